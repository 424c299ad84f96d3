"""The standard of every rule, and house rules for the set and for dead layouts."""

import random

import pytest

import chickenfoot as cf
from tests.positions import DEAD, after, position


def test_the_standard_values() -> None:
    """`Rules()` are the rules of the book."""
    rules = cf.Rules()
    assert 9 == rules.max_pip
    assert 7 == rules.hand_size
    assert 4 == rules.arms
    assert cf.DrawRule.ONE is rules.draw
    assert cf.DrawnTile.MAY_PLAY is rules.drawn_tile
    assert cf.DeadLayout.PLAY_ON is rules.dead_layout
    assert cf.OpenerSearch.IN_TURN is rules.opener_search
    assert cf.EmptyBoneyard.MISS_TURN is rules.empty_boneyard
    assert rules.opener_again is False
    assert rules.voluntary_draw is False
    assert rules.rounds is None
    assert 0 == rules.reserve
    assert 0 == rules.blank_points
    assert 50 == rules.double_blank_points
    assert 0 == rules.double_out_points


def test_max_pip_chooses_the_set() -> None:
    """A match of double-12 opens with 12-12 and deals from 91 tiles."""
    match = cf.start_match(cf.Rules(max_pip=12), seats=8)
    state = cf.deal_round(match, rng=random.Random(12))
    assert cf.Tile(12, 12) == state.opener
    assert 91 - 56 == len(state.boneyard)


def test_hand_size_may_be_one_number() -> None:
    """Every count of seats then takes as many tiles each."""
    rules = cf.Rules(hand_size=5)
    state = cf.deal(rules, seats=3, opener=cf.Tile(9, 9), rng=random.Random(1))
    assert [5, 5, 5] == [len(hand) for hand in state.hands]


def test_hand_size_may_be_a_number_for_each_count_of_seats() -> None:
    """Two seats take 12 tiles, three take 11, and four are refused."""
    rules = cf.Rules(hand_size={3: 11, 2: 12})
    for seats, size in ((2, 12), (3, 11)):
        state = cf.deal(rules, seats=seats, opener=cf.Tile(9, 9), rng=random.Random(1))
        assert [size] * seats == [len(hand) for hand in state.hands]
    with pytest.raises(cf.RulesError, match=r"hand.size is given for.* 4"):
        cf.start_match(rules, seats=4)


@pytest.mark.parametrize("arms", [1, 2, 6, 9])
def test_arms_sets_how_many_tiles_the_opener_takes(arms: int) -> None:
    """Double chicken foot takes six; any number up to the set's is as good."""
    layout = ["9-9", *(f"9-{pip}@9-9" for pip in range(arms))]
    rules = cf.Rules(arms=arms)
    before = position(" ".join(layout[:-1]), layout[-1][:3], rules=rules)
    assert (
        cf.Owed(cf.PlaceKind.ARM, cf.Tile(9, 9), placed=arms - 1, needed=arms)
        == before.layout.owed
    )
    state = position(" ".join(layout), rules=rules)
    assert state.layout.owed is None
    assert arms == len(state.layout.ends)


def test_arms_do_not_change_feet() -> None:
    """A double other than the opener takes three toes under any number of arms."""
    layout = "9-9 9-4@9-9 4-4@9-4"
    state = position(layout, "4-1", rules=cf.Rules(arms=1))
    assert (
        cf.Owed(cf.PlaceKind.TOE, cf.Tile(4, 4), placed=0, needed=3)
        == state.layout.owed
    )


def test_dead_layout_play_on_draws_the_boneyard_empty() -> None:
    """The standard: the round ends with the last tile drawn (R13)."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4)
    state = position(DEAD, "2-0", "3-0", rules=rules)
    assert 3 == len(state.boneyard)
    state = after(state, "draw pass draw pass")
    assert state.outcome is None
    assert cf.Outcome(None) == after(state, "draw").outcome


def test_dead_layout_stop_ends_the_round() -> None:
    """No tile in a hand or the boneyard fits the open foot."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, dead_layout=cf.DeadLayout.STOP)
    state = position(DEAD, "2-0", "3-0", rules=rules)
    assert cf.Outcome(None) == state.outcome
    assert 3 == len(state.boneyard)


def test_dead_layout_stop_waits_while_the_boneyard_has_a_tile_that_fits() -> None:
    """The last toe may still be drawn."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, dead_layout=cf.DeadLayout.STOP)
    layout = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"
    state = position(layout, "2-0", "3-0", rules=rules)
    assert cf.Tile(2, 1) in state.boneyard
    assert state.outcome is None


def test_dead_layout_stop_waits_while_a_hand_has_a_tile_that_fits() -> None:
    """The last toe is held by the seat that waits."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, dead_layout=cf.DeadLayout.STOP)
    layout = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"
    state = position(layout, "2-0", "2-1 3-0", rules=rules)
    assert state.outcome is None


def test_dead_layout_stop_and_draw_never_agree() -> None:
    """Where nobody draws, a round with no legal play is blocked anyway."""
    rules = cf.Rules(
        max_pip=3,
        arms=1,
        hand_size=4,
        draw=cf.DrawRule.NEVER,
        dead_layout=cf.DeadLayout.STOP,
    )
    layout = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"
    state = position(layout, "2-0", "3-0", rules=rules)
    assert cf.Tile(2, 1) in state.boneyard
    assert cf.Outcome(None) == state.outcome
