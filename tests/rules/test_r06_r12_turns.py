"""The rule book, R6 to R12: turns, matching, arms, drawing, feet."""

import pytest

import chickenfoot as cf
from tests.positions import (
    BASE,
    after,
    assert_refused,
    ends,
    legal,
    position,
    refusal,
    targets,
    tiles,
)

FOOT = f"{BASE} 4-4@9-4"


def test_r06_turns_pass_clockwise() -> None:
    """R6: after seat 2 of 3 it is seat 0's turn again."""
    state = position("9-9 9-4@9-9", "9-2", "9-0", seats=3)
    assert 2 == state.turn
    state = after(state, "9-2@9-9")
    assert 0 == state.turn


def test_r06_a_pass_passes_the_turn() -> None:
    """R6: the next seat is to move, and nothing counts as drawn."""
    state = after(position(BASE, "5-3", "4-1 6-3", boneyard="8-8"), "draw pass")
    assert 0 == state.turn
    assert state.drawn is None
    assert {"4-1@9-4"} == legal(state)


def test_r06_a_draw_keeps_the_turn() -> None:
    """R6: the seat that drew still has to play or to pass."""
    state = after(position(BASE, "5-3", boneyard="8-8"), "draw")
    assert 1 == state.turn


def test_r06_a_double_gives_no_second_play() -> None:
    """R6: whoever can answers it, the next seat first."""
    state = after(position(BASE, "4-4 4-1", "4-2"), "4-4@9-4")
    assert 0 == state.turn
    assert {"4-2@4-4"} == legal(state)


def test_r07_a_tile_joins_an_end_that_shows_one_of_its_pips() -> None:
    """R7: either half may join, and the other one becomes the new end."""
    state = position(BASE, "4-2 5-3")
    assert {"4-2@9-2", "4-2@9-4"} == legal(state)
    assert {"4-2:2", "9-2:2", "9-0:0", "9-7:7"} == ends(after(state, "4-2@9-4"))
    assert {"9-4:4", "4-2:4", "9-0:0", "9-7:7"} == ends(after(state, "4-2@9-2"))


def test_r07_tiles_without_a_common_number_do_not_match() -> None:
    """R7: neither half of 5-3 is on 9-4."""
    state = position(BASE, "4-1 5-3")
    assert_refused(state, "5-3@9-4", cf.Reason.NO_MATCH, "R7", "5-3 9-4")


def test_r07_a_blank_is_a_number_like_any_other() -> None:
    """R7: 5-0 joins the blank of 9-0 and nothing else."""
    assert {"5-0@9-0"} == legal(position(BASE, "5-0 5-3"))


@pytest.mark.parametrize("onto", ["9-4", "9-9"])
def test_r07_a_covered_half_never_matches(onto: str) -> None:
    """R7: the opener is full, and the 9 of 9-4 joined it."""
    state = position(BASE, "9-1 5-3")
    facts = f"9 {onto} covered"
    assert_refused(state, f"9-1@{onto}", cf.Reason.NO_MATCH, "R7", facts)


def test_r07_an_end_that_was_used_never_matches_again() -> None:
    """R7: 4-1 lies on the 4 of 9-4, where no second tile goes."""
    state = position(f"{BASE} 4-1@9-4", "5-4")
    assert_refused(state, "5-4@9-4", cf.Reason.NO_MATCH, "R7", "4 9-4 covered")


def test_r07_a_play_names_a_tile_on_the_table() -> None:
    """R7: 4-2 has a 4 but does not lie."""
    state = position(BASE, "4-1 5-3")
    assert_refused(state, "4-1@4-2", cf.Reason.NOT_ON_TABLE, "R7", "4-2 table")


def test_r07_a_play_names_its_place() -> None:
    """R7: once the opener lies, a tile alone is not a legal play."""
    state = position(BASE, "4-1 5-3")
    assert_refused(state, "4-1", cf.Reason.PLACE_NEEDED, "R7", "4-1")


def test_r08_all_arms_come_first() -> None:
    """R8: an end of the first arm takes nothing before the fourth lies."""
    state = position("9-9 9-4@9-9", "4-1 9-2", "9-0 8-1")
    for placed, play in enumerate(("9-2@9-9", "9-0@9-9"), start=1):
        assert (
            cf.Owed(cf.PlaceKind.ARM, cf.Tile(9, 9), placed=placed, needed=4)
            == state.layout.owed
        )
        assert {"9-9:9"} == targets(state)
        assert {play} == legal(state)
        state = after(state, play)
    assert {"9-4:4", "9-2:2", "9-0:0"} == ends(state)


def test_r08_arms_bind_the_whole_table() -> None:
    """R8: the refusal names the opener and how many of its arms lie."""
    state = position("9-9 9-4@9-9", "4-1 9-2")
    assert_refused(state, "4-1@9-4", cf.Reason.ARMS_FIRST, "R8", "9-9 1 4")


def test_r08_the_last_arm_frees_the_ends() -> None:
    """R8: the opener is no end any more."""
    state = after(position("9-9 9-4@9-9 9-2@9-9 9-0@9-9", "9-7", "4-1"), "9-7@9-9")
    assert state.layout.owed is None
    assert {"9-4:4", "9-2:2", "9-0:0", "9-7:7"} == targets(state)


def test_r09_a_seat_with_a_legal_play_must_play() -> None:
    """R9: it may neither draw nor pass."""
    state = position(BASE, "4-1 5-3")
    for move in ("draw", "pass"):
        assert_refused(state, move, cf.Reason.MUST_PLAY, "R9", "seat 1 4-1 must")


