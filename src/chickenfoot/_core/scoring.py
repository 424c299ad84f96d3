"""What a round costs each seat (R14)."""

from collections.abc import Iterable
from typing import final

import attrs

from chickenfoot._core.checks import check_type
from chickenfoot._core.errors import RoundNotOverError
from chickenfoot._core.rules import Rules
from chickenfoot._core.state import Outcome, RoundState
from chickenfoot._core.tiles import Tile, keep_hands
from chickenfoot._core.values import fields_repr


@final
@attrs.frozen
class RoundScore:
    """A finished round: how it ended and what it cost."""

    opener: Tile
    """The double that opened the round."""
    outcome: Outcome
    """How the round ended."""
    points: tuple[int, ...]
    """What the round costs each seat; low is good."""
    hands: tuple[tuple[Tile, ...], ...] = attrs.field(converter=keep_hands)
    """The tiles that each seat had left, in the order of `double_set`."""

    __repr__ = fields_repr


def tile_points(rules: Rules, tile: Tile) -> int:
    """Return what a tile left in a hand costs: its pips, and more for blanks (R14).

    Examples:
        >>> tile_points(Rules(), Tile(6, 4))
        10
        >>> tile_points(Rules(), Tile(0, 0))
        50

    Raises:
        TypeError: `rules` is no `Rules` or `tile` no `Tile`.
    """
    check_type("rules", rules, Rules)
    check_type("tile", tile, Tile)
    return _points(rules, (tile,))


def score_round(state: RoundState) -> RoundScore:
    """Score a finished round: each seat pays for the tiles left in its hand (R14).

    Examples:
        >>> from random import Random
        >>> from chickenfoot import apply_move, deal, legal_moves
        >>> state = deal(Rules(), seats=2, rng=Random(3))
        >>> while moves := legal_moves(state):
        ...     state = apply_move(state, moves[0])
        >>> score_round(state).points
        (17, 0)

    Raises:
        RoundNotOverError: The round is still on.
        TypeError: `state` is no `RoundState`.
    """
    check_type("state", state, RoundState)
    outcome = outcome_of(state)
    rules, hands = state.rules, state.hands
    points = [_points(rules, hand) for hand in hands]
    if outcome.seat is not None and state.layout.placements[-1].tile.is_double:
        points[outcome.seat] += rules.double_out_points
    return RoundScore(state.opener, outcome, tuple(points), hands)


def outcome_of(state: RoundState) -> Outcome:
    """Return how a round ended, and raise `RoundNotOverError` if it has not."""
    if state.outcome is None:
        raise RoundNotOverError(
            f"the round of {state.opener} is still on after {state.ply} moves (R13)"
        )
    return state.outcome


def _points(rules: Rules, tiles: Iterable[Tile]) -> int:
    points = 0
    for tile in tiles:
        cost = tile.high + tile.low
        if tile.high == 0:
            cost = rules.double_blank_points
        elif tile.low == 0:
            cost += rules.blank_points
        points += cost
    return points
