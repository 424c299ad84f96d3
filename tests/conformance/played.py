"""Cases that are played out: rounds under house rules, views, events, matches, trees.

Rounds are dealt at random until one shows much of what its rules can do.
"""

import functools
import random
from collections.abc import Iterator
from typing import Final, NamedTuple

import chickenfoot as cf
from chickenfoot import presets
from chickenfoot.events import move_events
from tests.conformance.questions import (
    Case,
    Json,
    Question,
    deal_json,
    rules_json,
    start_json,
    telling_moves,
)
from tests.rulesets import rules_from

SEEDS: Final = 30
"""The deals among which the one is chosen that shows most."""


class House(NamedTuple):
    """House rules with the tables at which they are played."""

    slug: str
    words: str
    rules: dict[str, Json]
    seats: tuple[int, ...] = (2, 3)


def _with(**rules: Json) -> dict[str, Json]:
    return {"max_pip": 4, "hand_size": 4, "arms": 2, **rules}


HOUSES: Final = (
    House("standard", "the standard rules", _with(max_pip=5, arms=3), (2, 4)),
    House("one-arm", "one arm", _with(max_pip=5, arms=1)),
    House("six-arms", "six arms", _with(max_pip=6, arms=6), (3,)),
    House("until-playable", "draws until a tile fits", _with(draw="until_playable")),
    House("never", "no draws", _with(max_pip=5, hand_size=6, draw="never"), (3,)),
    House(
        "must-play", "drawn tiles that must be played", _with(drawn_tile="must_play")
    ),
    House("waits", "drawn tiles that wait", _with(drawn_tile="waits")),
    House("voluntary", "draws by choice", _with(voluntary_draw=True, arms=1)),
    House("reserve", "a reserve", _with(reserve=3)),
    House("reserve-by-seats", "a reserve by seats", _with(reserve={"2": 4, "3": 1})),
    House("hand-by-seats", "hands by seats", _with(hand_size={"2": 5, "3": 3}), (2, 3)),
    House("end-round", "an end where a draw is due", _with(empty_boneyard="end_round")),
    House("stop", "a stop on a dead layout", _with(dead_layout="stop", arms=1)),
    House(
        "all-at-once",
        "a search all at once",
        _with(opener_search="all_at_once", hand_size=2),
    ),
    House("next-held", "the next double held", _with(opener_search="next_held"), (2,)),
    House("set-aside", "the opener set aside", _with(opener_search="set_aside")),
    House("again", "another turn after the opener", _with(opener_again=True)),
    House(
        "points",
        "points for blanks and doubles",
        _with(
            blank_points=5, double_blank_points=20, double_out_points=10, hand_size=3
        ),
    ),
    House(
        "until-playable-waits",
        "draws until a tile fits, which waits",
        _with(draw="until_playable", drawn_tile="waits"),
        (2,),
    ),
    House(
        "until-playable-must-play",
        "draws until a tile fits, which must be played",
        _with(draw="until_playable", drawn_tile="must_play", reserve=2),
        (3,),
    ),
    House(
        "voluntary-must-play",
        "draws by choice and a play after them",
        _with(voluntary_draw=True, drawn_tile="must_play"),
        (2,),
    ),
    House(
        "voluntary-waits",
        "draws by choice and tiles that wait",
        _with(voluntary_draw=True, drawn_tile="waits", arms=1),
        (3,),
    ),
    House(
        "voluntary-until-playable",
        "draws by choice, and draws until a tile fits",
        _with(voluntary_draw=True, draw="until_playable", reserve=2, arms=1),
        (2, 3),
    ),
    House(
        "voluntary-end-round",
        "draws by choice and an end where a draw is due",
        _with(voluntary_draw=True, empty_boneyard="end_round", reserve=2),
        (2,),
    ),
    House(
        "end-round-until-playable",
        "draws until a tile fits and an end where nothing is left",
        _with(empty_boneyard="end_round", draw="until_playable", reserve=1),
        (2,),
    ),
    House(
        "end-round-never",
        "no draws and an end with the first miss",
        _with(empty_boneyard="end_round", draw="never", max_pip=5, hand_size=7),
        (3,),
    ),
    House(
        "end-round-set-aside",
        "the opener set aside and an end where a draw is due",
        _with(empty_boneyard="end_round", opener_search="set_aside", hand_size=5),
        (2,),
    ),
    House(
        "all-at-once-again",
        "a search all at once and another turn",
        _with(opener_search="all_at_once", opener_again=True, hand_size=2),
        (3,),
    ),
    House(
        "stop-never",
        "a stop and no draws",
        _with(dead_layout="stop", draw="never"),
        (3,),
    ),
    House(
        "stop-reserve",
        "a stop and a reserve",
        _with(dead_layout="stop", reserve=4, arms=1),
        (2,),
    ),
    House(
        "stop-set-aside",
        "a stop and the opener set aside",
        _with(dead_layout="stop", opener_search="set_aside", arms=1),
        (3,),
    ),
)


