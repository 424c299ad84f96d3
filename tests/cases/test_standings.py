"""Final standings worked out on paper, one table for each way to decide a place."""

from collections.abc import Callable

import pytest

from tests.oracle.engine import Standing, oracle_standings
from tests.oracle.witness import library_standings

NO_TIE = """
        A   B   C
        0  12   7
       20   3   0
        5   9  30
total  25  24  37
zero    1   0   1
lowest  5   3   7
place   2   1   3
by  B total, A total, C none
"""
ZERO_ROUNDS_DECIDE = """
        A   B
        0  50
        0  30
       60  20
       40   0
       70  70
total 170 170
zero    2   1
lowest 40  20
place   1   2
by  A zero_rounds, B none
"""
LOWEST_ROUND_DECIDES = """
        A   B   C
        0   0  40
       20  12   0
       30  38  60
total  50  50 100
zero    1   1   1
lowest 20  12  40
place   2   1   3
by  B lowest_round, A total, C none
"""
SHARED = """
        A   B   C
       40  10  20
        0  20  10
        0   5   5
total  40  35  35
zero    2   0   0
lowest 40   5   5
place   3   1   1
by  B shared, C total, A none
"""
THREE_SHARE = """
        A   B   C   D
        7   0   8   0
        0   8   0   7
        8   7   7   8
total  15  15  15  15
zero    1   1   1   1
lowest  7   7   7   7
place   1   1   1   1
by  A shared, B shared, C shared, D none
"""
THREE_WAYS = """
        A   B   C   D   E
        0  10   0   0  10
        0   0   6   5   0
       20  10  14  15  10
total  20  20  20  20  20
zero    2   1   1   1   1
lowest 20  10   6   5  10
place   1   4   3   2   4
by  A zero_rounds, D lowest_round, C lowest_round, B shared, E none
"""
ALL_ZERO = """
        A   B   C
        0   0   0
        0   1   0
total   0   1   0
zero    2   1   2
lowest  -   1   -
place   1   3   1
by  A shared, C total, B none
"""
TABLES = {
    "no tie": NO_TIE,
    "zero rounds decide": ZERO_ROUNDS_DECIDE,
    "the lowest round decides": LOWEST_ROUND_DECIDES,
    "shared": SHARED,
    "all share": THREE_SHARE,
    "three ways at once": THREE_WAYS,
    "rounds of zero alone": ALL_ZERO,
}


@pytest.mark.parametrize("rank", [library_standings, oracle_standings])
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())
def test_a_table_is_decided_as_on_paper(
    table: str, rank: Callable[[list[tuple[int, ...]]], list[Standing]]
) -> None:
    """R15, R16: totals, zero rounds, lowest rounds, places and what decided them."""
    names, *rows, by = table.strip().splitlines()
    rounds = [tuple(map(int, row.split())) for row in rows if row.startswith(" ")]
    sums = {row.split()[0]: row.split()[1:] for row in rows if row[0] != " "}
    expected: list[tuple[int | str | None, ...]] = []
    for entry in by.removeprefix("by").split(","):
        name, decided_by = entry.split()
        seat = names.split().index(name)
        place, total, zero = (int(sums[r][seat]) for r in ("place", "total", "zero"))
        lowest = None if sums["lowest"][seat] == "-" else int(sums["lowest"][seat])
        tie_break = None if decided_by == "none" else decided_by
        expected.append((place, seat, total, zero, lowest, tie_break))
    assert expected == rank(rounds)
