"""Tests of the score sheet."""

import chickenfoot as cf
from chickenfoot._cli import sheet
from tests.games import match_with


def finished_match(*rounds: tuple[int, ...]) -> cf.MatchState:
    """Return a match with these points, a row for each round."""
    rules = cf.Rules(max_pip=6, hand_size=1, rounds=2)
    return match_with(*rounds, rules=rules)


def test_many_seats_take_more_rows() -> None:
    """A score sheet keeps within 80 columns, and its columns stay in line."""
    match = finished_match((50,) * 12, tuple(range(12)))
    head = """\
round opener ended        seat 0  seat 1  seat 2  seat 3  seat 4  seat 5  seat 6
                          seat 7  seat 8  seat 9 seat 10 seat 11"""
    scores = """\
    2 5-5    blocked           0       1       2       3       4       5       6
                               7       8       9      10      11"""
    totals = """\
total                         50      51      52      53      54      55      56
                              57      58      59      60      61"""

    assert head == "\n".join(sheet.score_head(12))
    assert scores == "\n".join(sheet.score_rows(match))
    assert totals == "\n".join(sheet.total_rows(match))


def test_long_numbers_keep_apart() -> None:
    """A space is left between any two of them, and 80 columns are kept."""
    match = finished_match((12345678, 57, 1234567), (0,) * 3)
    totals = "total                    12345678     57 1234567"
    assert totals == "\n".join(sheet.total_rows(match))
    match = finished_match((123456789,) * 6, (0,) * 6)
    rows = """\
total                    123456789 123456789 123456789 123456789 123456789
                         123456789"""
    assert rows == "\n".join(sheet.total_rows(match))


def test_r16_the_standings_say_what_decided_each_place() -> None:
    """Points, zero rounds, the lowest round or nothing decided it."""
    match = finished_match((2, 0, 1, 5, 9, 1), (5, 7, 6, 2, 9, 4))
    expected = """\
place  seat points  decided by
    1     5      5  fewer points than seat 1
    2     1      7  level with seat 2, but 1 round of zero points to 0
    3     2      7  level with seat 0, but its lowest round is 1 to 2
    4     0      7  equal in everything: seats 0 and 3 share the place
    4     3      7  fewer points than seat 4
    6     4     18  the last place"""

    assert expected == "\n".join(sheet.standing_rows(match))


def test_r16_the_last_place_can_be_shared() -> None:
    """Seats that are equal in everything both say so."""
    match = finished_match((1, 2), (2, 1))
    expected = """\
place  seat points  decided by
    1     0      3  equal in everything: seats 0 and 1 share the place
    1     1      3  equal in everything: seats 0 and 1 share the place"""

    assert expected == "\n".join(sheet.standing_rows(match))
