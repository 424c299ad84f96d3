"""A match on a server: what is accepted, what is rejected, and what is never shown."""

import json
import random
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import events, records
from chickenfoot.hosting import (
    Accepted,
    Answer,
    HostedMatch,
    Position,
    Rejected,
    RejectionReason,
)

RULES = cf.Rules(max_pip=3, hand_size=2, arms=2)


def dealt(seed: int = 1, *, seats: int = 3, rules: cf.Rules = RULES) -> HostedMatch:
    """Return a match in its first round."""
    return HostedMatch.start(rules, seats=seats).deal(rng=random.Random(seed))


def state_of(hosted: HostedMatch) -> cf.RoundState:
    """Return the state of the round being played."""
    assert hosted.state is not None
    return hosted.state


def accepted(answer: Answer) -> Accepted:
    """Return an answer that must be positive."""
    assert isinstance(answer, Accepted), answer
    return answer


def requests(hosted: HostedMatch, rng: random.Random) -> Iterator[tuple[int, str, str]]:
    """Yield a legal request for each move up to the end of the match."""
    while not hosted.match.is_over:
        if hosted.state is None:
            hosted = hosted.deal(rng=rng)
        state = state_of(hosted)
        moves = cf.legal_moves(state)
        move = moves[int(rng.random() * len(moves))]
        request = state.turn, str(hosted.position), str(move)
        yield request
        hosted = accepted(hosted.request(*request)).hosted


def test_a_legal_request_makes_the_move() -> None:
    """The answer has the next state, the record with the move, and the events."""
    hosted = dealt()
    state = state_of(hosted)
    move = cf.legal_moves(state)[0]

    answer = accepted(hosted.request(state.turn, str(hosted.position), str(move)))

    assert cf.apply_move(state, move) == answer.hosted.state
    assert (move,) == answer.hosted.record.rounds[0].moves
    assert events.move_events(state, move) == answer.events
    assert (state.turn, move) == (answer.seat, answer.move)
    assert Position.of(state) == answer.position


def test_a_late_request_is_rejected_in_later_rounds_too() -> None:
    """A request of one round is for no position of another, whatever the ply."""
    rng = random.Random(5)
    sent = list(requests(HostedMatch.start(RULES, seats=3), random.Random(5)))
    hosted = HostedMatch.start(RULES, seats=3)
    for number, request in enumerate(sent):
        if hosted.state is None:
            hosted = hosted.deal(rng=rng)
        for late in sent[:number]:
            answer = hosted.request(*late)
            assert isinstance(answer, Rejected)
            assert RejectionReason.OTHER_POSITION == answer.reason
        rng.random()  # `requests` chooses a move with it
        hosted = accepted(hosted.request(*request)).hosted


def test_a_whole_match_is_hosted_and_can_be_resumed_at_any_time() -> None:
    """After each move the record alone gives the same value again."""
    rng = random.Random(2)
    hosted = HostedMatch.start(RULES, seats=2)
    while not hosted.match.is_over:
        if hosted.state is None:
            hosted = hosted.deal(rng=rng)
        state = state_of(hosted)
        move = cf.legal_moves(state)[-1]
        answer = hosted.request(state.turn, str(hosted.position), str(move))
        hosted = accepted(answer).hosted
        saved = records.dumps(hosted.record)
        assert hosted == HostedMatch.resume(records.loads(saved, records.MatchRecord))
    assert 4 == len(hosted.match.scores)
    assert hosted.position is None


JSON_VALUES: tuple[Any, ...] = tuple(
    json.loads(text)
    for text in (
        "null",
        "true",
        "0",
        "-1.5",
        "1e400",
        "NaN",
        '""',
        '"9-9"',
        '"9-9:-1"',
        '"9-8:0"',
        '"0-0:00"',
        '"99-99:0"',
        '"3-3:0 "',
        '"3-3:0\\n"',
        '"\\u0663-3:0"',
        '"\\ud800"',
        "[]",
        '["3-3:0"]',
        "{}",
        '"' + "9" * 10_000 + '"',
        "9" * 400,
    )
)


@pytest.mark.parametrize("value", JSON_VALUES, ids=lambda value: ascii(value)[:20])
def test_whatever_a_client_sends_is_answered(value: object) -> None:
    """As a position, as a move and as both, with a message of bounded length."""
    hosted = dealt()
    here = str(hosted.position)
    turn = state_of(hosted).turn
    for position, text in ((value, "draw"), (here, value), (value, value)):
        answer = hosted.request(turn, position, text)
        assert isinstance(answer, Rejected)
        assert len(str(answer)) < 200
        assert str(answer).isascii()
        assert str(answer).isprintable()


def test_what_is_no_position_and_what_is_no_move_are_told_apart() -> None:
    """The reasons are for programs, the messages say what was expected."""
    hosted = dealt()
    here = str(hosted.position)
    turn = state_of(hosted).turn

    no_position = hosted.request(turn, 7, "draw")
    no_move = hosted.request(turn, here, ["draw"])
    bad_move = hosted.request(turn, here, "x" * 50)

    assert (
        Rejected(
            RejectionReason.NOT_A_POSITION,
            "expected a position such as '3-3:0', got a value of type int",
        )
        == no_position
    )
    assert (
        Rejected(
            RejectionReason.NOT_A_MOVE,
            "expected a move such as '8-4@4-2', 'draw' or 'pass', "
            "got a value of type list",
        )
        == no_move
    )
    assert str(bad_move).endswith(f"got '{'x' * 39}...")


