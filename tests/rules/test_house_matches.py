"""The house rule for short matches, from the first opener to the winners."""

import random

import pytest

import chickenfoot as cf
from tests.games import finished_round, match_with


@pytest.mark.parametrize(
    ("rounds", "openers"),
    [
        (1, [6]),
        (3, [6, 5, 4]),
        (7, [6, 5, 4, 3, 2, 1, 0]),
        (None, [6, 5, 4, 3, 2, 1, 0]),
    ],
)
def test_r15_rounds_are_those_of_the_highest_doubles(
    rounds: int | None, openers: list[int]
) -> None:
    """After the rounds of the highest doubles the match is over."""
    match = cf.start_match(cf.Rules(max_pip=6, hand_size=5, rounds=rounds), seats=3)
    assert len(openers) == match.round_count
    rng = random.Random(5)
    while not match.is_over:
        match = cf.finish_round(match, finished_round(match, rng))
    assert openers == [score.opener.high for score in match.scores]
    assert () == match.openers
    assert match.next_opener is None


def test_r15_rounds_tell_which_doubles_are_still_to_open() -> None:
    """After one of three rounds, two doubles are left."""
    match = match_with((3, 5), rules=cf.Rules(rounds=3))
    assert (cf.Tile(8, 8), cf.Tile(7, 7)) == match.openers
    assert not match.is_over


def test_r15_rounds_end_the_match() -> None:
    """No round is dealt or entered after them."""
    rules = cf.Rules(rounds=2)
    match = match_with((3, 5), (4, 1), rules=rules)
    with pytest.raises(cf.MatchError, match="the match is over after 2 rounds"):
        cf.deal_round(match, rng=random.Random(1))
    state = finished_round(cf.start_match(rules, seats=2), random.Random(1))
    with pytest.raises(cf.MatchError, match="the match is over after 2 rounds"):
        cf.finish_round(match, state)


def test_r15_rounds_make_winners() -> None:
    """Seat 1 has 6 of 13 points; until then there is no winner."""
    rules = cf.Rules(rounds=2)
    sentence = "no winner yet: 1 of 2 rounds are finished"
    with pytest.raises(cf.MatchError, match=sentence):
        cf.winners(match_with((3, 5), rules=rules))
    match = match_with((3, 5), (4, 1), rules=rules)
    assert (7, 6) == match.totals
    assert (1,) == cf.winners(match)


def test_r16_rounds_do_not_change_how_ties_are_broken() -> None:
    """Equal totals after two rounds: more zero rounds win, then the places share."""
    rules = cf.Rules(rounds=2)
    assert (1,) == cf.winners(match_with((4, 0), (6, 10), rules=rules))
    match = match_with((4, 6), (6, 4), rules=rules)
    assert (0, 1) == cf.winners(match)
    shared, last = cf.standings(match)
    assert cf.TieBreak.SHARED is shared.decided_by
    assert 1 == last.rank
