"""Strategies: what a seat does, from its view alone.

A strategy is any function from the view of the seat to move to one of its legal moves:

Examples:
    >>> def first(view: RoundView) -> Move:
    ...     return view.legal_moves[0]

    >>> import chickenfoot as cf
    >>> import random
    >>> state = cf.deal(cf.Rules(), seats=2, rng=random.Random(1))
    >>> play_round(state, [first, heaviest_first]).outcome
    Outcome(seat=None)
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from chickenfoot._core import hiding
from chickenfoot._core.checks import RandomSource, check_generator, check_type
from chickenfoot._core.deal import random_numbers
from chickenfoot._core.errors import SetUpError
from chickenfoot._core.layout import TOES
from chickenfoot._core.match import MatchState, deal_round, finish_round
from chickenfoot._core.moves import Move, Play
from chickenfoot._core.play import apply_move
from chickenfoot._core.scoring import tile_points
from chickenfoot._core.state import RoundState
from chickenfoot._core.views import RoundView

__all__ = [
    "Player",
    "foot_aware",
    "heaviest_first",
    "play_match",
    "play_round",
    "random_player",
]


def __dir__() -> list[str]:
    return __all__


Player: TypeAlias = Callable[[RoundView], Move]
"""A strategy: it is asked only when its seat is to move."""


def play_round(state: RoundState, players: Sequence[Player]) -> RoundState:
    """Play a round to its end, and return its last state.

    Each player gets the view of its own seat, and no other.

    Args:
        state: The round, at its start or at any later point.
        players: One player for each seat.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal
        >>> state = deal(Rules(), seats=2, rng=Random(1))
        >>> play_round(state, [foot_aware, heaviest_first]).ply
        123

    Raises:
        IllegalMoveError: A player chose a move that is not legal.
        SetUpError: There are more or fewer players than seats.
        TypeError: `state` is not a `RoundState`, or a player chose something that is
            not a move.
    """
    check_type("state", state, RoundState)
    _check_players(players, state.seats)
    while state.outcome is None:
        move = players[state.turn](hiding.view(state, state.turn))
        state = apply_move(state, move)
    return state


def play_match(
    match: MatchState, players: Sequence[Player], *, rng: RandomSource
) -> MatchState:
    """Play a match to its end, and return the finished match.

    Args:
        match: The match, before any of its rounds.
        players: One player for each seat.
        rng: The generator that shuffles the tiles of each round.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, start_match, winners
        >>> match = start_match(Rules(), seats=2)
        >>> winners(play_match(match, [foot_aware, heaviest_first], rng=Random(1)))
        (0,)

    Raises:
        IllegalMoveError: A player chose a move that is not legal.
        SetUpError: There are more or fewer players than seats.
        TypeError: `match` is not a `MatchState`, `rng` has no method `random`, or a
            player chose something that is not a move.
    """
    check_type("match", match, MatchState)
    _check_players(players, match.seats)
    while not match.is_over:
        state = play_round(deal_round(match, rng=rng), players)
        match = finish_round(match, state)
    return match


def _check_players(players: Sequence[Player], seats: int) -> None:
    if len(players) != seats:
        raise SetUpError(
            f"expected {seats} players, one for each seat, got {len(players)}"
        )


def random_player(rng: RandomSource) -> Player:
    """Return a player that takes any legal move, each as likely as the others.

    It asks `rng.random()` once for each move.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal, view
        >>> player = random_player(Random(7))
        >>> player(view(deal(Rules(), seats=4, rng=Random(1)), 0))
        Draw()

    Raises:
        TypeError: `rng` is not a generator.
    """
    check_generator(rng)

    def choose(view: RoundView) -> Move:
        moves = _moves(view)
        (number,) = random_numbers(rng, 1)
        return moves[int(number * len(moves))]

    return choose


def heaviest_first(view: RoundView) -> Move:
    """Play the tile that would cost most at the end, the higher of equal ones (R14).

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal, view
        >>> heaviest_first(view(deal(Rules(), seats=4, rng=Random(1)), 0))
        Draw()

    Raises:
        TypeError: `view` is not a `RoundView`.
        ValueError: The seat of the view has no legal move.
    """
    return _best(view, lambda play: (tile_points(view.rules, play.tile),))


def foot_aware(view: RoundView) -> Move:
    """Play the heaviest tile, but think about feet first (R12).

    It calls a foot if it holds a toe for it and the tiles still out can complete it. It
    calls one that may never be completed only to end on few points: with at most three
    tiles. It likes an end that its other tiles fit.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal, view
        >>> foot_aware(view(deal(Rules(), seats=4, rng=Random(1)), 0))
        Draw()

    Raises:
        TypeError: `view` is not a `RoundView`.
        ValueError: The seat of the view has no legal move.
    """
    return _best(view, lambda play: _worth(view, play))


_FEW_TILES = 3


def _worth(view: RoundView, play: Play) -> tuple[int, int]:
    """Return whether a play comes before or after the others, and what it is worth."""
    cost = tile_points(view.rules, play.tile)
    assert play.pip is not None, "a legal play has a number"
    rest = [tile for tile in view.hand if tile != play.tile]
    outer = play.tile.other(play.pip)
    follow_ups = sum(tile.has(outer) for tile in rest)
    if not play.tile.is_double or play.onto is None:
        return 0, cost + 2 * follow_ups
    # The double itself is one of the tiles still out.
    can_be_completed = view.count_out(outer) - 1 >= TOES
    if can_be_completed and follow_ups:
        return 1, cost
    if not can_be_completed and len(rest) <= _FEW_TILES:
        return 0, cost
    return -1, cost


def _best(view: RoundView, worth: Callable[[Play], tuple[int, ...]]) -> Move:
    """Return the play worth most, the last of equal ones, or else the only move."""
    moves = _moves(view)
    plays = [move for move in moves if isinstance(move, Play)]
    if not plays:
        return moves[0]
    return max(reversed(plays), key=worth)


def _moves(view: RoundView) -> tuple[Move, ...]:
    check_type("view", view, RoundView)
    if not view.legal_moves:
        who = "a watcher" if view.seat is None else f"seat {view.seat}"
        raise ValueError(f"{who} has no legal move to choose from")
    return view.legal_moves
