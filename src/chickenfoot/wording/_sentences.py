"""Events in words: a table of sentences, so that they can be translated."""

import string
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_type
from chickenfoot._core.values import Value
from chickenfoot.events import (
    Drew,
    Event,
    Laid,
    Passed,
    RoundEnded,
    check_event,
    event_name,
    for_seat,
)


@final
@attrs.frozen
class Wording(Value):
    """One event in words, with the names of its facts in braces.

    Braces hold a plain name and nothing else, so that a sentence from elsewhere cannot
    reach into objects.

    Raises:
        TypeError: A sentence is not a `str`.
        ValueError: Braces hold more than a name.
    """

    you: str
    """To the seat that did it."""
    other: str
    """To everybody else; `{who}` is the seat."""

    def __attrs_post_init__(self) -> None:
        for text in (self.you, self.other):
            check_type("a sentence", text, str)
            for _, name, spec, conversion in string.Formatter().parse(text):
                if name is None:
                    continue
                if spec or conversion or not name.isidentifier():
                    raise ValueError("braces in a sentence must hold a plain name")


ENGLISH: Final[Mapping[str, Wording]] = MappingProxyType(
    {
        "opened": Wording(
            "You open the round with {tile}.", "{who} opens the round with {tile}."
        ),
        "laid.arm": Wording(
            "You lay {tile} on the opener {onto}, arm {number} of {needed}.",
            "{who} lays {tile} on the opener {onto}, arm {number} of {needed}.",
        ),
        "laid.toe": Wording(
            "You lay {tile} on {onto}, toe {number} of {needed}.",
            "{who} lays {tile} on {onto}, toe {number} of {needed}.",
        ),
        "laid.end": Wording(
            "You lay {tile} on {onto}.", "{who} lays {tile} on {onto}."
        ),
        "foot_called": Wording(
            "You call chicken foot on {double}.",
            "{who} calls chicken foot on {double}.",
        ),
        "arms_completed": Wording(
            "You complete the arms of {double}.",
            "{who} completes the arms of {double}.",
        ),
        "foot_completed": Wording(
            "You complete the foot of {double}.",
            "{who} completes the foot of {double}.",
        ),
        "drew": Wording("You draw {tile}.", "{who} draws {tile}."),
        "drew.hidden": Wording("You draw a tile.", "{who} draws a tile."),
        "passed.kept": Wording(
            "You keep your tiles and pass.", "{who} keeps a tile that fits and passes."
        ),
        "passed.missed": Wording(
            "You cannot play and pass.", "{who} cannot play and passes."
        ),
        "passed.hidden": Wording("You pass.", "{who} passes."),
        "round_ended.out": Wording(
            "You go out, and the round is over.",
            "{who} goes out, and the round is over.",
        ),
        "round_ended.blocked": Wording(
            "The round is blocked and over.", "The round is blocked and over."
        ),
    }
)
"""The sentences of this library, by `code`."""


def code(event: Event) -> str:
    """Return the key of an event in a table of sentences.

    Examples:
        >>> from chickenfoot.events import Passed, PassKind
        >>> code(Passed(seat=1, drew=True, kind=PassKind.HIDDEN))
        'passed.hidden'

    Raises:
        TypeError: `event` is no event.
    """
    check_event(event)
    match event:
        case Laid():
            return f"laid.{event.kind}"
        case Drew(tile=None):
            return "drew.hidden"
        case Passed():
            return f"passed.{event.kind}"
        case RoundEnded():
            how = "blocked" if _actor(event) is None else "out"
            return f"round_ended.{how}"
        case _:
            return event_name(event)


def sentence(
    event: Event,
    seat: int | None,
    *,
    names: Sequence[str] | None = None,
    texts: Mapping[str, Wording] | None = None,
) -> str:
    """Say an event to a seat, or to a watcher (`None`), and no more than it may know.

    Args:
        event: What happened.
        seat: To whom it is said: "You" is this seat.
        names: What to call each seat; a seat without a name is "Seat 0" and so on.
        texts: The table of sentences, `ENGLISH` unless given. One in another language
            has the same keys.

    Examples:
        >>> from chickenfoot.events import Drew
        >>> sentence(Drew(3, None), 0, names=["Ada", "Ben"])
        'Seat 3 draws a tile.'

    Raises:
        KeyError: `texts` has no sentence for it.
        SeatError: No table has a seat with this number.
        TypeError: `event` is no event, or `seat` neither an `int` nor `None`.
    """
    check_event(event)
    event = for_seat(event, seat)
    wording = (ENGLISH if texts is None else texts)[code(event)]
    check_type("each value of texts", wording, Wording)
    actor = _actor(event)
    facts = attrs.asdict(event, recurse=False)
    if actor is not None:
        named = () if names is None else names
        facts["who"] = named[actor] if actor < len(named) else f"Seat {actor}"
    is_own = actor is not None and actor == seat
    return (wording.you if is_own else wording.other).format_map(facts)


def _actor(event: Event) -> int | None:
    """Return the seat that did it; nobody blocks a round."""
    if not isinstance(event, RoundEnded):
        return event.seat
    return event.score.outcome.seat
