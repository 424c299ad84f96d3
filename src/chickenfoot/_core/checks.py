"""Early answers to values of the wrong type."""

import re
from typing import Final, Protocol

from chickenfoot._core.errors import SeatError

_LONGEST: Final = 60
_HOLDS_TILES: Final = re.compile(r"<\w+ of ")


def check_type(name: str, value: object, *kinds: type) -> None:
    """Raise `TypeError` unless the value is of one of these kinds."""
    # `isinstance` also believes what a value says of itself in `__class__`.
    if not issubclass(type(value), kinds):
        raise wrong_type(name, value, *kinds)


def wrong_type(name: str, value: object, *kinds: type) -> TypeError:
    """Return the error for a value that is of none of these kinds."""
    names = " or ".join(kind.__name__ for kind in kinds)
    return TypeError(f"{name} must be {_with_article(names)}, not {shown(value)}")


def check_int(name: str, value: object) -> None:
    """Raise `TypeError` for anything but an `int` itself; `True` is none."""
    if type(value) is not int:
        raise TypeError(f"{name} must be an int, not {shown(value)}")


def check_text(name: str, value: object) -> None:
    """Raise `TypeError` for anything but a `str` itself, which formats as it reads."""
    if type(value) is not str:
        raise TypeError(f"{name} must be a str, not {shown(value)}")


class RandomSource(Protocol):
    """Anything with a method `random`, such as `random.Random(7)`.

    The method returns numbers from 0.0 up to and without 1.0, and it is all that the
    library calls of a generator.
    """

    def random(self) -> float:
        """Return the next number."""
        ...


def check_seat(name: str, seat: object, seats: int) -> None:
    """Raise `SeatError` unless one of so many seats has this number."""
    check_int(name, seat)
    if seat not in range(seats):
        raise SeatError(
            f"{name} must be from 0 to {shown(seats - 1)}, not {shown(seat)} (R2)"
        )


def check_generator(rng: object) -> None:
    """Raise `TypeError` unless the value gives random numbers."""
    try:
        can_be_called = callable(getattr(rng, "random", None))
    except Exception:  # noqa: BLE001 - other people's values
        can_be_called = False
    if not can_be_called:
        raise TypeError(
            f"rng must be a generator like random.Random(7), not {shown(rng)}"
        )


def shown(value: object) -> str:
    """Show a value in a message, but of a large one only the kind.

    Anybody may see a message, and the `repr` of a state has every hidden tile. So only
    a short text is shown, without `<RoundState of ...>` and the like in it.
    """
    try:
        text = str.__str__(repr(value))
    except Exception:  # noqa: BLE001 - other people's values, and very large numbers
        text = ""
    is_plain = text.isprintable() and not _HOLDS_TILES.search(text)
    if is_plain and 0 < len(text) <= _LONGEST:
        return text
    return _with_article(_name_of(type(value)))


def _name_of(kind: type) -> str:
    # The name that the class was made with: a metaclass may give it another one.
    name: str = type.__dict__["__name__"].__get__(kind)
    return name if 0 < len(name) <= _LONGEST and name.isprintable() else "value"


def _with_article(noun: str) -> str:
    return f"{'an' if noun[0] in 'AEIOUaeiou' else 'a'} {noun}"
