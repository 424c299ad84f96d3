"""Records, views and events from their JSON texts.

What follows from other parts of a view must follow from them.
"""

import functools
from collections.abc import Callable
from types import NoneType
from typing import Any, Final, TypeVar, get_args, overload

import attrs

from chickenfoot._core.checks import shown
from chickenfoot._core.errors import (
    MatchError,
    NotationError,
    RulesError,
    SeatError,
    SetUpError,
)
from chickenfoot._core.illegality import Illegality, Reason
from chickenfoot._core.layout import Layout, PlaceKind, accepts, bare_layout, lay
from chickenfoot._core.match import MatchState
from chickenfoot._core.moves import Play
from chickenfoot._core.play import legal_moves
from chickenfoot._core.rules import Rules, tiles_aside
from chickenfoot._core.scoring import RoundScore, score_round
from chickenfoot._core.tiles import (
    Tile,
    double_set,
    opener_or_highest,
    set_size,
    tile_bits,
)
from chickenfoot._core.views import RoundView, known_state
from chickenfoot.events import EVENT_NAMES, Event, PassKind
from chickenfoot.records._documents import Deal, MatchRecord, RoundRecord
from chickenfoot.records._json import Node, read, shorten
from chickenfoot.records._parts import (
    check_seats,
    moves_by_text,
    read_choice,
    read_double,
    read_moves,
    read_outcome,
    read_played_score,
    read_rules,
    read_score,
    read_seat,
    read_tile,
    read_tiles,
)
from chickenfoot.records._writing import VERSION, Document, write_view

_Kind = TypeVar("_Kind", bound=Document)

_KINDS: Final = get_args(Document)
_EVENTS: Final = {name: kind for kind, name in EVENT_NAMES.items()}
_VIEW_FIELDS: Final = tuple(
    [field.name for field in attrs.fields(RoundView)] + ["owed"]
)


@overload
def loads(text: str | bytes) -> Document: ...
@overload
def loads(text: str | bytes, kind: type[_Kind]) -> _Kind: ...
def loads(text: str | bytes, kind: type[_Kind] | None = None) -> Document | _Kind:
    """Read a record, the scores of a match, a view or an event from its JSON text.

    Time and memory are bounded whatever the text: four million characters at most. The
    deals of a record are checked; its moves are for `replay` to check.

    Args:
        text: The JSON text.
        kind: The class that you expect, such as `MatchRecord` or `RoundView`; any
            unless given.

    Returns:
        A value of this kind.

    Examples:
        >>> loads(
        ...     '{"event":"drew","format":"chickenfoot-event",'
        ...     '"seat":2,"tile":null,"version":1}'
        ... )
        Drew(seat=2, tile=None)

    Raises:
        NotationError: The text is not such JSON, of another kind, or of another version
            of the format; says where and why.
        TypeError: `text` is neither `str` nor `bytes`, or `kind` is not a class of
            `Document`.
    """
    if kind is not None and all(kind is not known for known in _KINDS):
        raise TypeError(f"kind must be a class of Document, not {shown(kind)}")
    document = _read_document(text)
    if kind is not None and not isinstance(document, kind):
        raise NotationError(
            f"expected a {kind.__name__}, got a {type(document).__name__}"
        )
    return document


def _read_document(text: str | bytes) -> Document:
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
    except (RulesError, SeatError, SetUpError) as error:
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


def _read_scores(node: Node) -> MatchState:
    members = node.fields(("rules", "seats", "scores"))
    rules = read_rules(members["rules"])
    seats = members["seats"].integer()
    scores = tuple(map(read_score, members["scores"].items()))
    try:
        return MatchState(rules, seats, scores)
    except RulesError as error:
        raise members["seats"].error(str(error)) from None
    except MatchError as error:
        raise members["scores"].error(str(error)) from None


def _read_view_document(node: Node) -> RoundView:
    return read_view(node.fields(_VIEW_FIELDS))


def _read_rules_document(node: Node) -> Rules:
    return read_rules(node.fields(("rules",))["rules"])


def _read_score_document(node: Node) -> RoundScore:
    return read_score(node.fields(("score",))["score"])


def _read_illegality(node: Node) -> Illegality:
    members = node.fields(("reason", "rule", "message"))
    return Illegality(
        read_choice(members["reason"], Reason),
        members["rule"].text(),
        members["message"].text(),
    )


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


_FIELD_READERS: Final[dict[object, Callable[[Node], object]]] = {
    int: Node.integer,
    bool: Node.flag,
    Tile: read_tile,
    PassKind: functools.partial(read_choice, choices=PassKind),
    PlaceKind: functools.partial(
        read_choice, choices=[PlaceKind.ARM, PlaceKind.TOE, PlaceKind.END]
    ),
    RoundScore: read_played_score,
}

_READERS: Final[dict[str, Callable[[Node], Document]]] = {
    "chickenfoot-round": _read_round_document,
    "chickenfoot-match": _read_match,
    "chickenfoot-scores": _read_scores,
    "chickenfoot-view": _read_view_document,
    "chickenfoot-event": _read_event,
    "chickenfoot-rules": _read_rules_document,
    "chickenfoot-score": _read_score_document,
    "chickenfoot-illegality": _read_illegality,
}


_LAYOUT: Final = ("placements", "ends", "targets", "owed")


