"""The layout: the tiles on the table as a tree, and where the next one may go.

Places are numbers here, as `tiles` explains.
"""

import functools
from typing import Final, final

import attrs

from chickenfoot._core.moves import Play
from chickenfoot._core.tiles import (
    ALL_TILES,
    FITTING,
    Bits,
    Place,
    Tile,
    bare_table,
    place_number,
)
from chickenfoot._core.values import (
    NamedEnum,
    Value,
    fields_repr,
    maker,
    notebook_html,
    short_pretty,
)

TOES: Final = 3
"""The tiles that a double other than the opener takes (R12)."""


@final
@attrs.frozen(weakref_slot=False)
class Placement(Value):
    """One tile as it was laid."""

    tile: Tile
    """The tile that was laid."""
    onto: Tile | None
    """The tile on the table that it joined; `None` for the opener."""
    pip: int
    """The number on the joined halves; on the opener its own."""
    seat: int
    """Who laid it; the leader, where the opener is set aside."""

    __repr__ = fields_repr

    def __hash__(self) -> int:
        """Return what hardly ever agrees by chance, and costs little to work out."""
        return self.tile.index << 8 | self.seat


@final
@attrs.frozen
class End(Value):
    """A place where a tile may go: a tile on the table and the number it shows."""

    tile: Tile
    """The tile on the table."""
    pip: int
    """The number that it shows there."""

    __repr__ = fields_repr

    def __str__(self) -> str:
        return f"{self.tile}:{self.pip}"


@final
class PlaceKind(NamedEnum):
    """What kind of place a tile goes to."""

    OPENER = "opener"
    """The bare table, for the double that opens the round (R4)."""
    ARM = "arm"
    """An arm of the opener (R8)."""
    TOE = "toe"
    """A toe of the open foot (R12)."""
    END = "end"
    """Any open end (R7)."""


@final
@attrs.frozen
class Owed(Value):
    """What must be played before anything else (R4, R8, R12)."""

    kind: PlaceKind
    """Whether it is the opener, an arm or a toe; never an end."""
    double: Tile
    """The opener, or the double that takes the arms or toes."""
    placed: int
    """How many of them are on the table."""
    needed: int
    """How many it takes in all."""

    __repr__ = fields_repr


