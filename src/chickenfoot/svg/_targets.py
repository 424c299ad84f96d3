"""The places that a viewer may choose: one for each open end, and room to tap it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from chickenfoot._core.moves import Move, Play, check_move
from chickenfoot._core.tiles import Tile
from chickenfoot.drawing import Bounds, Plan, Spot
from chickenfoot.drawing._geometry import COS, SIN
from chickenfoot.svg._document import PHONE

_TAP: Final = 64
"""How many pixels wide and high an area is, where no other one is near.

A finger needs 44 (WCAG 2.5.5); with more, two that share their room still have that.
"""

Point = tuple[float, float]


class Target(NamedTuple):
    """A place on the table, and all that may be played there."""

    onto: Tile | None
    """The tile that is joined; `None` where the opener goes."""
    plays: tuple[Play, ...]
    """The plays, each once."""
    spot: Spot
    """Where a tile would lie: a plain one, if one of the plays is of a plain one."""


def targets_of(plan: Plan, moves: Iterable[Move]) -> tuple[Target, ...]:
    """Return the targets of the plays among some moves."""
    ghosts: dict[Tile | None, dict[Play, Spot]] = {}
    for move in moves:
        check_move(move)
        if isinstance(move, Play):
            ghosts.setdefault(move.onto, {})[move] = plan.ghost(move)
    return tuple(
        Target(
            onto,
            tuple(spots),
            min(spots.values(), key=lambda spot: spot.tile.is_double),
        )
        for onto, spots in ghosts.items()
    )


def areas(
    targets: Sequence[Target], view: Bounds, width: float
) -> Iterator[tuple[Point, ...]]:
    """Yield for each target the corners of the area in which a tap is meant for it.

    An area is large enough for a finger on a phone, or in a picture of `width` pixels
    if that is less. Where two of them meet, a point belongs to the nearer target.
    """
    reach = _TAP / 2 * view.width / min(width, PHONE)
    sites = [_site(target.spot) for target in targets]
    for target, site in zip(targets, sites, strict=True):
        area = _around(target.spot, reach)
        for other in sites:
            if other != site:
                area = _nearer(area, site, other)
        yield tuple(area)


def _site(spot: Spot) -> Point:
    """Return the middle of the near half, where no other target can be."""
    cos, sin = COS[spot.angle], SIN[spot.angle]
    return spot.x - cos / 2, spot.y - sin / 2


def _around(spot: Spot, reach: float) -> list[Point]:
    """Return the corners of the outline, grown to what a finger can hit."""
    cos, sin = COS[spot.angle], SIN[spot.angle]
    long, short = max(reach, Spot.length / 2), max(reach, Spot.width / 2)
    return [
        (spot.x + x * cos - y * sin, spot.y + x * sin + y * cos)
        for x, y in ((-long, -short), (long, -short), (long, short), (-long, short))
    ]


def _nearer(area: list[Point], site: Point, other: Point) -> list[Point]:
    """Return the part of a convex area that is nearer to one point than to another."""
    dx, dy = other[0] - site[0], other[1] - site[1]
    middle = ((site[0] + other[0]) * dx + (site[1] + other[1]) * dy) / 2
    beyond = [x * dx + y * dy - middle for x, y in area]
    kept: list[Point] = []
    for k, (point, here) in enumerate(zip(area, beyond, strict=True)):
        before, there = area[k - 1], beyond[k - 1]
        if (here > 0) != (there > 0):
            part = there / (there - here)
            kept.append(
                (
                    before[0] + part * (point[0] - before[0]),
                    before[1] + part * (point[1] - before[1]),
                )
            )
        if here <= 0:
            kept.append(point)
    return kept
