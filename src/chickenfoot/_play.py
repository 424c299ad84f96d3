"""The law of a turn: what is legal, why something is not, and what a move does."""

from operator import attrgetter
from typing import Final

from chickenfoot._layout import FITTING, Layout, placement_of
from chickenfoot._moves import DRAW, PASS, Draw, Move, Pass, Play, plays_of
from chickenfoot._refusals import explain
from chickenfoot._rules import DeadLayout, DrawnTile, DrawRule, Rules
from chickenfoot._state import Blocked, Outcome, RoundState, WentOut, round_state
from chickenfoot._tiles import Tile, tile_bits
from chickenfoot.errors import Illegality, IllegalMoveError

_BLOCKED: Final = Blocked()
_rank: Final = attrgetter("rank")

# Members of an enum are slow to look up by name before Python 3.12.
_NEVER: Final = DrawRule.NEVER
_UNTIL_PLAYABLE: Final = DrawRule.UNTIL_PLAYABLE
_MAY_PLAY: Final = DrawnTile.MAY_PLAY
_PLAY_ON: Final = DeadLayout.PLAY_ON


def legal_moves(state: RoundState) -> tuple[Move, ...]:
    """Return all legal moves of the seat to move, each once.

    Plays come first, ordered by tile and then by the tile joined; then the draw, then
    the pass. The result is empty exactly when the round is over (R7 to R13).

    >>> from random import Random
    >>> from chickenfoot import Rules, deal
    >>> state = deal(Rules(), seats=4, opener=9, rng=Random(7))
    >>> legal_moves(state)
    (Draw(),)
    """
    if state.outcome is not None:
        return ()
    hand = state.hand_bits[state.turn]
    table = plays_of(state.rules.max_pip)
    moves: list[Move] = []
    targets = state.layout.target_numbers
    for place in targets:
        fitting = hand & FITTING[place]
        if fitting:
            plays = table[place]
            while fitting:
                bit = fitting & -fitting
                fitting ^= bit
                moves.append(plays[bit])
    if not moves:
        return (DRAW,) if _draws(state) else (PASS,)
    if len(targets) > 1 and len(moves) > 1:
        moves.sort(key=_rank)
    if _may_keep(state):
        moves.append(PASS)
    return tuple(moves)


def why_illegal(state: RoundState, move: Move) -> Illegality | None:
    """Tell why a move is not legal now, or `None` when it is.

    >>> from random import Random
    >>> from chickenfoot import Pass, Rules, deal
    >>> state = deal(Rules(), seats=4, opener=9, rng=Random(7))
    >>> print(why_illegal(state, Pass()))
    seat 0 must draw, since nobody has laid the opener 9-9 (R5)

    Raises:
        TypeError: `move` is neither a `Play`, a `Draw` nor a `Pass`.
    """
    return None if _is_legal(state, move) else explain(state, move)


def apply_move(state: RoundState, move: Move) -> RoundState:
    """Return the state after a legal move; the given one stays as it is.

    >>> from random import Random
    >>> from chickenfoot import Draw, Rules, deal
    >>> state = deal(Rules(), seats=4, opener=9, rng=Random(7))
    >>> apply_move(state, Draw()).drawn == state.boneyard[0]
    True

    Raises:
        IllegalMoveError: The move is not in `legal_moves`.
        TypeError: `move` is neither a `Play`, a `Draw` nor a `Pass`.
    """
    if not _is_legal(state, move):
        raise IllegalMoveError(move, explain(state, move))
    rules = state.rules
    hands = state.hand_bits
    boneyard = state.boneyard
    layout = state.layout
    turn = state.turn
    drawn: Tile | None = None
    outcome: Outcome | None = None
    if type(move) is Play:
        hand = hands[turn] ^ move.bit
        hands = _with_hand(hands, turn, hand)
        onto = move.onto
        place = move.place
        assert place is not None, "a legal play has a place"
        placement = placement_of(
            move.tile.index, None if onto is None else onto.index, move.pip, turn
        )
        layout = layout.lay(placement, place, move.opens, rules.arms)
        if not hand:
            outcome = WentOut(turn)
        elif _is_blocked(rules, hands, boneyard, layout):
            outcome = _BLOCKED
    elif type(move) is Draw:
        drawn = boneyard[0]
        boneyard = boneyard[1:]
        hands = _with_hand(hands, turn, hands[turn] | 1 << drawn.index)
        if _is_blocked(rules, hands, boneyard, layout):
            outcome = _BLOCKED
    if drawn is None:
        turn = (turn + 1) % len(hands)
    return round_state(
        rules,
        state.opener,
        hands,
        boneyard,
        layout,
        turn,
        drawn,
        outcome,
        state.ply + 1,
    )


def _is_legal(state: RoundState, move: Move) -> bool:
    if state.outcome is not None:
        return False
    hand = state.hand_bits[state.turn]
    targets = state.layout.target_numbers
    if type(move) is Play:
        return bool(hand & move.bit) and move.place in targets
    for place in targets:
        if hand & FITTING[place]:
            return type(move) is Pass and _may_keep(state)
    return type(move) is (Draw if _draws(state) else Pass)


def _draws(state: RoundState) -> bool:
    """Tell whether a seat that cannot play draws (R5, R10, R11); if not, it passes."""
    if not state.boneyard:
        return False
    searching = not state.layout.placements
    if state.drawn is None:
        return searching or state.rules.draw is not _NEVER
    return state.rules.draw is _UNTIL_PLAYABLE and not searching


def _may_keep(state: RoundState) -> bool:
    """Tell whether a seat that can play may pass, since it has drawn (R10)."""
    return (
        state.drawn is not None
        and state.rules.drawn_tile is _MAY_PLAY
        and len(state.layout.placements) > 0
    )


def _is_blocked(
    rules: Rules, hands: tuple[int, ...], boneyard: tuple[Tile, ...], layout: Layout
) -> bool:
    """Tell whether nobody can play and nobody will (R13)."""
    if boneyard and (rules.draw is not _NEVER or not layout.placements):
        if rules.dead_layout is _PLAY_ON:
            return False
        hands = (*hands, tile_bits(boneyard))
    fitting = layout.fitting
    return not any(hand & fitting for hand in hands)


def _with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    changed = list(hands)
    changed[seat] = hand
    return tuple(changed)
