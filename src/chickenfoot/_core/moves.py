"""The three moves, their text, and a table of all plays."""

import functools
from collections.abc import Iterator, Mapping
from typing import Final, NewType, TypeAlias, final

import attrs

from chickenfoot._core.checks import check_type, shown
from chickenfoot._core.errors import NotationError
from chickenfoot._core.tiles import (
    ALL_TILES,
    FITTING,
    Bits,
    Place,
    Tile,
    bare_table,
    place_number,
    set_size,
    tiles_of,
)
from chickenfoot._core.values import Value, fields_repr

Rank = NewType("Rank", int)
"""Where a play stands among others: ordered by its tile, then by the tile joined."""


@final
@attrs.frozen(weakref_slot=False)
class Play(Value):
    """Lay a tile on another one that lies on the table (R7).

    Tiles are unique, so the joined tile names a place for ever and in any record.
    `Play(tile, None)` lays the opener (R4).

    Examples:
        >>> move = Play(Tile(8, 4), Tile(4, 2))
        >>> str(move)
        '8-4@4-2'
        >>> move.pip
        4

    Raises:
        TypeError: `tile` is not a `Tile`, or `onto` is neither that nor `None`.
    """

    tile: Tile
    """The tile to lay."""
    onto: Tile | None
    """The tile on the table that it joins; `None` for the opener."""
    pip: int | None = attrs.field(init=False, eq=False)
    """The number that the two have in common, on the opener its own; `None` where
    there is no such number, and then the move is never legal."""
    # What the engine asks of a play, worked out once; `tiles` explains the numbers.
    _bit: Bits = attrs.field(init=False, eq=False)
    """The tile as a group of one."""
    _place: Place | None = attrs.field(init=False, eq=False)
    """The number of the place it goes to."""
    _opens: Place | None = attrs.field(init=False, eq=False)
    """The number of the place it opens; `None` for a double."""
    _rank: Rank = attrs.field(init=False, eq=False)
    """Where it stands among legal moves."""

    def __attrs_post_init__(self) -> None:
        tile, onto = self.tile, self.onto
        check_type("the tile to lay", tile, Tile)
        if onto is not None:
            check_type("the tile to join", onto, Tile)
        if onto is None:
            pip = tile.high if tile.is_double else None
            place = bare_table(tile) if tile.is_double else None
        else:
            pip = next((p for p in (tile.high, tile.low) if onto.has(p)), None)
            place = None if pip is None else place_number(onto, pip)
        opens = None
        if pip is not None and not tile.is_double:
            opens = place_number(tile, tile.other(pip))
        for name, value in (
            ("pip", pip),
            ("_bit", 1 << tile.index),
            ("_place", place),
            ("_opens", opens),
            ("_rank", _rank(tile, onto)),
        ):
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"Play({self.tile!r}, {self.onto!r})"

    def __str__(self) -> str:
        return str(self.tile) if self.onto is None else f"{self.tile}@{self.onto}"

    def __reduce__(self) -> tuple[type["Play"], tuple[Tile, Tile | None]]:
        return Play, (self.tile, self.onto)


def _rank(tile: Tile, onto: Tile | None) -> Rank:
    return Rank(tile.index << 8 | (0 if onto is None else onto.index + 1))


@final
@attrs.frozen
class Draw(Value):
    """Draw the next tile of the boneyard (R5, R10).

    Examples:
        >>> str(Draw())
        'draw'
    """

    __repr__ = fields_repr

    def __str__(self) -> str:
        return "draw"


@final
@attrs.frozen
class Pass(Value):
    """End the turn without a play (R5, R10, R11).

    Examples:
        >>> str(Pass())
        'pass'
    """

    __repr__ = fields_repr

    def __str__(self) -> str:
        return "pass"


Move: TypeAlias = Play | Draw | Pass
"""Everything that a seat can do. The union is closed: these three, in every release."""

DRAW: Final = Draw()
PASS: Final = Pass()


def check_move(move: object) -> None:
    """Raise `TypeError` unless the value is a move."""
    if not issubclass(type(move), Play | Draw | Pass):
        raise TypeError(f"a move must be a Play, a Draw or a Pass, not {shown(move)}")


def move_text(move: Move) -> str:
    """Return the text of a move, that of a play from a table, which is quicker."""
    return _play_text(move._rank) if isinstance(move, Play) else str(move)


@functools.cache
def _play_text(rank: Rank) -> str:
    onto = rank & 0xFF
    return str(Play(ALL_TILES[rank >> 8], ALL_TILES[onto - 1] if onto else None))


def parse_move(text: str) -> Move:
    """Read a move from its text.

    The text means the same in every state. A tile alone is a play without a place,
    which only the opener may be.

    Examples:
        >>> parse_move("8-4@4-2")
        Play(Tile(8, 4), Tile(4, 2))
        >>> parse_move("9-9")
        Play(Tile(9, 9), None)
        >>> parse_move("draw")
        Draw()

    Raises:
        NotationError: The text is not that of a move.
        TypeError: `text` is not a `str`.
    """
    check_type("the text of a move", text, str)
    text = str.__str__(text)  # a subclass may compare as it likes
    if text == "draw":
        return DRAW
    if text == "pass":
        return PASS
    tile, at, onto = text.partition("@")
    try:
        return Play(Tile.parse(tile), Tile.parse(onto) if at else None)
    except NotationError:
        raise NotationError(
            f"{shown(text)} is not a move: write 'draw', 'pass', "
            "an opener like '9-9' or a play like '8-4@4-2'"
        ) from None


PLAYS: Final[list[Mapping[Bits, Play] | None]] = [None] * len(FITTING)
"""All plays of the largest set: for each place, by the bit of the tile.

They are `None` until `plays_at` is asked for them. `legal_moves` looks here first, as a
call for each place would cost it a twelfth more.
"""


def plays_at(place: Place) -> Mapping[Bits, Play]:
    """Return all plays at a place, by the bit of the tile; the same ones each time."""
    plays = PLAYS[place]
    if plays is None:
        onto = ALL_TILES[place // 2]
        if onto.is_double and place == bare_table(onto):
            made = [Play(onto, None)]
        else:
            fitting = tiles_of(FITTING[place])
            made = [Play(tile, onto) for tile in fitting if tile != onto]
        plays = PLAYS[place] = {play._bit: play for play in made}
    return plays


def all_plays(max_pip: int) -> Iterator[Play]:
    """Yield every play of a double-N set once."""
    for number in range(2 * set_size(max_pip)):
        for play in plays_at(Place(number)).values():
            if play.tile.high <= max_pip:
                yield play
