"""Host a match: check the requests of clients, and keep what must be saved.

A `HostedMatch` is an immutable value with all that a server keeps for one match. Every
change returns a new one, so a server stores the last and nothing else.

Examples:
    >>> import random
    >>> hosted = HostedMatch.start(Rules(), seats=4).deal(rng=random.Random(1))
    >>> str(hosted.position)
    '9-9:0'
    >>> answer = hosted.request(0, "9-9:0", "draw")
    >>> isinstance(answer, Accepted), str(answer.hosted.position)
    (True, '9-9:1')
    >>> again = answer.hosted.request(0, "9-9:0", "draw")
    >>> print(again)
    the request is for position 9-9:0, and the match is at 9-9:1
"""

from typing import TypeAlias, final

import attrs

from chickenfoot._core.checks import RandomSource, check_seat
from chickenfoot._core.errors import MatchError, NotationError
from chickenfoot._core.hiding import view
from chickenfoot._core.hosted import (
    POSITION,
    MatchView,
    Position,
    Rejected,
    RejectionReason,
    start_of,
)
from chickenfoot._core.match import MatchState, deal_round, finish_round, start_match
from chickenfoot._core.moves import Move, parse_move
from chickenfoot._core.play import apply_move, why_illegal
from chickenfoot._core.rules import Rules
from chickenfoot._core.state import RoundState
from chickenfoot._core.values import Value, publish
from chickenfoot.events import Event, for_seat, move_events
from chickenfoot.records import MatchRecord
from chickenfoot.records import resume as resume_record

__all__ = [
    "Accepted",
    "Answer",
    "HostedMatch",
    "MatchView",
    "Position",
    "Rejected",
    "RejectionReason",
]


def __dir__() -> list[str]:
    return __all__


@final
@attrs.frozen
class HostedMatch(Value):
    """A match on a server, with its record. Get the first from `start` or `resume`.

    Everything in it is for the server alone: `view` and `Accepted.for_seat` give what a
    client may have.
    """

    record: MatchRecord
    """Every deal and move so far: what to save."""
    match: MatchState
    """The finished rounds."""
    state: RoundState | None
    """The round being played; `None` between rounds and after the last."""

    @classmethod
    def start(cls, rules: Rules, *, seats: int) -> "HostedMatch":
        """Start a match in which nothing is dealt yet.

        Args:
            rules: The rules of every round.
            seats: The number of seats.

        Returns:
            The match before its first round.

        Raises:
            RulesError: The rules cannot serve this many seats.
            TypeError: An argument is of the wrong type.
        """
        return cls(MatchRecord(rules, seats), start_match(rules, seats=seats), None)

    @classmethod
    def resume(cls, record: MatchRecord) -> "HostedMatch":
        """Continue a saved match, for example after a restart.

        Args:
            record: The record as it was saved.

        Returns:
            The match where the record ends.

        Raises:
            MatchError: A round of the record is not the next of the match.
            ReplayError: A move of the record is illegal.
            SetUpError: A deal is not one of the whole set.
            TypeError: `record` is not a `MatchRecord`.

        Examples:
            >>> import random
            >>> hosted = HostedMatch.start(Rules(), seats=4).deal(rng=random.Random(1))
            >>> HostedMatch.resume(hosted.record) == hosted
            True
        """
        match, state = resume_record(record)
        return cls(record, match, state)

    @property
    def position(self) -> Position | None:
        """Where the match is; `None` between rounds and after the last."""
        return None if self.state is None else Position.of(self.state)

    def deal(self, *, rng: RandomSource) -> "HostedMatch":
        """Deal the next round (R3). Use `random.SystemRandom()` in production.

        Args:
            rng: The random generator; only its method `random` is called.

        Returns:
            The match with the round before its first move.

        Raises:
            MatchError: A round is being played, or the match is over.
            TypeError: `rng` has no method `random`.
        """
        if self.state is not None:
            raise MatchError(
                f"cannot deal: the round of {self.state.opener} is being played (R15)"
            )
        state = deal_round(self.match, rng=rng)
        return HostedMatch(self.record.with_round(state), self.match, state)

    def request(self, seat: int | None, position: object, text: object) -> "Answer":
        """Answer a client that asks to make a move.

        Whatever a client sends as `position` and `text`, the answer is a value: nothing
        that a client can send raises an error. `seat` comes from the server, which
        knows who asks.

        Args:
            seat: The seat of the client; `None` for a spectator.
            position: The text of the position for which the client asks.
            text: The text of the move.

        Returns:
            `Accepted` with the match after the move, or `Rejected` with the reason.

        Raises:
            SeatError: No seat has this number.
            TypeError: `seat` is neither an `int` nor `None`.
        """
        self._check_seat(seat)
        state = self.state
        if state is None:
            reason = "the match is over" if self.match.is_over else "no round is dealt"
            return Rejected(RejectionReason.NO_ROUND, f"{reason} (R15)")
        seen = view(state, seat)
        here = Position.of(state)
        if type(position) is not str or not POSITION.fullmatch(position):
            return Rejected(
                RejectionReason.NOT_A_POSITION,
                f"expected a position such as '{here}', got {start_of(position)}",
            )
        if position != str(here):
            return Rejected(
                RejectionReason.OTHER_POSITION,
                f"the request is for position {position}, and the match is at {here}",
            )
        move = _move_of(text)
        if move is None:
            return Rejected(
                RejectionReason.NOT_A_MOVE,
                f"expected a move such as '8-4@4-2', 'draw' or 'pass', "
                f"got {start_of(text)}",
            )
        illegality = why_illegal(seen, move)
        if illegality is not None:
            return Rejected(RejectionReason.ILLEGAL, str(illegality), illegality)
        return self._accept(state, move)

    def _accept(self, state: RoundState, move: Move) -> "Accepted":
        after = apply_move(state, move)
        record = self.record.with_move(move)
        if after.outcome is None:
            hosted = HostedMatch(record, self.match, after)
        else:
            hosted = HostedMatch(record, finish_round(self.match, after), None)
        events = move_events(state, move)
        return Accepted(hosted, state.turn, move, Position.of(state), events)

    def view(self, seat: int | None) -> MatchView:
        """Return what a seat, or a spectator, may see of the match.

        Args:
            seat: The seat; `None` for a spectator.

        Returns:
            The finished rounds, the standings and the view of the current round.

        Raises:
            SeatError: No seat has this number.
            TypeError: `seat` is neither an `int` nor `None`.
        """
        self._check_seat(seat)
        seen = None if self.state is None else view(self.state, seat)
        return MatchView(seat, self.match, seen)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None:
            check_seat("seat", seat, self.match.seats)


@final
@attrs.frozen
class Accepted(Value):
    """A request that was carried out."""

    hosted: HostedMatch
    """The match after the move."""
    seat: int
    """The seat that moved."""
    move: Move
    """The move that it made."""
    position: Position
    """The position before the move."""
    events: tuple[Event, ...]
    """What happened, in order, with everything known: for the server alone."""

    def for_seat(self, seat: int | None) -> tuple[Event, ...]:
        """Return the events as a seat, or a spectator, may see them.

        Args:
            seat: The seat; `None` for a spectator.

        Returns:
            As many events, with hidden tiles left out.
        """
        return for_seat(self.events, seat)


Answer: TypeAlias = Accepted | Rejected
"""What a client that asks for a move gets."""


def _move_of(text: object) -> Move | None:
    """Return the move that a client names, or `None` if it names none."""
    if type(text) is not str:
        return None
    try:
        return parse_move(text)
    except NotationError:
        return None


publish(globals())
