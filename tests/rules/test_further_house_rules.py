"""The further house rules: the search, the opener, drawing, the boneyard, costs."""

import random

import pytest

import chickenfoot as cf
from positions import (
    BASE,
    DEAD,
    after,
    assert_refused,
    ends,
    finished_round,
    legal,
    position,
    tiles,
    untyped,
)

TOE_OWED = "3-3 3-1@3-3 1-1@3-1 1-0@1-1"


def start(
    rules: cf.Rules, hands: str, boneyard: str, opener: int, leader: int = 0
) -> cf.RoundState:
    """Set up a round; `|` stands between the hands."""
    return cf.set_up(
        rules,
        hands=[tiles(hand) for hand in hands.split("|")],
        boneyard=tiles(boneyard),
        opener=opener,
        leader=leader,
    )


def follow(state: cf.RoundState, *steps: tuple[int, str]) -> cf.RoundState:
    """Make moves that have each to be the one legal move of the seat named."""
    for seat, move in steps:
        assert seat == state.turn
        assert {move} == legal(state)
        state = after(state, move)
    return state


def small(**house: object) -> cf.Rules:
    """Return rules of double-2 with two arms and these house rules."""
    return cf.Rules(**untyped({"max_pip": 2, "hand_size": 2, "arms": 2, **house}))


def toes(**house: object) -> cf.Rules:
    """Return rules of double-3 with one arm and these house rules."""
    return cf.Rules(**untyped({"max_pip": 3, "hand_size": 3, "arms": 1, **house}))


def test_all_these_rules_are_off_by_default() -> None:
    """`Rules()` are the rules of the book."""
    rules = cf.Rules()
    assert cf.OpenerSearch.IN_TURN is rules.opener_search
    assert cf.EmptyBoneyard.MISS_TURN is rules.empty_boneyard
    assert rules.opener_again is False
    assert rules.voluntary_draw is False
    assert 0 == rules.reserve
    assert 0 == rules.blank_points
    assert 0 == rules.double_out_points
    assert rules.rounds is None


def test_all_at_once_waits_for_the_circle() -> None:
    """Seat 1 leads and draws 3-3; seat 0 draws too before seat 1 lays it."""
    rules = toes(opener_search=cf.OpenerSearch.ALL_AT_ONCE)
    boneyard = "3-3 0-0 2-2 2-0"
    state = start(rules, "1-0 1-1 2-1|3-0 3-1 3-2", boneyard, opener=3, leader=1)
    state = after(state, "draw")
    assert_refused(state, "3-3", cf.Reason.MUST_WAIT, "R5", "seat 1")
    assert {"pass"} == legal(state)
    state = follow(after(state, "pass"), (0, "draw"), (0, "pass"), (1, "3-3"))
    assert 0 == state.turn
    assert frozenset(tiles("1-0 1-1 2-1 0-0")) == state.hands[0]


def test_all_at_once_lays_even_the_last_draw_after_a_pass() -> None:
    """The seat that ends the circle found it: it passes, and then has the turn."""
    rules = toes(opener_search=cf.OpenerSearch.ALL_AT_ONCE)
    state = start(rules, "1-0 1-1 2-1|3-0 3-1 3-2", "0-0 3-3 2-2 2-0", opener=3)
    follow(state, (0, "draw"), (0, "pass"), (1, "draw"), (1, "pass"), (1, "3-3"))


def test_all_at_once_goes_on_with_the_leader() -> None:
    """Nobody found it in the first circle, so the leader begins the next."""
    rules = toes(hand_size=2, opener_search=cf.OpenerSearch.ALL_AT_ONCE)
    hands = "1-0 1-1|3-0 3-1|2-1 3-2"
    state = start(rules, hands, "0-0 2-2 2-0 3-3", opener=3, leader=2)
    circle = [(2, "draw"), (2, "pass"), (0, "draw"), (0, "pass"), (1, "draw")]
    # The boneyard is empty after the fourth draw: the circle ends there.
    follow(state, *circle, (1, "pass"), (2, "draw"), (2, "pass"), (2, "3-3"))


