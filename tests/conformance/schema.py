"""The schema of the conformance files, which stands by itself.

The schemas of views and events come from the package, and are bundled.
"""

import json
from importlib import resources
from typing import Any, Final

from chickenfoot import HOUSE_RULES

Schema = dict[str, Any]

TILE: Final = {"$ref": "urn:chickenfoot:view:1#/$defs/tile"}
MOVE: Final = {"$ref": "urn:chickenfoot:view:1#/$defs/move"}
SCORE: Final = {"$ref": "urn:chickenfoot:view:1#/$defs/score"}
RULES: Final = {
    "description": "The house rules that are not standard, perhaps not good ones.",
    "type": "object",
    "propertyNames": {"enum": list(HOUSE_RULES)},
}
COUNT: Final = {"type": "integer", "minimum": 0}
TEXT: Final = {"type": "string"}
RULE: Final = {"type": "string", "pattern": "^R([1-9]|1[0-6])$"}
SEAT: Final = {"type": ["integer", "null"], "minimum": 0}


def schema() -> Schema:
    """Return the schema of every file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:chickenfoot:conformance:1",
        "title": "A file of conformance cases",
        **_object(
            format={"const": "chickenfoot-conformance"},
            version={"const": 1},
            kind={"enum": list(KINDS)},
            cases={"type": "array"},
        ),
        "allOf": [
            {
                "if": {"properties": {"kind": {"const": kind}}},
                "then": {"properties": {"cases": _list(_case(kind))}},
            }
            for kind in KINDS
        ],
        "$defs": {
            "deal": _object(
                opener=TILE,
                leader=COUNT,
                hands=_list(_list(TILE)),
                boneyard=_list(TILE),
            ),
            "refused": _object(refused={"anyOf": [RULE, {"type": "null"}]}),
            "position": {
                **_object(
                    turn=COUNT,
                    drawn={"anyOf": [TILE, {"type": "null"}]},
                    legal_moves=_list(MOVE),
                    refusals=_list(
                        {
                            "type": ["string", "null"],
                            "pattern": "^R([1-9]|1[0-6]) [a-z_]+$",
                        }
                    ),
                ),
                "description": "A position between two moves; the refusals are for the "
                "moves tried there, null for a legal one.",
            },
            "standing": _object(
                rank={"type": "integer", "minimum": 1},
                seat=COUNT,
                points=COUNT,
                zero_rounds=COUNT,
                lowest_round={"type": ["integer", "null"], "minimum": 1},
                decided_by={
                    "enum": ["total", "zero_rounds", "lowest_round", "shared", None]
                },
            ),
            **{name: _packaged(name) for name in ("view", "event")},
        },
    }


def _packaged(name: str) -> Schema:
    path = resources.files("chickenfoot.records") / "schemas" / f"{name}.json"
    read: Schema = json.loads(path.read_text(encoding="utf-8"))
    return read


def _object(**members: Schema) -> Schema:
    return {
        "type": "object",
        "properties": members,
        "required": list(members),
        "additionalProperties": False,
    }


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _case(kind: str) -> Schema:
    question, answer = KINDS[kind]
    return _object(
        id={"type": "string", "pattern": f"^{kind}/[a-z0-9-]+$"},
        name=TEXT,
        about=_list({"type": "string", "pattern": "^(R[0-9]+|[0-9.]+|[a-z_]+)$"}),
        question=question,
        answer=answer,
    )


def _asks(ask: str, **members: Schema) -> Schema:
    return _object(ask={"const": ask}, **members)


_DEAL: Final = {"$ref": "#/$defs/deal"}
_REFUSED: Final = {"$ref": "#/$defs/refused"}
_PLAYED: Final[dict[str, Schema]] = {
    "rules": RULES,
    "deal": _DEAL,
    "moves": _list(MOVE),
}
_RANKED: Final[dict[str, Schema]] = {
    "totals": _list(COUNT),
    "standings": _list({"$ref": "#/$defs/standing"}),
    "winners": {"anyOf": [_list(COUNT), {"type": "null"}]},
}
_ROUND: Final = (
    _asks("round", **_PLAYED, tries=_list(_list(MOVE))),
    _object(
        positions=_list({"$ref": "#/$defs/position"}),
        score={"anyOf": [SCORE, {"type": "null"}]},
    ),
)
_NUMBER: Final = {"type": "number", "minimum": 0, "exclusiveMaximum": 1}

KINDS: Final[dict[str, tuple[Schema, Schema]]] = {
    "notation": (
        _asks("notation", text=TEXT),
        _object(move={"anyOf": [MOVE, {"type": "null"}]}),
    ),
    "rules": (_asks("rules", rules=RULES, seats=COUNT), _REFUSED),
    "starts": (_asks("round", **_PLAYED), {"anyOf": [_ROUND[1], _REFUSED]}),
    "deals": (
        _asks(
            "deal",
            rules=RULES,
            seats=COUNT,
            opened=_list(TILE),
            numbers=_list(_NUMBER),
        ),
        {"anyOf": [_DEAL, _REFUSED]},
    ),
    "rulings": _ROUND,
    "rounds": _ROUND,
    "views": (
        _asks("view", **_PLAYED, seat=SEAT),
        {"$ref": "urn:chickenfoot:view:1"},
    ),
    "events": (
        _asks("events", **_PLAYED, seat=SEAT),
        _list(_list({"$ref": "urn:chickenfoot:event:1"})),
    ),
    "points": (_asks("points", rules=RULES, tiles=_list(TILE)), _list(COUNT)),
    "standings": (
        _asks("standings", rules=RULES, seats=COUNT, points=_list(_list(COUNT))),
        _object(**_RANKED),
    ),
    "matches": (
        _asks(
            "match",
            rules=RULES,
            seats=COUNT,
            rounds=_list(_object(deal=_DEAL, moves=_list(MOVE))),
        ),
        _object(scores=_list(SCORE), **_RANKED),
    ),
    "perft": (_asks("perft", rules=RULES, deal=_DEAL, depth=COUNT), _list(COUNT)),
}
"""For each kind of file the schemas of questions and answers."""
