"""Whole matches under each preset and each house rule, byte for byte.

`nox -s golden` writes the files anew and shows the difference, which is to be read:
each line of it is a change of the rules.
"""

import pytest

from tests.golden.play_through import FOLDER, all_cases, match_text
from tests.rulesets import name_of, single_house_rules

CASES = all_cases()


def on_file(name: str) -> str:
    """Read a file as it is, line ends too."""
    path = FOLDER / name
    return path.read_bytes().decode() if path.exists() else "no such file"


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_match_is_played_as_ever(name: str) -> None:
    """Deals, states, legal moves, ends, points and places are those of the file."""
    assert on_file(name) == match_text(CASES[name])


def test_every_house_rule_makes_a_difference() -> None:
    """The match is one in which each of them shows."""
    _, _, standard = on_file("rule-standard.txt").partition("\n")
    for changed in single_house_rules():
        name = f"rule-{name_of(changed)}.txt"
        assert standard != on_file(name).partition("\n")[2], name


def test_each_file_belongs_to_a_match() -> None:
    """A file of a house rule that is gone would tell nothing."""
    assert {path.name for path in FOLDER.glob("*.txt")} == CASES.keys()
