"""The conformance files are as the library plays, byte for byte, and well formed."""

import json
from importlib import resources
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource

import chickenfoot as cf
from tests.conformance.files import FOLDER, KINDS, text_of
from tests.oracle.engine import oracle_standings

every_kind = pytest.mark.parametrize("kind", KINDS)


def read(kind: str) -> Any:  # noqa: ANN401 - as json gives it
    """Read a file as it is stored."""
    return json.loads((FOLDER / f"{kind}.json").read_text(encoding="ascii"))


@every_kind
def test_files_are_up_to_date(kind: str) -> None:
    """A file made now is the stored one, byte for byte."""
    stored = (FOLDER / f"{kind}.json").read_bytes()
    assert stored == text_of(kind).encode("ascii")


def validator() -> Any:  # noqa: ANN401 - what the library gives
    """Return the validator of all files, which knows the schemas of the package."""
    folder = resources.files("chickenfoot.records") / "schemas"
    schemas = [
        json.loads((folder / f"{kind}.json").read_text(encoding="utf-8"))
        for kind in ("event", "match", "round", "view")
    ]
    registry = Registry[Any]().with_resources(
        (schema["$id"], Resource[Any].from_contents(schema)) for schema in schemas
    )
    return jsonschema.Draft202012Validator(read("schema"), registry=registry)


@every_kind
def test_files_fit_the_schema(kind: str) -> None:
    """Every stored file is valid by the schema."""
    root = read(kind)
    # A few cases stand for all: each has the shape that one function gives it.
    root["cases"] = root["cases"][:3] + root["cases"][-1:]
    assert [] == [error.message for error in validator().iter_errors(root)]


def test_there_are_no_other_files() -> None:
    """Every stored file is made, or is the guide or the schema."""
    stored = {path.name for path in FOLDER.iterdir()}
    assert stored == {"README.md", "schema.json", *(f"{kind}.json" for kind in KINDS)}


def test_names_are_unique() -> None:
    """A port can cite a case by its file and name."""
    for kind in KINDS:
        names = [case["name"] for case in read(kind)["cases"]]
        assert len(set(names)) == len(names)


def test_every_reason_occurs() -> None:
    """Each reason for which a state refuses a move has an example."""
    found = {
        refusal["reason"]
        for case in read("positions")["cases"]
        for refusal in case["refusals"]
    }
    expected = {reason.value for reason in cf.Reason} - {"not_your_turn"}
    assert expected == found


def test_the_witness_agrees_on_standings() -> None:
    """The second engine gives the stored standings."""
    for case in read("standings")["cases"]:
        if not case["points"]:
            continue
        by_seat = oracle_standings(case["points"])
        expected = [(place[0], place[1], place[2]) for place in by_seat]
        assert expected == [
            (place["rank"], place["seat"], place["points"])
            for place in case["standings"]
        ]
