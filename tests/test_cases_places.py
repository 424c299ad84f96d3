"""Where a tile may go: positions that other software for dominoes got wrong."""

from collections import Counter

import chickenfoot as cf
from tests.games import random_rounds
from tests.positions import BASE, ends, legal, position, refusal, targets, tiles


def test_a_tile_that_fits_must_be_played() -> None:
    """Case 1: a seat that can play is offered neither a draw nor a pass (R9)."""
    state = position(BASE, "4-1 5-3")
    assert {"4-1@9-4"} == legal(state)
    assert "R9" == refusal(state, "draw").clause
    assert "R9" == refusal(state, "pass").clause


def test_a_toe_is_not_built_on_before_the_foot_is_complete() -> None:
    """Case 2: while the foot is open, only its double takes tiles (R12)."""
    state = position(f"{BASE} 4-4@9-4 4-1@4-4", "3-1 6-4")
    assert {"6-4@4-4"} == legal(state)


def test_a_complete_foot_lets_go() -> None:
    """Case 3: three toes are ends like others, and the double is none (R12)."""
    state = position(f"{BASE} 4-4@9-4 4-1@4-4 6-4@4-4 4-3@4-4")
    expected = {"9-2:2", "9-0:0", "9-7:7", "4-1:1", "6-4:6", "4-3:3"}
    assert state.layout.foot is None
    assert expected == ends(state)
    assert expected == targets(state)


def test_the_double_blank_opens_a_foot() -> None:
    """Case 4: pip 0 is a number like any other (R7, R12)."""
    state = position(f"{BASE} 0-0@9-0", "5-0 6-2")
    assert {"5-0@0-0"} == legal(state)
    assert cf.Foot(cf.Tile(0, 0), placed=0, needed=3) == state.layout.foot
    assert {"0-0:0"} == targets(state)


def test_a_drawn_double_opens_a_foot() -> None:
    """Case 5: a double just drawn binds the next seat as any other (R10, R12)."""
    state = position(BASE, "5-3 6-5 8-6", "3-2 4-4", boneyard="7-7")
    state = cf.apply_move(state, cf.Draw())
    state = cf.apply_move(state, cf.parse_move("7-7@9-7"))
    assert cf.Foot(cf.Tile(7, 7), placed=0, needed=3) == state.layout.foot
    assert {"draw"} == legal(state)


def test_a_covered_half_never_matches() -> None:
    """Case 6: the 4 on which 4-1 was laid is gone (R7)."""
    state = position(f"{BASE} 4-1@9-4", "5-4")
    assert {"4-1:1", "9-2:2", "9-0:0", "9-7:7"} == ends(state)
    assert {"draw"} == legal(state)


def test_blanks_are_not_wild() -> None:
    """Case 7: a covered blank takes nothing, and a blank joins blanks alone (R7)."""
    state = position(f"{BASE} 8-0@9-0", "5-0")
    assert {"9-4:4", "9-2:2", "8-0:8", "9-7:7"} == ends(state)
    assert {"draw"} == legal(state)


def test_no_arm_is_built_on_before_all_lie() -> None:
    """Case 8: while an arm is missing, the opener alone takes tiles (R8)."""
    state = position("9-9 9-4@9-9 9-2@9-9 9-0@9-9", "4-1 9-7")
    assert {"9-7@9-9"} == legal(state)
    assert cf.Foot(cf.Tile(9, 9), placed=3, needed=4) == state.layout.foot


def test_the_number_of_arms_is_a_rule() -> None:
    """Case 8: with six arms, four are not enough (R8)."""
    state = position(BASE, "4-1 9-5", rules=cf.Rules(arms=6))
    assert {"9-5@9-9"} == legal(state)
    assert cf.Foot(cf.Tile(9, 9), placed=4, needed=6) == state.layout.foot


def test_growing_an_arm_keeps_the_number_of_ends() -> None:
    """Case 9: a tile on an arm moves its end; none is left on the opener (R7)."""
    state = position(f"{BASE} 8-7@9-7")
    assert {"9-4:4", "9-2:2", "9-0:0", "8-7:8"} == ends(state)
    assert 4 == len(state.layout.ends)


def test_an_arm_shows_the_number_of_the_opener() -> None:
    """Case 10: opener 5-5 takes 6-5, neither 6-2 nor 6-6 (R7)."""
    state = position("5-5", "6-2 6-5 6-6")
    assert {"6-5@5-5"} == legal(state)


def test_a_tile_is_never_put_somewhere_else() -> None:
    """Case 11: 4-1 on a 2 is refused, although it fits the 4 (R7)."""
    state = position(BASE, "4-1 5-3")
    assert "R7" == refusal(state, "4-1@9-2").clause


def test_a_tile_takes_no_more_than_it_has_room_for() -> None:
    """Case 12: the opener its arms, any other double three, any other tile one."""
    for states in random_rounds():
        last = states[-1]
        joined = Counter(placement.onto for placement in last.layout.placements)
        del joined[None]
        for tile, count in joined.items():
            if tile == last.opener:
                assert count <= last.rules.arms
            else:
                assert count <= (3 if tile is not None and tile.is_double else 1)


def test_a_higher_double_than_the_opener_opens_a_foot() -> None:
    """Case 13: doubles of earlier rounds are doubles still (R12)."""
    layout = "8-8 9-8@8-8 8-2@8-8 8-0@8-8 8-7@8-8 9-9@9-8"
    state = position(layout, "9-1 3-2")
    assert {"9-1@9-9"} == legal(state)
    assert cf.Foot(cf.Tile(9, 9), placed=0, needed=3) == state.layout.foot


def test_feet_never_nest() -> None:
    """Case 14: a double never joins a double, and at most one is open."""
    for states in random_rounds():
        laid = states[-1].layout.placements
        joined = Counter(placement.onto for placement in laid)
        doubles = [placement for placement in laid[1:] if placement.tile.is_double]
        for placement in doubles:
            assert placement.onto is not None
            assert not placement.onto.is_double
        assert sum(joined[placement.tile] < 3 for placement in doubles) <= 1


def test_a_settled_layout_has_two_more_ends_for_each_foot() -> None:
    """Case 14: ends = arms + twice the completed feet, with none open."""
    settled = 0
    for states in random_rounds():
        for state in states:
            laid = state.layout.placements
            if laid and state.layout.foot is None:
                feet = sum(placement.tile.is_double for placement in laid[1:])
                assert state.rules.arms + 2 * feet == len(state.layout.ends)
                settled += 1
    assert settled > 1000


def test_a_position_is_reached_from_a_whole_set() -> None:
    """The positions of these tests are rounds like any other: 55 tiles, each once."""
    state = position(BASE, "4-1 5-3", "8-8", boneyard="7-1")
    (other,) = state.hands[0]
    assert cf.Tile(8, 8) == other
    assert frozenset(tiles("4-1 5-3")) == state.hands[1]
    assert cf.Tile(7, 1) == state.boneyard[0]
    assert 55 == 3 + len(state.boneyard) + len(state.layout.placements)
