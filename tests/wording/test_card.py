"""The rules card: what it says of each house rule, alone and beside others."""

from collections.abc import Mapping
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot.wording import rules_card

STANDARD = """\
A double-9 set, 55 tiles. Each seat takes 7.
10 rounds, opened by 9-9 down to 0-0. \
Whoever holds the opener lays it. If nobody does, all draw one tile each in turn, \
another seat first in each round, until it appears, and the finder lays it at once. \
The opener takes 4 tiles before any goes elsewhere.
Turns pass clockwise, one tile a turn, joined to an end with the same number. \
A double lies crosswise, and the next three tiles must be toes on it. \
Who can play must. \
Who cannot play draws one tile. If it fits, it may be played at once or kept; \
otherwise the turn passes. \
With nothing left to draw, who cannot play misses the turn.
The round ends when somebody has no tile left or nobody can play or draw. \
Each seat pays for the tiles left in its hand: 50 points for 0-0, its pips for any \
other. \
The lowest total wins. Of equal totals more rounds without points win, then the lower \
lowest round with points; otherwise the place is shared."""

IN_TURN = (
    "Whoever holds the opener lays it. If nobody does, all draw one tile each in turn, "
    "another seat first in each round, until it appears, and the finder lays it at "
    "once."
)
MUST = "Who can play must."
ONE_MAY = (
    "Who cannot play draws one tile. If it fits, it may be played at once or kept; "
    "otherwise the turn passes."
)
MISS_TURN = "With nothing left to draw, who cannot play misses the turn."
UNTIL = cf.DrawRule.UNTIL_PLAYABLE
NEVER = cf.DrawRule.NEVER
MUST_PLAY = cf.DrawnTile.MUST_PLAY
WAITS = cf.DrawnTile.WAITS


def card(**fields: Any) -> str:  # noqa: ANN401
    """Return the card of the standard rules but for these fields."""
    return rules_card(cf.Rules(**fields))


def test_the_standard_card() -> None:
    """Four paragraphs: the deal, the opener, the turns, and the end."""
    assert STANDARD == card()


@pytest.mark.parametrize(
    ("fields", "standard", "sentence"),
    [
        (
            {"max_pip": 9, "hand_size": 1},
            "Each seat takes 7.",
            "Each seat takes 1.",
        ),
        (
            {"hand_size": {2: 21, 3: 14, 4: 11}},
            "Each seat takes 7.",
            "Each seat takes 21 with 2 seats, 14 with 3, 11 with 4.",
        ),
        (
            {"rounds": 1},
            "10 rounds, opened by 9-9 down to 0-0.",
            "One round, opened by 9-9.",
        ),
        (
            {"rounds": 2},
            "10 rounds, opened by 9-9 down to 0-0.",
            "2 rounds, opened by 9-9 down to 8-8.",
        ),
        (
            {"opener_search": cf.OpenerSearch.ALL_AT_ONCE},
            IN_TURN,
            (
                "Whoever holds the opener lays it. If nobody does, all draw one tile "
                "at the same time, again and again until somebody has it and lays it."
            ),
        ),
        (
            {"opener_search": cf.OpenerSearch.NEXT_HELD},
            IN_TURN,
            (
                "Whoever holds the opener lays it. If nobody does, the next lower "
                "double that somebody holds opens instead, and the one passed over is "
                "tried first in the next round. If nobody holds any that is still to "
                "open, all draw one tile each in turn, another seat first in each "
                "round, until the highest of them appears."
            ),
        ),
        (
            {"opener_search": cf.OpenerSearch.SET_ASIDE},
            IN_TURN,
            (
                "The opener is set aside before the deal and lies in the middle from "
                "the start. Another seat has the first turn in each round."
            ),
        ),
        (
            {"opener_again": True},
            IN_TURN,
            f"{IN_TURN} Whoever lays the opener has the next turn too.",
        ),
        (
            {"arms": 6},
            "The opener takes 4 tiles before any goes elsewhere.",
            "The opener takes 6 tiles before any goes elsewhere.",
        ),
        (
            {"arms": 1},
            "The opener takes 4 tiles before any goes elsewhere.",
            "The opener takes 1 tile before any goes elsewhere.",
        ),
        (
            {"drawn_tile": MUST_PLAY},
            ONE_MAY,
            (
                "Who cannot play draws one tile. If it fits, it must be played at "
                "once; otherwise the turn passes."
            ),
        ),
        (
            {"drawn_tile": WAITS},
            ONE_MAY,
            "Who cannot play draws one tile, and the turn passes even if it fits.",
        ),
        (
            {"draw": UNTIL},
            ONE_MAY,
            (
                "Who cannot play draws tiles until one fits, which may be played at "
                "once or kept."
            ),
        ),
        (
            {"draw": UNTIL, "drawn_tile": MUST_PLAY},
            ONE_MAY,
            (
                "Who cannot play draws tiles until one fits, which must be played at "
                "once."
            ),
        ),
        (
            {"draw": UNTIL, "drawn_tile": WAITS},
            ONE_MAY,
            (
                "Who cannot play draws tiles until one fits, which waits for the next "
                "turn."
            ),
        ),
        (
            {"draw": NEVER},
            f"{ONE_MAY} {MISS_TURN}",
            "Nobody draws in play: who cannot play misses the turn.",
        ),
        (
            {"draw": NEVER, "empty_boneyard": cf.EmptyBoneyard.END_ROUND},
            f"{ONE_MAY} {MISS_TURN}",
            (
                "Nobody draws in play: the round ends as soon as the seat to move "
                "cannot play."
            ),
        ),
        (
            {"voluntary_draw": True},
            MUST,
            (
                "Who can play may draw one tile first, and then play any that fits or "
                "pass."
            ),
        ),
        (
            {"reserve": 2},
            MISS_TURN,
            (f"In play the boneyard keeps its last tiles, a reserve of 2. {MISS_TURN}"),
        ),
        (
            {"reserve": {2: 2, 3: 1}},
            MISS_TURN,
            (
                "In play the boneyard keeps its last tiles, a reserve of 2 with 2 "
                f"seats, 1 with 3. {MISS_TURN}"
            ),
        ),
        (
            {"empty_boneyard": cf.EmptyBoneyard.END_ROUND},
            MISS_TURN,
            (
                "The round ends as soon as somebody must draw and there is nothing to "
                "draw."
            ),
        ),
        (
            {"dead_layout": cf.DeadLayout.STOP},
            "nobody can play or draw.",
            (
                "nobody can play or draw. "
                "It also ends when no tile is left that fits what may be played on."
            ),
        ),
        (
            {"blank_points": 25},
            "its pips for any other.",
            "its pips for any other, and 25 points more if it has a blank.",
        ),
        (
            {"double_blank_points": 1},
            "50 points for 0-0",
            "1 point for 0-0",
        ),
        (
            {"double_blank_points": 0},
            "50 points for 0-0",
            "0 points for 0-0",
        ),
        (
            {"double_out_points": 50},
            "its pips for any other.",
            "its pips for any other. Going out on a double costs 50 points.",
        ),
    ],
)
def test_a_house_rule_changes_its_sentence(
    fields: Mapping[str, Any], standard: str, sentence: str
) -> None:
    """A house rule changes its sentence on the card and no other."""
    assert standard in STANDARD
    assert STANDARD.replace(standard, sentence) == card(**fields)


