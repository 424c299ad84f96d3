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

import typing as _typing

from chickenfoot._core.deal import deal, set_up
from chickenfoot._core.errors import (
    ChickenFootError,
    DrawingError,
    MatchError,
    NotationError,
    RoundNotOverError,
    RulesError,
    SetUpError,
    TileError,
)
from chickenfoot._core.illegality import (
    Illegality,
    IllegalMoveError,
    Reason,
    ReplayError,
)
from chickenfoot._core.layout import End, Foot, Layout, Placement
from chickenfoot._core.match import MatchState, deal_round, finish_round, start_match
from chickenfoot._core.moves import Draw, Move, Pass, Play, parse_move
from chickenfoot._core.play import apply_move, legal_moves
from chickenfoot._core.rules import (
    DeadLayout,
    DrawnTile,
    DrawRule,
    EmptyBoneyard,
    OpenerSearch,
    Rules,
)
from chickenfoot._core.scoring import RoundScore, score_round, tile_points
from chickenfoot._core.standings import Standing, TieBreak, standings, winners
from chickenfoot._core.state import Blocked, Outcome, RoundState, WentOut
from chickenfoot._core.tiles import Tile, double_set
from chickenfoot._core.values import publish as _publish
from chickenfoot._core.views import Debt, Owed, RoundView, view, why_illegal

if _typing.TYPE_CHECKING:
    from chickenfoot.wording._card import rules_card

__all__ = [
    "Blocked",
    "ChickenFootError",
    "DeadLayout",
    "Debt",
    "Draw",
    "DrawRule",
    "DrawingError",
    "DrawnTile",
    "EmptyBoneyard",
    "End",
    "Foot",
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
    "Placement",
    "Play",
    "Reason",
    "ReplayError",
    "RoundNotOverError",
    "RoundScore",
    "RoundState",
    "RoundView",
    "Rules",
    "RulesError",
    "SetUpError",
    "Standing",
    "TieBreak",
    "Tile",
    "TileError",
    "WentOut",
    "apply_move",
    "deal",
    "deal_round",
    "double_set",
    "finish_round",
    "legal_moves",
    "parse_move",
    "rules_card",
    "score_round",
    "set_up",
    "standings",
    "start_match",
    "tile_points",
    "view",
    "why_illegal",
    "winners",
]


_publish(__name__, globals())


def __getattr__(name: str) -> object:
    """Load what is in words when it is first asked for."""
    if name == "rules_card":
        from chickenfoot.wording._card import rules_card  # noqa: PLC0415

        return rules_card
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
