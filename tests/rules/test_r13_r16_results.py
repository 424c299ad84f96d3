"""The rule book, R13 to R16: how a round ends, points, the match, ties."""

import random

import pytest

import chickenfoot as cf
from tests.games import finished_round, match_with
from tests.positions import (
    BASE,
    SIXES,
    SIXES_RULES,
    after,
    assert_refused,
    position,
    tiles,
)

TOE_OWED = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"
TOE_RULES = cf.Rules(max_pip=3, arms=1, hand_size=4)


def test_r13_an_empty_hand_ends_the_round() -> None:
    """R13: the round ends at once, and the seat went out."""
    state = after(position(BASE, "4-1", "5-5"), "4-1@9-4")
    assert cf.Outcome(1) == state.outcome
    assert () == cf.legal_moves(state)


def test_r13_seat_0_can_go_out() -> None:
    """R13: seat 0 goes out as any other, though its number is 0."""
    state = after(position(f"{BASE} 8-7@9-7", "4-1", "5-5"), "4-1@9-4")
    assert cf.Outcome(0) == state.outcome


def test_r13_a_double_may_be_the_last_tile() -> None:
    """R13: a seat goes out on a double, whose foot is never answered."""
    state = after(position(BASE, "4-4", "4-1"), "4-4@9-4")
    assert cf.Outcome(1) == state.outcome


def test_r13_a_toe_may_be_the_last_tile() -> None:
    """R13: a seat goes out on a toe while the foot stays incomplete."""
    state = after(position(f"{BASE} 4-4@9-4", "4-1", "4-2"), "4-1@4-4")
    assert cf.Outcome(0) == state.outcome


def test_r13_the_opener_may_be_the_last_tile() -> None:
    """R13: a hand of the opener alone is empty after the first move."""
    hands = [tiles("0-0 1-0"), tiles("2-2")]
    rules = cf.Rules(max_pip=2, arms=1, hand_size=1)
    state = cf.set_up(
        rules, hands=hands, boneyard=tiles("1-1 2-0 2-1"), opener=cf.Tile(2, 2)
    )
    state = after(state, "2-2")
    assert cf.Outcome(1) == state.outcome
    assert 1 == state.ply


def test_r13_a_round_is_blocked_when_nobody_can_play_or_draw() -> None:
    """R13: the boneyard is empty and no hand has a legal play now."""
    state = position(SIXES, rules=SIXES_RULES, seats=4, size=7)
    assert () == state.boneyard
    assert cf.Outcome(None) == state.outcome
    assert_refused(state, "pass", cf.Reason.ROUND_OVER, "R13", "blocked")


def test_r13_one_hand_that_can_play_keeps_the_round_on() -> None:
    """R13: all hands count, not only that of the seat to move."""
    hand = "0-0 2-0 2-2 3-2"
    state = position(TOE_OWED, hand, "2-1 3-0", rules=TOE_RULES)
    assert () == state.boneyard
    assert state.outcome is None
    assert (cf.Pass(),) == cf.legal_moves(state)
    assert {"2-1@1-1"} == set(map(str, cf.legal_moves(after(state, "pass"))))


def test_r13_out_wins_over_blocked() -> None:
    """R13: the last toe there is, laid as the last tile, blocks all the others."""
    state = position(TOE_OWED, "2-1", "0-0 2-0 2-2 3-0 3-2", rules=TOE_RULES)
    assert () == state.boneyard
    assert cf.Outcome(0) == after(state, "2-1@1-1").outcome


def test_r14_each_seat_scores_the_pips_of_its_own_hand() -> None:
    """R14: who is out has none."""
    state = after(position(BASE, "4-1", "5-5 8-3 6-0"), "4-1@9-4")
    score = cf.score_round(state)
    assert (27, 0) == score.points
    assert (tuple(tiles("5-5 6-0 8-3")), ()) == score.hands
    assert cf.Tile(9, 9) == score.opener
    assert cf.Outcome(1) == score.outcome


def test_r14_the_double_blank_counts_50() -> None:
    """R14: other doubles and single blanks count plainly."""
    assert 50 == cf.tile_points(cf.Rules(), cf.Tile(0, 0))
    assert 18 == cf.tile_points(cf.Rules(), cf.Tile(9, 9))
    assert 2 == cf.tile_points(cf.Rules(), cf.Tile(1, 1))
    assert 9 == cf.tile_points(cf.Rules(), cf.Tile(9, 0))


