"""House rules for the boneyard: a reserve, and what happens when it is empty."""

import pytest

import chickenfoot as cf
from tests.positions import after, legal, position, refusal, start

END_ROUND = cf.EmptyBoneyard.END_ROUND
UNTIL = cf.DrawRule.UNTIL_PLAYABLE
NEVER = cf.DrawRule.NEVER
SET_ASIDE = cf.OpenerSearch.SET_ASIDE
# Seat 0 lays the opener, seat 1 the one arm, and a 1 is the one end.
ONE_ARM = "3-3 3-1@3-3"
# A foot on 1-1 that lacks two toes, of which only 2-1 is left.
SHORT_FOOT = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"


def small(
    *,
    draw: cf.DrawRule = cf.DrawRule.ONE,
    drawn_tile: cf.DrawnTile = cf.DrawnTile.MAY_PLAY,
    reserve: int | dict[int, int] = 0,
    empty_boneyard: cf.EmptyBoneyard = cf.EmptyBoneyard.MISS_TURN,
    dead_layout: cf.DeadLayout = cf.DeadLayout.PLAY_ON,
) -> cf.Rules:
    """Return house rules for double-3 with one arm."""
    return cf.Rules(
        max_pip=3,
        hand_size=1,
        arms=1,
        draw=draw,
        drawn_tile=drawn_tile,
        reserve=reserve,
        empty_boneyard=empty_boneyard,
        dead_layout=dead_layout,
    )


def test_r11_reserve_cannot_be_drawn() -> None:
    """Two tiles are left and stay there: the seat misses its turn."""
    hands = ("0-0 2-0 2-2", "1-0 1-1 2-1")
    state = position(ONE_ARM, *hands, rules=small(reserve=2))
    assert 2 == len(state.boneyard)
    assert {"pass"} == legal(state)
    expected = cf.Illegality(
        cf.Reason.BONEYARD_EMPTY,
        "R11",
        "seat 0 cannot draw: the boneyard holds only its reserve of 2",
    )
    assert expected == refusal(state, "draw")


def test_r10_reserve_leaves_the_tiles_before_it() -> None:
    """The third last tile may be drawn."""
    hands = ("0-0 2-0", "1-0 1-1 2-1")
    state = position(ONE_ARM, *hands, rules=small(reserve=2), boneyard="2-2")
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert {"pass"} == legal(state)
    assert state.outcome is None


def test_r13_reserve_counts_as_empty_after_a_draw() -> None:
    """3-0 was the last tile to draw, nobody holds a 1, and so the round is blocked."""
    state = position(ONE_ARM, "0-0 2-0", "2-2", rules=small(reserve=4), boneyard="3-0")
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert 4 == len(state.boneyard)
    assert cf.Outcome(None) == state.outcome


def test_r13_reserve_counts_as_empty_after_a_play() -> None:
    """The play of 3-1 ends the round, with five tiles in the boneyard."""
    state = position(ONE_ARM, "0-0 2-0", "2-2", rules=small(reserve=5))
    assert 5 == len(state.boneyard)
    assert cf.Outcome(None) == state.outcome


def test_r13_reserve_does_not_block_while_somebody_can_play() -> None:
    """Seat 1 holds 2-1."""
    state = position(ONE_ARM, "0-0 2-0", "2-1", rules=small(reserve=5))
    assert {"pass"} == legal(state)
    assert {"2-1@3-1"} == legal(after(state, "pass"))


@pytest.mark.parametrize(("reserve", "moves"), [(2, "pass"), (1, "draw")])
def test_r11_reserve_may_depend_on_the_seats(reserve: int, moves: str) -> None:
    """Two seats have a reserve of their own, other than three."""
    rules = small(reserve={3: 9, 2: reserve})
    assert reserve == rules.reserve_for(2)
    assert reserve == small(reserve=reserve).reserve_for(2)
    assert 9 == rules.reserve_for(3)
    state = position(ONE_ARM, "0-0 2-0 2-2", "1-0 1-1 2-1", rules=rules)
    assert {moves} == legal(state)


