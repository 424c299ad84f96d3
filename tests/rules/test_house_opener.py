"""House rules for the opener: how it is sought, and who has the turn after it."""

import random

import pytest

import chickenfoot as cf
from tests.positions import after, legal, refusal, start, tiles
from tests.rules.starts import Stacked, played_out

IN_TURN = cf.Rules(max_pip=3, hand_size=2, arms=3)
ALL_AT_ONCE = cf.Rules(
    max_pip=3, hand_size=2, arms=3, opener_search=cf.OpenerSearch.ALL_AT_ONCE
)
NEXT_HELD = cf.Rules(
    max_pip=2, hand_size=1, arms=1, opener_search=cf.OpenerSearch.NEXT_HELD
)
SET_ASIDE = cf.Rules(
    max_pip=3, hand_size=2, arms=3, opener_search=cf.OpenerSearch.SET_ASIDE
)
AGAIN = cf.Rules(max_pip=3, hand_size=2, arms=3, opener_again=True)
# Three hands without 3-3, so that it has to be sought.
HANDS = ("0-0 1-0", "1-1 2-0", "2-1 2-2")


def test_r05_in_turn_finder_lays_the_opener_at_once() -> None:
    """The standard: the seats after the finder do not draw."""
    state = after(start(IN_TURN, *HANDS, boneyard="3-0 3-3"), "draw pass draw")
    assert 1 == state.turn
    assert {"3-3"} == legal(state)
    state = after(state, "3-3")
    assert [3, 2, 2] == [len(hand) for hand in state.hands]


def test_r04_all_at_once_holder_lays_the_opener() -> None:
    """Who holds it from the deal has the first turn, and nobody draws."""
    state = start(ALL_AT_ONCE, "0-0 1-0", "1-1 2-0", "2-1 3-3", leader=1)
    assert 2 == state.turn
    assert {"3-3"} == legal(state)
    assert 0 == after(state, "3-3").turn


def test_r05_all_at_once_finder_waits_for_the_circle() -> None:
    """The finder passes, the last seat draws too, and only then the opener is laid."""
    state = after(start(ALL_AT_ONCE, *HANDS, boneyard="3-0 3-3 3-1"), "draw pass draw")
    assert 1 == state.turn
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert 2 == state.turn
    assert {"draw"} == legal(state)
    state = after(state, "draw pass")
    assert 1 == state.turn
    assert {"3-3"} == legal(state)
    state = after(state, "3-3")
    assert 2 == state.turn
    assert [3, 2, 3] == [len(hand) for hand in state.hands]


def test_r05_all_at_once_refuses_the_finder_all_but_a_pass() -> None:
    """It may neither lay the opener nor draw again while others have yet to draw."""
    state = after(start(ALL_AT_ONCE, *HANDS, boneyard="3-3"), "draw")
    expected = cf.Illegality(
        cf.Reason.MUST_WAIT, "R5", "seat 0 must wait until every seat has drawn"
    )
    assert expected == refusal(state, "3-3")
    expected = cf.Illegality(
        cf.Reason.ALREADY_DRAWN,
        "R5",
        "seat 0 has drawn 3-3 and may not draw again in this turn",
    )
    assert expected == refusal(state, "draw")


def test_r05_all_at_once_others_draw_while_the_finder_waits() -> None:
    """A seat whose draw is due may not pass, though the opener has been found."""
    state = after(start(ALL_AT_ONCE, *HANDS, boneyard="3-3"), "draw pass")
    assert cf.Reason.MUST_DRAW == refusal(state, "pass").reason


def test_r05_all_at_once_circle_begins_with_the_leader() -> None:
    """With seat 1 as the leader, seat 0 draws last."""
    state = start(ALL_AT_ONCE, *HANDS, boneyard="3-3 3-0 3-1", leader=1)
    state = after(state, "draw pass draw pass")
    assert 0 == state.turn
    assert {"draw"} == legal(state)
    state = after(state, "draw pass")
    assert 1 == state.turn
    assert {"3-3"} == legal(state)


