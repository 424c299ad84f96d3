"""The picture of a table."""

from collections.abc import Iterable, Sequence
from typing import Final

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.layout import Layout
from chickenfoot._core.moves import Move
from chickenfoot.drawing import Bounds, Plan, Spot, bounds_of, plan_layout
from chickenfoot.svg._document import (
    Picture,
    Width,
    check_prefix,
    check_view,
    checked_style,
    document,
    pixels_of,
    size_of,
)
from chickenfoot.svg._seats import checked_seating, room_for_names, seats_around
from chickenfoot.svg._style import Style
from chickenfoot.svg._table import (
    background,
    choices,
    empty_places,
    ends,
    links,
    rings,
    tiles,
)
from chickenfoot.svg._targets import targets_of
from chickenfoot.svg._waiting import description, empty_spots, opener_awaited, title

_LEAST: Final = Bounds(-4.0, -4.0, 4.0, 4.0)
"""Shown in any case, so that the first tiles are not huge."""


def draw(
    layout: Layout,
    *,
    style: Style | None = None,
    turn: int = 0,
    width: Width = None,
    plays: Iterable[Move] = (),
    plan: Plan | None = None,
    view: Bounds | None = None,
    names: Sequence[str] | None = None,
    to_move: int | None = None,
    you: int | None = None,
    prefix: str | None = None,
) -> Picture:
    """Return a picture of the table as an SVG document.

    The picture marks the tile played last, and the ends that may be played on or else
    the open foot with its empty places. A screen reader hears the same in words, once.

    Args:
        layout: The tiles on the table.
        style: Sizes, colours, and pips or numerals.
        turn: By how many degrees to turn the table clockwise; see
            `chickenfoot.drawing.turn_for_seat`.
        width: The width of the picture in pixels; the height follows. `"auto"` leaves
            both to the page. Without it, `Style.unit` decides.
        plays: The plays that the viewer may choose from; other moves are ignored, so
            that `view.legal_moves` will do. Each open end among them is outlined once
            and can be clicked: see below.
        plan: A plan of this table or an earlier one, which saves work.
        view: The part of the table to show; by default all tiles and outlines.
        names: What to call the seats. They are written around the table.
        to_move: The seat whose name has a frame.
        you: The seat at the bottom, and the one that the description speaks to.
        prefix: Gives each tile and each place an id that starts with this text, which
            may be empty: letters, digits, `_` and `-`, not a digit or `-` first.

    What is drawn can be found by attributes: `data-tile` on a tile. A place that may be
    chosen has `data-onto`, the tile that is joined; `data-tile`, the tiles that may go
    there; and `data-move`, the plays, both with spaces between. If you give the plays
    of one tile, each place has one move.

    Raises:
        DrawingError: The layout does not allow one of the plays, a size is too large or
            too small, a seat has no name, or the prefix has other characters.
        TypeError: An argument is of the wrong type.

    Examples:
        >>> from random import Random
        >>> import chickenfoot as cf
        >>> state = cf.deal(cf.Rules(), seats=4, rng=Random(1))
        >>> picture = draw(state.layout, width=390)
        >>> picture.splitlines()[1]
        '<title>Chicken Foot: the table before 9-9</title>'
    """
    style = checked_style(style)
    check_type("layout", layout, Layout)
    check_int("turn", turn)
    check_type("plays", plays, Iterable)
    if plan is not None:
        check_type("plan", plan, Plan)
    check_prefix(prefix)
    pixels = pixels_of(width)
    seating = checked_seating(names, to_move, you)
    plan = plan_layout(layout, before=plan, turn=turn)
    targets = targets_of(plan, plays)
    chosen = {target.onto for target in targets}
    empty = empty_spots(plan)
    if view is None:
        view = around([*plan.spots, *empty, *(t.spot for t in targets)], style.margin)
        if seating.names:
            view = room_for_names(view, style, pixels)
    else:
        check_view(view)
    size, across = size_of(view, style, width)
    lines = (
        # What can be chosen has words of its own; all else has been said by then.
        "<g aria-hidden='true'>",
        *background(view, style),
        *links(plan, style),
        *rings(plan, style),
        # A target takes the first of the empty places.
        *empty_places(empty[len(targets) :], style),
        *opener_awaited(plan, style),
        *tiles(plan, style, prefix),
        *ends(plan, style, chosen),
        *seats_around(seating, view, across, style),
        "</g>",
        *choices(targets, view, across, style, prefix),
    )
    words = title(layout), description(layout, seating)
    return document(view, size, lines, words=words, role="group" if targets else "img")


def around(spots: Iterable[Spot], margin: float) -> Bounds:
    bounds = bounds_of(spots)
    return Bounds(
        min(bounds.left - margin, _LEAST.left),
        min(bounds.top - margin, _LEAST.top),
        max(bounds.right + margin, _LEAST.right),
        max(bounds.bottom + margin, _LEAST.bottom),
    )
