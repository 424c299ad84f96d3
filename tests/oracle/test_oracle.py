"""The second engine against positions worked out by hand.

What is expected here was found on paper from the numbered rules, so that the witness
is itself checked before it is called against the library.
"""

import pytest

from tests.oracle.engine import (
    OracleRound,
    OracleRules,
    Tile,
    oracle_deal,
    oracle_standings,
)

BASE = "9-9 9-4@9-9 9-2@9-9 9-0@9-9 9-7@9-9"
# With a double-6 set and three arms: all ends show 6, and no 6 is left.
SIXES = "6-6 6-0@6-6 6-1@6-6 6-2@6-6 3-0@6-0 6-3@3-0 4-1@6-1 6-4@4-1 5-2@6-2 6-5@5-2"
SIXES_RULES = OracleRules(max_pip=6, arms=3)
# A foot on 1-1 that lacks one toe, and no tile with a 1 is left.
DEAD_FOOT = "3-3 3-1@3-3 1-1@3-1 1-0@1-1 2-1@1-1"


def tiles(text: str) -> list[Tile]:
    """Read tiles written one after the other: `"8-4 5-5"`."""
    pairs = [tile.split("-") for tile in text.split()]
    return [(int(high), int(low)) for high, low in pairs]


def others(max_pip: int, used: list[Tile]) -> list[Tile]:
    """List the tiles of the set that are not used yet, the lowest first."""
    pips = range(max_pip + 1)
    return [(a, b) for a in pips for b in pips if a >= b and (a, b) not in used]


def position(
    layout: str,
    hand: str = "",
    other: str = "",
    *,
    seats: int = 2,
    size: int | None = None,
    boneyard: str = "",
    rules: OracleRules | None = None,
) -> OracleRound:
    """Play `layout`, one seat after the other from seat 0.

    `hand` is then the whole hand of the seat to move, `other` that of the next one,
    `boneyard` the start of the boneyard. Other hands get one tile more than they lay;
    with `size`, all hands are filled up to that many tiles from the start.
    """
    rules = rules or OracleRules()
    moves = layout.split()
    hands = [
        tiles(" ".join(m.split("@")[0] for m in moves[s::seats])) for s in range(seats)
    ]
    opener = hands[0][0][0]
    to_move = len(moves) % seats
    kept = {to_move: tiles(hand), (to_move + 1) % seats: tiles(other)}
    first = tiles(boneyard)
    for seat, more in kept.items():
        hands[seat] += more
    used = [tile for some in [*hands, first] for tile in some]
    rest = others(rules.max_pip, used)
    for seat in range(seats):
        missing = 0 if kept.get(seat) else 1
        if size is not None:
            missing = size - len(hands[seat])
        hands[seat] += rest[:missing]
        rest = rest[missing:]
    state = OracleRound(rules, hands, first + rest, opener)
    for move in moves:
        state.apply(move)
    return state


def seen(state: OracleRound) -> tuple[object, ...]:
    """Copy all a move may change."""
    hands = [list(hand) for hand in state.hands]
    rest = (list(state.boneyard), list(state.placements), state.turn, state.drawn)
    return (hands, *rest, state.ply, state.outcome)


def test_a_seat_with_a_play_may_neither_draw_nor_pass() -> None:
    """Case 1: a tile that fits must be played (R9)."""
    assert ["4-1@9-4"] == position(BASE, "4-1 5-3").legal()


def test_an_open_foot_takes_toes_alone() -> None:
    """Case 2: no toe is built on before the foot is complete (R12)."""
    state = position(f"{BASE} 4-4@9-4 4-1@4-4", "3-1 6-4")
    assert ["6-4@4-4"] == state.legal()
    assert ((4, 4), 1, 3) == state.foot()


def test_a_complete_foot_lets_go() -> None:
    """Case 3: three toes are ends like others, and the double is none (R12)."""
    state = position(f"{BASE} 4-4@9-4 4-1@4-4 6-4@4-4 4-3@4-4")
    expected = {
        ((9, 2), 2),
        ((9, 0), 0),
        ((9, 7), 7),
        ((4, 1), 1),
        ((6, 4), 6),
        ((4, 3), 3),
    }
    assert state.foot() is None
    assert expected == state.ends()
    assert expected == state.targets()


