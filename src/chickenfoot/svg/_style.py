"""How pictures look: sizes, colours and what is on the halves of a tile."""

import math
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_type, shown
from chickenfoot._core.errors import DrawingError
from chickenfoot._core.values import NamedEnum

_PIP_COLOURS: Final = (
    "#4b5563",
    "#2f86c9",
    "#2b8a3e",
    "#cf2f2a",
    "#7a4a21",
    "#1e46b0",
    "#b88700",
    "#d13f94",
    "#0f7d78",
    "#6b3fa8",
    "#d8611a",
    "#24262b",
    "#6a7482",
    "#6f7310",
    "#14305f",
    "#8a1538",
    "#0a7ea4",
    "#4f8a10",
    "#a21caf",
)


def check_number(name: str, value: object) -> None:
    """Raise `TypeError` for anything but an `int` or `float`; `True` is none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{name} must be a number, not {shown(value)}")


def check_size(name: str, value: float) -> None:
    """Refuse what nothing can be as wide or high as."""
    check_number(name, value)
    if not 0 < value < math.inf:
        raise DrawingError(f"{name} must be finite and more than 0, not {value}")


@final
class Face(NamedEnum):
    """What is on the halves of a tile."""

    PIPS = "pips"
    """Pips in the pattern of their number."""
    NUMERALS = "numerals"
    """Numbers, upright however the tile lies."""


@final
@attrs.frozen(kw_only=True)
class Style:
    """How a picture looks. Colours are whatever SVG takes; `"none"` leaves one out.

    Examples:
        >>> Style(face=Face.NUMERALS, pips=("black",)).unit
        28

    Raises:
        DrawingError: A size is not finite or not positive (`margin` may be 0), or there
            is no colour for the pips.
        TypeError: A value is of the wrong type.
    """

    unit: float = 28
    """The width of a tile in pixels, unless the picture is given a width."""
    margin: float = 1.2
    """Around the tiles, in widths of a tile."""
    face: Face = Face.PIPS
    """Pips or numerals."""
    table: str = "#2e6b57"
    """The background."""
    tile: str = "#fffaf0"
    """The face of a tile."""
    edge: str = "#bfb39a"
    """The outline of a tile and the line across it."""
    shadow: str = "#1b4738"
    """What a tile casts on the table."""
    pips: tuple[str, ...] = _PIP_COLOURS
    """The colour of each number of pips, from 0; a short tuple is repeated."""
    opener: str = "#c59a2c"
    """The peg in the middle of the opener."""
    link: str = "#e9dfc4"
    """The bridge over a gap that is longer than usual."""
    foot: str = "#ffb703"
    """The halo of the double that must be answered."""
    end: str = "#ffe08a"
    """The marks of the ends that may be played on."""
    last: str = "#7cc6fe"
    """The halo of the tile laid last."""
    ghost: str = "#ffffff"
    """The outlines of places for tiles to come."""

    def __attrs_post_init__(self) -> None:
        check_size("unit", self.unit)
        check_number("margin", self.margin)
        if not 0 <= self.margin < math.inf:
            raise DrawingError(
                f"margin must be finite and not below 0, not {self.margin}"
            )
        check_type("face", self.face, Face)
        for field in attrs.fields(Style):
            if field.type is str:
                check_type(field.name, getattr(self, field.name), str)
        check_type("pips", self.pips, tuple)
        for colour in self.pips:
            check_type("each of pips", colour, str)
        if not self.pips:
            raise DrawingError("pips need a colour at least, not ()")
