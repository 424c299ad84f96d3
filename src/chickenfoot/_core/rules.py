"""The rules of a table as one value: what is played, and with which house rules."""

import enum
import itertools
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar, final

import attrs
from attrs.validators import optional

from chickenfoot._core.checks import check_int, check_type, shown
from chickenfoot._core.errors import RulesError
from chickenfoot._core.tiles import MAX_PIP, check_max_pip, set_size
from chickenfoot._core.values import NamedEnum, Value, fields_repr


@final
class DrawRule(NamedEnum):
    """What a seat without a legal play draws (R10)."""

    ONE = "one"
    """One tile a turn."""
    UNTIL_PLAYABLE = "until_playable"
    """Tiles until one fits or nothing is left to draw."""
    NEVER = "never"
    """Nothing, once the opener lies; the boneyard counts as empty for R11 and R13."""


@final
class DrawnTile(NamedEnum):
    """What may be done with a drawn tile that fits (R10)."""

    MAY_PLAY = "may_play"
    """It may be played at once or kept."""
    MUST_PLAY = "must_play"
    """It must be played at once."""
    WAITS = "waits"
    """The turn passes, and the tile may be played in the next."""


@final
class OpenerSearch(NamedEnum):
    """How a round finds its opener (R4, R5)."""

    IN_TURN = "in_turn"
    """Seats draw one tile each in turn until it appears."""
    ALL_AT_ONCE = "all_at_once"
    """All seats draw one tile each before anybody looks, until it appears."""
    NEXT_HELD = "next_held"
    """A match opens with the next lower double that somebody holds; the one passed
    over is tried first in the next round."""
    SET_ASIDE = "set_aside"
    """It is taken out before the deal and lies from the start; the leader begins."""


@final
class EmptyBoneyard(NamedEnum):
    """What happens when a seat must draw and there is nothing to draw (R11)."""

    MISS_TURN = "miss_turn"
    """The seat misses its turn."""
    END_ROUND = "end_round"
    """The round is blocked at that moment (R13)."""


@final
class DeadLayout(NamedEnum):
    """What happens when no tile is left that fits what may be played on (R13)."""

    PLAY_ON = "play_on"
    """Play goes on by R9 to R13."""
    STOP = "stop"
    """The round is blocked at that moment."""


FEWEST_SEATS: Final = 2
MOST_SEATS: Final = set_size(MAX_PIP)
"""A seat has one tile at least, so no table has more."""

MOST: Final = 10**15 - 1
"""The largest number that a record can hold."""

_PAIR: Final = 2

_T = TypeVar("_T")
_BySeats: TypeAlias = tuple[tuple[int, int], ...]


def _by_seats(numbers: int | Mapping[int, int] | _BySeats) -> int | _BySeats:
    """Turn a mapping into sorted pairs, which are hashable."""
    if isinstance(numbers, Mapping):
        numbers = tuple(numbers.items())
    if not isinstance(numbers, tuple):
        return numbers
    try:
        return tuple(sorted(numbers))
    except TypeError:
        return numbers  # the validator says what is wrong with it


def _about(
    meaning: str,
    rule: str,
    *,
    least: int | None = None,
    most: int | None = None,
    is_by_seats: bool = False,
) -> dict[str, Any]:
    """Return what a field carries to describe itself; see `HouseRule`."""
    return {
        "meaning": meaning,
        "rule": rule,
        "least": least,
        "most": most,
        "is_by_seats": is_by_seats,
    }


def _is_int(_: object, field: "attrs.Attribute[int]", value: int) -> None:
    check_int(field.name, value)


def _is_choice(_: object, field: "attrs.Attribute[_T]", value: _T) -> None:
    check_type(field.name, value, type(field.default))


def _is_by_seats(
    _: object, field: "attrs.Attribute[Any]", value: int | _BySeats
) -> None:
    """Refuse a table by seats that is not made of pairs, or says two things."""
    name = field.name
    if not isinstance(value, tuple) and type(value) is not int:
        raise TypeError(
            f"{name} must be an int or a mapping of ints, not {shown(value)}"
        )
    if value == ():
        raise RulesError(f"{name} must not be an empty mapping (R2)", fields=(name,))
    table = _pairs(value)
    for pair in table:
        check_type(f"each pair of {name}", pair, tuple)
        for number in pair:
            check_int(name, number)
        if len(pair) != _PAIR:
            raise TypeError(f"{name} must be made of pairs, not {shown(pair)}")
    for (seats, _number), (following, _number) in itertools.pairwise(table):
        if seats == following:
            raise RulesError(
                f"{name} is given twice for {shown(seats)} seats (R2)", fields=(name,)
            )


def _pairs(numbers: int | _BySeats) -> _BySeats:
    """Return the number for each count of seats; a lone one is for the fewest."""
    return numbers if isinstance(numbers, tuple) else ((FEWEST_SEATS, numbers),)


