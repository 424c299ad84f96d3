"""What happened in a round, by name, to see that a search for faults met it all."""

import enum
from collections.abc import Iterator

import attrs

from chickenfoot import (
    Draw,
    Move,
    Pass,
    Play,
    RoundState,
    Rules,
    Tile,
    legal_moves,
)
from chickenfoot.testing import PlayedRound

RARE = frozenset(
    {
        "a search",
        "a foot on the double-blank",
        "a tile drawn and kept",
        "a round blocked with an open foot",
        "going out on a double",
        "going out with the opener",
        "a dead layout played on",
        "a dead layout stopped",
        "several draws in a turn",
        "a missed turn",
        "arms that never all lay",
        "two completed feet",
    }
)


def wanted() -> set[str]:
    """Name everything that a long search has to meet."""
    values = {
        f"{field.name}={value}"
        for field in attrs.fields(Rules)
        if field.init
        for value in _values(field.default)
    }
    return {*RARE, *values}


def happened(played: PlayedRound) -> set[str]:
    """Name what happened in a round, and each house rule it was played under."""
    return {*_rules_of(played.states[0].rules), *_events(played)}


def is_dead(state: RoundState) -> bool:
    """Return whether no tile left anywhere fits what may be played on now (R13)."""
    left = {*state.boneyard}.union(*state.hands)
    targets = state.layout.targets
    return bool(state.layout.placements) and not any(
        tile.has(end.pip) for tile in left for end in targets
    )


def _values(standard: object) -> list[object]:
    if isinstance(standard, bool):
        return [False, True]
    if isinstance(standard, enum.Enum):
        return list(type(standard))
    return ["standard", "other"]


def _rules_of(rules: Rules) -> Iterator[str]:
    for field in attrs.fields(Rules):
        value = getattr(rules, field.name)
        if not isinstance(value, bool | enum.Enum):
            value = "standard" if value == field.default else "other"
        yield f"{field.name}={value}"


def _events(played: PlayedRound) -> Iterator[str]:
    for before, move in zip(played.states, played.moves, strict=False):
        yield from _events_of(before, move)
    yield from _events_of_end(played.states[-1])


def _events_of(before: RoundState, move: Move) -> Iterator[str]:
    fits = any(isinstance(legal, Play) for legal in legal_moves(before))
    if is_dead(before):
        yield "a dead layout played on"
    if isinstance(move, Draw):
        if not before.layout.placements:
            yield "a search"
        elif before.drawn is not None:
            yield "several draws in a turn"
    elif isinstance(move, Pass):
        if before.drawn is None:
            yield "a missed turn"
        elif fits:
            yield "a tile drawn and kept"


def _events_of_end(last: RoundState) -> Iterator[str]:
    foot, laid = last.layout.owed, last.layout.placements
    if any(placed.tile == Tile(0, 0) and placed.onto for placed in laid):
        yield "a foot on the double-blank"
    completed = sum(1 for placed in laid if placed.tile.is_double) - 1 - bool(foot)
    if completed > 1:
        yield "two completed feet"
    if last.outcome is not None and not last.outcome.is_blocked:
        if laid[-1].tile.is_double:
            alone = len(laid) == 1
            yield "going out with the opener" if alone else "going out on a double"
        return
    if foot is not None:
        opener = foot.double == last.opener
        yield (
            "arms that never all lay" if opener else "a round blocked with an open foot"
        )
    if is_dead(last) and last.boneyard:
        yield "a dead layout stopped"
