"""Statistics: how rounds end, and what it costs, over many rounds."""

import random
from collections import Counter
from statistics import mean

import attrs

import chickenfoot as cf
from chickenfoot import players


@attrs.frozen
class Summary:
    """What many rounds have in common."""

    blocked: float
    """The share of blocked rounds."""
    points: float
    """The mean points of a seat in a round."""
    unfinished: float
    """The share of blocked rounds that ended on an unfinished foot."""


def summary(rules: cf.Rules, *, seats: int, rounds: int) -> Summary:
    """Play rounds at random and sum them up."""
    rng = random.Random(1)
    counts: Counter[str] = Counter()
    points: list[float] = []
    for _ in range(rounds):
        state = cf.deal(rules, seats=seats, rng=rng)
        state = players.play_round(state, [players.random_player(rng)] * seats)
        score = cf.score_round(state)
        points.append(mean(score.points))
        if score.outcome.is_blocked:
            counts["blocked"] += 1
            counts["unfinished"] += state.layout.owed is not None
    return Summary(
        blocked=counts["blocked"] / rounds,
        points=mean(points),
        unfinished=counts["unfinished"] / counts["blocked"],
    )


def test_feet_block_rounds() -> None:
    """About half of the rounds are blocked, nearly all of them on a foot."""
    found = summary(cf.Rules(), seats=4, rounds=200)
    assert 0.3 < found.blocked < 0.7
    assert found.unfinished > 0.9


def test_a_house_rule_makes_a_difference() -> None:
    """Without drawing, more tiles are left in the hands."""
    drawing = summary(cf.Rules(), seats=4, rounds=100)
    without = summary(cf.Rules(draw=cf.DrawRule.NEVER), seats=4, rounds=100)
    assert without.points > drawing.points
