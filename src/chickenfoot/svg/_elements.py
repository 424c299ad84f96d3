"""The parts of a picture as SVG elements, in widths of a tile."""

from collections.abc import Iterable, Iterator
from typing import Final

from chickenfoot._core.moves import Play
from chickenfoot.drawing import Bounds, Plan, Spot
from chickenfoot.drawing._geometry import COS, SIN
from chickenfoot.svg._pips import pip_centres, pip_size
from chickenfoot.svg._style import Face, Style

_FONT: Final = "font-family='system-ui,sans-serif' font-weight='600'"
_SHADOW: Final = (0.04, 0.09)
_BODY: Final = "x='-1' y='-.5' width='2' height='1' rx='.15'"
_HALO: Final = "x='-1.15' y='-.65' width='2.3' height='1.3' rx='.28'"
_LEFT_OUT: Final = "none"


def number(value: float) -> str:
    """Return a number as short as three decimals allow."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """Return a text as the content of an element."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """Return a text as the value of an attribute."""
    value = escaped(text).replace("'", "&apos;")
    return f"'{value}'"


def numbers(*values: float) -> str:
    """Return numbers one after the other."""
    return " ".join(map(number, values))


def background(view: Bounds, style: Style) -> Iterator[str]:
    """Yield the table."""
    if style.table != _LEFT_OUT:
        yield (
            f"<rect class='table' x='{number(view.left)}' y='{number(view.top)}' "
            f"width='{number(view.width)}' height='{number(view.height)}' "
            f"fill={quoted(style.table)}/>"
        )


def links(plan: Plan, style: Style) -> Iterator[str]:
    """Yield dotted bridges, which lie below the tiles."""
    path = "".join(
        f"M{numbers(spot.link.x0, spot.link.y0)}L{numbers(spot.link.x1, spot.link.y1)}"
        for spot in plan.spots
        if spot.link
    )
    if path and style.link != _LEFT_OUT:
        yield (
            f"<path class='links' d='{path}' fill='none' "
            f"stroke={quoted(style.link)} stroke-width='.16' "
            "stroke-linecap='round' stroke-dasharray='.01 .32'/>"
        )


def halos(plan: Plan, style: Style) -> Iterator[str]:
    """Yield the halos of the tile laid last and of the double to be answered."""
    if plan.spots and style.last != _LEFT_OUT:
        yield _halo("last", plan.spots[-1], style.last)
    foot = plan.layout.foot
    if foot is not None and style.foot != _LEFT_OUT:
        double = plan.spot_of(foot.double)
        assert double is not None, "the foot lies on the table"
        yield _halo("foot", double, style.foot)


def tiles(plan: Plan, style: Style, prefix: str) -> Iterator[str]:
    """Yield a group for each tile."""
    yield (
        f"<g class='tiles' fill={quoted(style.tile)} "
        f"stroke={quoted(style.edge)} stroke-width='.04' stroke-linecap='round'>"
    )
    for spot in plan.spots:
        name = quoted(f"{prefix}tile-{spot.tile}")
        yield (
            f"<g id={name} class='tile' transform='{_place(spot)}'>"
            f"<title>{spot.tile}</title>{_shadow(spot, style)}<rect {_BODY}/>"
            f"<path d='M0-.36v.72'/>{_pin(spot, style)}"
            f"{_half(spot.near, -0.5, spot, style)}{_half(spot.far, 0.5, spot, style)}"
            "</g>"
        )
    yield "</g>"


def ends(plan: Plan, style: Style) -> Iterator[str]:
    """Yield a mark in front of each end that may be played on, unless a foot is."""
    if plan.layout.foot is not None or style.end == _LEFT_OUT:
        return
    marked = {end.tile for end in plan.layout.targets}
    path = "".join(_arrow(spot) for spot in plan.spots if spot.tile in marked)
    if path:
        yield f"<path class='ends' d='{path}' fill={quoted(style.end)}/>"


def ghosts(
    places: Iterable[tuple[Play, Spot]], style: Style, prefix: str
) -> Iterator[str]:
    """Yield an outline for each place of a tile to come."""
    for play, spot in places:
        yield (
            f"<g id={quoted(f'{prefix}ghost-{play}')} class='ghost' "
            f"transform='{_place(spot)}'><title>{play}</title><rect {_BODY} "
            f"fill={quoted(style.ghost)} fill-opacity='.12' "
            f"stroke={quoted(style.ghost)} stroke-width='.07' "
            "stroke-dasharray='.2 .14'/></g>"
        )


def _place(spot: Spot) -> str:
    return f"translate({numbers(spot.x, spot.y)}) rotate({spot.angle})"


def _halo(kind: str, spot: Spot, colour: str) -> str:
    return (
        f"<rect class='{kind}' transform='{_place(spot)}' {_HALO} "
        f"fill={quoted(colour)}/>"
    )


def _shadow(spot: Spot, style: Style) -> str:
    """Return the shadow, which falls the same way however the tile lies."""
    if style.shadow == _LEFT_OUT:
        return ""
    cos, sin = COS[spot.angle], SIN[spot.angle]
    x, y = _SHADOW
    offset = numbers(x * cos + y * sin, y * cos - x * sin)
    return (
        f"<rect transform='translate({offset})' {_BODY} "
        f"fill={quoted(style.shadow)} stroke='none' fill-opacity='.6'/>"
    )


def _pin(spot: Spot, style: Style) -> str:
    if spot.onto is not None or style.opener == _LEFT_OUT:
        return ""
    return f"<circle r='.09' fill={quoted(style.opener)} stroke='none'/>"


def _half(pip: int, x: float, spot: Spot, style: Style) -> str:
    colour = quoted(style.pips[pip % len(style.pips)])
    if style.face is Face.NUMERALS:
        size = ".62" if len(str(pip)) == 1 else ".52"
        return (
            f"<text transform='translate({number(x)} 0) rotate({-spot.angle})' "
            f"y='.2' font-size='{size}' text-anchor='middle' {_FONT} "
            f"fill={colour} stroke='none'>{pip}</text>"
        )
    centres = pip_centres(pip)
    if not centres:
        return ""
    # A line of no length with round ends is a dot, and the shortest way to write one.
    path = "".join(f"M{numbers(x + dx, dy)}h0" for dx, dy in centres)
    return f"<path d='{path}' stroke={colour} stroke-width='{number(pip_size(pip))}'/>"


def _arrow(spot: Spot) -> str:
    """Return the outline of a small arrowhead in front of a tile."""
    cos, sin = COS[spot.angle], SIN[spot.angle]
    points = (
        (spot.x + along * cos - beside * sin, spot.y + along * sin + beside * cos)
        for along, beside in ((1.2, -0.28), (1.55, 0.0), (1.2, 0.28))
    )
    return "M" + "L".join(numbers(x, y) for x, y in points) + "z"
