"""House rules for drawing: how many tiles, what becomes of them, and free draws."""

import pytest

import chickenfoot as cf
from tests.positions import (
    BASE,
    after,
    assert_refused,
    legal,
    position,
    refusal,
    start,
    tiles,
)

UNTIL = cf.DrawRule.UNTIL_PLAYABLE
NEVER = cf.DrawRule.NEVER
WAITS = cf.DrawnTile.WAITS
MUST_PLAY = cf.DrawnTile.MUST_PLAY
# Seat 0 lays the opener, seat 1 the one arm, and seat 0 is to move.
ONE_ARM = "3-3 3-1@3-3"
# A foot on 1-1 that lacks two toes, of which only 2-1 is left.
SHORT_FOOT = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"


def test_r10_draw_one_draws_one_tile_a_turn() -> None:
    """The standard: a tile that does not fit ends the turn."""
    state = after(position(BASE, "5-3", boneyard="8-1 4-1"), "draw")
    assert {"pass"} == legal(state)


def test_r10_until_playable_goes_on_until_a_tile_fits() -> None:
    """Each draw is a move; the tile that fits may be kept."""
    rules = cf.Rules(draw=UNTIL)
    state = position(BASE, "5-3", boneyard="8-1 8-3 7-1", rules=rules)
    for tile in tiles("8-1 8-3 7-1"):
        assert {"draw"} == legal(state)
        assert cf.Reason.MUST_DRAW == refusal(state, "pass").reason
        state = after(state, "draw")
        assert tile == state.drawn
    assert {"7-1@9-7", "pass"} == legal(state)
    assert 1 == state.turn


