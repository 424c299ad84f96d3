"""When a round is blocked, and whether there is anything to draw (R11, R13)."""

from typing import Final

from chickenfoot._core.layout import Layout, fitting_tiles
from chickenfoot._core.rules import DeadLayout, DrawRule, EmptyBoneyard, Rules
from chickenfoot._core.tiles import Tile, tile_bits

# Members of an enum are slow to look up by name before Python 3.12.
_NEVER: Final = DrawRule.NEVER
_UNTIL_PLAYABLE: Final = DrawRule.UNTIL_PLAYABLE
_PLAY_ON: Final = DeadLayout.PLAY_ON
_END_ROUND: Final = EmptyBoneyard.END_ROUND


def can_draw(
    rules: Rules, boneyard: tuple[Tile, ...], layout: Layout, seats: int
) -> bool:
    """Tell whether there is a tile that may be drawn (R11)."""
    searching = not layout.placements
    if searching or not rules.blocks_early:
        return len(boneyard) > 0
    return rules.draw is not _NEVER and len(boneyard) > rules.reserve_for(seats)


def is_blocked(
    rules: Rules,
    hands: tuple[int, ...],
    boneyard: tuple[Tile, ...],
    layout: Layout,
    turn: int,
    drawn: Tile | None,
) -> bool:
    """Tell whether a round in which every hand has a tile ends here (R13)."""
    counted = hands
    if can_draw(rules, boneyard, layout, len(hands)):
        if rules.dead_layout is _PLAY_ON:
            return False
        counted = (*hands, tile_bits(boneyard))
    elif rules.empty_boneyard is _END_ROUND and layout.placements:
        must_draw = drawn is None or rules.draw is _UNTIL_PLAYABLE
        if must_draw:
            counted = (hands[turn],)
    held = 0
    for hand in counted:
        held |= hand
    return not held & fitting_tiles(layout)
