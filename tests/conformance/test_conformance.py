"""The conformance files: what is in them, and that both engines give their answers."""

import json
import re
from pathlib import Path
from typing import Any, Final

import attrs
import jsonschema
import pytest

import chickenfoot as cf
from chickenfoot._conformance.answers import answer
from chickenfoot._conformance.cases import Case, cases
from tests.conformance.files import FOLDER, KINDS, text
from tests.oracle.answers import answer as second_answer
from tests.rulesets import single_house_rules

MOST_BYTES: Final = 1_500_000
BOOK: Final = Path(__file__).parents[2] / "docs/rules"
NO_MATTER_OF_PROGRAMS: Final = {
    "2.3": "a record has no partners",
    "3.4": "a program deals by numbers",
    "6.4": "a program accepts no illegal play",
    "7.5": "a layout takes no room",
    "8.3": "the sides of the opener have no names",
    "12.8": "a program calls every foot",
    "13.9": "there is no such call",
    "14.7": "a program keeps score",
    "16.5": "a source",
}
"""Rulings that no program can get wrong, and why."""

every_kind = pytest.mark.parametrize("kind", KINDS)
EVERY: Final = list(cases())


def read(kind: str) -> Any:  # noqa: ANN401 - as json gives it
    """Read a file as it is stored."""
    return json.loads((FOLDER / f"{kind}.json").read_text(encoding="ascii"))


# The trees are counted in `tests/perft`.
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "perft"])
def test_files_are_up_to_date(kind: str) -> None:
    """A file made now is the stored one, byte for byte, and both engines agree."""
    stored = (FOLDER / f"{kind}.json").read_bytes()
    assert stored == text(kind).encode("ascii")


def test_trees_are_those_that_are_asked_for() -> None:
    """Both engines count a tree as the file does."""
    smallest = min(cases(["perft"]), key=lambda case: sum(case.answer))
    assert smallest.answer == answer(smallest.question)
    assert smallest.answer == second_answer(smallest.question)


@every_kind
def test_files_fit_the_schema(kind: str) -> None:
    """Every stored file is valid by the schema, which needs no other file."""
    root = read(kind)
    cases = sorted(root["cases"], key=lambda case: len(str(case)))
    root["cases"] = [cases[0], cases[len(cases) // 2]]
    validator: Any = jsonschema.Draft202012Validator(read("schema"))
    assert [] == [error.message for error in validator.iter_errors(root)]
    root["cases"][0]["answer"] = "wrong"
    assert not validator.is_valid(root)


def test_the_schema_is_up_to_date() -> None:
    """A schema made now is the stored one."""
    from tests.conformance.schema import schema  # noqa: PLC0415 - only needed here

    assert read("schema") == json.loads(json.dumps(schema()))


def test_there_are_no_other_files() -> None:
    """Every stored file is made, or is the guide or the schema."""
    stored = {path.name for path in FOLDER.iterdir()}
    assert stored == {"README.md", "schema.json", *(f"{kind}.json" for kind in KINDS)}


def test_files_are_small() -> None:
    """All files together can be kept beside any port."""
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    assert MOST_BYTES > size


def test_ids_and_names_are_unique() -> None:
    """A case can be cited by its id, and found by its name."""
    assert len(EVERY) == len({case.id for case in EVERY})
    assert len(EVERY) == len({(case.id.split("/")[0], case.name) for case in EVERY})


def test_every_reason_occurs() -> None:
    """Each reason for which a state refuses a move has an example."""
    found = {
        refusal.split()[1]
        for case in cases(["rulings", "rounds"])
        for position in case.answer["positions"]
        for refusal in position["refusals"]
        if refusal is not None
    }
    # Only a view says whose turn it is not.
    assert {reason.value for reason in cf.Reason} - {"not_your_turn"} == found


def about() -> dict[str, list[str]]:
    """Return the ids of the cases about each rule, ruling and house rule."""
    found: dict[str, list[str]] = {}
    for case in EVERY:
        for number in case.about:
            found.setdefault(number, []).append(case.id)
    return found


def test_every_rule_has_cases() -> None:
    """R1 to R16 have three cases at least."""
    found = about()
    assert [] == [k for k in range(1, 17) if len(found.get(f"R{k}", ())) < 3]


def test_every_ruling_has_a_case() -> None:
    """Each ruling of the book that a program can get wrong is shown by a case."""
    ruling = re.compile(r"^### ([0-9]+\.[0-9]+) ", re.MULTILINE)
    book = {
        number
        for page in BOOK.glob("*.md")
        for number in ruling.findall(page.read_text(encoding="utf-8"))
    }
    shown = {number for number in about() if number[0].isdigit()}
    assert book == shown | set(NO_MATTER_OF_PROGRAMS)
    assert not shown & set(NO_MATTER_OF_PROGRAMS)


def test_every_house_rule_has_cases() -> None:
    """Each field of the rules is the subject of three cases at least."""
    found = about()
    fields = [field.name for field in attrs.fields(cf.Rules) if field.init]
    assert [] == [name for name in fields if len(found.get(name, ())) < 3]
    named = {number for number in found if number[0].islower()}
    assert named <= set(fields)


def test_every_choice_is_played() -> None:
    """Each value of each house rule is played through in a round, with a foot."""
    played = [case for case in EVERY if case.question["ask"] == "round"]
    for changed in single_house_rules():
        plain = json.loads(json.dumps(changed))
        (name,) = plain
        if not isinstance(plain[name], str | bool):
            continue
        rounds = [c for c in played if plain.items() <= c.question["rules"].items()]
        assert any(map(has_foot, rounds)), changed


def has_foot(case: Case) -> bool:
    """Return whether a double was played on another tile in a round."""
    plays = [move.split("@") for move in case.question["moves"] if "@" in move]
    return any(len(set(tile.split("-"))) == 1 for tile, _ in plays)
