"""The JSON documents of the library as types, for programs that send or receive them.

`records.dumps` writes these documents as text and `records.to_dict` returns them. The
rest of the library does not need this module at run time. The JSON Schemas in the
package are generated from it.

Examples:
    >>> def describe(document: EventDocument) -> str:
    ...     return f"{document['event']} in version {document['version']}"
    >>> called: FootCalledDocument = {
    ...     "format": "chickenfoot-event",
    ...     "version": 1,
    ...     "event": "foot_called",
    ...     "seat": 2,
    ...     "double": "4-4",
    ... }
    >>> describe(called)
    'foot_called in version 1'
"""

from typing import Annotated, Final, Literal, NamedTuple, NotRequired, TypeAlias

from typing_extensions import ReadOnly, TypedDict

__all__ = [
    "ArmsCompletedDocument",
    "BlockedBody",
    "BySeats",
    "Count",
    "DealBody",
    "DrewDocument",
    "EndText",
    "EventDocument",
    "EventMessageDocument",
    "FootCalledDocument",
    "FootCompletedDocument",
    "Hand",
    "Hands",
    "IllegalityDocument",
    "LaidDocument",
    "LayoutBody",
    "MatchDocument",
    "MatchViewDocument",
    "MoveText",
    "Moves",
    "Number",
    "OpenedDocument",
    "OutBody",
    "OutcomeBody",
    "OwedBody",
    "PassedDocument",
    "Pip",
    "PlacementBody",
    "PositionText",
    "Preset",
    "Reason",
    "RejectionDocument",
    "RejectionReason",
    "RoundBody",
    "RoundDocument",
    "RoundEndedDocument",
    "RulesBody",
    "RulesDocument",
    "ScoreBody",
    "ScoreDocument",
    "ScoresDocument",
    "Search",
    "Sizes",
    "StandingBody",
    "StandingsDocument",
    "TieBreak",
    "TileText",
    "ViewDocument",
]


def __dir__() -> list[str]:
    return __all__


_MOST: Final = 10**15 - 1
_PIP: Final = "(0|[1-9]|1[0-8])"
_TILE: Final = f"{_PIP}-{_PIP}"


class _Schema(NamedTuple):
    """What a JSON Schema says of a type beyond what Python's type says."""

    name: str
    description: str
    keywords: tuple[tuple[str, int | str | bool], ...]


def _schema(name: str, description: str, **keywords: int | str | bool) -> _Schema:
    return _Schema(name, description, tuple(keywords.items()))


Count: TypeAlias = Annotated[
    int,
    _schema(
        "count",
        "A whole number from 0 on; seats are numbered from 0, clockwise.",
        minimum=0,
        maximum=_MOST,
    ),
]
Pip: TypeAlias = Annotated[
    int,
    _schema(
        "pip",
        "The number of pips on a half.",
        minimum=0,
        maximum=18,
    ),
]
Number: TypeAlias = Annotated[
    int,
    _schema(
        "number",
        "A number that counts from 1.",
        minimum=1,
        maximum=_MOST,
    ),
]
TileText: TypeAlias = Annotated[
    str,
    _schema(
        "tile",
        "A tile: the higher half, a hyphen, the lower half.",
        pattern=f"^{_TILE}$",
    ),
]
MoveText: TypeAlias = Annotated[
    str,
    _schema(
        "move",
        "A play such as 8-4@4-2, an opener such as 9-9, 'draw' or 'pass'.",
        pattern=f"^({_TILE}(@{_TILE})?|draw|pass)$",
    ),
]
EndText: TypeAlias = Annotated[
    str,
    _schema(
        "end",
        "A tile on the table, a colon, and the number that it shows.",
        pattern=f"^{_TILE}:{_PIP}$",
    ),
]
PositionText: TypeAlias = Annotated[
    str,
    _schema(
        "position",
        "An opener, a colon, and the number of moves made in its round.",
        pattern=f"^{_TILE}:(0|[1-9][0-9]{{0,8}})$",
    ),
]
BySeats: TypeAlias = Annotated[
    dict[str, Count],
    _schema(
        "by_seats",
        "A number for each number of seats, which is the key.",
        propertyNames="^[1-9][0-9]{0,2}$",
        minProperties=1,
    ),
]
Hand: TypeAlias = Annotated[
    list[TileText],
    _schema("tiles", "Different tiles.", uniqueItems=True),
]
Hands: TypeAlias = Annotated[
    list[Hand], _schema("hands", "The tiles of each seat.", minItems=2)
]
Moves: TypeAlias = Annotated[
    list[MoveText], _schema("legal_moves", "Different moves.", uniqueItems=True)
]
Sizes: TypeAlias = Annotated[
    list[Count], _schema("sizes", "A number for each seat.", minItems=2)
]


