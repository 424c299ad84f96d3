"""Pictures of one tile and of a hand."""

from collections.abc import Iterable, Iterator
from typing import Final

from chickenfoot._core.checks import check_type
from chickenfoot._core.tiles import Tile
from chickenfoot.drawing import Bounds
from chickenfoot.svg._document import (
    Picture,
    Width,
    check_prefix,
    checked_style,
    document,
    size_of,
)
from chickenfoot.svg._markup import number
from chickenfoot.svg._style import Style
from chickenfoot.svg._tile import back, front, tile_group

_UPRIGHT: Final = 90
_MARGIN: Final = 0.15
_ACROSS: Final = 1.2
"""From tile to tile."""
_DOWN: Final = 2.25
"""From row to row."""
_ROW: Final = 8
"""So many tiles next to one another are as wide as a finger on a phone."""


def draw_tile(
    tile: Tile | None,
    *,
    style: Style | None = None,
    width: Width = None,
    prefix: str | None = None,
) -> Picture:
    """Return a picture of a tile that stands upright, its higher half on top.

    Args:
        tile: The tile, or `None` for one that lies face down.
        style: Sizes, colours, and pips or numerals.
        width: The width in pixels; `"auto"` leaves it to the page. Without it,
            `Style.unit` decides.
        prefix: Gives the tile an id that starts so; see `draw`.

    Raises:
        DrawingError: The width or the prefix cannot be used.
        TypeError: An argument is of the wrong type.

    Examples:
        >>> from chickenfoot import Tile
        >>> draw_tile(Tile(6, 4)).splitlines()[1]
        '<title>6-4</title>'
    """
    _check_tiles([tile])
    name = "a tile face down" if tile is None else str(tile)
    return _drawn([tile], style, width, prefix, name=name)


def draw_hand(
    tiles: Iterable[Tile | None],
    *,
    style: Style | None = None,
    width: Width = None,
    prefix: str | None = None,
) -> Picture:
    """Return a picture of the tiles in a hand, in rows of at most eight.

    Each tile that lies face up is a group with the attribute `data-tile`, so that a
    page can let the viewer choose one.

    Args:
        tiles: The tiles in the order shown; each `None` is one that lies face down.
        style: Sizes, colours, and pips or numerals.
        width: The width in pixels; `"auto"` leaves it to the page. Without it,
            `Style.unit` decides.
        prefix: Gives each tile an id that starts so; see `draw`.

    Raises:
        DrawingError: The width or the prefix cannot be used.
        TypeError: An argument is of the wrong type.

    Examples:
        >>> from chickenfoot import Tile
        >>> draw_hand([Tile(6, 4), Tile(3, 3)]).splitlines()[1]
        '<title>Hand: 6-4, 3-3</title>'
        >>> draw_hand([None] * 7).splitlines()[1]
        '<title>Hand: 7 tiles face down</title>'
    """
    check_type("tiles", tiles, Iterable)
    hand = list(tiles)
    _check_tiles(hand)
    return _drawn(hand, style, width, prefix, name=f"Hand: {_listed(hand)}")


def _drawn(
    hand: list[Tile | None],
    style: Style | None,
    width: Width,
    prefix: str | None,
    *,
    name: str,
) -> Picture:
    style = checked_style(style)
    check_prefix(prefix)
    rows = max(1, -(-len(hand) // _ROW))
    row = max(1, -(-len(hand) // rows))
    view = Bounds(
        -0.5 - _MARGIN,
        -1 - _MARGIN,
        0.5 + _MARGIN + (row - 1) * _ACROSS,
        1 + _MARGIN + (rows - 1) * _DOWN,
    )
    size, _ = size_of(view, style, width)
    return document(
        view, size, _tiles(hand, row, style, prefix), words=(name, ""), role="img"
    )


def _tiles(
    hand: list[Tile | None], row: int, style: Style, prefix: str | None
) -> Iterator[str]:
    yield tile_group(style, "cf-hand")
    for place, tile in enumerate(hand):
        x, y = number(place % row * _ACROSS), number(place // row * _DOWN)
        where = f"transform='translate({x} {y}) rotate({_UPRIGHT})'"
        if tile is None:
            yield f"<g class='cf-tile' {where}>{back(_UPRIGHT, style)}</g>"
            continue
        ident = "" if prefix is None else f"id='{prefix}tile-{tile}' "
        yield (
            f"<g {ident}class='cf-tile' data-tile='{tile}' {where}>"
            f"<title>{tile}</title>{front(tile.high, tile.low, _UPRIGHT, style)}</g>"
        )
    yield "</g>"


def _check_tiles(hand: list[Tile | None]) -> None:
    for tile in hand:
        if tile is not None:
            check_type("a tile", tile, Tile)


def _listed(hand: list[Tile | None]) -> str:
    """Return a hand in words."""
    known = [str(tile) for tile in hand if tile is not None]
    hidden = len(hand) - len(known)
    words = [*known]
    if hidden:
        words.append(f"{hidden} {'tile' if hidden == 1 else 'tiles'} face down")
    return ", ".join(words) or "no tiles"