def test_r11_until_playable_ends_with_the_boneyard() -> None:
    """Nothing fitted and nothing is left, so the turn passes (R11)."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, draw=UNTIL)
    state = position(SHORT_FOOT, "2-0", "2-1 3-0", rules=rules)
    state = after(state, "draw draw draw")
    assert {"pass"} == legal(state)
    assert cf.Reason.BONEYARD_EMPTY == refusal(state, "draw").reason
    assert {"2-1@1-1"} == legal(after(state, "pass"))


def test_r05_until_playable_leaves_the_search_alone() -> None:
    """The search still takes one tile each in turn (R5)."""
    rules = cf.Rules(max_pip=2, arms=1, hand_size=2, draw=UNTIL)
    hands = [tiles("1-0 1-1"), tiles("2-1 2-0")]
    state = cf.set_up(
        rules, hands=hands, boneyard=tiles("0-0 2-2"), opener=cf.Tile(2, 2)
    )
    state = after(state, "draw")
    assert {"pass"} == legal(state)


def test_r11_draw_never_leaves_a_pass() -> None:
    """The boneyard counts as empty (R11)."""
    state = position(BASE, "5-3", "4-1", rules=cf.Rules(draw=NEVER))
    assert 0 < len(state.boneyard)
    assert {"pass"} == legal(state)
    assert_refused(state, "draw", cf.Reason.NO_DRAWING, "R10", "seat 1 drawing")


def test_r13_draw_never_blocks_a_round_with_a_boneyard() -> None:
    """The boneyard counts as empty (R13)."""
    rules = cf.Rules(draw=NEVER)
    state = position(f"{BASE} 8-7@9-7", "5-3 6-1", "5-5", rules=rules)
    assert cf.Outcome(None) == state.outcome
    assert 0 < len(state.boneyard)


def test_r05_draw_never_still_searches() -> None:
    """The opener is sought as always (R5), and finding nothing blocks no round."""
    rules = cf.Rules(max_pip=2, arms=1, hand_size=2, draw=NEVER)
    hands = [tiles("1-0 1-1"), tiles("2-1 2-0")]
    state = cf.set_up(
        rules, hands=hands, boneyard=tiles("0-0 2-2"), opener=cf.Tile(2, 2)
    )
    for move in ("draw", "pass", "draw", "2-2"):
        assert {move} == legal(state)
        state = after(state, move)
    assert state.outcome is None
    assert {"pass"} == legal(state)


def test_r10_may_play_leaves_the_choice() -> None:
    """The standard: a tile that fits may be kept."""
    state = after(position(BASE, "5-3", boneyard="7-1"), "draw")
    assert {"7-1@9-7", "pass"} == legal(state)


def test_r10_must_play_takes_the_choice() -> None:
    """The refusal names the tile; a tile that does not fit is kept as always."""
    rules = cf.Rules(drawn_tile=MUST_PLAY)
    state = position(BASE, "5-3", boneyard="7-1", rules=rules)
    state = after(state, "draw")
    assert {"7-1@9-7"} == legal(state)
    assert_refused(state, "pass", cf.Reason.MUST_PLAY, "R10", "seat 1 7-1 must")
    state = after(position(BASE, "5-3", boneyard="8-1", rules=rules), "draw")
    assert {"pass"} == legal(state)


def test_r10_waits_passes_whatever_was_drawn() -> None:
    """7-1 fits, and stays in the hand for this turn."""
    rules = cf.Rules(drawn_tile=WAITS)
    state = after(position(BASE, "5-3", boneyard="7-1", rules=rules), "draw")
    assert {"pass"} == legal(state)
    assert {"pass"} == legal(
        after(position(BASE, "5-3", boneyard="8-1", rules=rules), "draw")
    )


def test_r10_waits_refuses_the_tile_with_the_reason() -> None:
    """The refusal says that the tile must wait, not that it does not fit."""
    rules = cf.Rules(drawn_tile=WAITS)
    state = after(position(BASE, "5-3", boneyard="7-1", rules=rules), "draw")
    expected = cf.Illegality(
        cf.Reason.MUST_WAIT, "R10", "seat 1 has drawn 7-1 and must wait a turn"
    )
    assert expected == refusal(state, "7-1@9-7")
    assert cf.Reason.ALREADY_DRAWN == refusal(state, "draw").reason


def test_r09_waits_tile_must_be_played_in_the_next_turn() -> None:
    """In the next turn it is a tile like any other."""
    rules = cf.Rules(drawn_tile=WAITS)
    state = after(position(BASE, "5-3", "4-1 8-5", boneyard="7-1", rules=rules), "draw")
    state = after(state, "pass 4-1@9-4")
    assert {"7-1@9-7", "7-1@4-1"} == legal(state)
    assert cf.Reason.MUST_PLAY == refusal(state, "pass").reason


def test_r05_waits_does_not_touch_the_search() -> None:
    """A found opener is laid at once."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=2, drawn_tile=WAITS)
    state = after(start(rules, "0-0 1-0", "1-1 2-0", boneyard="3-3"), "draw")
    assert {"3-3"} == legal(state)


def test_r10_waits_under_until_playable_draws_until_a_tile_fits() -> None:
    """8-1 and 8-3 do not fit, 7-1 does and then waits."""
    rules = cf.Rules(draw=UNTIL, drawn_tile=WAITS)
    state = position(BASE, "5-3", boneyard="8-1 8-3 7-1", rules=rules)
    for tile in tiles("8-1 8-3 7-1"):
        assert {"draw"} == legal(state)
        state = after(state, "draw")
        assert tile == state.drawn
    assert {"pass"} == legal(state)
    assert cf.Reason.ALREADY_DRAWN == refusal(state, "draw").reason
    assert cf.Reason.MUST_WAIT == refusal(state, "7-1@9-7").reason
    assert 0 == after(state, "pass").turn