def test_r09_a_kept_tile_must_be_played_later() -> None:
    """R9: 7-1 was drawn and kept; on the next turn it fits, so there is no draw."""
    state = position(BASE, "5-3", "4-1 6-3", boneyard="7-1")
    state = after(state, "draw pass 4-1@9-4")
    assert {"7-1@9-7", "7-1@4-1"} == legal(state)
    assert "R9" == refusal(state, "draw").rule


def test_r10_a_seat_without_a_legal_play_draws_one_tile() -> None:
    """R10: it draws the first tile of the boneyard."""
    state = position(BASE, "5-3", boneyard="8-8 7-1")
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert cf.Tile(8, 8) == state.drawn
    assert tuple(tiles("5-3 8-8")) == state.hands[1]
    assert cf.Tile(7, 1) == state.boneyard[0]


def test_r10_nobody_passes_before_drawing() -> None:
    """R10: a pass is refused while there is something to draw."""
    state = position(BASE, "5-3")
    assert_refused(state, "pass", cf.Reason.MUST_DRAW, "R10", "seat 1 must draw")


def test_r10_nobody_draws_twice() -> None:
    """R10: a drawn tile that does not fit leaves the pass as the one move."""
    state = after(position(BASE, "5-3", boneyard="8-8"), "draw")
    assert {"pass"} == legal(state)
    assert_refused(state, "draw", cf.Reason.ALREADY_DRAWN, "R10", "seat 1 drawn 8-8")


def test_r10_a_drawn_tile_may_be_played_wherever_it_fits() -> None:
    """R10: it is played at once, at any end, or kept."""
    state = after(position(BASE, "5-3", boneyard="4-2"), "draw")
    assert {"4-2@9-2", "4-2@9-4", "pass"} == legal(state)
    assert_refused(state, "draw", cf.Reason.ALREADY_DRAWN, "R10", "seat 1 drawn 4-2")


def test_r11_an_empty_boneyard_costs_the_turn() -> None:
    """R11: a seat without a legal play passes, and the round goes on."""
    rules = cf.Rules(max_pip=2, arms=2, hand_size=3)
    state = position("2-2", "1-1 0-0 1-0", "2-1 2-0", rules=rules)
    assert () == state.boneyard
    assert {"pass"} == legal(state)
    assert_refused(
        state, "draw", cf.Reason.BONEYARD_EMPTY, "R11", "seat 1 boneyard empty"
    )
    state = after(state, "pass")
    assert state.outcome is None
    assert {"2-0@2-2", "2-1@2-2"} == legal(state)


def test_r12_a_double_opens_a_foot() -> None:
    """R12: a double laid on a 4 needs three toes."""
    state = position(FOOT, "4-1 5-3")
    assert (
        cf.Owed(cf.PlaceKind.TOE, cf.Tile(4, 4), placed=0, needed=3)
        == state.layout.owed
    )


def test_r12_foot_binds_the_whole_layout() -> None:
    """R12: 7-1 fits the 7 and still must wait, since only toes may be laid."""
    state = position(FOOT, "7-1 4-1")
    assert {"4-4:4"} == targets(state)
    assert {"9-2:2", "9-0:0", "9-7:7"} == ends(state)
    assert {"4-1@4-4"} == legal(state)
    assert_refused(state, "7-1@9-7", cf.Reason.FOOT_FIRST, "R12", "4-4 0 3")


def test_r12_foot_takes_the_next_three_plays_by_whoever_can() -> None:
    """R12: two seats answer in turn, and then three toes are ends."""
    state = position(FOOT, "4-1 4-3", "6-4 8-1")
    for placed, play in enumerate(("4-1@4-4", "6-4@4-4", "4-3@4-4")):
        assert (
            cf.Owed(cf.PlaceKind.TOE, cf.Tile(4, 4), placed=placed, needed=3)
            == state.layout.owed
        )
        assert play in legal(state)
        state = after(state, play)
    assert state.layout.owed is None


def test_r12_toes_are_ends_but_take_nothing_yet() -> None:
    """R12: a laid toe shows its outer half, shut off until the third lies."""
    state = position(f"{FOOT} 4-1@4-4", "3-1 6-4")
    assert {"9-2:2", "9-0:0", "9-7:7", "4-1:1"} == ends(state)
    assert {"4-4:4"} == targets(state)


def test_r12_three_toes_are_ends_and_the_double_is_none() -> None:
    """R12: a fourth tile on the double is refused as on any covered half."""
    state = position(f"{FOOT} 4-1@4-4 6-4@4-4 4-3@4-4", "5-4 8-1 8-6")
    assert {"9-2:2", "9-0:0", "9-7:7", "4-1:1", "6-4:6", "4-3:3"} == targets(state)
    assert_refused(state, "5-4@4-4", cf.Reason.NO_MATCH, "R7", "4 4-4 covered")
    assert {"8-1@4-1", "8-6@6-4"} == legal(state)


def test_r12_a_seat_without_a_toe_draws() -> None:
    """R12: it plays what it drew or passes, though 7-1 fits an end shut off."""
    state = position(FOOT, "7-1", boneyard="5-4")
    assert {"draw"} == legal(state)
    assert {"5-4@4-4", "pass"} == legal(after(state, "draw"))
    state = position(FOOT, "7-1", boneyard="7-2")
    assert {"pass"} == legal(after(state, "draw"))


def test_r12_an_answer_with_a_wrong_number_is_no_toe() -> None:
    """R12: the place is right, the tile is not (R7)."""
    state = position(FOOT, "7-1 4-1")
    assert_refused(state, "7-1@4-4", cf.Reason.NO_MATCH, "R7", "7-1 4-4")
