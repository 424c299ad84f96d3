"""Rounds and matches that start from named tiles, under any house rules."""

import random
from collections.abc import Iterator

import chickenfoot as cf
from tests.positions import tiles


class Stacked(random.Random):
    """A generator under which each deal gives the tiles named, in this order.

    What is not named follows, the lowest tile first.
    """

    def __init__(self, max_pip: int, *deals: str) -> None:
        super().__init__(0)
        self._keys = _keys(max_pip, deals)

    def random(self) -> float:
        """Return the number that puts the next tile of the set where it belongs."""
        return next(self._keys)


def _keys(max_pip: int, deals: tuple[str, ...]) -> Iterator[float]:
    every = cf.double_set(max_pip)
    for deal in deals:
        named = tiles(deal)
        order = [*named, *(tile for tile in every if tile not in named)]
        yield from (order.index(tile) / len(every) for tile in every)


def played_out(match: cf.MatchState, state: cf.RoundState) -> cf.MatchState:
    """Play a round of a match to its end, always with the first legal move."""
    while moves := cf.legal_moves(state):
        state = cf.apply_move(state, moves[0])
    return cf.finish_round(match, state)
