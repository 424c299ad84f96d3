"""A match as a machine: rounds finished in order and out of it."""

import copy
import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from chickenfoot import (
    MatchError,
    MatchState,
    OpenerSearch,
    RoundNotOverError,
    RoundState,
    Rules,
    Tile,
    apply_move,
    deal,
    deal_round,
    finish_round,
    legal_moves,
    score_round,
    standings,
    start_match,
    testing,
    winners,
)
from tests.strategies import seat_counts


class Matches(RuleBasedStateMachine):
    """Deals and finishes rounds of one match beside a plain list of what happened."""

    rounds = Bundle("rounds")

    def __init__(self) -> None:
        super().__init__()
        self.match = start_match(Rules(), seats=2)
        self.openers: list[int] = []
        self.points: list[tuple[int, ...]] = []
        self.kept: list[tuple[MatchState, MatchState]] = []

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Start a match under any rules."""
        rules = data.draw(testing.rules(max_pip=4))
        seats = data.draw(seat_counts(rules))
        self.match = start_match(rules, seats=seats)

    def number_of_rounds(self) -> int:
        """Count the rounds that the rules ask for (R15)."""
        rules = self.match.rules
        return rules.max_pip + 1 if rules.rounds is None else rules.rounds

    def left(self) -> list[int]:
        """List the doubles that have not opened a round (R4)."""
        highest = self.match.rules.max_pip
        pips = range(highest, highest - self.number_of_rounds(), -1)
        return [pip for pip in pips if pip not in self.openers]

    def keep(self) -> None:
        """Keep the match with a copy, to see later that it never changed."""
        self.kept.append((self.match, copy.deepcopy(self.match)))

    @precondition(lambda self: self.left())
    @rule(target=rounds, data=st.data())
    def deal_the_next(self, data: st.DataObject) -> RoundState:
        """Deal the next round, and play it to any point."""
        rng = data.draw(testing.generators(max_pip=self.match.rules.max_pip))
        state = deal_round(self.match, rng=rng)
        assert state.opener.high in self.left()
        for _ in range(data.draw(st.integers(0, 60))):
            if moves := legal_moves(state):
                state = apply_move(state, data.draw(st.sampled_from(moves)))
        return state

    @rule(target=rounds, state=rounds)
    def play_on(self, state: RoundState) -> RoundState:
        """Play a round to its end."""
        while moves := legal_moves(state):
            state = apply_move(state, moves[-1])
        return state

    @rule(target=rounds, data=st.data())
    def deal_a_foreign_one(self, data: st.DataObject) -> RoundState:
        """Deal a round for some other table."""
        rules = data.draw(testing.rules(max_pip=2))
        seats = data.draw(seat_counts(rules))
        pip = data.draw(st.integers(0, rules.max_pip))
        return self.play_on_from(
            deal(rules, seats=seats, opener=Tile(pip, pip), rng=random.Random(seats))
        )

    def play_on_from(self, state: RoundState) -> RoundState:
        """Play a round to its end with the first of the legal moves."""
        while moves := legal_moves(state):
            state = apply_move(state, moves[0])
        return state

    @rule(state=rounds)
    def finish(self, state: RoundState) -> None:
        """Enter a round: the next one is accepted, everything else is refused (R15)."""
        left = self.left()
        if self.match.rules.opener_search is not OpenerSearch.NEXT_HELD:
            left = left[:1]
        belongs = (
            state.rules == self.match.rules
            and state.seats == self.match.seats
            and state.opener.high in left
        )
        self.keep()
        if belongs and state.outcome is not None:
            self.match = finish_round(self.match, state)
            self.openers.append(state.opener.high)
            self.points.append(score_round(state).points)
            with pytest.raises(MatchError):
                finish_round(self.match, state)
        else:
            with pytest.raises(RoundNotOverError if belongs else MatchError):
                finish_round(self.match, state)

    @precondition(lambda self: not self.left())
    @rule()
    def deal_when_all_is_over(self) -> None:
        """Ask for a round too many (R15)."""
        with pytest.raises(MatchError):
            deal_round(self.match, rng=random.Random(0))

    @invariant()
    def the_match_knows_its_rounds(self) -> None:
        """Openers, points, totals and the end are those that happened (R15)."""
        match = self.match
        left = self.left()
        assert self.openers == [score.opener.high for score in match.scores]
        assert self.points == [score.points for score in match.scores]
        assert [sum(column) for column in zip(*self.points, strict=True)] == list(
            match.totals
        )[: match.seats if self.points else 0]
        assert match.is_over is (not left)
        opener = match.next_opener
        assert (left[0] if left else None) == (opener.high if opener else None)

    @invariant()
    def standings_can_always_be_read(self) -> None:
        """And winners exactly when the match is over (R15)."""
        places = standings(self.match)
        assert sorted(place.seat for place in places) == list(range(self.match.seats))
        if self.match.is_over:
            assert winners(self.match)
        else:
            with pytest.raises(MatchError):
                winners(self.match)

    @invariant()
    def no_match_ever_changed(self) -> None:
        """Each match that was finished further is still what it was."""
        for match, twin in self.kept:
            assert twin == match


TestMatches = Matches.TestCase
TestMatches.settings = settings(
    max_examples=settings().max_examples // 2, stateful_step_count=25
)
