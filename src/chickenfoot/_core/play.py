"""The law of a turn: what is legal, why something is not, and what a move does."""

from operator import attrgetter
from typing import Final

from chickenfoot._core.checks import check_type
from chickenfoot._core.ending import can_draw, is_blocked
from chickenfoot._core.illegality import Illegality, IllegalMoveError
from chickenfoot._core.layout import lay
from chickenfoot._core.moves import DRAW, PASS, PLAYS, Draw, Move, Play, plays_at
from chickenfoot._core.refusals import explain
from chickenfoot._core.rules import DrawnTile, DrawRule, OpenerSearch
from chickenfoot._core.state import Outcome, RoundState, StateDraft, holder_of
from chickenfoot._core.tiles import FITTING

_BLOCKED: Final = Outcome(None)
_DRAW: Final = (DRAW,)
_PASS: Final = (PASS,)
_rank: Final = attrgetter("rank")

# Members of an enum are slow to look up by name before Python 3.12.
_UNTIL_PLAYABLE: Final = DrawRule.UNTIL_PLAYABLE
_MAY_PLAY: Final = DrawnTile.MAY_PLAY
_WAITS: Final = DrawnTile.WAITS
_ALL_AT_ONCE: Final = OpenerSearch.ALL_AT_ONCE


def legal_moves(state: RoundState) -> tuple[Move, ...]:
    """Return all legal moves of the seat to move, each once.

    Plays come first, ordered by tile and then by the tile joined; then the draw, then
    the pass. The result is empty exactly when the round is over (R7 to R13).

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> legal_moves(state)
        (Draw(),)

    Raises:
        TypeError: `state` is no `RoundState`.
    """
    if type(state) is not RoundState:
        check_type("state", state, RoundState)
    if state.outcome is not None:
        return ()
    hand = state.hand_bits[state.turn]
    moves: list[Move] = []
    targets = state.layout.target_numbers
    for place in targets:
        fitting = hand & FITTING[place]
        if fitting:
            plays = PLAYS[place] or plays_at(place)
            # The plays are kept by one bit each: where several fit, none is found.
            while (play := plays.get(fitting)) is None:
                bit = fitting & -fitting
                fitting ^= bit
                moves.append(plays[bit])
            moves.append(play)
    may_play, others = _allowed(state, len(moves) > 0)
    if not may_play:
        return others
    if len(targets) > 1:
        moves.sort(key=_rank)
    return tuple(moves) + others


def why_illegal(state: RoundState, move: Move) -> Illegality | None:
    """Tell why a move is not legal now, or `None` when it is.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Pass, Rules, deal
        >>> state = deal(Rules(), seats=4, rng=Random(1))
        >>> print(why_illegal(state, Pass()))
        seat 0 must draw, since nobody has laid the opener 9-9 (R5)

    Raises:
        TypeError: `state` is no `RoundState`, or `move` no `Move`.
    """
    return None if _is_legal(state, move) else explain(state, move)


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
        TypeError: `state` is no `RoundState`, or `move` no `Move`.
    """
    if not _is_legal(state, move):
        raise IllegalMoveError(move, explain(state, move))
    rules = state.rules
    turn = state.turn
    hands = state.hand_bits
    hand = hands[turn]
    boneyard = state.boneyard
    layout = state.layout
    drawn = None
    outcome: Outcome | None = None
    after = (turn + 1) % len(hands)
    if type(move) is Play:
        layout = lay(layout, move, turn, rules.arms)
        hand ^= move.bit
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
        changed = list(hands)
        changed[turn] = hand
        hands = tuple(changed)
    if (
        outcome is None
        and (not boneyard or rules.blocks_early)
        and is_blocked(rules, hands, boneyard, layout, after, drawn)
    ):
        outcome = _BLOCKED
    draft = StateDraft()
    draft.rules = rules
    draft.opener = state.opener
    draft.hand_bits = hands
    draft.boneyard = boneyard
    draft.layout = layout
    draft.turn = after
    draft.drawn = drawn
    draft.outcome = outcome
    draft.ply = state.ply + 1
    draft.__class__ = RoundState
    following: RoundState = draft
    return following


def _is_legal(state: RoundState, move: Move) -> bool:
    if type(state) is not RoundState:
        check_type("state", state, RoundState)
    if state.outcome is not None:
        return False
    hand = state.hand_bits[state.turn]
    targets = state.layout.target_numbers
    if type(move) is Play:
        if not hand & move.bit or move.place not in targets:
            return False
        return state.drawn is None or _allowed(state, True)[0]
    fits = False
    for place in targets:
        if hand & FITTING[place]:
            fits = True
            break
    others = _allowed(state, fits)[1]
    if others:
        return type(move) is type(others[0])
    return False


def _allowed(state: RoundState, fits: bool) -> tuple[bool, tuple[Move, ...]]:
    """Tell whether the seat to move may play, and what else it may do.

    `fits` tells whether a tile of its hand matches a place that may be played on.
    """
    rules = state.rules
    drawn = state.drawn
    if drawn is None and fits and not rules.voluntary_draw:
        return True, ()  # R4, R9
    layout = state.layout
    if not layout.placements:
        if drawn is None:
            return fits, () if fits else _DRAW  # R4, R5
        finds = fits and rules.opener_search is not _ALL_AT_ONCE
        return finds, () if finds else _PASS  # R5
    if drawn is not None and (fits or rules.draw is not _UNTIL_PLAYABLE):
        plays = fits and rules.drawn_tile is not _WAITS
        must_play = plays and rules.drawn_tile is not _MAY_PLAY
        return plays, () if must_play else _PASS  # R10
    if can_draw(rules, state.boneyard, layout, len(state.hand_bits)):
        return fits, _DRAW  # R10
    return fits, () if fits else _PASS  # R9, R11


def _after_search(state: RoundState, following: int) -> int:
    """Return whose turn it is when a seat has drawn in the search and passed.

    Where all draw at once, the opener may have been drawn, and its holder comes next
    when everybody has drawn: each seat took two moves, a draw and a pass.
    """
    circle = 2 * len(state.hand_bits)
    if state.boneyard and (state.ply + 1) % circle:
        return following
    return holder_of(state.hand_bits, state.opener, otherwise=following)