Search: TypeAlias = Literal["in_turn", "all_at_once", "next_held", "set_aside"]
TieBreak: TypeAlias = Literal["total", "zero_rounds", "lowest_round", "shared"]


class RulesBody(TypedDict, closed=True):
    """Every house rule by its name. One that is missing has its standard value."""

    max_pip: ReadOnly[NotRequired[Count]]
    hand_size: ReadOnly[NotRequired[Count | BySeats]]
    rounds: ReadOnly[NotRequired[Count | None]]
    opener_search: ReadOnly[
        NotRequired[Literal["in_turn", "all_at_once", "next_held", "set_aside"]]
    ]
    opener_again: ReadOnly[NotRequired[bool]]
    arms: ReadOnly[NotRequired[Count]]
    draw: ReadOnly[NotRequired[Literal["one", "until_playable", "never"]]]
    drawn_tile: ReadOnly[NotRequired[Literal["may_play", "must_play", "waits"]]]
    voluntary_draw: ReadOnly[NotRequired[bool]]
    reserve: ReadOnly[NotRequired[Count | BySeats]]
    empty_boneyard: ReadOnly[NotRequired[Literal["miss_turn", "end_round"]]]
    dead_layout: ReadOnly[NotRequired[Literal["play_on", "stop"]]]
    blank_points: ReadOnly[NotRequired[Count]]
    double_blank_points: ReadOnly[NotRequired[Count]]
    double_out_points: ReadOnly[NotRequired[Count]]


Preset: TypeAlias = Annotated[
    str, _schema("preset", "The key of a preset.", presets=True)
]


class OutBody(TypedDict, closed=True):
    """A seat went out."""

    how: ReadOnly[Literal["went_out"]]
    seat: ReadOnly[Count]


class BlockedBody(TypedDict, closed=True):
    """The round is blocked."""

    how: ReadOnly[Literal["blocked"]]
    seat: ReadOnly[None]


OutcomeBody: TypeAlias = OutBody | BlockedBody
"""How a round ended."""


class ScoreBody(TypedDict, closed=True):
    """The points of a finished round, and the tiles that each seat had left."""

    opener: ReadOnly[TileText]
    outcome: ReadOnly[OutcomeBody]
    points: ReadOnly[Sizes]
    hands: ReadOnly[Hands]


class StandingBody(TypedDict, closed=True):
    """One place in the standings."""

    rank: ReadOnly[Number]
    seat: ReadOnly[Count]
    points: ReadOnly[Count]
    zero_rounds: ReadOnly[Count]
    lowest_round: ReadOnly[Count | None]
    decided_by: ReadOnly[
        Literal["total", "zero_rounds", "lowest_round", "shared"] | None
    ]


class DealBody(TypedDict, closed=True):
    """The tiles before the first move; the first of the boneyard is drawn next."""

    opener: ReadOnly[TileText]
    leader: ReadOnly[Count]
    hands: ReadOnly[Hands]
    boneyard: ReadOnly[Hand]


class RoundBody(TypedDict, closed=True):
    """A deal and the moves made so far."""

    deal: ReadOnly[DealBody]
    moves: ReadOnly[list[MoveText]]


