"""Ways out: the straight paths by which open ends can still grow.

A line that is walled in has nowhere to go, and late in a round that costs far more
than an early bend. So each open end keeps a way to the edge of all tiles in mind, and
laying a tile across the way of another end has its price.
"""

from collections.abc import Iterator
from typing import Final

from chickenfoot.drawing._geometry import (
    COS,
    SIN,
    STEP,
    TOE_ANGLE,
    Pose,
    Segment,
    ahead,
    crosses,
    off_corner,
    step,
)
from chickenfoot.drawing._occupied import Ground, Ways

_ROOMY: Final = 0.8
"""The distance kept from a way out."""
_FAR: Final = 7
"""So many free tiles in line are as good as a way to the edge."""
_LENGTH: Final = 60.0
_BENDS: Final = (30, -30, 60, -60, 90, -90)
"""At the start of a way out that does not lead straight on."""
_IN_THE_WAY: Final = 0.3


def free_steps(ground: Ground, pose: Pose, joined: int) -> int | None:
    """Count the tiles that fit in line from this pose on; `None`: enough of them."""
    x, y, angle, heading = pose
    dx, dy = STEP * COS[heading], STEP * SIN[heading]
    for count in range(_FAR):
        if ground.is_beyond(x, y):
            return None
        there = Pose(x, y, angle, heading)
        if ground.obstacle(there, joined, _ROOMY) is not None:
            return count
        x += dx
        y += dy
    return None


def way_out(ground: Ground, pose: Pose, tile: int) -> Segment | None:
    """Return a way out for the line that ends with this plain tile, if it has one."""
    first = ahead(pose)
    if free_steps(ground, first, tile) is None:
        return _way(first)
    return bent_way_out(ground, pose, tile)


def bent_way_out(ground: Ground, pose: Pose, tile: int) -> Segment | None:
    """Return a way out for a line that cannot go straight on, if it has one."""
    side = outward(pose)
    for turn in _BENDS:
        first = ahead(pose, turn * side)
        if free_steps(ground, first, tile) is None:
            return _way(first)
    return None


def ways_after(ground: Ground, tile: int, *, settled: int | None) -> dict[int, Ways]:
    """Return the ways out once this tile lies, for which others may have to make way.

    `ground` has the tile already, but still the ways from before. `settled` is the
    tile that offers no end any more.
    """
    pose = ground.poses[tile]
    ways = dict(ground.ways)
    if settled is not None:
        ways.pop(settled, None)
    for end, old in ways.items():
        at = ground.poses[end]
        is_plain = at.angle == at.heading
        if is_plain and any(crosses(way, pose, _IN_THE_WAY) for way in old):
            ways[end] = _one(way_out(ground, at, end))
    if pose.angle == pose.heading:
        ways[tile] = _one(way_out(ground, pose, tile))
    else:
        ways[tile] = tuple(_way(toe) for toe in natural_toes(pose))
    return ways


def natural_toes(double: Pose) -> Iterator[Pose]:
    """Yield where toes lie if all is free: straight on and off both corners."""
    yield ahead(double)
    for side in (-1, 1):
        yield off_corner(double, side, TOE_ANGLE)


def outward(pose: Pose) -> int:
    """Return the side to which a line turns away from the opener: 1 is clockwise."""
    beside = pose.y * COS[pose.heading] - pose.x * SIN[pose.heading]
    return 1 if beside >= 0 else -1


def _way(first: Pose) -> Segment:
    return Segment(*step(first, -1), *step(first, _LENGTH))


def _one(way: Segment | None) -> Ways:
    return () if way is None else (way,)
