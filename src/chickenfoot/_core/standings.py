"""Who comes first in a match, and what decided it (R15, R16)."""

from itertools import pairwise
from typing import final

import attrs

from chickenfoot._core.checks import check_type
from chickenfoot._core.errors import MatchError
from chickenfoot._core.match import MatchState
from chickenfoot._core.values import NamedEnum, Value, fields_repr


@final
class TieBreak(NamedEnum):
    """What put a seat above the next place (R15, R16)."""

    TOTAL = "total"
    """Fewer points in all."""
    ZERO_ROUNDS = "zero_rounds"
    """Equal points, more rounds of zero points."""
    LOWEST_ROUND = "lowest_round"
    """Still equal, the lower lowest round other than zero."""
    SHARED = "shared"
    """Equal in everything: the two share the place."""


@final
@attrs.frozen
class Standing(Value):
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

    __repr__ = fields_repr


def standings(match: MatchState) -> tuple[Standing, ...]:
    """Return all seats, the best first, at any time of a match (R15, R16).

    Fewer points come first; of equal seats the one with more zero rounds; then the
    one with the lower lowest round other than zero. Seats equal in all share a place
    and stand in seat order.

    Examples:
        >>> from chickenfoot import Rules, start_match
        >>> [standing.rank for standing in standings(start_match(Rules(), seats=3))]
        [1, 1, 1]

    Raises:
        TypeError: `match` is not a `MatchState`.
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

    Examples:
        >>> from random import Random
        >>> from chickenfoot import (
        ...     Rules,
        ...     apply_move,
        ...     deal_round,
        ...     finish_round,
        ...     legal_moves,
        ...     start_match,
        ... )
        >>> match = start_match(Rules(rounds=1), seats=4)
        >>> state = deal_round(match, rng=Random(7))
        >>> while moves := legal_moves(state):
        ...     state = apply_move(state, moves[0])
        >>> winners(finish_round(match, state))
        (0,)

    Raises:
        MatchError: The match is not over.
        TypeError: `match` is not a `MatchState`.
    """
    check_type("match", match, MatchState)
    if not match.is_over:
        raise MatchError(
            f"the match has no winner yet: {len(match.scores)} of "
            f"{match.round_count} rounds are finished (R15)"
        )
    return tuple(place.seat for place in standings(match) if place.rank == 1)


def _decided_by(better: tuple[int, int, int], worse: tuple[int, int, int]) -> TieBreak:
    for tie_break, ours, theirs in zip(TieBreak, better, worse, strict=False):
        if ours != theirs:
            return tie_break
    return TieBreak.SHARED
