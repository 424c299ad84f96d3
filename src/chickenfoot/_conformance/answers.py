"""What the library answers to the questions of the protocol.

Nothing is decided here: the library reads and judges records, rules and moves, and what
it says is written down.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from chickenfoot._core.errors import ChickenFootError, NotationError
from chickenfoot._core.hiding import view
from chickenfoot._core.match import MatchState, deal_round
from chickenfoot._core.moves import parse_move
from chickenfoot._core.play import apply_move, legal_moves, why_illegal
from chickenfoot._core.scoring import RoundScore, score_round, tile_points
from chickenfoot._core.standings import standings, winners
from chickenfoot._core.state import Outcome, RoundState
from chickenfoot._core.tiles import Tile
from chickenfoot.events import for_seat, move_events
from chickenfoot.records import (
    MatchRecord,
    RoundRecord,
    loads,
    replay,
    resume,
    to_dict,
)

PROTOCOL: Final = 1
"""The version of the questions and answers."""

Json: TypeAlias = Any
Question: TypeAlias = Mapping[str, Json]

_RULE: Final = re.compile(r"\((R[0-9]+)\)")


def answer(question: Question) -> Json:
    """Return what the library answers to a question.

    Rules and deals that cannot be are refused, with the rule that forbids them.

    Examples:
        >>> answer({"ask": "rules", "rules": {}, "seats": 8})
        {'refused': 'R2'}

    Raises:
        NotationError: The question itself cannot be read.
    """
    try:
        return _ANSWERS[question["ask"]](question)
    except ChickenFootError as error:
        rule = _RULE.findall(str(error))
        if not rule:
            raise
        return {"refused": rule[-1]}


def _notation(question: Question) -> Json:
    try:
        return {"move": str(parse_move(question["text"]))}
    except NotationError:
        return {"move": None}


def _rules(question: Question) -> Json:
    _match_record(question)
    return {"refused": None}


def _round(question: Question) -> Json:
    states = replay(_round_record(question))
    tries: Sequence[Sequence[str]] = question.get("tries") or [()] * len(states)
    return {
        "positions": list(map(_position, states, tries)),
        "score": _score(states[-1]),
    }


def _position(state: RoundState, tries: Iterable[str]) -> Json:
    return {
        "turn": state.turn,
        "drawn": None if state.drawn is None else str(state.drawn),
        "legal_moves": list(map(str, legal_moves(state))),
        "refusals": [_refusal(state, move) for move in tries],
    }


def _refusal(state: RoundState, move: str) -> str | None:
    illegality = why_illegal(state, parse_move(move))
    return None if illegality is None else f"{illegality.rule} {illegality.reason}"


def _view(question: Question) -> Json:
    states = replay(_round_record(question))
    return to_dict(view(states[-1], question["seat"]))


def _events(question: Question) -> Json:
    record, seat = _round_record(question), question["seat"]
    return [
        [to_dict(for_seat(event, seat)) for event in move_events(state, move)]
        for state, move in zip(replay(record), record.moves, strict=False)
    ]


def _deal(question: Question) -> Json:
    rules, seats = _match_record(question).rules, question["seats"]
    opened = map(Tile.parse, question["opened"])
    scores = tuple(_score_of(opener, (0,) * seats) for opener in opened)
    numbers = _Numbers(question["numbers"])
    state = deal_round(MatchState(rules, seats, scores), rng=numbers)
    return to_dict(RoundRecord.of(state))["deal"]


def _points(question: Question) -> Json:
    rules = _match_record({**question, "seats": 2}).rules
    return [tile_points(rules, Tile.parse(text)) for text in question["tiles"]]


def _standings(question: Question) -> Json:
    rules, rows = _match_record(question).rules, question["points"]
    scores = tuple(
        _score_of(Tile(rules.max_pip - number, rules.max_pip - number), tuple(row))
        for number, row in enumerate(rows)
    )
    return _ranked(MatchState(rules, question["seats"], scores))


def _match(question: Question) -> Json:
    record = _match_record(question)
    match, _ = resume(record)
    states = replay(record)
    return {
        "scores": [_score(state) for state in states if state.outcome is not None],
        **_ranked(match),
    }


def _ranked(match: MatchState) -> dict[str, Json]:
    return {
        "totals": list(match.totals),
        "standings": to_dict(standings(match))["standings"],
        "winners": list(winners(match)) if match.is_over else None,
    }


def _perft(question: Question) -> Json:
    counts = [0] * (question["depth"] + 1)

    def walk(state: RoundState, ply: int) -> None:
        counts[ply] += 1
        if ply < question["depth"]:
            for move in legal_moves(state):
                walk(apply_move(state, move), ply + 1)

    walk(_round_record({**question, "moves": []}).start, 0)
    return counts


def _round_record(question: Question) -> RoundRecord:
    return loads(_document("round", question, "rules deal moves"), RoundRecord)


def _match_record(question: Question) -> MatchRecord:
    members: Question = {"rounds": [], **question}
    return loads(_document("match", members, "rules seats rounds"), MatchRecord)


def _document(kind: str, question: Question, names: str) -> str:
    body = {name: question[name] for name in names.split()}
    return json.dumps({"format": f"chickenfoot-{kind}", "version": 1, **body})


def _score(state: RoundState) -> Json:
    return None if state.outcome is None else to_dict(score_round(state))["score"]


def _score_of(opener: Tile, points: tuple[int, ...]) -> RoundScore:
    """Return a finished round of which nothing is known but its points."""
    return RoundScore(opener, Outcome(None), points, ((),) * len(points))


class _Numbers:
    """A generator of numbers that are given."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self._numbers = iter(numbers)

    def random(self) -> float:
        """Return the next number."""
        return next(self._numbers)


_ANSWERS: Final[Mapping[str, Callable[[Question], Json]]] = {
    "notation": _notation,
    "rules": _rules,
    "round": _round,
    "view": _view,
    "events": _events,
    "deal": _deal,
    "points": _points,
    "standings": _standings,
    "match": _match,
    "perft": _perft,
}
