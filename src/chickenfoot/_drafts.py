"""Frozen values that are quick to make.

A frozen attrs class guards every field while a value is made, and for the values that
each move makes anew that guard costs more than all the rest of the move. So these are
filled in as a draft, a class with the same slots and no guard, and then become the
frozen class for good.
"""

from typing import Any

import attrs


def draft_class(frozen: type[attrs.AttrsInstance]) -> type[Any]:
    """Return the draft of a frozen class made with `weakref_slot=False`."""
    slots = tuple(field.name for field in attrs.fields(frozen))
    return type(f"{frozen.__name__}Draft", (), {"__slots__": slots})
