"""Scores of rounds that were played with real tiles."""

import random
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from tests.games import finished_round, random_rounds
from tests.positions import tiles, untyped

RULES = cf.Rules(double_out_points=20)
LEFT = [tiles("0-0 9-8"), (), tiles("6-4")]


def test_the_empty_hand_went_out() -> None:
    """R13, R14: each hand counts its pips, the double-blank 50."""
    assert cf.RoundScore(
        opener=cf.Tile(9, 9),
        outcome=cf.Outcome(1),
        points=(67, 0, 10),
        hands=(tiles("0-0 9-8"), (), tiles("6-4")),
    ) == cf.score_hands(RULES, LEFT)


def test_a_round_without_an_empty_hand_was_blocked() -> None:
    """R13: nobody went out, and everybody has points."""
    score = cf.score_hands(RULES, [tiles("1-0"), tiles("5-5 2-1")])
    assert score.outcome.is_blocked
    assert (1, 13) == score.points


def test_hands_may_be_any_iterables_in_any_order() -> None:
    """The score has them as sorted tuples."""
    score = cf.score_hands(RULES, [set(tiles("1-0")), iter(tiles("5-5 2-1"))])
    assert (tiles("1-0"), tiles("2-1 5-5")) == score.hands


def test_going_out_on_a_double_has_its_own_points() -> None:
    """R14, house rule: the tiles that are left do not tell it."""
    score = cf.score_hands(RULES, LEFT, double_out=True)
    assert (67, 20, 10) == score.points
    blocked = cf.score_hands(RULES, [LEFT[0], LEFT[2]], double_out=True)
    assert (67, 10) == blocked.points


def test_any_double_of_the_set_may_have_opened() -> None:
    """R4: the highest unless given."""
    assert cf.Tile(9, 9) == cf.score_hands(RULES, LEFT).opener
    opener = cf.Tile(3, 3)
    assert opener == cf.score_hands(RULES, LEFT, opener=opener).opener


@pytest.mark.parametrize(
    ("hands", "opener", "sentence"),
    [
        ("1-0", None, r"a round has two or more hands, not 1 \(R2\)"),
        ("1-0||", None, r"only one seat can go out, not seats 1 and 2 \(R13\)"),
        ("1-0|10-4", None, r"10-4 is not in a double-9 set \(R1\)"),
        ("1-0|2-0 1-0", None, r"1-0 is there more than once \(R1\)"),
        ("1-0|2-0 2-0", None, "2-0 is there more than once"),
        ("9-9|2-0", None, r"the opener 9-9 cannot be left in a hand \(R4\)"),
        ("3-3|2-0", "3-3", "the opener 3-3 cannot be left"),
        ("1-0|2-0", "10-10", r"opens with one of its doubles, not 10-10 \(R4\)"),
        ("1-0|2-0", "4-3", "one of its doubles, not 4-3"),
    ],
)
def test_hands_that_no_round_leaves(
    hands: str, opener: str | None, sentence: str
) -> None:
    """A slip of the one who writes them down is named."""
    with pytest.raises(cf.SetUpError, match=sentence):
        cf.score_hands(
            RULES,
            [tiles(hand) for hand in hands.split("|")],
            opener=None if opener is None else cf.Tile.parse(opener),
        )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"rules": None}, "rules must be a Rules, not None"),
        ({"hands": None}, "hands must be a Sequence, not None"),
        ({"hands": [["1-0"], []]}, "each tile must be a Tile, not '1-0'"),
        ({"opener": 9}, "opener must be a Tile, not 9"),
        ({"double_out": 1}, "double_out must be a bool, not 1"),
    ],
)
def test_wrong_types_fail_early(arguments: dict[str, Any], sentence: str) -> None:
    """With a `TypeError` that shows the value."""
    given = {"rules": RULES, "hands": LEFT, **arguments}
    with pytest.raises(TypeError, match=sentence):
        untyped(cf.score_hands)(given.pop("rules"), given.pop("hands"), **given)


def test_a_round_of_the_library_has_the_score_of_its_hands() -> None:
    """R14: both ways to score a round agree."""
    for states in random_rounds(5):
        last = states[-1]
        assert cf.score_round(last) == cf.score_hands(
            last.rules,
            last.hands,
            opener=last.opener,
            double_out=last.layout.placements[-1].tile.is_double,
        )


@pytest.mark.parametrize("search", [*cf.OpenerSearch])
def test_a_match_takes_scores_as_well_as_states(search: cf.OpenerSearch) -> None:
    """R15: with either, the match is the same after each round."""
    rules = cf.Rules(
        max_pip=4, hand_size=3, arms=2, double_out_points=20, opener_search=search
    )
    for seed in range(5):
        rng = random.Random(seed)
        match = cf.start_match(rules, seats=3)
        while not match.is_over:
            state = finished_round(match, rng)
            after = cf.finish_round(match, cf.score_round(state))
            match = cf.finish_round(match, state)
            assert match == after


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"opener": cf.Tile(8, 8)}, "its opener: 8-8, wanted: 9-9"),
        ({"hands": LEFT[:2], "points": (67, 0)}, "its seats: 2, wanted: 3"),
        (
            {"outcome": cf.Outcome(None)},
            r"its outcome: blocked, wanted: seat 1 went out \(R14\)",
        ),
        ({"points": (67, 0, 11)}, r"its points: \(67, 0, 11\), wanted: \(67, 0, 10\)"),
        ({"points": (17, 0, 10)}, "its points: .*67"),
        ({"points": (67, 5, 10)}, r"wanted: \(67, 20, 10\)"),
    ],
)
def test_a_score_of_another_match_is_refused(
    changes: dict[str, Any], sentence: str
) -> None:
    """Its seats and its opener are those of the next round, and its points follow."""
    match = cf.start_match(RULES, seats=3)
    score = attrs.evolve(cf.score_hands(RULES, LEFT), **changes)
    with pytest.raises(cf.MatchError, match=sentence):
        cf.finish_round(match, score)


def test_a_score_of_impossible_hands_is_refused() -> None:
    """With the sentence of `score_hands`."""
    match = cf.start_match(RULES, seats=3)
    score = attrs.evolve(cf.score_hands(RULES, LEFT), hands=(tiles("9-9"), (), ()))
    with pytest.raises(cf.SetUpError):
        cf.finish_round(match, score)
