"""Seats are equals."""

from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import (
    Outcome,
    RoundState,
    apply_move,
    legal_moves,
    score_round,
    set_up,
    testing,
)


def turned(start: RoundState, by: int) -> RoundState:
    """Set the same round up with everybody `by` seats further on."""
    hands = [start.hands[(seat - by) % start.seats] for seat in range(start.seats)]
    return set_up(
        start.rules,
        hands=hands,
        boneyard=start.boneyard,
        opener=start.opener,
        leader=(start.turn + by) % start.seats,
    )


@given(played=testing.played_rounds(), by=st.integers(1, 5))
def test_a_table_may_be_turned(played: testing.PlayedRound, by: int) -> None:
    """R6: the same moves lead to the same round, with other numbers for the seats."""
    seats = played.states[0].seats
    state = turned(played.states[0], by)
    for expected, move in zip(played.states, [*played.moves, None], strict=True):
        assert legal_moves(expected) == legal_moves(state)
        assert (expected.turn + by) % seats == state.turn
        assert expected.boneyard == state.boneyard
        assert expected.layout.ends == state.layout.ends
        if move is not None:
            state = apply_move(state, move)
    points = score_round(played.states[-1]).points
    there = score_round(state).points
    assert points == tuple(there[(seat + by) % seats] for seat in range(seats))
    outcome = played.states[-1].outcome
    assert outcome is not None
    if outcome.seat is not None:
        outcome = Outcome((outcome.seat + by) % seats)
    assert outcome == state.outcome
