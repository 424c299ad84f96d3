"""Starts and rounds for the tests, written the way a person would note them down.

A layout is its plays in order, one seat after the other from seat 0: `9-9 9-4@9-9` lays
the opener and then an arm.
"""

import copy
import random
import re
from collections.abc import Iterator
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

NOTHING: frozenset[cf.Tile] = frozenset()
"""An empty hand."""

HOUSES = (
    cf.Rules(),
    cf.Rules(max_pip=6, hand_size={2: 8, 3: 5, 4: 5, 5: 4}, arms=3),
    cf.Rules(max_pip=5, hand_size=4, arms=1, draw=cf.DrawRule.UNTIL_PLAYABLE),
    cf.Rules(max_pip=4, hand_size=3, draw=cf.DrawRule.NEVER),
    cf.Rules(max_pip=6, hand_size=4, drawn_tile=cf.DrawnTile.MUST_PLAY),
    cf.Rules(max_pip=6, hand_size=5, arms=6, dead_layout=cf.DeadLayout.STOP),
    cf.Rules(max_pip=12, hand_size=7, double_blank_points=25),
    cf.Rules(
        max_pip=6,
        hand_size=4,
        opener_search=cf.OpenerSearch.ALL_AT_ONCE,
        opener_again=True,
        voluntary_draw=True,
    ),
    cf.Rules(
        max_pip=6,
        hand_size=5,
        opener_search=cf.OpenerSearch.SET_ASIDE,
        drawn_tile=cf.DrawnTile.WAITS,
        reserve={2: 3, 3: 2, 4: 1, 5: 0},
        empty_boneyard=cf.EmptyBoneyard.END_ROUND,
    ),
)
"""House rules under which random rounds are played; five seats can sit at each."""


def tiles(text: str) -> tuple[cf.Tile, ...]:
    """Read tiles written one after the other: `"8-4 5-5"`."""
    return tuple(map(cf.Tile.parse, text.split()))


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
    """Reach a layout from a start that allows it.

    `hand` is then the whole hand of the seat to move, `other` that of the next one, and
    `boneyard` the start of the boneyard. Hands that are not named get one tile more
    than they lay; with `size` all hands are filled up to that many tiles from the
    start. The lowest tiles fill up first, what is left is the rest of the boneyard.
    """
    rules = rules or cf.Rules()
    moves = layout.split()
    hands = [
        [cf.Tile.parse(move.split("@")[0]) for move in moves[seat::seats]]
        for seat in range(seats)
    ]
    opener = hands[0][0].high
    to_move = len(moves) % seats
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
    state = cf.set_up(rules, hands=hands, boneyard=(*first, *rest), opener=opener)
    return after(state, layout)


def untyped(value: object) -> Any:  # noqa: ANN401
    """Hide a type from the checkers, for callers who have none."""
    return value


def after(state: cf.RoundState, moves: str) -> cf.RoundState:
    """Make the moves of a text, one after the other."""
    for text in moves.split():
        state = cf.apply_move(state, cf.parse_move(text))
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
    clause: str,
    facts: str = "",
) -> None:
    """Check why a move is refused; `facts` are words that the sentence must have."""
    illegality = refusal(state, move)
    assert (reason, clause) == (illegality.reason, illegality.clause)
    words = re.findall(r"[\w-]+", illegality.message)
    assert [] == [fact for fact in facts.split() if fact not in words]


def played(state: cf.RoundState, rng: random.Random) -> Iterator[cf.RoundState]:
    """Play a round at random and yield every state of it, the first and last too."""
    yield state
    while moves := cf.legal_moves(state):
        state = cf.apply_move(state, rng.choice(moves))
        yield state


def random_rounds(number: int = 20) -> Iterator[list[cf.RoundState]]:
    """Yield rounds of all house rules as lists of their states, the same every time."""
    for rules in HOUSES:
        for seed in range(number):
            rng = random.Random(seed)
            state = cf.deal(
                rules,
                seats=2 + seed % 4,
                opener=rng.randint(0, rules.max_pip),
                rng=rng,
                leader=seed % 2,
            )
            yield list(played(state, rng))


def finished_round(match: cf.MatchState, rng: random.Random) -> cf.RoundState:
    """Play the next round of a match at random to its end."""
    *_, last = played(cf.deal_round(match, rng=rng), rng)
    return last


def match_with(
    *rounds: tuple[int, ...], rules: cf.Rules | None = None
) -> cf.MatchState:
    """Return a match whose rounds cost these points by seat; its hands are empty."""
    rules = rules or cf.Rules()
    seats = len(rounds[0])
    scores = tuple(
        cf.RoundScore(
            opener=cf.Tile(rules.max_pip - number, rules.max_pip - number),
            outcome=cf.Blocked(),
            points=points,
            hands=(NOTHING,) * seats,
        )
        for number, points in enumerate(rounds)
    )
    return cf.MatchState(rules, seats, scores)