def test_the_double_blank_opens_a_foot() -> None:
    """Case 4: pip 0 is a number like any other (R7, R12)."""
    assert ["5-0@0-0"] == position(f"{BASE} 0-0@9-0", "5-0 6-2").legal()


def test_a_drawn_double_opens_a_foot() -> None:
    """Case 5: a double just drawn and laid binds the next seat (R10, R12)."""
    state = position(BASE, "5-3 6-5 8-6", "3-2 4-4", boneyard="7-7")
    state.apply("draw")
    state.apply("7-7@9-7")
    assert ((7, 7), 0, 3) == state.foot()
    assert ["draw"] == state.legal()


def test_a_covered_half_never_matches() -> None:
    """Case 6: the 4 on which 4-1 was laid is gone (R7)."""
    state = position(f"{BASE} 4-1@9-4", "5-4")
    assert {((4, 1), 1), ((9, 2), 2), ((9, 0), 0), ((9, 7), 7)} == state.ends()
    assert ["draw"] == state.legal()


def test_blanks_are_not_wild() -> None:
    """Case 7: a covered blank takes nothing, and a blank joins blanks alone (R7)."""
    state = position(f"{BASE} 8-0@9-0", "5-0")
    assert {((9, 4), 4), ((9, 2), 2), ((8, 0), 8), ((9, 7), 7)} == state.ends()
    assert ["draw"] == state.legal()


def test_all_arms_come_first() -> None:
    """Case 8: while an arm is missing, the opener alone takes tiles (R8)."""
    state = position("9-9 9-4@9-9 9-2@9-9 9-0@9-9", "4-1 9-7")
    assert ["9-7@9-9"] == state.legal()
    assert ((9, 9), 3, 4) == state.foot()


def test_the_number_of_arms_is_a_rule() -> None:
    """Case 8: with six arms, four are not enough (R8)."""
    state = position(BASE, "4-1 9-5", rules=OracleRules(arms=6))
    assert ["9-5@9-9"] == state.legal()
    assert ((9, 9), 4, 6) == state.foot()


def test_growing_an_arm_keeps_the_number_of_ends() -> None:
    """Case 9: a tile on an arm moves its end, and none is left on the opener."""
    state = position(f"{BASE} 8-7@9-7")
    assert {((9, 4), 4), ((9, 2), 2), ((9, 0), 0), ((8, 7), 8)} == state.ends()


def test_an_arm_shows_the_number_of_the_opener() -> None:
    """Case 10: opener 5-5 takes 6-5, neither 6-2 nor 6-6 (R7)."""
    assert ["6-5@5-5"] == position("5-5", "6-2 6-5 6-6").legal()


def test_a_refused_move_changes_nothing() -> None:
    """Cases 11 and 24: 4-1 on a 2 is not laid elsewhere, and costs no turn (R7)."""
    state = position(BASE, "4-1 5-3")
    before = seen(state)
    with pytest.raises(ValueError, match="4-1@9-2 is not legal"):
        state.apply("4-1@9-2")
    assert before == seen(state)


def test_a_higher_double_than_the_opener_opens_a_foot() -> None:
    """Case 13: doubles of earlier rounds are doubles still (R12)."""
    layout = "8-8 9-8@8-8 8-2@8-8 8-0@8-8 8-7@8-8 9-9@9-8"
    state = position(layout, "9-1 3-2")
    assert ["9-1@9-9"] == state.legal()
    assert ((9, 9), 0, 3) == state.foot()


def test_plays_are_listed_by_tile_then_by_place() -> None:
    """One tile may fit twice; tiles and places go by number, not by spelling."""
    layout = "10-10 10-4@10-10 10-2@10-10 10-0@10-10 10-7@10-10 9-7@10-7"
    state = position(layout, "11-0 9-4 4-2", rules=OracleRules(max_pip=12))
    expected = ["4-2@10-2", "4-2@10-4", "9-4@9-7", "9-4@10-4", "11-0@10-0"]
    assert expected == state.legal()


