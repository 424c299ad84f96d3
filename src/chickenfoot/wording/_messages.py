"""Events as messages to a client, with a code and a sentence."""

from collections.abc import Mapping, Sequence
from typing import final

import attrs

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.hosted import Position
from chickenfoot._core.values import Value
from chickenfoot.events import Event, check_event, for_seat
from chickenfoot.wording._sentences import ENGLISH, Wording, code, sentence


@final
@attrs.frozen
class EventMessage(Value):
    """An event for one seat, ready to be sent."""

    number: int
    """The number of the event in the match, from 0, so that a client notices a gap."""
    position: Position
    """The position before the move that caused it."""
    event: Event
    """What happened, as the seat may see it."""
    code: str
    """The key of the sentence in a table of sentences."""
    sentence: str
    """What happened, in words."""


def event_message(
    event: Event,
    seat: int | None,
    *,
    number: int,
    position: Position,
    names: Sequence[str] | None = None,
    texts: Mapping[str, Wording] = ENGLISH,
) -> EventMessage:
    """Return an event as a message to one seat, without what it may not know.

    Args:
        event: What happened, with everything known.
        seat: Who gets the message; `None` for a spectator.
        number: The number of the event in the match, from 0.
        position: The position before the move.
        names: What to call each seat, as for `sentence`.
        texts: The table of sentences.

    Returns:
        The message.

    Raises:
        KeyError: `texts` has no sentence for the event.
        TypeError: An argument is of the wrong type.

    Examples:
        >>> from chickenfoot import Tile
        >>> from chickenfoot.events import Drew
        >>> from chickenfoot.hosting import Position
        >>> place = Position(Tile(9, 9), 0)
        >>> drew = Drew(0, Tile(7, 1))
        >>> event_message(drew, 1, number=4, position=place).sentence
        'Seat 0 draws a tile.'
    """
    check_event(event)
    check_int("number", number)
    check_type("position", position, Position)
    seen = for_seat(event, seat)
    said = sentence(seen, seat, names=names, texts=texts)
    return EventMessage(number, position, seen, code(seen), said)
