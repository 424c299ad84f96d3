"""The picture of a table as an SVG document."""

import re
from collections.abc import Iterable
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.errors import DrawingError
from chickenfoot._core.layout import Layout
from chickenfoot._core.moves import Play
from chickenfoot._core.tiles import ALL_TILES
from chickenfoot.drawing import Bounds, Plan, Spot, bounds_of, plan_layout
from chickenfoot.svg._elements import (
    background,
    ends,
    escaped,
    ghosts,
    halos,
    links,
    number,
    numbers,
    quoted,
    tiles,
)
from chickenfoot.svg._style import Style, check_size

_LEAST: Final = Bounds(-4.0, -4.0, 4.0, 4.0)
"""Shown in any case, so that the first tiles are not huge."""
_PART_OF_ID: Final = re.compile(r"[\w.:-]*")


def draw(
    layout: Layout,
    *,
    style: Style = Style(),
    turn: int = 0,
    width: float | None = None,
    plays: Iterable[Play] = (),
    plan: Plan | None = None,
    view: Bounds | None = None,
    you: int | None = None,
    prefix: str = "",
) -> str:
    """Return a picture of the table as an SVG document.

    The open foot, or else the ends that may be played on, and the tile laid last are
    marked. Title and description say the same to a screen reader.

    Args:
        layout: The tiles on the table.
        style: Sizes, colours, and pips or numerals.
        turn: By how many degrees to turn the table clockwise; see
            `chickenfoot.drawing.turn_for_seat`.
        width: The width of the picture in pixels; the height follows.
        plays: The plays whose places are outlined. Each outline has an id such as
            `ghost-8-4@4-2`, which names the tile, so give only plays that the viewer
            may know of, such as those from the viewer's own hand.
        plan: A plan of this table or an earlier one, which saves work.
        view: The part of the table to show; by default all tiles and outlines.
        you: The seat that the description speaks to.
        prefix: Put before each id, for pages with several pictures: letters, digits and
            `_`, `.`, `:` and `-`.

    Examples:
        >>> import chickenfoot as cf
        >>> opener = cf.double_set(9)[-1]
        >>> picture = draw(cf.Layout.bare(opener), width=390)
        >>> picture.splitlines()[1]
        "<title id='title'>Chicken Foot: the table before 9-9</title>"

    Raises:
        DrawingError: The layout does not allow one of the plays, the picture would have
            no width or height, or the prefix has other characters.
        TypeError: An argument is of the wrong type.
    """
    _check(layout, style, turn, prefix)
    check_type("plays", plays, Iterable)
    if plan is not None:
        check_type("plan", plan, Plan)
    if you is not None:
        check_int("you", you)
    plan = plan_layout(layout, before=plan, turn=turn)
    places = [(play, plan.ghost(play)) for play in plays]
    if view is None:
        shown = [*plan.spots, *(spot for _, spot in places)]
        view = _around(shown, style.margin)
    check_type("view", view, Bounds)
    check_size("the width of the view", view.width)
    check_size("the height of the view", view.height)
    across = view.width * style.unit if width is None else width
    check_size("width", across)
    down = across * view.height / view.width
    box = numbers(view.left, view.top, view.width, view.height)
    title, desc = f"{prefix}title", f"{prefix}desc"
    start = (
        "<svg xmlns='http://www.w3.org/2000/svg' role='img' "
        f"aria-labelledby={quoted(f'{title} {desc}')} "
        f"width='{number(across)}' height='{number(down)}' viewBox='{box}'>"
    )
    lines = (
        start,
        f"<title id={quoted(title)}>{escaped(_title(layout))}</title>",
        f"<desc id={quoted(desc)}>{escaped(_description(layout, you))}</desc>",
        *background(view, style),
        *links(plan, style),
        *halos(plan, style),
        *tiles(plan, style, prefix),
        *ends(plan, style),
        *ghosts(places, style, prefix),
        "</svg>",
        "",
    )
    return "\n".join(lines)


@final
@attrs.frozen
class Picture:
    """A layout that a notebook shows as a picture.

    Examples:
        >>> import chickenfoot as cf
        >>> opener = cf.double_set(9)[-1]
        >>> picture = Picture(cf.Layout.bare(opener), turn=90)

    Raises:
        DrawingError: The prefix has other characters than `draw` takes.
        TypeError: A value is of the wrong type.
    """

    layout: Layout
    """The tiles on the table."""
    style: Style = attrs.field(default=Style(), kw_only=True)
    """How it looks."""
    turn: int = attrs.field(default=0, kw_only=True)
    """By how many degrees the table is turned clockwise."""
    prefix: str = attrs.field(default="", kw_only=True)
    """Put before each id, for pages with several pictures."""

    def __attrs_post_init__(self) -> None:
        _check(self.layout, self.style, self.turn, self.prefix)

    def _repr_svg_(self) -> str:
        return draw(self.layout, style=self.style, turn=self.turn, prefix=self.prefix)


def _check(layout: Layout, style: Style, turn: int, prefix: str) -> None:
    check_type("layout", layout, Layout)
    check_type("style", style, Style)
    check_int("turn", turn)
    check_type("prefix", prefix, str)
    # White space would part a reference to an id in two.
    if not _PART_OF_ID.fullmatch(prefix):
        raise DrawingError(
            f"prefix takes letters, digits and '_', '.', ':', '-', not {prefix!r}"
        )


def _around(spots: Iterable[Spot], margin: float) -> Bounds:
    bounds = bounds_of(spots)
    return Bounds(
        min(bounds.left - margin, _LEAST.left),
        min(bounds.top - margin, _LEAST.top),
        max(bounds.right + margin, _LEAST.right),
        max(bounds.bottom + margin, _LEAST.bottom),
    )


def _title(layout: Layout) -> str:
    if not layout.placements:
        opener = ALL_TILES[layout.target_numbers[0] // 2]
        return f"Chicken Foot: the table before {opener}"
    count = len(layout.placements)
    tiles = "1 tile" if count == 1 else f"{count} tiles"
    return f"Chicken Foot: the round of {layout.placements[0].tile}, {tiles}"


def _description(layout: Layout, you: int | None) -> str:
    """Return what the marks say, in sentences."""
    if not layout.placements:
        return "No tile lies on the table."
    last = layout.placements[-1]
    who = "You" if last.seat == you else f"Seat {last.seat}"
    # A house rule may put the opener on the table before anybody's turn.
    laid = "" if last.onto is None else f"{who} laid {last.tile} on {last.onto} last. "
    foot = layout.foot
    if foot is not None:
        owed = foot.needed - foot.placed
        what = f"{foot.double} must be answered and lacks {owed} of {foot.needed}."
    else:
        shown = ", ".join(f"{end.tile} with {end.pip}" for end in layout.targets)
        what = f"Open to play: {shown}."
    return f"{laid}{what}"
