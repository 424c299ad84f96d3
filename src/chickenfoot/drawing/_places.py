"""One more tile on the table: the law of where each kind of tile goes.

The opener lies in the middle, upright, with its arms at even angles; a plain tile goes
straight on, a double across its line, and toes straight on and off the corners. Places
already given never change, so a plan grows like the table itself.
"""

from typing import Final

import attrs

from chickenfoot._core.layout import TOES
from chickenfoot._core.tiles import Tile
from chickenfoot.drawing._free_ways import ways_after
from chickenfoot.drawing._geometry import (
    CLEARANCE,
    COS,
    SIN,
    Pose,
    ahead,
    bridge,
    off_corner,
    pose_at,
)
from chickenfoot.drawing._occupied import Ground
from chickenfoot.drawing._search import Found, next_pose, toe_pose

_QUARTER: Final = 90
_HALF: Final = 180
_CLOSE_ARMS: Final = 6
"""So many arms start at the opener; more of them start on a ring around it."""


def find(ground: Ground, tile: Tile, onto: Tile | None, *, arms: int) -> Found:
    """Return where a tile would lie on the tile `onto`; `None` is for the opener."""
    if onto is None:
        return Found(pose_at(0, 0, 0, is_double=True))
    if onto.index == ground.opener:
        arm = len(ground.slots[onto.index])
        return _arm(ground.poses[onto.index], arm, arms)
    if onto.is_double:
        return toe_pose(ground, onto.index)
    return next_pose(ground, onto.index, is_double=tile.is_double)


def lay(ground: Ground, tile: Tile, onto: Tile | None, found: Found) -> Ground:
    """Return the ground with a tile where `find` found its place."""
    grown = ground.with_tile(tile.index, found.pose, found.link)
    slots = dict(ground.slots)
    ways = grown.ways
    if tile.is_double:
        slots[tile.index] = ()
    if onto is not None:
        settled: int | None = onto.index
        if onto.is_double:
            taken = (*slots[onto.index], found.slot)
            slots[onto.index] = taken
            if len(taken) < TOES:
                settled = None
        ways = ways_after(grown, tile.index, settled=settled)
    return attrs.evolve(grown, slots=slots, ways=ways)


def _arm(opener: Pose, arm: int, arms: int) -> Found:
    """Return where an arm lies: at even angles, rounded to degrees."""
    angle = (360 * arm + arms // 2) // arms
    heading = (opener.heading + angle) % 360
    if arms > _CLOSE_ARMS:
        return _on_ring(opener, heading, arms)
    if angle % _HALF == 0:
        return Found(ahead(opener._replace(heading=heading)))
    if angle % _QUARTER == 0:
        return Found(ahead(opener._replace(angle=heading, heading=heading)))
    side = 1 if angle < _HALF else -1
    from_front = min(angle, 2 * _HALF - angle)
    if from_front < _QUARTER:
        return Found(off_corner(opener, side, from_front))
    rear = opener._replace(heading=(opener.heading + _HALF) % 360)
    return Found(off_corner(rear, -side, _HALF - from_front))


def _on_ring(opener: Pose, heading: int, arms: int) -> Found:
    """Return an arm that is one of many: just so far out that they do not touch."""
    half_angle = 180 // arms
    inner = (COS[half_angle] / 2 + CLEARANCE) / SIN[half_angle]
    cos, sin = COS[heading], SIN[heading]
    pose = pose_at(opener.x + (inner + 1) * cos, opener.y + (inner + 1) * sin, heading)
    start = (opener.x + inner * cos, opener.y + inner * sin)
    return Found(pose, link=bridge((opener.x, opener.y), start))