def test_r05_all_at_once_last_of_the_circle_passes_too() -> None:
    """A finder who draws last gets the turn back right after its pass."""
    state = start(ALL_AT_ONCE, *HANDS, boneyard="3-0 3-1 3-3")
    state = after(state, "draw pass draw pass draw")
    assert 2 == state.turn
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert 2 == state.turn
    assert state.drawn is None
    assert {"3-3"} == legal(state)


def test_r05_all_at_once_next_circle_begins_with_the_leader() -> None:
    """Nobody has it after the first circle, so all draw again."""
    state = start(ALL_AT_ONCE, "0-0", "1-1", leader=1, boneyard="3-0 3-1 2-0 3-3 2-1")
    state = after(state, "draw pass draw pass")
    assert 1 == state.turn
    assert {"draw"} == legal(state)
    state = after(state, "draw pass draw")
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert 0 == state.turn
    assert {"3-3"} == legal(state)
    assert tiles("2-1 1-0 2-2 3-2") == state.boneyard


def test_r05_all_at_once_circle_has_a_draw_and_a_pass_for_each_seat() -> None:
    """With two seats that is four moves, and the finder waits for all of them."""
    state = start(ALL_AT_ONCE, "0-0", "1-1", boneyard="3-3 3-0")
    state = after(state, "draw pass")
    assert 1 == state.turn
    assert {"draw"} == legal(state)
    state = after(state, "draw pass")
    assert 0 == state.turn
    assert {"3-3"} == legal(state)


def test_r05_all_at_once_boneyard_runs_out_in_a_circle() -> None:
    """Seat 2 gets no second tile, and the finder need not wait for it."""
    hands = ("0-0 1-0", "1-1 2-0", "2-1")
    state = start(ALL_AT_ONCE, *hands, boneyard="2-2 3-0 3-1 3-3 3-2")
    state = after(state, "draw pass draw pass draw pass draw pass draw")
    assert () == state.boneyard
    assert 1 == state.turn
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert 0 == state.turn
    assert {"3-3"} == legal(state)


def test_r05_all_at_once_finder_empties_the_boneyard() -> None:
    """The finder of the last tile passes and gets the turn back."""
    state = start(ALL_AT_ONCE, *HANDS, boneyard="3-0 3-1 3-2 3-3")
    state = after(state, "draw pass draw pass draw pass draw")
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert 0 == state.turn
    assert {"3-3"} == legal(state)


def test_r05_all_at_once_is_not_touched_by_rules_for_drawing() -> None:
    """Neither waiting nor a reserve nor a voluntary draw changes the search."""
    rules = cf.Rules(
        max_pip=3,
        hand_size=2,
        arms=3,
        opener_search=cf.OpenerSearch.ALL_AT_ONCE,
        drawn_tile=cf.DrawnTile.WAITS,
        voluntary_draw=True,
        reserve=4,
    )
    state = after(start(rules, *HANDS, boneyard="3-0 3-1 3-3"), "draw pass draw pass")
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert {"3-3"} == legal(state)
    assert cf.Reason.OPENER_FIRST == refusal(state, "draw").reason


def test_r06_all_at_once_finder_plays_again_under_opener_again() -> None:
    """The seat that lays the opener after the circle has the next turn too."""
    rules = cf.Rules(
        max_pip=3,
        hand_size=2,
        arms=3,
        opener_search=cf.OpenerSearch.ALL_AT_ONCE,
        opener_again=True,
    )
    state = start(rules, "0-0 1-0", "1-1 3-0", "2-1 2-2", boneyard="2-0 3-3 3-1")
    state = after(state, "draw pass draw pass draw pass 3-3")
    assert 1 == state.turn
    assert {"3-0@3-3"} == legal(state)


def test_r04_next_held_opens_with_the_next_lower_double() -> None:
    """Nobody holds 2-2 and somebody holds 1-1, so 1-1 opens."""
    match = cf.start_match(NEXT_HELD, seats=2)
    state = cf.deal_round(match, rng=Stacked(2, "1-0 1-1"))
    assert cf.Tile(1, 1) == state.opener
    assert 1 == state.turn
    assert {"1-1"} == legal(state)


