"""What a table waits for, in words and as places."""

from collections.abc import Iterator

from chickenfoot._core.layout import Layout, lay
from chickenfoot._core.moves import Play
from chickenfoot._core.tiles import ALL_TILES
from chickenfoot.drawing import Plan, Spot, plan_layout
from chickenfoot.svg._markup import label, quoted
from chickenfoot.svg._seats import Seating
from chickenfoot.svg._style import LEFT_OUT, Style
from chickenfoot.svg._tile import BODY, face, transform


def empty_spots(plan: Plan) -> tuple[Spot, ...]:
    """Return the places that must be filled before anything else, in their order."""
    layout = plan.layout
    if not layout.placements:
        return (plan.ghost(Play(layout.opener, None)),)
    owed = layout.owed
    if owed is None:
        return ()
    # Nothing else can be played meanwhile, so that any tiles show where they will be.
    laid = {placement.tile for placement in layout.placements}
    free = (
        tile
        for tile in ALL_TILES
        if tile.has(owed.double.high) and not tile.is_double and tile not in laid
    )
    spots: list[Spot] = []
    for _, tile in zip(range(owed.placed, owed.needed), free, strict=False):
        play = Play(tile, owed.double)
        spots.append(plan.ghost(play))
        layout = lay(layout, play, 0, owed.needed)
        plan = plan_layout(layout, before=plan, turn=plan.turn)
    return tuple(spots)


def opener_awaited(plan: Plan, style: Style) -> Iterator[str]:
    """Yield the face of the opener and what it does, while the table is bare."""
    if plan.spots or style.foot == LEFT_OUT:
        return
    (spot,) = empty_spots(plan)
    yield (
        f"<g class='cf-awaited' transform='{transform(spot)}' opacity='.55'>"
        f"<rect {BODY} fill={quoted(style.opener)}/>"
        f"{face(spot.near, spot.far, spot.angle, style)}</g>"
    )
    if style.name != LEFT_OUT:
        words = f"{spot.tile} opens the round"
        yield label(words, y=2.2, size=0.6, colour=style.name)


def title(layout: Layout) -> str:
    """Return the name of a picture."""
    count = len(layout.placements)
    if not count:
        return f"Chicken Foot: the table before {layout.opener}"
    tiles = "1 tile" if count == 1 else f"{count} tiles"
    return f"Chicken Foot: the round of {layout.opener}, {tiles}"


def description(layout: Layout, seating: Seating) -> str:
    """Return what the marks say, in sentences."""
    _, to_move, you = seating

    def who(seat: int) -> str:
        return "You" if seat == you else seating.name_of(seat)

    sentences: list[str] = []
    if layout.placements:
        last = layout.placements[-1]
        # A house rule may put the opener on the table before anybody's turn.
        if last.onto is not None:
            sentences.append(
                f"{who(last.seat)} played {last.tile} on {last.onto} last."
            )
        sentences.append(_open_to_play(layout))
    else:
        sentences.append(f"The table is empty and waits for {layout.opener}.")
    if to_move is not None:
        verb = "are" if to_move == you else "is"
        sentences.append(f"{who(to_move)} {verb} to move.")
    return " ".join(sentences)


def _open_to_play(layout: Layout) -> str:
    owed = layout.owed
    if owed is not None:
        missing = owed.needed - owed.placed
        return f"{owed.double} must be answered and lacks {missing} of {owed.needed}."
    shown = ", ".join(f"{end.tile} with {end.pip}" for end in layout.targets)
    return f"Open to play: {shown}."
