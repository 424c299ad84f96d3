"""A bot of your own, which looks ahead, measured against one of the library."""

import random
from collections import Counter
from collections.abc import Sequence

import chickenfoot as cf
from chickenfoot import players

RULES = cf.Rules(max_pip=6, rounds=2)


def guess(view: cf.RoundView, rng: random.Random) -> cf.RoundState:
    """Deal the tiles that the seat does not see, at random."""
    hidden = list(view.unseen)
    rng.shuffle(hidden)
    hands: list[Sequence[cf.Tile]] = []
    for seat, size in enumerate(view.hand_sizes):
        own = seat == view.seat
        hands.append(view.hand if own else [hidden.pop() for _ in range(size)])
    return cf.suppose(view, hands=hands, boneyard=hidden)


def looks_ahead(rng: random.Random, *, guesses: int) -> players.Player:
    """Return a bot that plays each move to the end, for several guesses."""

    def choose(view: cf.RoundView) -> cf.Move:
        assert view.seat is not None
        points: Counter[cf.Move] = Counter()
        for _ in range(guesses if len(view.legal_moves) > 1 else 0):
            state = guess(view, rng)
            for move in view.legal_moves:
                last = players.play_round(
                    cf.apply_move(state, move), [players.foot_aware] * view.seats
                )
                points[move] += cf.score_round(last).points[view.seat]
        return min(view.legal_moves, key=lambda move: points[move])

    return choose


def mean_points(bots: Sequence[players.Player], *, matches: int) -> list[float]:
    """Return the points of each bot a match; each sits at each place equally often."""
    points = [0] * len(bots)
    for number in range(matches):
        shift = number % len(bots)
        match = players.play_match(
            cf.start_match(RULES, seats=len(bots)),
            [*bots[shift:], *bots[:shift]],
            rng=random.Random(number // len(bots)),
        )
        for seat, total in enumerate(match.totals):
            points[(seat + shift) % len(bots)] += total
    return [total / matches for total in points]


def test_a_guess_agrees_with_what_is_seen() -> None:
    """The seat would see the same in the guessed state."""
    rng = random.Random(3)
    state = cf.deal(RULES, seats=3, rng=rng)
    while not state.is_over:
        view = cf.view(state, state.turn)
        assert view == cf.view(guess(view, rng), state.turn)
        state = cf.apply_move(state, players.foot_aware(view))


def test_the_bot_beats_one_of_the_library() -> None:
    """Over a few short matches in both seats."""
    bots = [looks_ahead(random.Random(1), guesses=3), players.heaviest_first]
    mine, theirs = mean_points(bots, matches=10)
    assert mine < 0.9 * theirs
