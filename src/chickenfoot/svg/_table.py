"""The parts of a table as SVG elements, from the cloth up."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from chickenfoot._core.tiles import Tile
from chickenfoot.drawing import Bounds, Plan, Spot
from chickenfoot.drawing._geometry import COS, SIN
from chickenfoot.svg._markup import escaped, number, numbers, quoted
from chickenfoot.svg._style import LEFT_OUT, Style
from chickenfoot.svg._targets import Target, areas
from chickenfoot.svg._tile import BODY, face, front, tile_group, transform

_RING: Final = 0.16
"""How thick a ring is; between two of them is half as much."""
_ARROW: Final = ((1.22, -0.3), (1.6, 0.0), (1.22, 0.3))
"""The corners of an arrow in front of a tile that points right."""


def background(view: Bounds, style: Style) -> Iterator[str]:
    """Yield the cloth."""
    if style.table != LEFT_OUT:
        yield (
            f"<rect class='cf-table' x='{number(view.left)}' y='{number(view.top)}' "
            f"width='{number(view.width)}' height='{number(view.height)}' "
            f"fill={quoted(style.table)}/>"
        )


def links(plan: Plan, style: Style) -> Iterator[str]:
    """Yield dotted bridges."""
    path = "".join(
        f"M{numbers(spot.link.x0, spot.link.y0)}L{numbers(spot.link.x1, spot.link.y1)}"
        for spot in plan.spots
        if spot.link
    )
    if path and style.link != LEFT_OUT:
        yield (
            f"<path class='cf-links' d='{path}' fill='none' "
            f"stroke={quoted(style.link)} stroke-width='.16' "
            "stroke-linecap='round' stroke-dasharray='.01 .32'/>"
        )


def rings(plan: Plan, style: Style) -> Iterator[str]:
    """Yield the rings around the double to be answered and the tile played last.

    On one and the same tile they are one inside the other.
    """
    if not plan.spots:
        return
    place = 0
    owed = plan.layout.owed
    last = plan.spots[-1]
    if owed is not None and style.foot != LEFT_OUT:
        double = plan.spot_of(owed.double)
        assert double is not None, "the double is on the table"
        yield _ring("cf-foot", double, style.foot, 0)
        place = int(double == last)
    if style.last != LEFT_OUT:
        yield _ring("cf-last", last, style.last, place)


def empty_places(spots: Iterable[Spot], style: Style) -> Iterator[str]:
    """Yield the outlines of places that must be filled before anything else."""
    path = "".join(f"<rect transform='{transform(spot)}' {BODY}/>" for spot in spots)
    if path and style.foot != LEFT_OUT:
        yield (
            f"<g class='cf-empty' fill={quoted(style.foot)} fill-opacity='.1' "
            f"stroke={quoted(style.foot)} stroke-width='.06' "
            f"stroke-dasharray='.2 .14'>{path}</g>"
        )


def tiles(plan: Plan, style: Style, prefix: str | None) -> Iterator[str]:
    """Yield a group for each tile."""
    yield tile_group(style, "cf-tiles")
    for spot in plan.spots:
        name = "" if prefix is None else f"id='{prefix}tile-{spot.tile}' "
        picture = front(spot.near, spot.far, spot.angle, style, opens=spot.onto is None)
        yield (
            f"<g {name}class='cf-tile' data-tile='{spot.tile}' "
            f"transform='{transform(spot)}'><title>{spot.tile}</title>{picture}</g>"
        )
    yield "</g>"


def ends(plan: Plan, style: Style, chosen: Iterable[Tile | None]) -> Iterator[str]:
    """Yield an arrow in front of each end that may be played on, unless a foot is.

    An end that is a target has its outline instead.
    """
    if plan.layout.owed is not None or style.end == LEFT_OUT:
        return
    marked = {end.tile for end in plan.layout.targets}.difference(chosen)
    path = "".join(_arrow(spot) for spot in plan.spots if spot.tile in marked)
    if path:
        yield f"<path class='cf-ends' d='{path}' fill={quoted(style.end)}/>"


def choices(
    targets: Sequence[Target],
    view: Bounds,
    width: float,
    style: Style,
    prefix: str | None,
) -> Iterator[str]:
    """Yield a button for each target: its outline, and an area around it to tap."""
    for target, area in zip(targets, areas(targets, view, width), strict=True):
        onto, plays, spot = target
        names = ["role='button'", "tabindex='0'", "class='cf-target'"]
        if prefix is not None:
            names.append(f"id='{prefix}{'opener' if onto is None else f'onto-{onto}'}'")
        if onto is not None:
            names.append(f"data-onto='{onto}'")
        names.append(f"data-tile='{' '.join(str(play.tile) for play in plays)}'")
        names.append(f"data-move='{' '.join(map(str, plays))}'")
        shows_face = style.ghost_faces and len(plays) == 1
        yield (
            f"<g {' '.join(names)}><title>{escaped(_choice(target))}</title>"
            f"<path class='cf-hit' d='M{'L'.join(numbers(*point) for point in area)}z' "
            "fill='none' pointer-events='all'/>"
            f"{_outline(spot, style, with_face=shows_face)}</g>"
        )


def _outline(spot: Spot, style: Style, *, with_face: bool) -> str:
    """Return the outline of a tile to come, with or without its face."""
    colour = quoted(style.ghost)
    if with_face:
        shown = face(spot.near, spot.far, spot.angle, style)
        inside = f"<g opacity='.7'><rect {BODY} fill={quoted(style.tile)}/>{shown}</g>"
        fill = "fill='none'"
    else:
        inside = ""
        fill = f"fill={colour} fill-opacity='.16'"
    return (
        f"<g class='cf-ghost' transform='{transform(spot)}' pointer-events='none'>"
        f"{inside}<rect {BODY} {fill} stroke={colour} stroke-width='.08' "
        "stroke-dasharray='.2 .14'/></g>"
    )


def _choice(target: Target) -> str:
    """Return what may be played at a target, in words."""
    tiles = " or ".join(str(play.tile) for play in target.plays)
    return f"Play {tiles}" if target.onto is None else f"Play {tiles} on {target.onto}"


def _ring(kind: str, spot: Spot, colour: str, place: int) -> str:
    """Return a ring around a tile: place 0 touches it, place 1 is farther out."""
    out = _RING / 2 + 1.5 * _RING * place
    size = numbers(-1 - out, -0.5 - out, 2 + 2 * out, 1 + 2 * out, 0.15 + out).split()
    x, y, width, height, radius = size
    return (
        f"<rect class='{kind}' transform='{transform(spot)}' x='{x}' y='{y}' "
        f"width='{width}' height='{height}' rx='{radius}' fill='none' "
        f"stroke={quoted(colour)} stroke-width='{_RING}'/>"
    )


def _arrow(spot: Spot) -> str:
    cos, sin = COS[spot.angle], SIN[spot.angle]
    points = (
        (spot.x + along * cos - beside * sin, spot.y + along * sin + beside * cos)
        for along, beside in _ARROW
    )
    return "M" + "L".join(numbers(x, y) for x, y in points) + "z"
