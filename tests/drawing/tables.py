"""Layouts to draw, and an own measure of how far tiles lie apart."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

import chickenfoot as cf
from chickenfoot._core.layout import accepts, bare_layout, lay
from chickenfoot._core.tiles import double_set
from chickenfoot.drawing import Plan, Spot
from tests.games import play
from tests.positions import BASE, moves

Point = tuple[float, float]
Choice = Callable[[Sequence[cf.Play], cf.Layout], cf.Play]

FOOT = f"{BASE} 4-4@9-4 4-1@4-4"
SIX_ARMS = f"{BASE} 9-5@9-9 9-1@9-9"


def laid(layout: cf.Layout, play: cf.Play, *, seat: int, arms: int) -> cf.Layout:
    """Lay a tile without asking whose it is."""
    assert accepts(layout, play)
    return lay(layout, play, seat, arms)


def read(text: str, *, arms: int = 4) -> cf.Layout:
    """Return the layout after plays such as `"9-9 9-4@9-9"`, from seats 0 to 3."""
    plays = moves(text)
    assert isinstance(plays[0], cf.Play)
    layout = bare_layout(plays[0].tile)
    for number, step in enumerate(plays):
        assert isinstance(step, cf.Play)
        layout = laid(layout, step, seat=number % 4, arms=arms)
    return layout


def random_round(rules: cf.Rules, *, seats: int, seed: int) -> cf.RoundState:
    """Play a round at random, with any double as the opener."""
    rng = Random(seed)
    pip = rng.randrange(rules.max_pip + 1)
    return play(
        cf.deal(rules, seats=seats, opener=cf.Tile(pip, pip), rng=rng), rng
    ).states[-1]


def all_laid(max_pip: int, *, arms: int, choose: Choice) -> cf.Layout:
    """Lay tiles of the whole set, as chosen, until none fits."""
    left = set(double_set(max_pip))
    opener = max(left)
    left.remove(opener)
    layout = laid(bare_layout(opener), cf.Play(opener, None), seat=0, arms=arms)
    while plays := _fitting(layout, left):
        play = choose(plays, layout)
        layout = laid(layout, play, seat=0, arms=arms)
        left.remove(play.tile)
    return layout


def _fitting(layout: cf.Layout, left: set[cf.Tile]) -> list[cf.Play]:
    plays = [
        cf.Play(tile, end.tile)
        for end in layout.targets
        for tile in sorted(left)
        if tile.has(end.pip)
    ]
    return [play for play in plays if accepts(layout, play)]


def prefixes(layout: cf.Layout, *, arms: int) -> Iterator[tuple[cf.Play, cf.Layout]]:
    """Yield each play that led to a layout, with the layout after it."""
    grown = bare_layout(layout.placements[0].tile)
    for placement in layout.placements:
        play = cf.Play(placement.tile, placement.onto)
        grown = laid(grown, play, seat=placement.seat, arms=arms)
        yield play, grown


def corners(spot: Spot) -> list[Point]:
    """Return the corners of a tile, from its centre and angle alone."""
    angle = math.radians(spot.angle)
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        (spot.x + a * cos - b * sin, spot.y + a * sin + b * cos)
        for a, b in ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5))
    ]


def ends_of(spot: Spot) -> tuple[Point, Point]:
    """Return the middles of the short sides: first that of the near half."""
    angle = math.radians(spot.angle)
    x, y = math.cos(angle), math.sin(angle)
    return (spot.x - x, spot.y - y), (spot.x + x, spot.y + y)


def apart(one: Spot, other: Spot) -> float:
    """Return the distance between two tiles, or 0.0 if they overlap."""
    first, second = corners(one), corners(other)
    if _inside_out(first, second) and _inside_out(second, first):
        return 0.0
    return min(
        _to_segment(point, polygon[k - 1], polygon[k])
        for points, polygon in ((first, second), (second, first))
        for point in points
        for k in range(4)
    )


def _inside_out(polygon: list[Point], other: list[Point]) -> bool:
    """Return whether no side of a rectangle has all of the other one beyond it."""
    for k in range(4):
        (x0, y0), (x1, y1) = polygon[k - 1], polygon[k]
        if all((x1 - x0) * (y - y0) < (y1 - y0) * (x - x0) for x, y in other):
            return False
    return True


def _to_segment(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    along = min(1.0, max(0.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    return math.hypot(px - along * dx, py - along * dy)


def pairs(plan: Plan) -> Iterator[tuple[Spot, Spot]]:
    """Yield all pairs of tiles that lie near each other, the earlier one first."""
    for one, other in combinations(plan.spots, 2):
        if math.hypot(one.x - other.x, one.y - other.y) < 3:
            yield one, other