def test_r02_reserve_by_seats_refuses_other_tables() -> None:
    """The sentence names the seats that there is a number for."""
    rules = small(reserve={3: 1, 2: 2})
    sentence = "reserve is given for 2, 3 seats, not for 4"
    with pytest.raises(cf.RulesError, match=sentence):
        rules.reserve_for(4)
    with pytest.raises(cf.RulesError, match=sentence):
        cf.start_match(rules, seats=4)
    with pytest.raises(cf.RulesError, match=sentence):
        start(rules, "3-3", "2-2", "1-1", "0-0")


def test_r05_reserve_is_no_matter_for_the_search() -> None:
    """The opener is the last tile, and the search goes on until it is drawn."""
    state = start(
        small(reserve=9), "0-0 1-0 1-1", "2-0 2-1 2-2", boneyard="3-0 3-1 3-2 3-3"
    )
    state = after(state, "draw pass draw pass draw pass draw")
    assert () == state.boneyard
    assert {"3-3"} == legal(state)


def test_r11_reserve_may_be_larger_than_what_the_search_left() -> None:
    """Then nobody draws in play, and the sentence names what is left."""
    hands = ("0-0 1-0 1-1", "2-0 2-1 2-2")
    state = start(small(reserve=9), *hands, boneyard="3-0 3-3 3-1 3-2")
    state = after(state, "draw pass draw 3-3")
    assert {"3-0@3-3"} == legal(state)
    state = after(state, "3-0@3-3")
    assert {"2-0@3-0"} == legal(state)
    state = after(state, "2-0@3-0")
    assert {"pass"} == legal(state)
    assert "only its reserve of 2" in refusal(state, "draw").message


def test_r11_reserve_stops_drawing_until_playable() -> None:
    """The seat keeps the one tile that it could draw, and passes."""
    rules = small(draw=UNTIL, reserve=2)
    state = position(ONE_ARM, "0-0 2-0", "1-0 1-1 2-1", rules=rules, boneyard="2-2")
    state = after(state, "draw")
    assert {"pass"} == legal(state)
    assert cf.Reason.BONEYARD_EMPTY == refusal(state, "draw").reason


def test_r11_reserve_stops_a_voluntary_draw() -> None:
    """A seat with a legal play must play once only the reserve is left."""
    rules = cf.Rules(max_pip=3, hand_size=1, arms=1, reserve=2, voluntary_draw=True)
    state = position(ONE_ARM, "1-0 2-0 2-2", "0-0 1-1 2-1", rules=rules)
    assert {"1-0@3-1"} == legal(state)
    assert cf.Reason.BONEYARD_EMPTY == refusal(state, "draw").reason
    state = position(ONE_ARM, "1-0 2-0", "0-0 1-1 2-1", rules=rules)
    assert {"1-0@3-1", "draw"} == legal(state)


def test_r11_reserve_means_nothing_where_nobody_draws() -> None:
    """The refusal then speaks of the rules, not of a reserve."""
    rules = small(draw=NEVER, reserve=2)
    state = position(ONE_ARM, "0-0 2-0 2-2", "1-0 1-1 2-1", rules=rules)
    assert cf.Reason.NO_DRAWING == refusal(state, "draw").reason


def test_r13_reserve_counts_for_a_dead_layout() -> None:
    """The last toe lies in the reserve: the layout is not dead, but then blocked."""
    rules = small(reserve=1, dead_layout=cf.DeadLayout.STOP)
    state = position(SHORT_FOOT, "2-0", "3-0 3-2", rules=rules, boneyard="0-0 2-2 2-1")
    assert state.outcome is None
    state = after(state, "draw pass")
    assert state.outcome is None
    state = after(state, "draw")
    assert cf.Outcome(None) == state.outcome


