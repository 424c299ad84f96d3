"""A bot of your own, measured against one of the library."""

import random
from collections.abc import Sequence

import chickenfoot as cf
from chickenfoot import players


def keep_the_foot_short(view: cf.RoundView) -> cf.Move:
    """Play the heaviest tile, but a double only if toes for it are in the hand."""

    def worth(move: cf.Move) -> tuple[bool, int]:
        if not isinstance(move, cf.Play):
            return False, -1
        tile = move.tile
        toes = sum(other.has(tile.high) for other in view.hand) - 1
        is_safe = not tile.is_double or move.onto is None or toes >= 1
        return is_safe, cf.tile_points(view.rules, tile)

    return max(view.legal_moves, key=worth)


def mean_points(bots: Sequence[players.Player], matches: int) -> list[float]:
    """Return the points of each bot a match; each sits at each place equally often."""
    points = [0] * len(bots)
    for number in range(matches):
        shift = number % len(bots)
        match = players.play_match(
            cf.start_match(cf.Rules(max_pip=6), seats=len(bots)),
            [*bots[shift:], *bots[:shift]],
            rng=random.Random(number // len(bots)),
        )
        for seat, total in enumerate(match.totals):
            points[(seat + shift) % len(bots)] += total
    return [total / matches for total in points]


def test_the_bot_beats_random_play() -> None:
    """By far, over a few matches."""
    bots = [keep_the_foot_short, players.random_player(random.Random(1))]
    mine, theirs = mean_points(bots, matches=20)
    assert mine < 0.8 * theirs
