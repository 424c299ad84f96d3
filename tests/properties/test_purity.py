"""Values never change, and the same question always has the same answer."""

import copy
import pickle

from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import (
    IllegalMoveError,
    Move,
    RoundState,
    apply_move,
    legal_moves,
    score_round,
    testing,
    why_illegal,
)
from tests.oracle.witness import universe
from tests.strategies import any_state


@given(state=testing.rounds_in_progress())
def test_nothing_changes_its_arguments(state: RoundState) -> None:
    """Legal or not, a move leaves no trace in the state that it was tried in."""
    kept, known = pickle.loads(pickle.dumps(state)), hash(state)  # noqa: S301
    for move in universe(min(2, state.rules.max_pip)):
        why_illegal(state, move)
        try:
            apply_move(state, move)
        except IllegalMoveError:
            assert move not in legal_moves(state)
        assert (kept, known) == (state, hash(state))


@given(state=testing.rounds_in_progress())
def test_the_same_move_always_gives_the_same_state(state: RoundState) -> None:
    """R10: within a round nothing is left to chance."""
    twin = copy.deepcopy(state)
    assert legal_moves(state) == legal_moves(twin)
    for move in legal_moves(state):
        assert apply_move(state, move) == apply_move(twin, move)
        assert hash(apply_move(state, move)) == hash(apply_move(twin, move))


@given(first=testing.played_rounds(), second=testing.played_rounds(), data=st.data())
def test_two_rounds_played_by_turns_do_not_touch_each_other(
    first: testing.PlayedRound, second: testing.PlayedRound, data: st.DataObject
) -> None:
    """What happens at one table is never seen at another."""
    states = [first.states[0], second.states[0]]
    waiting: list[list[Move]] = [list(first.moves), list(second.moves)]
    while any(waiting):
        table = data.draw(st.sampled_from([k for k in (0, 1) if waiting[k]]))
        states[table] = apply_move(states[table], waiting[table].pop(0))
    assert [first.states[-1], second.states[-1]] == states


@given(state=any_state)
def test_a_copied_and_a_saved_state_are_equal_to_it(state: RoundState) -> None:
    """States are values: equal by what they hold, and then of one hash."""
    saved = pickle.loads(pickle.dumps(state))  # noqa: S301
    for twin in (copy.copy(state), copy.deepcopy(state), saved):
        assert (state, hash(state), repr(state)) == (twin, hash(twin), repr(twin))


@given(state=testing.finished_rounds())
def test_a_score_can_be_read_any_number_of_times(state: RoundState) -> None:
    """R14: reading a result changes nothing."""
    assert score_round(state) == score_round(state)
