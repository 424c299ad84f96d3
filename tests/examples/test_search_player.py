"""The search player guesses from its view, and beats the simple players."""

import random
from collections.abc import Iterator

import chickenfoot as cf
from chickenfoot.players import Player, heaviest_first, play_match, random_player
from chickenfoot.presets import PRESETS
from search_player import guess, missing_pips, search_player


def states(rules: cf.Rules, player: Player, seed: int) -> Iterator[cf.RoundState]:
    """Play a round with one player in all four seats."""
    state = cf.deal(rules, seats=4, opener=cf.Tile(6, 6), rng=random.Random(seed))
    while state.outcome is None:
        yield state
        state = cf.apply_move(state, player(cf.view(state, state.turn)))


def test_a_guess_looks_like_the_view() -> None:
    """A guessed state is the whole set, and its seat sees no difference."""
    rng = random.Random(1)
    for rules in (cf.Rules(), PRESETS["no_draw"].rules, PRESETS["family_block"].rules):
        for state in states(rules, random_player(rng), 3):
            seen = cf.view(state, state.turn)
            guessed = guess(seen, missing_pips(seen), rng)
            assert seen == cf.view(guessed, state.turn)
            laid = [placement.tile for placement in guessed.layout.placements]
            held = [tile for hand in guessed.hands for tile in hand]
            tiles = sorted([*laid, *held, *guessed.boneyard])
            assert cf.double_set(rules.max_pip) == tuple(tiles)


def test_guesses_differ() -> None:
    """The hidden tiles are dealt again for each guess."""
    rng = random.Random(1)
    state = cf.deal(cf.Rules(), seats=4, opener=cf.Tile(6, 6), rng=rng)
    seen = cf.view(state, state.turn)
    nothing: list[frozenset[int]] = [frozenset()] * 4
    assert 20 == len({guess(seen, nothing, rng) for _ in range(20)})


def test_a_pass_tells() -> None:
    """Who could not lay an arm has no tile for one."""
    state = cf.deal(cf.Rules(), seats=4, rng=random.Random(41))
    for text in ["9-9", "9-3@9-9", "draw", "pass", "9-2@9-9"]:
        state = cf.apply_move(state, cf.parse_move(text))
    lacking = [frozenset[int](), frozenset({9}), frozenset[int](), frozenset[int]()]
    assert lacking == missing_pips(cf.view(state, state.turn))


def test_what_passes_tell_is_true() -> None:
    """Where nobody draws, no hand has a tile that its last pass rules out."""
    told = 0
    for seed in range(20):
        player = random_player(random.Random(seed))
        for state in states(PRESETS["family_block"].rules, player, seed):
            missing = missing_pips(cf.view(state, state.turn))
            for hand, pips in zip(state.hands, missing, strict=True):
                told += len(pips)
                assert not any(tile.has(pip) for tile in hand for pip in pips)
    assert told


def test_a_guess_believes_the_passes() -> None:
    """A seat gets tiles that its passes rule out only when there are no others."""
    state = cf.deal(cf.Rules(), seats=4, rng=random.Random(41))
    seen = cf.view(state, state.turn)
    rng = random.Random(1)
    for other in {0, 1, 2, 3} - {state.turn}:
        missing: list[frozenset[int]] = [frozenset()] * 4
        missing[other] = frozenset({1, 2, 3})
        for _ in range(5):
            hand = guess(seen, missing, rng).hands[other]
            assert not any(tile.has(pip) for tile in hand for pip in (1, 2, 3))


def test_no_conclusion_from_a_free_pass() -> None:
    """Where a seat may pass with a tile that fits, a pass tells nothing."""
    rules = cf.Rules(voluntary_draw=True)
    for state in states(rules, random_player(random.Random(1)), 1):
        assert not any(missing_pips(cf.view(state, state.turn)))


def test_equal_views_and_seeds_give_equal_moves() -> None:
    """The player depends on its generator and the views alone."""
    seen = [
        cf.view(state, state.turn) for state in states(cf.Rules(), heaviest_first, 2)
    ]
    one, two = (search_player(random.Random(5), worlds=2) for _ in range(2))
    assert [one(view) for view in seen] == [two(view) for view in seen]


def test_it_beats_heaviest_first() -> None:
    """Over a few small matches it has far fewer points, in either seat."""
    points = [0, 0]
    for seed in range(3):
        for seat in range(2):
            rng = random.Random(f"{seed} {seat}")
            players: list[Player] = [heaviest_first, heaviest_first]
            players[seat] = search_player(rng, worlds=8)
            match = cf.start_match(PRESETS["quick_six"].rules, seats=2)
            totals = play_match(match, players, rng=random.Random(seed)).totals
            points[0] += totals[seat]
            points[1] += totals[1 - seat]
    assert points[0] < 0.8 * points[1]
