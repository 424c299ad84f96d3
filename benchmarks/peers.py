"""The peers, each in the loop shape of `selfplay`.

Most of them carry no types and some environments lack them, so they are imported by
name: `Any` enters here, ends at the protocols below and goes nowhere else.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol, Self

from selfplay import Game

CHESS_PLIES = 200
"""Random chess seldom ends by itself; a game is cut off here."""

_CRAZY_EIGHTS = "crazy_eights(players=5)"


class _SpielState(Protocol):
    def legal_actions(self) -> Sequence[int]: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> Sequence[tuple[int, float]]: ...
    def child(self, action: int, /) -> Self: ...
    def apply_action(self, action: int, /) -> None: ...


class _ChessBoard(Protocol):
    @property
    def legal_moves(self) -> Iterable[object]: ...
    def copy(self, *, stack: bool) -> Self: ...
    def push(self, move: object, /) -> None: ...


class _DominoGame(Protocol):
    @property
    def valid_moves(self) -> Sequence[Iterable[object]]: ...
    def make_move(self, *move: object) -> object: ...


def _spiel(game: str) -> Callable[[], _SpielState]:
    pyspiel: Any = import_module("pyspiel")
    new_state: Callable[[], _SpielState] = pyspiel.load_game(game).new_initial_state
    return new_state


def _spiel_children(new_state: Callable[[], _SpielState], rng: random.Random) -> Game:
    """Return a game with `child` a ply.

    Chance, the deal above all, is played in place and not counted: nobody would keep
    those states, and it is the quickest way that the peer has.
    """
    rnd = rng.random

    def game() -> int:
        plies = 0
        state = new_state()
        while moves := state.legal_actions():
            move = moves[int(rnd() * len(moves))]
            if state.is_chance_node():
                state.apply_action(move)
            else:
                state = state.child(move)
                plies += 1
        return plies

    return game


def crazy_eights(rng: random.Random) -> Game:
    """Return open-spiel's C++ game that is nearest in kind: shed, draw, pass."""
    return _spiel_children(_spiel(_CRAZY_EIGHTS), rng)


def crazy_eights_as_exemplified(rng: random.Random) -> Game:
    """Return the same game with the calls of open-spiel's own example.

    They ask more of the binding, for the end of the game and for the weights of chance,
    which the example then parts from the outcomes.
    """
    rnd = rng.random
    new_state = _spiel(_CRAZY_EIGHTS)

    def game() -> int:
        plies = 0
        state = new_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, _ = zip(*state.chance_outcomes(), strict=True)
                # All weights are equal in this game.
                state.apply_action(outcomes[int(rnd() * len(outcomes))])
            else:
                moves = state.legal_actions()
                state = state.child(moves[int(rnd() * len(moves))])
                plies += 1
        return plies

    return game


def crazy_eights_dealt(*, deals: int, rng: random.Random) -> Game:
    """Return the same game dealt beforehand, with chance counted as plies."""
    rnd = rng.random
    new_state = _spiel(_CRAZY_EIGHTS)

    def dealt() -> _SpielState:
        state = new_state()
        while state.is_chance_node():
            moves = state.legal_actions()
            state.apply_action(moves[int(rnd() * len(moves))])
        return state

    starts = [dealt() for _ in range(deals)]

    def game() -> int:
        plies = 0
        state = starts[int(rnd() * len(starts))]
        while moves := state.legal_actions():
            state = state.child(moves[int(rnd() * len(moves))])
            plies += 1
        return plies

    return game


def team_dominoes(rng: random.Random) -> Game:
    """Return open-spiel's domino game for four, written in Python."""
    # Importing the module is what registers the game.
    import_module("open_spiel.python.games.team_dominoes")
    return _spiel_children(_spiel("python_team_dominoes"), rng)


def chess(rng: random.Random) -> Game:
    """Return python-chess with a new board a ply and no stack of moves."""
    rnd = rng.random
    new_board: Callable[[], _ChessBoard] = import_module("chess").Board

    def game() -> int:
        plies = 0
        board = new_board()
        while plies < CHESS_PLIES and (moves := list(board.legal_moves)):
            board = board.copy(stack=False)
            board.push(moves[int(rnd() * len(moves))])
            plies += 1
        return plies

    return game


def dominoes(rng: random.Random) -> Game:
    """Return `dominoes`, changed in place; it passes by itself.

    It deals from the global generator, whatever `rng` is.
    """
    rnd = rng.random
    new_game: Callable[[], _DominoGame] = import_module("dominoes").Game.new

    def game() -> int:
        plies = 0
        state = new_game()
        while moves := state.valid_moves:
            state.make_move(*moves[int(rnd() * len(moves))])
            plies += 1
        return plies

    return game
