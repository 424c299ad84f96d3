"""The library against the second engine, over rules, sets, seats and play at random."""

import logging
from collections import Counter
from random import Random

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from chickenfoot import (
    IllegalMoveError,
    RoundState,
    Rules,
    Tile,
    apply_move,
    deal,
    deal_round,
    finish_round,
    legal_moves,
    score_round,
    start_match,
    testing,
    why_illegal,
)
from tests.oracle import engine as oracle
from tests.oracle.reasons import why_refused
from tests.oracle.witness import (
    library_standings,
    library_view,
    pair,
    universe,
    witness_round,
    witness_rules,
    witness_view,
)
from tests.properties.rarities import happened, wanted
from tests.strategies import any_state, points_by_round, seat_counts

EXAMPLES = max(400, 4 * settings().max_examples)
"""20,000 under the deep profile, and mostly enough to meet what is rare."""

SEARCHES = 10

PLAYED_WITH_LARGE_SETS = testing.played_rounds(
    starts=testing.starts(rules=testing.rules(max_pip=9))
)


@pytest.mark.hypothesis
def test_both_engines_play_the_same_game() -> None:
    """R1 to R14: after every move both know the same state, moves, end and points."""
    met: Counter[str] = Counter()

    def agree(played: testing.PlayedRound) -> None:
        witness = witness_round(played.states[0])
        assert witness_view(witness) == library_view(played.states[0])
        for move, state in zip(played.moves, played.states[1:], strict=True):
            witness.apply(str(move))
            assert witness_view(witness) == library_view(state)
        assert tuple(witness.points()) == score_round(played.states[-1]).points
        met.update(happened(played))
        met.update(examples=1, plies=len(played.moves))

    search = settings(max_examples=EXAMPLES)(
        given(played=testing.played_rounds() | PLAYED_WITH_LARGE_SETS)(agree)
    )
    # One search may miss something rare by bad luck, so it gets more of them.
    for attempt in range(SEARCHES):
        (seed(attempt)(search) if attempt else search)()
        if wanted() <= met.keys():
            break
    logging.getLogger(__name__).info("compared and met: %s", dict(met))
    assert set() == wanted() - met.keys()


@settings(max_examples=settings().max_examples // 3)
@given(played=testing.played_rounds())
def test_both_engines_refuse_every_move_for_the_same_reason(
    played: testing.PlayedRound,
) -> None:
    """R3 to R13: all moves that a set has, in every position of a round."""
    start = played.states[0]
    witness = witness_round(start)
    moves = list(universe(start.rules.max_pip))
    for state, played_move in zip(played.states, [*played.moves, None], strict=True):
        for move in moves:
            refusal = why_illegal(state, move)
            reason = None if refusal is None else f"{refusal.rule} {refusal.reason}"
            assert why_refused(witness, str(move)) == reason, str(move)
        if played_move is not None:
            witness.apply(str(played_move))


@given(state=any_state)
def test_every_question_about_a_move_has_one_answer(state: RoundState) -> None:
    """R4 to R13: what is legal, why something is not and what is done never differ.

    This holds for every tile on every tile, laid or not, held or not.
    """
    legal = legal_moves(state)
    assert len(set(legal)) == len(legal)
    for move in universe(state.rules.max_pip):
        refusal = why_illegal(state, move)
        assert (move in legal) is (refusal is None)
        if refusal is None:
            apply_move(state, move)
        else:
            with pytest.raises(IllegalMoveError) as caught:
                apply_move(state, move)
            assert (move, refusal) == (caught.value.move, caught.value.illegality)


@given(rules=testing.rules(), data=st.data())
def test_both_engines_deal_alike(rules: Rules, data: st.DataObject) -> None:
    """R3: the same random values give the same hands and the same boneyard."""
    seats = data.draw(seat_counts(rules))
    opener = data.draw(st.integers(0, rules.max_pip))
    leader = data.draw(st.integers(0, seats - 1))
    seed = data.draw(st.integers(0, 2**32))
    values = Random(seed)
    dealt = len(oracle.oracle_set(rules.max_pip))
    if rules.opener_search.name == "SET_ASIDE":
        dealt -= 1
    witness = oracle.oracle_deal(
        witness_rules(rules),
        seats,
        opener,
        [values.random() for _ in range(dealt)],
        leader,
    )
    state = deal(
        rules, seats=seats, opener=Tile(opener, opener), rng=Random(seed), leader=leader
    )
    assert witness_view(witness) == library_view(state)


@given(rules=testing.rules(max_pip=4), data=st.data())
def test_both_engines_open_the_rounds_of_a_match_alike(
    rules: Rules, data: st.DataObject
) -> None:
    """R4, R5, R15: each round has the opener and the leader that the rules name."""
    seats = data.draw(seat_counts(rules))
    match = start_match(rules, seats=seats)
    opened: list[int] = []
    while not match.is_over:
        rng = data.draw(testing.generators(max_pip=rules.max_pip))
        state = deal_round(match, rng=rng)
        hands = [[pair(tile) for tile in hand] for hand in state.hands]
        opener = oracle.oracle_opener(witness_rules(rules), opened, hands)
        assert opener == state.opener.high
        leader = len(opened) % seats
        held = any(state.opener in hand for hand in state.hands)
        assert held or leader == state.turn
        opened.append(state.opener.high)
        while moves := legal_moves(state):
            state = apply_move(state, moves[0])
        match = finish_round(match, state)
    assert oracle.oracle_opener(witness_rules(rules), opened, []) is None


@given(rounds=points_by_round)
def test_both_engines_rank_alike(rounds: list[tuple[int, ...]]) -> None:
    """R15, R16: both give the same places, tie-breaks and numbers behind them."""
    assert oracle.oracle_standings(rounds) == library_standings(rounds)
