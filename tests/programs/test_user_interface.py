"""Tests of a user interface: its status line is tried in any state of any rules."""

from hypothesis import given

import chickenfoot as cf
from chickenfoot import testing


def status(view: cf.RoundView) -> str:
    """Return the status line of an app; this is the code under test."""
    if view.score is not None:
        points = view.score.points
        return f"Round over, lowest score {min(points)}"
    if view.seat != view.turn:
        return f"Waiting for seat {view.turn}"
    if view.plays:
        return f"Your turn: {len(view.plays)} plays"
    return "Your turn: draw" if cf.Draw() in view.legal_moves else "Your turn: pass"


@given(state=testing.rounds_in_progress())
def test_only_the_seat_to_move_is_asked(state: cf.RoundState) -> None:
    """Whatever the rules are, one seat has a turn and the others wait."""
    lines = [status(cf.view(state, seat)) for seat in range(state.seats)]
    waiting = f"Waiting for seat {state.turn}"
    assert lines.count(waiting) == state.seats - 1
    assert lines[state.turn].startswith("Your turn")


@given(state=testing.finished_rounds())
def test_everybody_sees_the_end(state: cf.RoundState) -> None:
    """Spectators too."""
    for seat in (None, *range(state.seats)):
        assert status(cf.view(state, seat)).startswith("Round over")
