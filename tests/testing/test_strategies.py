"""The public strategies: what they promise to those who use them."""

import re
from collections.abc import Callable
from random import Random

import attrs
import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from chickenfoot import (
    MatchState,
    RoundState,
    Rules,
    RulesError,
    Tile,
    apply_move,
    deal,
    double_set,
    testing,
)

STANDARD = {field.name: field.default for field in attrs.fields(Rules) if field.init}
# Named, because some profile may leave shrinking out.
QUICK = settings(max_examples=500, database=None, phases=[Phase.generate, Phase.shrink])


@given(state=testing.rounds_in_progress())
def test_a_round_in_progress_is_not_over(state: RoundState) -> None:
    """Whoever asks for one need not filter."""
    assert state.outcome is None


@given(state=testing.finished_rounds())
def test_a_finished_round_is_over(state: RoundState) -> None:
    """Whoever asks for one need not filter."""
    assert state.outcome is not None


@given(played=testing.played_rounds())
def test_a_played_round_repeats(played: testing.PlayedRound) -> None:
    """Its moves lead from each of its states to the next."""
    states = [played.states[0]]
    for move in played.moves:
        states.append(apply_move(states[-1], move))
    assert tuple(states) == played.states


@given(match=testing.matches(rules=testing.rules(max_pip=3), finished=True))
def test_a_finished_match_is_over(match: MatchState) -> None:
    """Whoever asks for one need not filter."""
    assert match.is_over


@given(rng=testing.generators(max_pip=2))
def test_a_generator_serves_for_one_deal(rng: Random) -> None:
    """A deal from it has the tiles of the set, each once."""
    state = deal(
        Rules(max_pip=2, hand_size=1, arms=1), seats=2, opener=Tile(2, 2), rng=rng
    )
    assert set(double_set(2)) == {*state.boneyard}.union(*state.hands)


def test_a_counterexample_shrinks_to_a_short_round() -> None:
    """A fault that shows after four moves is reported with hardly more than four."""
    # With rules at random the search would take several times as long.
    starts = testing.starts(rules=st.just(Rules(max_pip=3, hand_size=2, arms=2)))
    states = testing.rounds_in_progress(starts=starts)
    state = find(states, lambda state: state.ply >= 4, settings=QUICK, random=Random(1))
    assert state.ply <= 6
    assert state.seats <= 3


def test_rules_shrink_to_the_smallest_set() -> None:
    """The smallest example has a double-1 set and standard rules."""
    expected = Rules(max_pip=1, hand_size=1, arms=1)
    assert expected == find(testing.rules(), lambda _: True, settings=QUICK)


def test_every_field_of_rules_is_varied() -> None:
    """A house rule that is added to `Rules` is met without further ado."""
    varied: set[str] = set()

    @settings(QUICK, max_examples=400, derandomize=True)
    @given(rules=testing.rules())
    def look(rules: Rules) -> None:
        values = attrs.asdict(rules)
        varied.update(n for n, value in STANDARD.items() if values[n] != value)

    look()
    assert STANDARD.keys() == varied


def test_a_deal_shrinks_to_the_order_of_the_set() -> None:
    """The smallest example gives seat 0 the lowest tiles."""
    rng = find(testing.generators(max_pip=2), lambda _: True, settings=QUICK)
    state = deal(
        Rules(max_pip=2, hand_size=2, arms=1), seats=2, opener=Tile(2, 2), rng=rng
    )
    assert (Tile(0, 0), Tile(1, 0)) == state.hands[0]


@pytest.mark.parametrize(
    ("strategy", "rules"),
    [
        (testing.matches, Rules(hand_size={7: 6})),
        (testing.starts, Rules(reserve={7: 1})),
    ],
    ids=["matches", "starts"],
)
def test_r2_rules_for_more_seats_than_an_example_has_are_refused(
    strategy: Callable[..., st.SearchStrategy[object]], rules: Rules
) -> None:
    """The sentence names the rules and the limit."""
    sentence = f"{rules!r} serves no number of seats from 2 to 6 (R2)"
    with pytest.raises(RulesError, match=f"^{re.escape(sentence)}"):
        find(strategy(rules=st.just(rules)), lambda _: True, settings=QUICK)


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_r2_seats_that_no_tile_is_left_for_are_refused(seats: int) -> None:
    """A double-1 set has three tiles, and a table two seats at least."""
    rules = Rules(max_pip=1, hand_size=1, arms=1)
    starts = testing.starts(rules=st.just(rules), seats=st.just(seats))
    with pytest.raises(RulesError, match=rf"serves 2 to 3 seats .*, not {seats} \(R2"):
        find(starts, lambda _: True, settings=QUICK)
