"""Legal moves and what they do."""

import re
from unittest import mock

import pytest

import chickenfoot as cf
from tests.games import random_rounds
from tests.positions import BASE, after, position, tiles, untyped


def texts(state: cf.RoundState) -> list[str]:
    """Return the legal moves as texts, in their order."""
    return [str(move) for move in cf.legal_moves(state)]


def test_plays_are_ordered_by_tile_then_by_place() -> None:
    """Tiles go by number, not by text: 11-0 is after 9-4, 10-2 before 10-4."""
    layout = "10-10 10-4@10-10 10-2@10-10 10-0@10-10 10-7@10-10 9-7@10-7"
    state = position(layout, "11-0 9-4 4-2", rules=cf.Rules(max_pip=12))
    expected = ["4-2@10-2", "4-2@10-4", "9-4@9-7", "9-4@10-4", "11-0@10-0"]
    assert expected == texts(state)


def test_toes_are_ordered_by_tile() -> None:
    """The legal toes, which all go to one place, are sorted by tile."""
    state = position(f"{BASE} 4-4@9-4", "8-4 4-0 5-4 4-3")
    assert ["4-0@4-4", "4-3@4-4", "5-4@4-4", "8-4@4-4"] == texts(state)


def test_a_pass_comes_last() -> None:
    """The plays of the drawn tile come before the pass."""
    state = after(position(BASE, "5-3", boneyard="4-2"), "draw")
    assert ["4-2@9-2", "4-2@9-4", "pass"] == texts(state)


def test_legal_moves_are_a_tuple_without_duplicates() -> None:
    """`legal_moves` returns a tuple without duplicates in every state."""
    for states in random_rounds(3):
        for state in states:
            moves = cf.legal_moves(state)
            assert isinstance(moves, tuple)
            assert len(moves) == len(set(moves))


def test_one_tile_may_fit_many_ends() -> None:
    """A tile that fits many ends has one move for each of them."""
    layout = f"{BASE} 7-2@9-7 4-0@9-4"
    state = position(layout, "2-0 5-3")
    assert ["2-0@4-0", "2-0@7-2", "2-0@9-0", "2-0@9-2"] == texts(state)


def test_a_play_moves_one_tile_from_hand_to_table() -> None:
    """The boneyard and the other hands stay as they are."""
    before = position(BASE, "4-1 5-3", "8-8 6-6")
    state = after(before, "4-1@9-4")
    assert (tuple(tiles("6-6 8-8")), tuple(tiles("5-3"))) == state.hands
    assert before.boneyard == state.boneyard
    assert cf.Tile(4, 1) == state.layout.placements[-1].tile
    assert 6 == state.ply


def test_a_draw_moves_one_tile_from_boneyard_to_hand() -> None:
    """The layout stays as it is."""
    before = position(BASE, "5-3", "8-8 6-6", boneyard="8-1 7-1")
    state = after(before, "draw")
    assert (tuple(tiles("6-6 8-8")), tuple(tiles("5-3 8-1"))) == state.hands
    assert before.boneyard[1:] == state.boneyard
    assert before.layout == state.layout


def test_a_pass_changes_turn_and_ply_alone() -> None:
    """Hands, boneyard and layout stay as they are."""
    before = after(position(BASE, "5-3", boneyard="8-1"), "draw")
    state = after(before, "pass")
    assert before.hands == state.hands
    assert before.boneyard == state.boneyard
    assert before.layout == state.layout
    assert (0, 7) == (state.turn, state.ply)


def test_a_legal_move_has_no_reason_to_be_illegal() -> None:
    """`why_illegal` is `None` for exactly these."""
    state = position(BASE, "4-1 5-3")
    assert cf.why_illegal(state, cf.parse_move("4-1@9-4")) is None
    assert cf.why_illegal(state, cf.Pass()) is not None


def test_a_move_made_anew_is_as_good() -> None:
    """A move is a value: it need not come from `legal_moves`."""
    state = position(BASE, "4-1 5-3")
    (move,) = cf.legal_moves(state)
    made = cf.Play(cf.Tile(1, 4), cf.Tile(4, 9))
    assert move is not made
    assert cf.apply_move(state, move) == cf.apply_move(state, made)


@pytest.mark.parametrize("wrong", [None, "draw", 0, cf.Draw, cf.Tile(4, 1)])
def test_only_moves_are_asked_about(wrong: object) -> None:
    """Anything else is a `TypeError`, also when the round is over."""
    state = position(BASE, "4-1 5-3", "8-8")
    over = after(position(BASE, "4-1", "5-5"), "4-1@9-4")
    for some in (state, over):
        with pytest.raises(TypeError, match="must be a Play, a Draw or a Pass, not "):
            cf.why_illegal(some, untyped(wrong))
        with pytest.raises(TypeError, match="must be a Play, a Draw or a Pass, not "):
            cf.apply_move(some, untyped(wrong))


def test_a_move_is_one_object_however_often_it_is_listed() -> None:
    """The documentation promises it, and memory and speed rest on it."""
    moves = cf.legal_moves(position(BASE, "4-1 5-3 9-8 7-2"))
    again = cf.legal_moves(position(BASE, "4-1 5-3 9-8 7-2"))
    assert 3 == len(moves)
    assert [id(move) for move in moves] == [id(move) for move in again]


@pytest.mark.parametrize(
    "wrong", [None, "state", cf.Rules(), cf.RoundState, mock.MagicMock()]
)
def test_only_states_are_asked(wrong: object) -> None:
    """Anything else is a `TypeError` that names the argument and what it was."""
    sentence = f"state must be a RoundState or RoundView, not {wrong!r}"
    with pytest.raises(TypeError, match=f"^{re.escape(sentence)}$"):
        cf.legal_moves(untyped(wrong))
    with pytest.raises(TypeError, match=f"^{re.escape(sentence)}$"):
        cf.why_illegal(untyped(wrong), cf.Draw())
    sentence = f"state must be a RoundState, not {wrong!r}"
    with pytest.raises(TypeError, match=f"^{re.escape(sentence)}$"):
        cf.apply_move(untyped(wrong), cf.Draw())