def test_all_at_once_lets_a_holder_begin() -> None:
    """Who was dealt the opener lays it, and nobody draws."""
    rules = toes(opener_search=cf.OpenerSearch.ALL_AT_ONCE)
    state = start(rules, "1-0 1-1 2-1|3-3 3-1 3-2", "3-0 0-0 2-2 2-0", opener=3)
    follow(state, (1, "3-3"))


def test_next_held_opens_with_the_highest_double_held() -> None:
    """Of those still to be opened; a double passed over is tried first later."""
    rules = toes(hand_size=2, opener_search=cf.OpenerSearch.NEXT_HELD)
    passed_over = 0
    for seed in range(20):
        rng = random.Random(seed)
        match = cf.start_match(rules, seats=2)
        left = list(tiles("3-3 2-2 1-1 0-0"))
        while not match.is_over:
            assert left[0] == match.next_opener
            state = cf.deal_round(match, rng=rng)
            held = [t for t in left if any(t in hand for hand in state.hands)]
            expected = held[0] if held else left[0]
            assert expected == state.opener
            passed_over += expected != left[0]
            left.remove(expected)
            while moves := cf.legal_moves(state):
                state = cf.apply_move(state, rng.choice(moves))
            match = cf.finish_round(match, state)
        assert [] == left
    assert passed_over > 10


def test_next_held_refuses_a_double_that_had_its_round() -> None:
    """Each double opens one round."""
    rules = toes(hand_size=2, opener_search=cf.OpenerSearch.NEXT_HELD)
    match = cf.start_match(rules, seats=2)
    state = finished_round(match, random.Random(1))
    match = cf.finish_round(match, state)
    with pytest.raises(cf.MatchError, match=f"opener: {state.opener}"):
        cf.finish_round(match, state)


def test_set_aside_puts_the_opener_on_the_table() -> None:
    """It lies from the start and counts as laid by the leader, who begins."""
    rules = cf.Rules(opener_search=cf.OpenerSearch.SET_ASIDE)
    rng = random.Random(7)
    state = cf.deal(rules, seats=4, opener=9, rng=rng, leader=2)
    expected = (cf.Placement(cf.Tile(9, 9), None, 9, 2),)
    assert expected == state.layout.placements
    assert cf.Foot(cf.Tile(9, 9), placed=0, needed=4) == state.layout.foot
    assert (0, 2) == (state.ply, state.turn)
    assert 26 == len(state.boneyard)
    assert not any(cf.Tile(9, 9) in hand for hand in state.hands)
    assert cf.Tile(9, 9) not in state.boneyard


def test_set_aside_leaves_one_tile_less_to_deal() -> None:
    """Three seats of two need six tiles, and double-2 has five left."""
    with pytest.raises(cf.RulesError, match=r"3 seats.* 6 .* 5 "):
        small(opener_search=cf.OpenerSearch.SET_ASIDE).hand_size_for(3)
    assert 2 == small().hand_size_for(3)


def test_set_aside_takes_no_opener_in_a_hand() -> None:
    """Nor in the boneyard."""
    rules = small(opener_search=cf.OpenerSearch.SET_ASIDE)
    with pytest.raises(cf.SetUpError, match="2-2"):
        start(rules, "1-0 1-1|2-0 2-1", "0-0 2-2", opener=2)
    state = start(rules, "1-0 1-1|2-0 2-1", "0-0", opener=2, leader=1)
    assert {"2-0@2-2", "2-1@2-2"} == legal(state)


