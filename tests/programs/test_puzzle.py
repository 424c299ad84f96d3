"""A puzzle maker: small rounds in which the right first move saves points."""

import functools
import random

import chickenfoot as cf

RULES = cf.Rules(max_pip=3, hand_size=3, arms=2)


@functools.cache
def lead(state: cf.RoundState) -> int:
    """Return how many points seat 0 is ahead when both play perfectly from here on.

    Both see all tiles, as the readers of a puzzle do.
    """
    if state.outcome is not None:
        mine, theirs = cf.score_round(state).points
        return theirs - mine
    leads = (lead(cf.apply_move(state, move)) for move in cf.legal_moves(state))
    return max(leads) if state.turn == 0 else min(leads)


def solution(state: cf.RoundState) -> cf.Move | None:
    """Return the one best move of seat 0, or `None` if there is no single one."""
    moves = cf.legal_moves(state)
    if state.turn != 0 or len(moves) < 2:
        return None
    leads = [lead(cf.apply_move(state, move)) for move in moves]
    best = max(leads)
    return moves[leads.index(best)] if leads.count(best) == 1 else None


def make_puzzle(rng: random.Random) -> tuple[cf.RoundState, cf.Move]:
    """Deal and play at random until a state has just one best move."""
    while True:
        state = cf.deal(RULES, seats=2, rng=rng)
        while moves := cf.legal_moves(state):
            move = solution(state)
            if move is not None:
                return state, move
            state = cf.apply_move(state, rng.choice(moves))


def test_a_puzzle_has_one_solution() -> None:
    """Every other move is worse, and the moves before it can be given as text."""
    state, best = make_puzzle(random.Random(1))
    assert best in cf.legal_moves(state)
    others = [move for move in cf.legal_moves(state) if move != best]
    assert others
    assert all(
        lead(cf.apply_move(state, move)) < lead(cf.apply_move(state, best))
        for move in others
    )
