"""Tiles, the sets they come in, and their numbering.

Every tile has a number, its `Tile.index`: 0-0 is 0, 1-0 is 1, 1-1 is 2, 2-0 is 3
and so on, ordered by the higher half and then by the lower. A double-N set is the
first (N+1)(N+2)/2 of them, so the number of a tile is the same in every set.

The engine keeps a group of tiles as one `int`: bit `k` is set when the tile with
the number `k` belongs to the group. `tile_bits` and `tiles_of` convert between the two.

Every place where a tile may go has a number too, a `Place`. Tile number `k` has two of
them: `2k` is its lower half and `2k + 1` its higher one. A double takes its toes or
arms at `2k`; its `2k + 1` is the bare table, its place as the opener.
"""

from collections.abc import Iterable
from typing import Final, NewType, TypeAlias, final

import attrs

from chickenfoot._core.checks import check_int, check_type, shown
from chickenfoot._core.errors import (
    NotationError,
    RulesError,
    SetUpError,
    TileError,
)
from chickenfoot._core.values import Value

Bits: TypeAlias = int
"""A group of tiles, one bit for each. An alias, as bits are made by arithmetic."""
Place = NewType("Place", int)
"""The number of a place where a tile may go."""

MAX_PIP: Final = 18

_PIPS: Final = {str(pip): pip for pip in range(MAX_PIP + 1)}


