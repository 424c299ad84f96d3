"""The names of the seats around the table, and whose turn it is."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from chickenfoot._core.checks import check_int, check_type, shown
from chickenfoot._core.errors import DrawingError
from chickenfoot._core.rules import FEWEST_SEATS
from chickenfoot.drawing import Bounds
from chickenfoot.drawing._geometry import COS, SIN
from chickenfoot.svg._document import PHONE
from chickenfoot.svg._markup import escaped, number, numbers, quoted
from chickenfoot.svg._style import LEFT_OUT, Style

_FULL: Final = 360
_QUARTER: Final = 90
_LETTER: Final = 0.68
"""How wide a letter is at most, by the height of the text; wide ones are twice that."""
_READABLE: Final = 14
"""The height of the text on a phone, in pixels."""
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
        DrawingError: There are fewer than two seats (R2), or no seat has this number.
        TypeError: An argument is not an `int`.
    """
    check_int("seats", seats)
    if seats < FEWEST_SEATS:
        raise DrawingError(f"seats must be {FEWEST_SEATS} or more, got {seats} (R2)")
    check_seat("seat", seat, seats)
    check_seat("you", you, seats)
    return (_QUARTER + round(_FULL * (seat - you) / seats)) % _FULL


def check_seat(name: str, seat: int, seats: int) -> None:
    """Raise an error unless a seat at the table has this number."""
    check_int(name, seat)
    if not 0 <= seat < seats:
        raise DrawingError(f"{name} must be from 0 to {seats - 1}, got {shown(seat)}")


def checked_names(
    names: Sequence[str] | None, to_move: int | None, you: int | None
) -> tuple[str, ...]:
    """Return the names of the seats, of which there may be none."""
    called: tuple[str, ...] = ()
    if names is not None:
        check_type("names", names, Iterable)
        if isinstance(names, str):
            raise TypeError(f"names must be a sequence of texts, not {shown(names)}")
        called = tuple(names)
        for name in called:
            check_type("each of names", name, str)
        if len(called) < FEWEST_SEATS:
            raise DrawingError(
                f"names must be of {FEWEST_SEATS} seats or more, got {len(called)} (R2)"
            )
    for word, seat in (("to_move", to_move), ("you", you)):
        if seat is not None:
            check_int(word, seat)
            if called:
                check_seat(word, seat, len(called))
    return called


def text_size(width: float) -> float:
    """Return how high names are on a table so wide, in widths of a tile."""
    return max(0.7, _READABLE * width / PHONE)


def room_for_names(view: Bounds) -> Bounds:
    """Return a view grown by a band for names on each side."""
    band = _BAND * text_size(view.width)
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
    names: Sequence[str], to_move: int | None, you: int, view: Bounds, style: Style
) -> Iterator[str]:
    """Yield the name of each seat at its edge, and a frame around the seat to move."""
    if not names or style.name == LEFT_OUT:
        return
    size = text_size(view.width)
    places = _places(len(names), you, view, size * _BAND)
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
            f"<text y='{number(0.35 * size)}' font-size='{number(size)}' "
            "font-family='system-ui,sans-serif' font-weight='600' "
            f"text-anchor='middle' fill={quoted(style.name)}>{escaped(shown)}</text>"
            "</g>"
        )


def _places(seats: int, you: int, view: Bounds, band: float) -> list[_Place]:
    """Return the place of each seat's name.

    A name is on the edge at which its seat sits. Names on one edge share it evenly.
    """
    edges: dict[int, list[tuple[float, int]]] = {}
    for seat in range(seats):
        angle = seat_angle(seat, seats=seats, you=you)
        edge = (angle + _QUARTER // 2) // _QUARTER % 4
        along = COS[angle] if edge % 2 else SIN[angle]
        edges.setdefault(edge, []).append((along, seat))
    places: dict[int, _Place] = {}
    for edge, found in edges.items():
        is_side = edge % 2 == 0
        length = max(view.height - 2 * band, band) if is_side else view.width
        start = (view.top + view.bottom if is_side else view.left + view.right) / 2
        room = length / len(found)
        for number_there, (_, seat) in enumerate(sorted(found)):
            along = start + (number_there + 0.5) * room - length / 2
            if is_side:
                x = view.left + band / 2 if edge else view.right - band / 2
                places[seat] = _Place(x, along, -90 if edge else 90, room)
            else:
                y = view.bottom - band / 2 if edge == 1 else view.top + band / 2
                places[seat] = _Place(along, y, 0, room)
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