def test_a_kept_tile_is_listed_among_the_others() -> None:
    """A tile drawn and kept is played on a later turn like any other (R9, R10)."""
    state = position(BASE, "8-1", "7-1 5-3", boneyard="4-2")
    state.apply("draw")
    assert ["4-2@9-2", "4-2@9-4", "pass"] == state.legal()
    state.apply("pass")
    state.apply("7-1@9-7")
    assert ["4-2@9-2", "4-2@9-4", "8-1@7-1"] == state.legal()


def test_a_placement_tells_tile_place_number_and_seat() -> None:
    """The opener joins nothing; any other tile names what it joined, and where."""
    state = position(f"{BASE} 8-7@9-7", seats=3)
    assert ((9, 9), None, 9, 0) == state.placements[0]
    assert ((8, 7), (9, 7), 7, 2) == state.placements[5]


def test_a_drawn_tile_that_fits_may_be_kept() -> None:
    """Case 16: it is played or kept, at the seat's choice (R10)."""
    state = position(BASE, "5-3 8-1", boneyard="7-1")
    assert ["draw"] == state.legal()
    state.apply("draw")
    assert ["7-1@9-7", "pass"] == state.legal()
    state.apply("pass")
    assert [(5, 3), (7, 1), (8, 1)] == sorted(state.hands[1])
    assert 0 == state.turn
    assert state.drawn is None


def test_a_drawn_tile_that_fits_must_be_played_under_must_play() -> None:
    """Case 16: the axis `drawn_tile` takes the choice away."""
    rules = OracleRules(drawn_tile="must_play")
    state = position(BASE, "5-3 8-1", boneyard="7-1", rules=rules)
    state.apply("draw")
    assert ["7-1@9-7"] == state.legal()


def test_an_empty_boneyard_leaves_a_pass() -> None:
    """Case 17: nothing can be drawn from nothing (R11)."""
    rules = OracleRules(max_pip=6)
    hand = "5-5 5-4 5-3 5-2 5-1 5-0 4-4"
    state = position("6-6", hand, seats=4, size=7, rules=rules)
    before = seen(state)
    assert ["pass"] == state.legal()
    with pytest.raises(ValueError, match="draw is not legal"):
        state.apply("draw")
    assert before == seen(state)


def test_a_play_may_leave_the_round_blocked() -> None:
    """Case 18: the play after which nobody can go on is the last move (R13)."""
    state = position(SIXES, seats=4, size=7, rules=SIXES_RULES)
    assert ("blocked",) == state.outcome
    assert 10 == state.ply
    assert [] == state.legal()


def test_ends_shut_off_by_a_foot_keep_no_round_alive() -> None:
    """Case 18: 2-0 fits an end, but the foot on 1-1 lets nobody lay it (R12, R13)."""
    rules = OracleRules(max_pip=3, arms=1)
    hand = "2-0 0-0 2-2 3-2"
    state = position(DEAD_FOOT, hand, "3-0", rules=rules)
    assert {((1, 0), 0), ((2, 1), 2)} == state.ends()
    assert {((1, 1), 1)} == state.targets()
    assert ("blocked",) == state.outcome


def test_a_draw_may_leave_the_round_blocked() -> None:
    """Case 19: the last tile is drawn, nobody can go on, and no pass follows (R13)."""
    state = position(SIXES, seats=3, size=9, rules=SIXES_RULES)
    assert ["draw"] == state.legal()
    state.apply("draw")
    assert ("blocked",) == state.outcome
    assert [] == state.legal()
    assert 11 == state.ply


def test_tiles_to_draw_keep_a_round_alive() -> None:
    """Case 20: nobody can play, yet the boneyard has tiles (R13)."""
    state = position(SIXES, seats=5, size=5, rules=SIXES_RULES)
    assert 3 == len(state.boneyard)
    assert state.outcome is None
    assert ["draw"] == state.legal()
    state.apply("draw")
    assert ["pass"] == state.legal()


def test_a_dead_layout_stops_the_round_under_stop() -> None:
    """Case 20: no tile that is left fits the foot, so drawing could never help."""
    rules = OracleRules(max_pip=3, arms=1, dead_layout="stop")
    state = position(DEAD_FOOT, "2-0", "3-0", rules=rules)
    assert [(0, 0), (2, 2), (3, 2)] == state.boneyard
    assert ("blocked",) == state.outcome


