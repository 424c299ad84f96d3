"""What events are called in JSON and in tables of texts."""

from typing import Final

from chickenfoot.events import (
    ArmsCompleted,
    Drew,
    Event,
    FootCalled,
    FootCompleted,
    Laid,
    Opened,
    Passed,
    RoundEnded,
)

EVENT_NAMES: Final[dict[type[Event], str]] = {
    Opened: "opened",
    Laid: "laid",
    FootCalled: "foot_called",
    ArmsCompleted: "arms_completed",
    FootCompleted: "foot_completed",
    Drew: "drew",
    Passed: "passed",
    RoundEnded: "round_ended",
}


def event_name(event: Event) -> str:
    """Return the name of a kind of event; it never changes."""
    return EVENT_NAMES[type(event)]
