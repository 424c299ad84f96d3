"""What a move makes happen, as values to show, to animate and to say.

Examples:
    >>> from random import Random
    >>> from chickenfoot import deal, Draw, Rules
    >>> state = deal(Rules(), seats=4, rng=Random(1))
    >>> (drew,) = move_events(state, Draw())
    >>> drew
    Drew(seat=0, tile=Tile(2, 1))
    >>> for_seat(drew, 2)
    Drew(seat=0, tile=None)
"""

from typing import Final, TypeAlias, final, overload

import attrs

from chickenfoot._core.checks import check_seat, check_type, shown
from chickenfoot._core.layout import PlaceKind
from chickenfoot._core.moves import Draw, Move, Play
from chickenfoot._core.play import apply_move, legal_moves
from chickenfoot._core.rules import MOST_SEATS
from chickenfoot._core.scoring import RoundScore, score_round
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import Tile
from chickenfoot._core.values import NamedEnum, Value

__all__ = [
    "ArmsCompleted",
    "Drew",
    "Event",
    "FootCalled",
    "FootCompleted",
    "Laid",
    "Opened",
    "PassKind",
    "Passed",
    "RoundEnded",
    "for_seat",
    "move_events",
    "reveals",
]


def __dir__() -> list[str]:
    return __all__


@final
@attrs.frozen
class Opened(Value):
    """A seat laid the opener (R4)."""

    seat: int
    """Who laid it."""
    tile: Tile
    """The opener."""


@final
@attrs.frozen
class Laid(Value):
    """A seat laid a tile on another one (R7)."""

    seat: int
    """Who laid it."""
    tile: Tile
    """The tile that was laid."""
    onto: Tile
    """The tile on the table that it joined."""
    pip: int
    """The number on the joined halves."""
    kind: PlaceKind
    """What kind of place it is; never the opener's."""
    number: int | None
    """Which arm or toe it is, from 1; `None` on an end."""
    needed: int | None
    """How many arms or toes it takes in all; `None` on an end."""


@final
@attrs.frozen
class FootCalled(Value):
    """A seat laid a double and called "chicken foot" (R12)."""

    seat: int
    """Who laid the double."""
    double: Tile
    """The double that wants toes now."""


@final
@attrs.frozen
class ArmsCompleted(Value):
    """A seat laid the last arm of the opener (R8)."""

    seat: int
    """Who laid the last arm."""
    double: Tile
    """The opener."""


@final
@attrs.frozen
class FootCompleted(Value):
    """A seat laid the last toe of a foot (R12)."""

    seat: int
    """Who laid the last toe."""
    double: Tile
    """The double that has its toes now."""


@final
@attrs.frozen
class Drew(Value):
    """A seat drew a tile (R5, R10)."""

    seat: int
    """Who drew."""
    tile: Tile | None
    """The tile, for the seat itself; `None` for all others."""


@final
class PassKind(NamedEnum):
    """Why a seat passed, as far as the reader of the event may know."""

    MISSED = "missed"
    """It had no legal play."""
    KEPT = "kept"
    """It could have played, and kept its tiles."""
    HIDDEN = "hidden"
    """It had drawn, and only the seat itself knows which of the two it is."""


@final
@attrs.frozen
class Passed(Value):
    """A seat ended its turn without a play (R5, R10, R11)."""

    seat: int
    """Who passed."""
    drew: bool
    """Whether it had drawn in this turn."""
    kind: PassKind
    """Whether it could have played."""


@final
@attrs.frozen
class RoundEnded(Value):
    """The round is over, and all hands are shown (R13, R14)."""

    score: RoundScore
    """What the round costs each seat."""


Event: TypeAlias = (
    Opened
    | Laid
    | FootCalled
    | ArmsCompleted
    | FootCompleted
    | Drew
    | Passed
    | RoundEnded
)
"""Everything that a move can make happen. Later versions may add kinds of events, so
treat an unknown one as nothing to show."""

EVENT_NAMES: Final[dict[type[Event], str]] = {
    Opened: "opened",
    Laid: "laid",
    FootCalled: "foot_called",
    ArmsCompleted: "arms_completed",
    FootCompleted: "foot_completed",
    Drew: "drew",
    Passed: "passed",
    RoundEnded: "round_ended",
}


def event_name(event: Event) -> str:
    """Return the name of a kind of event; it never changes."""
    return EVENT_NAMES[type(event)]


