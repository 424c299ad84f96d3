"""Make the conformance files: `python -m tests.conformance.files`.

They are for those who write the game in another language. `conformance/README.md` says
what is in them; the tests make them again and compare every byte.
"""

import functools
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import attrs

import chickenfoot as cf
from chickenfoot import presets
from chickenfoot.events import for_seat, move_events
from chickenfoot.players import foot_aware, heaviest_first, random_player
from chickenfoot.records import Document, MatchRecord, RoundRecord, dumps, replay
from chickenfoot.wording import sentence
from tests.cases.standings import TABLES, points_of
from tests.cases.table import CASES
from tests.games import match_with, viewers
from tests.positions import moves, tiles

FOLDER: Final = Path(__file__).parents[2] / "conformance"

SMALL: Final = cf.Rules(max_pip=3, hand_size=3, arms=2)
HOUSE_RULES: Final = (
    (SMALL, 3),
    (attrs.evolve(SMALL, opener_search=cf.OpenerSearch.ALL_AT_ONCE), 2),
    (attrs.evolve(SMALL, opener_search=cf.OpenerSearch.SET_ASIDE), 2),
    (attrs.evolve(SMALL, opener_search=cf.OpenerSearch.NEXT_HELD, arms=3), 2),
    (attrs.evolve(SMALL, opener_again=True, dead_layout=cf.DeadLayout.STOP), 2),
    (attrs.evolve(SMALL, draw=cf.DrawRule.UNTIL_PLAYABLE, reserve=2), 2),
    (attrs.evolve(SMALL, draw=cf.DrawRule.NEVER, blank_points=5), 3),
    (attrs.evolve(SMALL, voluntary_draw=True, double_out_points=25), 2),
    (attrs.evolve(SMALL, drawn_tile=cf.DrawnTile.MUST_PLAY, arms=1), 2),
    (
        attrs.evolve(
            SMALL,
            drawn_tile=cf.DrawnTile.WAITS,
            empty_boneyard=cf.EmptyBoneyard.END_ROUND,
            hand_size={2: 3, 3: 2},
        ),
        3,
    ),
)
"""Every house rule at least once, with a number of seats."""


@functools.cache
def text_of(kind: str) -> str:
    """Return the text of a file, with one case a line."""
    lines = [json.dumps(case, sort_keys=True) for case in KINDS[kind]()]
    joined = ",\n".join(lines)
    head = f'"format": "chickenfoot-conformance", "kind": "{kind}", "version": 1'
    return f'{{{head}, "cases": [\n{joined}\n]}}\n'


def _json(document: Document) -> Any:  # noqa: ANN401 - as json gives it
    return json.loads(dumps(document))


def positions() -> Iterator[dict[str, Any]]:
    """Yield positions with all legal moves and one refusal of each kind."""
    for case in CASES:
        record = RoundRecord.of(case.start)
        for step in case.script:
            if isinstance(step, str):
                record = attrs.evolve(record, moves=(*record.moves, *moves(step)))
            else:
                yield _position(f"{case.fact}, ply {len(record.moves)}", record)
    for number, (rules, seats) in enumerate(HOUSE_RULES):
        for record in _match(rules, seats, number).rounds[:2]:
            for ply in range(0, len(record.moves) + 1, 2):
                cut = attrs.evolve(record, moves=record.moves[:ply])
                name = f"house rules {number}, {record.deal.opener}, ply {ply}"
                yield _position(name, cut)


def _position(name: str, record: RoundRecord) -> dict[str, Any]:
    *_, state = replay(record)
    view = _json(cf.view(state, None))
    return {
        "name": name,
        "record": _json(record),
        "turn": state.turn,
        "drawn": None if state.drawn is None else str(state.drawn),
        "outcome": view["outcome"],
        "layout": view["layout"],
        "legal_moves": [str(move) for move in cf.legal_moves(state)],
        "refusals": _refusals(state),
    }


def _refusals(state: cf.RoundState) -> list[dict[str, str]]:
    """Give one move for each reason for which one is refused."""
    laid = [placement.tile for placement in state.layout.placements]
    places = (None, *laid, state.opener, *state.boneyard[:1])
    hand = state.hands[state.turn]
    foreign = [tile for tile in cf.double_set(state.rules.max_pip) if tile not in hand]
    candidates: list[cf.Move] = [cf.Draw(), cf.Pass()]
    candidates += [cf.Play(tile, onto) for tile in hand for onto in places]
    candidates += [cf.Play(foreign[0], onto) for onto in places[:2]]
    found: dict[cf.Reason, dict[str, str]] = {}
    for move in candidates:
        illegality = cf.why_illegal(state, move)
        if illegality is not None and illegality.reason not in found:
            found[illegality.reason] = {
                "move": str(move),
                "reason": illegality.reason.value,
                "rule": illegality.rule,
            }
    return list(found.values())


def rounds() -> Iterator[dict[str, Any]]:
    """Yield a round under each house rule, with all events and views."""
    for number, (rules, seats) in enumerate(HOUSE_RULES):
        record = _match(rules, seats, number).rounds[0]
        states = replay(record)
        yield {
            "name": f"house rules {number}",
            "record": _json(record),
            "views": [
                [_json(cf.view(state, seat)) for seat in viewers(state)]
                for state in states
            ],
            "events": [
                _told(state, move)
                for state, move in zip(states, record.moves, strict=False)
            ],
        }


