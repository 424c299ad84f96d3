"""Whole matches under each preset and each house rule are played as ever.

A match that is not is a change of the rules. `nox -s golden` accepts it, and
`python -m tests.golden.matches NAME` prints a match.
"""

import attrs
import pytest

from tests.golden.matches import (
    SMALL,
    SMALL_CASE,
    Case,
    all_cases,
    digests,
    first_difference,
    match_text,
    on_file,
    parts,
)
from tests.rulesets import name_of, single_house_rules

CASES = all_cases()
ON_FILE = on_file()


def test_the_small_match_is_played_as_ever() -> None:
    """Deals, states, legal moves, ends, points and places are those of the file."""
    assert SMALL.read_bytes().decode() == match_text(SMALL_CASE)


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_match_is_played_as_ever(name: str) -> None:
    """The text of the match has the digest on file."""
    assert "" == first_difference(CASES[name], ON_FILE[name])


def test_there_is_a_digest_for_each_match_and_no_other() -> None:
    """A house rule that is gone or has a new name leaves no digest behind."""
    assert CASES.keys() == ON_FILE.keys()


def test_every_house_rule_makes_a_difference() -> None:
    """The match is one in which each of them shows."""
    standard = ON_FILE["standard"]["whole"]
    same = [
        name
        for name in map(name_of, single_house_rules())
        if ON_FILE[name]["whole"] == standard
    ]
    assert [] == same


def test_the_first_difference_is_shown() -> None:
    """A match that goes another way is shown from the first state that differs."""
    kept = digests(list(parts(SMALL_CASE)))
    changed = attrs.evolve(SMALL_CASE.rules, voluntary_draw=True)
    shown = first_difference(Case(changed, *SMALL_CASE[1:]), kept)
    line, _, text = shown.partition("\n")
    assert "round 1 goes another way from here on:" == line
    assert "legal: 4-0@4-4 4-1@4-4 4-2@4-4 draw" in text
