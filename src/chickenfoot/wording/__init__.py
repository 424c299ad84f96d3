"""The game in words: events in sentences that can be translated, and the rules.

`_sentences` says events and `_messages` makes them ready to be sent; `_card` says the
rules.

Examples:
    >>> from chickenfoot import Tile
    >>> from chickenfoot.events import Drew
    >>> sentence(Drew(0, Tile(7, 1)), 0)
    'You draw 7-1.'
    >>> sentence(Drew(0, None), 2)
    'Seat 0 draws a tile.'
    >>> sentence(Drew(0, None), 2, names=["Ada", "Ben", "Cleo"])
    'Ada draws a tile.'
"""

from chickenfoot._core.values import publish as _publish
from chickenfoot.wording._card import rules_card
from chickenfoot.wording._messages import EventMessage, event_message
from chickenfoot.wording._sentences import ENGLISH, Wording, code, sentence

__all__ = [
    "ENGLISH",
    "EventMessage",
    "Wording",
    "code",
    "event_message",
    "rules_card",
    "sentence",
]

_publish(globals())


def __dir__() -> list[str]:
    return __all__
