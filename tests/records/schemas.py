"""Make the JSON Schemas of the package from the typed documents of `wire`.

`python -m tests.records.schemas` writes them again.
"""

import inspect
import json
import re
import types
import typing
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final

import typing_extensions

from chickenfoot import wire
from chickenfoot.presets import PRESETS

FOLDER: Final = Path(str(resources.files("chickenfoot.records") / "schemas"))
KINDS: Final = {
    "event": wire.EventDocument,
    "event-message": wire.EventMessageDocument,
    "illegality": wire.IllegalityDocument,
    "match": wire.MatchDocument,
    "match-view": wire.MatchViewDocument,
    "rejection": wire.RejectionDocument,
    "round": wire.RoundDocument,
    "rules": wire.RulesDocument,
    "score": wire.ScoreDocument,
    "scores": wire.ScoresDocument,
    "standings": wire.StandingsDocument,
    "view": wire.ViewDocument,
}
"""The typed document of each format."""
PLAIN: Final = {int: "integer", str: "string", bool: "boolean", type(None): "null"}
QUALIFIERS: Final = (typing_extensions.ReadOnly, typing.Required, typing.NotRequired)

Schema = dict[str, Any]


def is_document(kind: object) -> bool:
    """Return whether a type is that of a JSON object."""
    return typing_extensions.is_typeddict(kind)


class Definitions:
    """The parts that a schema refers to, by name."""

    def __init__(self) -> None:
        self.found: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:  # noqa: ANN401 - any type expression
        """Return the schema of a type."""
        origin = typing.get_origin(kind)
        arguments = typing.get_args(kind)
        found: Schema
        if origin in QUALIFIERS:
            found = self.of(arguments[0])
        elif origin is typing.Annotated:
            found = self.named(kind)
        elif origin is typing.Literal:
            found = {"enum": list(arguments)}
        elif origin is list:
            found = {"type": "array", "items": self.of(arguments[0])}
        elif origin is dict:
            values = self.of(arguments[1])
            found = {"type": "object", "additionalProperties": values}
        elif origin in {typing.Union, types.UnionType}:
            found = {"anyOf": [self.of(argument) for argument in arguments]}
        elif is_document(kind):
            words = re.findall("[A-Z][a-z]+", kind.__name__.removesuffix("Body"))
            name = "_".join(words).lower()
            if name not in self.found:
                self.found[name] = self.object(kind)
            found = {"$ref": f"#/$defs/{name}"}
        else:
            found = {"type": PLAIN[kind]}
        return found

    def named(self, kind: Any) -> Schema:  # noqa: ANN401 - any type expression
        """Return a reference to a type that has a name of its own."""
        base, extra = typing.get_args(kind)
        name = extra.name
        if name not in self.found:
            keywords = dict(extra.keywords)
            if "propertyNames" in keywords:
                keywords["propertyNames"] = {"pattern": keywords["propertyNames"]}
            if keywords.pop("presets", False):
                keywords["enum"] = sorted(PRESETS)
            described = {"description": extra.description}
            self.found[name] = described | self.of(base) | keywords
        return {"$ref": f"#/$defs/{name}"}

    def object(self, kind: Any) -> Schema:  # noqa: ANN401 - any type expression
        """Return the schema of a typed document, and of nothing more than its keys."""
        hints = typing_extensions.get_type_hints(kind, include_extras=True)
        return {
            "description": inspect.getdoc(kind),
            "type": "object",
            "properties": {name: self.of(hint) for name, hint in hints.items()},
            "required": [name for name in hints if name in kind.__required_keys__],
            "additionalProperties": False,
        }


def schema_of(name: str, kind: Any) -> Schema:  # noqa: ANN401 - any type expression
    """Return the whole schema of a format."""
    definitions = Definitions()
    if is_document(kind):
        body = definitions.object(kind)
    else:
        body = {"oneOf": [definitions.object(one) for one in typing.get_args(kind)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:chickenfoot:{name}:1",
        "title": f"chickenfoot-{name}",
        **body,
        "$defs": definitions.found,
    }


def texts() -> Iterator[tuple[Path, str]]:
    """Yield each file and what should be in it."""
    for name, kind in KINDS.items():
        text = json.dumps(schema_of(name, kind), indent=2) + "\n"
        yield FOLDER / f"{name}.json", text


if __name__ == "__main__":
    for path, text in texts():
        path.write_text(text, encoding="utf-8")