def test_r11_waits_under_until_playable_passes_on_an_empty_boneyard() -> None:
    """Nothing that fits was drawn, so nothing waits."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, draw=UNTIL, drawn_tile=WAITS)
    state = position(
        ONE_ARM, "0-0 2-0", "1-0 1-1 2-1 2-2", rules=rules, boneyard="3-0 3-2"
    )
    state = after(state, "draw draw")
    assert () == state.boneyard
    assert {"pass"} == legal(state)
    assert cf.Reason.BONEYARD_EMPTY == refusal(state, "draw").reason


def test_r13_waits_last_tile_may_wait() -> None:
    """The boneyard is empty and only the drawn tile fits anything."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, drawn_tile=WAITS)
    state = position(SHORT_FOOT, "2-0 2-2 0-0", "3-0 3-2", rules=rules, boneyard="2-1")
    state = after(state, "draw")
    assert state.outcome is None
    assert {"pass"} == legal(state)
    state = after(state, "pass")
    assert {"pass"} == legal(state)
    assert {"2-1@1-1"} == legal(after(state, "pass"))


def test_r09_no_voluntary_draw_by_the_standard() -> None:
    """A seat with a legal play may not draw."""
    state = position(BASE, "4-1 5-3", boneyard="7-1")
    assert {"4-1@9-4"} == legal(state)


def test_r09_voluntary_draw_is_offered_beside_the_plays() -> None:
    """The seat may play or draw, but not pass without a draw."""
    rules = cf.Rules(voluntary_draw=True)
    state = position(BASE, "4-1 5-3", boneyard="7-1", rules=rules)
    assert cf.legal_moves(state) == (cf.parse_move("4-1@9-4"), cf.Draw())
    assert cf.Reason.MUST_PLAY == refusal(state, "pass").reason


def test_r10_voluntary_draw_leaves_any_play_or_a_pass() -> None:
    """The drawn tile fits, the one held before does too, and both may be kept."""
    rules = cf.Rules(voluntary_draw=True)
    state = position(BASE, "4-1 5-3", boneyard="7-1", rules=rules)
    state = after(state, "draw")
    assert {"4-1@9-4", "7-1@9-7", "pass"} == legal(state)
    assert 0 == after(state, "4-1@9-4").turn
    assert 0 == after(state, "pass").turn


def test_r10_voluntary_draw_is_one_tile() -> None:
    """A second draw is refused, whatever the first was."""
    rules = cf.Rules(voluntary_draw=True)
    state = position(BASE, "4-1 5-3", boneyard="8-8", rules=rules)
    state = after(state, "draw")
    assert {"4-1@9-4", "pass"} == legal(state)
    expected = cf.Illegality(
        cf.Reason.ALREADY_DRAWN,
        "R10",
        "seat 1 has drawn 8-8 and may not draw again in this turn",
    )
    assert expected == refusal(state, "draw")


def test_r10_voluntary_draw_under_must_play_is_no_way_out() -> None:
    """Something that fits must be played, be it the drawn tile or another."""
    rules = cf.Rules(voluntary_draw=True, drawn_tile=MUST_PLAY)
    state = position(BASE, "4-1 5-3", boneyard="7-1", rules=rules)
    assert {"4-1@9-4", "draw"} == legal(state)
    state = after(state, "draw")
    assert {"4-1@9-4", "7-1@9-7"} == legal(state)
    expected = cf.Illegality(
        cf.Reason.MUST_PLAY, "R10", "seat 1 can play 4-1 or 7-1 and must"
    )
    assert expected == refusal(state, "pass")
    state = position(BASE, "4-1 5-3", boneyard="8-8", rules=rules)
    assert {"4-1@9-4"} == legal(after(state, "draw"))


def test_r10_voluntary_draw_under_waits_ends_the_turn() -> None:
    """Whoever draws may only pass, even with a tile from before that fits."""
    rules = cf.Rules(voluntary_draw=True, drawn_tile=WAITS)
    state = position(BASE, "4-1 5-3", boneyard="8-8", rules=rules)
    assert {"4-1@9-4", "draw"} == legal(state)
    state = after(state, "draw")
    assert {"pass"} == legal(state)
    expected = cf.Illegality(
        cf.Reason.MUST_WAIT, "R10", "seat 1 has drawn 8-8 and must wait a turn"
    )
    assert expected == refusal(state, "4-1@9-4")