@final
@attrs.frozen(weakref_slot=False)
class Layout(Value):
    """The tiles on the table and the places open to the next one.

    A layout is read from a state. Only the library makes layouts: the attributes are
    guaranteed, the arguments of the constructor are not.
    """

    placements: tuple[Placement, ...]
    """The tiles in the order laid."""
    # The other fields follow from the tiles, so their hash need not count.
    _missing: int = attrs.field(alias="missing", hash=False)
    """How many arms or toes must be played before anything else."""
    _end_places: tuple[Place, ...] = attrs.field(alias="end_places", hash=False)
    _target_places: tuple[Place, ...] = attrs.field(alias="target_places", hash=False)

    def __repr__(self) -> str:
        return f"<Layout of {self.opener}: {played_text(self)}>"

    _repr_pretty_ = short_pretty
    _repr_html_ = notebook_html

    @property
    def opener(self) -> Tile:
        """The double that opens the round, on the table or not yet (R4).

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal
            >>> deal(Rules(), seats=4, rng=Random(1)).layout.opener
            Tile(9, 9)
        """
        if self.placements:
            return self.placements[0].tile
        return ALL_TILES[self._target_places[0] // 2]

    @property
    def owed(self) -> Owed | None:
        """The arms or toes that must be played before anything else (R8, R12).

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, apply_move, deal, parse_move
            >>> state = deal(Rules(), seats=4, opener=Tile(6, 6), rng=Random(1))
            >>> apply_move(state, parse_move("6-6")).layout.owed
            Owed(kind=PlaceKind.ARM, double=Tile(6, 6), placed=0, needed=4)
        """
        missing = self._missing
        if not missing:
            return None
        double = ALL_TILES[self._target_places[0] // 2]
        if double != self.opener:
            return Owed(PlaceKind.TOE, double, TOES - missing, TOES)
        # The arms are played before anything else.
        placed = len(self.placements) - 1
        return Owed(PlaceKind.ARM, double, placed, placed + missing)

    @property
    def ends(self) -> tuple[End, ...]:
        """The outer halves open by R7, whether or not a foot shuts them off.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, apply_move, deal, legal_moves
            >>> rules = Rules(max_pip=3, hand_size=2, arms=2)
            >>> state = deal(rules, seats=2, rng=Random(2))
            >>> while moves := legal_moves(state):
            ...     state = apply_move(state, moves[0])
            >>> print(*state.layout.ends)
            3-0:0 2-1:2 1-0:0
        """
        return tuple(_end(number) for number in self._end_places)

    @property
    def targets(self) -> tuple[End, ...]:
        """What may be played on right now: the open double, or else the ends.

        Empty before the opener lies.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, apply_move, deal, legal_moves
            >>> rules = Rules(max_pip=3, hand_size=2, arms=2)
            >>> state = deal(rules, seats=2, rng=Random(2))
            >>> while moves := legal_moves(state):
            ...     state = apply_move(state, moves[0])
            >>> print(*state.layout.targets)
            1-1:1
        """
        if not self.placements:
            return ()
        return tuple(_end(number) for number in self._target_places)


_make_placement: Final = maker(Placement)
_make_layout: Final = maker(Layout)


def _end(number: Place) -> End:
    tile = ALL_TILES[number // 2]
    return End(tile, tile.high if number % 2 else tile.low)


@functools.cache
def bare_layout(opener: Tile) -> Layout:
    """Return the empty table, where only the opener may go (R4)."""
    return Layout((), 0, (), (bare_table(opener),))


def owed_now(layout: Layout, opener: Tile, outcome: object | None) -> Owed | None:
    """Return what must be played first in a round, the opener included (R4)."""
    if outcome is not None:
        return None
    if not layout.placements:
        return Owed(PlaceKind.OPENER, opener, 0, 1)
    return layout.owed


def played_text(layout: Layout) -> str:
    """Return the plays that led to a layout, as moves are written."""
    plays = [
        f"{it.tile}@{it.onto}" if it.onto else f"{it.tile}" for it in layout.placements
    ]
    return " ".join(plays) or "empty"


def fitting_tiles(layout: Layout) -> Bits:
    """Return the tiles that match something that may be played on now, as bits."""
    bits = 0
    for place in layout._target_places:
        bits |= FITTING[place]
    return bits


def accepts(layout: Layout, play: Play) -> bool:
    """Return whether a play goes to a place that may be played on now (R7, R8, R12)."""
    return play._place in layout._target_places


def lay(layout: Layout, play: Play, seat: int, arms: int) -> Layout:
    """Return the layout after a play that was checked (R7, R8, R12).

    The opener takes `arms` tiles.
    """
    missing = layout._missing
    ends = layout._end_places
    targets = layout._target_places
    onto = play.onto
    opens = play._opens
    if onto is None or opens is None:  # a double, which is no end
        if onto is not None:
            changed = [*ends]
            del changed[ends.index(play._place)]
            ends = tuple(changed)
        double = play.tile
        missing = arms if onto is None else TOES
        targets = (place_number(double, double.low),)
    elif missing:  # a toe or an arm
        ends += (opens,)
        missing -= 1
        if not missing:
            targets = ends
    else:  # a plain tile on another
        changed = [*ends]
        changed[ends.index(play._place)] = opens
        targets = ends = tuple(changed)
    assert play.pip is not None, "a legal play has a number in common"
    placement = _make_placement(play.tile, onto, play.pip, seat)
    return _make_layout(
        layout.placements + (placement,),
        missing,
        ends,
        targets,
    )