def test_r04_next_held_prefers_the_higher_double() -> None:
    """Both are held; the order of the seats does not matter."""
    match = cf.start_match(NEXT_HELD, seats=2)
    state = cf.deal_round(match, rng=Stacked(2, "1-1 2-2"))
    assert cf.Tile(2, 2) == state.opener


def test_r15_next_held_tries_the_skipped_double_first() -> None:
    """1-1, then 2-2 before 0-0 though both are held, and each opens one round."""
    match = cf.start_match(NEXT_HELD, seats=2)
    rng = Stacked(2, "1-0 1-1", "0-0 2-2", "1-0 0-0")
    match = played_out(match, cf.deal_round(match, rng=rng))
    assert tiles("2-2 0-0") == match.openers
    assert cf.Tile(2, 2) == match.next_opener
    state = cf.deal_round(match, rng=rng)
    assert cf.Tile(2, 2) == state.opener
    match = played_out(match, state)
    assert cf.Tile(0, 0) == match.next_opener
    match = played_out(match, cf.deal_round(match, rng=rng))
    assert tiles("1-1 2-2 0-0") == tuple(score.opener for score in match.scores)
    assert match.is_over
    assert match.next_opener is None


def test_r15_next_held_searches_for_what_nobody_ever_held() -> None:
    """2-2 is passed over twice and drawn for in the last round."""
    match = cf.start_match(NEXT_HELD, seats=2)
    rng = Stacked(2, "1-0 0-0", "1-1 1-0", "1-0 2-1")
    match = played_out(match, cf.deal_round(match, rng=rng))
    match = played_out(match, cf.deal_round(match, rng=rng))
    assert tiles("0-0 1-1") == tuple(score.opener for score in match.scores)
    state = cf.deal_round(match, rng=rng)
    assert cf.Tile(2, 2) == state.opener
    assert {"draw"} == legal(state)
    match = played_out(match, state)
    assert match.is_over


def test_r15_next_held_searches_for_the_highest_if_nobody_holds_any() -> None:
    """Rounds in which no double is held open from the highest down."""
    match = cf.start_match(NEXT_HELD, seats=2)
    rng = Stacked(2, "1-0 2-0", "1-0 2-0", "1-0 2-0")
    for opener in tiles("2-2 1-1 0-0"):
        state = cf.deal_round(match, rng=rng)
        assert opener == state.opener
        assert {"draw"} == legal(state)
        match = played_out(match, state)
    assert match.is_over


def test_r15_next_held_does_not_open_with_a_double_again() -> None:
    """1-1 has opened a round, so holding it counts for nothing."""
    match = cf.start_match(NEXT_HELD, seats=2)
    rng = Stacked(2, "1-0 1-1", "1-0 1-1")
    match = played_out(match, cf.deal_round(match, rng=rng))
    state = cf.deal_round(match, rng=rng)
    assert cf.Tile(2, 2) == state.opener
    assert {"draw"} == legal(state)


def test_r15_next_held_keeps_to_the_doubles_of_a_short_match() -> None:
    """With two rounds 0-0 opens none of them, though it is held."""
    rules = cf.Rules(
        max_pip=2,
        hand_size=1,
        arms=1,
        rounds=2,
        opener_search=cf.OpenerSearch.NEXT_HELD,
    )
    match = cf.start_match(rules, seats=2)
    rng = Stacked(2, "1-0 0-0", "0-0 2-1")
    for opener in tiles("2-2 1-1"):
        state = cf.deal_round(match, rng=rng)
        assert opener == state.opener
        match = played_out(match, state)
    assert match.is_over


def test_r15_next_held_match_refuses_a_double_that_has_opened() -> None:
    """Any of the others may open the round that is entered."""
    match = cf.start_match(NEXT_HELD, seats=2)
    match = played_out(match, cf.deal_round(match, rng=Stacked(2, "1-0 1-1")))
    with pytest.raises(cf.MatchError, match="its opener: 1-1, wanted: 2-2 or 0-0"):
        played_out(match, start(NEXT_HELD, "1-0", "1-1", opener=cf.Tile(1, 1)))
    later = played_out(match, start(NEXT_HELD, "1-0", "0-0", opener=cf.Tile(0, 0)))
    assert cf.Tile(2, 2) == later.next_opener


