"""Whole matches under each preset and each house rule, kept as digests.

`python -m tests.golden.matches NAME` prints one of them, ply by ply. To see what a
change did to it, print it before and after, and compare. Without a name, the command
writes `digests.txt` and `small.txt` again.
"""

import hashlib
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
DIGESTS = Path(__file__).with_name("digests.txt")
SMALL = Path(__file__).with_name("small.txt")


class Case(NamedTuple):
    """What a match depends on."""

    rules: Rules
    seats: int
    seed: int


SMALL_CASE = Case(Rules(max_pip=4, hand_size=3, arms=2, rounds=2), seats=2, seed=784)
"""A short match with most of what can happen, to be read as a whole."""


class Part(NamedTuple):
    """One state of a match as text, or what stands before or after a round."""

    line: str
    """The line of `digests.txt` that it belongs to."""
    text: str


def all_cases() -> dict[str, Case]:
    """Return all matches by name."""
    cases = {
        f"preset-{key}".replace("_", "-"): Case(preset.rules, seats=4, seed=1)
        for key, preset in PRESETS.items()
    }
    for changed in ({}, *single_house_rules(), *TOGETHER):
        values: dict[str, Any] = {**BASE, **changed}
        cases[name_of(changed)] = Case(rules_from(values), seats=3, seed=SEED)
    return cases


def parts(case: Case) -> Iterator[Part]:
    """Play a match with moves at random, and yield all that happens as text."""
    rng = Random(case.seed)
    match = start_match(case.rules, seats=case.seats)
    while not match.is_over:
        state = deal_round(match, rng=rng)
        line = f"round {len(match.scores) + 1}"
        yield Part(line, "\n".join(_deal_of(state)))
        while moves := legal_moves(state):
            # `random()` promises the same numbers in every version of Python.
            move = moves[int(rng.random() * len(moves))]
            yield Part(line, "\n".join([*_lines_of(state), f"  > {move}"]))
            state = apply_move(state, move)
        match = finish_round(match, state)
        points = f"  points: {match.scores[-1].points}, totals: {match.totals}"
        yield Part(line, "\n".join([*_lines_of(state), points, ""]))
    places = [
        f"place {place.rank}: seat {place.seat}, {place.points} points, "
        f"zero rounds: {place.zero_rounds}, lowest round: {place.lowest_round}, "
        f"decided by: {place.decided_by and place.decided_by.name.lower()}"
        for place in standings(match)
    ]
    yield Part("places", "\n".join(places))


def _deal_of(state: RoundState) -> Iterator[str]:
    yield f"opener {state.opener}"
    for seat, hand in enumerate(state.hands):
        yield f"  seat {seat}: {_row(hand)}"
    yield f"  boneyard: {' '.join(map(str, state.boneyard))}"


def _lines_of(state: RoundState) -> Iterator[str]:
    drawn = "" if state.drawn is None else f", drew {state.drawn}"
    sizes = " ".join(str(len(hand)) for hand in state.hands)
    yield f"{state.ply}. seat {state.turn}{drawn}: {_row(state.hands[state.turn])}"
    yield f"  hands: {sizes}, boneyard: {len(state.boneyard)}"
    foot, layout = state.layout.owed, state.layout
    if foot is not None:
        yield f"  foot: {foot.double}, {foot.placed} of {foot.needed}"
    if layout.ends:
        yield f"  ends: {' '.join(map(str, layout.ends))}"
    if state.outcome is None:
        yield f"  legal: {' '.join(map(str, legal_moves(state)))}"
    elif state.outcome.is_blocked:
        yield "  over: blocked"
    else:
        yield f"  over: seat {state.outcome.seat} went out"


def _row(hand: tuple[Tile, ...]) -> str:
    return " ".join(map(str, hand))


def match_text(case: Case) -> str:
    """Write a match down, ply by ply."""
    return "".join(f"{part.text}\n" for part in parts(case))


def digests(played: list[Part]) -> dict[str, str]:
    """Return the running SHA-256 of a match, two hex digits after each of its parts.

    A match that goes another way therefore has other digits from that ply on. The whole
    digest stands at the end.
    """
    running = hashlib.sha256()
    found: dict[str, str] = {}
    for part in played:
        running.update(f"{part.text}\n".encode())
        found[part.line] = found.get(part.line, "") + running.hexdigest()[:2]
    return {**found, "whole": running.hexdigest()}


def first_difference(case: Case, kept: dict[str, str]) -> str:
    """Show the first part of a match that is not the one on file; "" if all are."""
    played = list(parts(case))
    found = digests(played)
    index = dict.fromkeys(found, 0)
    for part in played:
        at = index[part.line]
        index[part.line] += 2
        pair = slice(at, at + 2)
        if kept.get(part.line, "")[pair] != found[part.line][pair]:
            return f"{part.line} goes another way from here on:\n{part.text}"
    return "" if found == kept else "the match on file is longer, or differs unseen"


def on_file() -> dict[str, dict[str, str]]:
    """Read the digests of all matches, by name."""
    matches: dict[str, dict[str, str]] = {}
    for block in DIGESTS.read_text(encoding="utf-8").split("\n\n"):
        name, *lines = block.strip().splitlines()
        matches[name] = dict(line.strip().split(": ") for line in lines)
    return matches


def write() -> None:
    """Write all files again, and name the matches that have changed."""
    before = on_file() if DIGESTS.exists() else {}
    blocks: list[str] = []
    for name, case in all_cases().items():
        found = digests(list(parts(case)))
        lines = [f"  {key}: {value}\n" for key, value in found.items()]
        blocks.append("".join([f"{name}\n", *lines]))
        if before.get(name) != found:
            sys.stdout.write(f"{name} has changed\n")
    DIGESTS.write_text("\n".join(blocks), encoding="utf-8", newline="\n")
    SMALL.write_text(match_text(SMALL_CASE), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.write(match_text(all_cases()[sys.argv[1]]))
    else:
        write()
