"""Where the next tile lies: straight on where there is room, else the least bad place.

Every place considered has a cost. Straight on costs nothing while the line has room
ahead, stays on the table and leaves other ends their room; so most tiles are settled
with one look. A bend costs more the sharper it is. Only where no bend fits does the
tile leave a gap, which is bridged by a link.
"""

import itertools
import math
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from chickenfoot._geometry import (
    CLEARANCE,
    COS,
    GAP,
    SIN,
    STEP,
    TOE_ANGLE,
    Pose,
    Segment,
    ahead,
    crosses,
    corner,
    front,
    off_corner,
    pose_at,
    step,
)
from chickenfoot._ground import Ground

_BEND: Final = 1 / 15
"""What a degree costs; everything else is measured against bends of 15 degrees."""
_CLAIM: Final = 3.0
_OUTSIDE: Final = 1.5
_LINK: Final = (6.0, 1.0)
_ROOM: Final = (6.0, 3.0, 1.5)
_FAR: Final = 7
_TRAPPED: Final = 8.0
_ESCAPES: Final = (0, 30, -30, 60, -60, 90, -90)
Ways: TypeAlias = tuple[Segment, ...]
_HALF_WAY: Final = 0.55
_ROOMY: Final = 0.5
_NO_TOE: Final = 5.0
_TIGHT_TOE: Final = 1.5
_BENDS: Final = (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90)
_LINKS: Final = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0)
_SLOTS: Final = (0, -1, 1)
"""The toes of a double: straight on, on its left corner, on its right corner."""
_SLOT_COST: Final = 0.1


class Found(NamedTuple):
    """Where a tile lies, and what it took to find room."""

    pose: Pose
    slot: int = 0
    """Which toe of a double it is."""
    bend: int = 0
    """By how many degrees it turns from where it would lie with all the room."""
    link: Segment | None = None
    """The bridge over a gap that is longer than usual."""


