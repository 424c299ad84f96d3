"""The shuffle is fair."""

from collections import Counter
from random import Random

from chickenfoot import Rules, deal, double_set

DEALS = 6_000
RULES = Rules(max_pip=3, hand_size=3, arms=3)


def test_each_tile_comes_to_each_place_about_equally_often() -> None:
    """R3: over 6,000 deals of ten tiles, within five standard deviations of 600."""
    seen: Counter[tuple[object, int]] = Counter()
    rng = Random(20)
    for _ in range(DEALS):
        state = deal(RULES, seats=2, rng=rng)
        # A hand is in order: its places can be told apart only from those of others.
        for tile in state.hands[0]:
            seen[tile, 0] += 1
        for tile in state.hands[1]:
            seen[tile, 1] += 1
        for place, tile in enumerate(state.boneyard, start=2):
            seen[tile, place] += 1
    for tile in double_set(3):
        for place in range(6):
            share = 0.3 if place < 2 else 0.1
            spread = (DEALS * share * (1 - share)) ** 0.5
            assert abs(seen[tile, place] - DEALS * share) < 5 * spread


def test_every_order_can_come() -> None:
    """R3: the six orders of a double-1 set each about one time in six."""
    rules = Rules(max_pip=1, hand_size=1, arms=1)
    rng = Random(21)
    seen = Counter((deal(rules, seats=2, rng=rng).hands) for _ in range(DEALS))
    assert 6 == len(seen)
    assert all(
        abs(count - DEALS / 6) < 5 * (DEALS * 5 / 36) ** 0.5 for count in seen.values()
    )
