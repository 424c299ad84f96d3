"""House rules for points: blanks, the double-blank, and going out on a double."""

import pytest

import chickenfoot as cf
from tests.games import match_with
from tests.positions import BASE, after, position, start


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        (cf.Tile(5, 0), 5 + 25),
        (cf.Tile(9, 0), 9 + 25),
        (cf.Tile(4, 3), 7),
        (cf.Tile(9, 9), 18),
        (cf.Tile(0, 0), 50),
    ],
)
def test_r14_blank_points_cost_each_blank_half(tile: cf.Tile, points: int) -> None:
    """They come on top of the pips, and leave all other tiles as they are."""
    assert points == cf.tile_points(cf.Rules(blank_points=25), tile)


def test_r14_blanks_cost_nothing_by_the_standard() -> None:
    """5-0 costs 5, and the blank nothing."""
    assert 5 == cf.tile_points(cf.Rules(), cf.Tile(5, 0))


def test_r14_double_blank_costs_its_own_points_alone() -> None:
    """Its two blank halves are not charged on top, even where it costs nothing."""
    rules = cf.Rules(blank_points=25, double_blank_points=0)
    assert 0 == cf.tile_points(rules, cf.Tile(0, 0))
    assert 26 == cf.tile_points(rules, cf.Tile(1, 0))


def test_r14_blank_points_count_in_a_round() -> None:
    """Seat 0 goes out, seat 1 holds 5-0, 0-0 and 4-3."""
    rules = cf.Rules(blank_points=25)
    state = position(f"{BASE} 8-2@9-2", "8-7", "5-0 0-0 4-3", rules=rules)
    state = after(state, "8-7@9-7")
    assert (0, 30 + 50 + 7) == cf.score_round(state).points


@pytest.mark.parametrize("points", [0, 1, 50])
def test_r14_double_out_points_for_the_last_tile(points: int) -> None:
    """Seat 0 goes out on 7-7 and pays them; seat 1 pays for its 4-3."""
    rules = cf.Rules(double_out_points=points)
    state = position(f"{BASE} 8-2@9-2", "7-7", "4-3", rules=rules)
    state = after(state, "7-7@9-7")
    assert cf.Outcome(0) == state.outcome
    assert (points, 7) == cf.score_round(state).points


def test_r14_double_out_points_for_the_opener() -> None:
    """The opener is a double like any other here."""
    rules = cf.Rules(max_pip=3, hand_size=1, arms=1, double_out_points=50)
    state = after(start(rules, "2-1", "3-3"), "3-3")
    assert (3, 50) == cf.score_round(state).points


def test_r14_double_out_points_for_an_opener_that_was_sought() -> None:
    """The finder holds other tiles, so it does not go out."""
    rules = cf.Rules(max_pip=3, hand_size=1, arms=1, double_out_points=50)
    state = after(start(rules, "2-1", "1-0", boneyard="3-3"), "draw 3-3")
    assert state.outcome is None


def test_r14_no_double_out_points_for_another_tile() -> None:
    """Seat 0 goes out on a toe; that the foot is unfinished does not matter."""
    rules = cf.Rules(double_out_points=50)
    state = position(f"{BASE} 4-4@9-4", "4-3", "5-1", rules=rules)
    state = after(state, "4-3@4-4")
    assert cf.Outcome(0) == state.outcome
    assert (0, 6) == cf.score_round(state).points


def test_r14_no_double_out_points_in_a_blocked_round() -> None:
    """1-1 was the last tile laid, but its player still holds 0-0."""
    rules = cf.Rules(
        max_pip=3,
        hand_size=1,
        arms=1,
        draw=cf.DrawRule.NEVER,
        double_out_points=50,
        double_blank_points=7,
    )
    state = start(rules, "3-3 1-1 0-0", "3-1 2-2")
    state = after(state, "3-3 3-1@3-3 1-1@3-1")
    assert cf.Outcome(None) == state.outcome
    assert (7, 4) == cf.score_round(state).points


def test_r16_double_out_points_make_no_zero_round() -> None:
    """Zero rounds are counted by points, and this one cost 50."""
    rules = cf.Rules(max_pip=3, hand_size=1, arms=1, rounds=1, double_out_points=50)
    state = after(start(rules, "2-1", "3-3"), "3-3")
    match = cf.finish_round(cf.start_match(rules, seats=2), state)
    first, last = cf.standings(match)
    assert (0, 3, 0) == (first.seat, first.points, first.zero_rounds)
    assert (1, 50, 0) == (last.seat, last.points, last.zero_rounds)
    assert (0,) == cf.winners(match)


def test_r16_double_blank_that_costs_nothing_makes_a_zero_round() -> None:
    """Both totals are zero, so both seats share the first place."""
    match = match_with((0, 0), rules=cf.Rules(rounds=1, double_blank_points=0))
    assert (0, 1) == cf.winners(match)


@pytest.mark.parametrize("points", [0, 25, 100])
def test_r14_double_blank_points_are_free(points: int) -> None:
    """Only 0-0 costs the points of the double-blank."""
    rules = cf.Rules(double_blank_points=points)
    assert points == cf.tile_points(rules, cf.Tile(0, 0))
    assert 5 == cf.tile_points(rules, cf.Tile(5, 0))
