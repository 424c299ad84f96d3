"""A chat bot: one game in each channel, commands as text, hands in private messages."""

import random
from collections.abc import Sequence

import chickenfoot as cf
from chickenfoot import events, wording


class Channel:
    """One round in a chat; every method returns the messages to send."""

    def __init__(self, names: Sequence[str], rng: random.Random) -> None:
        self.names = names
        self.state = cf.deal(cf.Rules(), seats=len(names), rng=rng)

    def hand(self, name: str) -> str:
        """Answer `!hand` in a private message."""
        view = cf.view(self.state, self.names.index(name))
        return " ".join(map(str, view.hand))

    def play(self, name: str, command: str) -> list[str]:
        """Answer `!play 8-4@4-2`, `!play draw` or `!play pass` in the channel."""
        try:
            move = cf.parse_move(command)
        except cf.NotationError as error:
            return [f"{name}: {error}"]
        seat = self.names.index(name)
        illegality = cf.why_illegal(cf.view(self.state, seat), move)
        if illegality is not None:
            return [f"{name}: {illegality}"]
        happened = events.move_events(self.state, move)
        self.state = cf.apply_move(self.state, move)
        # The channel is for everybody, so it gets what a spectator may know.
        return [wording.sentence(event, None, names=self.names) for event in happened]


def test_what_is_wrong_is_explained_to_whoever_wrote_it() -> None:
    """With the number of the rule."""
    channel = Channel(["ada", "ben"], random.Random(5))
    first, other = channel.names if channel.state.turn == 0 else channel.names[::-1]
    assert "is not a move" in channel.play(first, "4-4 on 9-4")[0]
    assert f"{first}: seat" in channel.play(first, "18-18")[0]
    assert channel.play(other, "draw")[0].endswith("(R6)")


def test_no_hidden_tile_gets_into_the_channel() -> None:
    """A draw is announced without the tile, which its player finds in the hand."""
    channel = Channel(["ada", "ben"], random.Random(5))
    assert 7 == len(channel.hand("ada").split())
    draws = 0
    while not channel.state.is_over:
        mover = channel.names[channel.state.turn]
        move = cf.legal_moves(channel.state)[0]
        messages = channel.play(mover, str(move))
        if isinstance(move, cf.Draw):
            draws += 1
            assert f"{mover} draws a tile." == messages[0]
    assert draws > 0
    assert "the round is over" in channel.play("ada", "pass")[0]
