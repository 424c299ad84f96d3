"""Whole matches written down, ply by ply: for people to read and tests to compare.

`python -m tests.golden.play_through` writes all files of `tests/golden` again and shows
what that changes.
"""

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from chickenfoot import (
    RoundState,
    Rules,
    Tile,
    apply_move,
    deal_round,
    finish_round,
    legal_moves,
    standings,
    start_match,
)
from chickenfoot.presets import PRESETS
from tests.rulesets import BASE, TOGETHER, name_of, rules_from, single_house_rules

SEED = 37
"""A match in which each single house rule makes a difference."""
FOLDER = Path(__file__).parent


class Case(NamedTuple):
    """What a match depends on."""

    rules: Rules
    seats: int
    seed: int


def all_cases() -> dict[str, Case]:
    """Give the match that each file tells of, by the name of the file."""
    cases: dict[str, Case] = {}
    for key, preset in PRESETS.items():
        name = key.replace("_", "-")
        cases[f"preset-{name}.txt"] = Case(preset.rules, seats=4, seed=1)
    for changed in ({}, *single_house_rules(), *TOGETHER):
        values: dict[str, Any] = {**BASE, **changed}
        name = name_of(changed)
        cases[f"rule-{name}.txt"] = Case(rules_from(values), seats=3, seed=SEED)
    return cases


def match_text(case: Case) -> str:
    """Play a match with moves at random and write it down."""
    rules, seats, seed = case
    rng = Random(seed)
    match = start_match(rules, seats=seats)
    lines = [f"{rules!r}, {seats} seats"]
    while not match.is_over:
        state = deal_round(match, rng=rng)
        lines += ["", f"round {len(match.scores) + 1}, opener {state.opener}"]
        lines += [
            f"  seat {seat}: {_row(hand)}" for seat, hand in enumerate(state.hands)
        ]
        lines += [f"  boneyard: {' '.join(map(str, state.boneyard))}"]
        while moves := legal_moves(state):
            # Promised to be the same in every version of Python.
            move = moves[int(rng.random() * len(moves))]
            lines += [*_lines_of(state), f"  > {move}"]
            state = apply_move(state, move)
        lines += _lines_of(state)
        match = finish_round(match, state)
        lines += [f"  points: {match.scores[-1].points}, totals: {match.totals}"]
    lines += ["", *map(str, standings(match))]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _lines_of(state: RoundState) -> Iterator[str]:
    drawn = "" if state.drawn is None else f", drew {state.drawn}"
    sizes = " ".join(str(len(hand)) for hand in state.hands)
    yield f"{state.ply}. seat {state.turn}{drawn}: {_row(state.hands[state.turn])}"
    yield f"  hands: {sizes}, boneyard: {len(state.boneyard)}"
    foot, layout = state.layout.foot, state.layout
    if foot is not None:
        yield f"  foot: {foot.double}, {foot.placed} of {foot.needed}"
    if layout.ends:
        yield f"  ends: {' '.join(map(str, layout.ends))}"
    if state.outcome is not None:
        yield f"  {state.outcome}"
    else:
        yield f"  legal: {' '.join(map(str, legal_moves(state)))}"


def _row(hand: frozenset[Tile]) -> str:
    return " ".join(map(str, sorted(hand)))


def differences(files: dict[str, str]) -> str:
    """Show how the files of the folder differ from these."""
    shown: list[str] = []
    for name in sorted({*files, *(path.name for path in FOLDER.glob("*.txt"))}):
        path = FOLDER / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        shown += difflib.unified_diff(
            old.splitlines(keepends=True),
            files.get(name, "").splitlines(keepends=True),
            f"{name} as it was",
            f"{name} as it is",
        )
    return "".join(shown)


def write(files: dict[str, str]) -> None:
    """Make the folder hold these files and no other."""
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    played = {name: match_text(case) for name, case in all_cases().items()}
    sys.stdout.write(differences(played) or "nothing has changed\n")
    write(played)
