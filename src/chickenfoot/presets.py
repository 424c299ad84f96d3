"""Named rules, each with its source.

Each constant is a `Rules`; `PRESETS` has them all by key, with their sources. A preset
never changes once it has been released; better knowledge gets a new name.
Where no source gives a value, the standard rules fill in, and `Preset.ours` names the
field.

Examples:
    >>> from chickenfoot import start_match
    >>> start_match(CHICKEN_COOP, seats=4).rules.arms
    6
    >>> PRESETS["chicken_coop"].source
    'Fundex, Chicken Coop, leaflet of 2003'
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

import attrs

from chickenfoot._core.rules import (
    DrawnTile,
    DrawRule,
    EmptyBoneyard,
    OpenerSearch,
    Rules,
)

__all__ = [
    "CHICKEN_COOP",
    "CHICKIE",
    "DOUBLE_CHICKEN_FOOT",
    "FAMILY_BLOCK",
    "NO_DRAW",
    "PRESETS",
    "QUICK_SIX",
    "SCOREKEEPER",
    "STANDARD",
    "STANDARD_SCALED",
    "STANDARD_SCALED_12",
    "STANDARD_SCALED_15",
    "Preset",
]


def __dir__() -> list[str]:
    return __all__


_FORTY_TWO: Final = ((2, 21), (3, 14), (4, 11), (5, 8), (6, 7), (7, 6), (8, 5))
"""Double-9 hands: 42 tiles shared out, half rounded up, as several pages print it."""

STANDARD: Final = Rules()

STANDARD_SCALED: Final = Rules(hand_size=_FORTY_TWO)

STANDARD_SCALED_12: Final = Rules(
    max_pip=12,
    hand_size={
        **dict.fromkeys((2, 3, 4), 15),
        **dict.fromkeys((5, 6), 12),
        7: 11,
        8: 10,
        9: 9,
        10: 8,
        11: 7,
        12: 7,
    },
)

STANDARD_SCALED_15: Final = Rules(
    max_pip=15,
    hand_size={
        **dict.fromkeys((2, 3, 4), 18),
        **dict.fromkeys((5, 6), 15),
        7: 13,
        8: 13,
        9: 11,
        10: 11,
        11: 10,
        12: 10,
        13: 9,
    },
)

DOUBLE_CHICKEN_FOOT: Final = Rules(
    hand_size={2: 20, 3: 16, 4: 12, 5: 9, 6: 8, 7: 6, 8: 6},
    opener_search=OpenerSearch.NEXT_HELD,
    arms=6,
)

CHICKEN_COOP: Final = Rules(
    hand_size={2: 11, 3: 11, 4: 9, 5: 7, 6: 7},
    opener_again=True,
    arms=6,
    drawn_tile=DrawnTile.MUST_PLAY,
    blank_points=25,
)

CHICKIE: Final = Rules(
    hand_size=_FORTY_TWO,
    opener_search=OpenerSearch.ALL_AT_ONCE,
    drawn_tile=DrawnTile.MUST_PLAY,
    double_blank_points=0,
)

NO_DRAW: Final = Rules(
    hand_size={2: 14, 3: 10, 4: 7, 5: 6, 6: 5},
    opener_search=OpenerSearch.SET_ASIDE,
    drawn_tile=DrawnTile.MUST_PLAY,
    empty_boneyard=EmptyBoneyard.END_ROUND,
)

QUICK_SIX: Final = Rules(
    max_pip=6,
    hand_size=5,
    drawn_tile=DrawnTile.MUST_PLAY,
    double_blank_points=0,
)

FAMILY_BLOCK: Final = Rules(max_pip=6, hand_size={4: 7}, arms=6, draw=DrawRule.NEVER)

SCOREKEEPER: Final = Rules(hand_size=_FORTY_TWO, opener_search=OpenerSearch.NEXT_HELD)


@final
@attrs.frozen(kw_only=True)
class Preset:
    """Rules with a name and a source, for lists and menus."""

    rules: Rules
    """The rules as one value."""
    source: str
    """Who plays so: the page or leaflet that gives these rules."""
    ours: tuple[str, ...] = ()
    """Fields of `rules` for which the source gives no value or none for these seats."""


PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "standard": Preset(
            rules=STANDARD,
            source="The Spruce Crafts and about.com, How to Play Chicken Foot Dominoes",
        ),
        "standard_scaled": Preset(
            rules=STANDARD_SCALED,
            source="the standard page (fewer seats, more tiles), hands by YMI Imports",
        ),
        "standard_scaled_12": Preset(
            rules=STANDARD_SCALED_12,
            source="the standard page, hands by the app chicken-foot-scoring",
        ),
        "standard_scaled_15": Preset(
            rules=STANDARD_SCALED_15,
            source="the standard page, hands by the app chicken-foot-scoring",
        ),
        "double_chicken_foot": Preset(
            rules=DOUBLE_CHICKEN_FOOT,
            source="The Great Book of Domino Games (hands for 2 and 8 seats only)",
            ours=(
                "hand_size",
                "opener_search",
                "drawn_tile",
                "voluntary_draw",
                "empty_boneyard",
                "dead_layout",
            ),
        ),
        "chicken_coop": Preset(
            rules=CHICKEN_COOP,
            source="Fundex, Chicken Coop, leaflet of 2003",
            ours=("empty_boneyard", "dead_layout"),
        ),
        "chickie": Preset(
            rules=CHICKIE,
            source="YMI Imports, How to Play Chickenfoot (50 for 0-0 as an option)",
            ours=("dead_layout",),
        ),
        "no_draw": Preset(
            rules=NO_DRAW,
            source="No Draw, in N. Long's rules collection (without its Bok Bok call)",
            ours=("dead_layout",),
        ),
        "quick_six": Preset(
            rules=QUICK_SIX,
            source="onlinedominogames.com and Reference.com, double-six Chickenfoot",
            ours=("dead_layout",),
        ),
        "family_block": Preset(
            rules=FAMILY_BLOCK,
            source="a family's page: all tiles dealt to four, nobody draws",
            ours=("rounds",),
        ),
        "scorekeeper": Preset(
            rules=SCOREKEEPER,
            source="the app chicken-foot-scoring, which keeps score and no more",
            ours=(
                "opener_again",
                "arms",
                "draw",
                "drawn_tile",
                "voluntary_draw",
                "reserve",
                "empty_boneyard",
                "dead_layout",
            ),
        ),
    }
)
"""All presets by key, the name of the constant in lower case; the standard rules come
first. The same key is used in records and on the command line."""
