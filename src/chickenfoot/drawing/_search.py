"""Where the next tile lies: straight on where there is room, else the least bad place.

Every place considered has a cost. Straight on costs nothing while the line has room
ahead and leaves other ends their ways; so most tiles are settled with one look. A bend
costs more the sharper it is, and a gap bridged by a link more than any bend. All costs
are measured against bends of 15 degrees, and were found by trying others.
"""

import itertools
import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from chickenfoot._core.layout import TOES
from chickenfoot.drawing._free_ways import (
    bent_way_out,
    free_steps,
    natural_toes,
    outward,
)
from chickenfoot.drawing._geometry import (
    TOE_ANGLE,
    Pose,
    Segment,
    ahead,
    back,
    bridge,
    corner,
    crosses,
    front,
    off_corner,
    step,
)
from chickenfoot.drawing._occupied import Ground, Ways

_BEND: Final = 1 / 15
"""For each degree."""
_LINK: Final = 8.0
_LINK_LENGTH: Final = 1.0
"""For each tile width of a link."""
_CUT: Final = 3.0
"""For each way of another end that the tile cuts."""
_ROOM: Final = (6.0, 3.0, 1.5)
"""When only so many tiles fit straight ahead."""
_SOME_ROOM: Final = 0.5
_TRAPPED: Final = 20.0
"""When there is no way out."""
_NO_TOE: Final = 9.0
"""For each toe of a double that finds its place taken."""
_OUTSIDE: Final = 0.1
"""For the square of the distance by which a line leaves the part of the table that
suits so many tiles, seen some tiles ahead so that it turns in time."""
_LOOK_AHEAD: Final = 6.0
_SLOT: Final = 0.1
"""For a toe off a corner, so that the toe straight on is the first."""

_BENDS: Final = (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90)
_TOE_BENDS: Final = _BENDS[:7]
_LINKS: Final = (0.0, 0.5, 1.0, 2.0, 3.0, 4.5, 6.0, 8.0, 11.0)
_MOST_PRICED: Final = len(_BENDS)
"""So many free places are looked at more closely, which takes the most time: all that
a plain tile may have, but not all of a toe."""
_ALONG_CUTS: Final = 0.55
"""Nearer than this a tile is on a way: half a tile, with a little to spare."""


class Found(NamedTuple):
    """Where a tile lies, and what it took to find room."""

    pose: Pose
    slot: int = 0
    """Which toe of a double it is: 0 straight on, -1 and 1 off its corners."""
    bend: int = 0
    """By how many degrees it turns from where it would lie with all the room."""
    link: Segment | None = None
    """The bridge over a gap that is longer than usual."""


class _Course(NamedTuple):
    """A direction to go on from a tile."""

    slot: int
    bend: int
    cost: float
    """What it costs before looking at the table."""


_ONWARD: Final = {
    side: tuple(_Course(0, bend * side, abs(bend) * _BEND) for bend in _BENDS)
    for side in (1, -1)
}
"""From a plain tile: of two bends alike, the one away from the opener comes first."""
_TOE_COURSES: Final = tuple(
    _Course(slot, bend, abs(bend) * _BEND + abs(slot) * _SLOT)
    for bend, slot in itertools.product(_TOE_BENDS, (0, -1, 1))
)


def next_pose(ground: Ground, joined: int, *, is_double: bool) -> Found:
    """Return where a tile lies that goes on a plain one."""
    courses = _ONWARD[outward(ground.poses[joined])]
    return _cheapest(ground, joined, courses, is_double=is_double)


def toe_pose(ground: Ground, double: int) -> Found:
    """Return where the next toe of a double lies."""
    taken = ground.slots[double]
    courses = [course for course in _TOE_COURSES if course.slot not in taken]
    return _cheapest(ground, double, courses, is_double=False)


