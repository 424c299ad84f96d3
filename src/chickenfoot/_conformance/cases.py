"""The conformance files, which come with the package."""

import json
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final, final

import attrs

FILES: Final = resources.files("chickenfoot._conformance") / "files"

KINDS: Final = (
    "notation",
    "rules",
    "starts",
    "deals",
    "rulings",
    "rounds",
    "views",
    "events",
    "points",
    "standings",
    "matches",
    "perft",
)
"""The files in the order in which a port needs them."""


@final
@attrs.frozen
class Case:
    """A question with the answer that is right."""

    id: str
    """The kind of the case and its name there; it never changes."""
    name: str
    """What it shows, in plain words."""
    about: tuple[str, ...] = attrs.field(converter=tuple[str, ...])
    """The rules, rulings and house rules that it is about."""
    question: dict[str, Any]
    """What an engine is asked."""
    answer: Any
    """What it has to answer."""


def cases(kinds: Iterable[str] = KINDS) -> Iterator[Case]:
    """Yield the cases of these kinds."""
    for kind in kinds:
        text = (FILES / f"{kind}.json").read_text(encoding="ascii")
        for case in json.loads(text)["cases"]:
            yield Case(**case)


def write_files(folder: Path) -> list[str]:
    """Write all files into a folder, and return their names."""
    names = sorted(file.name for file in FILES.iterdir())
    for name in names:
        (folder / name).write_bytes((FILES / name).read_bytes())
    return names
