"""What lies on the table, filed by where it lies.

A ground is a value like any other here. Laying a tile copies a few dicts with an entry
a tile, which takes some microseconds, so that a plan can grow tile by tile while the
plans before it stay as they are.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias, final

import attrs

from chickenfoot._core.values import Value
from chickenfoot.drawing._geometry import (
    CLEARANCE,
    RADIUS,
    Pose,
    Segment,
    are_apart,
    crosses,
    cut_each_other,
    passes,
)

_REACH: Final = 3.2
"""Tiles whose centres are farther apart than this never matter to each other."""
_CELL: Final = 3.2
"""The side of the squares by which tiles are filed: with smaller ones, filing takes
longer than it saves."""
_NEAR_WAYS: Final = 5.0
"""A way out farther from an end than this is not cut by a tile laid there."""
_ROW: Final = 10_000

Ways: TypeAlias = tuple[Segment, ...]
"""Straight ways to the edge of all tiles, which open ends like to keep."""
_Entry: TypeAlias = tuple[float, float, int, int]
"""Centre and angle of a pose, and the number of its tile."""


@final
@attrs.frozen(eq=False)
class Ground(Value):
    """The tiles on the table by number, and what the search for places asks about."""

    opener: int | None = None
    poses: dict[int, Pose] = attrs.field(factory=dict[int, Pose])
    slots: dict[int, tuple[int, ...]] = attrs.field(factory=dict[int, tuple[int, ...]])
    """For each double the slots that are taken, in the order of the toes or arms."""
    links: dict[int, Segment] = attrs.field(factory=dict[int, Segment])
    """The bridges over gaps that are longer than usual, by the tile behind them."""
    ways: dict[int, Ways] = attrs.field(factory=dict[int, Ways])
    """For each tile with an open end."""
    cells: dict[float, tuple[_Entry, ...]] = attrs.field(
        factory=dict[float, tuple[_Entry, ...]]
    )
    """For each square the tiles that matter to a tile with its centre there."""
    bounds: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """Left, top, right and bottom of all tiles, with a little to spare."""

    def obstacle(
        self, pose: Pose, joined: int, distance: float = CLEARANCE
    ) -> int | None:
        """Return a tile that lies nearer to this pose than that, or whose bridge does.

        `None` if the place is free. The tile to be joined is no obstacle.
        """
        x, y, angle, _ = pose
        far = (2 * RADIUS + distance) ** 2
        for x1, y1, angle1, tile in self.cells.get(_cell(x, y), ()):
            dx = x1 - x
            dy = y1 - y
            if (
                dx * dx + dy * dy < far
                and tile != joined
                and not are_apart(dx, dy, angle, angle1, distance)
            ):
                return tile
        for tile, link in self.links.items():
            if crosses(link, pose, distance):
                return tile
        return None

    def is_clear(self, bridge: Segment, joined: int) -> bool:
        """Return whether a bridge from the joined tile crosses no tile and no other."""
        for tile in self._tiles_along(bridge):
            if tile != joined and self.stops(tile, bridge):
                return False
        return not any(cut_each_other(bridge, link) for link in self.links.values())

    def stops(self, tile: int, bridge: Segment) -> bool:
        """Return whether a tile lies in the way of a bridge."""
        return crosses(bridge, self.poses[tile], CLEARANCE / 2)

    def is_beyond(self, x: float, y: float) -> bool:
        """Return whether a point lies outside of all that lies on the table."""
        left, top, right, bottom = self.bounds
        return not (left < x < right and top < y < bottom)

    def ways_near(self, x: float, y: float, joined: int) -> Ways:
        """List the ways out past a point, other than those of the joined tile."""
        return tuple(
            way
            for tile, ways in self.ways.items()
            if tile != joined
            for way in ways
            if passes(way, x, y, _NEAR_WAYS)
        )

    def with_tile(self, tile: int, pose: Pose, link: Segment | None) -> "Ground":
        """Return the ground with one more tile."""
        entry = (pose.x, pose.y, pose.angle, tile)
        cells = dict(self.cells)
        for cell in _cells_around(pose.x, pose.y):
            cells[cell] = (*cells.get(cell, ()), entry)
        left, top, right, bottom = self.bounds
        spare = RADIUS + CLEARANCE
        return attrs.evolve(
            self,
            opener=tile if self.opener is None else self.opener,
            poses={**self.poses, tile: pose},
            links=self.links if link is None else {**self.links, tile: link},
            cells=cells,
            bounds=(
                min(left, pose.x - spare),
                min(top, pose.y - spare),
                max(right, pose.x + spare),
                max(bottom, pose.y + spare),
            ),
        )

    def _tiles_along(self, segment: Segment) -> set[int]:
        """Return the tiles that matter to points all along a segment."""
        x, y, x1, y1 = segment
        count = 1 + int(max(abs(x1 - x), abs(y1 - y)) / _REACH)
        dx, dy = (x1 - x) / count, (y1 - y) / count
        x, y = x + dx / 2, y + dy / 2
        return {
            entry[3]
            for k in range(count)
            for entry in self.cells.get(_cell(x + k * dx, y + k * dy), ())
        }


def _cell(x: float, y: float) -> float:
    return y // _CELL * _ROW + x // _CELL


def _cells_around(x: float, y: float) -> Iterator[float]:
    """Yield the squares of all centres that a tile here matters to."""
    column, row = (x - _REACH) // _CELL, (y - _REACH) // _CELL
    columns = int((x + _REACH) // _CELL - column)
    rows = int((y + _REACH) // _CELL - row)
    for k in range(rows + 1):
        for j in range(columns + 1):
            yield (row + k) * _ROW + column + j
