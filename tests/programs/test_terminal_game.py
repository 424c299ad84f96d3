"""A terminal game: you are seat 0, and simple players sit at the other seats."""

import random
from collections.abc import Callable
from typing import Final

import chickenfoot as cf
from chickenfoot import events, players, text, wording

YOU: Final = 0
NAMES: Final = ("You", "Ada", "Ben")


def play_round(
    state: cf.RoundState, ask: Callable[[str], str], say: Callable[[str], None]
) -> cf.RoundScore:
    """Play one round; `ask` is `input` and `say` is `print`."""
    while not state.is_over:
        view = cf.view(state, state.turn)
        if state.turn == YOU:
            say(text.draw(view.layout))
            move = choose(view, ask, say)
        else:
            move = players.foot_aware(view)
        for event in events.move_events(state, move):
            say(wording.sentence(event, YOU, names=NAMES))
        state = cf.apply_move(state, move)
    return cf.score_round(state)


def choose(
    view: cf.RoundView, ask: Callable[[str], str], say: Callable[[str], None]
) -> cf.Move:
    """Ask until the answer is a legal move."""
    while True:
        say(f"Your tiles: {' '.join(map(str, view.hand))}")
        try:
            move = cf.parse_move(ask("Move, for example 8-4@4-2, draw or pass: "))
        except cf.NotationError as error:
            say(str(error))
            continue
        illegality = cf.why_illegal(view, move)
        if illegality is None:
            return move
        say(str(illegality))


def moves_of_a_person(state: cf.RoundState) -> list[str]:
    """Return what somebody types who always takes the first legal move."""
    typed: list[str] = []
    while not state.is_over:
        view = cf.view(state, state.turn)
        move = players.foot_aware(view)
        if state.turn == YOU:
            move = view.legal_moves[0]
            typed.append(str(move))
        state = cf.apply_move(state, move)
    return typed


def test_a_round_against_two_players() -> None:
    """A typing error and an illegal move are explained, and the round is played."""
    start = cf.deal(cf.Rules(), seats=3, rng=random.Random(7))
    typed = iter(["9x9", "18-18", *moves_of_a_person(start)])
    printed: list[str] = []
    score = play_round(start, lambda _: next(typed), printed.append)
    assert [] == list(typed)
    assert any("'9x9' is not a move" in line for line in printed)
    assert "seat 0 does not hold 18-18 (R3)" in printed
    assert any(line.startswith("Ada ") for line in printed)
    assert len(NAMES) == len(score.points)