def test_a_layout_is_not_dead_while_the_boneyard_has_a_tile_that_fits() -> None:
    """Case 20: no hand has the last toe, but the boneyard does."""
    rules = OracleRules(max_pip=3, arms=1, dead_layout="stop")
    state = position("3-3 3-1@3-3 1-1@3-1 1-0@1-1", "2-0", "3-0", rules=rules)
    assert [(0, 0), (2, 1), (2, 2), (3, 2)] == state.boneyard
    assert state.outcome is None
    assert ["draw"] == state.legal()


def test_a_dead_layout_is_played_on_by_default() -> None:
    """Case 20: without that house rule seats draw until the boneyard is empty."""
    rules = OracleRules(max_pip=3, arms=1)
    state = position(DEAD_FOOT, "2-0", "3-0", rules=rules)
    for move in ["draw", "pass", "draw", "pass", "draw"]:
        assert [move] == state.legal()
        state.apply(move)
    assert ("blocked",) == state.outcome
    assert 10 == state.ply


def test_the_last_tile_ends_the_round_at_once() -> None:
    """Case 21: the seat is out; the others keep what they hold (R13)."""
    state = position(f"{BASE} 8-7@9-7", "4-1", "4-3 5-5")
    state.apply("4-1@9-4")
    assert ("out", 0) == state.outcome
    assert [] == state.legal()
    assert [(4, 3), (5, 5)] == sorted(state.hands[1])


def test_a_seat_may_go_out_on_a_double() -> None:
    """Case 22: the foot it opens stays without an answer (R13)."""
    state = position(f"{BASE} 8-2@9-2", "7-7")
    assert ["7-7@9-7"] == state.legal()
    state.apply("7-7@9-7")
    assert ("out", 0) == state.outcome
    assert 0 == state.points()[0]
    assert ((7, 7), 0, 3) == state.foot()


def test_out_wins_over_blocked() -> None:
    """R13: the last toe there is, laid as the last tile, leaves a winner."""
    rules = OracleRules(max_pip=3, arms=1)
    layout = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"
    state = position(layout, "2-1", "0-0 2-0 2-2 3-0 3-2", rules=rules)
    state.apply("2-1@1-1")
    assert ("out", 0) == state.outcome


def test_a_seat_may_go_out_on_the_opener() -> None:
    """R13: a hand of the opener alone is empty after the first move."""
    rest = "0-0 1-0 1-1 2-0 2-1"
    hands = [tiles(rest), tiles("2-2")]
    state = OracleRound(OracleRules(max_pip=2, arms=2), hands, [], 2)
    assert 1 == state.turn
    state.apply("2-2")
    assert ("out", 1) == state.outcome


def test_the_last_tile_drawn_is_kept() -> None:
    """Case 23: play goes on while another hand can, and no tile is lost (R10, R13)."""
    rules = OracleRules(max_pip=6)
    hand = "5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1"
    state = position("6-6", hand, seats=3, size=9, boneyard="5-5", rules=rules)
    state.apply("draw")
    assert (5, 5) == state.drawn
    assert ["pass"] == state.legal()
    assert 28 == len(state.tiles_left()) + len(state.placements)
    state.apply("pass")
    assert 2 == state.turn
    assert state.outcome is None


def test_the_turn_passes_after_a_double() -> None:
    """Case 40: a double gives no second play (R6)."""
    state = position(BASE, "4-4 4-1", "4-2")
    state.apply("4-4@9-4")
    assert 0 == state.turn
    assert ["4-2@4-4"] == state.legal()


def test_until_playable_draws_until_a_tile_fits() -> None:
    """The axis `draw`: the first tile that fits ends the drawing, and may be kept."""
    rules = OracleRules(draw="until_playable")
    state = position(BASE, "5-3", boneyard="8-1 8-3 7-1 7-4", rules=rules)
    for _ in range(3):
        assert ["draw"] == state.legal()
        state.apply("draw")
    assert (7, 1) == state.drawn
    assert ["7-1@9-7", "pass"] == state.legal()
    assert 1 == state.turn
    assert 8 == state.ply


