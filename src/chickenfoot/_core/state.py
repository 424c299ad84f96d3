"""The state of a round: everything there is to know between two moves."""

from collections.abc import Sequence
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_int
from chickenfoot._core.layout import Layout, Owed, owed_now, played_text
from chickenfoot._core.rules import Rules
from chickenfoot._core.tiles import Bits, Tile, hands_text, tiles_of
from chickenfoot._core.values import (
    Value,
    fields_repr,
    maker,
    notebook_html,
    short_pretty,
)


@final
@attrs.frozen
class Outcome(Value):
    """How a round ended: a seat went out, or it was blocked (R13).

    Examples:
        >>> Outcome(2).is_blocked
        False
        >>> print(Outcome(2), Outcome(None))
        seat 2 went out blocked
    """

    seat: int | None
    """The seat that played its last tile; `None` if the round was blocked."""

    __repr__ = fields_repr

    def __str__(self) -> str:
        return "blocked" if self.seat is None else f"seat {self.seat} went out"

    def __attrs_post_init__(self) -> None:
        if self.seat is not None:
            check_int("seat", self.seat)

    @property
    def is_blocked(self) -> bool:
        """Whether nobody went out: no seat could play, and none could draw."""
        return self.seat is None


@final
@attrs.frozen(weakref_slot=False)
class RoundState(Value):
    """A round between two moves. Get the first from `deal` or `set_up`.

    States are values: equal when all is equal, hashable, and safe to keep and share.
    Only the library makes them: the attributes are guaranteed, the arguments of the
    constructor are not.
    """

    # What states that are kept together share need not count for their hash.
    rules: Rules = attrs.field(hash=False)
    """The rules of the table."""
    opener: Tile = attrs.field(hash=False)
    """The double that opens the round (R4)."""
    _hand_bits: tuple[Bits, ...] = attrs.field(alias="hand_bits")
    boneyard: tuple[Tile, ...]
    """The undealt tiles; the first is drawn next."""
    layout: Layout
    """The tiles on the table."""
    turn: int
    """The seat to move."""
    drawn: Tile | None
    """The tile that the seat to move drew in this turn, the last of several, or
    `None`."""
    outcome: Outcome | None = attrs.field(hash=False)
    """How the round ended; `None` while it is on."""
    ply: int
    """The number of moves made so far."""

    def __repr__(self) -> str:
        hands, boneyard = hands_text(self.hands), hands_text([self.boneyard])
        drew = f" after drawing {self.drawn}" if self.drawn else ""
        now = str(self.outcome or f"seat {self.turn} to move{drew}")
        return (
            f"<RoundState of {self.opener}, ply {self.ply}: {now}, hands {hands}, "
            f"boneyard {boneyard}, table {played_text(self.layout)}>"
        )

    _repr_pretty_ = short_pretty
    _repr_html_ = notebook_html

    @property
    def hands(self) -> tuple[tuple[Tile, ...], ...]:
        """Each seat's tiles, in the order of `double_set`.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal
            >>> state = deal(Rules(), seats=4, rng=Random(7))
            >>> [len(hand) for hand in state.hands]
            [7, 7, 7, 7]
        """
        return tuple(map(tiles_of, self._hand_bits))

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self._hand_bits)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended (R13)."""
        return self.outcome is not None

    @property
    def owed(self) -> Owed | None:
        """What must be played before anything else, or `None` (R4, R8, R12).

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal
            >>> deal(Rules(), seats=4, rng=Random(1)).owed
            Owed(kind=PlaceKind.OPENER, double=Tile(9, 9), placed=0, needed=1)
        """
        return owed_now(self.layout, self.opener, self.outcome)


make_state: Final = maker(RoundState)


def holder_of(hand_bits: tuple[Bits, ...], tile: Tile, *, otherwise: int) -> int:
    """Return the seat that holds a tile, or `otherwise` if nobody does."""
    bit = 1 << tile.index
    for seat, hand in enumerate(hand_bits):
        if hand & bit:
            return seat
    return otherwise


def first_held(openers: Sequence[Tile], hand_bits: tuple[Bits, ...]) -> Tile:
    """Return the first of these doubles that somebody holds, or else the first (R4)."""
    held = 0
    for hand in hand_bits:
        held |= hand
    return next((tile for tile in openers if held >> tile.index & 1), openers[0])
