"""The names of the seats around the table, and whose turn it is."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from chickenfoot._core.checks import (
    check_int,
    check_seat,
    check_text,
    check_type,
    shown,
)
from chickenfoot._core.errors import DrawingError
from chickenfoot._core.rules import FEWEST_SEATS, MOST_SEATS
from chickenfoot.drawing import Bounds
from chickenfoot.svg._markup import label, number, numbers, quoted
from chickenfoot.svg._style import LEFT_OUT, Style

_FULL: Final = 360
_BOTTOM: Final = 90
_TOP_LEFT: Final = 225
_TOP_RIGHT: Final = 315
_LETTER: Final = 0.68
"""How wide a letter is at most, by the height of the text; wide ones are twice that."""
_READABLE: Final = 15
"""The height of the text in pixels."""
_BAND: Final = 1.8
"""How much room a line of names takes, by the height of the text."""
_ROUND: Final = 1.0
"""How much longer than its name a frame is, by the height of the text."""
_LEAST_ROOM: Final = 3.2
"""The room for a name, by the height of the text: at least two letters and a frame."""


def seat_angle(seat: int, *, seats: int, you: int = 0) -> int:
    """Return in which direction a seat sits, as seen from the middle of the table.

    Args:
        seat: The seat.
        seats: How many seats there are. They sit clockwise at even angles.
        you: The seat at the bottom of the screen.

    Examples:
        >>> [seat_angle(seat, seats=4) for seat in range(4)]
        [90, 180, 270, 0]

    Raises:
        DrawingError: There are fewer than two seats (R2).
        SeatError: No seat has this number.
        TypeError: An argument is not an `int`.
    """
    check_int("seats", seats)
    if seats < FEWEST_SEATS:
        raise DrawingError(
            f"seats must be {FEWEST_SEATS} or more, got {shown(seats)} (R2)"
        )
    check_seat("seat", seat, seats)
    check_seat("you", you, seats)
    return (_BOTTOM + round(_FULL * (seat - you) / seats)) % _FULL


class Seating(NamedTuple):
    """Who sits around a table, as far as a picture is to know."""

    names: tuple[str, ...]
    """What the seats are called; none if they are not shown."""
    to_move: int | None
    """The seat to move."""
    you: int | None
    """The seat that looks at the picture."""

    def name_of(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.names[seat] if seat < len(self.names) else f"Seat {seat}"


def checked_seating(
    names: Sequence[str] | None, to_move: int | None, you: int | None
) -> Seating:
    """Return who sits around a table."""
    called: tuple[str, ...] = ()
    if names is not None:
        check_type("names", names, Iterable)
        if isinstance(names, str):
            raise TypeError(f"names must be a sequence of texts, not {shown(names)}")
        called = tuple(names)
        for name in called:
            check_text("each of names", name)
        if len(called) < FEWEST_SEATS:
            raise DrawingError(
                f"names must be of {FEWEST_SEATS} seats or more, got {len(called)} (R2)"
            )
    for word, seat in (("to_move", to_move), ("you", you)):
        if seat is not None:
            check_seat(word, seat, len(called) or MOST_SEATS)
    return Seating(called, to_move, you)


def room_for_names(view: Bounds, style: Style, across: float | None) -> Bounds:
    """Return a view grown by a band for names on each side.

    The picture is so many pixels wide, or as wide as its style makes it.
    """
    pixels = _BAND * _READABLE
    if across is None:
        band = pixels / style.unit
    else:
        # The picture does not get wider by the bands, and all else gets smaller.
        band = pixels * view.width / max(across - 2 * pixels, pixels)
    return Bounds(
        view.left - band, view.top - band, view.right + band, view.bottom + band
    )


class _Place(NamedTuple):
    """Where a name goes: in the middle of a share of an edge that it has for itself."""

    x: float
    y: float
    turned: int
    """By how many degrees the name is turned to run along its edge."""
    room: float


def seats_around(
    seating: Seating, view: Bounds, across: float, style: Style
) -> Iterator[str]:
    """Yield the name of each seat at its edge, and a frame around the seat to move.

    The picture is so many pixels wide; letters have the same height in all pictures.
    """
    names, to_move, you = seating
    if not names or style.name == LEFT_OUT:
        return
    size = _READABLE * view.width / across
    places = _places(len(names), you or 0, view, size * _BAND)
    size = min(size, *(place.room / _LEAST_ROOM for place in places))
    for seat, (name, place) in enumerate(zip(names, places, strict=True)):
        shown = _shortened(name, int(place.room / size / _LETTER - _ROUND))
        frame = ""
        if seat == to_move:
            half = (_LETTER * _letters(shown) + _ROUND) * size / 2
            frame = (
                f"<rect x='{number(-half)}' y='{number(-0.7 * size)}' "
                f"width='{number(2 * half)}' height='{number(1.4 * size)}' "
                f"rx='{number(0.7 * size)}' fill='none' stroke={quoted(style.mover)} "
                f"stroke-width='{number(0.12 * size)}'/>"
            )
        x, y, turned, _ = place
        yield (
            f"<g class='cf-seat' data-seat='{seat}' "
            f"transform='translate({numbers(x, y)}) rotate({turned})'>{frame}"
            f"{label(shown, y=0.35 * size, size=size, colour=style.name)}</g>"
        )


def _places(seats: int, you: int, view: Bounds, band: float) -> list[_Place]:
    """Return the place of each seat's name.

    Yours has the edge at the bottom for itself. The others follow clockwise, each on
    the edge at which it sits, and names on one edge share it evenly.
    """
    left: list[int] = []
    top: list[int] = []
    right: list[int] = []
    for step in range(1, seats):
        seat = (you + step) % seats
        angle = seat_angle(seat, seats=seats, you=you)
        if _TOP_LEFT <= angle <= _TOP_RIGHT:
            top.append(seat)
        elif _BOTTOM < angle < _TOP_LEFT:
            left.append(seat)
        else:
            right.append(seat)
    inset = band / 2
    middle = (view.left + view.right) / 2
    places = {you: _Place(middle, view.bottom - inset, 0, view.width)}
    height = max(view.height - 2 * band, band)
    for k, seat in enumerate(left):
        room = height / len(left)
        y = view.bottom - band - (k + 0.5) * room
        places[seat] = _Place(view.left + inset, y, -90, room)
    for k, seat in enumerate(top):
        room = view.width / len(top)
        x = view.left + (k + 0.5) * room
        places[seat] = _Place(x, view.top + inset, 0, room)
    for k, seat in enumerate(right):
        room = height / len(right)
        y = view.top + band + (k + 0.5) * room
        places[seat] = _Place(view.right - inset, y, 90, room)
    return [places[seat] for seat in range(seats)]


def _letters(text: str) -> int:
    """Count letters, wide ones such as those of Chinese twice."""
    return sum(1 + (unicodedata.east_asian_width(char) in "WF") for char in text)


def _shortened(name: str, room: int) -> str:
    """Return as much of a name as fits: so many letters, wide ones counted twice."""
    if _letters(name) <= room:
        return name
    kept = name[:room]
    while _letters(kept) >= room and kept:
        kept = kept[:-1]
    return f"{kept}\u2026"
