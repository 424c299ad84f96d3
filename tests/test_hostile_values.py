"""Whatever a public function is given, it returns a value or raises our errors."""

import enum
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NoReturn

import pytest

import chickenfoot
from chickenfoot import (
    ChickenFootError,
    DrawingError,
    Rules,
    SeatError,
    Tile,
    deal,
    parse_move,
    start_match,
    svg,
)
from chickenfoot.drawing import bounds_of, turn_for_seat
from chickenfoot.records import loads

_LONGEST_MESSAGE = 1000
_HUGE = 10**5000


def _raise(*_: object) -> NoReturn:
    raise RuntimeError("a method of a hostile value")


_METHODS = dict.fromkeys(
    ["__eq__", "__ne__", "__hash__", "__repr__", "__str__", "__format__", "__index__"],
    _raise,
)
_ORDER = dict.fromkeys(["__lt__", "__le__", "__gt__", "__ge__"], _raise)
# Made by `type`, as the methods have types that no type checker would allow.
HostileObject: Any = type(
    "HostileObject", (), {**_METHODS, **_ORDER, "__getattr__": _raise}
)
HostileText: Any = type("HostileText", (str,), _METHODS)
HostileInt: Any = type("HostileInt", (int,), {**_METHODS, **_ORDER})

VALUES: dict[str, Any] = {
    "huge": _HUGE,
    "minus huge": -_HUGE,
    "None": None,
    "True": True,
    "NaN": float("nan"),
    "a million characters": "x" * 10**6,
    "bytes": b"x",
    "a list of a huge number": [_HUGE],
    "a tuple of characters": ("x", "y"),
    "a dict": {"x": 1},
    "a hostile object": HostileObject(),
    "hostile texts": [HostileText("x")],
    "a hostile text": HostileText("x"),
    "a hostile int": HostileInt(3),
    "a tuple of a hostile object": (HostileObject(),),
}


STATE = deal(Rules(), seats=4, rng=Random(1))
GOOD: dict[str, object] = {
    "rules": Rules(),
    "seats": 4,
    "rng": Random(1),
    "state": STATE,
    "match": start_match(Rules(), seats=4),
    "layout": STATE.layout,
    "move": parse_move("9-9"),
    "tile": Tile(9, 9),
    "tiles": STATE.hands[0],
    "hands": STATE.hands,
    "boneyard": STATE.boneyard,
    "opener": STATE.opener,
    "seat": 1,
    "max_pip": 9,
    "high": 9,
    "low": 4,
    "onto": None,
}
"""What parameters of these names may be, so that each of the others can be wrong."""


def _modules() -> Iterator[str]:
    yield "chickenfoot"
    for module in pkgutil.iter_modules(chickenfoot.__path__):
        if not module.name.startswith("_"):
            yield f"chickenfoot.{module.name}"


def _is_asked(value: object) -> bool:
    """Leave out what is not ours: errors, enums, protocols, aliases of types."""
    if not inspect.isclass(value):
        return inspect.isfunction(value)
    return (
        value.__module__.startswith("chickenfoot")
        and not issubclass(value, BaseException | enum.Enum | dict | str)
        and not getattr(value, "_is_protocol", False)
    )


def _functions() -> dict[str, Callable[..., object]]:
    """Return every public function and class, and what classes make values with."""
    found: dict[str, Callable[..., object]] = {}
    for name in _modules():
        module = importlib.import_module(name)
        for public in module.__all__:
            value = getattr(module, public)
            if not _is_asked(value):
                continue
            found[f"{name}.{public}"] = value
            for method, member in vars(value).items() if inspect.isclass(value) else ():
                if isinstance(member, classmethod | staticmethod) and method[0] != "_":
                    found[f"{name}.{public}.{method}"] = getattr(value, method)
    return found


FUNCTIONS = _functions()


