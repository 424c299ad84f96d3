"""The map of the code in the contributing guide is true.

`python -m tests.docs.test_contributing` draws its picture again.
"""

import importlib
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Final

import pytest

import chickenfoot as cf
from chickenfoot.records import MatchRecord, dumps, loads, resume

PROJECT: Final = Path(__file__).parents[2]
SOURCE: Final = PROJECT / "src" / "chickenfoot"
PICTURE: Final = PROJECT / "docs" / "assets" / "code-map.svg"
GUIDE: Final = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTIONS: Final = dict(
    re.findall(r"^##+ ([^\n]+)\n(.*?)(?=^##|\Z)", GUIDE, re.MULTILINE | re.DOTALL)
)
ROWS: Final[list[tuple[str, str]]] = re.findall(
    r"^\| (`.*?`) \| `(.*?)` \|", SECTIONS["The map of the code"], re.MULTILINE
)
WIDTH: Final = 440
ACROSS: Final = 3
"""As many boxes side by side can be read on a phone."""


def floors() -> list[list[str]]:
    """Return the subjects of each layer of the contract of imports."""
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    layers: list[str] = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    return [layer.split(" | ") for layer in layers]


def picture() -> str:
    """Draw the floors, with the boxes of one floor on a common ground."""
    parts: list[str] = []
    top = 0
    for subjects in floors():
        lines = [subjects[at : at + ACROSS] for at in range(0, len(subjects), ACROSS)]
        height = 38 * len(lines) + 6
        parts.append(f'<rect y="{top}" width="{WIDTH}" height="{height}" rx="6"/>')
        for number, names in enumerate(lines):
            parts += boxes(names, top=top + 6 + 38 * number)
        top += height + 8
    size = f'viewBox="0 0 {WIDTH} {top - 8}" width="{WIDTH}" height="{top - 8}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
            "<style>",
            "rect { fill: #d9e8e5 }",
            ".box { fill: #fff; stroke: #00695c }",
            ".game { fill: #00695c; stroke: #00695c }",
            "text { font: 15px ui-monospace, monospace; text-anchor: middle }",
            ".game + text { fill: #fff; font-weight: bold }",
            "</style>",
            *parts,
            "</svg>\n",
        ]
    )


def boxes(names: list[str], *, top: int) -> Iterator[str]:
    """Draw boxes side by side."""
    width = (WIDTH - 6) / len(names) - 6
    for number, name in enumerate(names):
        left = 6 + number * (width + 6)
        kind = "game" if name == "_core" else "box"
        yield (
            f'<rect class="{kind}" x="{left:.0f}" y="{top}" width="{width:.0f}"'
            ' height="32" rx="4"/>'
        )
        yield f'<text x="{left + width / 2:.0f}" y="{top + 21}">{name}</text>'


def called_by(action: Callable[[], object]) -> list[CodeType]:
    """Return the code of every function in the order of the first calls."""
    calls: dict[CodeType, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls.setdefault(frame.f_code)

    sys.setprofile(note)
    try:
        action()
    finally:
        sys.setprofile(None)
    return list(calls)


def named(file: str, name: str) -> object:
    """Return what a module of the library has under a name."""
    module = file.removesuffix(".py").replace("/", ".")
    return getattr(importlib.import_module(f"chickenfoot.{module}"), name)


def test_the_map_has_every_subject_once() -> None:
    """A folder or a file more or less is a name more or less."""
    subjects = {path.stem for path in SOURCE.iterdir()} - {"__init__", "__pycache__"}
    named = [name for names, _file in ROWS for name in re.findall(r"\w+", names)]
    assert sorted(subjects - {"py"}) == sorted(named)


@pytest.mark.parametrize(("names", "file"), ROWS)
def test_the_map_says_where_to_start(names: str, file: str) -> None:
    """In a file that exists."""
    assert (SOURCE / file).is_file(), names


def test_the_picture_shows_the_contract_of_imports() -> None:
    """Every layer is a floor, from the program at the top to the game at the bottom."""
    assert ["_core"] == floors()[-1]
    assert PICTURE.read_text(encoding="utf-8") == picture()


def small_round() -> cf.RoundState:
    """Return a round in which the first play may block, as nothing can be drawn."""
    return cf.set_up(
        cf.Rules(max_pip=2, hand_size=3, arms=1),
        hands=[
            [cf.Tile(2, 2), cf.Tile(1, 0), cf.Tile(0, 0)],
            [cf.Tile(2, 1), cf.Tile(2, 0), cf.Tile(1, 1)],
        ],
        boneyard=[],
    )


def saved_match(state: cf.RoundState) -> str:
    """Return the text of a match whose first round is finished."""
    record = MatchRecord(state.rules, seats=state.seats).with_round(state)
    while moves := cf.legal_moves(state):
        state = cf.apply_move(state, moves[0])
        record = record.with_move(moves[0])
    return dumps(record)


def check_walk(title: str, action: Callable[[], object]) -> None:
    """Check that an action calls the functions of a walk in their order."""
    steps = re.findall(r"^\d\. (?:`(.+?)`: `(\w+)`)?", SECTIONS[title], re.MULTILINE)
    functions = {
        value.__code__: step
        for step in steps
        if isinstance(value := named(*step), FunctionType)
    }
    assert len(functions) > 1
    calls = [functions[code] for code in called_by(action) if code in functions]
    assert list(functions.values()) == calls


def test_a_move_goes_the_way_of_the_guide() -> None:
    """Each file has what the walk names, and Python gets there in this order."""
    state = small_round()
    check_walk(
        "A move, from its text to the next state",
        lambda: cf.apply_move(state, cf.parse_move("2-2")),
    )


def test_a_saved_match_goes_the_way_of_the_guide() -> None:
    """Each file has what the walk names, and Python gets there in this order."""
    text = saved_match(small_round())
    check_walk(
        "A saved match, from its text to a state",
        lambda: resume(loads(text, MatchRecord)),
    )


def test_every_session_is_named() -> None:
    """The table of checks has each session of the noxfile."""
    noxfile = (PROJECT / "noxfile.py").read_text(encoding="utf-8")
    sessions = re.findall(
        r"^@nox\.session.*?^def (\w+)\(", noxfile, re.MULTILINE | re.DOTALL
    )
    named = re.findall(r"^\| `(\w+)` \|", SECTIONS["The checks"], re.MULTILINE)
    assert sorted(sessions) == sorted(named)


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
