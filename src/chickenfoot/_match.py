"""The match: one round for each double, and who comes first (R15, R16)."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

import attrs

from chickenfoot._checks import check_type
from chickenfoot._choices import OpenerSearch
from chickenfoot._deal import deal_any_of
from chickenfoot._enums import NamedEnum
from chickenfoot._rules import Rules
from chickenfoot._scoring import RoundScore, score_round
from chickenfoot._state import RoundState, first_held, holder_of
from chickenfoot._tiles import Tile, double_of
from chickenfoot.errors import MatchError

if TYPE_CHECKING:
    import random

# Members of an enum are slow to look up by name before Python 3.12.
_NEXT_HELD: Final = OpenerSearch.NEXT_HELD


@final
class TieBreak(NamedEnum):
    """What put a seat above the next place (R15, R16)."""

    TOTAL = "total"
    """Fewer points in all."""
    ZERO_ROUNDS = "zero rounds"
    """Equal points, more rounds of zero points."""
    LOWEST_ROUND = "lowest round"
    """Still equal, the lower lowest round other than zero."""
    SHARED = "shared"
    """Equal in everything: the two share the place."""


@final
@attrs.frozen
class MatchState:
    """A match between two rounds. Get the first from `start_match`."""

    rules: Rules
    """The rules of every round."""
    seats: int
    """The number of seats at the table."""
    scores: tuple[RoundScore, ...]
    """The rounds played so far."""

    @property
    def rounds(self) -> int:
        """The number of rounds in all (R15)."""
        rounds = self.rules.rounds
        return self.rules.max_pip + 1 if rounds is None else rounds

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat, all rounds together."""
        return tuple(
            sum(score.points[seat] for score in self.scores)
            for seat in range(self.seats)
        )

    @property
    def openers(self) -> tuple[Tile, ...]:
        """The doubles that still have a round to open, the highest first (R4)."""
        pips = range(self.rules.max_pip, self.rules.max_pip - self.rounds, -1)
        used = {score.opener.high for score in self.scores}
        return tuple(double_of(pip) for pip in pips if pip not in used)

    @property
    def next_opener(self) -> Tile | None:
        """The double that opens the next round; `None` after the last (R4).

        Under `OpenerSearch.NEXT_HELD` a lower one opens if nobody is dealt this.
        """
        return next(iter(self.openers), None)

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return len(self.scores) == self.rounds


@final
@attrs.frozen
class Standing:
    """One seat's place in a match."""

    rank: int
    """The place, from 1; seats that share it have the same."""
    seat: int
    """Whose place this is."""
    points: int
    """All points so far."""
    zero_rounds: int
    """The number of rounds of zero points, however they ended."""
    lowest_round: int | None
    """The points of the lowest round other than zero, `None` if there is none."""
    decided_by: TieBreak | None
    """What put this seat above the next one listed; `None` for the last."""


def start_match(rules: Rules, *, seats: int) -> MatchState:
    """Start a match: one round for each double that is to open one (R15).

    Examples:
        >>> start_match(Rules(max_pip=6), seats=3).next_opener
        Tile(6, 6)

    Raises:
        RulesError: There are fewer than two seats, or too many for the set.
        TypeError: An argument is of the wrong type.
    """
    check_type("rules", rules, Rules)
    rules.hand_size_for(seats)
    rules.reserve_for(seats)
    return MatchState(rules, seats, ())


def deal_round(match: MatchState, *, rng: "random.Random") -> RoundState:
    """Deal the next round of a match (R3, R4, R5); see `deal` for the shuffle.

    Examples:
        >>> from random import Random
        >>> deal_round(start_match(Rules(), seats=4), rng=Random(7)).opener
        Tile(9, 9)

    Raises:
        MatchError: The match is over.
        TypeError: `match` is no `MatchState`, or `rng` has no method `random`.
    """
    openers = _openers(match)
    return deal_any_of(
        match.rules,
        seats=match.seats,
        openers=openers,
        rng=rng,
        leader=len(match.scores) % match.seats,
    )