def test_r13_dead_layout_stops_above_a_reserve() -> None:
    """Nothing that fits is left anywhere, so the round ends before the reserve."""
    rules = small(reserve=1, dead_layout=cf.DeadLayout.STOP)
    layout = f"{SHORT_FOOT} 2-1@1-1"
    state = position(layout, "2-0", "3-0", rules=rules)
    assert 3 == len(state.boneyard)
    assert cf.Outcome(None) == state.outcome


def test_r13_reserve_can_block_a_round_before_it_begins() -> None:
    """The opener is set aside, nobody holds a 3, and nobody may draw."""
    rules = cf.Rules(max_pip=3, hand_size=1, arms=1, reserve=7, opener_search=SET_ASIDE)
    state = start(rules, "0-0", "1-0")
    assert cf.Outcome(None) == state.outcome
    assert 0 == state.ply
    assert () == cf.legal_moves(state)
    assert start(rules, "0-0", "3-0").outcome is None


def test_r11_miss_turn_goes_on() -> None:
    """The standard: a seat that cannot draw passes, and the next one plays."""
    state = position(ONE_ARM, "0-0 2-0 2-2 3-0 3-2", "1-0 1-1 2-1", rules=small())
    assert () == state.boneyard
    assert {"pass"} == legal(state)


def test_r13_end_round_blocks_after_a_play() -> None:
    """Seat 0 must draw and cannot, though seat 1 could go on."""
    rules = small(empty_boneyard=END_ROUND)
    state = position(ONE_ARM, "0-0 2-0 2-2 3-0 3-2", "1-0 1-1 2-1", rules=rules)
    assert cf.Outcome(None) == state.outcome
    assert 2 == state.ply
    # By hand: 0 (50) + 2 + 4 + 3 + 5, and 1 + 2 + 3.
    assert (64, 6) == cf.score_round(state).points


def test_r13_end_round_spares_a_seat_that_can_play() -> None:
    """The round is on until it is the turn of one that cannot."""
    rules = small(empty_boneyard=END_ROUND)
    state = position(ONE_ARM, "1-0 1-1 2-1", "0-0 2-0 2-2 3-0 3-2", rules=rules)
    assert state.outcome is None
    state = after(state, "2-1@3-1")
    assert {"2-0@2-1", "2-2@2-1", "3-2@2-1"} == legal(state)
    # Seat 1 has toes for 2-2, but seat 0 comes first and has none.
    assert cf.Outcome(None) == after(state, "2-2@2-1").outcome


def test_r10_end_round_spares_a_seat_that_has_drawn() -> None:
    """It drew its one tile and has nothing more to draw: it passes."""
    rules = small(empty_boneyard=END_ROUND)
    hands = ("0-0 2-0 2-2 3-0", "1-0 1-1 2-1")
    state = after(position(ONE_ARM, *hands, rules=rules, boneyard="3-2"), "draw")
    assert () == state.boneyard
    assert state.outcome is None
    assert {"pass"} == legal(state)
    assert {"1-0@3-1", "1-1@3-1", "2-1@3-1"} == legal(after(state, "pass"))


def test_r13_end_round_blocks_after_a_pass() -> None:
    """Seat 2 drew the last tile and passed; seat 0 must draw, seat 1 could play."""
    rules = small(empty_boneyard=END_ROUND)
    state = start(rules, "3-3 2-2 3-0", "3-1 1-0 1-1 2-1", "0-0 2-0", boneyard="3-2")
    state = after(state, "3-3 3-1@3-3 draw")
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert cf.Outcome(None) == state.outcome


def test_r13_end_round_and_blocked_for_all() -> None:
    """Nobody can play after the last draw, so the round ends as it always does."""
    rules = small(empty_boneyard=END_ROUND)
    state = position(SHORT_FOOT, "2-0 2-2", "3-0 3-2 0-0", rules=rules, boneyard="2-1")
    assert {"2-1@1-1", "pass"} == legal(after(state, "draw"))
    state = position(f"{SHORT_FOOT} 2-1@1-1", "2-0", "3-0 3-2 0-0", rules=rules)
    assert cf.Outcome(None) == after(state, "draw").outcome


