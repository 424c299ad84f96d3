"""Tiles and sets as values."""

from typing import Any

import pytest

import chickenfoot as cf
from tests.positions import tiles, untyped


def test_the_halves_are_read_by_size() -> None:
    """`high` and `low` do not depend on the order in which they were given."""
    tile = cf.Tile(4, 6)
    assert 6 == tile.high
    assert 4 == tile.low


def test_a_double_has_equal_halves() -> None:
    """0-0 is a double, 1-0 is not."""
    assert cf.Tile(0, 0).is_double
    assert cf.Tile(18, 18).is_double
    assert not cf.Tile(1, 0).is_double


def test_has_asks_both_halves() -> None:
    """A blank half is a half."""
    tile = cf.Tile(6, 0)
    assert tile.has(6)
    assert tile.has(0)
    assert not tile.has(3)


def test_other_gives_the_half_across() -> None:
    """On a double both halves are the same."""
    assert 0 == cf.Tile(6, 0).other(6)
    assert 6 == cf.Tile(6, 0).other(0)
    assert 5 == cf.Tile(5, 5).other(5)


def test_other_refuses_a_half_that_is_not_there() -> None:
    """The sentence names the tile and the pips."""
    with pytest.raises(cf.TileError, match="6-0 has no half with 3 pips"):
        cf.Tile(6, 0).other(3)


@pytest.mark.parametrize(
    ("pips", "wrong"), [((-1, 0), -1), ((0, -1), -1), ((19, 0), 19), ((3, 20), 20)]
)
def test_a_half_has_0_to_18_pips(pips: tuple[int, int], wrong: int) -> None:
    """Fewer or more are refused by name."""
    with pytest.raises(cf.TileError, match=f"0 to 18 pips, not {wrong}$"):
        cf.Tile(*pips)


@pytest.mark.parametrize("wrong", ["4", 4.0, None, True])
def test_a_half_is_a_whole_number(wrong: object) -> None:
    """Anything else is a `TypeError`, `True` too."""
    with pytest.raises(TypeError, match=f"a half must be an int, not {wrong!r}"):
        cf.Tile(untyped(wrong), 6)
    with pytest.raises(TypeError, match=f"a half must be an int, not {wrong!r}"):
        cf.Tile(6, untyped(wrong))


def test_tiles_are_ordered_by_the_higher_half_then_the_lower() -> None:
    """A number is compared as one: 10-0 comes after 9-9."""
    expected = list(tiles("0-0 1-0 1-1 2-0 9-9 10-0 10-9"))
    assert expected == sorted(tiles("10-9 2-0 1-1 10-0 0-0 9-9 1-0"))
    assert cf.Tile(9, 9) < cf.Tile(10, 0)
    assert cf.Tile(10, 0) > cf.Tile(9, 9)


def test_a_tile_knows_its_place_in_every_set() -> None:
    """The number of a tile is the same in a small set and a large one."""
    assert 0 == cf.Tile(0, 0).index
    assert 1 == cf.Tile(1, 0).index
    assert 54 == cf.Tile(9, 9).index
    assert 55 == cf.Tile(10, 0).index
    assert 189 == cf.Tile(18, 18).index


def test_the_halves_have_no_order() -> None:
    """1-2 and 2-1 are one tile."""
    assert cf.Tile(2, 1) == cf.Tile(1, 2)
    assert hash(cf.Tile(2, 1)) == hash(cf.Tile(1, 2))
    assert "2-1" == str(cf.Tile(1, 2)) == str(cf.Tile(2, 1))


def test_different_tiles_differ() -> None:
    """Two tiles are equal only if both halves are."""
    assert cf.Tile(6, 4) != cf.Tile(6, 3)
    assert cf.Tile(6, 4) != untyped("6-4")
    assert 190 == len(set(cf.double_set(18)))


@pytest.mark.parametrize("text", ["0-0", "6-4", "18-18", "10-9", "11-1"])
def test_the_text_of_a_tile_gives_it_back(text: str) -> None:
    """`parse` undoes `str`."""
    assert text == str(cf.Tile.parse(text))


def test_a_text_may_have_the_lower_half_first() -> None:
    """4-6 is read as the tile 6-4."""
    assert cf.Tile(6, 4) == cf.Tile.parse("4-6")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "6",
        "6-",
        "-4",
        "64",
        "111",
        "6-4-2",
        "06-4",
        "6-04",
        "6-4 ",
        " 6-4",
        "6-4\n",
        "6 - 4",
        "6_4",
        "+6-4",
        "6--4",
        "19-0",
        "0-19",
        "100-1",
        "a-b",
        "\uff16-4",
        "\u0666-4",
        "6\u20134",
    ],
)
def test_no_other_text_is_a_tile(text: str) -> None:
    """The sentence shows it, whatever is wrong with it."""
    with pytest.raises(cf.NotationError) as caught:
        cf.Tile.parse(text)
    expected = f"{text!r} is not a tile: write two numbers from 0 to 18 like '6-4'"
    assert expected == str(caught.value)


@pytest.mark.parametrize("wrong", [None, 64, b"6-4", cf.Tile(6, 4)])
def test_only_text_is_parsed(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError, match="the text of a tile must be a str, not "):
        cf.Tile.parse(untyped(wrong))


def test_a_set_is_in_order() -> None:
    """A set is sorted by the higher half and then by the lower."""
    assert tiles("0-0 1-0 1-1 2-0 2-1 2-2") == cf.double_set(2)
    assert list(cf.double_set(18)) == sorted(cf.double_set(18))


def test_a_smaller_set_begins_a_larger_one() -> None:
    """The number of a tile is its place in any set that has it."""
    assert cf.double_set(9) == cf.double_set(18)[:55]


@pytest.mark.parametrize("max_pip", [0, -1, 19, 100])
def test_there_are_sets_from_1_to_18(max_pip: int) -> None:
    """Others are refused by name (R1)."""
    with pytest.raises(cf.RulesError, match=f"not to double-{max_pip} "):
        cf.double_set(max_pip)


@pytest.mark.parametrize("wrong", ["9", 9.0, None, True])
def test_a_set_is_chosen_by_a_whole_number(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError, match=f"max_pip must be an int, not {wrong!r}"):
        cf.double_set(untyped(wrong))


def test_a_tile_never_changes() -> None:
    """Neither a half can be set nor a field added."""
    tile = cf.Tile(6, 4)
    for name in ("high", "low", "index", "name"):
        with pytest.raises(AttributeError):
            setattr(tile, name, 3)
    assert cf.Tile(6, 4) == tile


def test_no_class_is_made_from_tile() -> None:
    """With an `__eq__` of its own it could take the place of tiles in tables."""
    base: Any = cf.Tile
    with pytest.raises(TypeError, match=r"^no class may be made from Tile$"):
        type("Odd", (base,), {})


def test_a_number_too_large_to_print_is_refused_like_any_other() -> None:
    """Python itself prints no number of 5000 digits."""
    with pytest.raises(cf.TileError, match=r"^a half has 0 to 18 pips, not an int$"):
        cf.Tile(10**5000, 1)


def test_a_long_text_is_not_repeated() -> None:
    """The message names its kind."""
    with pytest.raises(cf.NotationError, match=r"^a str is not a tile: write"):
        cf.Tile.parse("x" * 10**6)
    with pytest.raises(cf.NotationError, match=r"^a str is not a move: write"):
        cf.parse_move("x" * 10**6)
