"""Moves as data: what other software got wrong."""

import random

import pytest

import chickenfoot as cf
from tests.games import HOUSES, play, random_rounds
from tests.positions import BASE, after, assert_refused, legal, position, refusal, tiles


def test_the_text_of_a_move_gives_it_back() -> None:
    """Case 34: `parse_move` undoes `str` for every move of every round."""
    for states in random_rounds(5):
        for state in states:
            for move in cf.legal_moves(state):
                assert move == cf.parse_move(str(move))


def test_different_moves_have_different_texts() -> None:
    """Case 34: one text, one move."""
    rounds = random_rounds(5)
    moves = {m for states in rounds for state in states for m in cf.legal_moves(state)}
    assert len(moves) == len({str(move) for move in moves})


def test_the_opener_is_a_play_without_a_place() -> None:
    """Case 35: nobody is asked for a place on an empty layout (R4)."""
    hands = [tiles("8-8 9-1"), tiles("9-9 9-2")]
    rest = [t for t in cf.double_set(9) if t not in {*hands[0], *hands[1]}]
    state = cf.set_up(cf.Rules(), hands=hands, boneyard=rest, opener=9)
    assert 1 == state.turn
    assert (cf.Play(cf.Tile(9, 9), None),) == cf.legal_moves(state)
    assert {"9-9"} == legal(state)


def test_halves_have_no_order() -> None:
    """Case 36: 1-2 and 2-1 are one tile."""
    assert cf.Tile(2, 1) == cf.Tile(1, 2)
    assert hash(cf.Tile(2, 1)) == hash(cf.Tile(1, 2))
    assert "2-1" == str(cf.Tile(1, 2))
    assert "2-1" == str(cf.Tile(2, 1))


def test_a_tile_turned_round_leaves_the_hand() -> None:
    """Case 37: the halves of a move may stand in any order, and no other tile goes."""
    state = position(BASE, "4-1 5-3")
    state = cf.apply_move(state, cf.Play(cf.Tile(1, 4), cf.Tile(4, 9)))
    assert frozenset(tiles("5-3")) == state.hands[1]


@pytest.mark.parametrize(
    ("layout", "move", "reason", "clause", "facts"),
    [
        (BASE, "8-1@9-4", cf.Reason.NO_MATCH, "R7", "8-1 9-4"),
        (f"{BASE} 4-4@9-4", "8-1@9-7", cf.Reason.FOOT_FIRST, "R12", "4-4 0 3"),
        ("9-9 9-4@9-9", "8-1@9-4", cf.Reason.ARMS_FIRST, "R8", "9-9 1 4"),
    ],
)
def test_a_refusal_holds_the_facts(
    layout: str, move: str, reason: cf.Reason, clause: str, facts: str
) -> None:
    """Case 38: a reason and a clause for programs, a sentence for people."""
    assert_refused(position(layout, "8-1 6-1"), move, reason, clause, facts)


@pytest.mark.parametrize("rules", [r for r in HOUSES if r.max_pip <= 6])
def test_exactly_the_legal_moves_are_accepted(rules: cf.Rules) -> None:
    """Case 39: of every tile on every place, the opener, draw and pass."""
    whole = cf.double_set(rules.max_pip)
    moves: list[cf.Move] = [
        cf.Draw(),
        cf.Pass(),
        *(cf.Play(tile, None) for tile in whole),
    ]
    moves += [cf.Play(tile, onto) for tile in whole for onto in whole]
    rng = random.Random(4)
    states = play(cf.deal(rules, seats=3, opener=3, rng=rng), rng).states
    for state in (*rng.sample(states, min(12, len(states))), states[-1]):
        accepted: set[cf.Move] = set()
        for move in moves:
            if cf.why_illegal(state, move) is None:
                cf.apply_move(state, move)
                accepted.add(move)
            else:
                with pytest.raises(cf.IllegalMoveError):
                    cf.apply_move(state, move)
        assert set(cf.legal_moves(state)) == accepted


def test_a_play_ends_the_turn() -> None:
    """Case 40: the next seat is to move and nothing counts as drawn (R6)."""
    state = after(position(BASE, "5-3", "4-2", boneyard="4-4"), "draw 4-4@9-4")
    assert 0 == state.turn
    assert state.drawn is None
    assert {"4-2@4-4"} == legal(state)


def test_a_move_that_is_none_and_one_that_is_illegal_differ() -> None:
    """Case 41: `NotationError` for the text, `IllegalMoveError` for the state."""
    state = position(BASE, "8-4 5-3")
    with pytest.raises(cf.NotationError, match="'8-4@' is not a move"):
        cf.parse_move("8-4@")
    with pytest.raises(cf.IllegalMoveError, match=r"^5-3@9-4: "):
        cf.apply_move(state, cf.parse_move("5-3@9-4"))


def test_a_play_without_a_place_is_never_completed() -> None:
    """Case 41: 8-4 has one place to go, and still must name it (R7)."""
    state = position(BASE, "8-4 5-3")
    assert {"8-4@9-4"} == legal(state)
    assert cf.Reason.PLACE_NEEDED == refusal(state, "8-4").reason
