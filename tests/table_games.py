"""Games for the tests of views, events and records: under all house rules, and fixed.

Which house rules there are is read from `Rules`, so that a new one is tested at once.
"""

import enum
import random
from dataclasses import dataclass
from typing import Any

import attrs
from hypothesis import reject
from hypothesis import strategies as st

import chickenfoot as cf
from chickenfoot.records import RoundRecord

NUMBERS: dict[str, list[Any]] = {
    "arms": [1, 2],
    "blank_points": [0, 5],
    "double_blank_points": [0, 50],
    "double_out_points": [0, 25],
    "reserve": [0, 1, 3],
    "rounds": [None, 1, 2],
}


@dataclass(frozen=True)
class Game:
    """A round from the deal to its end; one state more than moves."""

    states: tuple[cf.RoundState, ...]
    moves: tuple[cf.Move, ...]

    @property
    def record(self) -> RoundRecord:
        """The round as a record."""
        start = RoundRecord.of(self.states[0])
        return attrs.evolve(start, moves=self.moves)


def play(state: cf.RoundState, rng: random.Random) -> Game:
    """Play a round to its end with random legal moves."""
    states, moves = [state], list[cf.Move]()
    while legal := cf.legal_moves(states[-1]):
        moves.append(rng.choice(legal))
        states.append(cf.apply_move(states[-1], moves[-1]))
    return Game(tuple(states), tuple(moves))


def play_match(
    rules: cf.Rules, *, seats: int, rng: random.Random
) -> tuple[list[Game], cf.MatchState]:
    """Play a match to its end with random legal moves."""
    match = cf.start_match(rules, seats=seats)
    games: list[Game] = []
    while not match.is_over:
        games.append(play(cf.deal_round(match, rng=rng), rng))
        match = cf.finish_round(match, games[-1].states[-1])
    return games, match


@st.composite
def house_rules(draw: st.DrawFn, *, seats: int) -> cf.Rules:
    """Draw rules that differ in anything from the standard rules."""
    max_pip = draw(st.integers(2, 4))
    tiles = (max_pip + 1) * (max_pip + 2) // 2
    size = draw(st.integers(1, min(4, (tiles - 1) // seats)))
    by_seats = draw(st.booleans())
    values: dict[str, Any] = {
        "max_pip": max_pip,
        "hand_size": {seats: size} if by_seats else size,
    }
    for field in attrs.fields(cf.Rules):
        default: object = field.default
        if not field.init:
            continue
        if isinstance(default, enum.Enum):
            values[field.name] = draw(st.sampled_from(list(type(default))))
        elif isinstance(default, bool):
            values[field.name] = draw(st.booleans())
        elif field.name in NUMBERS:
            values[field.name] = draw(st.sampled_from(NUMBERS[field.name]))
    try:
        rules = cf.Rules(**values)
        rules.hand_size_for(seats)
    except cf.RulesError:
        reject()
    return rules


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a round played to its end."""
    seats = draw(st.integers(2, 4))
    rules = draw(house_rules(seats=seats))
    rng = random.Random(draw(st.integers(0, 2**32)))
    opener = draw(st.integers(0, rules.max_pip))
    leader = draw(st.integers(0, seats - 1))
    start = cf.deal(rules, seats=seats, opener=opener, rng=rng, leader=leader)
    return play(start, rng)


def viewers(state: cf.RoundState) -> tuple[int | None, ...]:
    """List everybody who looks on: each seat, and a watcher."""
    return (None, *range(state.seats))


def tiles(text: str) -> list[cf.Tile]:
    """Read tiles written one after the other: `"8-4 5-5"`."""
    return [cf.Tile.parse(word) for word in text.split()]


def moves(text: str) -> list[cf.Move]:
    """Read moves written one after the other: `"9-9 9-4@9-9 draw"`."""
    return [cf.parse_move(word) for word in text.split()]


BASE = "9-9 9-4@9-9 9-2@9-9 9-0@9-9 9-7@9-9"


def position(
    played: str,
    hand: str,
    *,
    seats: int = 2,
    boneyard: str = "",
    rules: cf.Rules | None = None,
) -> cf.RoundState:
    """Play to a position where the seat to move has just the tiles of `hand`.

    See `before` for the other tiles.
    """
    state = before(played, hand, seats=seats, boneyard=boneyard, rules=rules)
    for step in moves(played):
        state = cf.apply_move(state, step)
    return state


def before(
    played: str,
    hand: str,
    *,
    seats: int = 2,
    boneyard: str = "",
    rules: cf.Rules | None = None,
) -> cf.RoundState:
    """Set up a round in which `played` can be laid, one seat after the other from 0.

    After that the seat to move has just the tiles of `hand`. The boneyard starts as
    named; each other hand has two more tiles than it lays, and the rest is in the
    boneyard.
    """
    rules = rules or cf.Rules()
    steps = moves(played)
    hands: list[list[cf.Tile]] = [[] for _ in range(seats)]
    for number, step in enumerate(steps):
        assert isinstance(step, cf.Play)
        hands[number % seats].append(step.tile)
    turn = len(steps) % seats
    hands[turn] += tiles(hand)
    first = tiles(boneyard)
    used = {tile for some in (*hands, first) for tile in some}
    rest = [tile for tile in cf.double_set(rules.max_pip) if tile not in used]
    for seat in range(seats):
        if seat != turn:
            hands[seat] += [rest.pop(), rest.pop()]
    opener = hands[0][0].high
    return cf.set_up(rules, hands=hands, boneyard=[*first, *rest], opener=opener)
