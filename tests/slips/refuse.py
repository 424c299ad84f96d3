"""Slips of a port, and which of them the conformance files refuse.

They are listed in `slips.txt`.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from chickenfoot._conformance.cases import Case
from tests.oracle import answers

Answer = Callable[[dict[str, Any]], Any]

MODULES: Final = ("engine", "reasons", "laws", "documents", "answers")
"""The second engine, each module after those that it imports."""
FOLDER: Final = Path(answers.__file__).parent
SOURCES: Final = {
    name: (FOLDER / f"{name}.py").read_text(encoding="utf-8") for name in MODULES
}


class Slip(NamedTuple):
    """One mistake."""

    about: str
    """The rule or house rule that it breaks, or what else it gets wrong."""
    what: str
    """What a port with this mistake believes."""
    module: str
    """The module of the second engine that is changed."""
    right: str
    wrong: str
    equivalent: str
    """Why no question can tell the two apart; empty if one can."""


def slips() -> Iterator[Slip]:
    """Yield all slips."""
    text = Path(__file__).with_name("slips.txt").read_text(encoding="utf-8")
    _head, *parts = text.split("\n== ")
    for part in parts:
        name, *blocks = part.strip("\n").split("\n\n")
        for block in blocks:
            head, *lines = block.splitlines()
            about, _, what = head.partition(": ")
            right, wrong, equivalent = (
                "\n".join(line[2:] for line in lines if line[0] == mark)
                for mark in "-+="
            )
            module = name.removesuffix(".py")
            yield Slip(about, what, module, right, wrong, equivalent)


def slipped(slip: Slip) -> Answer:
    """Return how the second engine answers with a slip.

    Raises:
        ValueError: The text that the slip replaces does not occur exactly once.
    """
    source = SOURCES[slip.module]
    if source.count(slip.right) != 1:
        raise ValueError(f"{slip.what}: found {source.count(slip.right)} times")
    sources = {**SOURCES, slip.module: source.replace(slip.right, slip.wrong)}
    names = {name: f"tests.oracle.{name}" for name in MODULES}
    before = {full: sys.modules[full] for full in names.values()}
    try:
        for name, full in names.items():
            sys.modules[full] = ModuleType(full)
            exec(compile(sources[name], full, "exec"), vars(sys.modules[full]))  # noqa: S102
        answer: Answer = vars(sys.modules[names["answers"]])["answer"]
    finally:
        sys.modules.update(before)
    return answer


def refused_by(answer: Answer, cases: Iterable[Case]) -> str | None:
    """Return the id of the first case that is not answered as it should be."""
    for case in cases:
        try:
            given = answer(case.question)
        except Exception:  # noqa: BLE001 - a slip may fail in any way
            return case.id
        if given != case.answer:
            return case.id
    return None
