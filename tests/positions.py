"""Positions for the tests, written the way a person would note them down.

A layout is its plays in order, one seat after the other from seat 0: `9-9 9-4@9-9` lays
the opener and then an arm.
"""

import copy
import re
from typing import Any

import pytest

import chickenfoot as cf

BASE = "9-9 9-4@9-9 9-2@9-9 9-0@9-9 9-7@9-9"
# With SIXES_RULES all ends show 6, and no 6 is left.
SIXES = "6-6 6-0@6-6 6-1@6-6 6-2@6-6 3-0@6-0 6-3@3-0 4-1@6-1 6-4@4-1 5-2@6-2 6-5@5-2"
SIXES_RULES = cf.Rules(max_pip=6, arms=3)
# With DEAD_RULES a foot on 1-1 that lacks one toe, and no tile with a 1 is left.
DEAD = "3-3 3-1@3-3 1-1@3-1 1-0@1-1 2-1@1-1"
DEAD_RULES = cf.Rules(max_pip=3, arms=1, hand_size=4)


def tiles(text: str) -> tuple[cf.Tile, ...]:
    """Read tiles written one after the other: `"8-4 5-5"`."""
    return tuple(map(cf.Tile.parse, text.split()))


def moves(text: str) -> list[cf.Move]:
    """Read moves written one after the other: `"9-9 9-4@9-9 draw"`."""
    return list(map(cf.parse_move, text.split()))


def position(
    layout: str,
    hand: str = "",
    other: str = "",
    *,
    rules: cf.Rules | None = None,
    seats: int = 2,
    size: int | None = None,
    boneyard: str = "",
) -> cf.RoundState:
    """Play a layout from a start that allows it; see `before`."""
    state = before(
        layout, hand, other, rules=rules, seats=seats, size=size, boneyard=boneyard
    )
    return after(state, layout)


def before(
    layout: str,
    hand: str = "",
    other: str = "",
    *,
    rules: cf.Rules | None = None,
    seats: int = 2,
    size: int | None = None,
    boneyard: str = "",
) -> cf.RoundState:
    """Set up a round in which a layout can be played, one seat after the other from 0.

    `hand` is then the whole hand of the seat to move, `other` that of the next one, and
    `boneyard` the start of the boneyard. Hands that are not named get one tile more
    than they play; with `size` all hands are filled up to that many tiles from the
    start. The lowest tiles fill up first. What is left is the rest of the boneyard.
    """
    rules = rules or cf.Rules()
    played = layout.split()
    hands = [
        [cf.Tile.parse(move.split("@")[0]) for move in played[seat::seats]]
        for seat in range(seats)
    ]
    opener = hands[0][0]
    to_move = len(played) % seats
    kept = {to_move: tiles(hand), (to_move + 1) % seats: tiles(other)}
    first = tiles(boneyard)
    for seat, more in kept.items():
        hands[seat] += more
    used = {tile for some in (*hands, first) for tile in some}
    rest = [tile for tile in cf.double_set(rules.max_pip) if tile not in used]
    for seat, held in enumerate(hands):
        missing = 0 if kept.get(seat) else 1
        if size is not None:
            missing = size - len(held)
        held.extend(rest[:missing])
        del rest[:missing]
    return cf.set_up(rules, hands=hands, boneyard=(*first, *rest), opener=opener)


def start(
    rules: cf.Rules,
    *hands: str,
    boneyard: str = "",
    opener: cf.Tile | None = None,
    leader: int = 0,
) -> cf.RoundState:
    """Start a round whose opener is the highest double unless another is named.

    What is not named lies at the end of the boneyard, the lowest tile first.
    """
    opener = opener or cf.Tile(rules.max_pip, rules.max_pip)
    held = [tiles(hand) for hand in hands]
    first = tiles(boneyard)
    used = {tile for some in (*held, first) for tile in some}
    if rules.opener_search is cf.OpenerSearch.SET_ASIDE:
        used.add(opener)
    rest = [tile for tile in cf.double_set(rules.max_pip) if tile not in used]
    return cf.set_up(
        rules, hands=held, boneyard=(*first, *rest), opener=opener, leader=leader
    )


def untyped(value: object) -> Any:  # noqa: ANN401
    """Hide a type from the checkers, for callers who have none."""
    return value


def after(state: cf.RoundState, text: str) -> cf.RoundState:
    """Make the moves of a text, one after the other."""
    for move in moves(text):
        state = cf.apply_move(state, move)
    return state


def legal(state: cf.RoundState) -> set[str]:
    """Return the texts of all legal moves."""
    return {str(move) for move in cf.legal_moves(state)}


def ends(state: cf.RoundState) -> set[str]:
    """Return the ends of the layout as texts, tile:pip."""
    return {str(end) for end in state.layout.ends}


def targets(state: cf.RoundState) -> set[str]:
    """Return what may be played on right now as texts, tile:pip."""
    return {str(end) for end in state.layout.targets}


def refusal(state: cf.RoundState, move: str | cf.Move) -> cf.Illegality:
    """Try a move that must be refused, and return why it was.

    Both ways to ask have to agree, and nothing may have changed.
    """
    if isinstance(move, str):
        move = cf.parse_move(move)
    before = copy.deepcopy(state)
    illegality = cf.why_illegal(state, move)
    with pytest.raises(cf.IllegalMoveError) as caught:
        cf.apply_move(state, move)
    assert illegality is not None
    assert illegality == caught.value.illegality
    assert move == caught.value.move
    assert before == state
    assert move not in cf.legal_moves(state)
    return illegality


def assert_refused(
    state: cf.RoundState,
    move: str | cf.Move,
    reason: cf.Reason,
    rule: str,
    facts: str = "",
) -> None:
    """Check why a move is refused; `facts` are words that the sentence must have."""
    illegality = refusal(state, move)
    assert (reason, rule) == (illegality.reason, illegality.rule)
    words = re.findall(r"[\w-]+", illegality.message)
    assert [] == [fact for fact in facts.split() if fact not in words]
