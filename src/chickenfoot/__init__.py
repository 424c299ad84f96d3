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

from chickenfoot._card import rules_card
from chickenfoot._choices import (
    DeadLayout,
    DrawnTile,
    DrawRule,
    EmptyBoneyard,
    OpenerSearch,
)
from chickenfoot._deal import deal, set_up
from chickenfoot._layout import End, Foot, Layout, Placement
from chickenfoot._match import MatchState, deal_round, finish_round, start_match
from chickenfoot._moves import Draw, Move, Pass, Play, parse_move
from chickenfoot._play import apply_move, legal_moves
from chickenfoot._rules import Rules
from chickenfoot._scoring import RoundScore, score_round, tile_points
from chickenfoot._standings import Standing, TieBreak, standings, winners
from chickenfoot._state import Blocked, Outcome, RoundState, WentOut
from chickenfoot._tiles import Tile, double_set
from chickenfoot._views import Debt, Owed, RoundView, view, why_illegal
from chickenfoot.errors import (
    ChickenFootError,
    DrawingError,
    Illegality,
    IllegalMoveError,
    MatchError,
    NotationError,
    Reason,
    ReplayError,
    RoundNotOverError,
    RulesError,
    SetUpError,
    TileError,
)

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