def read_view(members: dict[str, Node]) -> RoundView:
    """Read a view and refuse one that cannot be."""
    rules = read_rules(members["rules"])
    opener = _read_opener(members["opener"], rules)
    hand_sizes = tuple(size.integer() for size in members["hand_sizes"].items())
    seats = len(hand_sizes)
    check_seats(members["hand_sizes"], seats)
    seat = None
    if members["seat"].value is not None:
        seat = read_seat(members["seat"], seats)
    layout = _read_layout(members["layout"], rules, opener, seats)
    drawn = members["drawn"]
    score = members["score"]
    outcome = members["outcome"]
    known = RoundView(
        rules=rules,
        opener=opener,
        seat=seat,
        hand=read_tiles(members["hand"]),
        hand_sizes=hand_sizes,
        boneyard_size=members["boneyard_size"].integer(),
        layout=layout,
        turn=read_seat(members["turn"], seats),
        drew=members["drew"].flag(),
        drawn=None if drawn.value is None else read_tile(drawn),
        legal_moves=(),
        outcome=None if outcome.value is None else read_outcome(outcome, seats),
        score=None if score.value is None else read_played_score(score),
        ply=members["ply"].integer(),
    )
    _check_tiles(known, members)
    _check_end(known, members)
    return _with_moves(known, members)


def _read_opener(node: Node, rules: Rules) -> Tile:
    try:
        return opener_or_highest(rules.max_pip, read_tile(node))
    except SetUpError as error:
        raise node.error(str(error)) from None


def _read_layout(node: Node, rules: Rules, opener: Tile, seats: int) -> Layout:
    """Lay the tiles again one after the other."""
    layout = bare_layout(opener)
    moves = moves_by_text(rules.max_pip)
    laid: set[Tile] = set()
    for item in node.fields(_LAYOUT)["placements"].items():
        members = item.fields(("tile", "onto", "pip", "seat"))
        tile = read_tile(members["tile"])
        onto = None
        if members["onto"].value is not None:
            onto = read_tile(members["onto"])
        play = moves.get(str(tile) if onto is None else f"{tile}@{onto}")
        if not isinstance(play, Play) or not accepts(layout, play):
            raise item.error(f"{tile} does not fit there")
        if tile in laid:
            raise item.error(f"{tile} lies there already")
        laid.add(tile)
        seat = read_seat(members["seat"], seats)
        layout = lay(layout, play, seat, rules.arms)
    return layout


def _check_tiles(view: RoundView, members: dict[str, Node]) -> None:
    """Refuse tiles that are twice there, and sizes that do not add up."""
    placements = view.layout.placements
    shown = {placement.tile for placement in placements} | set(view.hand)
    if len(shown) < len(placements) + len(view.hand):
        raise members["hand"].error("a tile is there more than once")
    if any(tile.high > view.rules.max_pip for tile in view.hand):
        raise members["hand"].error("a tile is not of the set")
    size = 0 if view.seat is None else view.hand_sizes[view.seat]
    if size != len(view.hand):
        raise members["hand"].error(f"{len(view.hand)} tiles, not {size}")
    if view.hand != tuple(sorted(view.hand)):
        raise members["hand"].error("the tiles are not in order")
    tiles = sum(view.hand_sizes) + view.boneyard_size + len(placements)
    if tiles != set_size(view.rules.max_pip):
        raise members["hand_sizes"].error(f"{tiles} tiles in all are not the set")
    if view.drawn is not None and not (view.drew and view.drawn in view.hand):
        raise members["drawn"].error(f"{view.drawn} is not a tile just drawn")
    if view.drew and view.seat == view.turn and view.drawn is None:
        raise members["drawn"].error("the tile just drawn is missing")
    laid = len(placements) - tiles_aside(view.rules)
    if view.ply < laid:
        raise members["ply"].error(f"{laid} tiles were not laid in {view.ply} moves")


def _check_end(view: RoundView, members: dict[str, Node]) -> None:
    """Refuse an end that is not that of this round."""
    score = view.score
    if (score is None) != (view.outcome is None):
        raise members["score"].error("a round is scored exactly when it is over")
    if score is None:
        if 0 in view.hand_sizes:
            raise members["hand_sizes"].error("a round with an empty hand is over")
        return
    if view.hand_sizes != tuple(map(len, score.hands)):
        raise members["score"].error("the hands are not those of this round")
    if view.seat is not None and score.hands[view.seat] != view.hand:
        raise members["score"].error(f"seat {view.seat} holds other tiles")
    placements = view.layout.placements
    laid = {placement.tile for placement in placements}
    left = {tile for hand in score.hands for tile in hand}
    if not left <= set(double_set(view.rules.max_pip)) - laid:
        raise members["score"].error("a tile cannot be in a hand")
    last = placements[-1].seat if placements else None
    if view.outcome is not None and view.outcome.seat not in {None, last}:
        raise members["outcome"].error("who goes out lays the last tile")
    hand_bits = tuple(map(tile_bits, score.hands))
    if score != score_round(attrs.evolve(known_state(view), hand_bits=hand_bits)):
        raise members["score"].error("the score is not that of this round")


def _with_moves(view: RoundView, members: dict[str, Node]) -> RoundView:
    """Add the legal moves, and compare all that was written with all that follows."""
    if view.seat == view.turn:
        moves = legal_moves(known_state(view))
        view = attrs.evolve(view, legal_moves=moves)
    for name, value in write_view(view).items():
        # Records of an older version may lack rules.
        if name != "rules" and members[name].value != value:
            raise members[name].error("does not follow from the rest of the view")
    return view