def test_opener_again_gives_the_next_turn_too() -> None:
    """A turn like any other, and after it the next seat is to move."""
    state = start(small(opener_again=True), "2-2 2-0|1-0 1-1", "0-0 2-1", opener=2)
    state = follow(state, (0, "2-2"), (0, "2-0@2-2"))
    assert cf.WentOut(0) == state.outcome
    state = start(small(opener_again=True), "2-2 0-0|1-0 1-1", "2-0 2-1", opener=2)
    state = follow(state, (0, "2-2"), (0, "draw"))
    assert {"2-0@2-2", "pass"} == legal(state)
    assert 1 == after(state, "pass").turn


def test_opener_again_serves_the_finder_too() -> None:
    """Whoever laid the opener, held or drawn."""
    state = start(small(opener_again=True), "1-0 1-1|2-0 2-1", "0-0 2-2", opener=2)
    state = follow(state, (0, "draw"), (0, "pass"), (1, "draw"), (1, "2-2"))
    assert 1 == state.turn
    assert state.drawn is None


def test_opener_again_needs_somebody_who_lays_it() -> None:
    """It contradicts an opener set aside."""
    with pytest.raises(cf.RulesError, match="set aside"):
        cf.Rules(opener_again=True, opener_search=cf.OpenerSearch.SET_ASIDE)


def test_waits_passes_the_turn_after_every_draw() -> None:
    """The tile that fits may be played in the next turn, and must (R9)."""
    rules = cf.Rules(drawn_tile=cf.DrawnTile.WAITS)
    state = position(BASE, "5-3", "4-1 6-3", boneyard="7-1", rules=rules)
    state = after(state, "draw")
    assert {"pass"} == legal(state)
    assert_refused(state, "7-1@9-7", cf.Reason.MUST_WAIT, "R10", "seat 1 7-1 wait")
    state = after(state, "pass 4-1@9-4")
    assert {"7-1@9-7", "7-1@4-1"} == legal(state)


def test_waits_draws_until_a_tile_fits() -> None:
    """Under until playable; then that tile waits."""
    rules = cf.Rules(draw=cf.DrawRule.UNTIL_PLAYABLE, drawn_tile=cf.DrawnTile.WAITS)
    state = position(BASE, "5-3", boneyard="8-1 7-1", rules=rules)
    follow(state, (1, "draw"), (1, "draw"), (1, "pass"))


def test_waits_leaves_the_search_alone() -> None:
    """A found opener is laid at once."""
    rules = small(drawn_tile=cf.DrawnTile.WAITS)
    state = start(rules, "1-0 1-1|2-0 2-1", "2-2 0-0", opener=2)
    follow(state, (0, "draw"), (0, "2-2"))


def test_a_voluntary_draw_is_on_offer_beside_the_plays() -> None:
    """One tile; then any tile that fits may be played, or nothing."""
    rules = cf.Rules(voluntary_draw=True)
    state = position(BASE, "4-1 5-3", boneyard="7-1", rules=rules)
    assert ["4-1@9-4", "draw"] == [str(move) for move in cf.legal_moves(state)]
    assert_refused(state, "pass", cf.Reason.MUST_PLAY, "R9", "seat 1 4-1 must")
    state = after(state, "draw")
    assert {"4-1@9-4", "7-1@9-7", "pass"} == legal(state)
    assert_refused(state, "draw", cf.Reason.ALREADY_DRAWN, "R10", "seat 1 7-1")


@pytest.mark.parametrize(
    ("drawn_tile", "expected"),
    [
        (cf.DrawnTile.MAY_PLAY, {"4-1@9-4", "pass"}),
        (cf.DrawnTile.MUST_PLAY, {"4-1@9-4"}),
        (cf.DrawnTile.WAITS, {"pass"}),
    ],
)
def test_a_voluntary_draw_ends_as_the_drawn_tile_rule_says(
    drawn_tile: cf.DrawnTile, expected: set[str]
) -> None:
    """Here 8-8 was drawn, which fits nothing."""
    rules = cf.Rules(voluntary_draw=True, drawn_tile=drawn_tile)
    state = position(BASE, "4-1 5-3", boneyard="8-8", rules=rules)
    assert expected == legal(after(state, "draw"))


