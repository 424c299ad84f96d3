"""The errors that name no move; those that do are in `illegality`."""

from typing import final


class ChickenFootError(Exception):
    """The base of all errors of this library."""


@final
class TileError(ChickenFootError, ValueError):
    """The tile or the half of a tile does not exist."""


@final
class RulesError(ChickenFootError, ValueError):
    """The rules contradict themselves or cannot serve this many seats.

    Attributes:
        fields: The fields of `Rules` that are wrong or contradict one another, so that
            a form can mark them; empty if it is the number of seats.
    """

    def __init__(self, message: str, *, fields: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.fields = fields


@final
class SeatError(ChickenFootError, ValueError):
    """No seat at the table has this number."""


@final
class SetUpError(ChickenFootError, ValueError):
    """The hands and the boneyard do not make up a round."""


@final
class NotationError(ChickenFootError, ValueError):
    """The text is not that of a tile, a move or a record."""


@final
class DrawingError(ChickenFootError, ValueError):
    """A picture or plan cannot be made, or a place is not on the table."""


@final
class RoundNotOverError(ChickenFootError):
    """The round is not over yet."""


@final
class MatchError(ChickenFootError):
    """The match is over, or the round does not belong to it."""
