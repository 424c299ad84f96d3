"""The rules of the domino game Chicken Foot, as values and pure functions.

Examples:
    >>> import random
    >>> import chickenfoot as cf
    >>> rng = random.Random(7)
    >>> match = cf.start_match(cf.Rules(), seats=4)
    >>> while not match.is_over:
    ...     state = cf.deal_round(match, rng=rng)
    ...     while moves := cf.legal_moves(state):
    ...         state = cf.apply_move(state, rng.choice(moves))
    ...     match = cf.finish_round(match, state)
    >>> len(cf.winners(match))
    1
"""

import importlib as _importlib
import typing as _typing

from chickenfoot._core.checks import RandomSource
from chickenfoot._core.deal import deal, set_up
from chickenfoot._core.errors import (
    ChickenFootError,
    DrawingError,
    MatchError,
    NotationError,
    RoundNotOverError,
    RulesError,
    SeatError,
    SetUpError,
    TileError,
)
from chickenfoot._core.hiding import suppose, view
from chickenfoot._core.illegality import (
    Illegality,
    IllegalMoveError,
    Reason,
    ReplayError,
)
from chickenfoot._core.layout import End, Layout, Owed, PlaceKind, Placement
from chickenfoot._core.match import MatchState, deal_round, finish_round, start_match
from chickenfoot._core.moves import Draw, Move, Pass, Play, parse_move
from chickenfoot._core.play import apply_move, legal_moves, why_illegal
from chickenfoot._core.rules import (
    HOUSE_RULES,
    DeadLayout,
    DrawnTile,
    DrawRule,
    EmptyBoneyard,
    HouseRule,
    OpenerSearch,
    Rules,
)
from chickenfoot._core.scoring import RoundScore, score_hands, score_round, tile_points
from chickenfoot._core.standings import Standing, TieBreak, standings, winners
from chickenfoot._core.state import Outcome, RoundState
from chickenfoot._core.tiles import Tile, double_set
from chickenfoot._core.values import publish as _publish
from chickenfoot._core.values import show_in_notebooks as _show_in_notebooks
from chickenfoot._core.views import RoundView

if _typing.TYPE_CHECKING:
    from chickenfoot import drawing as drawing
    from chickenfoot import errors as errors
    from chickenfoot import events as events
    from chickenfoot import fair as fair
    from chickenfoot import hosting as hosting
    from chickenfoot import players as players
    from chickenfoot import presets as presets
    from chickenfoot import records as records
    from chickenfoot import svg as svg
    from chickenfoot import testing as testing
    from chickenfoot import text as text
    from chickenfoot import wire as wire
    from chickenfoot import wording as wording

__all__ = [
    "HOUSE_RULES",
    "ChickenFootError",
    "DeadLayout",
    "Draw",
    "DrawRule",
    "DrawingError",
    "DrawnTile",
    "EmptyBoneyard",
    "End",
    "HouseRule",
    "IllegalMoveError",
    "Illegality",
    "Layout",
    "MatchError",
    "MatchState",
    "Move",
    "NotationError",
    "OpenerSearch",
    "Outcome",
    "Owed",
    "Pass",
    "PlaceKind",
    "Placement",
    "Play",
    "RandomSource",
    "Reason",
    "ReplayError",
    "RoundNotOverError",
    "RoundScore",
    "RoundState",
    "RoundView",
    "Rules",
    "RulesError",
    "SeatError",
    "SetUpError",
    "Standing",
    "TieBreak",
    "Tile",
    "TileError",
    "apply_move",
    "deal",
    "deal_round",
    "double_set",
    "finish_round",
    "legal_moves",
    "parse_move",
    "score_hands",
    "score_round",
    "set_up",
    "standings",
    "start_match",
    "suppose",
    "tile_points",
    "view",
    "why_illegal",
    "winners",
]

_SUBMODULES = frozenset(
    {
        "drawing",
        "errors",
        "events",
        "fair",
        "hosting",
        "pages",
        "players",
        "presets",
        "records",
        "svg",
        "testing",
        "text",
        "wire",
        "wording",
    }
)

_publish(globals())


def _as_html(value: object) -> str | None:
    """Load pictures and pages when a notebook first asks for them."""
    from chickenfoot._notebook import as_html  # noqa: PLC0415

    return as_html(value)


_show_in_notebooks(_as_html)

# Type checkers read the imports above, and so they still find a misspelled name.
if not _typing.TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load a module of the library when it is first used."""
        if name not in _SUBMODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            return _importlib.import_module(f"{__name__}.{name}")
        except ModuleNotFoundError as error:
            raise AttributeError(f"{__name__}.{name} needs {error.name}") from error


def __dir__() -> list[str]:
    return [*__all__, *_SUBMODULES]
