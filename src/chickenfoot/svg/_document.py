"""An SVG document around what is drawn: its size, its view and what it is called."""

import re
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, final

from chickenfoot._core.checks import check_text, check_type, shown
from chickenfoot._core.errors import DrawingError
from chickenfoot.drawing import Bounds
from chickenfoot.svg._markup import escaped, number, numbers
from chickenfoot.svg._style import DEFAULT, Style, check_place, check_size

Width: TypeAlias = float | Literal["auto"] | None
"""A width in pixels, that of the page, or that of the style."""

PHONE: Final = 390
"""How many pixels wide the screen of a phone is."""

_PREFIX: Final = re.compile(r"(?:[A-Za-z_][\w-]*)?", re.ASCII)


@final
class Picture(str):
    """The text of an SVG document, which a notebook shows as a picture.

    Examples:
        >>> from chickenfoot import Tile
        >>> from chickenfoot.svg import draw_tile
        >>> draw_tile(Tile(6, 4), width="auto")[:40]
        "<svg xmlns='http://www.w3.org/2000/svg' "
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def document(
    view: Bounds, size: str, lines: Iterable[str], *, words: tuple[str, str], role: str
) -> Picture:
    """Return a whole document, with its title and its description.

    It is called by its first two elements and by nothing else, so that a screen reader
    says them once and no id is needed.
    """
    box = numbers(view.left, view.top, view.width, view.height)
    title, about = map(escaped, words)
    start = f"role='{role}'{size} viewBox='{box}'>"
    return Picture(
        "\n".join(
            (
                f"<svg xmlns='http://www.w3.org/2000/svg' {start}",
                f"<title>{title}</title>",
                *([f"<desc>{about}</desc>"] if about else []),
                *lines,
                "</svg>",
                "",
            )
        )
    )


def pixels_of(width: Width) -> float | None:
    """Return how many pixels wide a picture is or may be, if not its style decides."""
    if width is None:
        return None
    if isinstance(width, str):
        if type(width) is not str or width != "auto":
            raise DrawingError(f"width must be a number or 'auto', got {shown(width)}")
        return PHONE
    check_size("width", width)
    return width


def size_of(view: Bounds, style: Style, width: Width) -> tuple[str, float]:
    """Return the size as attributes, and how many pixels wide the picture may be."""
    pixels = pixels_of(width)
    across = view.width * style.unit if pixels is None else pixels
    down = across * view.height / view.width
    check_size("width", across)
    check_size("height", down)
    if width == "auto":
        return "", across
    return f" width='{number(across)}' height='{number(down)}'", across


def checked_style(style: Style | None) -> Style:
    """Return the style to draw with."""
    if style is None:
        return DEFAULT
    check_type("style", style, Style)
    return style


def check_view(view: Bounds) -> None:
    """Raise an error unless a picture can show this part of the table."""
    check_type("view", view, Bounds)
    check_place("the left of the view", view.left)
    check_place("the top of the view", view.top)
    check_size("the width of the view", view.width)
    check_size("the height of the view", view.height)


def check_prefix(prefix: str | None) -> None:
    """Raise an error unless ids that start so can be used in a selector as they are."""
    if prefix is None:
        return
    check_text("prefix", prefix)
    if not _PREFIX.fullmatch(prefix):
        raise DrawingError(
            "prefix must be of letters, digits, '_' and '-', and not start with a "
            f"digit or '-', got {shown(prefix)}"
        )
