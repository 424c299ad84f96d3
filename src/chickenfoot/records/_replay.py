"""Records played again."""

from collections.abc import Iterator

from chickenfoot._core.checks import check_type
from chickenfoot._core.illegality import IllegalMoveError, ReplayError
from chickenfoot._core.match import MatchState, check_next, finish_round, start_match
from chickenfoot._core.play import apply_move
from chickenfoot._core.state import RoundState
from chickenfoot.records._documents import MatchRecord, RoundRecord


def replay(record: RoundRecord | MatchRecord) -> Iterator[RoundState]:
    """Play a record again and yield each state: before the first move, and after each.

    A match yields the states of its rounds one after the other.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Draw, Rules, deal
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> [state.ply for state in replay(RoundRecord.of(state).with_move(Draw()))]
        [0, 1]

    Raises:
        MatchError: A round is not the next of the match, or one before the last is
            unfinished.
        ReplayError: A move is illegal; says which and why, and has the state before.
        RulesError: The rules name no reserve for so many seats.
        SetUpError: A deal is not one of the whole set.
        TypeError: `record` is neither a `RoundRecord` nor a `MatchRecord`, which is
            told at once; all else is told by the iterator when it comes there.
    """
    check_type("record", record, RoundRecord, MatchRecord)
    if isinstance(record, RoundRecord):
        return _states(record, "")
    return _match_states(record)


def resume(record: MatchRecord) -> tuple[MatchState, RoundState | None]:
    """Return the match to go on with, and its unfinished round or `None`.

    Examples:
        >>> from chickenfoot import Rules
        >>> match, state = resume(MatchRecord(Rules(), seats=4))
        >>> match.next_opener, state
        (Tile(9, 9), None)

    Raises:
        MatchError: As for `replay`.
        ReplayError: As for `replay`.
        RulesError: As for `replay`.
        SetUpError: As for `replay`.
        TypeError: `record` is no `MatchRecord`.
    """
    check_type("record", record, MatchRecord)
    match = start_match(record.rules, seats=record.seats)
    last: RoundState | None = None
    for state in replay(record):
        if last is not None and state.ply == 0:
            match = finish_round(match, last)
        last = state
    if last is None or last.outcome is None:
        return match, last
    return finish_round(match, last), None


def _match_states(record: MatchRecord) -> Iterator[RoundState]:
    match = start_match(record.rules, seats=record.seats)
    for number, played in enumerate(record.rounds):
        state = played.start
        check_next(match, state)
        for state in _states(played, f"rounds[{number}]."):
            yield state
        if state.outcome is None and number == len(record.rounds) - 1:
            return
        match = finish_round(match, state)


def _states(record: RoundRecord, place: str) -> Iterator[RoundState]:
    state = record.start
    yield state
    for number, move in enumerate(record.moves):
        try:
            state = apply_move(state, move)
        except IllegalMoveError as error:
            raise ReplayError(
                f"{place}moves[{number}]", move, error.illegality, state
            ) from None
        yield state
