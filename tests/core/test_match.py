"""Matches: rounds dealt and entered."""

import random
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from tests.games import finished_round, match_with
from tests.positions import tiles, untyped

SMALL = cf.Rules(max_pip=2, hand_size=2, arms=1)
ANY_HELD = attrs.evolve(SMALL, opener_search=cf.OpenerSearch.NEXT_HELD)
TINY = cf.Rules(max_pip=1, hand_size=1, arms=1)


def test_a_match_starts_without_rounds() -> None:
    """Every total is 0, and the highest double is next."""
    match = cf.start_match(cf.Rules(max_pip=6), seats=3)
    assert cf.Rules(max_pip=6) == match.rules
    assert 3 == match.seats
    assert () == match.scores
    assert (0, 0, 0) == match.totals
    assert cf.Tile(6, 6) == match.next_opener
    assert not match.is_over


@pytest.mark.parametrize(
    ("rules", "seats", "error", "sentence"),
    [
        (cf.Rules(), 1, cf.RulesError, "two or more seats, not 1"),
        (cf.Rules(), 0, cf.RulesError, "two or more seats, not 0"),
        (cf.Rules(), 8, cf.RulesError, "8 seats with 7 tiles each need 56 tiles"),
        (cf.Rules(hand_size={2: 7}), 3, cf.RulesError, "hand.size is given for.* 3"),
        (cf.Rules(), "4", TypeError, "seats must be an int, not '4'"),
        (cf.Rules(), True, TypeError, "seats must be an int, not True"),
        (None, 4, TypeError, "rules must be a Rules, not None"),
        (9, 4, TypeError, "rules must be a Rules, not 9"),
    ],
)
def test_start_match_refuses(
    rules: object, seats: object, error: type[Exception], sentence: str
) -> None:
    """Whatever is wrong is named."""
    with pytest.raises(error, match=sentence):
        cf.start_match(untyped(rules), seats=untyped(seats))


def test_finishing_a_round_makes_another_match() -> None:
    """The one before stays as it was."""
    match = cf.start_match(SMALL, seats=2)
    state = finished_round(match, random.Random(1))
    later = cf.finish_round(match, state)
    assert () == match.scores
    assert (cf.score_round(state),) == later.scores
    assert cf.score_round(state).points == later.totals
    assert cf.Tile(1, 1) == later.next_opener


def test_a_round_is_dealt_for_its_match() -> None:
    """`deal_round` deals as `deal` does with the next opener and leader."""
    match = cf.start_match(SMALL, seats=2)
    match = cf.finish_round(match, finished_round(match, random.Random(1)))
    expected = cf.deal(
        SMALL, seats=2, opener=cf.Tile(1, 1), rng=random.Random(3), leader=1
    )
    assert expected == cf.deal_round(match, rng=random.Random(3))


def test_a_round_set_up_by_hand_may_be_entered() -> None:
    """The tiles of a real table count, whatever the size of the hands."""
    whole = cf.double_set(2)
    state = cf.set_up(
        SMALL, hands=[whole[5:], whole[:3]], boneyard=whole[3:5], opener=cf.Tile(2, 2)
    )
    state = cf.apply_move(state, cf.parse_move("2-2"))
    match = cf.finish_round(cf.start_match(SMALL, seats=2), state)
    assert (0, 53) == match.totals


def test_an_unfinished_round_is_refused() -> None:
    """The refusal names the opener of the round that is still on (R13)."""
    match = cf.start_match(SMALL, seats=2)
    with pytest.raises(cf.RoundNotOverError, match="2-2 is still on"):
        cf.finish_round(match, cf.deal_round(match, rng=random.Random(1)))


@pytest.mark.parametrize(
    ("rules", "seats", "opener", "sentence"),
    [
        (
            cf.Rules(max_pip=2, hand_size=2, arms=2),
            2,
            2,
            r"its rules: .*arms=2\).*arms=1\)",
        ),
        (SMALL, 3, 2, "its seats: 3.* 2 "),
        (SMALL, 2, 1, "its opener: 1-1.* 2-2 "),
    ],
)
def test_a_foreign_round_is_refused(
    rules: cf.Rules, seats: int, opener: int, sentence: str
) -> None:
    """The refusal names what is foreign about the round (R15)."""
    state = cf.deal(
        rules, seats=seats, opener=cf.Tile(opener, opener), rng=random.Random(1)
    )
    while moves := cf.legal_moves(state):
        state = cf.apply_move(state, moves[0])
    with pytest.raises(cf.MatchError, match=sentence):
        cf.finish_round(cf.start_match(SMALL, seats=2), state)


