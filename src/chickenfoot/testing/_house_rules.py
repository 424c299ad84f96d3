"""House rules at random: for each of them the values that are good for a set.

Hypothesis comes with the extra `testing`, for which this module makes the rules.
"""

import enum
import functools
from collections.abc import Iterable
from typing import Any, Final

import attrs
from hypothesis import strategies as st

from chickenfoot._core.errors import RulesError
from chickenfoot._core.rules import FEWEST_SEATS, Rules
from chickenfoot._core.tiles import set_size

SMALL: Final = 6
"""The largest set of the strategies unless another is asked for."""
MOST_SEATS: Final = 6
"""The largest number of seats in an example."""
_STANDARDS: Final = {
    field.name: field.default for field in attrs.fields(Rules) if field.init
}
CHANGED: Final = st.lists(
    st.sampled_from(
        [name for name in _STANDARDS if name not in {"max_pip", "hand_size", "arms"}]
    ),
    unique=True,
    max_size=6,
)
"""The names of rules that differ from the standard: few, so that each stands out."""


@functools.cache
def values_of(name: str, max_pip: int, most_seats: int) -> st.SearchStrategy[Any]:
    """Generate values of a rule, for a set and for two seats up to so many."""
    # One tile may be the opener that is set aside.
    dealt = set_size(max_pip) - 1
    seats = range(FEWEST_SEATS, min(dealt, most_seats) + 1)
    standard = _STANDARDS[name]
    special: dict[str, st.SearchStrategy[Any]] = {
        "hand_size": _by_seats({count: dealt // count for count in seats}, least=1),
        "arms": st.integers(1, max_pip),
        "reserve": _by_seats(dict.fromkeys(seats, max_pip), least=0),
        "rounds": st.none() | st.integers(1, max_pip + 1),
    }
    if name in special:
        return special[name]
    if isinstance(standard, bool):
        return st.booleans()
    if isinstance(standard, enum.Enum):
        return st.sampled_from(type(standard))
    return st.integers(0, 60)


def _by_seats(
    most: dict[int, int], *, least: int
) -> st.SearchStrategy[int | dict[int, int]]:
    """Generate a number good for two seats, or one for each number of seats."""
    return st.integers(least, most[FEWEST_SEATS]) | st.fixed_dictionaries(
        {seats: st.integers(least, number) for seats, number in most.items()}
    )


def without_contradiction(values: dict[str, Any]) -> Rules:
    """Take back the house rules that others rule out."""
    try:
        return Rules(**values)
    except RulesError:
        for name in ("voluntary_draw", "opener_again"):
            values.pop(name, None)
        return Rules(**values)


def seat_counts(rules: Rules) -> st.SearchStrategy[int]:
    """Generate the numbers of seats that the rules serve, up to `MOST_SEATS`."""
    return _one_of(rules, rules.seat_counts)


def start_counts(rules: Rules, tiles: int) -> st.SearchStrategy[int]:
    """Generate the numbers of seats that can have a tile each, and the rules serve."""
    smallest = attrs.evolve(rules, hand_size=1)
    return _one_of(rules, [count for count in smallest.seat_counts if count <= tiles])


def _one_of(rules: Rules, counts: Iterable[int]) -> st.SearchStrategy[int]:
    counts = [count for count in counts if count <= MOST_SEATS]
    if not counts:
        raise RulesError(
            f"{rules!r} serves no number of seats from {FEWEST_SEATS} to {MOST_SEATS} "
            "(R2)"
        )
    return st.sampled_from(counts)