def test_r15_a_match_has_a_round_for_each_double() -> None:
    """R15: a match is over after N+1 rounds."""
    rng = random.Random(15)
    match = cf.start_match(cf.Rules(max_pip=2, hand_size=2, arms=1), seats=2)
    for played in range(3):
        assert played == len(match.scores)
        assert not match.is_over
        match = cf.finish_round(match, finished_round(match, rng))
    assert match.is_over


def test_r15_the_lowest_total_wins() -> None:
    """R15: neither the most zero rounds nor the lowest round wins."""
    rules = cf.Rules(max_pip=1, hand_size=1, arms=1)
    match = match_with((0, 30, 1), (60, 29, 90), rules=rules)
    assert (60, 59, 91) == match.totals
    assert (1,) == cf.winners(match)
    assert [1, 0, 2] == [standing.seat for standing in cf.standings(match)]
    decided = [standing.decided_by for standing in cf.standings(match)]
    assert [cf.TieBreak.TOTAL, cf.TieBreak.TOTAL, None] == decided


def test_r16_more_zero_rounds_win_a_tie() -> None:
    """R16: zero rounds are compared before the lowest round."""
    first, second = cf.standings(match_with((0, 5), (30, 25)))
    assert (1, 0, cf.TieBreak.ZERO_ROUNDS) == (first.rank, first.seat, first.decided_by)
    assert (2, 1, None) == (second.rank, second.seat, second.decided_by)


def test_r16_the_lower_lowest_round_other_than_zero_wins_a_second_tie() -> None:
    """R16: totals and zero rounds are equal, 12 is below 20."""
    first, second = cf.standings(match_with((0, 0), (20, 12), (30, 38)))
    assert (1, 12) == (first.seat, first.lowest_round)
    assert (0, 20) == (second.seat, second.lowest_round)
    assert cf.TieBreak.LOWEST_ROUND == first.decided_by


def test_r16_equal_seats_share_the_place() -> None:
    """R16: shared places count, so the next seat is third: 1, 1, 3."""
    places = cf.standings(match_with((20, 10, 20), (20, 20, 10)))
    assert [1, 1, 3] == [place.rank for place in places]
    assert [1, 2, 0] == [place.seat for place in places]
    expected = [cf.TieBreak.SHARED, cf.TieBreak.TOTAL, None]
    assert expected == [place.decided_by for place in places]


def test_r16_the_same_comparison_orders_all_places() -> None:
    """R16: second and third are told apart as the first two would be."""
    places = cf.standings(match_with((0, 0, 10), (40, 5, 0), (0, 30, 25)))
    assert [1, 2, 3] == [place.rank for place in places]
    assert [1, 2, 0] == [place.seat for place in places]
    assert [35, 35, 40] == [place.points for place in places]
    expected = [cf.TieBreak.LOWEST_ROUND, cf.TieBreak.TOTAL, None]
    assert expected == [place.decided_by for place in places]


def test_r16_shared_winners_all_win() -> None:
    """R16: a place can be shared by any number of seats."""
    rules = cf.Rules(max_pip=1, hand_size=1, arms=1)
    match = match_with((3, 4, 3), (4, 3, 4), rules=rules)
    assert (0, 1, 2) == cf.winners(match)


def test_r16_a_zero_round_is_counted_by_points() -> None:
    """R16: not by how it ended: here nobody went out, and seat 0 has no points."""
    match = match_with((0, 5), (30, 25))
    assert cf.Outcome(None) == match.scores[0].outcome
    assert 1 == cf.standings(match)[0].zero_rounds


def test_r16_a_double_blank_that_costs_nothing_makes_a_zero_round() -> None:
    """R16: seat 0 holds 0-0 at the end, and its points are what counts."""
    rules = cf.Rules(max_pip=1, hand_size=1, arms=1, double_blank_points=0)
    state = cf.set_up(
        rules,
        hands=[tiles("0-0"), tiles("1-1")],
        boneyard=tiles("1-0"),
        opener=cf.Tile(1, 1),
    )
    match = cf.start_match(rules, seats=2)
    match = cf.finish_round(match, after(state, "1-1"))
    assert [1, 1] == [place.zero_rounds for place in cf.standings(match)]


@pytest.mark.parametrize("seats", [2, 5])
def test_r16_nobody_is_ahead_before_the_first_round(seats: int) -> None:
    """R16: all share the first place, in seat order, with no lowest round."""
    places = cf.standings(cf.start_match(cf.Rules(), seats=seats))
    assert [1] * seats == [place.rank for place in places]
    assert list(range(seats)) == [place.seat for place in places]
    assert [None] * seats == [place.lowest_round for place in places]
