"""Records played again."""

from chickenfoot._core.checks import check_type
from chickenfoot._core.illegality import IllegalMoveError, ReplayError
from chickenfoot._core.match import MatchState, check_next, finish_round, start_match
from chickenfoot._core.play import apply_move
from chickenfoot._core.state import RoundState
from chickenfoot.records._documents import MatchRecord, RoundRecord


def replay(record: RoundRecord | MatchRecord) -> tuple[RoundState, ...]:
    """Return the states of a record: before the first move, and after each.

    A match has the states of its rounds one after the other.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Draw, Rules, deal
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> [state.ply for state in replay(RoundRecord.of(state).with_move(Draw()))]
        [0, 1]

    Raises:
        MatchError: A round is not the next of the match.
        ReplayError: A move is illegal; says which and why.
        RoundNotOverError: A round before the last is unfinished.
        RulesError: The rules name no reserve for so many seats.
        SetUpError: A deal is not one of the whole set.
        TypeError: `record` is neither a `RoundRecord` nor a `MatchRecord`.
    """
    check_type("record", record, RoundRecord, MatchRecord)
    if isinstance(record, RoundRecord):
        return _states(record, "")
    rounds, _ = _rounds_and_match(record)
    return tuple(state for states in rounds for state in states)


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
        RoundNotOverError: As for `replay`.
        RulesError: As for `replay`.
        SetUpError: As for `replay`.
        TypeError: `record` is not a `MatchRecord`.
    """
    check_type("record", record, MatchRecord)
    rounds, match = _rounds_and_match(record)
    if len(rounds) == len(match.scores):
        return match, None
    return match, rounds[-1][-1]


def _rounds_and_match(
    record: MatchRecord,
) -> tuple[list[tuple[RoundState, ...]], MatchState]:
    """Return the states of each round, and the match after its finished rounds."""
    match = start_match(record.rules, seats=record.seats)
    rounds: list[tuple[RoundState, ...]] = []
    for number, played in enumerate(record.rounds):
        check_next(match, played.start)
        states = _states(played, f"rounds[{number}].")
        rounds.append(states)
        is_last = number == len(record.rounds) - 1
        if not is_last or states[-1].outcome is not None:
            match = finish_round(match, states[-1])
    return rounds, match


def _states(record: RoundRecord, place: str) -> tuple[RoundState, ...]:
    state = record.start
    states = [state]
    for number, move in enumerate(record.moves):
        try:
            state = apply_move(state, move)
        except IllegalMoveError as error:
            raise ReplayError(
                f"{place}moves[{number}]", move, error.illegality
            ) from None
        states.append(state)
    return tuple(states)
