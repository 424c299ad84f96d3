"""Points and match results, and states as values: what other software got wrong."""

import copy
import pickle
import random

import pytest

import chickenfoot as cf
from tests.games import finished_round, match_with, random_rounds
from tests.positions import BASE, SIXES, SIXES_RULES, after, position, tiles


@pytest.mark.parametrize(
    ("hand", "blank", "expected"),
    [
        ("0-0", 50, 50),
        ("0-0 4-3", 50, 57),
        ("5-0", 50, 5),
        ("9-9", 50, 18),
        ("8-8 6-6", 50, 28),
        ("0-0", 25, 25),
        ("0-0 4-3", 25, 32),
        ("5-0", 25, 5),
    ],
)
def test_points_of_a_hand(hand: str, blank: int, expected: int) -> None:
    """Case 51: pips count plainly, the double-blank as the rules say (R14)."""
    opener = tiles("1-1")
    rest = [t for t in cf.double_set(9) if t not in {*opener, *tiles(hand)}]
    rules = cf.Rules(double_blank_points=blank)
    state = cf.set_up(rules, hands=[opener, tiles(hand)], boneyard=rest, opener=1)
    state = after(state, "1-1")
    assert (0, expected) == cf.score_round(state).points


def test_the_winner_of_a_round_has_no_points() -> None:
    """Case 52: everybody pays for the own hand; fewer is better (R14)."""
    state = after(position(f"{BASE} 8-7@9-7", "4-1", "4-3"), "4-1@9-4")
    assert (0, 7) == cf.score_round(state).points


def test_a_blocked_round_is_scored_like_any_other() -> None:
    """Case 53: each seat pays for its own hand (R14).

    Left are 0-0 1-0 1-1 2-0, then 2-1 2-2 3-1 3-2, then 3-3 4-0 4-2 4-3 4-4, then
    5-0 5-1 5-3 5-4 5-5.
    """
    state = position(SIXES, rules=SIXES_RULES, seats=4, size=7)
    assert (55, 16, 31, 38) == cf.score_round(state).points


def test_more_zero_rounds_come_before_the_lower_lowest_round() -> None:
    """Case 54: totals are equal, B has the lower lowest round, A is first (R16)."""
    same = [(number, number) for number in (8, 7, 6, 5, 4, 3)]
    match = match_with((0, 50), (0, 30), (60, 20), (40, 0), *same)
    expected = (
        cf.Standing(
            rank=1,
            seat=0,
            points=133,
            zero_rounds=2,
            lowest_round=3,
            decided_by=cf.TieBreak.ZERO_ROUNDS,
        ),
        cf.Standing(
            rank=2, seat=1, points=133, zero_rounds=1, lowest_round=3, decided_by=None
        ),
    )
    assert expected == cf.standings(match)
    assert (0,) == cf.winners(match)


def test_zero_rounds_decide_though_the_lowest_round_differs() -> None:
    """Case 54: the same after the four rounds that differ: 40 against 20 (R16)."""
    first, second = cf.standings(match_with((0, 50), (0, 30), (60, 20), (40, 0)))
    assert (0, 100, 2, 40) == (
        first.seat,
        first.points,
        first.zero_rounds,
        first.lowest_round,
    )
    assert cf.TieBreak.ZERO_ROUNDS == first.decided_by
    assert 20 == second.lowest_round


def test_a_match_keeps_every_round() -> None:
    """Case 55: totals are sums over the scores, which keep hands and points."""
    rng = random.Random(55)
    match = cf.start_match(cf.Rules(max_pip=3, hand_size=3, arms=2), seats=3)
    states: list[cf.RoundState] = []
    while not match.is_over:
        states.append(finished_round(match, rng))
        match = cf.finish_round(match, states[-1])
    assert [state.hands for state in states] == [s.hands for s in match.scores]
    assert [state.outcome for state in states] == [s.outcome for s in match.scores]
    columns = zip(*(score.points for score in match.scores), strict=True)
    assert tuple(map(sum, columns)) == match.totals


def test_the_points_of_the_tiles_add_up() -> None:
    """Case 56: a score sheet can show the sum for every hand."""
    for states in random_rounds():
        score = cf.score_round(states[-1])
        rules = states[-1].rules
        sums = [sum(cf.tile_points(rules, t) for t in hand) for hand in score.hands]
        assert sums == list(score.points)


def test_a_pickled_state_comes_back() -> None:
    """Case 66: with 0-0, seat 0, pip 0, empty hands and None, in every state."""
    for states in random_rounds(2):
        for state in states:
            back = pickle.loads(pickle.dumps(state))  # noqa: S301
            assert state == back
            assert hash(state) == hash(back)
            assert repr(state) == repr(back)
            assert cf.legal_moves(state) == cf.legal_moves(back)


def test_states_are_equal_by_value() -> None:
    """Case 70: hashable, equal when all is equal; another move, another state."""
    for states in random_rounds(2):
        assert len(states) == len(set(states))
        for state in states:
            twin = copy.deepcopy(state)
            assert state == twin
            assert {state} == {twin}
