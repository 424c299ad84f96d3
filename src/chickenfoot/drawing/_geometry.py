"""Tiles as rectangles on a flat table, with results that are the same everywhere.

The unit is the width of a tile, so a tile is 1 wide and 2 long. As on a screen, x goes
right, y goes down and angles are whole degrees clockwise, from 0 for "to the right".

Sines are the one thing that mathematical libraries compute differently, in the last
digit. They come from a table of rounded ones; whatever else is computed are sums and
products, which every machine rounds alike.
"""

import math
from typing import Final, NamedTuple

GAP: Final = 0.08
"""Between a tile and the one it joins."""
CLEARANCE: Final = 0.15
"""At least so much lies between tiles that are not joined."""
HALF_LENGTH: Final = 1.0
HALF_WIDTH: Final = 0.5
TOE_ANGLE: Final = 45
STEP: Final = 2 * HALF_LENGTH + GAP
"""From centre to centre of two plain tiles in line."""
RADIUS: Final = 1.1181
"""No point of a tile is farther from its centre."""


# Adding 0.0 turns the minus zero that rounding can leave into zero.
COS: Final = tuple(round(math.cos(math.radians(d)), 6) + 0.0 for d in range(360))
SIN: Final = tuple(round(math.sin(math.radians(d)), 6) + 0.0 for d in range(360))


class Pose(NamedTuple):
    """How a tile lies."""

    x: float
    y: float
    angle: int
    """Where its long side points to, from the half that faces the joined tile."""
    heading: int
    """Where its line goes on; across the tile, if it is a double."""


class Segment(NamedTuple):
    """A straight line between two points."""

    x0: float
    y0: float
    x1: float
    y1: float


def pose_at(x: float, y: float, heading: int, *, is_double: bool = False) -> Pose:
    """Return the pose of a tile whose line goes this way."""
    heading %= 360
    angle = (heading + 90) % 360 if is_double else heading
    return Pose(round(x, 4) + 0.0, round(y, 4) + 0.0, angle, heading)


def step(pose: Pose, length: float) -> tuple[float, float]:
    """Return the point so far from the centre in the direction of the line."""
    heading = pose.heading
    return pose.x + length * COS[heading], pose.y + length * SIN[heading]


def _plain_distances() -> tuple[float, ...]:
    return tuple(GAP + (COS[turn] + SIN[turn]) / 2 for turn in range(91))


def _double_distances() -> tuple[float, ...]:
    # Of the two tiles, one's corner is nearest to the other's side.
    distances: list[float] = []
    for turn in range(91):
        cos, sin = COS[turn], SIN[turn]
        own_corner = GAP + cos / 2 + sin
        joined_corner = (GAP + 0.5 + sin / 2) / cos if cos else own_corner
        distances.append(min(own_corner, joined_corner))
    return tuple(distances)


_PLAIN_DISTANCES: Final = _plain_distances()
_DOUBLE_DISTANCES: Final = _double_distances()


def bridge(start: tuple[float, float], end: tuple[float, float]) -> Segment:
    """Return the segment between two points, rounded as all that users see."""
    return Segment(*(round(value, 4) + 0.0 for value in (*start, *end)))


def front(pose: Pose) -> tuple[float, float]:
    """Return the middle of the side that the line leaves the tile by."""
    is_double = pose.angle != pose.heading
    return step(pose, HALF_WIDTH if is_double else HALF_LENGTH)


def back(pose: Pose) -> tuple[float, float]:
    """Return the middle of the side that faces the joined tile."""
    is_double = pose.angle != pose.heading
    return step(pose, -HALF_WIDTH if is_double else -HALF_LENGTH)


def ahead(
    pose: Pose, turn: int = 0, *, is_double: bool = False, link: float = 0.0
) -> Pose:
    """Return the pose of the next tile in line, which leaves exactly the gap.

    The line bends by `turn` degrees, and the half that joins (of a double, the tile)
    stays on the line of the tile before. `link` adds to the gap.
    """
    x, y, angle, start = pose
    heading = (start + turn) % 360
    distances = _DOUBLE_DISTANCES if is_double else _PLAIN_DISTANCES
    near = distances[abs(turn)] + (HALF_LENGTH if angle == start else HALF_WIDTH)
    far = link if is_double else link + HALF_LENGTH / 2
    return pose_at(
        x + near * COS[start] + far * COS[heading],
        y + near * SIN[start] + far * SIN[heading],
        heading,
        is_double=is_double,
    )


