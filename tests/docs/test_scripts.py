"""The programs in the documentation, run as a reader would run them."""

import codeop
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
PAGE: Final = PROJECT / "docs" / "how-to" / "many-matches.md"
CONSOLE: Final = re.compile(r"```(?:pycon|python)\n(>>> .*?)```", re.DOTALL)
BLOCK: Final = re.compile(r'```\w+ title="(?P<title>[\w.]+)"\n(?P<text>[^`]*)```')
BLOCKS: Final = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the programs of the page."""
    for title, source in BLOCKS.items():
        if title.endswith(".py"):
            (tmp_path / title).write_text(source, encoding="utf-8")
    return tmp_path


def output_of(program: str, folder: Path) -> str:
    """Run a program and return what it prints."""
    done = subprocess.run(
        [sys.executable, program],
        cwd=folder,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        timeout=120,
    )
    return done.stdout


def test_matches_on_all_cores(folder: Path) -> None:
    """Processes count the wins that the page shows."""
    assert BLOCKS["output"] == output_of("many_matches.py", folder)


@pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None,
    reason="needs the dependency group `cluster`",
)
def test_matches_on_a_cluster(folder: Path) -> None:
    """A cluster on this machine counts the same wins."""
    assert BLOCKS["output"] == output_of("on_a_cluster.py", folder)


@pytest.mark.parametrize(
    "page",
    [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))],
    ids=lambda page: page.relative_to(PROJECT).as_posix(),
)
def test_consoles_can_be_typed(page: Path) -> None:
    """Each line goes into an interpreter as it stands, also the empty after a loop."""
    for session in CONSOLE.findall(page.read_text(encoding="utf-8")):
        typed: list[str] = []
        for line in session.splitlines():
            # Output comes only after an empty line, where there was a loop.
            typed.append(line[4:] if line.startswith((">>>", "...")) else "")
            if codeop.compile_command("\n".join(typed)) is not None:
                typed = []