def test_r13_end_round_ends_drawing_until_playable() -> None:
    """The last tile does not fit, the seat must draw on and cannot."""
    rules = small(draw=UNTIL, empty_boneyard=END_ROUND)
    hands = ("0-0 2-0 2-2", "1-0 1-1 2-1")
    state = position(ONE_ARM, *hands, rules=rules, boneyard="3-0 3-2")
    state = after(state, "draw")
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert cf.Outcome(None) == state.outcome
    assert cf.Tile(3, 2) == state.drawn


def test_r10_end_round_until_playable_lets_the_last_tile_fit() -> None:
    """A seat whose last drawn tile fits need not draw on."""
    rules = small(draw=UNTIL, empty_boneyard=END_ROUND)
    hands = ("0-0 2-0 2-2 3-0 3-2", "1-0 1-1")
    state = after(position(ONE_ARM, *hands, rules=rules, boneyard="2-1"), "draw")
    assert state.outcome is None
    assert {"2-1@3-1", "pass"} == legal(state)


def test_r10_end_round_until_playable_lets_the_last_tile_wait() -> None:
    """It fits and waits; the turn passes and the round goes on."""
    rules = small(draw=UNTIL, empty_boneyard=END_ROUND, drawn_tile=cf.DrawnTile.WAITS)
    hands = ("0-0 2-0 2-2 3-0 3-2", "1-0 1-1")
    state = after(position(ONE_ARM, *hands, rules=rules, boneyard="2-1"), "draw")
    assert {"pass"} == legal(state)
    assert {"1-0@3-1", "1-1@3-1"} == legal(after(state, "pass"))


def test_r13_end_round_where_nobody_draws() -> None:
    """The first seat without a legal play ends the round, boneyard or not."""
    rules = small(draw=NEVER, empty_boneyard=END_ROUND)
    state = position(ONE_ARM, "0-0", "1-0", rules=rules)
    assert 6 == len(state.boneyard)
    assert cf.Outcome(None) == state.outcome
    assert {"pass"} == legal(position(ONE_ARM, "0-0", "1-0", rules=small(draw=NEVER)))


def test_r05_end_round_is_no_matter_for_the_search() -> None:
    """Seats without the opener draw; the rule holds from the moment it lies."""
    rules = small(draw=NEVER, empty_boneyard=END_ROUND)
    state = start(rules, "3-1 1-0", "1-1 2-0", boneyard="2-1 3-3")
    state = after(state, "draw pass draw")
    assert state.outcome is None
    state = after(state, "3-3")
    assert {"3-1@3-3"} == legal(state)
    state = start(rules, "1-1 2-0", "3-1 1-0", boneyard="2-1 3-3")
    assert cf.Outcome(None) == after(state, "draw pass draw 3-3").outcome


@pytest.mark.parametrize("draw", [cf.DrawRule.ONE, UNTIL, NEVER])
def test_r05_end_round_waits_for_who_has_found_the_opener(draw: cf.DrawRule) -> None:
    """Seat 1 draws the last tile in a search of all at once, and seat 0 has 3-3."""
    rules = cf.Rules(
        max_pip=3,
        hand_size=1,
        arms=1,
        draw=draw,
        opener_search=cf.OpenerSearch.ALL_AT_ONCE,
        empty_boneyard=END_ROUND,
    )
    hands = ("0-0 1-0", "1-1 2-0", "2-1")
    state = start(rules, *hands, boneyard="2-2 3-0 3-1 3-3 3-2")
    state = after(state, "draw pass draw pass draw pass draw pass draw")
    assert () == state.boneyard
    assert state.outcome is None
    assert {"pass"} == legal(state)
    assert {"3-3"} == legal(after(state, "pass"))