class Played(NamedTuple):
    """A round that was played to its end."""

    states: tuple[cf.RoundState, ...]
    moves: tuple[cf.Move, ...]


def play(start: cf.RoundState, rng: random.Random) -> Played:
    """Play a round at random, rather with plays than with other moves."""
    states, made = [start], list[cf.Move]()
    while legal := cf.legal_moves(states[-1]):
        plays = [move for move in legal if isinstance(move, cf.Play)]
        made.append(rng.choice(plays if plays and rng.random() < 0.7 else legal))
        states.append(cf.apply_move(states[-1], made[-1]))
    return Played(tuple(states), tuple(made))


def features(played: Played) -> set[str]:
    """Name what a round shows."""
    found: set[str] = set()
    for state, move in zip(played.states, played.moves, strict=False):
        plays = any(isinstance(legal, cf.Play) for legal in cf.legal_moves(state))
        drawn = state.drawn is not None
        found.add(f"{type(move).__name__} {plays} {drawn}")
        for event in move_events(state, move):
            spot = getattr(event, "kind", "")
            found.add(f"{type(event).__name__} {spot} {drawn}")
        for tried in (cf.Draw(), cf.Pass()):
            why = cf.why_illegal(state, tried)
            found.add("" if why is None else f"{tried} {why.rule} {why.reason}")
    end = played.states[-1]
    assert end.outcome is not None
    found.add(f"blocked {end.outcome.is_blocked} {end.layout.owed is None}")
    if cf.Tile(0, 0) in {tile for hand in end.hands for tile in hand}:
        found.add("double-blank left")
    if end.layout.placements[-1].tile.is_double:
        found.add("ends on a double")
    return found


def rounds_of(house: House) -> tuple[Played, ...]:
    """Return a round of these rules for each of its tables, those that show most."""
    rules = rules_from(house.rules)
    shown: set[str] = set()
    chosen: list[Played] = []
    for seats in house.seats:
        best, most = None, -1000.0
        for seed in range(SEEDS):
            rng = random.Random(1000 * seats + seed)
            opener = cf.Tile(
                *[rng.choice((rules.max_pip, rng.randint(0, rules.max_pip)))] * 2
            )
            start = cf.deal(
                rules, seats=seats, opener=opener, rng=rng, leader=rng.randrange(seats)
            )
            played = play(start, rng)
            found = features(played)
            worth = len(found - shown) + len(found) / 10 - len(played.moves) / 8
            if worth > most:
                best, most = played, worth
        assert best is not None
        shown |= features(best)
        chosen.append(best)
    return tuple(chosen)


def _about(house: House, rules: str) -> str:
    fields = [
        name
        for name in house.rules
        if name not in {"max_pip", "hand_size", "arms"} or name in house.slug
    ]
    return " ".join([rules, *fields])


@functools.cache
def _all_rounds() -> tuple[tuple[House, int, Played], ...]:
    return tuple(
        (house, seats, played)
        for house in HOUSES
        for seats, played in zip(house.seats, rounds_of(house), strict=True)
    )


def _question(ask: str, played: Played, moves: int | None = None) -> Question:
    made = list(map(str, played.moves[:moves]))
    return {"ask": ask, **start_json(played.states[0]), "moves": made}


def rounds() -> Iterator[Case]:
    """Yield rounds with tries in every position."""
    for house, seats, played in _all_rounds():
        question = _question("round", played)
        question["tries"] = [
            telling_moves(state, seed=ply) for ply, state in enumerate(played.states)
        ]
        yield Case(
            f"house-{house.slug}-{seats}",
            f"A whole round with {house.words}, {seats} seats",
            _about(house, "R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14"),
            question,
        )


def events() -> Iterator[Case]:
    """Yield rounds as they are told to a seat, or to somebody who looks on."""
    for number, (house, seats, played) in enumerate(_all_rounds()):
        if number % 2 and not house.rules.get("voluntary_draw"):
            continue
        for seat in (None, number % seats) if number % 4 == 0 else (number % seats,):
            who = _who(seat)
            yield Case(
                f"house-{house.slug}-{seats}-{who.replace(' ', '-')}",
                f"A round with {house.words}, {seats} seats, as told to: {who}",
                _about(house, "R4 R7 R8 R10 R12 R13"),
                {**_question("events", played), "seat": seat},
            )


