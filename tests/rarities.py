"""What happened in a round, by name, to see that a search for faults met it all."""

import enum
from collections.abc import Iterator

import attrs

from chickenfoot import (
    Blocked,
    Draw,
    Pass,
    Play,
    RoundState,
    Rules,
    Tile,
    WentOut,
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
    """Tell whether no tile left anywhere fits what may be played on now (R13)."""
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
    last = played.states[-1]
    foot, laid = last.layout.foot, last.layout.placements
    for before, move in zip(played.states, played.moves, strict=False):
        plays = [m for m in legal_moves(before) if isinstance(m, Play)]
        if isinstance(move, Draw) and not before.layout.placements:
            yield "a search"
        elif isinstance(move, Draw) and before.drawn is not None:
            yield "several draws in a turn"
        if isinstance(move, Pass) and before.drawn is not None and plays:
            yield "a tile drawn and kept"
        if isinstance(move, Pass) and before.drawn is None:
            yield "a missed turn"
        if is_dead(before):
            yield "a dead layout played on"
    if any(placed.tile == Tile(0, 0) and placed.onto for placed in laid):
        yield "a foot on the double-blank"
    if isinstance(last.outcome, Blocked):
        if foot is not None and foot.double != last.opener:
            yield "a round blocked with an open foot"
        if foot is not None and foot.double == last.opener:
            yield "arms that never all lay"
        if is_dead(last) and last.boneyard:
            yield "a dead layout stopped"
    if isinstance(last.outcome, WentOut) and laid[-1].tile.is_double:
        yield "going out on a double" if len(laid) > 1 else "going out with the opener"
    completed = sum(1 for placed in laid if placed.tile.is_double) - 1 - bool(foot)
    if completed > 1:
        yield "two completed feet"