def _calls(
    function: Callable[..., object], value: object
) -> Iterator[dict[str, object]]:
    """Yield arguments: all of them hostile, then one at a time among good ones."""
    parameters = inspect.signature(function).parameters.values()
    names = [p.name for p in parameters if p.kind is not p.VAR_KEYWORD]
    yield dict.fromkeys(names, value)
    good = {p.name: GOOD.get(p.name, p.default) for p in parameters if p.name in names}
    if inspect.Parameter.empty not in good.values():
        for name in names:
            yield {**good, name: value}


def _fault(function: Callable[..., object], arguments: dict[str, object]) -> str | None:
    """Return what is wrong with the answer."""
    positional = [
        arguments.pop(parameter.name)
        for parameter in inspect.signature(function).parameters.values()
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.VAR_POSITIONAL)
    ]
    try:
        function(*positional, **arguments)
    except (ChickenFootError, TypeError) as error:
        length = len(str(error))
        return f"{length} characters" if length > _LONGEST_MESSAGE else None
    except Exception as error:  # noqa: BLE001 - it is what the test looks for
        return f"raised {type(error).__name__}"
    return None


@pytest.mark.parametrize("name", FUNCTIONS)
def test_hostile_values_end_in_a_value_or_in_our_errors(name: str) -> None:
    """A wrong type is a `TypeError`; no message repeats what it was given."""
    function = FUNCTIONS[name]
    faults = {
        (kind, *(key for key in arguments if arguments[key] is value)): fault
        for kind, value in VALUES.items()
        for arguments in _calls(function, value)
        if (fault := _fault(function, dict(arguments))) is not None
    }
    assert {} == faults


def test_all_modules_are_asked() -> None:
    """New functions are found: those of each public module, and class methods."""
    assert {
        "chickenfoot.deal",
        "chickenfoot.Tile.parse",
        "chickenfoot.fair.commit",
        "chickenfoot.records.loads",
        "chickenfoot.svg.draw",
        "chickenfoot.wording.sentence",
    } <= set(FUNCTIONS)


def test_numbers_of_seats_are_not_written_out() -> None:
    """Python refuses to write a number of 5,000 digits."""
    with pytest.raises(DrawingError, match=r"not an int \(R2\)$"):
        turn_for_seat(0, seats=-_HUGE)
    with pytest.raises(ChickenFootError, match=r"^seat must be from 0 to an int, "):
        turn_for_seat(-1, seats=_HUGE)


def test_a_width_that_is_a_hostile_text_is_refused() -> None:
    """Only the text itself is `auto`, not what claims to be equal to it."""
    with pytest.raises(DrawingError, match=r"^width must be a number or 'auto', got a"):
        svg.draw_tile(None, width=HostileText("auto"))


def test_bounds_are_of_spots() -> None:
    """A text is made of texts, and none of them is a spot."""
    wrong: Any = "ab"
    with pytest.raises(TypeError, match=r"^each of spots must be a Spot, not 'a'$"):
        bounds_of(wrong)


def test_a_kind_is_not_compared() -> None:
    """`loads` knows a class by what it is, not by what it says it is."""
    kind: Any = HostileObject()
    with pytest.raises(TypeError, match=r"^kind must be a class of Document, not a"):
        loads("{}", kind)


@pytest.mark.parametrize("seat", [-1, 190, _HUGE], ids=["-1", "190", "huge"])
def test_a_seat_without_names_is_one_that_a_table_can_have(seat: int) -> None:
    """The largest set has 190 tiles, and each seat takes one at least (R2)."""
    with pytest.raises(SeatError, match=r"^to_move must be from 0 to 189, not "):
        svg.draw(STATE.layout, to_move=seat)


def test_a_picture_is_written_with_plain_texts_only() -> None:
    """A text of a class of its own may change when it is written."""
    text = HostileText("red")
    with pytest.raises(TypeError, match=r"^tile must be a str, not a HostileText$"):
        svg.Style(tile=text)
    with pytest.raises(TypeError, match=r"^each of names must be a str, not a "):
        svg.draw(STATE.layout, names=[text, text])
