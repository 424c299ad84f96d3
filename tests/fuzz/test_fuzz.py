"""Whatever text comes in, a value or an error of our own comes out.

A quick run tries some thousands of texts, `nox -s fuzz` a million for each reader.
"""

import os
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from chickenfoot import Move, NotationError, Tile, parse_move
from tests.fuzz.spoiled import ALPHABET, spoil

INPUTS = int(os.environ.get("CHICKENFOOT_FUZZ", "20000"))

TILES = {f"{a}-{b}" for a in range(19) for b in range(19)}
"""The text of every tile, in either order of the halves."""
MOVES = [
    "draw",
    "pass",
    *TILES,
    *(f"{tile}@{onto}" for tile in sorted(TILES)[::7] for onto in sorted(TILES)[::5]),
]


def texts(seed: int) -> Iterator[str]:
    """Yield texts without end: good ones, good ones spoiled, and nonsense."""
    rng = Random(seed)
    good = sorted(MOVES)
    while True:
        kind = rng.random()
        if kind < 0.1:
            yield rng.choice(good)
        elif kind < 0.8:
            yield spoil(rng, rng.choice(good))
        elif kind < 0.99:
            yield "".join(rng.choices(ALPHABET, k=rng.randrange(9)))
        else:
            yield rng.choice(good) * rng.randrange(200)


def is_move(text: str) -> bool:
    """Tell by comparison with all there is whether a text is that of a move."""
    if text in {"draw", "pass"}:
        return True
    tile, at, onto = text.partition("@")
    return tile in TILES and (not at or onto in TILES)


@pytest.mark.parametrize(
    ("read", "is_good"),
    [(Tile.parse, TILES.__contains__), (parse_move, is_move)],
    ids=["tile", "move"],
)
def test_a_text_is_read_or_refused(
    read: Callable[[str], Tile | Move], is_good: Callable[[str], bool]
) -> None:
    """Exactly the texts that the notation knows are read, and read the same again."""
    good = 0
    for text in islice(texts(seed=INPUTS), INPUTS):
        try:
            value = read(text)
        except NotationError:
            assert not is_good(text), ascii(text)
        else:
            good += 1
            assert is_good(text), ascii(text)
            assert read(str(value)) == value
    assert INPUTS // 100 < good < INPUTS


@pytest.mark.parametrize("read", [Tile.parse, parse_move], ids=["tile", "move"])
@pytest.mark.parametrize("thing", [None, 64, b"6-4", ["6-4"], ("draw",)], ids=repr)
def test_what_is_no_text_is_a_wrong_type(
    read: Callable[[object], object], thing: object
) -> None:
    """A program that passes something else has a mistake in it."""
    with pytest.raises(TypeError):
        read(thing)
