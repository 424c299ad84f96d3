"""What a server and its clients exchange: positions, views of a match, rejections."""

import re
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.errors import NotationError
from chickenfoot._core.illegality import Illegality
from chickenfoot._core.match import MatchState
from chickenfoot._core.standings import Standing, standings
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import Tile
from chickenfoot._core.values import NamedEnum, Value
from chickenfoot._core.views import RoundView

POSITION: Final = re.compile(r"([0-9]{1,2}-[0-9]{1,2}):(0|[1-9][0-9]{0,8})", re.ASCII)
_SHOWN: Final = 40


@final
@attrs.frozen
class Position(Value):
    """A point of a match: the opener of the round, and the moves made in that round.

    Each double opens at most one round of a match, so the opener names the round (R15).
    The number of moves alone does not: it starts again from 0 in every round.

    Examples:
        >>> from chickenfoot import Tile
        >>> str(Position(Tile(9, 9), 12))
        '9-9:12'

    Raises:
        TypeError: `opener` is not a `Tile`, or `ply` is not an `int`.
    """

    opener: Tile
    """The double that opens the round."""
    ply: int
    """The number of moves made in the round."""

    def __attrs_post_init__(self) -> None:
        check_type("opener", self.opener, Tile)
        check_int("ply", self.ply)

    def __str__(self) -> str:
        return f"{self.opener}:{self.ply}"

    @classmethod
    def of(cls, shown: RoundState | RoundView) -> "Position":
        """Return the position of a state or a view.

        Args:
            shown: The round, or what a seat sees of it.

        Returns:
            The position, equal for a state and all its views.

        Raises:
            TypeError: `shown` is neither a `RoundState` nor a `RoundView`.
        """
        check_type("shown", shown, RoundState, RoundView)
        return cls(shown.opener, shown.ply)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a position from its text.

        Args:
            text: An opener, a colon and a number of moves, such as `"9-9:12"`.

        Returns:
            The position.

        Raises:
            NotationError: The text is not that of a position.
            TypeError: `text` is not a `str`.

        Examples:
            >>> Position.parse("9-9:12")
            Position(opener=Tile(9, 9), ply=12)
        """
        check_type("the text of a position", text, str)
        parts = POSITION.fullmatch(text)
        if parts is not None:
            opener = Tile.parse(parts[1])
            if opener.is_double:
                return cls(opener, int(parts[2]))
        raise NotationError(
            f"{start_of(text)} is not a position: expected an opener and a number of "
            "moves, for example '9-9:12'"
        )


@final
class RejectionReason(NamedEnum):
    """Why a request changed nothing, for programs. Later releases may add reasons."""

    NO_ROUND = "no_round"
    """No round is being played: it was not dealt yet, or the match is over."""
    NOT_A_POSITION = "not_a_position"
    """The client sent something else than the text of a position."""
    OTHER_POSITION = "other_position"
    """The match has moved on, or the request was sent twice."""
    NOT_A_MOVE = "not_a_move"
    """The client sent something else than the text of a move."""
    ILLEGAL = "illegal"
    """The move is not legal for this seat now; see `Rejected.illegality`."""


@final
@attrs.frozen
class Rejected(Value):
    """A request that changed nothing. It may be shown to the seat that asked."""

    reason: RejectionReason
    """Why, for programs."""
    message: str
    """Why, in a sentence of bounded length without a tile that the seat cannot see."""
    illegality: Illegality | None = None
    """Why the move is illegal, where that is the reason."""

    def __str__(self) -> str:
        return self.message


@final
@attrs.frozen
class MatchView(Value):
    """A match as one seat, or a spectator, may see it."""

    seat: int | None
    """Whose view this is; `None` for a spectator."""
    match: MatchState
    """The rules and the finished rounds, which everybody may see."""
    round_view: RoundView | None
    """What this seat sees of the round being played; `None` between rounds."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The places after the finished rounds (R16)."""
        return standings(self.match)


def start_of(value: object) -> str:
    """Show the start of what a client sent, in ASCII."""
    if type(value) is not str:
        return f"a value of type {type(value).__name__}"
    shown = ascii(value[: _SHOWN + 1])
    return shown if len(value) <= _SHOWN else f"{shown[:_SHOWN]}..."