def _told(state: cf.RoundState, move: cf.Move) -> list[dict[str, Any]]:
    """Return for each event what a watcher and each seat is told, and in what words."""
    return [
        {
            "told": [_json(for_seat(event, seat)) for seat in viewers(state)],
            "said": [sentence(event, seat) for seat in viewers(state)],
        }
        for event in move_events(state, move)
    ]


def matches() -> Iterator[dict[str, Any]]:
    """Yield whole matches: all house rules, and every preset."""
    for number, (rules, seats) in enumerate(HOUSE_RULES):
        yield _whole(f"house rules {number}", _match(rules, seats, number))
    for number, (key, preset) in enumerate(presets.PRESETS.items()):
        yield _whole(key, _match(preset.rules, 4, number))


def _match(rules: cf.Rules, seats: int, seed: int) -> MatchRecord:
    """Play a match between three kinds of players."""
    rng = random.Random(seed)
    players = [random_player(rng), heaviest_first, foot_aware]
    match = cf.start_match(rules, seats=seats)
    records: list[RoundRecord] = []
    while not match.is_over:
        state = cf.deal_round(match, rng=rng)
        record = RoundRecord.of(state)
        while state.outcome is None:
            player = players[(state.turn + seed) % len(players)]
            move = player(cf.view(state, state.turn))
            record = record.with_move(move)
            state = cf.apply_move(state, move)
        records.append(record)
        match = cf.finish_round(match, state)
    return MatchRecord(rules, seats, records)


def _whole(name: str, record: MatchRecord) -> dict[str, Any]:
    match = cf.start_match(record.rules, seats=record.seats)
    results: list[Any] = []
    for played in record.rounds:
        *_, last = replay(played)
        match = cf.finish_round(match, last)
        results.append(_json(cf.view(last, None))["score"])
    return {
        "name": name,
        "record": _json(record),
        "scores": results,
        "totals": match.totals,
        "standings": _standings(match),
    }


def points() -> Iterator[dict[str, Any]]:
    """Yield tiles with what each costs under some rules."""
    for rules in (
        cf.Rules(),
        cf.Rules(double_blank_points=25),
        cf.Rules(double_blank_points=0),
        cf.Rules(blank_points=25),
    ):
        for hand in ("0-0", "0-0 4-3", "5-0", "9-9", "8-8 6-6", "5-0 4-0 9-8"):
            costs = [cf.tile_points(rules, tile) for tile in tiles(hand)]
            yield {
                "name": f"{hand}, {rules!r}",
                "double_blank_points": rules.double_blank_points,
                "blank_points": rules.blank_points,
                "tiles": hand.split(),
                "points": costs,
            }


def all_standings() -> Iterator[dict[str, Any]]:
    """Yield points by round with the standings that follow (R15, R16)."""
    for name, table in TABLES.items():
        yield _ranking(name, match_with(*points_of(table)))
    yield _ranking("no round yet", cf.start_match(cf.Rules(), seats=3))


def _ranking(name: str, match: cf.MatchState) -> dict[str, Any]:
    return {
        "name": name,
        "seats": match.seats,
        "points": [score.points for score in match.scores],
        "totals": match.totals,
        "standings": _standings(match),
    }


def _standings(match: cf.MatchState) -> list[dict[str, Any]]:
    return [
        {
            "rank": place.rank,
            "seat": place.seat,
            "points": place.points,
            "zero_rounds": place.zero_rounds,
            "lowest_round": place.lowest_round,
            "decided_by": place.decided_by and place.decided_by.value,
        }
        for place in cf.standings(match)
    ]


def shuffles() -> Iterator[dict[str, Any]]:
    """Yield random numbers with the deal that follows from them (R3)."""
    for seed, rules, seats, opener in (
        (1, SMALL, 2, 3),
        (2, attrs.evolve(SMALL, opener_search=cf.OpenerSearch.SET_ASIDE), 3, 2),
        (7, cf.Rules(), 4, 9),
        (7, cf.Rules(), 2, 0),
        (12, cf.Rules(max_pip=12), 5, 12),
    ):
        aside = rules.opener_search is cf.OpenerSearch.SET_ASIDE
        rng = random.Random(seed)
        count = len(cf.double_set(rules.max_pip)) - aside
        numbers = [rng.random() for _ in range(count)]
        rng = random.Random(seed)
        state = cf.deal(rules, seats=seats, opener=cf.Tile(opener, opener), rng=rng)
        yield {
            "name": f"seed {seed}, {seats} seats, {rules!r}",
            "seed": seed,
            "seats": seats,
            "numbers": numbers,
            "record": _json(RoundRecord.of(state)),
        }


KINDS: Final[dict[str, Callable[[], Iterator[dict[str, Any]]]]] = {
    "positions": positions,
    "rounds": rounds,
    "matches": matches,
    "points": points,
    "standings": all_standings,
    "shuffles": shuffles,
}
"""What each file holds: `positions.json` and so on."""


def main() -> None:
    """Write all files again."""
    for kind in KINDS:
        text = text_of(kind)
        (FOLDER / f"{kind}.json").write_text(text, encoding="ascii", newline="\n")


if __name__ == "__main__":
    main()
