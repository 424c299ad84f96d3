"""What each field of the rules means, for a form, a menu or a command line.

The fields themselves carry it, so that a new house rule is written in one place.
"""

import enum
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, final

import attrs

from chickenfoot._core.rules import Rules
from chickenfoot._core.values import Value, fields_repr


@final
@attrs.frozen
class HouseRule(Value):
    """One field of `Rules`, described for a form, a menu or a command line."""

    name: str
    """The name of the field, such as `"arms"`."""
    meaning: str
    """What it decides, in a few words."""
    rule: str
    """The number of the rule that it belongs to, such as `"R8"`."""
    standard: enum.StrEnum | bool | int | None
    """The value of the standard rules."""
    choices: tuple[enum.StrEnum | bool, ...]
    """All values that it may have; empty if it is a number."""
    least: int | None
    """The lowest number that it may be; `None` if it is not a number."""
    most: int | None
    """The highest number that it may be with the largest set; `None` if any of
    up to 15 digits is good."""
    is_by_seats: bool
    """Whether it may also be a mapping from the number of seats to a number."""

    __repr__ = fields_repr


def _choices(standard: object) -> tuple[enum.StrEnum | bool, ...]:
    if isinstance(standard, bool):
        return (False, True)
    return tuple(type(standard)) if isinstance(standard, enum.StrEnum) else ()


HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        field.name: HouseRule(
            name=field.name,
            standard=field.default,
            choices=_choices(field.default),
            **field.metadata,
        )
        for field in attrs.fields(Rules)
        if field.init
    }
)
"""The fields of `Rules` by name, each with what a form needs: its meaning, its standard
value, its choices or its range, and the number of its rule."""
