"""Tiles, deals and chance: what other software got wrong."""

import random
from collections import Counter

import pytest

import chickenfoot as cf
from tests.games import HOUSES, finished_round, random_rounds
from tests.positions import untyped


@pytest.mark.parametrize(
    ("max_pip", "number"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)]
)
def test_a_set_has_each_tile_once(max_pip: int, number: int) -> None:
    """Case 42: one tile for each pair of pips, and one double-blank (R1)."""
    whole = cf.double_set(max_pip)
    assert number == len(whole)
    assert number == len(set(whole))
    assert 1 == whole.count(cf.Tile(0, 0))


def test_no_tile_is_lost_or_invented() -> None:
    """Case 43: hands, boneyard and layout are the set after every move."""
    for states in random_rounds(8):
        whole = frozenset(cf.double_set(states[0].rules.max_pip))
        for state in states:
            seen = [tile for hand in state.hands for tile in hand]
            seen += state.boneyard
            seen += [placement.tile for placement in state.layout.placements]
            assert len(whole) == len(seen)
            assert whole == frozenset(seen)


def test_a_deal_is_never_short() -> None:
    """Case 44: eight seats need 56 of 55 tiles; both ways out are named (R2)."""
    rng = random.Random(44)
    before = rng.getstate()
    message = r"8 seats.* 7 tiles.* 56 .* 55.*: take a larger set or a smaller hand"
    with pytest.raises(cf.RulesError, match=message):
        cf.deal(cf.Rules(), seats=8, opener=9, rng=rng)
    assert before == rng.getstate()
    with pytest.raises(cf.RulesError, match=message):
        cf.start_match(cf.Rules(), seats=8)


def test_every_tile_comes_to_every_place() -> None:
    """Case 45: in 2,000 deals of ten tiles each is at each place about 200 times."""
    rng = random.Random(45)
    rules = cf.Rules(max_pip=3, hand_size=1, arms=1)
    counts: Counter[tuple[int, cf.Tile]] = Counter()
    for _ in range(2000):
        state = cf.deal(rules, seats=2, opener=3, rng=rng)
        (first,), (second,) = state.hands
        counts.update(enumerate((first, second, *state.boneyard)))
    assert 100 == len(counts)
    assert min(counts.values()) > 140
    assert max(counts.values()) < 260


def test_the_opener_is_not_moved_up() -> None:
    """Case 46: it stays in the boneyard in 27 of 55 deals, anywhere in it."""
    rng = random.Random(46)
    deals = 1100
    places: Counter[int] = Counter()
    for _ in range(deals):
        state = cf.deal(cf.Rules(), seats=4, opener=9, rng=rng)
        if state.opener in state.boneyard:
            places[state.boneyard.index(state.opener)] += 1
    assert 460 < places.total() < 620
    assert set(range(27)) == set(places)
    assert max(places.values()) < 45


def test_equal_generators_deal_equal_rounds() -> None:
    """Case 47: whatever else uses `random`, which is left alone."""
    first = cf.deal(cf.Rules(), seats=4, opener=9, rng=random.Random(7))
    random.seed(1)
    before = random.getstate()
    second = cf.deal(cf.Rules(), seats=4, opener=9, rng=random.Random(7))
    assert before == random.getstate()
    assert first == second


def test_matches_played_by_turns_do_not_disturb_each_other() -> None:
    """Case 47: two matches with a generator each go as they would alone."""
    rules = cf.Rules(max_pip=3, hand_size=3, arms=2)

    def alone(seed: int) -> cf.MatchState:
        rng = random.Random(seed)
        match = cf.start_match(rules, seats=2)
        while not match.is_over:
            match = cf.finish_round(match, finished_round(match, rng))
        return match

    generators = [random.Random(1), random.Random(2)]
    matches = [cf.start_match(rules, seats=2), cf.start_match(rules, seats=2)]
    for _ in range(4):
        for k, rng in enumerate(generators):
            matches[k] = cf.finish_round(matches[k], finished_round(matches[k], rng))
    assert [alone(1), alone(2)] == matches


def test_there_is_no_deal_without_a_generator() -> None:
    """Case 48: nothing falls back on the clock or the system."""
    with pytest.raises(TypeError, match="rng"):
        untyped(cf.deal)(cf.Rules(), seats=4, opener=9)
    with pytest.raises(TypeError, match=r"rng must be a generator .* not None"):
        cf.deal(cf.Rules(), seats=4, opener=9, rng=untyped(None))
    with pytest.raises(TypeError, match=r"rng must be a generator .* not 7"):
        cf.deal(cf.Rules(), seats=4, opener=9, rng=untyped(7))


def test_state_and_moves_fix_the_rest() -> None:
    """Case 49: the same moves on the same start give the same states."""
    for states in random_rounds(3):
        again = states[0]
        for state in states[1:]:
            (again,) = {
                after
                for move in cf.legal_moves(again)
                if (after := cf.apply_move(again, move)) == state
            }
        assert states[-1] == again


def test_hands_go_by_seat() -> None:
    """Case 49: who opens or leads changes no hand."""
    for rules in HOUSES:
        if rules.opener_search is cf.OpenerSearch.SET_ASIDE:
            continue
        deals = [
            cf.deal(rules, seats=3, opener=pip, rng=random.Random(5), leader=leader)
            for pip in range(rules.max_pip + 1)
            for leader in range(3)
        ]
        assert 1 == len({(state.hands, state.boneyard) for state in deals})


def test_large_pips_have_one_text() -> None:
    """Case 50: 11-1 is read, 111 is not."""
    assert "11-1" == str(cf.Tile(1, 11))
    assert cf.Tile(11, 1) == cf.Tile.parse("11-1")
    with pytest.raises(cf.NotationError, match="'111' is not a tile"):
        cf.Tile.parse("111")
    with pytest.raises(cf.NotationError, match="'111' is not a move"):
        cf.parse_move("111")