def test_max_pip_changes_the_set_and_the_rounds() -> None:
    """The opener of the first round is the highest double."""
    first, second, *_ = card(max_pip=6).splitlines()
    assert "A double-6 set, 28 tiles. Each seat takes 7." == first
    assert second.startswith("7 rounds, opened by 6-6 down to 0-0. ")


@pytest.mark.parametrize("draw", [cf.DrawRule.ONE, UNTIL])
@pytest.mark.parametrize(
    ("drawn_tile", "sentence"),
    [
        (
            cf.DrawnTile.MAY_PLAY,
            (
                "Who can play may draw one tile first, and then play any that fits or "
                "pass."
            ),
        ),
        (
            MUST_PLAY,
            "Who can play may draw one tile first, and then must play one that fits.",
        ),
        (WAITS, "Who can play may draw one tile instead, and the turn passes."),
    ],
)
def test_a_voluntary_draw_says_what_may_follow(
    draw: cf.DrawRule, drawn_tile: cf.DrawnTile, sentence: str
) -> None:
    """One tile, however many a seat without a legal play draws."""
    plain = card(draw=draw, drawn_tile=drawn_tile)
    voluntary = card(draw=draw, drawn_tile=drawn_tile, voluntary_draw=True)
    assert plain.replace(MUST, sentence) == voluntary


def test_a_reserve_is_no_matter_where_nobody_draws() -> None:
    """The card does not speak of it, nor of what a drawn tile may do."""
    assert card(draw=NEVER) == card(draw=NEVER, reserve=2, drawn_tile=WAITS)


OTHER_VALUES: Mapping[str, Any] = {
    "max_pip": 12,
    "hand_size": 5,
    "rounds": 3,
    "opener_search": cf.OpenerSearch.SET_ASIDE,
    "opener_again": True,
    "arms": 6,
    "draw": UNTIL,
    "drawn_tile": WAITS,
    "voluntary_draw": True,
    "reserve": 2,
    "empty_boneyard": cf.EmptyBoneyard.END_ROUND,
    "dead_layout": cf.DeadLayout.STOP,
    "blank_points": 25,
    "double_blank_points": 25,
    "double_out_points": 50,
}


def test_no_field_is_forgotten() -> None:
    """A new field of `Rules` needs a line above, and a word on the card."""
    fields = [field.name for field in attrs.fields(cf.Rules) if field.init]
    assert fields == list(OTHER_VALUES)


@pytest.mark.parametrize("name", OTHER_VALUES)
def test_each_field_changes_the_card(name: str) -> None:
    """No house rule can be changed without the players being told."""
    assert STANDARD != card(**{name: OTHER_VALUES[name]})


@pytest.mark.parametrize(
    ("axis", "name"),
    [
        (cf.OpenerSearch, "opener_search"),
        (cf.DrawRule, "draw"),
        (cf.DrawnTile, "drawn_tile"),
        (cf.EmptyBoneyard, "empty_boneyard"),
        (cf.DeadLayout, "dead_layout"),
    ],
)
def test_each_named_value_has_a_card_of_its_own(
    axis: type[cf.OpenerSearch]
    | type[cf.DrawRule]
    | type[cf.DrawnTile]
    | type[cf.EmptyBoneyard]
    | type[cf.DeadLayout],
    name: str,
) -> None:
    """A new value needs a sentence."""
    cards = {card(**{name: value}) for value in axis}
    assert len(axis) == len(cards)


def test_one_round_has_no_next_lower_opener() -> None:
    """Then the only double is searched for, as in turn."""
    once = cf.Rules(rounds=1, opener_search=cf.OpenerSearch.NEXT_HELD)
    assert rules_card(cf.Rules(rounds=1)) == rules_card(once)