def test_until_playable_passes_when_the_boneyard_is_empty() -> None:
    """The axis `draw`: nothing fitted and nothing is left, so the turn passes."""
    rules = OracleRules(max_pip=3, arms=1, draw="until_playable")
    layout = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"
    state = position(layout, "2-0", "2-1 3-0", rules=rules)
    assert [(0, 0), (2, 2), (3, 2)] == state.boneyard
    for _ in range(3):
        assert ["draw"] == state.legal()
        state.apply("draw")
    assert ["pass"] == state.legal()
    state.apply("pass")
    assert ["2-1@1-1"] == state.legal()


def test_never_leaves_a_pass_though_the_boneyard_has_tiles() -> None:
    """The axis `draw`: in play the boneyard counts as empty (R11)."""
    state = position(BASE, "5-3", "4-1", rules=OracleRules(draw="never"))
    assert ["pass"] == state.legal()


def test_never_blocks_the_round_though_the_boneyard_has_tiles() -> None:
    """The axis `draw`: in play the boneyard counts as empty (R13)."""
    rules = OracleRules(draw="never")
    state = position(f"{BASE} 8-7@9-7", "5-3 6-1", "5-5", rules=rules)
    assert ("blocked",) == state.outcome
    assert 6 == state.ply
    assert [] != state.boneyard


def test_the_opener_is_laid_before_anything_else() -> None:
    """Case 35: its holder moves first, with one legal move (R4)."""
    hands = [tiles("8-8 9-1"), tiles("9-9 9-2")]
    rest = others(9, hands[0] + hands[1])
    state = OracleRound(OracleRules(), hands, rest, 9, leader=0)
    assert 1 == state.turn
    assert ["9-9"] == state.legal()


@pytest.mark.parametrize(
    "rules",
    [
        OracleRules(),
        OracleRules(draw="until_playable"),
        OracleRules(draw="never"),
    ],
)
def test_the_search_takes_one_tile_a_turn(rules: OracleRules) -> None:
    """Cases 26 and 27: no other double opens, and the finder lays at once (R4, R5)."""
    hands = [tiles("8-8 9-1"), tiles("7-7 9-2")]
    first = tiles("6-6 5-5 9-9")
    rest = others(9, hands[0] + hands[1] + first)
    state = OracleRound(rules, hands, first + rest, 9, leader=1)
    steps = [
        (1, "draw"),
        (1, "pass"),
        (0, "draw"),
        (0, "pass"),
        (1, "draw"),
        (1, "9-9"),
    ]
    with pytest.raises(ValueError, match="7-7 is not legal"):
        state.apply("7-7")
    for turn, move in steps:
        assert turn == state.turn
        assert [move] == state.legal()
        state.apply(move)
    assert [(6, 6), (7, 7), (9, 2)] == sorted(state.hands[1])
    assert [(5, 5), (8, 8), (9, 1)] == sorted(state.hands[0])
    assert 0 == state.turn
    assert ["9-1@9-9"] == state.legal()


def test_the_deal_sorts_the_set_by_its_random_values() -> None:
    """R3: the set in order, sorted by value; hands from the front; the rest is left."""
    rules = OracleRules(max_pip=2, arms=2, hand_size=2)
    # In the order of the set: 0-0 1-0 1-1 2-0 2-1 2-2. Equal values keep that order.
    state = oracle_deal(rules, 2, 2, [0.2, 0.1, 0.5, 0.9, 0.2, 0.8], leader=1)
    assert [(0, 0), (1, 0)] == state.hands[0]
    assert [(1, 1), (2, 1)] == state.hands[1]
    assert [(2, 2), (2, 0)] == state.boneyard
    assert 1 == state.turn


def test_a_deal_takes_one_random_value_for_each_tile() -> None:
    """R3: neither more nor fewer."""
    with pytest.raises(ValueError, match="54 random values for 55 tiles"):
        oracle_deal(OracleRules(), 4, 9, [0.5] * 54)


