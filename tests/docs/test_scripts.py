"""The programs in the documentation, run as a reader would run them."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PAGE: Final = Path(__file__).parents[2] / "docs" / "how-to" / "many-matches.md"
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
