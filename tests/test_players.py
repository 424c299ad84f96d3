"""Players see a view, never the state."""

import random
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.players import (
    Player,
    foot_aware,
    heaviest_first,
    play_match,
    play_round,
    random_player,
)
from tests.positions import BASE, position


def choice(player: Player, state: cf.RoundState) -> str:
    """Return what a player does in a state, as text."""
    return str(player(cf.view(state, state.turn)))


def test_equal_views_and_seeds_give_equal_choices() -> None:
    """A random player depends on its generator and the view alone."""
    state = position(BASE, "4-1 7-1 2-1 7-7")
    seen = cf.view(state, 1)
    first = [random_player(random.Random(3))(seen) for _ in range(5)]
    assert 1 == len(set(first))
    rng = random.Random(3)
    player = random_player(rng)
    assert set(seen.legal_moves) == {player(seen) for _ in range(200)}


def test_heaviest_first() -> None:
    """The tile that costs most goes first; the double-blank costs fifty."""
    assert "7-6@9-7" == choice(heaviest_first, position(BASE, "4-1 7-6 2-1 5-3"))
    assert "0-0@9-0" == choice(heaviest_first, position(BASE, "4-1 7-6 0-0 5-3"))
    assert "7-2@9-7" == choice(heaviest_first, position(BASE, "7-2 5-4 5-3"))


def test_without_a_play() -> None:
    """Who cannot play does the one thing left, and plays a drawn tile that fits."""
    state = position(BASE, "5-3 8-1", boneyard="7-1")
    for player in (heaviest_first, foot_aware):
        assert "draw" == choice(player, state)
        assert "7-1@9-7" == choice(player, cf.apply_move(state, cf.Draw()))


def test_a_foot_with_a_toe_in_hand() -> None:
    """A double goes first where the own hand has a toe for it."""
    assert "4-4@9-4" == choice(foot_aware, position(BASE, "4-4 6-4 7-6"))


def test_a_foot_without_a_toe_waits() -> None:
    """A double waits while nobody knows who could answer it."""
    assert "7-6@9-7" == choice(foot_aware, position(BASE, "4-4 5-3 7-6"))


def test_a_dead_foot_is_for_the_end() -> None:
    """A foot that cannot be completed is called with few tiles left, not before."""
    laid = f"{BASE} 4-1@9-4 7-1@9-7 2-1@9-2 8-1@7-1 6-1@2-1 5-0@9-0 5-1@5-0 9-1@4-1"
    few = position(laid, "1-1 1-0")
    assert 3 == cf.view(few, few.turn).count_out(1)
    assert "1-1@5-1" == choice(foot_aware, few)
    many = position(laid, "1-1 1-0 4-3 4-2 7-3")
    assert "1-0@5-1" == choice(foot_aware, many)


def test_an_end_that_other_tiles_fit() -> None:
    """Of equal tiles the one goes first that others can follow."""
    assert "7-3@9-7" == choice(foot_aware, position(BASE, "7-3 8-2 6-3 5-3"))
    assert "8-2@9-2" == choice(heaviest_first, position(BASE, "7-3 8-2 6-3 5-3"))


def test_costs_of_any_height_change_no_order() -> None:
    """Feet come first or last whatever the rules let tiles cost."""
    rules = cf.Rules(blank_points=5000)
    assert "4-4@9-4" == choice(foot_aware, position(BASE, "4-4 6-4 7-0", rules=rules))
    rules = cf.Rules(double_blank_points=5000)
    assert "7-6@9-7" == choice(foot_aware, position(BASE, "0-0 5-3 7-6", rules=rules))


def test_what_is_no_generator_is_refused_at_once() -> None:
    """`random_player` refuses it, and does not wait for the first move."""
    wrong: Any = None
    with pytest.raises(TypeError, match=r"^rng must be a generator like .*, not None$"):
        random_player(wrong)


@pytest.mark.parametrize(
    "player", [random_player(random.Random(1)), heaviest_first, foot_aware]
)
def test_only_the_seat_to_move_has_a_choice(player: Player) -> None:
    """Others are told that they have none, and so is what is no view."""
    state = position(BASE, "4-1")
    with pytest.raises(ValueError, match=r"^seat 0 has no legal move to choose from$"):
        player(cf.view(state, 0))
    with pytest.raises(ValueError, match=r"^a watcher has no legal move "):
        player(cf.view(state, None))
    wrong: Any = 3
    with pytest.raises(TypeError, match=r"^view must be a RoundView, not 3$"):
        player(wrong)


