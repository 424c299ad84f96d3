"""The game tree counted by the library and by the second engine."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypedDict, TypeVar

import attrs

from chickenfoot import RoundState, Rules, Tile, apply_move, deal, legal_moves, set_up
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

DATA = Path(__file__).with_name("counts.json")


class Case(TypedDict):
    """One deal and the number of ways to make 0, 1, 2 … moves from it."""

    name: str
    rules: dict[str, Any]
    opener: int
    leader: int
    hands: list[str]
    boneyard: str
    ends: bool
    """Whether the tree was counted to its end."""
    counts: list[int]


def cases() -> list[Case]:
    """Read all cases."""
    read: list[Case] = json.loads(DATA.read_text(encoding="utf-8"))
    return read


def start_of(case: Case) -> RoundState:
    """Set up the deal of a case."""
    return set_up(
        rules_from(case["rules"]),
        hands=[[Tile.parse(text) for text in hand.split()] for hand in case["hands"]],
        boneyard=[Tile.parse(text) for text in case["boneyard"].split()],
        opener=Tile(case["opener"], case["opener"]),
        leader=case["leader"],
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


def split(case: Case, depth: int) -> str:
    """Show, for each first move, what either engine counts behind it."""
    start = start_of(case)
    lines = [f"{case['name']}, depth {depth}: library, second engine"]
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


def new_cases() -> list[Case]:
    """Deal anew all that is to be counted, and count it with the second engine."""
    tiny = {"max_pip": 2, "hand_size": 2, "arms": 2}
    all_changed: list[dict[str, Any]] = [{}, *single_house_rules(), *TOGETHER]
    return [
        *(_telling_case(changed, seats) for changed in all_changed for seats in (2, 3)),
        *(_case({}, tiny, seats, seed=1) for seats in (2, 3)),
        *(_case({}, {}, seats, seed=seats, limit=LARGE_TREE) for seats in (2, 4, 7)),
    ]


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
    return {
        "name": f"{name_of(changed)}, double-{state.rules.max_pip}, {seats} seats",
        "rules": values,
        "opener": state.opener.high,
        "leader": 0,
        "hands": [" ".join(map(str, hand)) for hand in state.hands],
        "boneyard": " ".join(map(str, state.boneyard)),
        "ends": ends,
        "counts": counts,
    }


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


if __name__ == "__main__":
    text = json.dumps(new_cases(), indent=1)
    DATA.write_text(f"{text}\n", encoding="utf-8")
