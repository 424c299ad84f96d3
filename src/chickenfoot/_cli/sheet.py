"""A score sheet of a match, in characters."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from chickenfoot._core.match import MatchState
from chickenfoot._core.standings import Standing, TieBreak, standings

WIDTH: Final = 80


def score_head(seats: int) -> list[str]:
    """Return the heading of the rows of a score sheet."""
    return _rows("round opener ended", [f"seat {seat}" for seat in range(seats)])


def score_rows(match: MatchState) -> list[str]:
    """Return the last finished round as a row of a score sheet."""
    score = match.scores[-1]
    outcome = score.outcome
    ended = "blocked" if outcome.is_blocked else f"seat {outcome.seat} out"
    return _rows(f"{len(match.scores):5} {score.opener!s:6} {ended}", score.points)


def total_rows(match: MatchState) -> list[str]:
    """Return the points of the whole match as a row of a score sheet."""
    return _rows("total", match.totals)


def _rows(head: str, cells: Sequence[object]) -> list[str]:
    """Set one cell for each seat in columns, in more rows than one for many seats."""
    columns = len(f" seat {len(cells) - 1}")
    rows = [f"{head:24}"]
    for cell in cells:
        text = f" {cell!s:>{columns - 1}}"
        if len(rows[-1]) + len(text) > WIDTH:
            rows.append(f"{'':24}")
        rows[-1] += text
    return rows


def standing_rows(match: MatchState) -> list[str]:
    """Return the standings, with what decided each place in words."""
    places = standings(match)
    decisions = [_decision(*two) for two in pairwise(places)]
    shares_last = places[-1].rank == places[-2].rank
    decisions.append(decisions[-1] if shares_last else "the last place")
    return ["place  seat points  decided by"] + [
        f"{place.rank:5} {place.seat:5} {place.points:6}  {decision}"
        for place, decision in zip(places, decisions, strict=True)
    ]


def _decision(place: Standing, after: Standing) -> str:
    """Say what put a seat above the next one (R16)."""
    if place.decided_by is TieBreak.TOTAL:
        return f"fewer points than seat {after.seat}"
    level = f"level with seat {after.seat}"
    if place.decided_by is TieBreak.ZERO_ROUNDS:
        zeros = place.zero_rounds
        rounds = "round" if zeros == 1 else "rounds"
        return f"{level}, but {zeros} {rounds} of zero points to {after.zero_rounds}"
    if place.decided_by is TieBreak.LOWEST_ROUND:
        lowest = f"{place.lowest_round} to {after.lowest_round}"
        return f"{level}, but its lowest round is {lowest}"
    return f"equal in everything: seats {place.seat} and {after.seat} share the place"