@final
@attrs.frozen(kw_only=True)
class Rules(Value):
    """The rules of a table. `Rules()` are the standard rules.

    Where a value may depend on the number of seats it is a number, or a mapping from
    the number of seats to a number, which is kept as sorted pairs.

    Examples:
        >>> Rules(max_pip=12, hand_size={2: 15, 4: 12}, arms=6)
        Rules(max_pip=12, hand_size=((2, 15), (4, 12)), arms=6)

    Raises:
        RulesError: The values contradict one another or the set.
        TypeError: A value is of the wrong type.
    """

    max_pip: int = attrs.field(
        default=9,
        validator=_is_int,
        metadata=_about("the set: double-N", "R1", least=1, most=MAX_PIP),
    )
    """The set: double-`max_pip`, from 1 to 18 (R1)."""
    hand_size: int | tuple[tuple[int, int], ...] = attrs.field(
        default=7,
        converter=_by_seats,
        validator=_is_by_seats,
        metadata=_about("tiles dealt to each seat", "R3", least=1, is_by_seats=True),
    )
    """Tiles dealt to each seat, by seats if need be (R3)."""
    rounds: int | None = attrs.field(
        default=None,
        validator=optional(_is_int),
        metadata=_about("rounds of a match", "R15", least=1, most=MAX_PIP + 1),
    )
    """Rounds of a match, opened by the highest doubles; `None` for all (R15)."""
    opener_search: OpenerSearch = attrs.field(
        default=OpenerSearch.IN_TURN,
        validator=_is_choice,
        metadata=_about("how a round finds its opener", "R5"),
    )
    """How a round finds its opener (R4, R5)."""
    opener_again: bool = attrs.field(
        default=False,
        validator=_is_choice,
        metadata=_about("whoever plays the opener has the next turn too", "R6"),
    )
    """Whether the seat that lays the opener has the next turn as well (R6)."""
    arms: int = attrs.field(
        default=4,
        validator=_is_int,
        metadata=_about("tiles that the opener takes", "R8", least=1, most=MAX_PIP),
    )
    """Tiles that the opener takes, from 1 to `max_pip` (R8)."""
    draw: DrawRule = attrs.field(
        default=DrawRule.ONE,
        validator=_is_choice,
        metadata=_about("what a seat without a legal play draws", "R10"),
    )
    """What a seat without a legal play draws (R10)."""
    drawn_tile: DrawnTile = attrs.field(
        default=DrawnTile.MAY_PLAY,
        validator=_is_choice,
        metadata=_about("when a drawn tile that fits may be played", "R10"),
    )
    """Whether a drawn tile that fits may, must or cannot be played at once (R10)."""
    voluntary_draw: bool = attrs.field(
        default=False,
        validator=_is_choice,
        metadata=_about("a seat with a legal play may draw first", "R9"),
    )
    """Whether a seat with a legal play may draw one tile first, and then pass (R9)."""
    reserve: int | tuple[tuple[int, int], ...] = attrs.field(
        default=0,
        converter=_by_seats,
        validator=_is_by_seats,
        metadata=_about(
            "last tiles of the boneyard, never drawn in play",
            "R11",
            least=0,
            is_by_seats=True,
        ),
    )
    """Last tiles of the boneyard that cannot be drawn in play, by seats if need be;
    the search for the opener is exempt (R11)."""
    empty_boneyard: EmptyBoneyard = attrs.field(
        default=EmptyBoneyard.MISS_TURN,
        validator=_is_choice,
        metadata=_about("what happens when there is nothing to draw", "R11"),
    )
    """What happens when a seat must draw and there is nothing to draw (R11)."""
    dead_layout: DeadLayout = attrs.field(
        default=DeadLayout.PLAY_ON,
        validator=_is_choice,
        metadata=_about("what happens when no tile can ever fit again", "R13"),
    )
    """Whether a round stops once nothing can ever fit again (R13)."""
    blank_points: int = attrs.field(
        default=0,
        validator=_is_int,
        metadata=_about("points for each blank half besides the pips", "R14", least=0),
    )
    """Points for each blank half besides its pips, except on the double-blank (R14)."""
    double_blank_points: int = attrs.field(
        default=50,
        validator=_is_int,
        metadata=_about("points for the double-blank", "R14", least=0),
    )
    """What the double-blank costs (R14)."""
    double_out_points: int = attrs.field(
        default=0,
        validator=_is_int,
        metadata=_about("points for going out on a double", "R14", least=0),
    )
    """What a seat pays for going out on a double (R14)."""
    _blocks_early: bool = attrs.field(init=False, eq=False)
    """Whether a round can be blocked while there are tiles in the boneyard (R13).

    Under all other rules any tile there may be drawn (R11). Each move asks for it:
    to work it out there takes a seventh more steps.
    """

    __repr__ = fields_repr

    def __attrs_post_init__(self) -> None:
        check_max_pip(self.max_pip)
        for name, high in (
            ("arms", self.max_pip),
            ("rounds", self.max_pip + 1),
            ("blank_points", None),
            ("double_blank_points", None),
            ("double_out_points", None),
        ):
            self._check_range(name, high)
        for seats, size in _pairs(self.hand_size):
            _check_seats(seats, fields=("hand_size",))
            self._check_deal(seats, size)
        for seats, reserve in _pairs(self.reserve):
            if not FEWEST_SEATS <= seats <= MOST or not 0 <= reserve <= MOST:
                raise RulesError(
                    f"a reserve is 0 or more tiles for 2 or more seats, "
                    f"not {shown(reserve)} for {shown(seats)} (R11)",
                    fields=("reserve",),
                )
        if self.voluntary_draw and self.draw is DrawRule.NEVER:
            raise RulesError(
                "voluntary_draw=True requires draw 'one' or 'until_playable', "
                "not 'never' (R10)",
                fields=("voluntary_draw", "draw"),
            )
        if self.opener_again and self.opener_search is OpenerSearch.SET_ASIDE:
            raise RulesError(
                "opener_again=True cannot be combined with opener_search 'set_aside': "
                "nobody plays the opener (R6)",
                fields=("opener_again", "opener_search"),
            )
        object.__setattr__(
            self,
            "_blocks_early",
            self.draw is DrawRule.NEVER
            or self.reserve != 0
            or self.dead_layout is DeadLayout.STOP,
        )

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that these rules serve (R2).

        Examples:
            >>> Rules().seat_counts
            (2, 3, 4, 5, 6, 7)
            >>> Rules(hand_size={2: 12, 4: 9}).seat_counts
            (2, 4)
        """
        sizes, reserves = self.hand_size, self.reserve
        counts = (
            tuple(range(FEWEST_SEATS, self._tiles_to_deal // sizes + 1))
            if isinstance(sizes, int)
            else tuple(seats for seats, _ in sizes)
        )
        if isinstance(reserves, int):
            return counts
        return tuple(seats for seats in counts if seats in dict(reserves))

    def hand_size_for(self, seats: int) -> int:
        """Return the number of tiles that each of `seats` seats is dealt (R2, R3).

        Examples:
            >>> Rules(hand_size={2: 12, 3: 11}).hand_size_for(3)
            11

        Raises:
            RulesError: There are fewer than two seats, no hand size is given for
                this many, or the set has too few tiles for them.
            TypeError: `seats` is not an `int`.
        """
        size = self._for_seats("hand_size", seats)
        _check_seats(seats, fields=())
        self._check_deal(seats, size)
        return size

    def reserve_for(self, seats: int) -> int:
        """Return the number of tiles that cannot be drawn in play (R11).

        Examples:
            >>> Rules(reserve={2: 2, 3: 1}).reserve_for(2)
            2

        Raises:
            RulesError: No reserve is given for this many seats.
            TypeError: `seats` is not an `int`.
        """
        return self._for_seats("reserve", seats)

    def _for_seats(self, name: str, seats: int) -> int:
        check_int("seats", seats)
        numbers: int | _BySeats = getattr(self, name)
        if isinstance(numbers, int):
            return numbers
        table = dict(numbers)
        if seats not in table:
            raise RulesError(
                f"{name} is given for {', '.join(map(str, table))} seats, "
                f"not for {shown(seats)} (R2)",
                fields=(name,),
            )
        return table[seats]

    def _check_deal(self, seats: int, size: int) -> None:
        if size < 1:
            raise RulesError(
                f"a hand starts with 1 or more tiles, not {shown(size)} (R3)",
                fields=("hand_size",),
            )
        tiles = self._tiles_to_deal
        if seats * size > tiles:
            beside = " beside its opener" if tiles_aside(self) else ""
            raise RulesError(
                f"{shown(seats)} seats with {shown(size)} tiles each "
                f"need {shown(seats * size)} tiles, "
                f"but a double-{self.max_pip} set has {tiles}{beside}: "
                f"take a larger set or a smaller hand size (R2)",
                fields=("max_pip", "hand_size"),
            )

    @property
    def _tiles_to_deal(self) -> int:
        return set_size(self.max_pip) - tiles_aside(self)

    def _check_range(self, name: str, high: int | None) -> None:
        value: int | None = getattr(self, name)
        about = attrs.fields_dict(Rules)[name].metadata
        low: int = about["least"]
        if value is None or low <= value <= (MOST if high is None else high):
            return
        most = (
            f"or more, in at most {len(str(MOST))} digits"
            if high is None
            else f"to {high} with a double-{self.max_pip} set"
        )
        raise RulesError(
            f"{name} must be {low} {most}, not {shown(value)} ({about['rule']})",
            fields=(name,),
        )


def tiles_aside(rules: Rules) -> int:
    """Count the tiles taken out before the deal: the opener, or none."""
    return int(rules.opener_search is OpenerSearch.SET_ASIDE)


def _check_seats(seats: int, *, fields: tuple[str, ...]) -> None:
    if seats < FEWEST_SEATS:
        raise RulesError(
            f"a table has two or more seats, not {shown(seats)} (R2)", fields=fields
        )


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