def test_r05_next_held_leaves_a_round_of_its_own_alone() -> None:
    """`deal` and `set_up` are told the opener, and it is searched for in turn."""
    state = start(NEXT_HELD, "1-0", "1-1", boneyard="2-0 2-2")
    assert {"draw"} == legal(state)
    assert {"2-2"} == legal(after(state, "draw pass draw"))
    dealt = cf.deal(NEXT_HELD, seats=2, opener=cf.Tile(2, 2), rng=Stacked(2, "1-0 1-1"))
    assert cf.Tile(2, 2) == dealt.opener


def test_r15_next_held_opens_each_double_once_in_whole_matches() -> None:
    """Each round opens with the highest double held of those still to open, if any."""
    rules = cf.Rules(
        max_pip=3, hand_size=2, arms=1, opener_search=cf.OpenerSearch.NEXT_HELD
    )
    passed_over = 0
    for seed in range(20):
        rng = random.Random(seed)
        match = cf.start_match(rules, seats=2)
        left = list(tiles("3-3 2-2 1-1 0-0"))
        while not match.is_over:
            assert left[0] == match.next_opener
            state = cf.deal_round(match, rng=rng)
            held = [t for t in left if any(t in hand for hand in state.hands)]
            expected = held[0] if held else left[0]
            assert expected == state.opener
            passed_over += expected != left[0]
            left.remove(expected)
            match = played_out(match, state)
        assert [] == left
    assert passed_over > 10


def test_r04_set_aside_opener_lies_from_the_start() -> None:
    """One placement of the leader's at ply 0; the leader has the first turn."""
    rules = cf.Rules(opener_search=cf.OpenerSearch.SET_ASIDE)
    state = cf.deal(
        rules, seats=4, opener=cf.Tile(9, 9), rng=random.Random(1), leader=2
    )
    nines = cf.Tile(9, 9)
    assert (cf.Placement(nines, None, 9, seat=2),) == state.layout.placements
    assert cf.Owed(cf.PlaceKind.ARM, nines, placed=0, needed=4) == state.layout.owed
    assert (cf.End(nines, 9),) == state.layout.targets
    assert 0 == state.ply
    assert 2 == state.turn
    assert [7, 7, 7, 7] == [len(hand) for hand in state.hands]
    assert 54 - 28 == len(state.boneyard)
    assert nines not in state.boneyard
    assert not any(nines in hand for hand in state.hands)


def test_r04_set_aside_opener_goes_with_the_round() -> None:
    """Round 2 sets 8-8 aside, 9-9 is dealt, and seat 1 begins."""
    rules = cf.Rules(
        max_pip=3, hand_size=3, opener_search=cf.OpenerSearch.SET_ASIDE, arms=1
    )
    match = cf.start_match(rules, seats=3)
    rng = random.Random(3)
    match = played_out(match, cf.deal_round(match, rng=rng))
    state = cf.deal_round(match, rng=rng)
    assert cf.Tile(2, 2) == state.opener
    assert 1 == state.turn
    held = {tile for hand in state.hands for tile in hand}
    assert set(cf.double_set(3)) - {cf.Tile(2, 2)} == held


def test_r08_set_aside_leader_plays_an_arm_first() -> None:
    """Only arms fit, and the turn passes on as always."""
    state = start(SET_ASIDE, "3-1 2-1", "3-2 1-1")
    assert {"3-1@3-3"} == legal(state)
    state = after(state, "3-1@3-3")
    assert 1 == state.turn
    assert {"3-2@3-3"} == legal(state)


def test_r08_set_aside_opener_is_done_with_its_arms() -> None:
    """With its one arm down, play goes on from the end of that arm."""
    rules = cf.Rules(
        max_pip=3, hand_size=2, arms=1, opener_search=cf.OpenerSearch.SET_ASIDE
    )
    state = after(start(rules, "3-1 2-0", "3-0 2-1"), "3-1@3-3")
    assert (cf.End(cf.Tile(3, 1), 1),) == state.layout.ends
    assert {"2-1@3-1"} == legal(state)


