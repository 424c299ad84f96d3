"""The standings of `standings`, against both engines."""

from collections.abc import Callable

import pytest

from tests.cases.standings import TABLES, points_of, standings_of
from tests.oracle.engine import Standing, oracle_standings
from tests.oracle.witness import library_standings


@pytest.mark.parametrize("rank", [library_standings, oracle_standings])
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())
def test_a_table_is_decided_as_on_paper(
    table: str, rank: Callable[[list[tuple[int, ...]]], list[Standing]]
) -> None:
    """R15, R16: totals, zero rounds, lowest rounds, places and what decided them."""
    assert standings_of(table) == rank(points_of(table))