def test_a_round_starts_with_the_whole_set() -> None:
    """Case 29: each tile is there once (R1)."""
    with pytest.raises(ValueError, match="not exactly one double set"):
        OracleRound(OracleRules(max_pip=1), [tiles("1-1"), tiles("1-0")], [], 1)
    with pytest.raises(ValueError, match="not exactly one double set"):
        OracleRound(
            OracleRules(max_pip=1),
            [tiles("1-1 1-0"), tiles("1-0 0-0")],
            [],
            1,
        )


def test_a_deal_is_refused_rather_than_short() -> None:
    """Case 44: eight seats of seven need 56 of 55 tiles (R2)."""
    with pytest.raises(ValueError, match="8 x 7 is more than 55"):
        oracle_deal(OracleRules(), 8, 9, [0.5] * 55)


@pytest.mark.parametrize(
    ("hand", "blank", "expected"),
    [
        ("0-0", 50, 50),
        ("0-0 4-3", 50, 57),
        ("5-0", 50, 5),
        ("9-9", 50, 18),
        ("8-8 6-6", 50, 28),
        ("", 50, 0),
        ("0-0", 25, 25),
        ("0-0 4-3", 25, 32),
        ("5-0", 25, 5),
    ],
)
def test_points_of_a_hand(hand: str, blank: int, expected: int) -> None:
    """Case 51: pips count plainly, the double-blank as the rules say (R14)."""
    held = tiles(hand)
    rules = OracleRules(double_blank_points=blank)
    state = OracleRound(rules, [held, []], others(9, held), 9)
    assert [expected, 0] == state.points()


def test_each_seat_scores_its_own_hand_when_one_goes_out() -> None:
    """Case 52: who goes out scores nothing, and fewer is better (R14)."""
    state = position(f"{BASE} 8-7@9-7", "4-1", "4-3")
    state.apply("4-1@9-4")
    assert [0, 7] == state.points()


def test_each_seat_scores_its_own_hand_when_blocked() -> None:
    """Case 53: a blocked round is scored like any other (R14).

    Left are 0-0 1-0 1-1 2-0, then 2-1 2-2 3-1 3-2, then 3-3 4-0 4-2 4-3 4-4, then
    5-0 5-1 5-3 5-4 5-5.
    """
    state = position(SIXES, seats=4, size=7, rules=SIXES_RULES)
    assert ("blocked",) == state.outcome
    assert [55, 16, 31, 38] == state.points()


def test_the_lowest_total_wins() -> None:
    """R15: nothing else matters while totals differ."""
    expected = [(1, 1, 59, 0, 29, "total"), (2, 0, 60, 1, 60, None)]
    assert expected == oracle_standings([(0, 30), (60, 29)])


def test_more_rounds_without_points_win_a_tie() -> None:
    """Case 54: this comes before the lower lowest round (R16)."""
    rounds = [(0, 50), (0, 30), (60, 20), (40, 0), (70, 70)]
    expected = [(1, 0, 170, 2, 40, "zero_rounds"), (2, 1, 170, 1, 20, None)]
    assert expected == oracle_standings(rounds)


def test_the_lower_lowest_round_other_than_zero_wins_a_second_tie() -> None:
    """R16: totals and zero rounds are equal, 12 is below 20."""
    expected = [(1, 1, 50, 1, 12, "lowest_round"), (2, 0, 50, 1, 20, None)]
    assert expected == oracle_standings([(0, 0), (20, 12), (30, 38)])


def test_equal_seats_share_a_place() -> None:
    """R16: places shared count, so the third seat is third; seats keep their order."""
    expected = [
        (1, 1, 30, 0, 10, "shared"),
        (1, 2, 30, 0, 10, "total"),
        (3, 0, 40, 0, 20, None),
    ]
    assert expected == oracle_standings([(20, 10, 20), (20, 20, 10)])


def test_a_match_without_points_has_no_lowest_round() -> None:
    """R16: all rounds are zero, so there is no round other than zero."""
    expected = [
        (1, 0, 0, 2, None, "shared"),
        (1, 2, 0, 2, None, "total"),
        (3, 1, 5, 1, 5, None),
    ]
    assert expected == oracle_standings([(0, 5, 0), (0, 0, 0)])
