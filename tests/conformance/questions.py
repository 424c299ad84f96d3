"""What the conformance cases ask, and how their questions are made from positions."""

import json
import random
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import attrs

import chickenfoot as cf
from chickenfoot.records import RoundRecord, dumps
from tests.positions import moves

Json = Any
Question = dict[str, Json]


class Case(NamedTuple):
    """A question with a name, and what it is about."""

    slug: str
    """The id, without the kind of the case; it never changes."""
    name: str
    """What the case shows, in plain words."""
    about: str
    """The numbers of rules and rulings, and house rules: `R12 12.2 arms`."""
    question: Question


class Try(NamedTuple):
    """Moves to be tried in a position, beside those that every position gets."""

    moves: str = ""


PLAIN: Final = cf.Rules()


def rules_json(rules: cf.Rules) -> Json:
    """Write the house rules that are not standard."""
    whole: dict[str, Json] = _written(rules)["rules"]
    standard: dict[str, Json] = _written(PLAIN)["rules"]
    return {name: value for name, value in whole.items() if value != standard[name]}


def _written(rules: cf.Rules) -> Json:
    tile = cf.Tile(0, 0)
    deal = cf.records.Deal(opener=tile, leader=0, hands=((), ()), boneyard=())
    return json.loads(dumps(RoundRecord(rules, deal)))


def deal_json(start: cf.RoundState) -> Json:
    """Write the deal of a round in which nobody has moved."""
    deal = json.loads(dumps(RoundRecord.of(start)))["deal"]
    return {name: deal[name] for name in ("opener", "leader", "hands", "boneyard")}


def start_json(start: cf.RoundState) -> Question:
    """Write the rules and the deal of a round in which nobody has moved."""
    return {"rules": rules_json(start.rules), "deal": deal_json(start)}


def one_round(start: cf.RoundState, *script: str | Try, effort: int = 1) -> Question:
    """Ask for a round with these moves, with tries where the script says so.

    In the last position there are always some.
    """
    state = start
    made: list[str] = []
    tries: list[list[str]] = [[]]
    for step in (*script, Try()):
        if isinstance(step, Try):
            more = telling_moves(state, effort)
            tries[-1] = list(dict.fromkeys([*tries[-1], *step.moves.split(), *more]))
            continue
        for move in moves(step):
            state = cf.apply_move(state, move)
            made.append(str(move))
            tries.append([])
    return {"ask": "round", **start_json(start), "moves": made, "tries": tries}


def telling_moves(
    state: cf.RoundState, effort: int = 1, seed: int | None = None
) -> list[str]:
    """List illegal moves, so many for each reason and rule that refuses one here.

    With a seed they are not the first ones but any.
    """
    found: dict[str, list[str]] = {}
    candidates = list(_candidates(state))
    if seed is not None:
        random.Random(seed).shuffle(candidates)
    for move in candidates:
        why = cf.why_illegal(state, move)
        if why is not None:
            same = found.setdefault(f"{why.rule} {why.reason}", [])
            if len(same) < effort:
                same.append(str(move))
    return [move for same in found.values() for move in same]


def _candidates(state: cf.RoundState) -> Iterable[cf.Move]:
    laid = [placed.tile for placed in state.layout.placements]
    hand = state.hands[state.turn]
    others = [
        tile
        for tile in cf.double_set(state.rules.max_pip)
        if tile not in (*hand, *laid)
    ]
    targets = [end.tile for end in state.layout.targets]
    yield from (cf.Draw(), cf.Pass())
    for tile in hand:
        for onto in (*reversed(laid), state.opener, *others[:1], None):
            yield cf.Play(tile, onto)
    # A tile of somebody else that would fit, then one that lies.
    for tile in (*others, *laid):
        for onto in (*targets, None):
            if onto is None or any(onto.has(pip) for pip in (tile.high, tile.low)):
                yield cf.Play(tile, onto)


def evolve(rules: cf.Rules = PLAIN, **changes: Any) -> cf.Rules:  # noqa: ANN401
    """Change rules."""
    return attrs.evolve(rules, **changes)
