"""Refusals name the argument or the double that was wrong."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chickenfoot import (
    MatchError,
    OpenerSearch,
    Rules,
    apply_move,
    deal,
    finish_round,
    legal_moves,
    score_round,
    set_up,
    standings,
    start_match,
    winners,
)

RULES = Rules(max_pip=1, hand_size=1, arms=1)
TEXTS: Any = [["0-0"], ["1-0"]]


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (standings, "match must be a MatchState, not None"),
        (winners, "match must be a MatchState, not None"),
        (score_round, "state must be a RoundState, not None"),
        (
            lambda _: set_up(RULES, hands=TEXTS, boneyard=(), opener=1),
            "each of hands and boneyard must be a Tile, not '0-0'",
        ),
    ],
    ids=["standings", "winners", "score_round", "set_up"],
)
def test_a_wrong_type_is_named(ask: Callable[[None], object], sentence: str) -> None:
    """The first word of the sentence is the argument."""
    with pytest.raises(TypeError, match=f"^{re.escape(sentence)}$"):
        ask(None)


def test_a_foreign_opener_is_told_with_all_that_would_do() -> None:
    """R4, house rule: the next held double may be any that has no round yet."""
    rules = Rules(
        max_pip=3, rounds=2, hand_size=5, arms=1, opener_search=OpenerSearch.NEXT_HELD
    )
    state = deal(rules, seats=2, opener=0, rng=Random(1))
    while moves := legal_moves(state):
        state = apply_move(state, moves[0])
    with pytest.raises(MatchError, match=r"its opener: 0-0, wanted: 3-3 or 2-2 "):
        finish_round(start_match(rules, seats=2), state)
