"""Records, views and events as JSON."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import attrs

from chickenfoot._core.checks import check_type, shown
from chickenfoot._core.hosted import MatchView, Rejected
from chickenfoot._core.illegality import Illegality
from chickenfoot._core.layout import Layout, Owed
from chickenfoot._core.match import MatchState
from chickenfoot._core.moves import move_text
from chickenfoot._core.rules import Rules
from chickenfoot._core.scoring import RoundScore
from chickenfoot._core.standings import Standing
from chickenfoot._core.state import Outcome
from chickenfoot._core.tiles import ALL_TILES, Tile
from chickenfoot._core.views import RoundView
from chickenfoot.events import EVENT_NAMES, Event, RoundEnded, event_name
from chickenfoot.records._documents import Deal, MatchRecord, RoundRecord
from chickenfoot.records._json import Json, write
from chickenfoot.wording import EventMessage

VERSION: Final = 1
"""The version of the format; a newer one is refused."""

Document: TypeAlias = (
    RoundRecord
    | MatchRecord
    | MatchState
    | RoundView
    | Rules
    | RoundScore
    | Illegality
    | Event
)
"""Everything that has a JSON document of its own, which `loads` reads back."""

Sendable: TypeAlias = (
    Document | MatchView | Rejected | EventMessage | tuple[Standing, ...]
)
"""Everything that `dumps` and `to_dict` write."""

_Plain: TypeAlias = str | tuple[tuple[int, int], ...] | bool | int | None

_TILE_TEXTS: Final = tuple(map(str, ALL_TILES))


def dumps(document: Sendable) -> str:
    """Return the JSON text of a value.

    It is canonical (RFC 8785): equal values give equal texts, in ASCII, without white
    space, keys sorted. It names its format and the version, and for a record every
    rule that it was played under. The package has a JSON Schema for each format in its
    folder `records/schemas`, and `chickenfoot.wire` a type.

    Args:
        document: A record, the scores or standings of a match, a view, an event, rules,
            a score, or why a move is illegal or a request was rejected.

    Returns:
        One line of JSON.

    Examples:
        >>> from chickenfoot import Tile
        >>> from chickenfoot.events import Drew
        >>> dumps(Drew(2, Tile(7, 1)))
        '{"event":"drew","format":"chickenfoot-event","seat":2,"tile":"7-1","version":1}'

    Raises:
        TypeError: The value is none of these.
    """
    return write(to_dict(document))


def to_dict(document: Sendable) -> dict[str, Json]:
    """Return what `dumps` writes as a dictionary, to embed it in a message.

    Args:
        document: As for `dumps`.

    Returns:
        A new dictionary of texts, numbers, booleans, `None`, lists and dictionaries.

    Examples:
        >>> from chickenfoot import Rules
        >>> to_dict(Rules(max_pip=6))["format"]
        'chickenfoot-rules'

    Raises:
        TypeError: The value is none of those that `dumps` takes.
    """
    writer = _WRITERS.get(type(document))
    if writer is None:
        raise TypeError(
            f"{shown(document)} is not a Document: of a round send what `view` shows, "
            "and save a RoundRecord"
        )
    kind, write_body = writer
    body = write_body(document)
    return {"format": f"chickenfoot-{kind}", "version": VERSION, **body}


def _write_round_document(record: RoundRecord) -> dict[str, Json]:
    return {"rules": write_rules(record.rules), **write_round(record)}


def _write_rules_document(rules: Rules) -> dict[str, Json]:
    return {"rules": write_rules(rules)}


def _write_score_document(score: RoundScore) -> dict[str, Json]:
    return {"score": write_score(score)}


def _write_standings_document(places: tuple[Standing, ...]) -> dict[str, Json]:
    return {"standings": _write_standings(places)}


def _write_match_view(view: MatchView) -> dict[str, Json]:
    round_view = view.round_view
    return {
        **write_scores(view.match),
        "seat": view.seat,
        "standings": _write_standings(view.standings),
        "round_view": None if round_view is None else to_dict(round_view),
    }


def _write_illegality(illegality: Illegality) -> dict[str, Json]:
    return {
        "reason": str(illegality.reason),
        "rule": illegality.rule,
        "message": illegality.message,
    }


def _write_rejected(rejected: Rejected) -> dict[str, Json]:
    illegality = rejected.illegality
    return {
        "reason": str(rejected.reason),
        "message": rejected.message,
        "illegality": None if illegality is None else to_dict(illegality),
    }


def _write_message(message: EventMessage) -> dict[str, Json]:
    return {
        "number": message.number,
        "position": str(message.position),
        "event": to_dict(message.event),
        "code": message.code,
        "sentence": message.sentence,
    }


def _write_standings(places: tuple[Standing, ...]) -> list[Json]:
    for place in places:
        check_type("each of standings", place, Standing)
    return [
        {name: _write_plain(value) for name, value in attrs.asdict(place).items()}
        for place in places
    ]


def write_rules(rules: Rules) -> dict[str, Json]:
    """Write every rule, whatever rules there are."""
    return {
        field.name: _write_plain(getattr(rules, field.name))
        for field in attrs.fields(Rules)
        if field.init
    }


def _write_plain(value: _Plain) -> Json:
    """Write numbers by seats as an object, and a choice as a plain text."""
    if isinstance(value, tuple):
        return {str(seats): number for seats, number in value}
    return str(value) if isinstance(value, str) else value


def write_deal(deal: Deal) -> dict[str, Json]:
    """Write the start of a round."""
    return {
        "opener": str(deal.opener),
        "leader": deal.leader,
        "hands": [_write_tiles(hand) for hand in deal.hands],
        "boneyard": _write_tiles(deal.boneyard),
    }


def write_round(record: RoundRecord) -> dict[str, Json]:
    """Write a round without its rules."""
    return {
        "deal": write_deal(record.deal),
        "moves": [move_text(move) for move in record.moves],
    }


def write_match(record: MatchRecord) -> dict[str, Json]:
    """Write a match, its rules once."""
    return {
        "rules": write_rules(record.rules),
        "seats": record.seats,
        "rounds": [write_round(played) for played in record.rounds],
    }


def write_scores(match: MatchState) -> dict[str, Json]:
    """Write the scores of a match."""
    return {
        "rules": write_rules(match.rules),
        "seats": match.seats,
        "scores": [write_score(score) for score in match.scores],
    }


def write_view(view: RoundView) -> dict[str, Json]:
    """Write a view, also what follows from it, for clients in other languages."""
    return {
        "rules": write_rules(view.rules),
        "opener": str(view.opener),
        "seat": view.seat,
        "hand": _write_tiles(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "boneyard_size": view.boneyard_size,
        "layout": write_layout(view.layout),
        "turn": view.turn,
        "drew": view.drew,
        "drawn": _write_tile(view.drawn),
        "legal_moves": [move_text(move) for move in view.legal_moves],
        "owed": write_owed(view.owed),
        "outcome": None if view.outcome is None else write_outcome(view.outcome),
        "score": None if view.score is None else write_score(view.score),
        "ply": view.ply,
    }


def write_layout(layout: Layout) -> dict[str, Json]:
    """Write the table: what was laid, and what is open."""
    return {
        "placements": [
            {
                "tile": str(placement.tile),
                "onto": _write_tile(placement.onto),
                "pip": placement.pip,
                "seat": placement.seat,
            }
            for placement in layout.placements
        ],
        "ends": list(map(str, layout.ends)),
        "targets": list(map(str, layout.targets)),
        "owed": write_owed(layout.owed),
    }


def write_owed(owed: Owed | None) -> Json:
    """Write what must be played before anything else."""
    return owed and {
        "kind": str(owed.kind),
        "double": str(owed.double),
        "placed": owed.placed,
        "needed": owed.needed,
    }


def write_outcome(outcome: Outcome) -> dict[str, Json]:
    """Write how a round ended."""
    how = "blocked" if outcome.is_blocked else "went_out"
    return {"how": how, "seat": outcome.seat}


def write_score(score: RoundScore) -> dict[str, Json]:
    """Write what a finished round cost."""
    return {
        "opener": str(score.opener),
        "outcome": write_outcome(score.outcome),
        "points": list(score.points),
        "hands": [_write_tiles(hand) for hand in score.hands],
    }


def write_event(event: Event) -> dict[str, Json]:
    """Write an event by its fields."""
    body: dict[str, Json] = {"event": event_name(event)}
    if isinstance(event, RoundEnded):
        body["score"] = write_score(event.score)
        return body
    for field in attrs.fields(type(event)):
        value = getattr(event, field.name)
        body[field.name] = (
            str(value) if isinstance(value, Tile) else _write_plain(value)
        )
    return body


def _write_tile(tile: Tile | None) -> str | None:
    return None if tile is None else _TILE_TEXTS[tile.index]


def _write_tiles(tiles: tuple[Tile, ...]) -> list[Json]:
    return [_TILE_TEXTS[tile.index] for tile in tiles]


_WRITERS: Final[dict[type, tuple[str, Callable[[Any], dict[str, Json]]]]] = {
    RoundRecord: ("round", _write_round_document),
    MatchRecord: ("match", write_match),
    MatchState: ("scores", write_scores),
    RoundView: ("view", write_view),
    MatchView: ("match-view", _write_match_view),
    Rules: ("rules", _write_rules_document),
    RoundScore: ("score", _write_score_document),
    Illegality: ("illegality", _write_illegality),
    Rejected: ("rejection", _write_rejected),
    EventMessage: ("event-message", _write_message),
    tuple: ("standings", _write_standings_document),
    **dict.fromkeys(EVENT_NAMES, ("event", write_event)),
}
"""For each class the name of its format, and what writes the document."""
