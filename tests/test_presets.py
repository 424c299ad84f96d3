"""The presets: what was released stays, and all of them can be played."""

import random
from types import MappingProxyType

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import presets
from tests.games import finished_round

FORTY_TWO = {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5}
# Every value that is not that of the standard rules, and some that are but matter. A
# line here never changes once it has been released; better knowledge gets a new name.
GOLDEN = MappingProxyType(
    {
        "standard": cf.Rules(),
        "standard_scaled": cf.Rules(hand_size=FORTY_TWO),
        "standard_scaled_12": cf.Rules(
            max_pip=12,
            hand_size={
                2: 15,
                3: 15,
                4: 15,
                5: 12,
                6: 12,
                7: 11,
                8: 10,
                9: 9,
                10: 8,
                11: 7,
                12: 7,
            },
        ),
        "standard_scaled_15": cf.Rules(
            max_pip=15,
            hand_size={
                2: 18,
                3: 18,
                4: 18,
                5: 15,
                6: 15,
                7: 13,
                8: 13,
                9: 11,
                10: 11,
                11: 10,
                12: 10,
                13: 9,
            },
        ),
        "double_chicken_foot": cf.Rules(
            max_pip=9,
            hand_size={2: 20, 3: 16, 4: 12, 5: 9, 6: 8, 7: 6, 8: 6},
            opener_search=cf.OpenerSearch.NEXT_HELD,
            arms=6,
        ),
        "chicken_coop": cf.Rules(
            max_pip=9,
            hand_size={2: 11, 3: 11, 4: 9, 5: 7, 6: 7},
            opener_search=cf.OpenerSearch.IN_TURN,
            opener_again=True,
            arms=6,
            drawn_tile=cf.DrawnTile.MUST_PLAY,
            blank_points=25,
            double_blank_points=50,
        ),
        "chickie": cf.Rules(
            max_pip=9,
            hand_size=FORTY_TWO,
            opener_search=cf.OpenerSearch.ALL_AT_ONCE,
            arms=4,
            drawn_tile=cf.DrawnTile.MUST_PLAY,
            double_blank_points=0,
        ),
        "no_draw": cf.Rules(
            max_pip=9,
            hand_size={2: 14, 3: 10, 4: 7, 5: 6, 6: 5},
            opener_search=cf.OpenerSearch.SET_ASIDE,
            arms=4,
            draw=cf.DrawRule.ONE,
            drawn_tile=cf.DrawnTile.MUST_PLAY,
            empty_boneyard=cf.EmptyBoneyard.END_ROUND,
            double_blank_points=50,
        ),
        "quick_six": cf.Rules(
            max_pip=6,
            hand_size=5,
            opener_search=cf.OpenerSearch.IN_TURN,
            arms=4,
            drawn_tile=cf.DrawnTile.MUST_PLAY,
            double_blank_points=0,
        ),
        "family_block": cf.Rules(
            max_pip=6,
            hand_size={4: 7},
            arms=6,
            draw=cf.DrawRule.NEVER,
            double_blank_points=50,
        ),
        "scorekeeper": cf.Rules(
            max_pip=9,
            hand_size=FORTY_TWO,
            opener_search=cf.OpenerSearch.NEXT_HELD,
            double_blank_points=50,
            double_out_points=0,
        ),
    }
)
# The counts of seats that each preset serves: those of its table of hand sizes, or as
# many as its set can deal.
SEATS = MappingProxyType(
    {
        "standard": range(2, 8),
        "standard_scaled": range(2, 9),
        "standard_scaled_12": range(2, 13),
        "standard_scaled_15": range(2, 14),
        "double_chicken_foot": range(2, 9),
        "chicken_coop": range(2, 7),
        "chickie": range(2, 9),
        "no_draw": range(2, 7),
        "quick_six": range(2, 6),
        "family_block": range(4, 5),
        "scorekeeper": range(2, 9),
    }
)


