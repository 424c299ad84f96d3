"""A game with undo: states are values, so a list of them is the history."""

import random

import chickenfoot as cf
from chickenfoot import events


class Game:
    """A round whose last move can be taken back unless it showed a hidden tile."""

    def __init__(self, start: cf.RoundState) -> None:
        self.states = [start]
        self.moves: list[cf.Move] = []

    @property
    def state(self) -> cf.RoundState:
        """The state now."""
        return self.states[-1]

    def play(self, move: cf.Move) -> None:
        """Make a legal move."""
        self.states.append(cf.apply_move(self.state, move))
        self.moves.append(move)

    def undo(self) -> bool:
        """Take the last move back, and return whether that was possible."""
        if not self.moves or events.reveals(self.states[-2], self.moves[-1]):
            return False
        self.states.pop()
        self.moves.pop()
        return True


def test_plays_are_taken_back_and_draws_are_not() -> None:
    """The state before is the same object, so nothing has to be played again."""
    game = Game(cf.deal(cf.Rules(), seats=2, rng=random.Random(3)))
    assert not game.undo()
    drawn = played = 0
    while not game.state.is_over:
        before, move = game.state, cf.legal_moves(game.state)[0]
        game.play(move)
        if game.undo():
            assert before is game.state
            played += 1
            game.play(move)
        else:
            drawn += isinstance(move, cf.Draw)
    assert played > 0
    assert drawn > 0
    assert not game.undo()