def test_there_is_no_voluntary_draw_while_the_opener_is_owed() -> None:
    """Its holder lays it (R4)."""
    state = start(small(voluntary_draw=True), "2-2 2-0|1-0 1-1", "0-0 2-1", opener=2)
    assert {"2-2"} == legal(state)


def test_there_is_no_voluntary_draw_from_nothing() -> None:
    """Neither from an empty boneyard nor from a reserve."""
    state = position("2-2", "2-0 0-0", "2-1 1-1 1-0", rules=small(voluntary_draw=True))
    assert () == state.boneyard
    assert {"2-0@2-2"} == legal(state)
    rules = small(voluntary_draw=True, reserve=2)
    state = position("2-2", "2-0 0-0", "2-1", rules=rules)
    assert 2 == len(state.boneyard)
    assert {"2-0@2-2"} == legal(state)


def test_a_voluntary_draw_needs_drawing() -> None:
    """It contradicts draw never."""
    with pytest.raises(cf.RulesError, match="never"):
        cf.Rules(voluntary_draw=True, draw=cf.DrawRule.NEVER)


def test_a_reserve_cannot_be_drawn() -> None:
    """The boneyard counts as empty when only the reserve is left (R10, R11)."""
    state = position(TOE_OWED, "2-0", "2-1 3-0", rules=toes(reserve=2))
    assert 3 == len(state.boneyard)
    state = after(state, "draw pass 2-1@1-1")
    assert 2 == len(state.boneyard)
    rules = toes(reserve=3)
    state = position(TOE_OWED, "2-0", "2-1 3-0", rules=rules)
    assert {"pass"} == legal(state)
    assert_refused(state, "draw", cf.Reason.BONEYARD_EMPTY, "R11", "seat 0 3")


