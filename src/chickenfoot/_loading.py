"""Records, views and events from their JSON texts."""

from collections.abc import Callable
from types import NoneType
from typing import Any, Final, get_args

import attrs

from chickenfoot._event_names import EVENT_NAMES
from chickenfoot._json import Node, read, shorten
from chickenfoot._reading import (
    read_choice,
    read_double,
    read_moves,
    read_rules,
    read_score,
    read_tile,
    read_tiles,
)
from chickenfoot._reading_views import read_view
from chickenfoot._records import Deal, MatchRecord, RoundRecord
from chickenfoot._rules import Rules
from chickenfoot._scoring import RoundScore
from chickenfoot._tiles import Tile
from chickenfoot._views import RoundView
from chickenfoot._writing import VERSION, Document
from chickenfoot.errors import MatchError, RulesError, SetUpError
from chickenfoot.events import Event, Spot

_EVENTS: Final = {name: kind for kind, name in EVENT_NAMES.items()}
_VIEW_FIELDS: Final = tuple(
    [field.name for field in attrs.fields(RoundView)] + ["owed"]
)


def loads(text: str | bytes) -> Document:
    """Read a record, a view or an event from its JSON text.

    Time and memory are bounded whatever the text: four million characters at most. The
    deals of a record are checked; its moves are for `replay` to check.

    Examples:
        >>> loads(
        ...     '{"event":"drew","format":"chickenfoot-event",'
        ...     '"seat":2,"tile":null,"version":1}'
        ... )
        Drew(seat=2, tile=None)

    Raises:
        NotationError: The text is not such JSON, or of another version of the format;
            says where and why.
        TypeError: `text` is neither `str` nor `bytes`.
    """
    root = read(text)
    members = root.members()
    for name in ("format", "version"):
        if name not in members:
            raise root.error(f"{name!r} is missing")
    name = members["format"].text()
    reader = _READERS.get(name)
    if reader is None:
        known = ", ".join(map(repr, _READERS))
        raise members["format"].error(f"{shorten(name)} is not known, only {known}")
    version = members["version"].integer()
    if version != VERSION:
        hope = ", perhaps a newer one reads it" if version > VERSION else ""
        raise members["version"].error(
            f"version {version} of {name} is not known: "
            f"this library reads {VERSION}{hope}"
        )
    del members["format"], members["version"]
    return reader(Node({key: node.value for key, node in members.items()}, ""))


def _read_round_document(node: Node) -> RoundRecord:
    members = node.fields(("rules", "deal", "moves"))
    return _read_round(members, read_rules(members["rules"]))


def _read_round(members: dict[str, Node], rules: Rules) -> RoundRecord:
    record = RoundRecord(
        rules,
        _read_deal(members["deal"]),
        read_moves(members["moves"], rules.max_pip),
    )
    try:
        _ = record.start
    except (RulesError, SetUpError) as error:
        raise members["deal"].error(str(error)) from None
    return record


def _read_deal(node: Node) -> Deal:
    members = node.fields(("opener", "leader", "hands", "boneyard"))
    opener = read_double(members["opener"])
    hands = tuple(map(read_tiles, members["hands"].items()))
    boneyard = read_tiles(members["boneyard"])
    return Deal(opener, members["leader"].integer(), hands, boneyard)


def _read_match(node: Node) -> MatchRecord:
    members = node.fields(("rules", "seats", "rounds"))
    rules = read_rules(members["rules"])
    rounds = [
        _read_round(item.fields(("deal", "moves")), rules)
        for item in members["rounds"].items()
    ]
    try:
        return MatchRecord(rules, members["seats"].integer(), tuple(rounds))
    except (MatchError, RulesError) as error:
        raise members["seats"].error(str(error)) from None


def _read_view_document(node: Node) -> RoundView:
    return read_view(node.fields(_VIEW_FIELDS))


def _read_event(node: Node) -> Event:
    members = node.members()
    if "event" not in members:
        raise node.error("'event' is missing")
    name = members["event"].text()
    kind = _EVENTS.get(name)
    if kind is None:
        raise members["event"].error(f"no event is called {shorten(name)}")
    fields = {field.name: field.type for field in attrs.fields(kind)}
    node.fields(("event", *fields))
    values: dict[str, Any] = {
        name: _read_field(members[name], fields[name]) for name in fields
    }
    return kind(**values)


def _read_field(node: Node, annotation: object) -> object:
    kinds = get_args(annotation) or (annotation,)
    if node.value is None and NoneType in kinds:
        return None
    return _FIELD_READERS[kinds[0]](node)


def _read_spot(node: Node) -> Spot:
    return read_choice(node, Spot)


_FIELD_READERS: Final[dict[object, Callable[[Node], object]]] = {
    int: Node.integer,
    bool: Node.flag,
    Tile: read_tile,
    Spot: _read_spot,
    RoundScore: read_score,
}

_READERS: Final[dict[str, Callable[[Node], Document]]] = {
    "chickenfoot-round": _read_round_document,
    "chickenfoot-match": _read_match,
    "chickenfoot-view": _read_view_document,
    "chickenfoot-event": _read_event,
}
