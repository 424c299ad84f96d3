"""The whole game tree counted, of small sets to the end and of double-9 to a depth.

The counts are facts about the rules, for whoever ports them: the conformance files have
each deal in full, with its rules, and in how many ways 0, 1, 2 … moves can be made from
it; rounds that are over are not gone on from.

A quick run counts as deep as a few thousand positions allow, `nox -s perft` all of it.
"""

import json
import os

import pytest

from chickenfoot._conformance.cases import Case
from tests.oracle.witness import witness_round
from tests.perft.game_tree import (
    cases,
    depth_within,
    library_counts,
    split,
    start_of,
    witness_counts,
)
from tests.rulesets import single_house_rules

DEEP = "CHICKENFOOT_DEEP" in os.environ
QUICK, WITNESSED = 4_000, 150
"""Positions that the library and the second engine count in a quick run."""

every_case = pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)


@every_case
def test_the_library_counts_the_tree(case: Case) -> None:
    """R1 to R13: as many ways to go on as the rules allow, at every depth."""
    counts = case.answer
    depth = len(counts) - 1 if DEEP else depth_within(counts, QUICK)
    found = library_counts(start_of(case), depth)
    for ply, (expected, actual) in enumerate(
        zip(counts[: depth + 1], found, strict=True)
    ):
        assert expected == actual, split(case, ply)


@every_case
def test_the_second_engine_counts_the_same(case: Case) -> None:
    """R1 to R13: the file is what an engine of another making finds."""
    counts = case.answer
    depth = len(counts) - 1 if DEEP else depth_within(counts, WITNESSED)
    assert counts[: depth + 1] == witness_counts(witness_round(start_of(case)), depth)


def test_most_trees_are_counted_to_their_end() -> None:
    """R13: there the last number is 0, since no round goes on any longer."""
    ended = [case for case in cases() if case.answer[-1] == 0]
    assert len(ended) > len(cases()) / 2


def test_every_house_rule_has_a_tree() -> None:
    """Each value of each house rule is played through in some case."""
    played = [case.question["rules"] for case in cases()]
    for changed in single_house_rules():
        plain = json.loads(json.dumps(changed))
        assert any(plain.items() <= rules.items() for rules in played), changed
