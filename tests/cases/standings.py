"""Final standings worked out on paper, one table for each way to decide a place.

Above the line `total` stand the points of each round, a column for each seat. `by` has
the seats in their order, with what puts each above the next.
"""

from typing import Final

from tests.oracle.engine import Standing, TieBreak

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
SHARED_BEHIND_ONE = """
        A   B   C   D
        9   1   5   5
        9   0   5   5
total  18   1  10  10
zero    0   1   0   0
lowest  9   1   5   5
place   4   1   2   2
by  B total, C shared, D total, A none
"""
TABLES: Final = {
    "no tie": NO_TIE,
    "zero rounds decide": ZERO_ROUNDS_DECIDE,
    "the lowest round decides": LOWEST_ROUND_DECIDES,
    "shared": SHARED,
    "all share": THREE_SHARE,
    "shared behind one": SHARED_BEHIND_ONE,
    "three ways at once": THREE_WAYS,
    "rounds of zero alone": ALL_ZERO,
}


def points_of(table: str) -> list[tuple[int, ...]]:
    """Return the points by seat of each round of a table."""
    rows = table.strip().splitlines()
    return [tuple(map(int, row.split())) for row in rows[1:] if row.startswith(" ")]


def standings_of(table: str) -> list[Standing]:
    """Return the standings that a table says."""
    names, *rows, by = table.strip().splitlines()
    sums = {row.split()[0]: row.split()[1:] for row in rows if row[0] != " "}
    found: list[Standing] = []
    for entry in by.removeprefix("by").split(","):
        name, decided_by = entry.split()
        seat = names.split().index(name)
        place, total, zero = (
            int(sums[row][seat]) for row in ("place", "total", "zero")
        )
        lowest = None if sums["lowest"][seat] == "-" else int(sums["lowest"][seat])
        found.append((place, seat, total, zero, lowest, TIE_BREAKS[decided_by]))
    return found


TIE_BREAKS: Final[dict[str, TieBreak | None]] = {
    "total": "total",
    "zero_rounds": "zero_rounds",
    "lowest_round": "lowest_round",
    "shared": "shared",
    "none": None,
}