def _cheapest(
    ground: Ground, joined: int, courses: Iterable[_Course], *, is_double: bool
) -> Found:
    """Return the first of the cheapest places, trying ever longer links."""
    pose = ground.poses[joined]
    middle = front(pose)
    ways = ground.ways_near(*middle, joined)
    price = _double_cost if is_double else _plain_cost
    best: Found | None = None
    best_cost = math.inf
    # A course is done when it has its nearest place or something lies on its line.
    done: set[_Course] = set()
    attempts = itertools.count()
    priced = 0
    while True:
        link, may_cross = _link(next(attempts))
        link_cost = _LINK + _LINK_LENGTH * link if link else 0.0
        if best is not None and (may_cross or link_cost >= best_cost):
            return best
        for course in courses:
            slot, bend, cost = course
            cost += link_cost
            if cost >= best_cost or (course in done and not may_cross):
                continue
            there = _place(pose, course, link, is_double=is_double)
            start = corner(pose, slot) if slot else middle
            obstacle = ground.obstacle(there, joined)
            if obstacle is not None:
                # What lies on the line stops a longer bridge too. The joined tile only
                # touches it, and is an obstacle only by its own bridge.
                line = Segment(*start, *front(there))
                if obstacle != joined and ground.stops(obstacle, line):
                    done.add(course)
                continue
            over = bridge(start, back(there)) if link else None
            if over and not (may_cross or ground.is_clear(over, joined)):
                done.add(course)
                continue
            done.add(course)
            cost += price(ground, there, joined, ways, best_cost - cost)
            if best is None or cost < best_cost:
                best, best_cost = Found(there, slot, bend, over), cost
            priced += 1
            if priced == _MOST_PRICED:
                return best


def _place(pose: Pose, course: _Course, link: float, *, is_double: bool) -> Pose:
    """Return where a tile lies that goes on in this direction."""
    slot, bend, _ = course
    if slot:
        return off_corner(pose, slot, TOE_ANGLE + bend, link=link)
    return ahead(pose, bend, is_double=is_double, link=link)


def _link(attempt: int) -> tuple[float, bool]:
    """Return the length of a link to try, and whether it may cross what lies there.

    The lengths have no end, so that the last ones leave all tiles behind.
    """
    beyond = attempt - len(_LINKS)
    return (_LINKS[attempt], False) if beyond < 0 else (1.0 + beyond, True)


def _plain_cost(
    ground: Ground, pose: Pose, joined: int, ways: Ways, limit: float
) -> float:
    """Return what a plain tile costs here, or any cost from the limit up."""
    cost = _CUT * _count_cut(ways, pose)
    cost += _OUTSIDE * _outside(ground, *step(pose, _LOOK_AHEAD)) ** 2
    if cost < limit:
        steps = free_steps(ground, ahead(pose), joined)
        if steps is not None:
            cost += _ROOM[steps] if steps < len(_ROOM) else _SOME_ROOM
            if cost < limit and bent_way_out(ground, pose, joined) is None:
                cost += _TRAPPED
    return cost


def _double_cost(
    ground: Ground, pose: Pose, joined: int, ways: Ways, limit: float
) -> float:
    """Return what a double and its toes cost here, or any cost from the limit up."""
    cost = _CUT * _count_cut(ways, pose)
    toes = [toe for toe in natural_toes(pose) if ground.obstacle(toe, joined) is None]
    cost += _NO_TOE * (TOES - len(toes))
    for toe in toes:
        if cost >= limit:
            break
        cost += _CUT * _count_cut(ways, toe)
        steps = free_steps(ground, ahead(toe), joined)
        if steps is not None:
            cost += (_ROOM[steps] if steps < len(_ROOM) else _SOME_ROOM) / 2
    return cost


def _count_cut(ways: Ways, pose: Pose) -> int:
    return sum(crosses(way, pose, _ALONG_CUTS) for way in ways)


def _outside(ground: Ground, x: float, y: float) -> float:
    """Return how far a point is outside of a square that grows with the tiles."""
    reach = 16 + 2.4 * math.sqrt(len(ground.poses))
    return max(0.0, abs(x) - reach, abs(y) - reach)
