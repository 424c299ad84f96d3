"""What one seat may know of a round, and nothing else."""

from typing import Final, final

import attrs

from chickenfoot._core.checks import check_int, shown
from chickenfoot._core.errors import TileError
from chickenfoot._core.layout import Layout, Owed, owed_now, played_text
from chickenfoot._core.moves import Move, Play
from chickenfoot._core.rules import Rules
from chickenfoot._core.scoring import RoundScore
from chickenfoot._core.state import Outcome, RoundState
from chickenfoot._core.tiles import (
    ALL_TILES,
    Tile,
    hands_text,
    set_size,
    tile_bits,
    tiles_of,
)
from chickenfoot._core.values import Value, maker, notebook_html, short_pretty


@final
@attrs.frozen(weakref_slot=False)
class RoundView(Value):
    """A round as one seat, or a watcher, may see it. Get one from `view`.

    What a seat may not see is a number here and never a tile, until the round is over
    and all hands are shown. Only the library makes views: the attributes are
    guaranteed, the arguments of the constructor are not.
    """

    rules: Rules
    """The rules of the table."""
    opener: Tile
    """The double that opens the round (R4)."""
    seat: int | None
    """Whose view this is; `None` for a watcher."""
    hand: tuple[Tile, ...]
    """The tiles of this seat, in the order of `double_set`; a watcher has none."""
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

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        drew = f" after drawing {self.drawn or 'a tile'}" if self.drew else ""
        now = str(self.outcome or f"seat {self.turn} to move{drew}")
        sizes = " ".join(map(str, self.hand_sizes))
        moves = " ".join(map(str, self.legal_moves)) or "none"
        return (
            f"<RoundView of {self.opener} for {whose}, ply {self.ply}: {now}, "
            f"hand {hands_text([self.hand])}, moves {moves}, hand sizes {sizes}, "
            f"boneyard {self.boneyard_size} tiles, table {played_text(self.layout)}>"
        )

    _repr_pretty_ = short_pretty
    _repr_html_ = notebook_html

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.hand_sizes)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended (R13)."""
        return self.outcome is not None

    @property
    def owed(self) -> Owed | None:
        """What must be played before anything else, or `None` (R4, R8, R12).

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal, view
            >>> view(deal(Rules(), seats=4, rng=Random(1)), 0).owed
            Owed(kind=PlaceKind.OPENER, double=Tile(9, 9), placed=0, needed=1)
        """
        return owed_now(self.layout, self.opener, self.outcome)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays among the legal moves.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal, view
            >>> state = deal(Rules(), seats=4, rng=Random(3))
            >>> [str(play) for play in view(state, state.turn).plays]
            []
        """
        return tuple(move for move in self.legal_moves if isinstance(move, Play))

    @property
    def unseen(self) -> tuple[Tile, ...]:
        """The tiles that are hidden from this seat, in the order of `double_set`.

        They are in other hands or in the boneyard. `suppose` takes a guess at where.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal, view
            >>> len(view(deal(Rules(), seats=4, rng=Random(1)), 0).unseen)
            48
        """
        bits = (1 << set_size(self.rules.max_pip)) - 1
        for placement in self.layout.placements:
            bits ^= 1 << placement.tile.index
        for hand in (self.hand,) if self.score is None else self.score.hands:
            bits ^= tile_bits(hand)
        return tiles_of(bits)

    def count_out(self, pip: int) -> int:
        """Count the tiles with this number that do not lie on the table.

        They are in hands, that of this seat too, or in the boneyard.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal, view
            >>> view(deal(Rules(), seats=4, rng=Random(1)), 0).count_out(5)
            10

        Raises:
            TileError: The set has no tile with this number.
            TypeError: `pip` is not an `int`.
        """
        check_int("pip", pip)
        if not 0 <= pip <= self.rules.max_pip:
            raise TileError(
                f"a double-{self.rules.max_pip} set has no tile with {shown(pip)} pips"
            )
        laid = sum(placement.tile.has(pip) for placement in self.layout.placements)
        return self.rules.max_pip + 1 - laid


make_view: Final = maker(RoundView)


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
