"""What one seat may see."""

import pickle
import random
from typing import Any

import pytest

import chickenfoot as cf
from tests.games import play
from tests.positions import BASE, position, tiles, untyped

SEARCH = cf.set_up(
    cf.Rules(max_pip=2, hand_size=1, arms=1),
    hands=[tiles("0-0"), tiles("1-0")],
    boneyard=tiles("1-1 2-2 2-0 2-1"),
    opener=cf.Tile(2, 2),
)


def test_own_hand_and_counts() -> None:
    """A seat sees its tiles in order, and of all others a count."""
    state = position(BASE, "5-3 4-1", "8-8 8-7 8-5", seats=3)
    seen = cf.view(state, 2)
    assert tiles("4-1 5-3") == seen.hand
    assert (3, 1, 2) == seen.hand_sizes
    assert 55 - 5 - 6 == seen.boneyard_size
    assert 3 == seen.seats
    assert state.layout == seen.layout
    assert (2, 5) == (seen.turn, seen.ply)
    assert (cf.Rules(), cf.Tile(9, 9)) == (seen.rules, seen.opener)


def test_a_watcher_sees_counts_alone() -> None:
    """A watcher has no hand and no moves."""
    seen = cf.view(position(BASE, "4-1"), None)
    assert (None, (), ()) == (seen.seat, seen.hand, seen.legal_moves)
    assert (1, 1) == seen.hand_sizes


def test_moves_of_the_seat_to_move() -> None:
    """The seat to move finds its moves in its view, a seat that waits none."""
    state = position(BASE, "4-1 5-3")
    assert (cf.parse_move("4-1@9-4"),) == cf.view(state, 1).legal_moves
    assert () == cf.view(state, 0).legal_moves


def test_a_drawn_tile_is_for_own_eyes() -> None:
    """The others see that a tile was drawn, and not which."""
    state = position(BASE, "5-3 8-1", boneyard="7-1")
    assert not cf.view(state, 0).drew
    state = cf.apply_move(state, cf.Draw())
    assert (True, cf.Tile(7, 1)) == (cf.view(state, 1).drew, cf.view(state, 1).drawn)
    for other in (0, None):
        assert (True, None) == (cf.view(state, other).drew, cf.view(state, other).drawn)


def test_all_is_shown_after_the_round() -> None:
    """When the round is over, every view has all hands and points."""
    state = cf.apply_move(position(BASE, "4-1"), cf.parse_move("4-1@9-4"))
    for seat in (None, 0, 1):
        seen = cf.view(state, seat)
        assert cf.Outcome(1) == seen.outcome
        assert cf.score_round(state) == seen.score
        assert () == seen.legal_moves
        assert seen.owed is None
    assert cf.view(position(BASE, "4-1"), 1).score is None


def test_the_opener_is_owed() -> None:
    """Before the opener lies it is owed, whoever holds it (R4)."""
    expected = cf.Owed(cf.PlaceKind.OPENER, cf.Tile(2, 2), placed=0, needed=1)
    assert expected == cf.view(SEARCH, 0).owed
    assert expected == cf.view(SEARCH, None).owed


def test_arms_are_owed() -> None:
    """While the opener lacks arms, views say how many and what is left (R8)."""
    state = position("9-9 9-4@9-9 9-2@9-9", "9-0")
    expected = cf.Owed(cf.PlaceKind.ARM, cf.Tile(9, 9), placed=2, needed=4)
    assert expected == cf.view(state, 0).owed


def test_toes_are_owed() -> None:
    """On an open foot views say how many toes lie, and what is left (R12)."""
    state = position(f"{BASE} 0-0@9-0 5-0@0-0", "6-2")
    expected = cf.Owed(cf.PlaceKind.TOE, cf.Tile(0, 0), placed=1, needed=3)
    assert expected == cf.view(state, 0).owed


def test_states_and_views_owe_the_same() -> None:
    """What must be played first can be seen by everybody."""
    over = cf.apply_move(position(BASE, "4-1"), cf.parse_move("4-1@9-4"))
    for state in (SEARCH, position("9-9", "9-0"), position(BASE, "4-1"), over):
        assert state.owed == cf.view(state, None).owed == cf.view(state, 0).owed
        assert state.is_over == cf.view(state, 0).is_over == (state is over)
        assert state.seats == cf.view(state, None).seats


def test_legal_moves_of_a_view_are_those_of_its_seat() -> None:
    """A seat that waits and a watcher have none."""
    state = position(BASE, "4-1 5-3", "6-2 9-8")
    assert cf.legal_moves(state) == cf.legal_moves(cf.view(state, state.turn))
    for seat in (None, 1 - state.turn):
        assert () == cf.legal_moves(cf.view(state, seat))


def test_plays_are_the_legal_moves_without_draw_and_pass() -> None:
    """After a draw a seat may play or pass; the play is the one play."""
    state = cf.apply_move(position(BASE, "5-3", boneyard="7-1"), cf.Draw())
    seen = cf.view(state, state.turn)
    play = cf.Play(cf.Tile(7, 1), cf.Tile(9, 7))
    assert (play, cf.Pass()) == seen.legal_moves
    assert (play,) == seen.plays


