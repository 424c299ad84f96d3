"""The plan of a table: a place for every tile of a layout."""

import itertools
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_int, check_seat, check_type, shown
from chickenfoot._core.errors import DrawingError
from chickenfoot._core.layout import Layout, PlaceKind, accepts
from chickenfoot._core.moves import Play
from chickenfoot._core.rules import FEWEST_SEATS
from chickenfoot._core.tiles import Tile
from chickenfoot._core.values import Value, short_pretty
from chickenfoot.drawing._occupied import Ground
from chickenfoot.drawing._places import find, lay
from chickenfoot.drawing._spots import Bounds, Spot, bounds_of, spot_found, turned

_FULL: Final = 360
_QUARTER: Final = 90


@final
@attrs.frozen(repr=False)
class Plan(Value):
    """Where all tiles of a layout lie. Get it from `plan_layout`."""

    layout: Layout
    """The tiles on the table."""
    turn: int
    """By how many degrees the table is turned, clockwise."""
    spots: tuple[Spot, ...] = attrs.field(eq=False)
    """The tiles in the order laid."""
    ground: Ground = attrs.field(eq=False)
    """The table as the search for places sees it."""

    @property
    def bounds(self) -> Bounds:
        """The smallest upright rectangle around all tiles; a point on a bare table."""
        return bounds_of(self.spots)

    def spot_of(self, tile: Tile) -> Spot | None:
        """Return where a tile lies, or `None` if it is not on the table."""
        return next((spot for spot in self.spots if spot.tile == tile), None)

    def ghost(self, play: Play) -> Spot:
        """Return where a tile would lie: exactly where it lies after that play.

        Any play that the layout allows has a place, whoever may hold the tile.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Play, Rules, deal
            >>> state = deal(Rules(), seats=4, rng=Random(1))
            >>> spot = plan_layout(state.layout).ghost(Play(state.opener, None))
            >>> spot.x, spot.y, spot.angle
            (0.0, 0.0, 90)

        Raises:
            DrawingError: The tile lies on the table, or may not be laid there now.
        """
        layout = self.layout
        check_type("the play", play, Play)
        if not accepts(layout, play) or play.tile.index in self.ground.poses:
            raise DrawingError(f"no place for {play}: the layout does not allow it")
        ground, tile, onto = self.ground, play.tile, play.onto
        found = find(ground, tile, onto, arms=_arms_of(layout))
        spot = spot_found(self.spots, ground, tile, onto, found)
        if not self.turn:
            return spot
        return turned(spot, lay(ground, tile, onto, found), self.turn)

    def __repr__(self) -> str:
        count = len(self.spots)
        return f"<Plan of {self.layout.opener}: {count} tiles, turn {self.turn}>"

    _repr_pretty_ = short_pretty


def plan_layout(layout: Layout, *, before: Plan | None = None, turn: int = 0) -> Plan:
    """Find a place for every tile of a layout.

    The opener lies in the middle, its arms at even angles; a plain tile goes straight
    on, a double across its line, its toes straight on and at 45 degrees to each side.
    Where something lies in the way, the line bends, and at worst it leaves a gap, which
    a `Spot.link` bridges. Tiles that are joined leave `GAP` between them, all others at
    least `CLEARANCE`.

    A tile never moves when another one is laid, and equal layouts give equal plans on
    every machine.

    Args:
        layout: The tiles on the table.
        before: An earlier plan. If the layout continues the one of that plan, only the
            new tiles are searched a place for; the result is the same without.
        turn: By how many degrees to turn the table clockwise, such as
            `turn_for_seat(2, seats=4)`.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, apply_move, deal, legal_moves
        >>> state = deal(Rules(), seats=2, rng=Random(1))
        >>> while moves := legal_moves(state):
        ...     state = apply_move(state, moves[0])
        >>> plan = plan_layout(state.layout)
        >>> plan.spots[1].x, plan.spots[1].y, plan.spots[1].angle
        (1.58, 0.0, 0)

    Raises:
        TypeError: An argument is of the wrong type.
    """
    check_type("layout", layout, Layout)
    check_int("turn", turn)
    if before is not None:
        check_type("before", before, Plan)
    turn %= _FULL
    ground = Ground()
    spots: tuple[Spot, ...] = ()
    if before is not None and _continues(layout, before.layout):
        ground = before.ground
        spots = before.spots
        if before.turn != turn:
            spots = tuple(turned(spot, ground, turn) for spot in spots)
    arms = _arms_of(layout)
    for placement in layout.placements[len(spots) :]:
        tile, onto = placement.tile, placement.onto
        found = find(ground, tile, onto, arms=arms)
        spot = spot_found(spots, ground, tile, onto, found)
        ground = lay(ground, tile, onto, found)
        spots += (turned(spot, ground, turn) if turn else spot,)
    return Plan(layout, turn, spots, ground)


def turn_for_seat(seat: int, *, seats: int) -> int:
    """Return the turn of the table that brings the side of a seat to the bottom.

    Seats sit clockwise at even angles; without a turn seat 0 is at the bottom. The
    table is turned by quarters only, so that its lines stay upright on the screen.

    Examples:
        >>> turn_for_seat(1, seats=4)
        270
        >>> [turn_for_seat(seat, seats=5) for seat in range(5)]
        [0, 270, 180, 180, 90]

    Raises:
        DrawingError: No table has so few seats (R2).
        SeatError: No seat has this number.
        TypeError: An argument is not an `int`.
    """
    check_int("seats", seats)
    if seats < FEWEST_SEATS:
        raise DrawingError(f"a table has two or more seats, not {shown(seats)} (R2)")
    check_seat("seat", seat, seats)
    quarters = (4 * seat + seats // 2) // seats
    return -_QUARTER * quarters % _FULL


def _continues(layout: Layout, earlier: Layout) -> bool:
    count = len(earlier.placements)
    return (
        layout.placements[:count] == earlier.placements
        # Until the arms lie, only what is owed says how many there are to be.
        and (count == 0 or _arms_of(layout) == _arms_of(earlier))
    )


def _arms_of(layout: Layout) -> int:
    """Count the arms of the opener, those to come included; 0 on a bare table."""
    if not layout.placements:
        return 0
    owed = layout.owed
    if owed is not None and owed.kind is PlaceKind.ARM:
        return owed.needed
    # The arms are laid before anything else (R8).
    onto_opener = (p.onto == layout.opener for p in layout.placements[1:])
    return sum(itertools.takewhile(bool, onto_opener))
