"""What a round costs."""

from typing import Any

import pytest

import chickenfoot as cf
from tests.positions import BASE, SIXES, SIXES_RULES, after, position, tiles, untyped


@pytest.mark.parametrize(
    ("tile", "points"),
    [("0-0", 50), ("1-0", 1), ("9-0", 9), ("1-1", 2), ("6-4", 10), ("18-18", 36)],
)
def test_a_tile_costs_its_pips(tile: str, points: int) -> None:
    """All tiles but the double-blank cost their pips (R14)."""
    assert points == cf.tile_points(cf.Rules(), cf.Tile.parse(tile))


def test_a_round_that_went_out_is_scored() -> None:
    """The score holds opener, outcome, points and hands, by seat."""
    state = after(position(BASE, "4-1", "0-0 9-8"), "4-1@9-4")
    expected = cf.RoundScore(
        opener=cf.Tile(9, 9),
        outcome=cf.Outcome(1),
        points=(67, 0),
        hands=(tuple(tiles("0-0 9-8")), ()),
    )
    assert expected == cf.score_round(state)


def test_a_blocked_round_is_scored() -> None:
    """The score of a blocked round holds the hands of the end."""
    state = position(SIXES, rules=SIXES_RULES, seats=4, size=7)
    score = cf.score_round(state)
    assert cf.Outcome(None) == score.outcome
    assert tuple(tiles("0-0 1-0 1-1 2-0")) == score.hands[0]
    assert (55, 16, 31, 38) == score.points


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ("9-9", "the round of 9-9 is still on after 1 moves"),
        (BASE, "the round of 9-9 is still on after 5 moves"),
    ],
)
def test_a_round_that_is_on_has_no_score(layout: str, sentence: str) -> None:
    """The sentence names its opener and how far it is."""
    with pytest.raises(cf.RoundNotOverError, match=sentence):
        cf.score_round(position(layout, "4-1 9-1"))


def test_scoring_leaves_the_state_alone() -> None:
    """It can be asked again and again."""
    state = after(position(BASE, "4-1", "5-5"), "4-1@9-4")
    assert cf.score_round(state) == cf.score_round(state)
    assert cf.Outcome(1) == state.outcome


def test_wrong_types_fail_early() -> None:
    """A value of the wrong type is a `TypeError` that shows the value."""
    with pytest.raises(TypeError, match="rules must be a Rules, not None"):
        cf.tile_points(untyped(None), cf.Tile(0, 0))
    with pytest.raises(TypeError, match="tile must be a Tile, not '0-0'"):
        cf.tile_points(cf.Rules(), untyped("0-0"))


def test_only_rounds_are_scored() -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError):
        cf.score_round(untyped("round"))


def test_a_score_is_read_at_a_glance() -> None:
    """With the tiles as text; an empty hand is a hyphen."""
    hands = [tiles("9-8 0-0"), (), tiles("6-4")]
    score = cf.RoundScore(cf.Tile(9, 9), cf.Outcome(1), (67, 0, 10), hands)
    assert (
        "<RoundScore of 9-9: seat 1 went out, points 67 0 10, hands 0-0 9-8 | - | 6-4>"
    ) == repr(score)
    score = cf.RoundScore(cf.Tile(9, 9), cf.Outcome(None), (1, 2), [tiles("1-0"), ()])
    assert "<RoundScore of 9-9: blocked, points 1 2, hands 1-0 | ->" == repr(score)


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"opener": 9}, TypeError, "opener must be a Tile, not 9"),
        ({"outcome": None}, TypeError, "outcome must be an Outcome, not None"),
        ({"points": ("1", 0)}, TypeError, "each of points must be an int, not '1'"),
        ({"hands": (("1-0",), ())}, TypeError, "each tile must be a Tile, not '1-0'"),
        ({"points": (1, 2, 3)}, cf.SetUpError, "not 3 points for 2 hands"),
        (
            {"outcome": cf.Outcome(2)},
            cf.SetUpError,
            r"expected a seat from 0 to 1 that went out, got 2 \(R13\)",
        ),
        ({"outcome": cf.Outcome(-1)}, cf.SetUpError, "from 0 to 1 that went out"),
    ],
)
def test_a_score_is_checked_when_it_is_made(
    changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    """Whoever writes one by hand hears of a slip at once."""
    given = {
        "opener": cf.Tile(9, 9),
        "outcome": cf.Outcome(0),
        "points": (0, 1),
        "hands": ((), tiles("1-0")),
    }
    assert (0, 1) == untyped(cf.RoundScore)(**given).points
    with pytest.raises(error, match=sentence):
        untyped(cf.RoundScore)(**{**given, **changes})


@pytest.mark.parametrize("wrong", ["0", 0.0, True])
def test_an_outcome_has_the_number_of_a_seat(wrong: object) -> None:
    """Or `None`."""
    with pytest.raises(TypeError, match=f"seat must be an int, not {wrong!r}"):
        cf.Outcome(untyped(wrong))
