"""Openers, rounds and matches: what other software got wrong."""

import pickle
import random

import pytest

import chickenfoot as cf
from tests.games import finished_round
from tests.positions import BASE, after, assert_refused, legal, position, refusal, tiles

SMALL = cf.Rules(max_pip=3, hand_size=3, arms=2)


def searching(first: str, leader: int = 0) -> cf.RoundState:
    """Return a start where nobody holds 9-9, and the boneyard begins with `first`."""
    hands = [tiles("8-8 9-1"), tiles("7-7 9-2")]
    used = {*hands[0], *hands[1], *tiles(first)}
    rest = [tile for tile in cf.double_set(9) if tile not in used]
    return cf.set_up(
        cf.Rules(),
        hands=hands,
        boneyard=(*tiles(first), *rest),
        opener=9,
        leader=leader,
    )


def test_the_search_takes_one_tile_a_turn() -> None:
    """Case 26: draw and pass in turn, until the finder lays the opener (R5)."""
    state = searching("6-6 5-5 9-9", leader=1)
    for seat, move in (
        (1, "draw"),
        (1, "pass"),
        (0, "draw"),
        (0, "pass"),
        (1, "draw"),
        (1, "9-9"),
    ):
        assert seat == state.turn
        assert {move} == legal(state)
        state = after(state, move)
    assert 0 == state.turn
    assert frozenset(tiles("7-7 9-2 6-6")) == state.hands[1]
    assert frozenset(tiles("8-8 9-1 5-5")) == state.hands[0]


def test_the_search_ends() -> None:
    """Case 26: the opener is found at the latest as the last tile (R5)."""
    rules = cf.Rules(max_pip=6, hand_size=1)
    searched = 0
    for seed in range(50):
        state = cf.deal(rules, seats=3, opener=6, rng=random.Random(seed))
        while not state.layout.placements:
            searched += cf.Draw() in cf.legal_moves(state)
            (move,) = cf.legal_moves(state)
            state = cf.apply_move(state, move)
        assert cf.Tile(6, 6) == state.layout.placements[0].tile
    assert searched > 50


def test_no_other_double_opens() -> None:
    """Case 27: the highest double held is not the opener (R4)."""
    state = searching("6-6 5-5 9-9")
    assert cf.Tile(8, 8) in state.hands[0]
    assert "R4" == refusal(state, "8-8").clause


@pytest.mark.parametrize("seed", range(10))
def test_each_double_opens_one_round(seed: int) -> None:
    """Case 28: from the highest down, whether held or searched; then it is over."""
    rng = random.Random(seed)
    match = cf.start_match(SMALL, seats=2)
    while not match.is_over:
        match = cf.finish_round(match, finished_round(match, rng))
    assert list(tiles("3-3 2-2 1-1 0-0")) == [s.opener for s in match.scores]
    with pytest.raises(cf.MatchError, match="over after 4 rounds"):
        cf.deal_round(match, rng=rng)


def test_a_standard_match_has_ten_rounds() -> None:
    """Case 28: 9-9 opens the first, 0-0 the last."""
    rng = random.Random(1)
    match = cf.start_match(cf.Rules(), seats=4)
    while not match.is_over:
        match = cf.finish_round(match, finished_round(match, rng))
    expected = tiles("9-9 8-8 7-7 6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    assert expected == tuple(score.opener for score in match.scores)


def test_each_round_starts_with_the_whole_set() -> None:
    """Case 29: each tile once, a full hand for each seat, nothing on the table."""
    rng = random.Random(3)
    match = cf.start_match(SMALL, seats=3)
    while not match.is_over:
        state = cf.deal_round(match, rng=rng)
        dealt = sorted([*state.boneyard, *(t for hand in state.hands for t in hand)])
        assert list(tiles("0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3")) == dealt
        assert [3, 3, 3] == [len(hand) for hand in state.hands]
        assert () == state.layout.placements
        assert 0 == state.ply
        match = cf.finish_round(match, finished_round(match, rng))


def test_a_match_is_taken_up_where_it_was_left() -> None:
    """Case 30: same seats, opener and leader; the leader of round k is k mod seats."""
    rng = random.Random(5)
    match = cf.start_match(SMALL, seats=3)
    leaders: list[int] = []
    for _ in range(4):
        kept = pickle.loads(pickle.dumps(match))  # noqa: S301
        assert match == kept
        assert match.next_opener == kept.next_opener
        # Such a deal leaves the opener in the boneyard, so that the leader begins.
        for seed in range(100):
            state = cf.deal_round(kept, rng=random.Random(seed))
            if state.opener in state.boneyard:
                leaders.append(state.turn)
                break
        match = cf.finish_round(kept, finished_round(kept, rng))
    assert [0, 1, 2, 0] == leaders


def test_a_finished_round_can_be_read_for_ever() -> None:
    """Case 31: outcome and score stay, whatever is dealt after it."""
    rng = random.Random(8)
    match = cf.start_match(SMALL, seats=2)
    state = finished_round(match, rng)
    outcome, score = state.outcome, cf.score_round(state)
    later = cf.finish_round(match, state)
    finished_round(later, rng)
    assert outcome == state.outcome
    assert score == cf.score_round(state)
    assert (score,) == later.scores
    assert () == match.scores


def test_no_move_follows_the_end() -> None:
    """Case 32: any move on a finished round is refused for that reason (R13)."""
    state = after(position(f"{BASE} 8-7@9-7", "4-1", "4-3 5-5"), "4-1@9-4")
    for move in ("4-3@9-4", "draw", "pass", "9-9", "5-5"):
        facts = "round over seat 0 out"
        assert_refused(state, move, cf.Reason.ROUND_OVER, "R13", facts)


def test_an_unfinished_round_is_not_entered() -> None:
    """Case 33: a round that is still on has no place in a match."""
    match = cf.start_match(SMALL, seats=2)
    state = cf.deal_round(match, rng=random.Random(1))
    with pytest.raises(cf.MatchError, match=r"3-3 is still on"):
        cf.finish_round(match, state)


def test_a_round_is_not_entered_twice() -> None:
    """Case 33: after it the next opener is owed."""
    match = cf.start_match(SMALL, seats=2)
    state = finished_round(match, random.Random(1))
    match = cf.finish_round(match, state)
    with pytest.raises(cf.MatchError, match=r"opener: 3-3.* 2-2"):
        cf.finish_round(match, state)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (
            cf.start_match(cf.Rules(max_pip=3, hand_size=3, arms=1), seats=2),
            r"its rules: Rules\(.*arms=1\).*Rules\(.*arms=2\)",
        ),
        (cf.start_match(SMALL, seats=3), "its seats: 3.* 2"),
    ],
)
def test_a_foreign_round_is_not_entered(other: cf.MatchState, sentence: str) -> None:
    """Case 33: a round of other rules or with other seats is refused by name."""
    state = finished_round(other, random.Random(1))
    match = cf.start_match(SMALL, seats=2)
    with pytest.raises(cf.MatchError, match=sentence):
        cf.finish_round(match, state)
    assert () == match.scores
