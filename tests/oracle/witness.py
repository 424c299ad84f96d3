"""The library and the second engine seen alike, so that they can be compared."""

import enum
from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from chickenfoot import (
    Draw,
    End,
    Move,
    Outcome,
    Pass,
    Play,
    RoundState,
    Rules,
    Tile,
    double_set,
    legal_moves,
    standings,
)
from tests.games import match_with
from tests.oracle import engine as oracle


def witness_rules(rules: Rules) -> oracle.OracleRules:
    """Tell the second engine the rules, each under the name it has here."""
    values: dict[str, Any] = {}
    for field in attrs.fields(Rules):
        value = getattr(rules, field.name)
        if isinstance(value, enum.Enum):
            value = value.name.lower()
        elif field.name in {"hand_size", "reserve"} and not isinstance(value, int):
            value = dict(value)
        if field.init:
            values[field.name] = value
    return oracle.OracleRules(**values)


def witness_round(start: RoundState) -> oracle.OracleRound:
    """Start the same round in the second engine.

    The leader matters only where nobody holds the opener, and there has the turn.
    """
    return oracle.OracleRound(
        witness_rules(start.rules),
        [[pair(tile) for tile in hand] for hand in start.hands],
        [pair(tile) for tile in start.boneyard],
        start.opener.high,
        leader=start.turn,
    )


def pair(tile: Tile) -> oracle.Tile:
    """Give a tile as the second engine knows it."""
    return tile.high, tile.low


def library_view(state: RoundState) -> dict[str, object]:
    """Give all there is to know of a state."""
    foot = state.layout.owed
    drawn = state.drawn
    return {
        "hands": [sorted(map(pair, hand)) for hand in state.hands],
        "boneyard": [pair(tile) for tile in state.boneyard],
        "placements": [
            (
                pair(placed.tile),
                None if placed.onto is None else pair(placed.onto),
                placed.pip,
                placed.seat,
            )
            for placed in state.layout.placements
        ],
        "ends": _ends(state.layout.ends),
        "foot": None if foot is None else (pair(foot.double), foot.placed, foot.needed),
        "targets": _ends(state.layout.targets),
        "turn": state.turn,
        "drawn": None if drawn is None else pair(drawn),
        "outcome": _outcome(state.outcome),
        "ply": state.ply,
        "legal": [str(move) for move in legal_moves(state)],
    }


def library_standings(rounds: Sequence[tuple[int, ...]]) -> list[oracle.Standing]:
    """Give the places of a match with these points, as the second engine does."""
    return [
        (
            place.rank,
            place.seat,
            place.points,
            place.zero_rounds,
            place.lowest_round,
            None if place.decided_by is None else place.decided_by.value,
        )
        for place in standings(match_with(*rounds))
    ]


def witness_view(state: oracle.OracleRound) -> dict[str, object]:
    """Give the same of a state of the second engine."""
    return {
        "hands": [sorted(hand) for hand in state.hands],
        "boneyard": state.boneyard,
        "placements": state.placements,
        "ends": sorted(state.ends()),
        "foot": state.foot(),
        "targets": sorted(state.targets()),
        "turn": state.turn,
        "drawn": state.drawn,
        "outcome": state.outcome,
        "ply": state.ply,
        "legal": state.legal(),
    }


def universe(max_pip: int) -> Iterator[Move]:
    """Yield every move there is with a set, and some with a tile it lacks."""
    tiles = double_set(min(max_pip + 1, 18))[: len(double_set(max_pip)) + 1]
    for tile in tiles:
        yield Play(tile, None)
        for onto in tiles:
            yield Play(tile, onto)
    yield Draw()
    yield Pass()


def _ends(ends: tuple[End, ...]) -> list[tuple[oracle.Tile, int]]:
    return sorted((pair(end.tile), end.pip) for end in ends)


def _outcome(outcome: Outcome | None) -> oracle.Outcome | None:
    if outcome is None:
        return None
    return ("blocked",) if outcome.seat is None else ("out", outcome.seat)