@pytest.mark.parametrize(("reserve", "draws"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_a_reserve_lets_a_round_be_blocked_earlier(reserve: int, draws: int) -> None:
    """Nobody can play, and all but the reserve has been drawn (R13)."""
    state = position(DEAD, "2-0", "3-0", rules=toes(reserve=reserve))
    for left in range(draws, 0, -1):
        assert state.outcome is None
        assert {"draw"} == legal(state)
        state = after(state, "draw" if left == 1 else "draw pass")
    assert cf.Blocked() == state.outcome
    assert reserve == len(state.boneyard)


def test_a_reserve_may_go_by_seats() -> None:
    """A number for each count of seats, as `hand_size`."""
    rules = toes(reserve={3: 0, 2: 3})
    assert cf.Blocked() == position(DEAD, "2-0", "3-0", rules=rules).outcome
    with pytest.raises(cf.RulesError, match="4"):
        cf.start_match(cf.Rules(reserve={2: 3, 3: 0}), seats=4)
    assert 3 == rules.reserve_for(2)
    assert 2 == cf.Rules(reserve=2).reserve_for(4)


def test_the_search_may_draw_the_reserve() -> None:
    """The opener is always found (R5)."""
    state = start(small(reserve=2), "1-0 1-1|2-0 2-1", "0-0 2-2", opener=2)
    follow(state, (0, "draw"), (0, "pass"), (1, "draw"), (1, "2-2"))


def test_a_dead_layout_is_judged_by_the_whole_boneyard() -> None:
    """The last toe lies in the reserve, so the layout is not dead."""
    rules = toes(reserve=1, dead_layout=cf.DeadLayout.STOP)
    state = position(TOE_OWED, "2-0", "3-0", boneyard="0-0 2-2 3-2 2-1", rules=rules)
    assert state.outcome is None
    state = follow(state, (0, "draw"), (0, "pass"), (1, "draw"), (1, "pass"))
    assert cf.Blocked() == after(state, "draw").outcome


@pytest.mark.parametrize("wrong", [-1, {2: -1}, {1: 2}])
def test_a_reserve_is_no_tiles_or_more(wrong: object) -> None:
    """For two or more seats."""
    with pytest.raises(cf.RulesError, match="reserve"):
        cf.Rules(reserve=untyped(wrong))


def test_end_round_blocks_when_a_seat_cannot_draw() -> None:
    """At once after the opener, although seat 0 could play."""
    rules = small(empty_boneyard=cf.EmptyBoneyard.END_ROUND)
    state = position("2-2", "1-1 0-0 1-0", "2-1 2-0", rules=rules)
    assert cf.Blocked() == state.outcome
    assert 1 == state.ply
    assert position("2-2", "1-1 0-0 1-0", "2-1 2-0", rules=small()).outcome is None


def test_end_round_lets_a_seat_with_a_play_go_on() -> None:
    """Nothing has to be drawn."""
    rules = small(empty_boneyard=cf.EmptyBoneyard.END_ROUND)
    state = position("2-2", "2-1 2-0 1-0", "1-1 0-0", rules=rules)
    assert state.outcome is None
    assert cf.Blocked() == after(state, "2-0@2-2").outcome


def test_end_round_holds_where_nobody_draws() -> None:
    """Under draw never the first seat without a play ends the round."""
    rules = cf.Rules(draw=cf.DrawRule.NEVER, empty_boneyard=cf.EmptyBoneyard.END_ROUND)
    state = position(BASE, "5-3", "4-1 6-6", rules=rules)
    assert cf.Blocked() == state.outcome
    assert 5 == state.ply


def test_end_round_is_found_after_a_pass() -> None:
    """Seat 1 drew its one tile and passes; seat 2 would have to draw.

    Seat 0 holds 2-1, the toe that is wanted.
    """
    for rule, outcome in (
        (cf.EmptyBoneyard.END_ROUND, cf.Blocked()),
        (cf.EmptyBoneyard.MISS_TURN, None),
    ):
        rules = toes(empty_boneyard=rule)
        state = position(
            TOE_OWED, "2-0 0-0", "3-0 2-2", seats=3, boneyard="3-2", rules=rules
        )
        state = after(state, "draw")
        assert () == state.boneyard
        assert {"pass"} == legal(state)
        state = after(state, "pass")
        assert outcome == state.outcome
        assert 6 == state.ply


def test_end_round_is_found_in_the_middle_of_drawing() -> None:
    """Under until playable the seat must draw on and cannot."""
    rules = toes(
        draw=cf.DrawRule.UNTIL_PLAYABLE, empty_boneyard=cf.EmptyBoneyard.END_ROUND
    )
    state = position(
        TOE_OWED, "2-0 0-0", "3-0 2-2", seats=3, boneyard="3-2", rules=rules
    )
    state = after(state, "draw")
    assert cf.Blocked() == state.outcome
    assert cf.Tile(3, 2) == state.drawn


def test_end_round_is_found_on_a_layout_set_aside() -> None:
    """The leader has no 2 and nothing to draw."""
    rules = small(
        opener_search=cf.OpenerSearch.SET_ASIDE,
        empty_boneyard=cf.EmptyBoneyard.END_ROUND,
    )
    state = start(rules, "0-0 1-0|1-1 2-0 2-1", "", opener=2)
    assert cf.Blocked() == state.outcome
    assert 0 == state.ply
    assert () == cf.legal_moves(state)
    state = start(rules, "0-0 1-0|1-1 2-0 2-1", "", opener=2, leader=1)
    assert state.outcome is None


def test_end_round_leaves_the_search_alone() -> None:
    """The boneyard is empty when the opener is drawn, and it is laid."""
    rules = small(empty_boneyard=cf.EmptyBoneyard.END_ROUND)
    state = start(rules, "1-0 1-1|2-0 2-1", "0-0 2-2", opener=2)
    follow(state, (0, "draw"), (0, "pass"), (1, "draw"), (1, "2-2"))


@pytest.mark.parametrize(
    ("tile", "points"), [("5-0", 15), ("0-0", 50), ("5-5", 10), ("5-3", 8)]
)
def test_blank_points_are_added_for_a_blank_half(tile: str, points: int) -> None:
    """The double-blank costs its own points alone."""
    rules = cf.Rules(blank_points=10)
    assert points == cf.tile_points(rules, cf.Tile.parse(tile))


def test_double_out_points_are_paid_for_a_double_as_the_last_tile() -> None:
    """Also for the opener; not for another tile."""
    rules = cf.Rules(double_out_points=30)
    state = after(position(BASE, "4-4", "5-3", rules=rules), "4-4@9-4")
    assert (8, 30) == cf.score_round(state).points
    state = after(position(BASE, "4-1", "5-3", rules=rules), "4-1@9-4")
    assert (8, 0) == cf.score_round(state).points
    rules = small(double_out_points=7)
    state = after(start(rules, "2-2|1-0 2-0", "1-1 0-0 2-1", opener=2), "2-2")
    assert (7, 3) == cf.score_round(state).points


def test_double_out_points_are_not_paid_when_blocked() -> None:
    """Nobody went out, though the last tile laid is a double."""
    rules = toes(double_out_points=30, draw=cf.DrawRule.NEVER)
    state = position("3-3 3-1@3-3 1-1@3-1", "3-0", "2-0 0-0", rules=rules)
    assert cf.Blocked() == state.outcome
    assert (52, 3) == cf.score_round(state).points


def test_rounds_shorten_a_match() -> None:
    """The highest doubles open, and then it is over."""
    rng = random.Random(2)
    match = cf.start_match(small(rounds=2), seats=2)
    while not match.is_over:
        match = cf.finish_round(match, finished_round(match, rng))
    assert list(tiles("2-2 1-1")) == [score.opener for score in match.scores]
    assert match.next_opener is None
    assert 1 <= len(cf.winners(match)) <= 2
    with pytest.raises(cf.MatchError, match="over after 2 rounds"):
        cf.deal_round(match, rng=rng)


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        ({"rounds": 0}, "rounds.* not 0"),
        ({"rounds": 4}, "rounds.* 3 .*not 4"),
        ({"blank_points": -1}, "blank_points.* not -1"),
        ({"double_out_points": -5}, "double_out_points.* not -5"),
    ],
)
def test_numbers_out_of_range_are_refused(
    house: dict[str, object], sentence: str
) -> None:
    """By name and value."""
    with pytest.raises(cf.RulesError, match=sentence):
        small(**house)


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        ({"rounds": "2"}, "rounds must be an int, not '2'"),
        ({"rounds": True}, "rounds must be an int, not True"),
        ({"opener_again": 1}, "opener_again must be a bool, not 1"),
        ({"voluntary_draw": None}, "voluntary_draw must be a bool, not None"),
        ({"opener_search": "in turn"}, "must be a OpenerSearch, not 'in turn'"),
        ({"empty_boneyard": True}, "must be a EmptyBoneyard, not True"),
        ({"reserve": "2"}, "reserve must be an int, not '2'"),
        ({"reserve": (2, 3)}, "reserve must be a tuple, not 2"),
        ({"reserve": {2: 0.5}}, "reserve must be an int, not 0.5"),
        ({"blank_points": None}, "blank_points must be an int, not None"),
        ({"double_out_points": "9"}, "double_out_points must be an int, not '9'"),
    ],
)
def test_wrong_types_fail_early(house: dict[str, object], sentence: str) -> None:
    """With a `TypeError` that names field and value."""
    with pytest.raises(TypeError, match=sentence):
        small(**house)


def test_a_set_aside_opener_is_answered_like_any_other() -> None:
    """Its arms come first (R8)."""
    rules = toes(opener_search=cf.OpenerSearch.SET_ASIDE)
    state = start(rules, "3-1 1-0|3-0 2-0", "0-0 1-1 2-1 2-2 3-2", opener=3)
    state = follow(state, (0, "3-1@3-3"))
    assert {"3-1:1"} == ends(state)
