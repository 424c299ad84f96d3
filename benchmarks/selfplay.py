"""Random self-play of chickenfoot, in the loop shape that every contender shares."""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import TypeAlias

from chickenfoot import (
    RoundState,
    Rules,
    apply_move,
    deal_round,
    finish_round,
    legal_moves,
    start_match,
)

Game: TypeAlias = Callable[[], int]
"""Plays one game to its end and returns the number of its plies."""


def whole_matches(rules: Rules, *, seats: int, rng: random.Random) -> Game:
    """Return a game that is a whole match, its deals and scores included.

    A ply is one `legal_moves` and one checked `apply_move`: a play, draw or pass.
    """
    rnd = rng.random

    def game() -> int:
        plies = 0
        match = start_match(rules, seats=seats)
        while not match.is_over:
            state = deal_round(match, rng=rng)
            while moves := legal_moves(state):
                state = apply_move(state, moves[int(rnd() * len(moves))])
                plies += 1
            match = finish_round(match, state)
        return plies

    return game


def dealt_rounds(rules: Rules, *, seats: int, deals: int, rng: random.Random) -> Game:
    """Return a game that is a round, one of `deals` that were dealt beforehand."""
    rnd = rng.random
    starts = [
        states[0] for states in islice(round_histories(rules, seats, rng=rng), deals)
    ]

    def game() -> int:
        plies = 0
        state = starts[int(rnd() * len(starts))]
        while moves := legal_moves(state):
            state = apply_move(state, moves[int(rnd() * len(moves))])
            plies += 1
        return plies

    return game


def round_histories(
    rules: Rules, seats: int, *, rng: random.Random
) -> Iterator[list[RoundState]]:
    """Yield all states of one round after the other, match after match, for ever."""
    rnd = rng.random
    while True:
        match = start_match(rules, seats=seats)
        while not match.is_over:
            states = [deal_round(match, rng=rng)]
            while moves := legal_moves(states[-1]):
                move = moves[int(rnd() * len(moves))]
                states.append(apply_move(states[-1], move))
            match = finish_round(match, states[-1])
            yield states