def test_r13_end_round_with_a_reserve() -> None:
    """Only the reserve is left, so the seat that must draw ends the round."""
    rules = small(reserve=2, empty_boneyard=END_ROUND)
    state = position(ONE_ARM, "0-0 2-0 2-2", "1-0 1-1 2-1", rules=rules)
    assert 2 == len(state.boneyard)
    assert cf.Outcome(None) == state.outcome
    rules = small(reserve=1, empty_boneyard=END_ROUND)
    state = position(ONE_ARM, "0-0 2-0 2-2", "1-0 1-1 2-1", rules=rules)
    assert {"draw"} == legal(state)


@pytest.mark.parametrize("draw", [cf.DrawRule.ONE, UNTIL, NEVER])
def test_r13_end_round_on_an_opener_set_aside(draw: cf.DrawRule) -> None:
    """All tiles are dealt and the leader holds no 3: over at ply 0."""
    rules = cf.Rules(
        max_pip=3,
        hand_size=1,
        arms=1,
        draw=draw,
        opener_search=SET_ASIDE,
        empty_boneyard=END_ROUND,
    )
    hands = ("0-0 1-0 1-1 2-0", "2-1 2-2 3-0 3-1 3-2")
    state = start(rules, *hands)
    assert 0 == state.ply
    assert cf.Outcome(None) == state.outcome
    assert () == cf.legal_moves(state)
    # By hand: 50 + 1 + 2 + 2, and 3 + 4 + 3 + 4 + 5.
    assert (55, 19) == cf.score_round(state).points
    assert start(rules, *hands, leader=1).outcome is None


def test_r11_miss_turn_on_an_opener_set_aside() -> None:
    """The leader passes, and the next seat lays the first arm."""
    rules = cf.Rules(max_pip=3, hand_size=1, arms=1, opener_search=SET_ASIDE)
    state = start(rules, "0-0 1-0 1-1 2-0", "2-1 2-2 3-0 3-1 3-2")
    assert {"pass"} == legal(state)
    assert 3 == len(legal(after(state, "pass")))


def test_r13_end_round_on_an_opener_set_aside_waits_for_a_boneyard() -> None:
    """The leader can draw, so the round is on."""
    rules = cf.Rules(
        max_pip=3,
        hand_size=1,
        arms=1,
        opener_search=SET_ASIDE,
        empty_boneyard=END_ROUND,
    )
    state = start(rules, "0-0 1-0", "2-1 2-2", boneyard="3-0")
    assert {"draw"} == legal(state)


def test_r13_end_round_when_the_opener_plays_again() -> None:
    """The seat that laid the opener must draw and cannot; else the next would play."""
    hands = ("3-3 0-0 1-0 1-1 2-0", "2-1 2-2 3-0 3-1 3-2")
    rules = cf.Rules(
        max_pip=3, hand_size=1, arms=1, opener_again=True, empty_boneyard=END_ROUND
    )
    state = after(start(rules, *hands), "3-3")
    assert cf.Outcome(None) == state.outcome
    state = after(start(small(empty_boneyard=END_ROUND), *hands), "3-3")
    assert 3 == len(legal(state))


def test_r13_end_round_counts_who_goes_out_as_out() -> None:
    """The last tile was laid and the next seat could not have drawn."""
    rules = small(empty_boneyard=END_ROUND)
    state = position(ONE_ARM, "2-1", "0-0 1-0 1-1 2-0 2-2 3-0 3-2", rules=rules)
    assert () == state.boneyard
    assert cf.Outcome(0) == after(state, "2-1@3-1").outcome


def test_r09_end_round_leaves_a_voluntary_draw_alone() -> None:
    """A seat with a legal play need not draw, and the last tile ends nothing."""
    rules = cf.Rules(
        max_pip=3,
        hand_size=1,
        arms=1,
        voluntary_draw=True,
        empty_boneyard=END_ROUND,
    )
    hands = ("1-0 2-0 2-2 3-0", "0-0 1-1 2-1")
    state = position(ONE_ARM, *hands, rules=rules, boneyard="3-2")
    assert {"1-0@3-1", "draw"} == legal(state)
    assert {"1-0@3-1", "pass"} == legal(after(state, "draw"))
