"""Values that are quick to get: frozen ones from drafts, and ones made only once.

A frozen attrs class guards every field while a value is made, and for the values that
each move makes anew that guard costs more than all the rest of the move. So these are
filled in as a draft, a class with the same slots and no guard, and then become the
frozen class for good.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import attrs

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


def draft_class(frozen: type[attrs.AttrsInstance]) -> type[Any]:
    """Return the draft of a frozen class made with `weakref_slot=False`."""
    slots = tuple(field.name for field in attrs.fields(frozen))
    return type(f"{frozen.__name__}Draft", (), {"__slots__": slots})


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
