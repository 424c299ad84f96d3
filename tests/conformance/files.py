"""Make the conformance files: `python -m tests.conformance.files [KIND ...]`.

They are for those who write the game in another language. Each case is a question of
the protocol and the answer. The answers come from the library, and the second engine
has to give the same ones, or nothing is written.
"""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from chickenfoot._conformance.answers import answer
from tests.cases.table import CASES as WORKED
from tests.cases.table import Case as Worked
from tests.cases.table import See
from tests.conformance import laws, places, played
from tests.conformance.questions import Case, Json, Try, one_round
from tests.conformance.rulings_drawing import DRAWING
from tests.conformance.rulings_end import END, FEET
from tests.conformance.rulings_start import SEARCH, START
from tests.conformance.rulings_turns import TURNS
from tests.conformance.schema import schema
from tests.oracle.answers import answer as second_answer
from tests.perft.game_tree import trees

FOLDER: Final = Path(__file__).parents[2] / "src/chickenfoot/_conformance/files"


def rulings() -> Iterable[Case]:
    """Yield the cases of rulings, and those that were worked out on paper."""
    yield from (*START, *SEARCH, *TURNS, *DRAWING, *FEET, *END)
    yield from map(_worked, WORKED)


def _worked(worked: Worked) -> Case:
    rule, _, fact = worked.fact.partition(": ")
    script = [
        Try(" ".join(step.refused)) if isinstance(step, See) else step
        for step in worked.script
    ]
    question = one_round(worked.start, *script)
    fields = set(question["rules"]) - {"max_pip", "hand_size", "arms"}
    about = " ".join([rule, *sorted(fields)])
    slug = "worked-" + "".join(c if c.isalnum() else "-" for c in fact.lower())
    return Case("-".join(slug.replace("-", " ").split()), fact, about, question)


KINDS: Final[dict[str, Callable[[], Iterable[Case]]]] = {
    "notation": lambda: laws.NOTATION,
    "rules": lambda: laws.RULES,
    "starts": lambda: laws.STARTS,
    "deals": lambda: places.DEALS,
    "rulings": rulings,
    "rounds": played.rounds,
    "views": played.views,
    "events": played.events,
    "points": lambda: places.POINTS,
    "standings": lambda: places.STANDINGS,
    "matches": played.matches,
    "perft": trees,
}
"""The cases of each file."""


def text(kind: str) -> str:
    """Return the text of a file, with one case a line.

    Raises:
        ValueError: The library and the second engine do not agree.
    """
    lines = [_line(_written(kind, case)) for case in KINDS[kind]()]
    joined = ",\n".join(lines)
    head = f'"format":"chickenfoot-conformance","version":1,"kind":"{kind}"'
    return f'{{{head},"cases":[\n{joined}\n]}}\n'


def _written(kind: str, case: Case) -> dict[str, Json]:
    question = json.loads(json.dumps(case.question))
    answers = [json.loads(_line(ask(question))) for ask in (answer, second_answer)]
    if answers[0] != answers[1]:
        raise ValueError(f"{kind}/{case.slug}: {answers[0]} or {answers[1]}")
    return {
        "id": f"{kind}/{case.slug}",
        "name": case.name,
        "about": sorted(set(case.about.split()), key=_rank),
        "question": question,
        "answer": answers[1],
    }


def _rank(number: str) -> tuple[int, list[int], str]:
    """Put rules before rulings before house rules."""
    if number[0] == "R":
        return 0, [int(number[1:])], ""
    if number[0].isdigit():
        return 1, list(map(int, number.split("."))), ""
    return 2, [], number


def _line(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"))


def main() -> None:
    """Write the files of the kinds that are named, or all."""
    for kind in sys.argv[1:] or KINDS:
        path = FOLDER / f"{kind}.json"
        path.write_text(text(kind), encoding="ascii", newline="\n")
    written = json.dumps(schema(), indent=1)
    path = FOLDER / "schema.json"
    path.write_text(f"{written}\n", encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
