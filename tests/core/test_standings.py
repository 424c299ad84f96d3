"""Places and winners of a match."""

import pytest

import chickenfoot as cf
from tests.games import match_with
from tests.positions import untyped

TINY = cf.Rules(max_pip=1, hand_size=1, arms=1)


@pytest.mark.parametrize("wrong", [None, "match", TINY])
def test_only_a_match_has_places(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError, match="match must be a MatchState"):
        cf.standings(untyped(wrong))
    with pytest.raises(TypeError, match="match must be a MatchState"):
        cf.winners(untyped(wrong))


def test_standings_can_be_read_at_any_time() -> None:
    """Only winners need a match that is over; the error says how far it is."""
    match = match_with((0, 12, 30))
    assert [0, 1, 2] == [place.seat for place in cf.standings(match)]
    with pytest.raises(cf.MatchError, match="no winner yet: 1 of 10 rounds"):
        cf.winners(match)


def test_a_standing_tells_all_that_decides() -> None:
    """It holds rank, seat, points, zero rounds, lowest round and tie-break."""
    match = match_with((0, 20, 20), (40, 20, 10), (10, 10, 30))
    expected = (
        cf.Standing(
            rank=1,
            seat=0,
            points=50,
            zero_rounds=1,
            lowest_round=10,
            decided_by=cf.TieBreak.ZERO_ROUNDS,
        ),
        cf.Standing(
            rank=2,
            seat=1,
            points=50,
            zero_rounds=0,
            lowest_round=10,
            decided_by=cf.TieBreak.TOTAL,
        ),
        cf.Standing(
            rank=3,
            seat=2,
            points=60,
            zero_rounds=0,
            lowest_round=10,
            decided_by=None,
        ),
    )
    assert expected == cf.standings(match)


def test_a_seat_with_zero_rounds_alone_has_no_lowest_round() -> None:
    """It is None, and two such seats share a place."""
    places = cf.standings(match_with((0, 5, 0), (0, 0, 0)))
    assert [(1, 0, None), (1, 2, None), (3, 1, 5)] == [
        (place.rank, place.seat, place.lowest_round) for place in places
    ]
    assert [2, 2, 1] == [place.zero_rounds for place in places]
    expected = [cf.TieBreak.SHARED, cf.TieBreak.TOTAL, None]
    assert expected == [place.decided_by for place in places]


def test_places_shared_in_the_middle_count() -> None:
    """Two seats that share the second place are followed by the fourth."""
    places = cf.standings(match_with((9, 1, 5, 5)))
    assert [1, 2, 2, 4] == [place.rank for place in places]
    assert [1, 2, 3, 0] == [place.seat for place in places]


def test_the_winners_are_the_seats_of_rank_1() -> None:
    """`winners` returns the one seat of rank 1, or all that share it."""
    assert (1,) == cf.winners(match_with((4, 0), (0, 3), rules=TINY))
    assert (0, 1) == cf.winners(match_with((4, 3), (3, 4), rules=TINY))
    assert (0, 2) == cf.winners(match_with((0, 9, 0), (0, 9, 0), rules=TINY))
