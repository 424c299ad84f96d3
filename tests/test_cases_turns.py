"""Drawing, passing and blocked rounds: what other software got wrong."""

import pytest

import chickenfoot as cf
from tests.games import random_rounds
from tests.positions import (
    BASE,
    DEAD,
    DEAD_RULES,
    SIXES,
    SIXES_RULES,
    after,
    ends,
    legal,
    position,
    refusal,
    targets,
    tiles,
    untyped,
)

FIVES = "5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1"


def test_there_are_moves_exactly_while_the_round_is_on() -> None:
    """Case 15: `legal_moves` is empty when `outcome` is set, and only then."""
    for states in random_rounds():
        for state in states:
            assert (state.outcome is None) == bool(cf.legal_moves(state))
        assert states[-1].outcome is not None


def test_a_drawn_tile_that_fits_may_be_kept() -> None:
    """Case 16: it alone may be played now, or nothing (R10)."""
    state = after(position(BASE, "5-3 8-1", boneyard="7-1"), "draw")
    assert {"7-1@9-7", "pass"} == legal(state)


def test_a_drawn_tile_that_fits_is_laid_under_must_play() -> None:
    """Case 16: the house rule takes the choice away."""
    rules = cf.Rules(drawn_tile=cf.DrawnTile.MUST_PLAY)
    state = after(position(BASE, "5-3 8-1", boneyard="7-1", rules=rules), "draw")
    assert {"7-1@9-7"} == legal(state)


def test_nothing_is_drawn_from_an_empty_boneyard() -> None:
    """Case 17: a seat that cannot play misses its turn (R11)."""
    hand = "5-5 5-4 5-3 5-2 5-1 5-0 4-4"
    state = position("6-6", hand, rules=cf.Rules(max_pip=6), seats=4, size=7)
    assert () == state.boneyard
    assert {"pass"} == legal(state)
    assert "R11" == refusal(state, "draw").clause


def test_a_play_may_leave_the_round_blocked() -> None:
    """Case 18: the play after which nobody can go on is the last move (R13)."""
    state = position(SIXES, rules=SIXES_RULES, seats=4, size=7)
    assert cf.Blocked() == state.outcome
    assert 10 == state.ply
    assert set() == legal(state)


def test_ends_shut_off_by_a_foot_keep_no_round_alive() -> None:
    """Case 18: 2-0 fits two ends, but the foot on 1-1 lets nobody lay it (R12, R13)."""
    state = position(DEAD, "2-0 0-0 2-2 3-2", "3-0", rules=DEAD_RULES)
    assert {"1-0:0", "2-1:2"} == ends(state)
    assert {"1-1:1"} == targets(state)
    assert cf.Blocked() == state.outcome


def test_a_draw_may_leave_the_round_blocked() -> None:
    """Case 19: the last tile drawn fits nothing, and no pass follows (R13)."""
    state = position(SIXES, rules=SIXES_RULES, seats=3, size=9)
    assert 1 == len(state.boneyard)
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert cf.Blocked() == state.outcome
    assert set() == legal(state)
    assert 11 == state.ply


def test_tiles_to_draw_keep_a_round_alive() -> None:
    """Case 20: nobody can play, yet the boneyard has tiles (R13)."""
    state = position(SIXES, rules=SIXES_RULES, seats=5, size=5)
    assert 3 == len(state.boneyard)
    assert state.outcome is None
    assert {"draw"} == legal(state)
    assert {"pass"} == legal(after(state, "draw"))


def test_a_dead_layout_stops_the_round_under_stop() -> None:
    """Case 20: no tile that is left fits the foot, so drawing could never help."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, dead_layout=cf.DeadLayout.STOP)
    state = position(DEAD, "2-0", "3-0", rules=rules)
    assert tiles("0-0 2-2 3-2") == state.boneyard
    assert cf.Blocked() == state.outcome
    assert 5 == state.ply


def test_a_dead_layout_is_played_on_otherwise() -> None:
    """Case 20: seats draw until the boneyard is empty (R10, R13)."""
    state = position(DEAD, "2-0", "3-0", rules=DEAD_RULES)
    state = after(state, "draw pass draw pass draw")
    assert cf.Blocked() == state.outcome
    assert 10 == state.ply


def test_the_last_tile_ends_the_round_at_once() -> None:
    """Case 21: the seat is out, and the others keep what they hold (R13)."""
    state = after(position(f"{BASE} 8-7@9-7", "4-1", "4-3 5-5"), "4-1@9-4")
    assert cf.WentOut(0) == state.outcome
    assert set() == legal(state)
    assert frozenset() == state.hands[0]
    assert frozenset(tiles("4-3 5-5")) == state.hands[1]


def test_a_seat_may_go_out_on_a_double() -> None:
    """Case 22: it has no points, and the foot stays without an answer (R13)."""
    state = position(f"{BASE} 8-2@9-2", "7-7")
    assert {"7-7@9-7"} == legal(state)
    state = after(state, "7-7@9-7")
    assert cf.WentOut(0) == state.outcome
    assert 0 == cf.score_round(state).points[0]
    assert cf.Foot(cf.Tile(7, 7), placed=0, needed=3) == state.layout.foot


def test_the_last_tile_drawn_is_kept() -> None:
    """Case 23: play goes on while another hand can, and no tile is lost (R10)."""
    rules = cf.Rules(max_pip=6)
    state = position("6-6", FIVES, rules=rules, seats=3, size=9, boneyard="5-5")
    assert tiles("5-5") == state.boneyard
    state = after(state, "draw")
    assert cf.Tile(5, 5) == state.drawn
    assert {"pass"} == legal(state)
    assert () == state.boneyard
    assert 28 == sum(map(len, state.hands)) + len(state.layout.placements)
    assert cf.Tile(5, 5) in state.hands[1]


def test_a_refused_move_costs_nothing() -> None:
    """Case 24: same turn and ply, and the seat can still make a legal move."""
    state = position(BASE, "4-1 5-3")
    for move in ("draw", "pass", "5-3@9-4", "4-1@9-2", "4-1", "9-9", "4-2@9-4"):
        refusal(state, move)
    assert 1 == state.turn
    assert 5 == state.ply
    assert 6 == after(state, "4-1@9-4").ply


def test_an_error_costs_nothing() -> None:
    """Case 24: what is no move at all leaves the state as it was, too."""
    state = position(BASE, "4-1 5-3")
    same = position(BASE, "4-1 5-3")
    for move in ("4-1@9-4", None, 0):
        with pytest.raises(TypeError):
            cf.apply_move(state, untyped(move))
    assert same == state


def test_every_missed_turn_is_a_move() -> None:
    """Case 25: the record of case 23 shows who could not match what."""
    rules = cf.Rules(max_pip=6)
    state = position("6-6", FIVES, rules=rules, seats=3, size=9, boneyard="5-5")
    state = after(state, "draw pass")
    assert 2 == state.turn
    assert 3 == state.ply
    assert state.outcome is None