def views() -> Iterator[Case]:
    """Yield what seats and spectators see, for everything that a view can show."""
    shown: set[str] = set()
    for house, seats, played in _all_rounds():
        for ply, state in enumerate(played.states):
            for seat in (*range(seats), None):
                found = _seen(house, state, seat)
                if found <= shown:
                    continue
                shown |= found
                who = _who(seat)
                yield Case(
                    f"house-{house.slug}-{seats}-{ply}-{who.replace(' ', '-')}",
                    f"A round with {house.words}, {seats} seats, {ply} moves: {who}",
                    _about(house, "R3 R7 R8 R10 R12 3.5"),
                    {**_question("view", played, ply), "seat": seat},
                )


def _seen(house: House, state: cf.RoundState, seat: int | None) -> set[str]:
    view = cf.view(state, seat)
    owed = "" if view.owed is None else f"{view.owed.kind} {view.owed.placed}"
    who = "spectator" if seat is None else "mover" if seat == state.turn else "other"
    return {
        house.slug,
        f"{owed} {who}",
        f"drawn {view.drew} {view.drawn is None} {bool(view.legal_moves)} {who}",
        f"over {state.outcome and state.outcome.is_blocked} {who}",
        f"feet {sum(p.tile.is_double for p in state.layout.placements)} {owed}",
        f"ends {len(state.layout.ends)}",
        f"boneyard {bool(state.boneyard)} {cf.Draw() in cf.legal_moves(state)}",
        f"reserve {_only_reserve_left(state)}",
    }


def _only_reserve_left(state: cf.RoundState) -> bool:
    must_pass = cf.legal_moves(state) == (cf.Pass(),)
    return state.drawn is None and must_pass and len(state.boneyard) > 0


def _who(seat: int | None) -> str:
    return "spectator" if seat is None else f"seat {seat}"


def matches() -> Iterator[Case]:
    """Yield whole matches under small house rules, and the presets."""
    for slug, words, changes, seats in (
        ("in-turn", "a search in turn", {}, 3),
        ("all-at-once", "a search all at once", {"opener_search": "all_at_once"}, 2),
        ("next-held", "the next double held", {"opener_search": "next_held"}, 2),
        ("set-aside", "the opener set aside", {"opener_search": "set_aside"}, 4),
        ("two-rounds", "two rounds", {"rounds": 2}, 2),
        (
            "next-held-two-rounds",
            "two rounds with the next double held",
            {"rounds": 2, "opener_search": "next_held"},
            3,
        ),
        (
            "double-out",
            "points for going out on a double",
            {"double_out_points": 10, "hand_size": 1},
            3,
        ),
        (
            "blanks",
            "points for blanks",
            {"double_blank_points": 0, "blank_points": 5},
            2,
        ),
    ):
        rules = rules_from({"max_pip": 3, "hand_size": 2, "arms": 2, **changes})
        yield _match(
            f"small-{slug}",
            f"A small match with {words}",
            " ".join(changes),
            rules,
            seats,
        )
    for key, preset in presets.PRESETS.items():
        most = 2 if preset.rules.max_pip > 9 else 3
        yield _match(
            f"preset-{key.replace('_', '-')}",
            f"The first rounds of a match by the preset {key}",
            " ".join(_differing(preset.rules)),
            preset.rules,
            4,
            most,
        )
    yield _match(
        "standard", "A whole match by the standard rules", "2.4 4.3", cf.Rules(), 5
    )


def _differing(rules: cf.Rules) -> list[str]:
    return list(rules_json(rules))


def _match(
    slug: str,
    name: str,
    about: str,
    rules: cf.Rules,
    seats: int,
    most: int | None = None,
) -> Case:
    rng = random.Random(slug)
    match = cf.start_match(rules, seats=seats)
    played: list[Json] = []
    while not match.is_over and len(played) != most:
        round_ = play(cf.deal_round(match, rng=rng), rng)
        played.append(
            {
                "deal": deal_json(round_.states[0]),
                "moves": list(map(str, round_.moves)),
            }
        )
        match = cf.finish_round(match, round_.states[-1])
    question = {
        "ask": "match",
        "rules": rules_json(rules),
        "seats": seats,
        "rounds": played,
    }
    return Case(slug, name, f"R4 R5 R14 R15 R16 {about}", question)
