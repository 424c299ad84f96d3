"""The Hypothesis strategies."""

import itertools
import random
from collections.abc import Iterable, Iterator
from typing import Any, Final, final

import attrs
from hypothesis import strategies as st

from chickenfoot._core.deal import set_up
from chickenfoot._core.errors import RulesError
from chickenfoot._core.match import MatchState, deal_round, finish_round, start_match
from chickenfoot._core.moves import Draw, Move, Pass, Play
from chickenfoot._core.play import apply_move, legal_moves
from chickenfoot._core.rules import FEWEST_SEATS, Rules, tiles_aside
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import MAX_PIP, Tile, double_of, double_set, set_size
from chickenfoot._core.values import Value
from chickenfoot.testing._house_rules import (
    CHANGED,
    MOST_SEATS,
    SMALL,
    seat_counts,
    start_counts,
    values_of,
    without_contradiction,
)

_SELDOM: Final = st.sampled_from([False, False, False, True])


@final
@attrs.frozen
class PlayedRound(Value):
    """A whole round: every state from the start to the end, and the moves between."""

    states: tuple[RoundState, ...]
    """One more than there are moves; the last one is over."""
    moves: tuple[Move, ...]
    """The moves in the order made."""


def tiles(*, max_pip: int = MAX_PIP) -> st.SearchStrategy[Tile]:
    """Generate tiles of a double-`max_pip` set."""
    return st.sampled_from(double_set(max_pip))


def moves(*, max_pip: int = MAX_PIP) -> st.SearchStrategy[Move]:
    """Generate moves with tiles of a set, most of them illegal at any time."""
    laid = tiles(max_pip=max_pip)
    return st.one_of(
        st.builds(Draw), st.builds(Pass), st.builds(Play, laid, st.none() | laid)
    )


@st.composite
def rules(draw: st.DrawFn, *, max_pip: int = SMALL) -> Rules:
    """Generate rules with every house rule, for sets up to double-`max_pip`."""
    largest = draw(st.integers(1, max_pip))
    values: dict[str, Any] = {"max_pip": largest}
    for name in ("hand_size", "arms", *draw(CHANGED)):
        values[name] = draw(values_of(name, largest, MOST_SEATS))
    return without_contradiction(values)


@st.composite
def starts(
    draw: st.DrawFn,
    *,
    rules: st.SearchStrategy[Rules] | None = None,
    seats: st.SearchStrategy[int] | None = None,
) -> RoundState:
    """Generate rounds before their first move, with hands of any size.

    Args:
        rules: The rules to choose from; all, with small sets, unless given.
        seats: The numbers of seats to choose from.

    Raises:
        RulesError: When drawn: the rules serve no number of seats up to six,
            or the set has no tile for each of so many seats.
    """
    chosen = draw(_rules_or_all(rules))
    opener = double_of(draw(st.integers(0, chosen.max_pip)))
    dealt = list(double_set(chosen.max_pip))
    if tiles_aside(chosen):
        dealt.remove(opener)
    count = draw(start_counts(chosen, len(dealt)) if seats is None else seats)
    if not FEWEST_SEATS <= count <= len(dealt):
        raise RulesError(
            f"{chosen!r} serves {FEWEST_SEATS} to {len(dealt)} seats with a tile each, "
            f"not {count} (R2)"
        )
    shuffled = draw(st.permutations(dealt))
    fair = st.integers(1, len(dealt) // count)
    # The larger of two: rounds with tiny hands end before anything has happened.
    size = max(draw(fair), draw(fair))
    if draw(_SELDOM):
        sizes = [draw(st.integers(1, size)) for _ in range(count)]
    else:
        sizes = [size] * count
    ends = [0, *itertools.accumulate(sizes)]
    return set_up(
        chosen,
        hands=[shuffled[start:end] for start, end in itertools.pairwise(ends)],
        boneyard=shuffled[ends[-1] :],
        opener=opener,
        leader=draw(st.integers(0, count - 1)),
    )


@st.composite
def played_rounds(
    draw: st.DrawFn, *, starts: st.SearchStrategy[RoundState] | None = None
) -> PlayedRound:
    """Generate whole rounds, played with any legal moves.

    Args:
        starts: The rounds to begin with; all of `starts()` unless given.
    """
    state = draw(_starts_or_all(starts))
    return _play_on(draw, state)


def finished_rounds(
    *, starts: st.SearchStrategy[RoundState] | None = None
) -> st.SearchStrategy[RoundState]:
    """Generate rounds that are over.

    Args:
        starts: The rounds to begin with; all of `starts()` unless given.
    """
    return played_rounds(starts=starts).map(lambda played: played.states[-1])


@st.composite
def rounds_in_progress(
    draw: st.DrawFn, *, starts: st.SearchStrategy[RoundState] | None = None
) -> RoundState:
    """Generate rounds that are not over, after any number of moves.

    Args:
        starts: The rounds to begin with; all of `starts()` unless given.
    """
    begun = _starts_or_all(starts).filter(lambda start: start.outcome is None)
    state = draw(begun)
    for _ in range(draw(st.integers(0, 2 * set_size(state.rules.max_pip)))):
        after = apply_move(state, draw(st.sampled_from(legal_moves(state))))
        if after.outcome is not None:
            break
        state = after
    return state


@st.composite
def matches(
    draw: st.DrawFn,
    *,
    rules: st.SearchStrategy[Rules] | None = None,
    finished: bool = False,
) -> MatchState:
    """Generate matches between two rounds, or after the last.

    Args:
        rules: The rules to choose from; all, with small sets, unless given.
        finished: Whether all rounds have been played.

    Raises:
        RulesError: When drawn: the rules serve no number of seats up to six.
    """
    chosen = draw(_rules_or_all(rules))
    seats = draw(seat_counts(chosen))
    match = start_match(chosen, seats=seats)
    count = match.round_count
    played = count if finished else draw(st.integers(0, count))
    for _ in range(played):
        state = deal_round(match, rng=draw(generators(max_pip=chosen.max_pip)))
        match = finish_round(match, _play_on(draw, state).states[-1])
    return match


def generators(*, max_pip: int = MAX_PIP) -> st.SearchStrategy[random.Random]:
    """Generate what `deal` takes as `rng`, each good for one deal.

    Every order of a double-`max_pip` set can come, and the deal shrinks to the order
    of `double_set`.
    """
    return st.permutations(range(set_size(max_pip))).map(_Shuffled)


class _Shuffled(random.Random):
    """Puts tiles in a known order: tile number `k` comes at place `places[k]`."""

    def __init__(self, places: Iterable[int]) -> None:
        super().__init__(0)
        self._values: Iterator[float] = iter([place / 1024 for place in places])

    def random(self) -> float:
        return next(self._values)


def _rules_or_all(given: st.SearchStrategy[Rules] | None) -> st.SearchStrategy[Rules]:
    return rules() if given is None else given


def _starts_or_all(
    given: st.SearchStrategy[RoundState] | None,
) -> st.SearchStrategy[RoundState]:
    return starts() if given is None else given


def _play_on(draw: st.DrawFn, state: RoundState) -> PlayedRound:
    states, made = [state], list[Move]()
    while choices := legal_moves(state):
        move = draw(st.sampled_from(choices))
        state = apply_move(state, move)
        states.append(state)
        made.append(move)
    return PlayedRound(tuple(states), tuple(made))
