"""The map of the code in the contributing guide is true."""

import re
import tomllib
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parents[2]
GUIDE: Final = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAP: Final = re.findall(
    r"^\| `(\w+)` \|", GUIDE.partition("## The map of the code")[2], re.MULTILINE
)


def test_the_map_has_every_module_once() -> None:
    """A subject more or less is a line more or less."""
    subjects = {path.stem for path in (PROJECT / "src/chickenfoot").iterdir()}
    assert subjects - {"__init__", "__pycache__", "py"} == set(MAP)


def test_the_map_goes_down_level_by_level() -> None:
    """Rows follow the contract of imports, neighbours in any order."""
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    layers: list[str] = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    level = {
        module: number
        for number, layer in enumerate(layers, start=1)
        for module in layer.split(" | ")
    }
    levels = [level.get(module, 0) for module in MAP]
    assert sorted(levels) == levels


def test_every_session_is_named() -> None:
    """The table of checks has each session of the noxfile."""
    noxfile = (PROJECT / "noxfile.py").read_text(encoding="utf-8")
    sessions = re.findall(
        r"^@nox\.session.*?^def (\w+)\(", noxfile, re.MULTILINE | re.DOTALL
    )
    named = re.findall(
        r"^\| `(\w+)` \|", GUIDE.partition("## How a change")[0], re.MULTILINE
    )
    assert sorted(sessions) == sorted(named)
