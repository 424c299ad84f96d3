"""The rules of a table as one value: what is played, and with which house rules."""

import enum
from collections.abc import Mapping
from typing import Final, TypeAlias, final

import attrs

from chickenfoot._checks import check_int, check_type
from chickenfoot._tiles import check_max_pip, set_size
from chickenfoot.errors import RulesError

FEWEST_SEATS: Final = 2


class _Choice(enum.Enum):
    """A house rule with named values; its `repr` evaluates back."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


@final
class DrawRule(_Choice):
    """What a seat without a legal play draws (R10)."""

    ONE = "one"
    """One tile a turn."""
    UNTIL_PLAYABLE = "until playable"
    """Tiles until one fits or the boneyard is empty."""
    NEVER = "never"
    """Nothing, once the opener lies; the boneyard counts as empty for R11 and R13."""


@final
class DrawnTile(_Choice):
    """Whether a drawn tile that fits may be kept (R10)."""

    MAY_PLAY = "may play"
    MUST_PLAY = "must play"


@final
class DeadLayout(_Choice):
    """What happens when no tile is left that fits what may be played on (R13)."""

    PLAY_ON = "play on"
    """Play goes on by R9 to R13."""
    STOP = "stop"
    """The round is blocked at that moment."""


_HandSizes: TypeAlias = tuple[tuple[int, int], ...]


def _keep_sizes(sizes: int | Mapping[int, int] | _HandSizes) -> int | _HandSizes:
    """Turn a mapping into sorted pairs, which are hashable."""
    if isinstance(sizes, Mapping):
        return tuple(sorted(sizes.items()))
    return sizes


@final
@attrs.frozen(kw_only=True, repr=False)
class Rules:
    """The rules of a table. `Rules()` are the standard rules.

    >>> Rules(max_pip=12, hand_size=10, arms=6)
    Rules(max_pip=12, hand_size=10, arms=6)

    Raises:
        RulesError: The values contradict one another or the set.
        TypeError: A value is of the wrong type.
    """

    max_pip: int = 9
    """The set: double-`max_pip`, from 1 to 18 (R1)."""
    hand_size: int | _HandSizes = attrs.field(default=7, converter=_keep_sizes)
    """Tiles dealt to each seat: a number, or a number for each count of seats,
    given as a mapping and kept as sorted pairs (R3)."""
    arms: int = 4
    """Tiles that the opener takes, from 1 to `max_pip` (R8)."""
    draw: DrawRule = DrawRule.ONE
    """What a seat without a legal play draws (R10)."""
    drawn_tile: DrawnTile = DrawnTile.MAY_PLAY
    """Whether a drawn tile that fits may be kept (R10)."""
    dead_layout: DeadLayout = DeadLayout.PLAY_ON
    """Whether a round stops once nothing can ever fit again (R13)."""
    double_blank_points: int = 50
    """What the double-blank costs, 0 or more points (R14)."""

    def __attrs_post_init__(self) -> None:
        check_max_pip(self.max_pip)
        check_int("arms", self.arms)
        if not 1 <= self.arms <= self.max_pip:
            raise RulesError(
                f"{self.arms} arms do not fit a double-{self.max_pip} set: "
                f"its opener takes 1 to {self.max_pip} (R1)"
            )
        for name, choice in (
            ("draw", DrawRule),
            ("drawn_tile", DrawnTile),
            ("dead_layout", DeadLayout),
        ):
            check_type(name, getattr(self, name), choice)
        check_int("double_blank_points", self.double_blank_points)
        if self.double_blank_points < 0:
            raise RulesError(
                f"the double-blank costs 0 or more points, "
                f"not {self.double_blank_points} (R14)"
            )
        if isinstance(self.hand_size, tuple):
            for seats, size in self.hand_size:
                self._check_deal(seats, size)
        else:
            self._check_deal(FEWEST_SEATS, self.hand_size)

    def hand_size_for(self, seats: int) -> int:
        """Return the number of tiles that each of `seats` seats is dealt (R2, R3).

        >>> Rules(hand_size={2: 12, 3: 11}).hand_size_for(3)
        11

        Raises:
            RulesError: There are fewer than two seats, no hand size is given for
                this many, or the set has too few tiles for them.
            TypeError: `seats` is not an `int`.
        """
        if isinstance(self.hand_size, int):
            size = self.hand_size
        else:
            sizes = dict(self.hand_size)
            if seats not in sizes:
                raise RulesError(
                    f"no hand size is given for {seats} seats, "
                    f"only for {', '.join(map(str, sizes))} (R3)"
                )
            size = sizes[seats]
        self._check_deal(seats, size)
        return size

    def _check_deal(self, seats: int, size: int) -> None:
        check_int("seats", seats)
        check_int("hand_size", size)
        if seats < FEWEST_SEATS:
            raise RulesError(f"a table has two or more seats, not {seats} (R2)")
        if size < 1:
            raise RulesError(f"a hand starts with 1 or more tiles, not {size} (R3)")
        tiles = set_size(self.max_pip)
        if seats * size > tiles:
            raise RulesError(
                f"{seats} seats with {size} tiles each need {seats * size} tiles, "
                f"but a double-{self.max_pip} set has {tiles}: "
                f"take a larger set or a smaller hand size (R2)"
            )

    def __repr__(self) -> str:
        changed = (
            f"{field.name}={value!r}"
            for field in attrs.fields(Rules)
            if (value := getattr(self, field.name)) != field.default
        )
        return f"Rules({', '.join(changed)})"