class PlacementBody(TypedDict, closed=True):
    """One tile on the table; `onto` is null for the opener."""

    tile: ReadOnly[TileText]
    onto: ReadOnly[TileText | None]
    pip: ReadOnly[Pip]
    seat: ReadOnly[Count]


class OwedBody(TypedDict, closed=True):
    """What must be played before anything else."""

    kind: ReadOnly[Literal["opener", "arm", "toe"]]
    double: ReadOnly[TileText]
    placed: ReadOnly[Count]
    needed: ReadOnly[Number]


class LayoutBody(TypedDict, closed=True):
    """The tiles on the table in the order played, and where the next may go."""

    placements: ReadOnly[list[PlacementBody]]
    ends: ReadOnly[list[EndText]]
    targets: ReadOnly[list[EndText]]
    owed: ReadOnly[OwedBody | None]


class OpenedDocument(TypedDict, closed=True):
    """A seat played the opener."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["opened"]]
    seat: ReadOnly[Count]
    tile: ReadOnly[TileText]


class LaidDocument(TypedDict, closed=True):
    """A seat played a tile on another one; arms and toes are numbered from 1."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["laid"]]
    seat: ReadOnly[Count]
    tile: ReadOnly[TileText]
    onto: ReadOnly[TileText]
    pip: ReadOnly[Pip]
    kind: ReadOnly[Literal["arm", "toe", "end"]]
    number: ReadOnly[Number | None]
    needed: ReadOnly[Number | None]


class FootCalledDocument(TypedDict, closed=True):
    """A seat played a double and called chicken foot."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["foot_called"]]
    seat: ReadOnly[Count]
    double: ReadOnly[TileText]


class ArmsCompletedDocument(TypedDict, closed=True):
    """A seat played the last arm of the opener."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["arms_completed"]]
    seat: ReadOnly[Count]
    double: ReadOnly[TileText]


class FootCompletedDocument(TypedDict, closed=True):
    """A seat played the last toe of a foot."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["foot_completed"]]
    seat: ReadOnly[Count]
    double: ReadOnly[TileText]


class DrewDocument(TypedDict, closed=True):
    """A seat drew; the tile is null for everybody else."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["drew"]]
    seat: ReadOnly[Count]
    tile: ReadOnly[TileText | None]