def finish_round(match: MatchState, state: RoundState) -> MatchState:
    """Enter a finished round; the given match stays as it is.

    Raises:
        MatchError: The match is over, the round is not, or the round has other
            rules, another number of seats or another opener than the next.
        TypeError: `match` is no `MatchState` or `state` no `RoundState`.
    """
    _compare(match, state, _openers(match))
    if state.outcome is None:
        raise MatchError(f"the round of {state.opener} is still on (R13)")
    return MatchState(match.rules, match.seats, (*match.scores, score_round(state)))


def check_next(match: MatchState, start: RoundState) -> None:
    """Refuse the start of a round that is not the next of a match (R4, R5, R15)."""
    opener = first_held(_openers(match), start.hand_bits)
    _compare(match, start, (opener,))
    leader = len(match.scores) % match.seats
    turn = holder_of(start.hand_bits, opener, otherwise=leader)
    if start.turn != turn:
        raise MatchError(
            f"the round is not the next of the match: "
            f"its first turn: seat {start.turn}, wanted: seat {turn} (R5)"
        )


def standings(match: MatchState) -> tuple[Standing, ...]:
    """Return all seats, the best first, at any time of a match (R15, R16).

    Fewer points come first; of equal seats the one with more zero rounds; then the
    one with the lower lowest round other than zero. Seats equal in all share a place
    and stand in seat order.

    Examples:
        >>> [standing.rank for standing in standings(start_match(Rules(), seats=3))]
        [1, 1, 1]

    Raises:
        TypeError: `match` is no `MatchState`.
    """
    check_type("match", match, MatchState)
    totals = match.totals
    rows: list[tuple[tuple[int, int, int], int]] = []
    for seat in range(match.seats):
        points = [score.points[seat] for score in match.scores]
        lowest = min((cost for cost in points if cost), default=0)
        rows.append(((totals[seat], -points.count(0), lowest), seat))
    rows.sort()
    decided = [_decided_by(row[0], after[0]) for row, after in pairwise(rows)]
    ranks = [1]
    for place, by in enumerate(decided, start=2):
        ranks.append(ranks[-1] if by is TieBreak.SHARED else place)
    return tuple(
        Standing(rank, seat, total, -zeros, lowest or None, by)
        for rank, ((total, zeros, lowest), seat), by in zip(
            ranks, rows, (*decided, None), strict=True
        )
    )


def winners(match: MatchState) -> tuple[int, ...]:
    """Return the seats in first place, more than one if they share it (R16).

    Raises:
        MatchError: The match is not over.
        TypeError: `match` is no `MatchState`.
    """
    check_type("match", match, MatchState)
    if not match.is_over:
        raise MatchError(
            f"the match has no winner yet: {len(match.scores)} of "
            f"{match.rounds} rounds are finished (R15)"
        )
    return tuple(place.seat for place in standings(match) if place.rank == 1)


def _openers(match: MatchState) -> tuple[Tile, ...]:
    """Return the doubles that may open the next round, the one to be tried first."""
    check_type("match", match, MatchState)
    if match.is_over:
        raise MatchError(f"the match is over after {match.rounds} rounds (R15)")
    if match.rules.opener_search is _NEXT_HELD:
        return match.openers
    return (double_of(match.rules.max_pip - len(match.scores)),)


def _compare(match: MatchState, state: RoundState, openers: tuple[Tile, ...]) -> None:
    check_type("state", state, RoundState)
    for what, theirs, ours in (
        ("rules", state.rules, (match.rules,)),
        ("seats", state.seats, (match.seats,)),
        ("opener", state.opener, openers),
    ):
        if theirs not in ours:
            raise MatchError(
                f"the round is not the next of the match: "
                f"its {what}: {theirs}, wanted: {' or '.join(map(str, ours))} (R15)"
            )


def _decided_by(better: tuple[int, int, int], worse: tuple[int, int, int]) -> TieBreak:
    for tie_break, ours, theirs in zip(TieBreak, better, worse, strict=False):
        if ours != theirs:
            return tie_break
    return TieBreak.SHARED
