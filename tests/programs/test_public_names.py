"""The programs of this folder use public names alone."""

import re
from pathlib import Path

import pytest

PROGRAMS = sorted(Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_a_program_uses_public_names_alone(program: Path) -> None:
    """Nothing of the library that starts with an underscore, and no helper of tests."""
    source = program.read_text(encoding="utf-8")
    assert not re.search(r"chickenfoot\._|from chickenfoot[\w.]* import _", source)
    assert not re.search(r"^(from|import) tests\b", source, re.MULTILINE)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_a_program_is_short(program: Path) -> None:
    """It fits on two screens, its test included."""
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 120
