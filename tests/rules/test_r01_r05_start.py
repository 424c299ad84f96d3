"""The rule book, R1 to R5: the set, the seats, the deal, the opener, the search."""

import random

import pytest

import chickenfoot as cf
from tests.games import finished_round
from tests.positions import after, legal, refusal, start, tiles, untyped

TINY = cf.Rules(max_pip=2, hand_size=2, arms=2)


def searching(leader: int = 0) -> cf.RoundState:
    """Start a round whose opener 2-2 is the second tile of the boneyard."""
    return start(TINY, "1-0 1-1", "2-1 2-0", boneyard="0-0 2-2", leader=leader)


def test_r01_a_set_has_one_tile_for_each_pair_of_pips() -> None:
    """R1: double-2 is 0-0 1-0 1-1 2-0 2-1 2-2."""
    assert tiles("0-0 1-0 1-1 2-0 2-1 2-2") == cf.double_set(2)


@pytest.mark.parametrize("max_pip", range(1, 19))
def test_r01_any_set_from_1_to_18_works(max_pip: int) -> None:
    """R1: a double-N set has (N+1)(N+2)/2 tiles, and a round of it can be played."""
    rules = cf.Rules(max_pip=max_pip, hand_size=1, arms=1)
    match = cf.start_match(rules, seats=2)
    state = finished_round(match, random.Random(max_pip))
    laid = len(state.layout.placements)
    left = sum(map(len, state.hands)) + len(state.boneyard)
    assert (max_pip + 1) * (max_pip + 2) // 2 == laid + left
    assert state.outcome is not None


@pytest.mark.parametrize("max_pip", [0, 19, -1])
def test_r01_there_are_no_other_sets(max_pip: int) -> None:
    """R1: neither a double-0 nor a double-19 set exists."""
    with pytest.raises(cf.RulesError, match=f"not to double-{max_pip} "):
        cf.Rules(max_pip=max_pip, arms=1)


def test_r01_the_standard_set_is_double_nine() -> None:
    """R1: `Rules()` are played with 55 tiles."""
    assert 55 == len(cf.double_set(cf.Rules().max_pip))


def test_r01_the_opener_takes_at_most_n_arms() -> None:
    """R1: no more tiles of a double-N set have the opener's number."""
    assert 9 == cf.Rules(arms=9).arms
    with pytest.raises(cf.RulesError, match=r"arms.* double-9 .*10|10 arms"):
        cf.Rules(arms=10)


def test_r02_a_table_has_two_or_more_seats() -> None:
    """R2: nobody plays alone."""
    with pytest.raises(cf.RulesError, match="two or more seats, not 1"):
        cf.start_match(cf.Rules(), seats=1)
    assert 2 == cf.start_match(cf.Rules(), seats=2).seats


def test_r02_hands_may_not_exceed_the_set() -> None:
    """R2: 55 tiles are enough for seven seats of seven, not for eight."""
    assert 7 == cf.start_match(cf.Rules(), seats=7).seats
    with pytest.raises(cf.RulesError, match="8 seats with 7 tiles each need 56 tiles"):
        cf.start_match(cf.Rules(), seats=8)


def test_r02_a_deal_may_use_the_whole_set() -> None:
    """R2: five seats of eleven take all 55 tiles, and no boneyard is left."""
    rules = cf.Rules(hand_size=11)
    state = cf.deal(rules, seats=5, opener=cf.Tile(9, 9), rng=random.Random(2))
    assert [11] * 5 == [len(hand) for hand in state.hands]
    assert () == state.boneyard


def test_r03_each_seat_takes_seven_tiles() -> None:
    """R3: the rest of the set is the boneyard."""
    state = cf.deal(cf.Rules(), seats=4, rng=random.Random(3))
    assert [7, 7, 7, 7] == [len(hand) for hand in state.hands]
    assert 27 == len(state.boneyard)


def test_r03_all_tiles_are_shuffled_for_each_round() -> None:
    """R3: two rounds from one generator are dealt differently."""
    rng = random.Random(3)
    first = cf.deal(cf.Rules(), seats=4, rng=rng)
    second = cf.deal(cf.Rules(), seats=4, rng=rng)
    assert first.hands != second.hands
    assert first.boneyard != second.boneyard