def move_events(state: RoundState, move: Move) -> tuple[Event, ...]:
    """Return the events of a legal move, in order, with everything known.

    Pass each event through `for_seat` before you show it to a seat.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal, parse_move
        >>> state = deal(Rules(), seats=4, opener=Tile(6, 6), rng=Random(1))
        >>> move_events(state, parse_move("6-6"))
        (Opened(seat=1, tile=Tile(6, 6)),)

    Raises:
        IllegalMoveError: The move is not in `legal_moves`.
        TypeError: `state` is not a `RoundState`, or `move` not a move.
    """
    check_type("state", state, RoundState)
    after = apply_move(state, move)
    seat = state.turn
    told: list[Event]
    if isinstance(move, Play):
        told = _laid(state, move)
        owed = state.layout.owed
        if owed is not None and after.layout.owed is None:
            is_arm = owed.kind is PlaceKind.ARM
            completed = ArmsCompleted if is_arm else FootCompleted
            told.append(completed(seat, owed.double))
    elif isinstance(move, Draw):
        told = [Drew(seat, after.drawn)]
    else:
        could_play = any(isinstance(other, Play) for other in legal_moves(state))
        kind = PassKind.KEPT if could_play else PassKind.MISSED
        told = [Passed(seat, state.drawn is not None, kind)]
    if after.outcome is not None:
        told.append(RoundEnded(score_round(after)))
    return tuple(told)


def _laid(state: RoundState, play: Play) -> list[Event]:
    seat, tile, onto = state.turn, play.tile, play.onto
    if onto is None:
        return [Opened(seat, tile)]
    assert play.pip is not None, "a legal play has a number in common"
    owed = state.layout.owed
    if owed is None:
        kind, number, needed = PlaceKind.END, None, None
    else:
        kind, number, needed = owed.kind, owed.placed + 1, owed.needed
    told: list[Event] = [Laid(seat, tile, onto, play.pip, kind, number, needed)]
    if tile.is_double:
        told.append(FootCalled(seat, tile))
    return told


def check_event(event: object) -> None:
    """Raise `TypeError` unless the value is an event."""
    if type(event) not in EVENT_NAMES:
        raise TypeError(f"event must be one of chickenfoot.events, not {shown(event)}")


@overload
def for_seat(event: Event, seat: int | None) -> Event: ...
@overload
def for_seat(event: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]: ...
def for_seat(
    event: Event | tuple[Event, ...], seat: int | None
) -> Event | tuple[Event, ...]:
    """Return what a seat, or a watcher (`None`), may be told of one event or several.

    Others learn that a seat drew, and not what; and when a seat passes after a draw,
    not whether it could have played.

    Examples:
        >>> from chickenfoot import Tile
        >>> for_seat(Drew(0, Tile(7, 1)), 0)
        Drew(seat=0, tile=Tile(7, 1))
        >>> for_seat(Passed(0, drew=True, kind=PassKind.KEPT), None)
        Passed(seat=0, drew=True, kind=PassKind.HIDDEN)
        >>> for_seat((Drew(0, Tile(7, 1)),), 1)
        (Drew(seat=0, tile=None),)

    Raises:
        SeatError: No table has a seat with this number.
        TypeError: `event` is neither an event nor a tuple of events, or `seat` neither
            an `int` nor `None`.
    """
    if seat is not None:
        check_seat("seat", seat, MOST_SEATS)
    if issubclass(type(event), tuple):
        assert isinstance(event, tuple), "its type says so"
        return tuple([_for_seat(one, seat) for one in event])
    check_event(event)
    assert not isinstance(event, tuple), "it is an event"
    return _for_seat(event, seat)


def _for_seat(event: Event, seat: int | None) -> Event:
    check_event(event)
    match event:
        case Drew() if not _is_own(event, seat):
            return Drew(event.seat, None)
        case Passed() if event.drew and not _is_own(event, seat):
            return Passed(event.seat, drew=True, kind=PassKind.HIDDEN)
        case _:
            return event


def _is_own(event: Drew | Passed, seat: int | None) -> bool:
    # The seat of an event made by hand may be of any type, equal to whatever it likes.
    return type(event.seat) is int and event.seat == seat


def reveals(state: RoundState, move: Move) -> bool:
    """Return whether a legal move shows somebody a hidden tile, beside the one laid.

    A draw does, and a move that ends the round. A table that lets seats take moves
    back, by going on from an older state, should let none of these be taken back.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal
        >>> reveals(deal(Rules(), seats=4, rng=Random(1)), Draw())
        True

    Raises:
        IllegalMoveError: The move is not in `legal_moves`.
        TypeError: `move` is not a move.
    """
    after = apply_move(state, move)
    return isinstance(move, Draw) or after.outcome is not None