def test_a_finished_match_takes_no_more_rounds() -> None:
    """It neither deals nor enters one (R15)."""
    match = match_with((3, 4), (4, 3), rules=TINY)
    assert match.is_over
    assert match.next_opener is None
    state = finished_round(cf.start_match(TINY, seats=2), random.Random(1))
    with pytest.raises(cf.MatchError, match="the match is over after 2 rounds"):
        cf.deal_round(match, rng=random.Random(1))
    with pytest.raises(cf.MatchError, match="the match is over after 2 rounds"):
        cf.finish_round(match, state)


def test_a_round_has_to_be_a_state() -> None:
    """Anything else is a `TypeError`."""
    match = cf.start_match(SMALL, seats=2)
    with pytest.raises(TypeError, match="finished must be a RoundState or "):
        cf.finish_round(match, untyped(None))
    with pytest.raises(TypeError, match=r"rng must be a generator .* not None"):
        cf.deal_round(match, rng=untyped(None))


@pytest.mark.parametrize("wrong", [None, "match", SMALL])
def test_a_match_has_to_be_one(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    state = finished_round(cf.start_match(SMALL, seats=2), random.Random(1))
    with pytest.raises(TypeError, match=r"^match must be a MatchState, not "):
        cf.finish_round(untyped(wrong), state)


@pytest.mark.parametrize("wrong", [None, "match", SMALL])
def test_only_a_match_deals_rounds(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError):
        cf.deal_round(untyped(wrong), rng=random.Random(1))


def test_a_match_never_changes() -> None:
    """No field can be set, and equal matches are equal."""
    match = match_with((4, 0), rules=TINY)
    with pytest.raises(AttributeError):
        untyped(match).seats = 3
    assert match_with((4, 0), rules=TINY) == match
    assert hash(match_with((4, 0), rules=TINY)) == hash(match)
    assert match_with((4, 1), rules=TINY) != match


def scores_of(openers: str, *, seats: int = 2) -> list[cf.RoundScore]:
    """Return scores of rounds with these openers, in which nobody has points."""
    return [
        cf.RoundScore(opener, cf.Outcome(None), (0,) * seats, ((),) * seats)
        for opener in tiles(openers)
    ]


@pytest.mark.parametrize("openers", ["", "2-2", "2-2 1-1", "2-2 1-1 0-0"])
def test_a_match_can_be_made_from_scores(openers: str) -> None:
    """As somebody else has written them down; the points are not recomputed."""
    match = cf.MatchState(SMALL, 2, scores_of(openers))
    assert tuple(scores_of(openers)) == match.scores
    assert (0, 0) == match.totals


@pytest.mark.parametrize(
    ("rules", "seats", "scores", "sentence"),
    [
        (SMALL, 2, scores_of("1-1"), r"its opener: 1-1, wanted: 2-2 \(R15\)"),
        (SMALL, 2, scores_of("2-2 0-0"), "its opener: 0-0, wanted: 1-1"),
        (SMALL, 2, scores_of("2-2", seats=3), "its seats: 3, wanted: 2"),
        (SMALL, 2, scores_of("2-2 1-1 0-0 0-0"), "the match is over after 3 rounds"),
        (ANY_HELD, 2, scores_of("1-1 1-1"), "its opener: 1-1, wanted: 2-2 or 0-0"),
    ],
)
def test_scores_that_are_not_of_the_match_are_refused(
    rules: cf.Rules, seats: int, scores: list[cf.RoundScore], sentence: str
) -> None:
    """Each is checked as if its round had just been finished (R4, R15)."""
    with pytest.raises(cf.MatchError, match=sentence):
        cf.MatchState(rules, seats, scores)


def test_any_double_that_is_held_may_have_opened() -> None:
    """R4, house rule: in any order, each once."""
    match = cf.MatchState(ANY_HELD, 2, scores_of("1-1 2-2"))
    assert cf.Tile(0, 0) == match.next_opener


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": None}, "rules must be a Rules, not None"),
        ({"seats": "2"}, "seats must be an int, not '2'"),
        ({"scores": [(0, 0)]}, r"each of scores must be a RoundScore, not \(0, 0\)"),
    ],
)
def test_a_match_of_wrong_types_is_refused(
    changes: dict[str, Any], sentence: str
) -> None:
    """With a `TypeError` that shows the value."""
    given = {"rules": SMALL, "seats": 2, "scores": (), **changes}
    with pytest.raises(TypeError, match=sentence):
        untyped(cf.MatchState)(**given)


def test_a_match_is_read_at_a_glance() -> None:
    """How far it is, and who has how many points."""
    match = match_with((60, 0, 23), (1, 21, 3), rules=cf.Rules(rounds=3))
    assert "<MatchState after 2 of 3 rounds: totals 61 21 26>" == repr(match)
