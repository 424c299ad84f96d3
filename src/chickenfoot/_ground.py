"""What lies on the table, filed by where it lies.

A ground is a value like any other here. Laying a tile copies two dicts with a few
entries a tile, which takes some microseconds, so that old grounds stay usable and a
plan can grow tile by tile.
"""

import math
from typing import Final, TypeAlias, final

import attrs

from chickenfoot._geometry import CLEARANCE, RADIUS, Pose, Segment, are_apart, crosses

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
        centre = math.floor(y / CELL) * _ROW + math.floor(x / CELL)
        near = (2 * RADIUS + distance) ** 2
        for offset in _AROUND:
            entries = cells.get(centre + offset)
            if entries is not None:
                for x1, y1, angle1, tile in entries:
                    dx = x1 - x
                    dy = y1 - y
                    if (
                        dx * dx + dy * dy < near
                        and tile != joined
                        and not are_apart(dx, dy, angle, angle1, distance)
                    ):
                        return False
        for link in self.links:
            if crosses(link, pose, distance):
                return False
        return True

    def is_clear(self, segment: Segment, joined: int) -> bool:
        """Tell whether a bridge from the joined tile crosses no tile and no other."""
        for tile in self._along(segment):
            if tile != joined and crosses(segment, self.poses[tile], CLEARANCE / 2):
                return False
        return not any(_cross(segment, link) for link in self.links)

    def _along(self, segment: Segment) -> set[int]:
        """List the tiles that lie in the cells around a segment."""
        dx, dy = segment.x1 - segment.x0, segment.y1 - segment.y0
        count = 1 + int(max(abs(dx), abs(dy)) / CELL)
        cells = {
            _cell(segment.x0 + dx * k / count, segment.y0 + dy * k / count) + offset
            for k in range(count + 1)
            for offset in _AROUND
        }
        return {
            entry[3] for cell in cells for entry in self.cells.get(cell, ())
        }

    def is_beyond(self, x: float, y: float) -> bool:
        """Tell whether a point lies outside all that lies on the table."""
        left, top, right, bottom = self.bounds
        return not (left < x < right and top < y < bottom)

    def ways_near(self, x: float, y: float, joined: int) -> tuple[Segment, ...]:
        """List the ways out past a point, other than those of the joined tile."""
        return tuple(
            way
            for tile, ways in self.ways.items()
            if tile != joined
            for way in ways
            if _passes(way, x, y, 5)
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


def _passes(way: Segment, x: float, y: float, distance: float) -> bool:
    dx, dy = way.x1 - way.x0, way.y1 - way.y0
    along = ((x - way.x0) * dx + (y - way.y0) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    beside_x, beside_y = way.x0 + along * dx - x, way.y0 + along * dy - y
    return beside_x * beside_x + beside_y * beside_y < distance * distance


def _cross(one: Segment, other: Segment) -> bool:
    return _parts(one, other) and _parts(other, one)


def _parts(line: Segment, segment: Segment) -> bool:
    """Tell whether the ends of a segment lie on both sides of a line."""
    dx, dy = line.x1 - line.x0, line.y1 - line.y0
    start = dx * (segment.y0 - line.y0) - dy * (segment.x0 - line.x0)
    end = dx * (segment.y1 - line.y0) - dy * (segment.x1 - line.x0)
    return (start < 0) != (end < 0)
