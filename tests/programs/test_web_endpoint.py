"""A web server: one WSGI application, JSON in and out, no framework.

`GET /2` returns what seat 2 may see. `POST /2` makes a move for seat 2; the body is
`{"ply": 17, "move": "8-4@4-2"}`, so that a request that comes late changes nothing.
"""

import io
import json
import random
from collections.abc import Callable, Iterable
from typing import Any
from wsgiref.util import setup_testing_defaults

import chickenfoot as cf
from chickenfoot import records


class Table:
    """A table behind a URL."""

    def __init__(self, state: cf.RoundState) -> None:
        self.state = state

    def __call__(
        self, environ: dict[str, Any], start_response: Callable[..., object]
    ) -> Iterable[bytes]:
        """Answer a request."""
        try:
            seat = int(environ["PATH_INFO"].strip("/"))
            if environ["REQUEST_METHOD"] == "POST":
                self.move(seat, json.load(environ["wsgi.input"]))
            body, status = records.dumps(cf.view(self.state, seat)), "200 OK"
        except (ValueError, KeyError, TypeError) as error:
            body, status = json.dumps({"error": str(error)}), "400 Bad Request"
        except cf.IllegalMoveError as error:
            reason, rule = error.illegality.reason, error.illegality.rule
            body = json.dumps({"error": str(error), "reason": reason, "rule": rule})
            status = "409 Conflict"
        start_response(status, [("Content-Type", "application/json")])
        return [body.encode()]

    def move(self, seat: int, request: dict[str, Any]) -> None:
        """Make a move for a seat if it saw the state as it is."""
        move = cf.parse_move(request["move"])
        if request["ply"] != self.state.ply:
            raise ValueError(f"you saw ply {request['ply']}, it is {self.state.ply}")
        # The view of the seat is asked, so nobody moves for another seat.
        illegality = cf.why_illegal(cf.view(self.state, seat), move)
        if illegality is not None:
            raise cf.IllegalMoveError(move, illegality)
        self.state = cf.apply_move(self.state, move)


def request(table: Table, seat: object, body: object = None) -> tuple[str, Any]:
    """Send a request as a server would, and return the status and the JSON."""
    environ: dict[str, Any] = {"PATH_INFO": f"/{seat}"}
    if body is not None:
        environ["REQUEST_METHOD"] = "POST"
        environ["wsgi.input"] = io.StringIO(json.dumps(body))
    setup_testing_defaults(environ)
    started: list[str] = []

    def start_response(status: str, _: object) -> None:
        started.append(status)

    (answer,) = table(environ, start_response)
    return started[0], json.loads(answer)


def test_a_whole_round_over_http() -> None:
    """Clients choose among the moves that their view lists."""
    table = Table(cf.deal(cf.Rules(), seats=3, rng=random.Random(1)))
    while not table.state.is_over:
        _, seen = request(table, table.state.turn)
        move = {"ply": seen["ply"], "move": seen["legal_moves"][0]}
        status, after = request(table, table.state.turn, move)
        assert "200 OK" == status
        assert seen["ply"] + 1 == after["ply"]
    _, seen = request(table, 0)
    assert seen["score"]["points"] == list(cf.score_round(table.state).points)


def test_what_is_wrong_is_answered_in_json() -> None:
    """With a sentence, and for an illegal move with the reason and the rule."""
    table = Table(cf.deal(cf.Rules(), seats=3, rng=random.Random(1)))
    turn, other = table.state.turn, (table.state.turn + 1) % 3
    status, answer = request(table, other, {"ply": 0, "move": "draw"})
    assert ("409 Conflict", "not_your_turn", "R6") == (
        status,
        answer["reason"],
        answer["rule"],
    )
    for seat, body in (
        (turn, {"ply": 1, "move": "pass"}),
        (turn, {"ply": 0, "move": "fly"}),
        (turn, {"ply": 0}),
        (7, None),
        ("me", None),
    ):
        status, answer = request(table, seat, body)
        assert "400 Bad Request" == status
        assert answer["error"]
