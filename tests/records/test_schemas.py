"""The JSON Schema files of the package describe all that is dumped."""

import json
import random
from collections.abc import Iterator
from importlib import resources
from typing import Any

import jsonschema
import pytest

import chickenfoot as cf
from chickenfoot.events import for_seat, move_events
from chickenfoot.records import Document, MatchRecord, dumps
from tests.games import play_match, record_of, viewers

KINDS = ("event", "match", "round", "scores", "view")


def schema_of(kind: str) -> Any:  # noqa: ANN401 - as json gives it
    """Read the schema of a format."""
    folder = resources.files("chickenfoot.records") / "schemas"
    return json.loads((folder / f"{kind}.json").read_text(encoding="utf-8"))


VALIDATORS: dict[str, Any] = {
    kind: jsonschema.Draft202012Validator(schema_of(kind)) for kind in KINDS
}


def documents() -> Iterator[Document]:
    """Yield documents of a small match and of a round by the standard rules."""
    rng = random.Random(4)
    small = cf.Rules(max_pip=3, hand_size={2: 3, 3: 2}, arms=2)
    for rules, seats in ((small, 3), (cf.Rules(), 2)):
        games, match = play_match(rules, seats=seats, rng=rng)
        yield match
        yield MatchRecord(rules, seats, [record_of(game) for game in games])
        yield record_of(games[0])
        yield cf.view(games[0].states[-1], None)
        for state, move in zip(games[0].states, games[0].moves, strict=False):
            # A view of each seat in turn, since the large ones take long to validate.
            yield cf.view(state, viewers(state)[state.ply % (seats + 1)])
            for event in move_events(state, move):
                yield from (for_seat(event, seat) for seat in viewers(state))


@pytest.mark.parametrize("kind", KINDS)
def test_schemas_are_schemas(kind: str) -> None:
    """Each file keeps to the draft of JSON Schema that it names."""
    jsonschema.Draft202012Validator.check_schema(schema_of(kind))


def test_every_dump_is_valid() -> None:
    """Whatever is dumped is valid by the schema of its format, and by no other."""
    kinds: set[str] = set()
    for text in {dumps(document) for document in documents()}:
        root = json.loads(text)
        kind = root["format"].removeprefix("chickenfoot-")
        kinds.add(kind)
        assert [] == [error.message for error in VALIDATORS[kind].iter_errors(root)]
    assert set(KINDS) == kinds


@pytest.mark.parametrize("kind", KINDS)
def test_schemas_are_strict(kind: str) -> None:
    """A document with a member too many or of the next version is not valid."""
    text = next(
        text for text in map(dumps, documents()) if f'"chickenfoot-{kind}"' in text
    )
    root = json.loads(text)
    assert VALIDATORS[kind].is_valid(root)
    assert not VALIDATORS[kind].is_valid(root | {"more": 1})
    assert not VALIDATORS[kind].is_valid(root | {"version": 2})
    assert not VALIDATORS[kind].is_valid({})
