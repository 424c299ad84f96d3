"""What can happen in a move, as values."""

from typing import TypeAlias, final

import attrs

from chickenfoot._scoring import RoundScore
from chickenfoot._tiles import Tile
from chickenfoot._values import NamedEnum


@final
class Spot(NamedEnum):
    """What kind of place a tile was laid on."""

    ARM = "arm"
    """One of the arms of the opener (R8)."""
    TOE = "toe"
    """A toe of the open foot (R12)."""
    END = "end"
    """Any open end (R7)."""


@final
@attrs.frozen
class Opened:
    """A seat laid the opener (R4)."""

    seat: int
    """Who laid it."""
    tile: Tile
    """The opener."""


@final
@attrs.frozen
class Laid:
    """A seat laid a tile on another one (R7)."""

    seat: int
    """Who laid it."""
    tile: Tile
    """The tile that was laid."""
    onto: Tile
    """The tile on the table that it joined."""
    pip: int
    """The number on the joined halves."""
    spot: Spot
    """What kind of place it is."""
    number: int | None
    """Which arm or toe it is, from 1; `None` on an end."""
    needed: int | None
    """How many arms or toes it takes in all; `None` on an end."""


@final
@attrs.frozen
class FootCalled:
    """A seat laid a double and called "chicken foot" (R12)."""

    seat: int
    """Who laid the double."""
    double: Tile
    """The double that wants toes now."""


@final
@attrs.frozen
class ArmsCompleted:
    """A seat laid the last arm of the opener (R8)."""

    seat: int
    """Who laid the last arm."""
    double: Tile
    """The opener."""


@final
@attrs.frozen
class FootCompleted:
    """A seat laid the last toe of a foot (R12)."""

    seat: int
    """Who laid the last toe."""
    double: Tile
    """The double that has its toes now."""


@final
@attrs.frozen
class Drew:
    """A seat drew a tile (R5, R10)."""

    seat: int
    """Who drew."""
    tile: Tile | None
    """The tile, for the seat itself; `None` for all others."""


@final
@attrs.frozen
class Passed:
    """A seat ended its turn without a play (R5, R10, R11)."""

    seat: int
    """Who passed."""
    drew: bool
    """Whether it had drawn in this turn."""
    kept: bool | None
    """Whether it could have played; `None` where the others cannot tell, since it
    had drawn."""


@final
@attrs.frozen
class RoundEnded:
    """The round is over, and all hands are shown (R13, R14)."""

    score: RoundScore
    """What the round costs each seat."""


Event: TypeAlias = (
    Opened
    | Laid
    | FootCalled
    | ArmsCompleted
    | FootCompleted
    | Drew
    | Passed
    | RoundEnded
)
"""Everything that a move can make happen."""
