"""Named rules, each with its source.

`PRESETS` has them by key. Records and the command line use the same keys. A preset
never changes once it has been released; better knowledge gets a new key. Where no
source gives a value, the standard rules fill in, and `Preset.ours` names the field.

Examples:
    >>> coop = PRESETS["chicken_coop"]
    >>> coop.source
    'Fundex, Chicken Coop, leaflet of 2003'
    >>> coop.rules.arms
    6
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
from chickenfoot._core.values import Value

__all__ = ["PRESETS", "Preset"]


def __dir__() -> list[str]:
    return __all__


_FORTY_TWO: Final = ((2, 21), (3, 14), (4, 11), (5, 8), (6, 7), (7, 6), (8, 5))
"""Double-9 hands: 42 tiles shared out, half rounded up, as several pages print it."""


@final
@attrs.frozen(kw_only=True)
class Preset(Value):
    """Rules with their source."""

    rules: Rules
    """The rules as one value."""
    source: str
    """Who plays so: the page or leaflet that gives these rules."""
    ours: tuple[str, ...] = ()
    """Fields of `rules` for which the source gives no value or none for these seats."""


PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "standard": Preset(
            rules=Rules(),
            source="The Spruce Crafts and about.com, How to Play Chicken Foot Dominoes",
        ),
        "standard_scaled": Preset(
            rules=Rules(hand_size=_FORTY_TWO),
            source="the standard page (fewer seats, more tiles), hands by YMI Imports",
        ),
        "standard_scaled_12": Preset(
            rules=Rules(
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
            ),
            source="the standard page, hands by the app chicken-foot-scoring",
        ),
        "standard_scaled_15": Preset(
            rules=Rules(
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
            ),
            source="the standard page, hands by the app chicken-foot-scoring",
        ),
        "double_chicken_foot": Preset(
            rules=Rules(
                hand_size={2: 20, 3: 16, 4: 12, 5: 9, 6: 8, 7: 6, 8: 6},
                opener_search=OpenerSearch.NEXT_HELD,
                arms=6,
            ),
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
            rules=Rules(
                hand_size={2: 11, 3: 11, 4: 9, 5: 7, 6: 7},
                opener_again=True,
                arms=6,
                drawn_tile=DrawnTile.MUST_PLAY,
                blank_points=25,
            ),
            source="Fundex, Chicken Coop, leaflet of 2003",
            ours=("empty_boneyard", "dead_layout"),
        ),
        "chickie": Preset(
            rules=Rules(
                hand_size=_FORTY_TWO,
                opener_search=OpenerSearch.ALL_AT_ONCE,
                drawn_tile=DrawnTile.MUST_PLAY,
                double_blank_points=0,
            ),
            source="YMI Imports, How to Play Chickenfoot (50 for 0-0 as an option)",
            ours=("dead_layout",),
        ),
        "no_draw": Preset(
            rules=Rules(
                hand_size={2: 14, 3: 10, 4: 7, 5: 6, 6: 5},
                opener_search=OpenerSearch.SET_ASIDE,
                drawn_tile=DrawnTile.MUST_PLAY,
                empty_boneyard=EmptyBoneyard.END_ROUND,
            ),
            source="No Draw, in N. Long's rules collection (without its Bok Bok call)",
            ours=("dead_layout",),
        ),
        "quick_six": Preset(
            rules=Rules(
                max_pip=6,
                hand_size=5,
                drawn_tile=DrawnTile.MUST_PLAY,
                double_blank_points=0,
            ),
            source="onlinedominogames.com and Reference.com, double-six Chickenfoot",
            ours=("dead_layout",),
        ),
        "family_block": Preset(
            rules=Rules(max_pip=6, hand_size={4: 7}, arms=6, draw=DrawRule.NEVER),
            source="a family's page: all tiles dealt to four, nobody draws",
            ours=("rounds",),
        ),
        "scorekeeper": Preset(
            rules=Rules(hand_size=_FORTY_TWO, opener_search=OpenerSearch.NEXT_HELD),
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
"""All presets by key, the standard rules first."""
