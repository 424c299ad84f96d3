"""The law of a turn: what is legal, why something is not, and what a move does."""

from operator import attrgetter
from typing import Final

from chickenfoot._core.checks import check_type, wrong_type
from chickenfoot._core.illegality import Illegality, IllegalMoveError, Reason
from chickenfoot._core.layout import lay
from chickenfoot._core.moves import PLAYS, Draw, Move, Pass, Play, check_move, plays_at
from chickenfoot._core.state import Outcome, RoundState, holder_of, make_state
from chickenfoot._core.tiles import FITTING
from chickenfoot._core.turn import (
    is_blocked,
    misplaced,
    not_in_hand,
    round_over,
    turn_of,
)
from chickenfoot._core.views import RoundView, known_state

_BLOCKED: Final = Outcome(None)
_rank: Final = attrgetter("_rank")


def legal_moves(state: RoundState | RoundView) -> tuple[Move, ...]:
    """Return all legal moves of the seat to move, each once.

    A view answers for its own seat, which has none while it waits.

    Plays come first, ordered by tile and then by the tile joined; then the draw, then
    the pass. The result is empty exactly when the round is over (R7 to R13).

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> legal_moves(state)
        (Draw(),)

    Raises:
        TypeError: `state` is neither a `RoundState` nor a `RoundView`.
    """
    if type(state) is not RoundState:
        return _checked_view(state).legal_moves
    if state.outcome is not None:
        return ()
    hand = state._hand_bits[state.turn]
    moves: list[Move] = []
    targets = state.layout._target_places
    for place in targets:
        fitting = hand & FITTING[place]
        if fitting:
            plays = PLAYS[place] or plays_at(place)
            # The plays are kept by one bit each: where several fit, none is found.
            # Nearly always one fits, and this spares a twelfth of all the steps.
            while (play := plays.get(fitting)) is None:
                bit = fitting & -fitting
                fitting ^= bit
                moves.append(plays[bit])
            moves.append(play)
    turn = turn_of(state, len(moves) > 0)
    if not moves or turn.play is not None:
        return turn.others
    if len(moves) > 1 and len(targets) > 1:
        moves.sort(key=_rank)
    return tuple(moves) + turn.others


def why_illegal(state: RoundState | RoundView, move: Move) -> Illegality | None:
    """Return why a move is not legal now, or `None` when it is.

    A view answers for its own seat: while that seat waits, and for a watcher, no move
    is legal (R6).

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Pass, Rules, deal, view
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> print(why_illegal(state, Pass()))
        seat 0 must draw, since nobody has laid the opener 9-9 (R5)
        >>> print(why_illegal(view(state, 2), Pass()))
        seat 0 is to move, not seat 2 (R6)

    Raises:
        TypeError: `state` is neither a `RoundState` nor a `RoundView`, or `move` is not
            a move.
    """
    if type(state) is not RoundState:
        return _why_illegal_seen(_checked_view(state), move)
    return _why_illegal(state, move)


def _why_illegal(state: RoundState, move: Move) -> Illegality | None:
    if state.outcome is not None:
        check_move(move)
        return round_over(state.outcome)
    hand = state._hand_bits[state.turn]
    targets = state.layout._target_places
    if type(move) is Play:
        if not hand & move._bit:
            return not_in_hand(state, move)
        if move._place not in targets:
            return misplaced(state, move)
        why = turn_of(state, True).play
    else:
        fits = False
        for place in targets:
            if hand & FITTING[place]:
                fits = True
                break
        turn = turn_of(state, fits)
        if type(move) is Draw:
            why = turn.draw
        else:
            if type(move) is not Pass:
                check_move(move)
            why = turn.pass_
    return None if why is None else why(state)


def apply_move(state: RoundState, move: Move) -> RoundState:
    """Return the state after a legal move; the given one stays as it is.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Draw, Rules, deal
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> apply_move(state, Draw()).drawn == state.boneyard[0]
        True

    Raises:
        IllegalMoveError: The move is not in `legal_moves`.
        TypeError: `state` is not a `RoundState`, or `move` not a `Move`.
    """
    if type(state) is not RoundState:
        check_type("state", state, RoundState)
    illegality = _why_illegal(state, move)
    if illegality is not None:
        raise IllegalMoveError(move, illegality)
    rules = state.rules
    turn = state.turn
    hands = state._hand_bits
    hand = hands[turn]
    boneyard = state.boneyard
    layout = state.layout
    drawn = None
    outcome: Outcome | None = None
    after = (turn + 1) % len(hands)
    if type(move) is Play:
        layout = lay(layout, move, turn, rules.arms)
        hand ^= move._bit
        if not hand:
            outcome = Outcome(turn)
        if rules.opener_again and move.onto is None:
            after = turn
    elif type(move) is Draw:
        drawn = boneyard[0]
        boneyard = boneyard[1:]
        hand |= 1 << drawn.index
        after = turn
    elif not layout.placements:
        after = _after_search(state, after)
    if hand != hands[turn]:
        changed = [*hands]
        changed[turn] = hand
        hands = tuple(changed)
    if (
        outcome is None
        and (not boneyard or rules._blocks_early)
        and is_blocked(rules, hands, boneyard, layout, after, drawn)
    ):
        outcome = _BLOCKED
    return make_state(
        rules,
        state.opener,
        hands,
        boneyard,
        layout,
        after,
        drawn,
        outcome,
        state.ply + 1,
    )


def _checked_view(value: object) -> RoundView:
    if isinstance(value, RoundView):
        return value
    raise wrong_type("state", value, RoundState, RoundView)


def _why_illegal_seen(view: RoundView, move: Move) -> Illegality | None:
    check_move(move)
    if view.seat != view.turn and not view.is_over:
        who = "a watcher" if view.seat is None else f"seat {view.seat}"
        message = f"seat {view.turn} is to move, not {who}"
        return Illegality(Reason.NOT_YOUR_TURN, "R6", message)
    return _why_illegal(known_state(view), move)


def _after_search(state: RoundState, following: int) -> int:
    """Return whose turn it is when a seat has drawn in the search and passed.

    Where all draw at once, the opener may have been drawn, and its holder comes next
    when everybody has drawn: each seat took two moves, a draw and a pass.
    """
    circle = 2 * len(state._hand_bits)
    if state.boneyard and (state.ply + 1) % circle:
        return following
    return holder_of(state._hand_bits, state.opener, otherwise=following)
