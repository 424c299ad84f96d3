"""The second engine answers the questions of the protocol."""

from collections.abc import Callable
from typing import Any

from tests.oracle.documents import (
    event_documents,
    score_document,
    view_document,
)
from tests.oracle.engine import (
    OracleRound,
    OracleRules,
    oracle_deal,
    oracle_opener,
    oracle_points,
    oracle_round_count,
    oracle_standings,
    tile_from_text,
    tile_text,
)
from tests.oracle.laws import (
    move_text,
    rules_from,
    why_no_rules,
    why_no_start,
    why_no_table,
)
from tests.oracle.reasons import why_refused

Json = Any


def answer(question: dict[str, Json]) -> Json:
    """Answer a question of the protocol, or give None where it is not known."""
    known = ANSWERS.get(question["ask"])
    return None if known is None else known(question)


def engine(_: dict[str, Json]) -> Json:
    """Say who answers."""
    return {"name": "the second engine", "protocol": 1}


def notation(question: dict[str, Json]) -> Json:
    """Say how a text is written as a move."""
    return {"move": move_text(question["text"])}


def rules(question: dict[str, Json]) -> Json:
    """Say whether a table can play by these rules."""
    asked, seats = rules_from(question["rules"]), question["seats"]
    forbidden = why_no_rules(asked) or why_no_table(asked, seats)
    return {"refused": forbidden}


def start(question: dict[str, Json]) -> OracleRound | str:
    """Start a round, or name the rule that forbids it."""
    asked, dealt = rules_from(question["rules"]), question["deal"]
    opener = tile_from_text(dealt["opener"])
    hands = [list(map(tile_from_text, hand)) for hand in dealt["hands"]]
    boneyard = list(map(tile_from_text, dealt["boneyard"]))
    forbidden = why_no_rules(asked) or why_no_start(
        asked, opener, dealt["leader"], hands, boneyard
    )
    if forbidden:
        return forbidden
    return OracleRound(asked, hands, boneyard, opener[0], dealt["leader"])


def played(question: dict[str, Json]) -> OracleRound:
    """Start a round that can be, and make all moves."""
    state = start(question)
    assert isinstance(state, OracleRound)
    for text in question["moves"]:
        state.apply(text)
    return state


def one_round(question: dict[str, Json]) -> Json:
    """Say for each position who may do what, and how the round ended."""
    state = start(question)
    if isinstance(state, str):
        return {"refused": state}
    moves = question["moves"]
    tries: list[list[str]] = question.get("tries") or [[]] * (len(moves) + 1)
    positions: list[Json] = []
    for tried, text in zip(tries, [*moves, None], strict=True):
        positions.append(
            {
                "turn": state.turn,
                "drawn": None if state.drawn is None else tile_text(state.drawn),
                "legal_moves": state.legal(),
                "refusals": [why_refused(state, move) for move in tried],
            }
        )
        if text is not None:
            state.apply(text)
    return {"positions": positions, "score": score_document(state)}


def view(question: dict[str, Json]) -> Json:
    """Show a round to a seat."""
    return view_document(played(question), question["seat"])


def events(question: dict[str, Json]) -> Json:
    """Tell a seat what happened, move by move."""
    state = played({**question, "moves": []})
    told: list[Json] = []
    for text in question["moves"]:
        told.append(event_documents(state, text, question["seat"]))
        state.apply(text)
    return told


def deal(question: dict[str, Json]) -> Json:
    """Deal the next round of a match."""
    asked, seats = rules_from(question["rules"]), question["seats"]
    opened = [tile_from_text(text)[0] for text in question["opened"]]
    first = oracle_opener(asked, opened, [])
    if first is None:
        return {"refused": "R15"}
    leader = len(opened) % seats
    state = oracle_deal(asked, seats, first, question["numbers"], leader)
    opener = oracle_opener(asked, opened, state.hands)
    assert opener is not None
    state = OracleRound(asked, state.hands, state.boneyard, opener, leader)
    return {
        "opener": tile_text(state.opener),
        # Who has the first turn leads, as far as a record says.
        "leader": state.turn,
        "hands": [list(map(tile_text, hand)) for hand in state.hands],
        "boneyard": list(map(tile_text, state.boneyard)),
    }


def points(question: dict[str, Json]) -> Json:
    """Say what each tile costs in a hand."""
    asked = rules_from(question["rules"])
    return [oracle_points(asked, [tile_from_text(text)]) for text in question["tiles"]]


def standings(question: dict[str, Json]) -> Json:
    """Rank the seats of a match."""
    return ranked(rules_from(question["rules"]), question["seats"], question["points"])


def ranked(asked: OracleRules, seats: int, rows: list[list[int]]) -> Json:
    """Rank the seats after these rounds; a match has no winner before its end."""
    places = oracle_standings(rows, seats)
    over = len(rows) == oracle_round_count(asked)
    return {
        "totals": [sum(row[seat] for row in rows) for seat in range(seats)],
        "standings": [
            {
                "rank": rank,
                "seat": seat,
                "points": total,
                "zero_rounds": zero_rounds,
                "lowest_round": lowest_round,
                "decided_by": decided_by,
            }
            for rank, seat, total, zero_rounds, lowest_round, decided_by in places
        ],
        "winners": [place[1] for place in places if place[0] == 1] if over else None,
    }


def match(question: dict[str, Json]) -> Json:
    """Play a match again."""
    asked, seats = rules_from(question["rules"]), question["seats"]
    scores = [
        score_document(played({"rules": question["rules"], **one}))
        for one in question["rounds"]
    ]
    rows = [score["points"] for score in scores if score is not None]
    return {"scores": scores, **ranked(asked, seats, rows)}


def perft(question: dict[str, Json]) -> Json:
    """Count the ways to make 0, 1, 2 … moves."""
    counts = [0] * (question["depth"] + 1)

    def walk(state: OracleRound, ply: int) -> None:
        counts[ply] += 1
        if ply < question["depth"]:
            for text in state.legal():
                after = state.copy()
                after.apply(text)
                walk(after, ply + 1)

    walk(played({**question, "moves": []}), 0)
    return counts


ANSWERS: dict[str, Callable[[dict[str, Json]], Json]] = {
    "engine": engine,
    "notation": notation,
    "rules": rules,
    "round": one_round,
    "view": view,
    "events": events,
    "deal": deal,
    "points": points,
    "standings": standings,
    "match": match,
    "perft": perft,
}