def test_unseen_tiles_are_neither_in_hand_nor_on_the_table() -> None:
    """A watcher has no hand; when the round is over only the boneyard is unseen."""
    state = position("9-9 9-4@9-9", "9-1", "9-0")
    whole = set(cf.double_set(9)) - {cf.Tile(9, 9), cf.Tile(9, 4)}
    assert tuple(sorted(whole)) == cf.view(state, None).unseen
    assert tuple(sorted(whole - {cf.Tile(9, 1)})) == cf.view(state, 0).unseen
    over = cf.apply_move(position(BASE, "4-1"), cf.parse_move("4-1@9-4"))
    for seat in (None, 0, 1):
        assert tuple(sorted(over.boneyard)) == cf.view(over, seat).unseen


@pytest.mark.parametrize("pip", [10, 12, -1, 10**5000], ids=["10", "12", "-1", "huge"])
def test_only_numbers_of_the_set_are_counted(pip: int) -> None:
    """A double-9 set has no tile with ten pips."""
    seen = cf.view(position(BASE, "4-1"), 1)
    with pytest.raises(cf.TileError, match=r"^a double-9 set has no tile with "):
        seen.count_out(pip)


@pytest.mark.parametrize("pip", [None, True, "5"])
def test_only_an_int_is_counted(pip: object) -> None:
    """Anything else is a `TypeError`, also `True`."""
    with pytest.raises(TypeError, match=r"^pip must be an int, not "):
        cf.view(position(BASE, "4-1"), 1).count_out(untyped(pip))


def test_nothing_is_owed_on_a_settled_layout() -> None:
    """Without a foot nothing is owed."""
    assert cf.view(position(BASE, "4-1"), 1).owed is None


def test_views_pickle() -> None:
    """A view is a value: equal, hashable, and the same from a pickle."""
    for seat in (None, 0, 1):
        seen = cf.view(position(BASE, "4-1 5-3"), seat)
        assert seen == pickle.loads(pickle.dumps(seen))  # noqa: S301 - our own bytes
        assert hash(seen) == hash(cf.view(position(BASE, "4-1 5-3"), seat))


def test_the_repr_of_a_view_says_what_its_seat_sees() -> None:
    """What is hidden is a number in it."""
    state = cf.apply_move(SEARCH, cf.Draw())
    assert (
        "<RoundView of 2-2 for seat 0, ply 1: seat 0 to move after drawing 1-1, "
        "hand 0-0 1-1, moves pass, hand sizes 2 1, boneyard 3 tiles, table empty>"
    ) == repr(cf.view(state, 0))
    assert (
        "<RoundView of 2-2 for a spectator, ply 1: seat 0 to move after drawing a "
        "tile, hand -, moves none, hand sizes 2 1, boneyard 3 tiles, table empty>"
    ) == repr(cf.view(state, None))
    over = cf.apply_move(position(BASE, "4-1"), cf.parse_move("4-1@9-4"))
    assert "ply 6: seat 1 went out, hand -, " in repr(cf.view(over, 1))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_seats_of_the_table_look_on(seat: int) -> None:
    """A seat that is not at the table has no view."""
    with pytest.raises(cf.SeatError, match=f"seat must be from 0 to 1, not {seat}"):
        cf.view(SEARCH, seat)


@pytest.mark.parametrize(("state", "seat"), [(SEARCH, True), (SEARCH, "0"), (None, 0)])
def test_wrong_types_fail_early(state: cf.RoundState, seat: int) -> None:
    """Anything but a state and a seat is a `TypeError`."""
    with pytest.raises(TypeError):
        cf.view(state, seat)


def test_refusals_are_those_of_the_state() -> None:
    """What a state says to the seat to move, its view says too."""
    rng = random.Random(5)
    game = play(cf.deal(cf.Rules(max_pip=4), seats=2, rng=rng), rng)
    every_move: list[cf.Move] = [
        cf.Draw(),
        cf.Pass(),
        *(
            cf.Play(tile, onto)
            for tile in cf.double_set(4)
            for onto in (None, *cf.double_set(4))
        ),
    ]
    for state in game.states:
        seen = cf.view(state, state.turn)
        for move in every_move:
            assert cf.why_illegal(state, move) == cf.why_illegal(seen, move)


def test_waiting_seats_are_refused_everything() -> None:
    """A seat that waits, or a watcher, is told whose turn it is (R6)."""
    state = position(BASE, "4-1 5-3")
    for seat, who in ((0, "seat 0"), (None, "a watcher")):
        expected = cf.Illegality(
            cf.Reason.NOT_YOUR_TURN, "R6", f"seat 1 is to move, not {who}"
        )
        for move in ("4-1@9-4", "draw", "pass"):
            seen = cf.view(state, seat)
            assert expected == cf.why_illegal(seen, cf.parse_move(move))


def test_a_finished_round_refuses_everybody() -> None:
    """After the end every view gives the reason of the end."""
    state = cf.apply_move(position(BASE, "4-1"), cf.parse_move("4-1@9-4"))
    for seat in (None, 0, 1):
        illegality = cf.why_illegal(cf.view(state, seat), cf.Pass())
        assert illegality is not None
        assert cf.Reason.ROUND_OVER == illegality.reason


def test_only_moves_can_be_refused() -> None:
    """Anything but a move is a `TypeError`, for a view as for a state."""
    no_move: Any = "draw"
    for seen in (cf.view(SEARCH, 0), cf.view(SEARCH, 1)):
        with pytest.raises(TypeError):
            cf.why_illegal(seen, no_move)