def corner(pose: Pose, side: int) -> tuple[float, float]:
    """Return a front corner of a double: on its right for side 1, left for -1."""
    x, y = front(pose)
    heading = pose.heading
    return x - side * SIN[heading], y + side * COS[heading]


def off_corner(pose: Pose, side: int, turn: int, *, link: float = 0.0) -> Pose:
    """Return the pose of a tile on the corner of a double, turned outwards."""
    x, y = corner(pose, side)
    heading = (pose.heading + side * turn) % 360
    far = GAP + link + HALF_LENGTH
    return pose_at(x + far * COS[heading], y + far * SIN[heading], heading)


# For each angle between two tiles: half of what they take together along the long side
# of one of them, and along its short side.
_LONG_SPANS: Final = tuple(
    HALF_LENGTH + HALF_LENGTH * abs(c) + HALF_WIDTH * abs(s)
    for c, s in zip(COS, SIN, strict=True)
)
_SHORT_SPANS: Final = tuple(
    HALF_WIDTH + HALF_LENGTH * abs(s) + HALF_WIDTH * abs(c)
    for c, s in zip(COS, SIN, strict=True)
)


def are_apart(
    dx: float, dy: float, angle: int, other_angle: int, distance: float
) -> bool:
    """Return whether two tiles are so far apart, as seen along a side of one of them.

    `dx` and `dy` lead from centre to centre. Tiles apart by this test are apart indeed;
    near corner to corner the reverse may fail.
    """
    between = other_angle - angle
    long = _LONG_SPANS[between] + distance
    short = _SHORT_SPANS[between] + distance
    cos = COS[angle]
    sin = SIN[angle]
    if not -long < dx * cos + dy * sin < long:
        return True
    if not -short < dy * cos - dx * sin < short:
        return True
    cos = COS[other_angle]
    sin = SIN[other_angle]
    if not -long < dx * cos + dy * sin < long:
        return True
    return not -short < dy * cos - dx * sin < short


def crosses(segment: Segment, pose: Pose, distance: float) -> bool:
    """Return whether a segment comes nearer than this to a side of a tile."""
    x0, y0, x1, y1 = segment
    centre_x, centre_y, angle, _ = pose
    x, y = x0 - centre_x, y0 - centre_y
    dx, dy = x1 - x0, y1 - y0
    reach = RADIUS + 2 * distance
    if (x > reach and x + dx > reach) or (x < -reach and x + dx < -reach):
        return False
    if (y > reach and y + dy > reach) or (y < -reach and y + dy < -reach):
        return False
    cos, sin = COS[angle], SIN[angle]
    first, last = 0.0, 1.0
    for start, change, half in (
        (x * cos + y * sin, dx * cos + dy * sin, HALF_LENGTH + distance),
        (y * cos - x * sin, dy * cos - dx * sin, HALF_WIDTH + distance),
    ):
        if not change:
            if not -half < start < half:
                return False
            continue
        near, far = (-half - start) / change, (half - start) / change
        if near > far:
            near, far = far, near
        first = max(first, near)
        last = min(last, far)
        if first >= last:
            return False
    return True


def cut_each_other(one: Segment, other: Segment) -> bool:
    """Return whether two segments cross."""
    return _parts(one, other) and _parts(other, one)


def _parts(line: Segment, segment: Segment) -> bool:
    """Return whether the ends of a segment lie on both sides of a line."""
    dx, dy = line.x1 - line.x0, line.y1 - line.y0
    start = dx * (segment.y0 - line.y0) - dy * (segment.x0 - line.x0)
    end = dx * (segment.y1 - line.y0) - dy * (segment.x1 - line.x0)
    return (start < 0) != (end < 0)


def passes(segment: Segment, x: float, y: float, distance: float) -> bool:
    """Return whether a segment comes nearer than this to a point."""
    x0, y0, x1, y1 = segment
    dx, dy = x1 - x0, y1 - y0
    along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    beside_x = x0 + along * dx - x
    beside_y = y0 + along * dy - y
    return beside_x * beside_x + beside_y * beside_y < distance * distance
