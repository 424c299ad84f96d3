"""What one seat may know of a round, and nothing else."""

from typing import Final, final

import attrs

from chickenfoot._core import play as _play
from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.errors import SetUpError
from chickenfoot._core.illegality import Illegality, Reason
from chickenfoot._core.layout import Layout
from chickenfoot._core.moves import Move
from chickenfoot._core.rules import Rules
from chickenfoot._core.scoring import RoundScore, score_round
from chickenfoot._core.state import Outcome, RoundState
from chickenfoot._core.tiles import ALL_TILES, Tile, tile_bits, tiles_of
from chickenfoot._core.values import NamedEnum, fields_repr, maker, notebook_html


@final
class Debt(NamedEnum):
    """What kind of tile must be laid before any other."""

    OPENER = "opener"
    """The double that opens the round (R4)."""
    ARM = "arm"
    """A tile on the opener (R8)."""
    TOE = "toe"
    """A tile on the open foot (R12)."""


@final
@attrs.frozen
class Owed:
    """What must be laid before anything else."""

    debt: Debt
    """Whether it is the opener, an arm or a toe."""
    double: Tile
    """The opener, or the double that takes the arms or toes."""
    placed: int
    """How many of them lie."""
    needed: int
    """How many it takes in all."""
    out: int
    """How many tiles that could be laid for it do not lie on the table yet."""

    __repr__ = fields_repr


@final
@attrs.frozen(weakref_slot=False)
class RoundView:
    """A round as one seat, or a watcher, may see it. Get one from `view`.

    What a seat may not see is a number here and never a tile, until the round is over
    and all hands are shown.
    """

    rules: Rules
    """The rules of the table."""
    opener: Tile
    """The double that opens the round (R4)."""
    seat: int | None
    """Whose view this is; `None` for a watcher."""
    hand: tuple[Tile, ...]
    """The own tiles, in the order of `double_set`; a watcher has none."""
    hand_sizes: tuple[int, ...]
    """The number of tiles of each seat."""
    boneyard_size: int
    """The number of undealt tiles."""
    layout: Layout
    """The tiles on the table."""
    turn: int
    """The seat to move."""
    drew: bool
    """Whether that seat has drawn in this turn."""
    drawn: Tile | None
    """The tile that it drew last, for its own eyes; `None` in all other views."""
    legal_moves: tuple[Move, ...]
    """The moves of this seat, in the order of `legal_moves`; none while it waits."""
    outcome: Outcome | None
    """How the round ended; `None` while it is on."""
    score: RoundScore | None
    """All hands and points; `None` while the round is on."""
    ply: int
    """The number of moves made so far."""

    __repr__ = fields_repr
    _repr_html_ = notebook_html

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.hand_sizes)

    @property
    def owed(self) -> Owed | None:
        """What must be laid before anything else, or `None` (R4, R8, R12).

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal, view
            >>> view(deal(Rules(), seats=4, rng=Random(1)), 0).owed
            Owed(debt=Debt.OPENER, double=Tile(9, 9), placed=0, needed=1, out=1)
        """
        if self.outcome is not None:
            return None
        if not self.layout.placements:
            return Owed(Debt.OPENER, self.opener, 0, 1, 1)
        foot = self.layout.foot
        if foot is None:
            return None
        debt = Debt.ARM if foot.double == self.opener else Debt.TOE
        out = self.count_out(foot.double.high)
        return Owed(debt, foot.double, foot.placed, foot.needed, out)

    def count_out(self, pip: int) -> int:
        """Count the tiles with this number that do not lie on the table.

        They are in hands, the own one too, or in the boneyard.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal, view
            >>> view(deal(Rules(), seats=4, rng=Random(1)), 0).count_out(5)
            10
        """
        laid = sum(placement.tile.has(pip) for placement in self.layout.placements)
        return self.rules.max_pip + 1 - laid


_make_view: Final = maker(RoundView)


def view(state: RoundState, seat: int | None) -> RoundView:
    """Return what a seat may see of a round; `None` is a watcher, who has no hand.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal
        >>> state = deal(Rules(hand_size=2), seats=3, rng=Random(7))
        >>> view(state, 0).hand
        (Tile(3, 2), Tile(6, 0))
        >>> view(state, None).hand_sizes
        (2, 2, 2)

    Raises:
        SetUpError: No seat has this number.
        TypeError: `state` is no `RoundState`, or `seat` neither an `int` nor `None`.
    """
    check_type("state", state, RoundState)
    hand: tuple[Tile, ...] = ()
    drawn: Tile | None = None
    moves: tuple[Move, ...] = ()
    if seat is not None:
        check_seat(seat, state.seats)
        hand = tiles_of(state.hand_bits[seat])
        if seat == state.turn:
            drawn = state.drawn
            moves = _play.legal_moves(state)
    return _make_view(
        state.rules,
        state.opener,
        seat,
        hand,
        tuple([bits.bit_count() for bits in state.hand_bits]),
        len(state.boneyard),
        state.layout,
        state.turn,
        state.drawn is not None,
        drawn,
        moves,
        state.outcome,
        None if state.outcome is None else score_round(state),
        state.ply,
    )


def check_seat(seat: int, seats: int) -> None:
    """Refuse a viewer who does not sit at the table."""
    check_int("seat", seat)
    if not 0 <= seat < seats:
        raise SetUpError(
            f"a view is for a seat from 0 to {seats - 1}, or None, not {seat}"
        )


def why_illegal(state: RoundState | RoundView, move: Move) -> Illegality | None:
    """Tell why a move is not legal now, or `None` when it is.

    A view answers for its own seat: what the seat to move is told for a state, a seat
    that waits and a watcher are refused everything (R6).

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Pass, Rules, deal, view
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> print(why_illegal(state, Pass()))
        seat 0 must draw, since nobody has laid the opener 9-9 (R5)
        >>> print(why_illegal(view(state, 2), Pass()))
        seat 0 is to move, not seat 2 (R6)

    Raises:
        TypeError: `state` is neither a `RoundState` nor a `RoundView`, or `move` is
            no move.
    """
    if not isinstance(state, RoundView):
        return _play.why_illegal(state, move)
    illegality = _play.why_illegal(known_state(state), move)
    if state.seat == state.turn or state.outcome is not None:
        return illegality
    who = "a watcher" if state.seat is None else f"seat {state.seat}"
    return Illegality(
        Reason.NOT_YOUR_TURN, "R6", f"seat {state.turn} is to move, not {who}"
    )


# Of the boneyard the law of a turn asks no more than how many tiles there are.
_UNKNOWN: Final = ALL_TILES[0]


def known_state(view: RoundView) -> RoundState:
    """Return a state with all that a view knows, for the law of its seat's turn.

    The law reads the hand of the seat to move and no other; so the others are empty.
    """
    hands = [0] * view.seats
    if view.seat is not None:
        hands[view.seat] = tile_bits(view.hand)
    return RoundState(
        rules=view.rules,
        opener=view.opener,
        hand_bits=tuple(hands),
        boneyard=(_UNKNOWN,) * view.boneyard_size,
        layout=view.layout,
        turn=view.turn,
        drawn=view.drawn,
        outcome=view.outcome,
        ply=view.ply,
    )