@final
@attrs.frozen(order=True, weakref_slot=False)
class Tile(Value):
    """A domino: two halves with 0 to 18 pips each (R1).

    The halves may be given in either order. Tiles are ordered by their higher half,
    then by their lower one.

    Examples:
        >>> Tile(4, 6)
        Tile(6, 4)
        >>> Tile(4, 6) == Tile(6, 4)
        True

    Raises:
        TileError: A half has fewer than 0 or more than 18 pips.
        TypeError: A half is not an `int`.
    """

    high: int = attrs.field(eq=False)
    """The pips on the higher half."""
    low: int = attrs.field(eq=False)
    """The pips on the lower half; equal to `high` on a double."""
    index: int = attrs.field(init=False)
    """The place of this tile in every double set that has it, from 0."""

    def __init_subclass__(cls) -> None:
        # A tile with an `__eq__` of its own could take the place of others in tables.
        raise TypeError("no class may be made from Tile")

    def __attrs_post_init__(self) -> None:
        high, low = self.high, self.low
        for pip in (high, low):
            check_int("a half", pip)
            if not 0 <= pip <= MAX_PIP:
                raise TileError(f"a half has 0 to {MAX_PIP} pips, not {shown(pip)}")
        # The documented way to normalise a frozen value while it is being made.
        if high < low:
            high, low = low, high
            object.__setattr__(self, "high", high)
            object.__setattr__(self, "low", low)
        object.__setattr__(self, "index", high * (high + 1) // 2 + low)

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Read a tile from its text, two numbers joined by a hyphen.

        The halves may stand in either order; anything else is refused.

        Examples:
            >>> Tile.parse("6-4")
            Tile(6, 4)

        Raises:
            NotationError: The text is not that of a tile.
            TypeError: `text` is not a `str`.
        """
        check_type("the text of a tile", text, str)
        text = str.__str__(text)  # a subclass may compare as it likes
        one, _, other = text.partition("-")
        if one not in _PIPS or other not in _PIPS:
            raise NotationError(
                f"{shown(text)} is not a tile: "
                f"write two numbers from 0 to {MAX_PIP} like '6-4'"
            )
        return cls(_PIPS[one], _PIPS[other])

    @property
    def is_double(self) -> bool:
        """Whether both halves have the same number of pips.

        Examples:
            >>> Tile(0, 0).is_double
            True
        """
        return self.high == self.low

    def has(self, pip: int) -> bool:
        """Return whether one of the halves has this number of pips.

        Examples:
            >>> Tile(6, 4).has(4)
            True

        Raises:
            TypeError: `pip` is not an `int`.
        """
        check_int("pip", pip)
        return pip in (self.high, self.low)

    def other(self, pip: int) -> int:
        """Return the pips on the half across from the one with `pip` pips.

        Examples:
            >>> Tile(6, 4).other(6)
            4

        Raises:
            TileError: No half has `pip` pips.
            TypeError: `pip` is not an `int`.
        """
        if not self.has(pip):
            raise TileError(f"{self} has no half with {shown(pip)} pips")
        return self.low if pip == self.high else self.high

    def __repr__(self) -> str:
        return f"Tile({self.high}, {self.low})"

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __hash__(self) -> int:
        return self.index

    def __reduce__(self) -> tuple[type["Tile"], tuple[int, int]]:
        return Tile, (self.high, self.low)


ALL_TILES: Final = tuple(
    Tile(high, low) for high in range(MAX_PIP + 1) for low in range(high + 1)
)


def double_set(max_pip: int) -> tuple[Tile, ...]:
    """Return all tiles of a double-N set, in order (R1).

    Examples:
        >>> [str(tile) for tile in double_set(2)]
        ['0-0', '1-0', '1-1', '2-0', '2-1', '2-2']
        >>> len(double_set(9))
        55

    Raises:
        RulesError: `max_pip` is less than 1 or more than 18.
        TypeError: `max_pip` is not an `int`.
    """
    check_max_pip(max_pip)
    return ALL_TILES[: set_size(max_pip)]


def double_of(pip: int) -> Tile:
    """Return the double with these pips."""
    return ALL_TILES[pip * (pip + 3) // 2]


def opener_or_highest(max_pip: int, opener: Tile | None) -> Tile:
    """Return the opener, which is the highest double of the set unless given (R4)."""
    if opener is None:
        return double_of(max_pip)
    check_type("opener", opener, Tile)
    if not opener.is_double or opener.high > max_pip:
        raise SetUpError(
            f"a round of a double-{max_pip} set opens with one of its doubles, "
            f"not {opener} (R4)"
        )
    return opener


def check_max_pip(max_pip: int) -> None:
    """Refuse a set that R1 does not know."""
    check_int("max_pip", max_pip)
    if not 1 <= max_pip <= MAX_PIP:
        raise RulesError(
            f"sets go from double-1 to double-{MAX_PIP}, "
            f"not to double-{shown(max_pip)} (R1)",
            fields=("max_pip",),
        )


def set_size(max_pip: int) -> int:
    """Count the tiles of a double-N set."""
    return (max_pip + 1) * (max_pip + 2) // 2


def tile_bits(tiles: Iterable[Tile]) -> Bits:
    """Return a group of tiles as bits."""
    bits = 0
    for tile in tiles:
        bits |= 1 << tile.index
    return bits


def tiles_of(bits: Bits) -> tuple[Tile, ...]:
    """Return the tiles of a group kept as bits, in order."""
    tiles: list[Tile] = []
    while bits:
        highest = bits.bit_length() - 1
        bits ^= 1 << highest
        tiles.append(ALL_TILES[highest])
    tiles.reverse()
    return tuple(tiles)


def keep_hands(hands: Iterable[Iterable[Tile]]) -> tuple[tuple[Tile, ...], ...]:
    """Return hands as they are kept everywhere: the tiles of each in order."""
    return tuple(tuple(sorted(keep_tiles(hand))) for hand in hands)


def keep_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return tiles as a tuple, and raise `TypeError` for anything else."""
    kept = tuple(tiles)
    for tile in kept:
        check_type("each tile", tile, Tile)
    return kept


def hands_text(hands: Iterable[Iterable[Tile]]) -> str:
    """Return hands as one line; an empty one is a hyphen."""
    return " | ".join(" ".join(map(str, hand)) or "-" for hand in hands)


def _tiles_with() -> tuple[Bits, ...]:
    groups = [0] * (MAX_PIP + 1)
    for tile in ALL_TILES:
        for pip in (tile.high, tile.low):
            groups[pip] |= 1 << tile.index
    return tuple(groups)


TILES_WITH: Final = _tiles_with()
"""For each pip the tiles that have it, as bits."""


def place_number(tile: Tile, pip: int) -> Place:
    """Return the number of the place that a tile on the table offers at `pip`."""
    return Place(2 * tile.index + (pip != tile.low))


def bare_table(opener: Tile) -> Place:
    """Return the number of the place where the opener goes."""
    return Place(2 * opener.index + 1)


def _fitting(tile: Tile) -> tuple[Bits, Bits]:
    higher = 1 << tile.index if tile.is_double else TILES_WITH[tile.high]
    return TILES_WITH[tile.low], higher


FITTING: Final = tuple(bits for tile in ALL_TILES for bits in _fitting(tile))
"""For each place the tiles that match it (R7), as bits."""