def test_r10_set_aside_leader_without_a_play_draws() -> None:
    """There is no search: the draw is that of R10, and the tile may be kept."""
    state = start(SET_ASIDE, "2-1 1-1", "3-2 1-0", boneyard="3-1")
    assert {"draw"} == legal(state)
    assert {"3-1@3-3", "pass"} == legal(after(state, "draw"))


def test_r04_set_aside_opener_is_not_dealt() -> None:
    """Nobody can lay it, and a start that deals it out is refused."""
    state = start(SET_ASIDE, "3-1 2-1", "3-2 1-1")
    assert cf.Reason.NOT_IN_HAND == refusal(state, "3-3").reason
    with pytest.raises(cf.SetUpError, match="tiles that are not to be dealt: 3-3"):
        start(SET_ASIDE, "3-3 2-1", "3-2 1-1")
    with pytest.raises(cf.SetUpError, match="tiles that are not to be dealt: 3-3"):
        start(SET_ASIDE, "3-1 2-1", "3-2 1-1", boneyard="3-3")


def test_r02_set_aside_opener_is_not_there_to_deal() -> None:
    """Six hands of nine are all 54 tiles; five of eleven are one too many."""
    search = cf.OpenerSearch.SET_ASIDE
    assert 9 == cf.Rules(hand_size=9, opener_search=search).hand_size_for(6)
    assert 11 == cf.Rules(hand_size=11).hand_size_for(5)
    rules = cf.Rules(hand_size=11, opener_search=search)
    sentence = "5 seats with 11 tiles each need 55 tiles, but a double-9 set has 54"
    with pytest.raises(cf.RulesError, match=sentence):
        rules.hand_size_for(5)


def test_r06_turn_passes_after_the_opener() -> None:
    """The standard: laying the opener is the whole turn."""
    state = start(IN_TURN, "3-3 3-1", "3-2 1-1")
    assert 1 == after(state, "3-3").turn


def test_r06_opener_again_gives_one_more_turn() -> None:
    """The second turn is like any other, and the next seat plays after it."""
    state = after(start(AGAIN, "3-3 3-1 3-0", "3-2 1-1"), "3-3")
    assert 0 == state.turn
    assert {"3-0@3-3", "3-1@3-3"} == legal(state)
    assert cf.Reason.MUST_PLAY == refusal(state, "draw").reason
    state = after(state, "3-1@3-3")
    assert 1 == state.turn
    assert {"3-2@3-3"} == legal(state)


def test_r10_opener_again_stuck_seat_draws() -> None:
    """The tile it draws may be played at once, and the turn passes after it."""
    state = after(start(AGAIN, "3-3 1-0", "3-2 1-1", boneyard="3-1"), "3-3")
    assert 0 == state.turn
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert {"3-1@3-3", "pass"} == legal(state)
    assert 1 == after(state, "3-1@3-3").turn
    assert 1 == after(state, "pass").turn


def test_r11_opener_again_stuck_seat_misses_the_turn() -> None:
    """Nothing is left to draw, so the second turn is a pass."""
    hands = ("3-3 1-0 1-1 2-0", "3-0 3-1 3-2 2-1 2-2 0-0")
    state = after(start(AGAIN, *hands), "3-3")
    assert 0 == state.turn
    assert {"pass"} == legal(state)
    assert 1 == after(state, "pass").turn


def test_r05_opener_again_counts_for_the_finder() -> None:
    """The second turn is a new one, in which the finder may draw again."""
    state = start(AGAIN, "0-0 1-0", "1-1 3-0", boneyard="3-3 3-1")
    state = after(state, "draw 3-3")
    assert 0 == state.turn
    assert state.drawn is None
    assert {"draw"} == legal(state)


def test_r13_opener_again_is_no_use_to_who_goes_out() -> None:
    """The opener was the last tile, so the round is over."""
    state = after(start(AGAIN, "3-3", "3-0 1-1"), "3-3")
    assert cf.Outcome(0) == state.outcome
    assert () == cf.legal_moves(state)


def test_r13_opener_again_may_be_enough_to_go_out() -> None:
    """A seat may go out with opener and arm before anybody has had a turn."""
    state = after(start(AGAIN, "3-3 3-0", "3-1 1-1"), "3-3 3-0@3-3")
    assert cf.Outcome(0) == state.outcome
    assert 2 == state.ply