def arm_pose(opener: Pose, arm: int, arms: int) -> Found:
    """Return where an arm of the opener lies: at even angles all round."""
    angle = (360 * arm + arms // 2) // arms
    heading = (opener.heading + angle) % 360
    if arms > 6:
        return _on_ring(opener, heading, arms)
    if angle % 180 == 0:
        turned = opener._replace(heading=heading)
        return Found(ahead(turned))
    if angle % 180 == 90:
        end_on = Pose(opener.x, opener.y, heading, heading)
        return Found(ahead(end_on))
    side = 1 if angle < 180 else -1
    if 90 < angle < 270:
        back = opener._replace(heading=(opener.heading + 180) % 360)
        return Found(off_corner(back, -side, abs(180 - angle)))
    return Found(off_corner(opener, side, min(angle, 360 - angle)))


def _on_ring(opener: Pose, heading: int, arms: int) -> Found:
    """Return an arm among so many that they start at a distance, spread like rays."""
    half = 180 // arms
    inner = (COS[half] / 2 + CLEARANCE) / SIN[half]
    x, y = opener.x + inner * COS[heading], opener.y + inner * SIN[heading]
    centre = pose_at(x + COS[heading], y + SIN[heading], heading)
    start = 1 + GAP / 2
    bridge = Segment(
        opener.x + COS[heading] / 2 * start, opener.y + SIN[heading] / 2 * start, x, y
    )
    return Found(centre, link=bridge)


def next_pose(ground: Ground, joined: int, *, is_double: bool) -> Found:
    """Return where a tile lies that goes on a plain one."""
    pose = ground.poses[joined]
    price = _double_cost if is_double else _plain_cost
    side = _outward(pose)
    ways = ground.ways_near(*front(pose), joined)
    best: Found | None = None
    best_cost = math.inf
    for link, may_cross in _links():
        link_cost = _LINK[0] + _LINK[1] * link if link else 0.0
        if best is not None and (may_cross or link_cost >= best_cost):
            return best
        for turn in _BENDS:
            cost = link_cost + abs(turn) * _BEND
            if cost >= best_cost:
                break
            found = ahead(pose, turn * side, is_double=is_double, link=link)
            if not ground.is_free(found, joined):
                continue
            bridge = _bridge(front(pose), found, link)
            if bridge and not (may_cross or ground.is_clear(bridge, joined)):
                continue
            cost += price(ground, found, joined, ways, best_cost - cost)
            if cost < best_cost:
                best, best_cost = Found(found, 0, turn * side, bridge), cost
    raise AssertionError("the table has no edge")


def toe_pose(ground: Ground, double: int, taken: tuple[int, ...]) -> Found:
    """Return where a toe lies, with some of the three slots taken."""
    pose = ground.poses[double]
    ways = ground.ways_near(*front(pose), double)
    best: Found | None = None
    best_cost = math.inf
    for link, may_cross in _links():
        link_cost = _LINK[0] + _LINK[1] * link if link else 0.0
        if best is not None and (may_cross or link_cost >= best_cost):
            return best
        for slot, turn in _toes(taken):
            cost = link_cost + abs(turn) * _BEND + abs(slot) * _SLOT_COST
            if cost >= best_cost:
                continue
            if slot:
                start = corner(pose, slot)
                found = off_corner(pose, slot, TOE_ANGLE + turn, link=link)
            else:
                start = front(pose)
                found = ahead(pose, turn, link=link)
            if not ground.is_free(found, double):
                continue
            bridge = _bridge(start, found, link)
            if bridge and not (may_cross or ground.is_clear(bridge, double)):
                continue
            cost += _plain_cost(ground, found, double, ways, best_cost - cost)
            if cost < best_cost:
                best, best_cost = Found(found, slot, turn, bridge), cost
    raise AssertionError("the table has no edge")


def ways_after(
    ground: Ground, tile: int, pose: Pose, joined: int | None, done: bool
) -> dict[int, tuple[Segment, ...]]:
    """Return the ways out of all ends once this tile lies.

    `ground` is the one with the tile on it, but still with the ways from before.
    """
    ways = dict(ground.ways)
    if done and joined is not None:
        ways.pop(joined, None)
    for end, old in ground.ways.items():
        if end in ways and any(crosses(way, pose, 0.3) for way in old) and end != joined:
            at = ground.poses[end]
            if at.angle == at.heading:
                found = _way_out(ground, at, end)
                ways[end] = () if found is None else (found,)
    if pose.angle == pose.heading:
        found = _way_out(ground, pose, tile)
        ways[tile] = () if found is None else (found,)
    else:
        ways[tile] = tuple(_ray(toe) for toe in _natural_toes(pose))
    return ways


def _ray(pose: Pose) -> Segment:
    return Segment(*step(pose, -1), *step(pose, 60))


def _free_steps(ground: Ground, pose: Pose, joined: int) -> int | None:
    """Count tiles that fit in line from this pose on; None if the line leaves."""
    x, y, angle, heading = pose
    dx, dy = STEP * COS[heading], STEP * SIN[heading]
    count = 0
    while count < _FAR and not ground.is_beyond(x, y):
        if not ground.is_free(Pose(x, y, angle, heading), joined, _ROOMY):
            return count
        count += 1
        x += dx
        y += dy
    return None


def _way_out(ground: Ground, pose: Pose, joined: int) -> Segment | None:
    side = _outward(pose)
    for turn in _ESCAPES:
        first = ahead(pose, turn * side)
        if _free_steps(ground, first, joined) is None:
            return _ray(first)
    return None


def _natural_toes(pose: Pose) -> tuple[Pose, Pose, Pose]:
    return (
        ahead(pose),
        off_corner(pose, -1, TOE_ANGLE),
        off_corner(pose, 1, TOE_ANGLE),
    )


def _toes(taken: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    for turn in _BENDS:
        for slot in _SLOTS:
            if slot not in taken and abs(turn) <= TOE_ANGLE:
                yield slot, turn


def _links() -> Iterator[tuple[float, bool]]:
    """Yield ever longer links, and whether they may cross others and tiles."""
    for link in _LINKS:
        yield link, False
    for link in itertools.count(1):
        yield float(link), True


def _bridge(start: tuple[float, float], pose: Pose, link: float) -> Segment | None:
    if not link:
        return None
    is_double = pose.angle != pose.heading
    inner = step(pose, -0.5 if is_double else -1.0)
    return Segment(*start, *inner)


def _outward(pose: Pose) -> int:
    """Return the side to which a line turns away from the opener."""
    beside = pose.y * COS[pose.heading] - pose.x * SIN[pose.heading]
    return 1 if beside >= 0 else -1


def _reach(ground: Ground) -> float:
    """Return how far from the opener tiles should stay, by how many there are."""
    return 13 + 2.0 * math.sqrt(len(ground.poses))


def _outside(ground: Ground, x: float, y: float) -> float:
    return max(0.0, abs(x) - _reach(ground), abs(y) - _reach(ground))


def _cut(ways: Ways, pose: Pose) -> int:
    """Count the ways out that a tile cuts."""
    return sum(crosses(way, pose, _HALF_WAY) for way in ways)


def _plain_cost(
    ground: Ground, pose: Pose, joined: int, ways: Ways, limit: float
) -> float:
    cost = _CLAIM * _cut(ways, pose) + _OUTSIDE * _outside(
        ground, *step(pose, 1 + STEP)
    )
    if cost >= limit:
        return cost
    steps = _free_steps(ground, ahead(pose), joined)
    if steps is not None:
        cost += _ROOM[steps] if steps < len(_ROOM) else 0.5
        if cost < limit and _way_out(ground, pose, joined) is None:
            cost += _TRAPPED
    return cost


def _double_cost(
    ground: Ground, pose: Pose, joined: int, ways: Ways, limit: float
) -> float:
    cost = _CLAIM * _cut(ways, pose)
    for toe in _natural_toes(pose):
        if cost >= limit:
            break
        if not ground.is_free(toe, joined):
            cost += _NO_TOE
            continue
        cost += _CLAIM * _cut(ways, toe)
        cost += _OUTSIDE * _outside(ground, *step(toe, 1)) / 2
        if cost >= limit:
            break
        steps = _free_steps(ground, ahead(toe), joined)
        if steps is not None:
            cost += (_ROOM[steps] if steps < len(_ROOM) else 0.5) / 2
    return cost
