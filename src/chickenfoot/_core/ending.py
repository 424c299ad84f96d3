"""When a round is blocked, and whether there is anything to draw (R11, R13)."""

from chickenfoot._core.layout import Layout, fitting_tiles
from chickenfoot._core.rules import DeadLayout, DrawRule, EmptyBoneyard, Rules
from chickenfoot._core.tiles import Bits, Tile, tile_bits


def can_draw(
    rules: Rules, boneyard: tuple[Tile, ...], layout: Layout, seats: int
) -> bool:
    """Tell whether there is a tile that may be drawn (R11)."""
    searching = not layout.placements
    if searching or not rules.blocks_early:
        return len(boneyard) > 0
    return rules.draw is not DrawRule.NEVER and len(boneyard) > rules.reserve_for(seats)


def is_blocked(
    rules: Rules,
    hands: tuple[Bits, ...],
    boneyard: tuple[Tile, ...],
    layout: Layout,
    turn: int,
    drawn: Tile | None,
) -> bool:
    """Tell whether a round in which every hand has a tile ends here (R13)."""
    counted = hands
    if can_draw(rules, boneyard, layout, len(hands)):
        if rules.dead_layout is DeadLayout.PLAY_ON:
            return False
        counted = (*hands, tile_bits(boneyard))
    elif rules.empty_boneyard is EmptyBoneyard.END_ROUND and layout.placements:
        must_draw = drawn is None or rules.draw is DrawRule.UNTIL_PLAYABLE
        if must_draw:
            counted = (hands[turn],)
    held = 0
    for hand in counted:
        held |= hand
    return not held & fitting_tiles(layout)
