"""The house rules: every value of every axis, the standard ones too."""

import random

import pytest

import chickenfoot as cf
from positions import BASE, DEAD, after, assert_refused, legal, position, refusal, tiles


def test_the_standard_values() -> None:
    """`Rules()` are the rules of the book."""
    rules = cf.Rules()
    assert 9 == rules.max_pip
    assert 7 == rules.hand_size
    assert 4 == rules.arms
    assert cf.DrawRule.ONE is rules.draw
    assert cf.DrawnTile.MAY_PLAY is rules.drawn_tile
    assert cf.DeadLayout.PLAY_ON is rules.dead_layout
    assert 50 == rules.double_blank_points


def test_max_pip_chooses_the_set() -> None:
    """A match of double-12 opens with 12-12 and deals from 91 tiles."""
    match = cf.start_match(cf.Rules(max_pip=12), seats=8)
    state = cf.deal_round(match, rng=random.Random(12))
    assert cf.Tile(12, 12) == state.opener
    assert 91 - 56 == len(state.boneyard)


def test_hand_size_may_be_one_number() -> None:
    """Every count of seats then takes as many tiles each."""
    rules = cf.Rules(hand_size=5)
    state = cf.deal(rules, seats=3, opener=9, rng=random.Random(1))
    assert [5, 5, 5] == [len(hand) for hand in state.hands]


def test_hand_size_may_be_a_number_for_each_count_of_seats() -> None:
    """Two seats take 12 tiles, three take 11, and four are refused."""
    rules = cf.Rules(hand_size={3: 11, 2: 12})
    for seats, size in ((2, 12), (3, 11)):
        state = cf.deal(rules, seats=seats, opener=9, rng=random.Random(1))
        assert [size] * seats == [len(hand) for hand in state.hands]
    with pytest.raises(cf.RulesError, match=r"hand.size is given for.* 4"):
        cf.start_match(rules, seats=4)


@pytest.mark.parametrize("arms", [1, 2, 6, 9])
def test_arms_sets_how_many_tiles_the_opener_takes(arms: int) -> None:
    """Double chicken foot takes six; any number up to the set's is as good."""
    layout = ["9-9", *(f"9-{pip}@9-9" for pip in range(arms))]
    rules = cf.Rules(arms=arms)
    before = position(" ".join(layout[:-1]), layout[-1][:3], rules=rules)
    assert cf.Foot(cf.Tile(9, 9), placed=arms - 1, needed=arms) == before.layout.foot
    state = position(" ".join(layout), rules=rules)
    assert state.layout.foot is None
    assert arms == len(state.layout.ends)


def test_arms_do_not_change_feet() -> None:
    """A double other than the opener takes three toes under any number of arms."""
    layout = "9-9 9-4@9-9 4-4@9-4"
    state = position(layout, "4-1", rules=cf.Rules(arms=1))
    assert cf.Foot(cf.Tile(4, 4), placed=0, needed=3) == state.layout.foot


def test_draw_one_draws_one_tile_a_turn() -> None:
    """The standard: a tile that does not fit ends the turn."""
    state = after(position(BASE, "5-3", boneyard="8-1 4-1"), "draw")
    assert {"pass"} == legal(state)


def test_draw_until_playable_goes_on_until_a_tile_fits() -> None:
    """Each draw is a move; the tile that fits may be kept."""
    rules = cf.Rules(draw=cf.DrawRule.UNTIL_PLAYABLE)
    state = position(BASE, "5-3", boneyard="8-1 8-3 7-1", rules=rules)
    for tile in tiles("8-1 8-3 7-1"):
        assert {"draw"} == legal(state)
        assert cf.Reason.MUST_DRAW == refusal(state, "pass").reason
        state = after(state, "draw")
        assert tile == state.drawn
    assert {"7-1@9-7", "pass"} == legal(state)
    assert 1 == state.turn


