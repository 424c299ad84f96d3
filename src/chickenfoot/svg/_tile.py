"""One tile as SVG elements, around the point 0, 0 and pointing right.

The texts are kept, because a table is drawn again and again with the same tiles.
"""

import functools
from typing import Final

from chickenfoot.drawing import Spot
from chickenfoot.drawing._geometry import COS, SIN
from chickenfoot.svg._digits import WEIGHT, digits
from chickenfoot.svg._markup import number, numbers, quoted
from chickenfoot.svg._pips import pip_centres, pip_size
from chickenfoot.svg._style import LEFT_OUT, Face, Style

BODY: Final = "x='-1' y='-.5' width='2' height='1' rx='.15'"
_INSIDE: Final = "x='-.84' y='-.34' width='1.68' height='.68' rx='.1'"
_SHADOW: Final = (0.04, 0.09)
_EDGE_WIDTH: Final = ".04"
_KEPT: Final = 4096


def tile_group(style: Style, kind: str) -> str:
    """Return the start of a group of tiles, with what they have in common."""
    return (
        f"<g class='{kind}' fill={quoted(style.tile)} stroke={quoted(style.edge)} "
        f"stroke-width='{_EDGE_WIDTH}'>"
    )


def transform(spot: Spot) -> str:
    """Return the value that puts a tile in its place."""
    return f"translate({numbers(spot.x, spot.y)}) rotate({spot.angle})"


@functools.lru_cache(maxsize=_KEPT)
def front(near: int, far: int, angle: int, style: Style, *, opens: bool = False) -> str:
    """Return a tile that lies face up, at an angle; `opens` is for the opener."""
    is_marked = opens and style.opener != LEFT_OUT
    fill = f" fill={quoted(style.opener)}" if is_marked else ""
    return (
        f"{_shadow(angle, style)}<rect {BODY}{fill}/><path d='M0-.36V.36'/>"
        f"{face(near, far, angle, style)}"
    )


@functools.lru_cache(maxsize=_KEPT)
def face(near: int, far: int, angle: int, style: Style) -> str:
    """Return what is on the halves of a tile."""
    half = _numeral if style.face is Face.NUMERALS else _pips
    return half(near, -0.5, angle, style) + half(far, 0.5, angle, style)


def back(angle: int, style: Style) -> str:
    """Return a tile that lies face down."""
    return (
        f"{_shadow(angle, style)}<rect {BODY} fill={quoted(style.back)}/>"
        f"<rect {_INSIDE} fill='none'/>"
    )


def _shadow(angle: int, style: Style) -> str:
    """Return the shadow, which falls the same way however the tile lies."""
    if style.shadow == LEFT_OUT:
        return ""
    cos, sin = COS[angle], SIN[angle]
    x, y = _SHADOW
    offset = numbers(x * cos + y * sin, y * cos - x * sin)
    return (
        f"<rect transform='translate({offset})' {BODY} "
        f"fill={quoted(style.shadow)} stroke='none' fill-opacity='.6'/>"
    )


def _pips(pip: int, x: float, _: int, style: Style) -> str:
    centres = pip_centres(pip)
    if not centres:
        return ""
    radius = number(pip_size(pip) / 2)
    circles = "".join(
        f"<circle cx='{number(x + dx)}' cy='{number(dy)}' r='{radius}'/>"
        for dx, dy in centres
    )
    return f"<g fill={quoted(style.pip_colour(pip))} stroke='none'>{circles}</g>"


def _numeral(pip: int, x: float, angle: int, style: Style) -> str:
    return (
        f"<g transform='translate({number(x)} 0) rotate({-angle})' fill='none' "
        f"stroke={quoted(style.pip_colour(pip))} stroke-width='{WEIGHT}' "
        f"stroke-linecap='round' stroke-linejoin='round'>{digits(pip)}</g>"
    )
