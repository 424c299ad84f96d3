"""Hypothesis strategies of the tests, made from those of the library."""

from typing import Any

from hypothesis import strategies as st

from chickenfoot import RoundState, Rules, testing

any_state: st.SearchStrategy[RoundState] = (
    testing.rounds_in_progress() | testing.finished_rounds()
)
"""Rounds at any point of their play, the end too."""

small_rounds = testing.played_rounds(
    starts=testing.starts(rules=testing.rules(max_pip=3))
)
"""Whole rounds of sets so small that each state can be looked at by every seat."""


points_by_round: st.SearchStrategy[list[tuple[int, ...]]] = st.integers(2, 5).flatmap(
    lambda seats: st.lists(
        st.tuples(*[st.integers(0, 3)] * seats), min_size=1, max_size=7
    )
)
"""Points by seat of each round, so low that every tie-break is needed now and then."""


def seat_counts(rules: Rules) -> st.SearchStrategy[int]:
    """Generate numbers of seats that the rules serve, but no large tables."""
    return st.sampled_from([seats for seats in rules.seat_counts if seats <= 6])


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
"""Anything that JSON can hold, and NaN and infinity."""
