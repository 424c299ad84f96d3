"""Why a move is illegal: the reasons, and the errors that carry one."""

from typing import final

import attrs

from chickenfoot._core.errors import ChickenFootError
from chickenfoot._core.moves import Move
from chickenfoot._core.values import NamedEnum, Value, fields_repr


@final
class Reason(NamedEnum):
    """Why a move is illegal, for programs.

    A value never changes its meaning; later releases may add values.
    """

    ROUND_OVER = "round_over"
    """The round has ended (R13)."""
    NOT_YOUR_TURN = "not_your_turn"
    """Another seat is to move; only a view gives this reason (R6)."""
    NOT_IN_HAND = "not_in_hand"
    """The seat to move does not hold the tile (R3)."""
    OPENER_FIRST = "opener_first"
    """Nothing else may happen before the opener lies (R4, R5)."""
    PLACE_NEEDED = "place_needed"
    """The opener lies, so a play must name the tile that it joins (R7)."""
    NOT_ON_TABLE = "not_on_table"
    """The tile to be joined does not lie on the table (R7)."""
    ARMS_FIRST = "arms_first"
    """The opener's arms must all lie before anything else (R8)."""
    FOOT_FIRST = "foot_first"
    """The open foot must be completed before anything else (R12)."""
    NO_MATCH = "no_match"
    """The tiles share no number, or the half that has it is covered (R7)."""
    MUST_PLAY = "must_play"
    """The seat has a legal play and must make one (R9, R10)."""
    MUST_WAIT = "must_wait"
    """The seat has drawn and may not play in this turn (R5, R10, house rules)."""
    MUST_DRAW = "must_draw"
    """The seat may pass only after drawing (R5, R10)."""
    ALREADY_DRAWN = "already_drawn"
    """The seat has drawn its one tile of this turn (R5, R10)."""
    BONEYARD_EMPTY = "boneyard_empty"
    """There is no tile left to draw (R11)."""
    NO_DRAWING = "no_drawing"
    """These rules know no drawing in play (R10, house rule)."""


@final
@attrs.frozen
class Illegality(Value):
    """Why a move is illegal, for programs and for people."""

    reason: Reason
    """Why, for programs."""
    rule: str
    """The number of the rule that forbids the move, such as `"R9"`."""
    message: str
    """One sentence with the facts: the tile, the pips, the foot or place owed."""

    __repr__ = fields_repr

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class IllegalMoveError(ChickenFootError):
    """The move is not legal in this state.

    Attributes:
        move: The move that was refused.
        illegality: Why it was refused, as `why_illegal` tells it.
    """

    def __init__(self, move: Move, illegality: Illegality) -> None:
        super().__init__(move, illegality)
        self.move = move
        self.illegality = illegality

    def __str__(self) -> str:
        return f"{self.move}: {self.illegality}"


@final
class ReplayError(IllegalMoveError):
    """A move of a record is not legal.

    Attributes:
        place: The place of the move in the record, such as `"rounds[2].moves[17]"`.
        move: The illegal move.
        illegality: Why it is illegal, as `why_illegal` returns it.
    """

    def __init__(self, place: str, move: Move, illegality: Illegality) -> None:
        super().__init__(move, illegality)
        self.place = place

    def __reduce__(self) -> tuple[type["ReplayError"], tuple[str, Move, Illegality]]:
        return ReplayError, (self.place, self.move, self.illegality)

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}"