class PassedDocument(TypedDict, closed=True):
    """A seat ended its turn without a play."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["passed"]]
    seat: ReadOnly[Count]
    drew: ReadOnly[bool]
    kind: ReadOnly[Literal["missed", "kept", "hidden"]]


class RoundEndedDocument(TypedDict, closed=True):
    """The round is over, and all hands are shown."""

    format: ReadOnly[Literal["chickenfoot-event"]]
    version: ReadOnly[Literal[1]]
    event: ReadOnly[Literal["round_ended"]]
    score: ReadOnly[ScoreBody]


EventDocument: TypeAlias = (
    OpenedDocument
    | LaidDocument
    | FootCalledDocument
    | ArmsCompletedDocument
    | FootCompletedDocument
    | DrewDocument
    | PassedDocument
    | RoundEndedDocument
)
"""What happened, as one seat may see it."""


class RulesDocument(TypedDict, closed=True):
    """Rules alone."""

    format: ReadOnly[Literal["chickenfoot-rules"]]
    version: ReadOnly[Literal[1]]
    rules: ReadOnly[RulesBody]


class RoundDocument(TypedDict, closed=True):
    """The record of a round."""

    format: ReadOnly[Literal["chickenfoot-round"]]
    version: ReadOnly[Literal[1]]
    rules: ReadOnly[RulesBody | Preset]
    deal: ReadOnly[DealBody]
    moves: ReadOnly[list[MoveText]]


class MatchDocument(TypedDict, closed=True):
    """The record of a match; the last round may be unfinished."""

    format: ReadOnly[Literal["chickenfoot-match"]]
    version: ReadOnly[Literal[1]]
    rules: ReadOnly[RulesBody | Preset]
    seats: ReadOnly[Count]
    rounds: ReadOnly[list[RoundBody]]


class ScoresDocument(TypedDict, closed=True):
    """The scores of a match."""

    format: ReadOnly[Literal["chickenfoot-scores"]]
    version: ReadOnly[Literal[1]]
    rules: ReadOnly[RulesBody | Preset]
    seats: ReadOnly[Count]
    scores: ReadOnly[list[ScoreBody]]


class ViewDocument(TypedDict, closed=True):
    """A round as one seat, or a spectator, may see it."""

    format: ReadOnly[Literal["chickenfoot-view"]]
    version: ReadOnly[Literal[1]]
    rules: ReadOnly[RulesBody | Preset]
    opener: ReadOnly[TileText]
    seat: ReadOnly[Count | None]
    hand: ReadOnly[Hand]
    hand_sizes: ReadOnly[Sizes]
    boneyard_size: ReadOnly[Count]
    layout: ReadOnly[LayoutBody]
    turn: ReadOnly[Count]
    drew: ReadOnly[bool]
    drawn: ReadOnly[TileText | None]
    legal_moves: ReadOnly[Moves]
    owed: ReadOnly[OwedBody | None]
    outcome: ReadOnly[OutcomeBody | None]
    score: ReadOnly[ScoreBody | None]
    ply: ReadOnly[Count]


class StandingsDocument(TypedDict, closed=True):
    """The places of a match, the best first."""

    format: ReadOnly[Literal["chickenfoot-standings"]]
    version: ReadOnly[Literal[1]]
    standings: ReadOnly[list[StandingBody]]


class ScoreDocument(TypedDict, closed=True):
    """The score of one round."""

    format: ReadOnly[Literal["chickenfoot-score"]]
    version: ReadOnly[Literal[1]]
    score: ReadOnly[ScoreBody]


Reason: TypeAlias = Literal[
    "round_over",
    "not_your_turn",
    "not_in_hand",
    "opener_first",
    "place_needed",
    "not_on_table",
    "arms_first",
    "foot_first",
    "no_match",
    "must_play",
    "must_wait",
    "must_draw",
    "already_drawn",
    "boneyard_empty",
    "no_drawing",
]
RejectionReason: TypeAlias = Literal[
    "no_round",
    "not_a_position",
    "other_position",
    "not_a_move",
    "illegal",
]


class IllegalityDocument(TypedDict, closed=True):
    """Why a move is illegal."""

    format: ReadOnly[Literal["chickenfoot-illegality"]]
    version: ReadOnly[Literal[1]]
    reason: ReadOnly[Reason]
    rule: ReadOnly[str]
    message: ReadOnly[str]


class RejectionDocument(TypedDict, closed=True):
    """Why a request of a client changed nothing."""

    format: ReadOnly[Literal["chickenfoot-rejection"]]
    version: ReadOnly[Literal[1]]
    reason: ReadOnly[RejectionReason]
    message: ReadOnly[str]
    illegality: ReadOnly[IllegalityDocument | None]


class EventMessageDocument(TypedDict, closed=True):
    """An event for one seat, numbered from 0 in the match."""

    format: ReadOnly[Literal["chickenfoot-event-message"]]
    version: ReadOnly[Literal[1]]
    number: ReadOnly[Count]
    position: ReadOnly[PositionText]
    event: ReadOnly[EventDocument]
    code: ReadOnly[str]
    sentence: ReadOnly[str]


class MatchViewDocument(TypedDict, closed=True):
    """A match as one seat, or a spectator, may see it."""

    format: ReadOnly[Literal["chickenfoot-match-view"]]
    version: ReadOnly[Literal[1]]
    rules: ReadOnly[RulesBody]
    seats: ReadOnly[Count]
    scores: ReadOnly[list[ScoreBody]]
    seat: ReadOnly[Count | None]
    standings: ReadOnly[list[StandingBody]]
    round_view: ReadOnly[ViewDocument | None]
