"""Refusals name the argument or the double that was wrong."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chickenfoot import (
    MatchError,
    OpenerSearch,
    Play,
    Rules,
    apply_move,
    deal,
    deal_round,
    double_set,
    finish_round,
    legal_moves,
    parse_move,
    score_round,
    set_up,
    standings,
    start_match,
    why_illegal,
    winners,
)
from positions import BASE, position

RULES = Rules(max_pip=1, hand_size=1, arms=1)
TEXTS: Any = [["0-0"], ["1-0"]]


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (standings, "match must be a MatchState, not None"),
        (winners, "match must be a MatchState, not None"),
        (
            lambda wrong: deal_round(wrong, rng=Random(1)),
            "match must be a MatchState, not None",
        ),
        (score_round, "state must be a RoundState, not None"),
        (
            lambda _: set_up(RULES, hands=TEXTS, boneyard=(), opener=1),
            "each of hands and boneyard must be a Tile, not '0-0'",
        ),
    ],
    ids=["standings", "winners", "deal_round", "score_round", "set_up"],
)
def test_a_wrong_type_is_named(ask: Callable[[Any], object], sentence: str) -> None:
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


@pytest.mark.parametrize(
    ("layout", "hand", "move", "sentence"),
    [
        ("9-9 9-4@9-9", "9-2 4-1", "4-1@9-4", "9-9 has 1 of its 4 arms, "),
        (f"{BASE} 4-4@9-4", "4-1 8-7", "8-7@9-7", "4-4 has 0 of its 3 toes, "),
    ],
    ids=["arms", "toes"],
)
def test_what_is_owed_is_told(layout: str, hand: str, move: str, sentence: str) -> None:
    """R8, R12: by its name."""
    state = position(layout, hand)
    illegality = why_illegal(state, parse_move(move))
    assert illegality is not None
    assert sentence in illegality.message


def test_the_opener_joins_no_tile() -> None:
    """R4: the opener is the one tile that is laid on the bare table."""
    low, middle, opener = double_set(1)
    state = set_up(RULES, hands=[[opener], [middle]], boneyard=[low], opener=1)
    illegality = why_illegal(state, Play(opener, middle))
    assert illegality is not None
    assert "the opener 1-1 joins no tile" == illegality.message
