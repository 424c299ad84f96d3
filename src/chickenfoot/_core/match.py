"""The match: one round for each double, the highest first (R15)."""

from collections.abc import Iterable, Sequence
from typing import Final, final

import attrs

from chickenfoot._core.checks import RandomSource, check_type
from chickenfoot._core.deal import deal_any_of
from chickenfoot._core.errors import MatchError
from chickenfoot._core.rules import OpenerSearch, Rules
from chickenfoot._core.scoring import RoundScore, check_points, score_round
from chickenfoot._core.state import RoundState, first_held, holder_of
from chickenfoot._core.tiles import Tile, double_of
from chickenfoot._core.values import Value, maker, short_pretty


def _keep_scores(scores: Iterable[RoundScore]) -> tuple[RoundScore, ...]:
    kept = tuple(scores)
    for score in kept:
        check_type("each of scores", score, RoundScore)
    return kept


@final
@attrs.frozen
class MatchState(Value):
    """A match between two rounds. Get the first from `start_match`.

    The points of the scores are taken as they are given, and hands may be empty where
    nobody has written the tiles down.

    Raises:
        MatchError: There are too many scores, or one has another number of seats or
            another opener than the rules have for its round.
        RulesError: The rules cannot serve this many seats.
        TypeError: A value is of the wrong type.
    """

    rules: Rules
    """The rules of every round."""
    seats: int
    """The number of seats at the table."""
    scores: tuple[RoundScore, ...] = attrs.field(converter=_keep_scores)
    """The rounds played so far."""

    def __repr__(self) -> str:
        played, count = len(self.scores), self.round_count
        totals = " ".join(map(str, self.totals))
        return f"<MatchState after {played} of {count} rounds: totals {totals}>"

    _repr_pretty_ = short_pretty

    def __attrs_post_init__(self) -> None:
        check_type("rules", self.rules, Rules)
        self.rules.hand_size_for(self.seats)
        self.rules.reserve_for(self.seats)
        before = _make_match(self.rules, self.seats, ())
        for score in self.scores:
            _check_score(before, score)
            before = _with_score(before, score)

    @property
    def round_count(self) -> int:
        """The number of rounds in all (R15)."""
        rounds = self.rules.rounds
        return self.rules.max_pip + 1 if rounds is None else rounds

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat, all rounds together."""
        return tuple(
            sum(score.points[seat] for score in self.scores)
            for seat in range(self.seats)
        )

    @property
    def openers(self) -> tuple[Tile, ...]:
        """The doubles that still have a round to open, the highest first (R4)."""
        pips = range(self.rules.max_pip, self.rules.max_pip - self.round_count, -1)
        used = {score.opener.high for score in self.scores}
        return tuple(double_of(pip) for pip in pips if pip not in used)

    @property
    def next_opener(self) -> Tile | None:
        """The double that opens the next round; `None` after the last (R4).

        Under `OpenerSearch.NEXT_HELD` a lower one opens if nobody is dealt this.
        """
        return next(iter(self.openers), None)

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return len(self.scores) == self.round_count


_make_match: Final = maker(MatchState)


def start_match(rules: Rules, *, seats: int) -> MatchState:
    """Start a match: one round for each double that is to open one (R15).

    Examples:
        >>> start_match(Rules(max_pip=6), seats=3).next_opener
        Tile(6, 6)

    Raises:
        RulesError: There are fewer than two seats, or too many for the set.
        TypeError: An argument is of the wrong type.
    """
    return MatchState(rules, seats, ())


def deal_round(match: MatchState, *, rng: RandomSource) -> RoundState:
    """Deal the next round of a match (R3, R4, R5); see `deal` for the shuffle.

    Examples:
        >>> from random import Random
        >>> deal_round(start_match(Rules(), seats=4), rng=Random(7)).opener
        Tile(9, 9)

    Raises:
        MatchError: The match is over.
        TypeError: `match` is not a `MatchState`, or `rng` has no method `random`.
    """
    check_type("match", match, MatchState)
    return deal_any_of(
        match.rules,
        seats=match.seats,
        openers=_openers(match),
        rng=rng,
        leader=_leader(match),
    )


def finish_round(match: MatchState, finished: RoundState | RoundScore) -> MatchState:
    """Return the match with one more round (R15). The input is not modified.

    Args:
        match: The match so far.
        finished: The last state of the round, or its score if the round was played
            with real tiles; see `score_hands`.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import apply_move, legal_moves
        >>> match = start_match(Rules(), seats=4)
        >>> state = deal_round(match, rng=Random(7))
        >>> while moves := legal_moves(state):
        ...     state = apply_move(state, moves[0])
        >>> match = finish_round(match, state)
        >>> match.totals, match.next_opener
        ((44, 69, 58, 45), Tile(8, 8))

    Raises:
        MatchError: The match is over, or the round has other rules, another number of
            seats or another opener than the next, or points that do not follow from
            the hands.
        RoundNotOverError: The round is not over.
        SetUpError: No round can leave the hands of the score.
        TypeError: An argument is of the wrong type.
    """
    check_type("match", match, MatchState)
    if isinstance(finished, RoundScore):
        _check_score(match, finished)
        check_points(match.rules, finished)
        return _with_score(match, finished)
    check_type("finished", finished, RoundState, RoundScore)
    _compare("rules", finished.rules, (match.rules,))
    _compare("seats", finished.seats, (match.seats,))
    _compare("opener", finished.opener, _openers(match))
    return _with_score(match, score_round(finished))


def check_next(match: MatchState, start: RoundState) -> None:
    """Refuse the start of a round that is not the next of a match (R4, R5, R15).

    A record of a match has checked the rules and the seats of its rounds already.
    """
    opener = first_held(_openers(match), start._hand_bits)
    _compare("opener", start.opener, (opener,))
    dealt = (match.rules.hand_size_for(match.seats),) * match.seats
    sizes = tuple(map(len, start.hands))
    if sizes != dealt:
        raise MatchError(
            f"the round is not the next of the match: its hands have {sizes} tiles, "
            f"and the rules deal {dealt} (R3)"
        )
    turn = holder_of(start._hand_bits, opener, otherwise=_leader(match))
    if start.turn != turn:
        raise MatchError(
            f"the round is not the next of the match: "
            f"its first turn: seat {start.turn}, wanted: seat {turn} (R5)"
        )


def _openers(match: MatchState) -> tuple[Tile, ...]:
    """Return the doubles that may open the next round, the one to be tried first."""
    if match.is_over:
        raise MatchError(f"the match is over after {match.round_count} rounds (R15)")
    if match.rules.opener_search is OpenerSearch.NEXT_HELD:
        return match.openers
    return (double_of(match.rules.max_pip - len(match.scores)),)


def _leader(match: MatchState) -> int:
    """Return the seat that draws first if nobody holds the next opener (R5)."""
    return len(match.scores) % match.seats


def _check_score(match: MatchState, score: RoundScore) -> None:
    """Raise an error unless a score can be the next of a match (R4, R15)."""
    _compare("opener", score.opener, _openers(match))
    _compare("seats", len(score.hands), (match.seats,))


def _with_score(match: MatchState, score: RoundScore) -> MatchState:
    return _make_match(match.rules, match.seats, (*match.scores, score))


def _compare(what: str, theirs: object, ours: Sequence[object]) -> None:
    if theirs not in ours:
        raise MatchError(
            f"the round is not the next of the match: "
            f"its {what}: {theirs}, wanted: {' or '.join(map(str, ours))} (R15)"
        )
