"""JSON as one text for each value, and read within bounds of time and memory."""

import json
from collections.abc import Iterable, Iterator
from typing import Final, NoReturn, TypeAlias, TypeVar, cast, final

import attrs

from chickenfoot._core.checks import check_type
from chickenfoot._core.errors import NotationError
from chickenfoot._core.values import Value

Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None

MOST_CHARACTERS: Final = 4_000_000
"""The longest match of the largest set, at the fullest table, has fewer."""
MOST_VALUES: Final = 500_000
_SHOWN: Final = 40
_MOST_DIGITS: Final = 15  # what every reader of JSON keeps exactly

_T = TypeVar("_T")


def write(value: Json) -> str:
    """Return the canonical text, that of RFC 8785: sorted keys, no white space."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


@final
@attrs.frozen
class Node(Value):
    """A value read from JSON, and the place where it stood."""

    value: object
    place: str

    def error(self, message: str) -> NotationError:
        """Return the error for this place."""
        return NotationError(f"{self.place}: {message}" if self.place else message)

    def _of(self, kind: type[_T], name: str) -> _T:
        # `bool` is a kind of `int` in Python, and not in JSON.
        if type(self.value) is not kind:
            raise self.error(f"{name} is wanted here, not {_short(self.value)}")
        return self.value

    def integer(self) -> int:
        """Return the value, which must be a number from 0 on."""
        number = self._of(int, "a whole number")
        if number < 0:
            raise self.error(f"0 or more is wanted here, not {number}")
        return number

    def flag(self) -> bool:
        """Return the value, which must be true or false."""
        return self._of(bool, "true or false")

    def text(self) -> str:
        """Return the value, which must be a string."""
        return self._of(str, "a string")

    def items(self) -> "Iterator[Node]":
        """Yield the values of a list."""
        values = cast("list[object]", self._of(list, "a list"))
        for index, value in enumerate(values):
            yield Node(value, f"{self.place}[{index}]")

    def members(self) -> "dict[str, Node]":
        """Return the members of an object."""
        prefix = f"{self.place}." if self.place else ""
        values = cast("dict[str, object]", self._of(dict, "an object"))
        return {name: Node(value, f"{prefix}{name}") for name, value in values.items()}

    def fields(self, names: Iterable[str]) -> "dict[str, Node]":
        """Return the members of an object that has these and no others."""
        members = self.members()
        wanted = tuple(names)
        for name in wanted:
            if name not in members:
                raise self.error(f"{name!r} is missing")
        for name in members:
            if name not in wanted:
                raise self.error(f"{_short(name)} is not known here")
        return members


def read(text: str | bytes) -> Node:
    """Read JSON; whatever is wrong with it is a `NotationError`."""
    check_type("text", text, str, bytes)
    if isinstance(text, bytes):
        _check_amount("bytes", len(text), MOST_CHARACTERS)
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise NotationError(f"byte {error.start}: not UTF-8") from None
    _check_amount("characters", len(text), MOST_CHARACTERS)
    # Each value but the first follows one of these. A string may have them too, as the
    # end "8-7:7" has, and so this may count too many values, but never too few.
    _check_amount("values", sum(map(text.count, "[{,:")), MOST_VALUES)
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise NotationError(
            f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}"
        ) from None
    except RecursionError:
        raise NotationError("not a record: nested too deeply") from None
    return Node(value, "")


def _check_amount(what: str, amount: int, most: int) -> None:
    if amount > most:
        raise NotationError(f"not a record: {amount} {what}, more than {most}")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members: dict[str, object] = {}
    for name, value in pairs:
        if name in members:
            raise NotationError(f"{_short(name)} stands twice in one object")
        members[name] = value
    return members


def _integer(text: str) -> int:
    if len(text) > _MOST_DIGITS:
        _no_number(text)
    return int(text)


def _no_number(text: str) -> NoReturn:
    raise NotationError(f"{_short(text)} is not a number of a record")


def _short(value: object) -> str:
    """Name a foreign value without repeating all of it."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return shorten(value)


def shorten(value: object) -> str:
    """Write a foreign value in ASCII, and no more than its start."""
    shown = ascii(value)
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}..."