@pytest.mark.parametrize(
    ("drawn_tile", "moves"),
    [
        (cf.DrawnTile.MAY_PLAY, {"4-1@9-4", "pass"}),
        (MUST_PLAY, {"4-1@9-4"}),
        (WAITS, {"pass"}),
    ],
)
def test_r10_voluntary_draw_under_until_playable_is_one_tile(
    drawn_tile: cf.DrawnTile, moves: set[str]
) -> None:
    """The seat had a tile that fits all along, so there is nothing to draw for."""
    rules = cf.Rules(voluntary_draw=True, draw=UNTIL, drawn_tile=drawn_tile)
    state = position(BASE, "4-1 5-3", boneyard="8-8", rules=rules)
    state = after(state, "draw")
    assert moves == legal(state)
    assert cf.Reason.ALREADY_DRAWN == refusal(state, "draw").reason


def test_r10_voluntary_draw_leaves_a_forced_one_as_it_is() -> None:
    """Without a legal play a seat draws: one tile, or until one fits."""
    rules = cf.Rules(voluntary_draw=True)
    state = position(BASE, "5-3", boneyard="8-8", rules=rules)
    assert {"draw"} == legal(state)
    assert {"pass"} == legal(after(state, "draw"))
    rules = cf.Rules(voluntary_draw=True, draw=UNTIL)
    state = position(BASE, "5-3", boneyard="8-8 7-1", rules=rules)
    state = after(state, "draw")
    assert {"draw"} == legal(state)
    state = after(state, "draw")
    assert {"7-1@9-7", "pass"} == legal(state)
    assert cf.Reason.ALREADY_DRAWN == refusal(state, "draw").reason


def test_r12_voluntary_draw_at_an_open_foot() -> None:
    """A seat with a toe may draw first as well."""
    rules = cf.Rules(voluntary_draw=True)
    state = position(f"{BASE} 4-4@9-4", "4-1 7-3", boneyard="4-2", rules=rules)
    assert {"4-1@4-4", "draw"} == legal(state)
    assert {"4-1@4-4", "4-2@4-4", "pass"} == legal(after(state, "draw"))


def test_r04_voluntary_draw_waits_for_the_opener() -> None:
    """Whoever holds the opener, or has just found it, lays it."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=2, voluntary_draw=True)
    state = start(rules, "3-3 1-0", "1-1 2-0")
    assert {"3-3"} == legal(state)
    expected = cf.Illegality(
        cf.Reason.OPENER_FIRST, "R4", "seat 0 holds the opener 3-3 and must lay it"
    )
    assert expected == refusal(state, "draw")
    state = after(start(rules, "0-0 1-0", "1-1 2-0", boneyard="3-3"), "draw")
    assert {"3-3"} == legal(state)


def test_r11_voluntary_draw_needs_a_boneyard() -> None:
    """With nothing to draw a seat with a legal play must play."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=5, voluntary_draw=True)
    hands = ("1-0 2-0 2-2 0-0", "1-1 2-1 3-0 3-2")
    state = position(ONE_ARM, *hands, rules=rules)
    assert () == state.boneyard
    assert {"1-0@3-1"} == legal(state)
    expected = cf.Illegality(
        cf.Reason.BONEYARD_EMPTY, "R11", "seat 0 cannot draw: the boneyard is empty"
    )
    assert expected == refusal(state, "draw")


def test_r13_voluntary_draw_of_the_last_tile_blocks_nothing() -> None:
    """The seat still has its legal play."""
    rules = cf.Rules(max_pip=3, arms=1, hand_size=4, voluntary_draw=True)
    hands = ("1-0 2-0 2-2 0-0", "1-1 2-1 3-0")
    state = position(ONE_ARM, *hands, rules=rules, boneyard="3-2")
    state = after(state, "draw")
    assert state.outcome is None
    assert {"1-0@3-1", "pass"} == legal(state)