def test_r04_the_holder_of_the_opener_lays_it() -> None:
    """R4: its holder is to move, whoever leads, and has no other legal move."""
    state = start(TINY, "1-0 1-1", "2-2 2-0", boneyard="0-0 2-1", leader=0)
    assert 1 == state.turn
    assert {"2-2"} == legal(state)


def test_r04_laying_the_opener_is_the_whole_turn() -> None:
    """R4: the next seat is to move."""
    state = after(start(TINY, "1-0 1-1", "2-2 2-0", boneyard="0-0 2-1"), "2-2")
    assert 0 == state.turn
    assert cf.Placement(cf.Tile(2, 2), None, 2, 1) == state.layout.placements[0]


@pytest.mark.parametrize(
    "move", ["draw", "pass", "2-0", "2-0@2-2", "2-2@2-0", "2-2@2-2"]
)
def test_r04_nothing_else_happens_first(move: str) -> None:
    """R4: its holder may do nothing else before the opener lies."""
    state = start(TINY, "1-0 1-1", "2-2 2-0", boneyard="0-0 2-1")
    illegality = refusal(state, move)
    assert cf.Reason.OPENER_FIRST == illegality.reason
    assert "R4" == illegality.rule


def test_r04_rounds_open_with_one_double_after_the_other() -> None:
    """R4: the first with the highest of the set, the last with the double-blank."""
    rng = random.Random(4)
    match = cf.start_match(cf.Rules(max_pip=2, hand_size=2, arms=1), seats=2)
    for double in tiles("2-2 1-1 0-0"):
        assert double == match.next_opener
        assert double == cf.deal_round(match, rng=rng).opener
        match = cf.finish_round(match, finished_round(match, rng))
    assert match.next_opener is None


def test_r05_the_leader_draws_first() -> None:
    """R5: nobody holds the opener, so seat 1 begins, who leads."""
    state = searching(leader=1)
    assert 1 == state.turn
    assert {"draw"} == legal(state)


def test_r05_a_seat_that_drew_another_tile_passes() -> None:
    """R5: one tile each in turn; the drawn tile stays in the hand."""
    state = after(searching(leader=1), "draw")
    assert cf.Tile(0, 0) == state.drawn
    assert {"pass"} == legal(state)
    assert "R5" == refusal(state, "draw").rule
    state = after(state, "pass")
    assert 0 == state.turn
    assert {"draw"} == legal(state)
    assert tuple(tiles("0-0 2-0 2-1")) == state.hands[1]


def test_r05_the_finder_lays_the_opener_at_once() -> None:
    """R5: it is neither kept nor laid later, and the turn goes on from the finder."""
    state = after(
        searching(leader=1),
        "draw pass draw",
    )
    assert cf.Tile(2, 2) == state.drawn
    assert {"2-2"} == legal(state)
    assert "R4" == refusal(state, "pass").rule
    state = after(state, "2-2")
    assert 1 == state.turn
    assert {"2-0@2-2", "2-1@2-2"} == legal(state)


def test_r05_nobody_passes_before_drawing() -> None:
    """R5: while the opener is sought, each seat draws."""
    state = searching()
    assert cf.Reason.MUST_DRAW == refusal(state, "pass").reason


@pytest.mark.parametrize(("played", "leader"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_r05_the_leader_of_round_k_is_k_mod_seats(played: int, leader: int) -> None:
    """R5: seen where nobody holds the opener, so that the leader has the turn."""
    rng = random.Random(5)
    match = cf.start_match(cf.Rules(max_pip=6, hand_size=1), seats=3)
    for _ in range(played):
        match = cf.finish_round(match, finished_round(match, rng))
    state = cf.deal_round(match, rng=rng)
    while state.opener not in state.boneyard:
        state = cf.deal_round(match, rng=rng)
    assert leader == state.turn


def test_r05_the_leader_sits_at_the_table() -> None:
    """R5: seats are counted from 0, so two seats have no seat 2."""
    with pytest.raises(cf.SeatError, match="leader must be from 0 to 1, not 2"):
        searching(leader=2)
    with pytest.raises(TypeError, match="leader must be an int, not '1'"):
        searching(leader=untyped("1"))
