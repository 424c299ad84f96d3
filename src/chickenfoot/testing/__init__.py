"""Hypothesis strategies for values of the game, to test what is built on it.

They need the extra `testing` (`pip install chickenfoot[testing]`) and are imported by
this module's name: `from chickenfoot import testing`. Examples shrink to small sets,
standard rules, short rounds and the first of the legal moves.

A table has at most six seats in an example. `Rules.seat_counts` gives the numbers of
seats that rules serve, for `sampled_from`.

Start reading at `_strategies`; `_house_rules` has the values of each house rule.

Examples:
    >>> from chickenfoot import legal_moves
    >>> from hypothesis import given
    >>> @given(state=rounds_in_progress())
    ... def a_seat_can_always_move(state):
    ...     assert legal_moves(state)
    >>> a_seat_can_always_move()
"""

from chickenfoot._core.values import publish as _publish
from chickenfoot.testing._strategies import (
    PlayedRound,
    finished_rounds,
    generators,
    matches,
    moves,
    played_rounds,
    rounds_in_progress,
    rules,
    starts,
    tiles,
)

__all__ = [
    "PlayedRound",
    "finished_rounds",
    "generators",
    "matches",
    "moves",
    "played_rounds",
    "rounds_in_progress",
    "rules",
    "starts",
    "tiles",
]

_publish(globals())


def __dir__() -> list[str]:
    return __all__
