"""The game tree counted by the library and by the second engine.

The trees are those of the conformance files, which `trees` deals.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

import attrs

from chickenfoot import RoundState, Rules, Tile, apply_move, deal, legal_moves, set_up
from chickenfoot._conformance import cases as conformance
from tests.conformance.questions import Case, start_json
from tests.oracle import engine as oracle
from tests.oracle.witness import witness_round
from tests.rulesets import TOGETHER, name_of, rules_from, single_house_rules

SMALL_TREE, LARGE_TREE = 2_000, 60_000
TREE: dict[str, Any] = {"max_pip": 4, "hand_size": 3, "arms": 2}
UNSEEN = {
    "rounds",
    "blank_points",
    "double_blank_points",
    "double_out_points",
}
"""House rules that make no difference to what is played in a round."""

State = TypeVar("State", RoundState, oracle.OracleRound)


def cases() -> list[conformance.Case]:
    """Read all trees."""
    return list(conformance.cases(["perft"]))


def start_of(case: conformance.Case) -> RoundState:
    """Set up the deal of a tree."""
    deal = case.question["deal"]
    return set_up(
        rules_from(case.question["rules"]),
        hands=[list(map(Tile.parse, hand)) for hand in deal["hands"]],
        boneyard=list(map(Tile.parse, deal["boneyard"])),
        opener=Tile.parse(deal["opener"]),
        leader=deal["leader"],
    )


def library_counts(state: RoundState, depth: int) -> list[int]:
    """Count the ways to make 0, 1 … `depth` moves, one by one."""
    counts = [0] * (depth + 1)

    def walk(state: RoundState, ply: int) -> None:
        counts[ply] += 1
        if ply < depth:
            for move in legal_moves(state):
                walk(apply_move(state, move), ply + 1)

    walk(state, 0)
    return counts


def witness_counts(state: oracle.OracleRound, depth: int) -> list[int]:
    """Count the same with the second engine."""
    counts = [0] * (depth + 1)

    def walk(state: oracle.OracleRound, ply: int) -> None:
        counts[ply] += 1
        if ply < depth:
            for text in state.legal():
                after = state.copy()
                after.apply(text)
                walk(after, ply + 1)

    walk(state, 0)
    return counts


def split(case: conformance.Case, depth: int) -> str:
    """Show, for each first move, what either engine counts behind it."""
    start = start_of(case)
    lines = [f"{case.id}, depth {depth}: library, second engine"]
    library = {
        str(move): library_counts(apply_move(start, move), depth - 1)[-1]
        for move in legal_moves(start)
    }
    second: dict[str, int] = {}
    for text in witness_round(start).legal():
        after = witness_round(start)
        after.apply(text)
        second[text] = witness_counts(after, depth - 1)[-1]
    for text in sorted({*library, *second}):
        mark = "" if library.get(text) == second.get(text) else "  <-- differs"
        lines.append(f"  {text}: {library.get(text)}, {second.get(text)}{mark}")
    return "\n".join(lines)


def depth_within(counts: list[int], positions: int) -> int:
    """Say how deep a count may go without visiting more positions than given."""
    depth = 0
    while depth + 1 < len(counts) and sum(counts[: depth + 2]) <= positions:
        depth += 1
    return depth


def trees() -> Iterator[Case]:
    """Yield questions for trees of fair size, two for each house rule."""
    tiny = {"max_pip": 2, "hand_size": 2, "arms": 2}
    all_changed: list[dict[str, Any]] = [{}, *single_house_rules(), *TOGETHER]
    for changed in all_changed:
        for seats in (2, 3):
            yield _telling_case(changed, seats)
    for seats in (2, 3):
        yield _case({}, tiny, seats, seed=1)
    for seats in (2, 4, 7):
        yield _case({}, {}, seats, seed=seats, limit=LARGE_TREE)


def _telling_case(changed: dict[str, Any], seats: int) -> Case:
    """Find a deal with a tree of fair size, where the house rule makes a difference."""
    unseen = changed.keys() <= UNSEEN or "next_held" in changed.values()
    values, plain = {**TREE, **changed}, {**TREE, **changed, **_standard(changed)}
    for seed in range(1, 2_000):
        counts, ends = _count(_deal(values, seats, seed), _after_each, SMALL_TREE)
        # Some rules make every tree long, and some every tree short.
        if (ends and sum(counts) > 60) or seed > 100:
            without, _ = _count(_deal(plain, seats, seed), _after_each, SMALL_TREE)
            if unseen or counts != without:
                return _case(changed, values, seats, seed)
    raise LookupError(f"no deal shows {changed}")


def _deal(values: dict[str, Any], seats: int, seed: int) -> RoundState:
    rules = rules_from(values)
    return deal(rules, seats=seats, rng=Random(seed))


def _standard(changed: dict[str, Any]) -> dict[str, Any]:
    """Take house rules back to the standard, as plain data."""
    standard = {
        field.name: getattr(field.default, "value", field.default)
        for field in attrs.fields(Rules)
    }
    return {name: TREE.get(name, standard[name]) for name in changed}


def _case(
    changed: dict[str, Any],
    values: dict[str, Any],
    seats: int,
    seed: int,
    limit: int = SMALL_TREE,
) -> Case:
    state = _deal(values, seats, seed)
    counts, ends = _count(witness_round(state), _after_each_text, limit)
    name = name_of(changed)
    question = {
        "ask": "perft",
        **start_json(state),
        # One level more shows that nothing follows the end.
        "depth": len(counts) - 1 + ends,
    }
    return Case(
        f"{name}-double-{state.rules.max_pip}-{seats}-seats",
        f"All ways to go on under {name}, double-{state.rules.max_pip}, {seats} seats",
        " ".join(["R4 R7 R9 R10 R13 13.10", *changed]),
        question,
    )


def _count(
    start: State, after_each: Callable[[State], list[State]], limit: int
) -> tuple[list[int], bool]:
    """Count as deep as `limit` positions go, and tell whether that is to the end."""
    frontier = [start]
    counts: list[int] = []
    while frontier and sum(counts) + len(frontier) <= limit:
        counts.append(len(frontier))
        frontier = [after for state in frontier for after in after_each(state)]
    return counts, not frontier


def _after_each(state: RoundState) -> list[RoundState]:
    return [apply_move(state, move) for move in legal_moves(state)]


def _after_each_text(state: oracle.OracleRound) -> list[oracle.OracleRound]:
    found: list[oracle.OracleRound] = []
    for text in state.legal():
        after = state.copy()
        after.apply(text)
        found.append(after)
    return found