def test_an_illegal_move_is_rejected_with_its_reason() -> None:
    """As `why_illegal` explains it to the seat that asks."""
    hosted = dealt()
    state = state_of(hosted)
    other = (state.turn + 1) % state.seats
    expected = cf.why_illegal(cf.view(state, other), cf.Draw())

    answer = hosted.request(other, str(hosted.position), "draw")

    assert expected is not None
    assert Rejected(RejectionReason.ILLEGAL, str(expected), expected) == answer
    spectator = hosted.request(None, str(hosted.position), "draw")
    assert isinstance(spectator, Rejected)
    assert spectator.illegality is not None
    assert cf.Reason.NOT_YOUR_TURN == spectator.illegality.reason


def test_nothing_can_be_asked_between_rounds() -> None:
    """Before the first deal and after the last round."""
    start = HostedMatch.start(RULES, seats=3)
    answer = start.request(0, "3-3:0", "draw")
    assert Rejected(RejectionReason.NO_ROUND, "no round is dealt (R15)") == answer

    hosted = start
    rng = random.Random(1)
    while not hosted.match.is_over:
        hosted = hosted.deal(rng=rng) if hosted.state is None else hosted
        state = state_of(hosted)
        text = str(cf.legal_moves(state)[0])
        hosted = accepted(hosted.request(state.turn, str(hosted.position), text)).hosted
    over = hosted.request(0, "3-3:0", "draw")
    assert Rejected(RejectionReason.NO_ROUND, "the match is over (R15)") == over


def test_a_round_is_not_dealt_over_another() -> None:
    """Nor is a match that is over."""
    with pytest.raises(cf.MatchError, match="cannot deal: the round of 3-3 is being"):
        dealt().deal(rng=random.Random(1))


@pytest.mark.parametrize("seat", [3, -1])
@pytest.mark.parametrize("hosted", [dealt(), HostedMatch.start(RULES, seats=3)])
def test_the_server_must_know_who_asks(hosted: HostedMatch, seat: int) -> None:
    """A seat comes from the server, so a wrong one is an error, between rounds too."""
    message = f"seat must be from 0 to 2, not {seat}"
    with pytest.raises(cf.SeatError, match=message):
        hosted.request(seat, "3-3:0", "draw")
    with pytest.raises(cf.SeatError, match=message):
        hosted.view(seat)


def test_a_view_of_the_match_hides_what_a_view_of_the_round_hides() -> None:
    """It has the scores, the standings and the view of the seat."""
    hosted = dealt()
    seen = hosted.view(1)
    assert cf.view(state_of(hosted), 1) == seen.round_view
    assert (1, hosted.match) == (seen.seat, seen.match)
    assert cf.standings(hosted.match) == seen.standings
    assert HostedMatch.start(RULES, seats=2).view(None).round_view is None


def test_events_for_a_seat_have_no_hidden_tile() -> None:
    """Another seat learns that a tile was drawn, and not which."""
    hosted = dealt()
    state = state_of(hosted)
    while cf.legal_moves(state) != (cf.Draw(),):
        text = str(cf.legal_moves(state)[0])
        hosted = accepted(hosted.request(state.turn, str(hosted.position), text)).hosted
        state = state_of(hosted)
    answer = accepted(hosted.request(state.turn, str(hosted.position), "draw"))
    drawn = state.boneyard[0]
    assert events.Drew(state.turn, drawn) == answer.for_seat(state.turn)[0]
    other = (state.turn + 1) % state.seats
    assert events.Drew(state.turn, None) == answer.for_seat(other)[0]
    assert events.Drew(state.turn, None) == answer.for_seat(None)[0]


@pytest.mark.parametrize("text", ["9-9:0", "0-0:123456789"])
def test_a_position_is_read_back_from_its_text(text: str) -> None:
    """Equal positions have equal texts."""
    assert text == str(Position.parse(text))


@pytest.mark.parametrize(
    "text", ["", "9-9", "9-9:", "9-8:1", "9-9:01", "9-9:1234567890", "9-9:1 ", "x" * 99]
)
def test_other_texts_are_not_positions(text: str) -> None:
    """The message shows the start of the text and an example."""
    with pytest.raises(cf.NotationError, match=r"is not a position: expected .*9-9:12"):
        Position.parse(text)


def test_a_position_is_the_same_for_a_state_and_all_its_views() -> None:
    """A client takes it from its view."""
    state = state_of(dealt())
    expected = Position(cf.Tile(3, 3), 0)
    assert expected == Position.of(state)
    assert [expected] * 4 == [
        Position.of(cf.view(state, seat)) for seat in (None, 0, 1, 2)
    ]


def test_a_hosted_match_is_a_value() -> None:
    """A request does not change the match that it was sent to."""
    hosted = dealt()
    before = attrs.evolve(hosted)
    text = str(cf.legal_moves(state_of(hosted))[0])
    accepted(hosted.request(state_of(hosted).turn, str(hosted.position), text))
    assert before == hosted
    assert hash(before) == hash(hosted)
