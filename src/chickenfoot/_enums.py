"""Enums as values of a library."""

import enum


class NamedEnum(enum.Enum):
    """An enum whose `repr` evaluates back, as that of every other value does."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
