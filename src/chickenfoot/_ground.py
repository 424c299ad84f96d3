"""What lies on the table, filed by where it lies.

A ground is a value like any other here. Laying a tile copies two dicts with a few
entries a tile, which takes some microseconds, so that old grounds stay usable and a
plan can grow tile by tile.
"""

import math
from typing import Final, TypeAlias, final

import attrs

from chickenfoot._geometry import CLEARANCE, Pose, Segment, are_apart, crosses

CELL: Final = 3.0
"""No two tiles nearer than the widest margin are more than one cell apart."""
_ROW: Final = 10_000
_AROUND: Final = tuple(row * _ROW + column for row in (-1, 0, 1) for column in (-1, 0, 1))

_Entry: TypeAlias = tuple[float, float, int, int]
"""Centre and angle of a pose, and the number of the tile that it is about."""
_Cells: TypeAlias = dict[int, tuple[_Entry, ...]]


def _cell(x: float, y: float) -> int:
    return math.floor(y / CELL) * _ROW + math.floor(x / CELL)


@final
@attrs.frozen(eq=False)
class Ground:
    """The tiles on the table, by number, with the room that open ends lay claim to."""

    poses: dict[int, Pose]
    links: tuple[Segment, ...]
    """The bridges over gaps that are longer than usual."""
    cells: _Cells
    ways: dict[int, tuple[Segment, ...]]
    bounds: tuple[float, float, float, float]

    @classmethod
    def empty(cls) -> "Ground":
        """Return the bare table."""
        return cls({}, (), {}, {}, (0.0, 0.0, 0.0, 0.0))

    def is_free(self, pose: Pose, joined: int, distance: float = CLEARANCE) -> bool:
        """Tell whether a tile fits here, so far from all but the tile it joins."""
        x, y, angle, _ = pose
        cells = self.cells
        centre = _cell(x, y)
        for offset in _AROUND:
            for x1, y1, angle1, tile in cells.get(centre + offset, ()):
                if tile != joined and not are_apart(
                    x, y, angle, x1, y1, angle1, distance
                ):
                    return False
        return not any(crosses(link, pose, distance) for link in self.links)

    def is_clear(self, segment: Segment, joined: int) -> bool:
        """Tell whether a bridge from the joined tile crosses no tile and no other."""
        return not any(
            crosses(segment, pose, CLEARANCE / 2)
            for tile, pose in self.poses.items()
            if tile != joined
        ) and not any(_cross(segment, link) for link in self.links)

    def is_beyond(self, x: float, y: float) -> bool:
        """Tell whether a point lies outside all that lies on the table."""
        left, top, right, bottom = self.bounds
        return not (left < x < right and top < y < bottom)

    def ways_cut(self, pose: Pose, joined: int) -> int:
        """Count the ways out, other than those of the joined tile, that a tile cuts."""
        return sum(
            crosses(way, pose, 0.55)
            for tile, ways in self.ways.items()
            if tile != joined
            for way in ways
        )

    def with_tile(
        self,
        tile: int,
        pose: Pose,
        *,
        link: Segment | None = None,
        ways: dict[int, tuple[Segment, ...]],
    ) -> "Ground":
        """Return the ground with one more tile, and with these ways out."""
        cells = dict(self.cells)
        _file(cells, pose, tile)
        links = self.links if link is None else (*self.links, link)
        left, top, right, bottom = self.bounds
        bounds = (
            min(left, pose.x - 1.2),
            min(top, pose.y - 1.2),
            max(right, pose.x + 1.2),
            max(bottom, pose.y + 1.2),
        )
        return Ground({**self.poses, tile: pose}, links, cells, ways, bounds)


def _file(cells: _Cells, pose: Pose, tile: int) -> None:
    cell = _cell(pose.x, pose.y)
    cells[cell] = (*cells.get(cell, ()), (pose.x, pose.y, pose.angle, tile))


def _cross(one: Segment, other: Segment) -> bool:
    return _parts(one, other) and _parts(other, one)


def _parts(line: Segment, segment: Segment) -> bool:
    """Tell whether the ends of a segment lie on both sides of a line."""
    dx, dy = line.x1 - line.x0, line.y1 - line.y0
    start = dx * (segment.y0 - line.y0) - dy * (segment.x0 - line.x0)
    end = dx * (segment.y1 - line.y0) - dy * (segment.x1 - line.x0)
    return (start < 0) != (end < 0)
