"""The order of the seats in a match."""

from itertools import pairwise

import attrs
from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import (
    MatchState,
    TieBreak,
    standings,
    testing,
    winners,
)
from tests.games import match_with
from tests.strategies import points_by_round


@given(rounds=points_by_round)
def test_the_order_is_total_and_ties_are_exactly_those_of_the_rule(
    rounds: list[tuple[int, ...]],
) -> None:
    """R16: two seats share a place if and only if all three numbers are equal."""
    places = standings(match_with(*rounds))
    assert sorted(place.seat for place in places) == list(range(len(rounds[0])))
    for one in places:
        for other in places:
            same = (one.points, one.zero_rounds, one.lowest_round) == (
                other.points,
                other.zero_rounds,
                other.lowest_round,
            )
            assert same is (one.rank == other.rank)
        above = sum(other.rank < one.rank for other in places)
        assert above + 1 == one.rank


@given(rounds=points_by_round)
def test_what_decided_is_the_first_number_that_differs(
    rounds: list[tuple[int, ...]],
) -> None:
    """R15, R16: total, then zero rounds, then the lowest round other than zero."""
    places = standings(match_with(*rounds))
    for better, worse in pairwise(places):
        if better.points != worse.points:
            assert better.points < worse.points
            assert TieBreak.TOTAL is better.decided_by
        elif better.zero_rounds != worse.zero_rounds:
            assert better.zero_rounds > worse.zero_rounds
            assert TieBreak.ZERO_ROUNDS is better.decided_by
        elif better.lowest_round != worse.lowest_round:
            assert better.lowest_round is not None
            assert worse.lowest_round is not None
            assert better.lowest_round < worse.lowest_round
            assert TieBreak.LOWEST_ROUND is better.decided_by
        else:
            assert TieBreak.SHARED is better.decided_by
            assert better.seat < worse.seat
    assert places[-1].decided_by is None


@given(rounds=points_by_round, data=st.data())
def test_seats_have_no_influence(
    rounds: list[tuple[int, ...]], data: st.DataObject
) -> None:
    """R16: whoever sits elsewhere with the same points has the same place."""
    names = data.draw(st.permutations(range(len(rounds[0]))))
    renamed = [tuple(points[name] for name in names) for points in rounds]
    here = {place.seat: place for place in standings(match_with(*rounds))}
    for place in standings(match_with(*renamed)):
        twin = here[names[place.seat]]
        kept = attrs.evolve(place, seat=twin.seat, decided_by=twin.decided_by)
        assert twin == kept


@given(match=testing.matches(rules=testing.rules(max_pip=3), finished=True))
def test_winners_are_those_in_the_first_place(match: MatchState) -> None:
    """R15, R16: nobody has a lower total than they have."""
    won = winners(match)
    assert tuple(p.seat for p in standings(match) if p.rank == 1) == won
    assert all(min(match.totals) == match.totals[seat] for seat in won)
