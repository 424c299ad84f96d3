"""How pictures look: sizes, colours and what is on the halves of a tile."""

import re
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_text, check_type, shown
from chickenfoot._core.errors import DrawingError
from chickenfoot._core.values import NamedEnum, Value

SMALLEST: Final = 0.001
"""Pictures are written with three decimals, so that less is nothing."""
LARGEST: Final = 100_000
"""No screen is as large, and no table either."""
LEFT_OUT: Final = "none"
"""The colour of what is not drawn."""

_PIP_COLOURS: Final = (
    "#4b5563",
    "#1769aa",
    "#1b7533",
    "#c0261f",
    "#7a4a21",
    "#1e46b0",
    "#876400",
    "#b8267a",
    "#0b6a66",
    "#6b3fa8",
    "#a8430a",
    "#24262b",
    "#596270",
    "#5f630c",
    "#14305f",
    "#8a1538",
    "#08657f",
    "#3f700b",
    "#a21caf",
)

# Nothing that could fetch a file (`url`), end an attribute or hide a character.
_COLOUR: Final = re.compile(
    r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})"
    r"|[a-z]{1,40}"
    r"|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark|var)"
    r"\([-\w #%.,/+]{1,80}\)",
    re.ASCII | re.IGNORECASE,
)


def check_number(name: str, value: object) -> None:
    """Raise `TypeError` for anything but an `int` or a `float` itself."""
    if type(value) not in (int, float):
        raise TypeError(f"{name} must be a number, not {shown(value)}")


def check_size(name: str, value: float, *, smallest: float = SMALLEST) -> None:
    """Raise `DrawingError` unless something can be drawn as wide or high as that."""
    check_number(name, value)
    if not smallest <= value <= LARGEST:
        raise DrawingError(
            f"{name} must be from {smallest} to {LARGEST}, got {shown(value)}"
        )


def check_place(name: str, value: float) -> None:
    """Raise `DrawingError` unless a picture can reach as far as that."""
    check_size(name, value, smallest=-LARGEST)


def check_colour(name: str, value: object) -> None:
    """Raise an error unless the value is a colour and nothing else."""
    check_text(name, value)
    assert isinstance(value, str)
    if not _COLOUR.fullmatch(value):
        raise DrawingError(
            f"{name} must be a colour such as '#2e6b57', 'black', 'none' or "
            f"'var(--felt)', got {shown(value)}"
        )


@final
class Face(NamedEnum):
    """What is on the halves of a tile."""

    PIPS = "pips"
    """Pips in the pattern of their number."""
    NUMERALS = "numerals"
    """Numbers, upright however the tile lies."""


@final
@attrs.frozen(kw_only=True, cache_hash=True)
class Style(Value):
    """How a picture looks.

    A colour is a name, `#` and hexadecimal digits, or a function such as `rgb(0 0 0)`
    or `var(--felt)`. The colour `"none"` leaves out what it is for.

    Examples:
        >>> Style(face=Face.NUMERALS, pips=("black",)).unit
        28

    Raises:
        DrawingError: A size is too large or too small, a text is not a colour, or
            `pips` is empty.
        TypeError: A value is of the wrong type.
    """

    unit: float = 28
    """The width of a tile in pixels, unless the picture is given a width."""
    margin: float = 1.2
    """Around the tiles, in widths of a tile."""
    face: Face = Face.PIPS
    """Pips or numerals."""
    ghost_faces: bool = False
    """Whether a ghost shows the face of its tile, if only one tile may go there."""
    table: str = "#2e6b57"
    """The background."""
    tile: str = "#fffaf0"
    """The face of a tile."""
    opener: str = "#ffe9a8"
    """The face of the opener; `"none"` makes it like all others."""
    back: str = "#3a4a6b"
    """The back of a tile that lies face down."""
    edge: str = "#bfb39a"
    """The outline of a tile and the line across it."""
    shadow: str = "#1b4738"
    """What a tile casts on the table."""
    pips: tuple[str, ...] = _PIP_COLOURS
    """The colour of each number of pips, from 0; a short tuple is repeated."""
    link: str = "#e9dfc4"
    """The bridge over a gap that is longer than usual."""
    foot: str = "#ffb703"
    """The ring around the double that must be answered, and the places of its tiles."""
    last: str = "#7cc6fe"
    """The ring around the tile played last."""
    end: str = "#ffe08a"
    """The arrows in front of the ends that may be played on."""
    ghost: str = "#ffffff"
    """The outlines of the places that may be chosen."""
    name: str = "#ffffff"
    """The names of the seats."""
    mover: str = "#ffe08a"
    """The frame around the name of the seat to move."""

    def __attrs_post_init__(self) -> None:
        check_size("unit", self.unit)
        check_size("margin", self.margin, smallest=0)
        check_type("face", self.face, Face)
        check_type("ghost_faces", self.ghost_faces, bool)
        for field in attrs.fields(Style):
            if field.type is str:
                check_colour(field.name, getattr(self, field.name))
        check_type("pips", self.pips, tuple)
        for colour in self.pips:
            check_colour("each of pips", colour)
        if not self.pips:
            raise DrawingError("pips must contain at least one colour, got ()")

    def pip_colour(self, pip: int) -> str:
        """Return the colour of a number of pips.

        Examples:
            >>> Style(pips=("black", "red")).pip_colour(3)
            'red'
        """
        return self.pips[pip % len(self.pips)]


DEFAULT: Final = Style()
"""What is used where no style is given."""
