"""The errors of the library, and the reasons for which a move is illegal.

`ChickenFootError` is the base of them all and never raised itself. A value of the
wrong type is answered with a plain `TypeError`, as anywhere in Python.
"""

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
from chickenfoot._core.illegality import (
    Illegality,
    IllegalMoveError,
    Reason,
    ReplayError,
)

__all__ = [
    "ChickenFootError",
    "DrawingError",
    "IllegalMoveError",
    "Illegality",
    "MatchError",
    "NotationError",
    "Reason",
    "ReplayError",
    "RoundNotOverError",
    "RulesError",
    "SeatError",
    "SetUpError",
    "TileError",
]


def __dir__() -> list[str]:
    return __all__