@pytest.mark.parametrize("rules", [cf.Rules(), cf.Rules(draw=cf.DrawRule.NEVER)])
def test_long_runs_see_everything(rules: cf.Rules) -> None:
    """Over many rounds of all players feet, searches and blocked rounds occur."""
    rng = random.Random(11)
    players = [random_player(rng), heaviest_first, foot_aware]
    feet = blank_feet = searches = blocked = out = unfinished = 0
    for number in range(60):
        opener = cf.Tile(number % 10, number % 10)
        state = cf.deal(rules, seats=3, opener=opener, rng=rng)
        searches += cf.legal_moves(state) == (cf.Draw(),)
        state = play_round(state, players)
        assert state.outcome is not None
        doubles = [p.tile for p in state.layout.placements[1:] if p.tile.is_double]
        feet += len(doubles)
        blank_feet += cf.Tile(0, 0) in doubles
        blocked += state.outcome.is_blocked
        out += state.outcome.seat is not None
        unfinished += state.layout.owed is not None
    assert min(feet, blank_feet, searches, blocked, out, unfinished) > 0


def test_a_round_is_played_to_its_end() -> None:
    """Each player is asked when its seat is to move, with the view of that seat."""
    asked: list[cf.RoundView] = []

    def listening(view: cf.RoundView) -> cf.Move:
        asked.append(view)
        return view.legal_moves[0]

    state = start = cf.deal(cf.Rules(), seats=3, rng=random.Random(1))
    last = play_round(start, [listening] * 3)
    for view in asked:
        assert cf.view(state, state.turn) == view
        state = cf.apply_move(state, view.legal_moves[0])
    assert state == last
    assert last.outcome is not None


def test_each_seat_has_its_own_player() -> None:
    """Player 1 is asked for seat 1 and no other."""
    seats: list[int | None] = []

    def listening(view: cf.RoundView) -> cf.Move:
        seats.append(view.seat)
        return view.legal_moves[0]

    state = cf.deal(cf.Rules(), seats=3, rng=random.Random(1))
    play_round(state, [heaviest_first, listening, heaviest_first])
    assert {1} == set(seats)


def test_a_round_is_played_on_from_any_state() -> None:
    """At the end there is nothing left to do."""
    start = cf.deal(cf.Rules(), seats=2, rng=random.Random(1))
    players = [foot_aware, heaviest_first]
    last = play_round(start, players)
    move = players[start.turn](cf.view(start, start.turn))
    assert last == play_round(cf.apply_move(start, move), players)
    assert last == play_round(last, players)


def test_a_match_is_played_to_its_end() -> None:
    """As with `deal_round`, `play_round` and `finish_round`."""
    rules = cf.Rules(max_pip=4, hand_size=3)
    players = [foot_aware, heaviest_first]
    match = expected = cf.start_match(rules, seats=2)
    rng = random.Random(1)
    while not expected.is_over:
        last = play_round(cf.deal_round(expected, rng=rng), players)
        expected = cf.finish_round(expected, last)
    assert expected == play_match(match, players, rng=random.Random(1))
    assert expected == play_match(expected, players, rng=random.Random(1))


@pytest.mark.parametrize("players", [[], [heaviest_first], [heaviest_first] * 3])
def test_every_seat_has_one_player(players: list[Player]) -> None:
    """No more and no fewer."""
    sentence = f"expected 2 players, one for each seat, got {len(players)}"
    rng = random.Random(1)
    match = cf.start_match(cf.Rules(), seats=2)
    with pytest.raises(cf.SetUpError, match=sentence):
        play_match(match, players, rng=rng)
    with pytest.raises(cf.SetUpError, match=sentence):
        play_round(cf.deal_round(match, rng=rng), players)


def test_a_player_that_cheats_is_stopped() -> None:
    """With the error of `apply_move`."""

    def cheat(_: cf.RoundView) -> cf.Move:
        return cf.Pass()

    state = cf.deal(cf.Rules(), seats=2, rng=random.Random(1))
    with pytest.raises(cf.IllegalMoveError, match="pass: seat"):
        play_round(state, [cheat, cheat])


def test_only_rounds_and_matches_are_played() -> None:
    """Anything else is a `TypeError`."""
    wrong: Any = None
    with pytest.raises(TypeError, match="state must be a RoundState, not None"):
        play_round(wrong, [])
    with pytest.raises(TypeError, match="match must be a MatchState, not None"):
        play_match(wrong, [], rng=random.Random(1))