def test_all_presets_are_pinned_down() -> None:
    """None is missing here, and the standard rules come first."""
    assert list(GOLDEN) == list(presets.PRESETS)
    assert list(SEATS) == list(GOLDEN)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_preset_never_changes(name: str) -> None:
    """Its values are those of its first release."""
    assert GOLDEN[name] == presets.PRESETS[name].rules


def test_presets_cannot_be_added_or_replaced() -> None:
    """`PRESETS` is a mapping for reading alone."""
    with pytest.raises(TypeError):
        presets.PRESETS["standard"] = presets.PRESETS["chickie"]  # type: ignore[index]


@pytest.mark.parametrize("preset", presets.PRESETS.values(), ids=list(GOLDEN))
def test_each_preset_has_a_source(preset: presets.Preset) -> None:
    """A preset names its source, and as ours only fields of `Rules`, each once."""
    fields = [field.name for field in attrs.fields(cf.Rules) if field.init]
    assert preset.source
    assert set(preset.ours) <= set(fields)
    assert len(preset.ours) == len(set(preset.ours))


@pytest.mark.parametrize("preset", presets.PRESETS.values(), ids=list(GOLDEN))
def test_presets_are_values(preset: presets.Preset) -> None:
    """Their text evaluates back, to an equal value with the same hash."""
    names = {**vars(cf), "Preset": presets.Preset}
    copy = eval(repr(preset), names)  # noqa: S307
    assert preset == copy
    assert hash(preset) == hash(copy)


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("standard", [7, 7, 7, 7, 7, 7]),
        ("standard_scaled", [21, 14, 11, 8, 7, 6, 5]),
        ("standard_scaled_12", [15, 15, 15, 12, 12, 11, 10, 9, 8, 7, 7]),
        ("standard_scaled_15", [18, 18, 18, 15, 15, 13, 13, 11, 11, 10, 10, 9]),
        ("double_chicken_foot", [20, 16, 12, 9, 8, 6, 6]),
        ("chicken_coop", [11, 11, 9, 7, 7]),
        ("chickie", [21, 14, 11, 8, 7, 6, 5]),
        ("no_draw", [14, 10, 7, 6, 5]),
        ("quick_six", [5, 5, 5, 5]),
        ("family_block", [7]),
        ("scorekeeper", [21, 14, 11, 8, 7, 6, 5]),
    ],
)
def test_the_hand_sizes_are_those_of_the_source(name: str, sizes: list[int]) -> None:
    """Each count of seats has the hand size that the source prints."""
    rules = presets.PRESETS[name].rules
    assert sizes == [rules.hand_size_for(seats) for seats in SEATS[name]]


def test_forty_two_tiles_are_shared_out_with_half_rounded_up() -> None:
    """42 by 4 is 10.5, and the pages print 11."""
    rules = presets.PRESETS["standard_scaled"].rules
    for seats in SEATS["standard_scaled"]:
        assert (2 * 42 + seats) // (2 * seats) == rules.hand_size_for(seats)


@pytest.mark.parametrize("name", GOLDEN)
def test_other_tables_are_refused(name: str) -> None:
    """A preset does not guess a hand size."""
    served = SEATS[name]
    for seats in (served.start - 1, served.stop):
        with pytest.raises(cf.RulesError):
            cf.start_match(presets.PRESETS[name].rules, seats=seats)


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name, served in SEATS.items() for seats in served],
)
def test_a_whole_match_is_played(name: str, seats: int) -> None:
    """Each table that a preset serves can play from the deal to the winners."""
    rules = presets.PRESETS[name].rules
    match = cf.start_match(rules, seats=seats)
    rng = random.Random(seats)
    while not match.is_over:
        match = cf.finish_round(match, finished_round(match, rng))
    openers = sorted(score.opener.high for score in match.scores)
    assert list(range(rules.max_pip + 1)) == openers
    assert set(cf.winners(match)) <= set(range(seats))
