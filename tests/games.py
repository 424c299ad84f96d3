"""Rounds and matches played at random, the same every time."""

import random
from collections.abc import Iterator

import chickenfoot as cf
from chickenfoot.records import RoundRecord
from chickenfoot.testing import PlayedRound

NOTHING: tuple[cf.Tile, ...] = ()
"""An empty hand."""

HOUSES = (
    cf.Rules(),
    cf.Rules(max_pip=6, hand_size={2: 8, 3: 5, 4: 5, 5: 4}, arms=3),
    cf.Rules(max_pip=5, hand_size=4, arms=1, draw=cf.DrawRule.UNTIL_PLAYABLE),
    cf.Rules(max_pip=4, hand_size=3, draw=cf.DrawRule.NEVER),
    cf.Rules(max_pip=6, hand_size=4, drawn_tile=cf.DrawnTile.MUST_PLAY),
    cf.Rules(max_pip=6, hand_size=5, arms=6, dead_layout=cf.DeadLayout.STOP),
    cf.Rules(max_pip=12, hand_size=7, double_blank_points=25),
    cf.Rules(
        max_pip=6,
        hand_size=4,
        opener_search=cf.OpenerSearch.ALL_AT_ONCE,
        opener_again=True,
        voluntary_draw=True,
    ),
    cf.Rules(
        max_pip=6,
        hand_size=5,
        opener_search=cf.OpenerSearch.SET_ASIDE,
        drawn_tile=cf.DrawnTile.WAITS,
        reserve={2: 3, 3: 2, 4: 1, 5: 0},
        empty_boneyard=cf.EmptyBoneyard.END_ROUND,
    ),
)
"""House rules under which random rounds are played; five seats can sit at each."""


def play(state: cf.RoundState, rng: random.Random) -> PlayedRound:
    """Play a round to its end with random legal moves."""
    states, moves = [state], list[cf.Move]()
    while legal := cf.legal_moves(states[-1]):
        moves.append(rng.choice(legal))
        states.append(cf.apply_move(states[-1], moves[-1]))
    return PlayedRound(tuple(states), tuple(moves))


def record_of(played: PlayedRound) -> RoundRecord:
    """Return a round as a record."""
    start = RoundRecord.of(played.states[0])
    return RoundRecord(start.rules, start.deal, played.moves)


def random_rounds(number: int = 20) -> Iterator[tuple[cf.RoundState, ...]]:
    """Yield the states of rounds under all house rules."""
    for rules in HOUSES:
        for seed in range(number):
            rng = random.Random(seed)
            pip = rng.randint(0, rules.max_pip)
            state = cf.deal(
                rules,
                seats=2 + seed % 4,
                opener=cf.Tile(pip, pip),
                rng=rng,
                leader=seed % 2,
            )
            yield play(state, rng).states


def finished_round(match: cf.MatchState, rng: random.Random) -> cf.RoundState:
    """Play the next round of a match at random to its end."""
    return play(cf.deal_round(match, rng=rng), rng).states[-1]


def play_match(
    rules: cf.Rules, *, seats: int, rng: random.Random
) -> tuple[list[PlayedRound], cf.MatchState]:
    """Play a match to its end with random legal moves."""
    match = cf.start_match(rules, seats=seats)
    rounds: list[PlayedRound] = []
    while not match.is_over:
        rounds.append(play(cf.deal_round(match, rng=rng), rng))
        match = cf.finish_round(match, rounds[-1].states[-1])
    return rounds, match


def match_with(
    *rounds: tuple[int, ...], rules: cf.Rules | None = None
) -> cf.MatchState:
    """Return a match whose rounds cost these points by seat; its hands are empty."""
    rules = rules or cf.Rules()
    seats = len(rounds[0])
    scores = tuple(
        cf.RoundScore(
            opener=cf.Tile(rules.max_pip - number, rules.max_pip - number),
            outcome=cf.Outcome(None),
            points=points,
            hands=(NOTHING,) * seats,
        )
        for number, points in enumerate(rounds)
    )
    return cf.MatchState(rules, seats, scores)


def viewers(state: cf.RoundState) -> tuple[int | None, ...]:
    """List everybody who looks on: each seat, and a spectator."""
    return (None, *range(state.seats))
