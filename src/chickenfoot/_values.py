"""What the values of the library share: how they look, and how they are made fast.

A frozen attrs class guards every field while a value is made, and for the values that
each move makes anew that guard costs more than all the rest of the move. So these are
filled in as a draft, which has no guard, and then become the frozen class for good.
"""

import enum
from collections.abc import Callable
from typing import Any, Final, TypeVar

import attrs

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class NamedEnum(enum.Enum):
    """An enum whose `repr` evaluates back, as that of every other value does."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


def fields_repr(self: attrs.AttrsInstance) -> str:
    """Return a `repr` that evaluates back, without what the fields default to.

    The `repr` that attrs compiles for each class is a fifth of the time that importing
    the library would take, since it guards against values that contain themselves.
    """
    kind = type(self)
    told = [
        f"{field.name}={value!r}"
        for field in attrs.fields(kind)
        if field.init and (value := getattr(self, field.name)) != field.default
    ]
    return f"{kind.__name__}({', '.join(told)})"


def draft_class(frozen: type[attrs.AttrsInstance]) -> type[Any]:
    """Return the draft of a frozen class: made empty, then filled in freely."""
    unguarded = {
        "__slots__": (),
        "__init__": object.__init__,
        "__setattr__": object.__setattr__,
        # Python sets attributes the slow way unless this comes from the same class.
        "__delattr__": object.__delattr__,
    }
    return type(f"{frozen.__name__}Draft", (frozen,), unguarded)


class Made(dict[_Key, _Value]):
    """Values made when they are first asked for, then kept.

    To look one up costs less than to call a function, even a cached one.
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[_Key], _Value]) -> None:
        super().__init__()
        self._make: Final = make

    def __missing__(self, key: _Key) -> _Value:
        value = self[key] = self._make(key)
        return value
