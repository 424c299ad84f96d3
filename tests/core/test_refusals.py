"""Why a move is illegal, in reasons, rules and sentences."""

import pytest

import chickenfoot as cf
from tests.positions import (
    BASE,
    DEAD_RULES,
    after,
    assert_refused,
    position,
    refusal,
    tiles,
    untyped,
)

FOOT = f"{BASE} 4-4@9-4"
SEARCH_RULES = cf.Rules(max_pip=2, arms=2, hand_size=2)


def search(moves: str = "") -> cf.RoundState:
    """Look for 2-2, which is the second tile of the boneyard."""
    hands = [tiles("1-0 1-1"), tiles("2-1 2-0")]
    boneyard = tiles("0-0 2-2")
    return after(
        cf.set_up(SEARCH_RULES, hands=hands, boneyard=boneyard, opener=cf.Tile(2, 2)),
        moves,
    )


def held() -> cf.RoundState:
    """Let seat 0 hold the opener 2-2 and 1-0."""
    hands = [tiles("2-2 1-0"), tiles("2-1 2-0")]
    return cf.set_up(
        SEARCH_RULES, hands=hands, boneyard=tiles("0-0 1-1"), opener=cf.Tile(2, 2)
    )


@pytest.mark.parametrize(
    ("state", "move", "reason", "rule", "facts"),
    [
        (
            after(position(BASE, "4-1", "5-5"), "4-1@9-4"),
            "5-5@9-4",
            cf.Reason.ROUND_OVER,
            "R13",
            "over seat 1 out",
        ),
        (
            position(f"{BASE} 4-1@9-4", "6-5", "8-3", rules=cf.Rules()),
            "8-3@9-7",
            cf.Reason.NOT_IN_HAND,
            "R3",
            "seat 0 8-3",
        ),
        (
            position(BASE, "4-1 5-3"),
            "18-9@9-9",
            cf.Reason.NOT_IN_HAND,
            "R3",
            "seat 1 18-9",
        ),
        (
            held(),
            "1-0",
            cf.Reason.OPENER_FIRST,
            "R4",
            "1-0 opener 2-2",
        ),
        (
            held(),
            "2-2@2-1",
            cf.Reason.OPENER_FIRST,
            "R4",
            "opener 2-2",
        ),
        (
            held(),
            "draw",
            cf.Reason.OPENER_FIRST,
            "R4",
            "seat 0 opener 2-2 must",
        ),
        (
            held(),
            "pass",
            cf.Reason.OPENER_FIRST,
            "R4",
            "seat 0 opener 2-2 must",
        ),
        (
            search(),
            "1-1",
            cf.Reason.OPENER_FIRST,
            "R4",
            "1-1 opener 2-2",
        ),
        (
            search(),
            "pass",
            cf.Reason.MUST_DRAW,
            "R5",
            "seat 0 must draw opener 2-2",
        ),
        (
            search("draw"),
            "draw",
            cf.Reason.ALREADY_DRAWN,
            "R5",
            "seat 0 drawn 0-0",
        ),
        (
            position(BASE, "4-1 5-3"),
            "4-1",
            cf.Reason.PLACE_NEEDED,
            "R7",
            "4-1",
        ),
        (
            position(BASE, "4-1 5-3"),
            "4-1@8-4",
            cf.Reason.NOT_ON_TABLE,
            "R7",
            "8-4",
        ),
        (
            position(BASE, "4-1 5-3"),
            "4-1@4-1",
            cf.Reason.NOT_ON_TABLE,
            "R7",
            "4-1",
        ),
        (
            position("9-9 9-4@9-9", "4-1 9-2"),
            "4-1@9-4",
            cf.Reason.ARMS_FIRST,
            "R8",
            "9-9 1 4",
        ),
        (
            position("9-9", "9-2 8-1"),
            "8-1@9-9",
            cf.Reason.NO_MATCH,
            "R7",
            "8-1 9-9",
        ),
        (
            position(f"{FOOT} 4-1@4-4 6-4@4-4", "8-1 4-2"),
            "8-1@4-1",
            cf.Reason.FOOT_FIRST,
            "R12",
            "4-4 2 3",
        ),
        (
            position(BASE, "9-8 5-3"),
            "9-8@9-4",
            cf.Reason.NO_MATCH,
            "R7",
            "9 9-4 covered",
        ),
        (
            position(BASE, "7-2 2-0"),
            "draw",
            cf.Reason.MUST_PLAY,
            "R9",
            "seat 1 2-0 7-2 must",
        ),
        (
            position(BASE, "5-3"),
            "pass",
            cf.Reason.MUST_DRAW,
            "R10",
            "seat 1 must draw",
        ),
        (
            after(position(BASE, "5-3", boneyard="8-1"), "draw"),
            "draw",
            cf.Reason.ALREADY_DRAWN,
            "R10",
            "seat 1 drawn 8-1",
        ),
        (
            after(position(BASE, "5-3", boneyard="7-1"), "draw"),
            "draw",
            cf.Reason.ALREADY_DRAWN,
            "R10",
            "seat 1 drawn 7-1",
        ),
        (
            position("3-3 3-1@3-3 1-1@3-1", "2-0 2-2", "1-0 2-1", rules=DEAD_RULES),
            "pass",
            cf.Reason.MUST_DRAW,
            "R10",
            "seat 1 must draw",
        ),
    ],
)
def test_a_refusal_names_the_facts(
    state: cf.RoundState, move: str, reason: cf.Reason, rule: str, facts: str
) -> None:
    """The reason is the first that a person at the table would name."""
    assert_refused(state, move, reason, rule, facts)


