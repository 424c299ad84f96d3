"""Where tiles lie, as users read it."""

from collections.abc import Iterable
from typing import ClassVar, Final, final

import attrs

from chickenfoot._core.checks import check_type
from chickenfoot._core.tiles import Tile
from chickenfoot._core.values import Value
from chickenfoot.drawing._geometry import COS, HALF_LENGTH, HALF_WIDTH, SIN, Segment
from chickenfoot.drawing._occupied import Ground
from chickenfoot.drawing._search import Found

_FULL: Final = 360


@final
@attrs.frozen
class Bounds(Value):
    """An upright rectangle, in widths of a tile."""

    left: float
    """The smallest x."""
    top: float
    """The smallest y; y grows downwards."""
    right: float
    """The largest x."""
    bottom: float
    """The largest y."""

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high it is."""
        return self.bottom - self.top


@final
@attrs.frozen
class Spot(Value):
    """Where one tile lies, or would lie."""

    length: ClassVar[float] = 2 * HALF_LENGTH
    """How long every tile is."""
    width: ClassVar[float] = 2 * HALF_WIDTH
    """How wide every tile is: the unit."""

    tile: Tile
    """The tile that lies there."""
    onto: Tile | None
    """The tile that it joins; `None` for the opener."""
    near: int
    """The pips on the half that faces the joined tile."""
    far: int
    """The pips on the other half; on a double the same."""
    x: float
    """The centre of the tile."""
    y: float
    """The same, downwards."""
    angle: int
    """Where the tile points to, from its near half to its far half."""
    heading: int
    """Where its line goes on: the angle of a plain tile, but across a double."""
    arm: int | None
    """The arm that it belongs to, from 0 in the order laid; `None` for the opener."""
    toe: int | None
    """Which toe of the joined double it is, from 0 in the order laid; else `None`."""
    bend: int
    """By how many degrees it turns away from where it would lie with all the room."""
    link: Segment | None
    """The bridge from the joined tile, where the next free place is farther than usual;
    else `None`."""

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """The four corners, clockwise from the left one at the near end."""
        cos, sin = COS[self.angle], SIN[self.angle]
        return tuple(
            (self.x + along * cos - beside * sin, self.y + along * sin + beside * cos)
            for along, beside in (
                (-HALF_LENGTH, -HALF_WIDTH),
                (HALF_LENGTH, -HALF_WIDTH),
                (HALF_LENGTH, HALF_WIDTH),
                (-HALF_LENGTH, HALF_WIDTH),
            )
        )


def bounds_of(spots: Iterable[Spot]) -> Bounds:
    """Return the smallest upright rectangle around tiles; without any, around 0, 0.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Play, Rules, deal
        >>> from chickenfoot.drawing import plan_layout
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> bounds_of([plan_layout(state.layout).ghost(Play(state.opener, None))])
        Bounds(left=-0.5, top=-1.0, right=0.5, bottom=1.0)

    Raises:
        TypeError: A value is not a `Spot`.
    """
    corners: list[tuple[float, float]] = []
    for spot in spots:
        check_type("each of spots", spot, Spot)
        corners += spot.corners
    corners = corners or [(0.0, 0.0)]
    xs, ys = zip(*corners, strict=True)
    return Bounds(min(xs), min(ys), max(xs), max(ys))


def spot_found(
    spots: tuple[Spot, ...], ground: Ground, tile: Tile, onto: Tile | None, found: Found
) -> Spot:
    """Return the place that was found for a tile, on a table that is not turned."""
    arm: int | None = None
    toe: int | None = None
    near = tile.high
    if onto is not None:
        if not onto.has(near):
            near = tile.low
        # Poses are kept in the order laid, as spots are.
        joined = spots[list(ground.poses).index(onto.index)]
        arm = joined.arm
        if onto.is_double:
            toe = len(ground.slots[onto.index])
            if joined.onto is None:
                arm, toe = toe, None
    x, y, angle, heading = found.pose
    far = tile.other(near)
    return Spot(
        tile, onto, near, far, x, y, angle, heading, arm, toe, found.bend, found.link
    )


def turned(spot: Spot, ground: Ground, turn: int) -> Spot:
    """Return the spot of a tile of the ground, on the table turned so far."""
    pose = ground.poses[spot.tile.index]
    link = ground.links.get(spot.tile.index)
    x, y = _point(pose.x, pose.y, turn)
    return attrs.evolve(
        spot,
        x=x,
        y=y,
        angle=(pose.angle + turn) % _FULL,
        heading=(pose.heading + turn) % _FULL,
        link=link
        and Segment(*_point(link.x0, link.y0, turn), *_point(link.x1, link.y1, turn)),
    )


def _point(x: float, y: float, turn: int) -> tuple[float, float]:
    cos, sin = COS[turn], SIN[turn]
    return round(x * cos - y * sin, 4) + 0.0, round(x * sin + y * cos, 4) + 0.0
