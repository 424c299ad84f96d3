"""The typed documents: what is written has these types, and the schemas follow them."""

import json
import random
import subprocess
import sys
import typing
from collections.abc import Iterator
from typing import Any, cast

import jsonschema
import pytest

import chickenfoot as cf
from chickenfoot import events, hosting, wire, wording
from chickenfoot.records import Document, Sendable, dumps, loads, to_dict
from tests.records.schemas import FOLDER, KINDS, texts

RULES = cf.Rules(max_pip=3, hand_size={2: 2}, arms=2)


def sendables() -> Iterator[Sendable]:
    """Yield values of every kind, from a match in which a client asks too late."""
    rng = random.Random(3)
    hosted = hosting.HostedMatch.start(RULES, seats=2)
    while not hosted.match.is_over:
        if hosted.state is None:
            hosted = hosted.deal(rng=rng)
        state, position = hosted.state, hosted.position
        assert state is not None
        assert position is not None
        answer = hosted.request(
            state.turn, str(position), str(cf.legal_moves(state)[0])
        )
        assert isinstance(answer, hosting.Accepted)
        for number, event in enumerate(answer.for_seat(1)):
            yield event
            yield wording.event_message(event, 1, number=number, position=position)
        yield hosted.view(0)
        yield hosted.record
        yield hosted.record.rounds[-1]
        yield hosted.match
        yield cf.view(state, None)
        hosted = answer.hosted
    yield hosted.view(None)
    yield RULES
    yield hosted.match.scores[0]
    yield cf.standings(hosted.match)
    late = dealt_again(rng)
    yield late
    assert late.illegality is not None
    yield late.illegality
    yield hosting.Rejected(hosting.RejectionReason.NO_ROUND, "no round is dealt (R15)")


def dealt_again(rng: random.Random) -> hosting.Rejected:
    """Return the answer to an illegal request."""
    hosted = hosting.HostedMatch.start(RULES, seats=2).deal(rng=rng)
    answer = hosted.request(None, str(hosted.position), "draw")
    assert isinstance(answer, hosting.Rejected)
    return answer


def test_the_schemas_are_made_from_the_types() -> None:
    """`python -m tests.records.schemas` renews the files."""
    expected = dict(texts())
    found = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert expected == found


def test_every_document_has_its_type() -> None:
    """Each is valid by the schema of its format, and every format is met."""
    validators: dict[str, Any] = {
        kind: jsonschema.Draft202012Validator(
            json.loads((FOLDER / f"{kind}.json").read_text(encoding="utf-8"))
        )
        for kind in KINDS
    }
    met: set[str] = set()
    for text in {dumps(sendable) for sendable in sendables()}:
        document = json.loads(text)
        kind = document["format"].removeprefix("chickenfoot-")
        met.add(kind)
        errors = validators[kind].iter_errors(document)
        assert [] == [error.message for error in errors], kind
    assert set(KINDS) == met


def test_a_dictionary_is_what_the_text_says() -> None:
    """`dumps` writes what `to_dict` returns."""
    for sendable in sendables():
        assert json.loads(dumps(sendable)) == to_dict(sendable)


def parts(value: Any) -> Iterator[object]:  # noqa: ANN401 - as JSON gives it
    """Yield all that a document is made of."""
    yield value
    if isinstance(value, dict):
        members = cast("dict[str, object]", value)
        for one in (*members.keys(), *members.values()):
            yield from parts(one)
    elif isinstance(value, list):
        for item in cast("list[object]", value):
            yield from parts(item)


def test_a_dictionary_has_plain_values_only() -> None:
    """No enum, which is a `str` too, and no tuple."""
    plain = {dict, list, str, int, bool, type(None)}
    for sendable in sendables():
        assert {type(part) for part in parts(to_dict(sendable))} <= plain


def test_documents_are_read_back() -> None:
    """Every value of a class in `Document` comes back from its text."""
    kinds = typing.get_args(Document)
    met: set[type] = set()
    for sendable in sendables():
        if isinstance(sendable, kinds):
            met.add(type(sendable))
            assert sendable == loads(dumps(sendable))
    assert met >= {kind for kind in kinds if kind not in typing.get_args(events.Event)}


def test_standings_are_made_of_standings() -> None:
    """Another tuple is a `TypeError`."""
    with pytest.raises(TypeError, match="each of standings must be a Standing"):
        dumps((1,))  # type: ignore[arg-type]


def test_reasons_are_those_of_the_library() -> None:
    """A type that lists codes lists all of them."""
    assert set(cf.Reason) == set(typing.get_args(wire.Reason))
    expected = set(hosting.RejectionReason)
    assert expected == set(typing.get_args(wire.RejectionReason))
    assert set(cf.TieBreak) == set(typing.get_args(wire.TieBreak))


def test_the_types_cost_nothing_unless_they_are_imported() -> None:
    """Neither records nor hosting load them or what they need."""
    program = (
        "import sys, chickenfoot.records, chickenfoot.hosting; "
        "print('chickenfoot.wire' in sys.modules, 'typing_extensions' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    assert "False False" == done.stdout.strip()