def test_a_refusal_reads_as_a_sentence() -> None:
    """The message ends with the rule, and the error begins with the move."""
    state = position(BASE, "4-1 5-3")
    illegality = refusal(state, "pass")
    assert "seat 1 can play 4-1 and must (R9)" == str(illegality)
    with pytest.raises(cf.IllegalMoveError) as caught:
        cf.apply_move(state, cf.Pass())
    assert "pass: seat 1 can play 4-1 and must (R9)" == str(caught.value)


def test_a_tile_that_was_played_is_not_held() -> None:
    """The seat that laid a tile does not hold it any longer."""
    state = position(f"{BASE} 4-1@9-4", "6-5")
    assert cf.Reason.NOT_IN_HAND == refusal(state, "9-9").reason
    assert cf.Reason.NOT_IN_HAND == refusal(state, "4-1@9-4").reason


def test_the_seat_to_move_is_meant() -> None:
    """A tile of another hand cannot be played."""
    state = position(BASE, "5-3", "4-1 6-6")
    assert_refused(state, "4-1@9-4", cf.Reason.NOT_IN_HAND, "R3", "seat 1 4-1")


@pytest.mark.parametrize(
    ("house", "moves", "expected"),
    [
        ({}, "", "seat 1 can play 4-1 and must"),
        ({"voluntary_draw": True}, "", "seat 1 can play 4-1 and must, or draw first"),
        (
            {"voluntary_draw": True, "reserve": {2: 40, 3: 99}},
            "",
            "seat 1 can play 4-1 and must, or draw first",
        ),
        ({"voluntary_draw": True, "reserve": 99}, "", "seat 1 can play 4-1 and must"),
        (
            {"voluntary_draw": True, "drawn_tile": cf.DrawnTile.MUST_PLAY},
            "draw",
            "seat 1 can play 4-1 or 7-1 and must",
        ),
    ],
    ids=["standard", "voluntary", "above the reserve", "reserve", "drawn"],
)
def test_a_pass_is_refused_with_all_that_may_be_done(
    house: dict[str, object], moves: str, expected: str
) -> None:
    """R9, R10: a draw is named only where it is on offer."""
    rules = cf.Rules(**untyped(house))
    state = after(position(BASE, "4-1 5-3", boneyard="7-1", rules=rules), moves)
    assert expected == refusal(state, "pass").message
