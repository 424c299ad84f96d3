"""Refusals name the argument or the double that was wrong."""

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from chickenfoot import (
    MatchError,
    OpenerSearch,
    Play,
    RoundState,
    Rules,
    Tile,
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
from tests.positions import BASE, position

RULES = Rules(max_pip=1, hand_size=1, arms=1)


NOTHING: Any = None


def ask_for_a_deal() -> RoundState:
    """Deal the next round of what is no match."""
    return deal_round(NOTHING, rng=Random(1))


def ask_for_tiles() -> RoundState:
    """Set up a round with what is no tile."""
    return set_up(RULES, hands=[[NOTHING], [NOTHING]], boneyard=(), opener=Tile(1, 1))


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (partial(standings, NOTHING), "match must be a MatchState, not None"),
        (partial(winners, NOTHING), "match must be a MatchState, not None"),
        (ask_for_a_deal, "match must be a MatchState, not None"),
        (partial(score_round, NOTHING), "state must be a RoundState, not None"),
        (ask_for_tiles, "each tile must be a Tile, not None"),
    ],
    ids=["standings", "winners", "deal_round", "score_round", "set_up"],
)
def test_a_wrong_type_is_named(ask: Callable[[], object], sentence: str) -> None:
    """The first words of the sentence are the argument."""
    with pytest.raises(TypeError, match=f"^{re.escape(sentence)}$"):
        ask()


def test_a_foreign_opener_is_told_with_all_that_would_do() -> None:
    """R4, house rule: the next held double may be any that has no round yet."""
    rules = Rules(
        max_pip=3, rounds=2, hand_size=5, arms=1, opener_search=OpenerSearch.NEXT_HELD
    )
    state = deal(rules, seats=2, opener=Tile(0, 0), rng=Random(1))
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
    """R8, R12: a refusal names the double that is owed."""
    state = position(layout, hand)
    illegality = why_illegal(state, parse_move(move))
    assert illegality is not None
    assert sentence in illegality.message


def test_the_opener_joins_no_tile() -> None:
    """R4: the opener is the one tile that is laid on the bare table."""
    low, middle, opener = double_set(1)
    state = set_up(RULES, hands=[[opener], [middle]], boneyard=[low], opener=Tile(1, 1))
    illegality = why_illegal(state, Play(opener, middle))
    assert illegality is not None
    assert "the opener 1-1 joins no tile" == illegality.message