def test_draw_until_playable_ends_with_the_boneyard() -> None:
    """Nothing fitted and nothing is left, so the turn passes (R11)."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, draw=cf.DrawRule.UNTIL_PLAYABLE)
    layout = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"
    state = position(layout, "2-0", "2-1 3-0", rules=rules)
    state = after(state, "draw draw draw")
    assert {"pass"} == legal(state)
    assert cf.Reason.BONEYARD_EMPTY == refusal(state, "draw").reason
    assert {"2-1@1-1"} == legal(after(state, "pass"))


def test_draw_until_playable_leaves_the_search_alone() -> None:
    """One tile each in turn (R5)."""
    rules = cf.Rules(max_pip=2, arms=1, hand_size=2, draw=cf.DrawRule.UNTIL_PLAYABLE)
    hands = [tiles("1-0 1-1"), tiles("2-1 2-0")]
    state = cf.set_up(rules, hands=hands, boneyard=tiles("0-0 2-2"), opener=2)
    state = after(state, "draw")
    assert {"pass"} == legal(state)


def test_draw_never_leaves_a_pass() -> None:
    """The boneyard counts as empty (R11)."""
    state = position(BASE, "5-3", "4-1", rules=cf.Rules(draw=cf.DrawRule.NEVER))
    assert 0 < len(state.boneyard)
    assert {"pass"} == legal(state)
    assert_refused(state, "draw", cf.Reason.NO_DRAWING, "R10", "seat 1 drawing")


def test_draw_never_blocks_a_round_with_a_boneyard() -> None:
    """The boneyard counts as empty (R13)."""
    rules = cf.Rules(draw=cf.DrawRule.NEVER)
    state = position(f"{BASE} 8-7@9-7", "5-3 6-1", "5-5", rules=rules)
    assert cf.Blocked() == state.outcome
    assert 0 < len(state.boneyard)


def test_draw_never_still_searches() -> None:
    """The opener is sought as always (R5), and finding nothing blocks no round."""
    rules = cf.Rules(max_pip=2, arms=1, hand_size=2, draw=cf.DrawRule.NEVER)
    hands = [tiles("1-0 1-1"), tiles("2-1 2-0")]
    state = cf.set_up(rules, hands=hands, boneyard=tiles("0-0 2-2"), opener=2)
    for move in ("draw", "pass", "draw", "2-2"):
        assert {move} == legal(state)
        state = after(state, move)
    assert state.outcome is None
    assert {"pass"} == legal(state)


def test_drawn_tile_may_play_leaves_the_choice() -> None:
    """The standard: a tile that fits may be kept."""
    state = after(position(BASE, "5-3", boneyard="7-1"), "draw")
    assert {"7-1@9-7", "pass"} == legal(state)


def test_drawn_tile_must_play_takes_the_choice() -> None:
    """The refusal names the tile; a tile that does not fit is kept as always."""
    rules = cf.Rules(drawn_tile=cf.DrawnTile.MUST_PLAY)
    state = position(BASE, "5-3", boneyard="7-1", rules=rules)
    state = after(state, "draw")
    assert {"7-1@9-7"} == legal(state)
    assert_refused(state, "pass", cf.Reason.MUST_PLAY, "R10", "seat 1 7-1 must")
    state = after(position(BASE, "5-3", boneyard="8-1", rules=rules), "draw")
    assert {"pass"} == legal(state)


def test_dead_layout_play_on_draws_the_boneyard_empty() -> None:
    """The standard: the round ends with the last tile drawn (R13)."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4)
    state = position(DEAD, "2-0", "3-0", rules=rules)
    assert 3 == len(state.boneyard)
    state = after(state, "draw pass draw pass")
    assert state.outcome is None
    assert cf.Blocked() == after(state, "draw").outcome


def test_dead_layout_stop_ends_the_round() -> None:
    """No tile in a hand or the boneyard fits the open foot."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, dead_layout=cf.DeadLayout.STOP)
    state = position(DEAD, "2-0", "3-0", rules=rules)
    assert cf.Blocked() == state.outcome
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
    assert cf.Blocked() == state.outcome


@pytest.mark.parametrize("points", [0, 25, 100])
def test_double_blank_points_are_free(points: int) -> None:
    """Only 0-0 costs them."""
    rules = cf.Rules(double_blank_points=points)
    assert points == cf.tile_points(rules, cf.Tile(0, 0))
    assert 5 == cf.tile_points(rules, cf.Tile(5, 0))
