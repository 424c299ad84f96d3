"""Pictures of one tile and of a hand, and the faces of tiles."""

from itertools import pairwise
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import DrawingError
from chickenfoot.svg import Face, Style, draw_hand, draw_tile
from chickenfoot.svg._pips import pip_centres, pip_size
from tests.svg.reading import SVG, classes, parse, parts, text_of, tiles


@pytest.mark.parametrize("tile", cf.double_set(18), ids=str)
def test_a_tile_shows_as_many_pips_as_it_has(tile: cf.Tile) -> None:
    """Each pip is a circle that is filled, which every program can draw."""
    picture = parse(draw_tile(tile))
    halves = [
        [(float(circle.attrib["cx"]), float(circle.attrib["r"])) for circle in group]
        for group in tiles(picture)[str(tile)].findall(f"{SVG}g")
    ]
    expected = [pip for pip in (tile.high, tile.low) if pip]
    assert expected == [len(half) for half in halves]
    assert all(radius > 0 for half in halves for _, radius in half)
    if tile.low:
        # The tile is turned by 90 degrees, so that its higher half is on top.
        assert max(x for x, _ in halves[0]) < 0 < min(x for x, _ in halves[1])


@pytest.mark.parametrize("pip", range(19))
def test_pips_keep_apart_and_inside_their_half(pip: int) -> None:
    """Each pattern has its number of dots; none touches another or the edge."""
    centres = pip_centres(pip)
    size = pip_size(pip)
    assert pip == len(set(centres))
    for k, (x, y) in enumerate(centres):
        assert max(abs(x), abs(y)) + size / 2 < 0.45
        for x1, y1 in centres[:k]:
            assert (x - x1) ** 2 + (y - y1) ** 2 > size**2
    assert {(-x, -y) for x, y in centres} == set(centres)


def test_numerals_are_shapes() -> None:
    """They need no font: no text, and one line for each digit."""
    picture = parse(draw_tile(cf.Tile(18, 7), style=Style(face=Face.NUMERALS)))
    high, low = tiles(picture)["18-7"].findall(f"{SVG}g")
    assert [2, 1] == [len(half.findall(f"{SVG}path")) for half in (high, low)]
    assert [] == list(picture.iter(f"{SVG}text"))
    assert "translate(-0.5 0) rotate(-90)" == high.get("transform")


def test_numerals_differ() -> None:
    """Each number has shapes of its own."""
    style = Style(face=Face.NUMERALS, pips=("black",))
    assert 19 == len({draw_tile(cf.Tile(18, n), style=style)[500:] for n in range(19)})


def test_a_tile_may_lie_face_down() -> None:
    """Then it shows its back, and nothing says which tile it is."""
    text = draw_tile(None, prefix="a-")
    picture = parse(text)
    assert "a tile face down" == text_of(picture, "title")
    assert {} == {k: v for k, v in picture[1][0].attrib.items() if "tile-" in v}
    assert not list(picture.iter(f"{SVG}circle"))
    assert "#3a4a6b" in text
    assert draw_tile(None) == text


def test_a_tile_is_called_by_its_pips() -> None:
    """Its title is what a screen reader says, once."""
    picture = parse(draw_tile(cf.Tile(4, 6)))
    assert ("img", "6-4") == (picture.get("role"), text_of(picture, "title"))
    assert picture.find(f"{SVG}desc") is None


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ([], "Hand: no tiles"),
        ([cf.Tile(6, 4)], "Hand: 6-4"),
        ([cf.Tile(6, 4), cf.Tile(0, 0)], "Hand: 6-4, 0-0"),
        ([None], "Hand: 1 tile face down"),
        ([None] * 7, "Hand: 7 tiles face down"),
        ([None, cf.Tile(1, 0), None], "Hand: 1-0, 2 tiles face down"),
    ],
)
def test_a_hand_is_called_by_its_tiles(hand: list[cf.Tile | None], name: str) -> None:
    """What lies face down is only counted."""
    picture = parse(draw_hand(iter(hand)))
    assert name == text_of(picture, "title")
    assert len(hand) == len(parts(picture, "cf-tile"))


@pytest.mark.parametrize(
    ("count", "rows"), [(1, [1]), (8, [8]), (9, [5, 4]), (16, [8, 8]), (17, [6, 6, 5])]
)
def test_a_long_hand_has_rows(count: int, rows: list[int]) -> None:
    """Of at most eight tiles, as even as they can be, which do not overlap."""
    picture = parse(draw_hand(cf.double_set(9)[:count], width="auto"))
    places: dict[float, list[float]] = {}
    for tile in parts(picture, "cf-tile"):
        x, y = tile.attrib["transform"][len("translate(") :].split(")")[0].split()
        places.setdefault(float(y), []).append(float(x))
    assert rows == [len(row) for row in places.values()]
    assert all(b - a > 1 for row in places.values() for a, b in pairwise(row))
    assert all(b - a > 2 for a, b in pairwise(places))
    left, top, width, height = map(float, picture.attrib["viewBox"].split())
    assert (left, top) == (-0.65, -1.15)
    assert pytest.approx(max(places[0]) + 0.65) == left + width
    assert pytest.approx(max(places) + 1.15) == top + height


def test_tiles_of_a_hand_can_be_found() -> None:
    """By an attribute, and by an id if one is asked for."""
    hand = [cf.Tile(6, 4), cf.Tile(3, 3)]
    assert ["6-4", "3-3"] == list(tiles(parse(draw_hand(hand))))
    assert "id=" not in draw_hand(hand)
    picture = parse(draw_hand(hand, prefix="mine-"))
    ids = [tile.get("id") for tile in tiles(picture).values()]
    assert ["mine-tile-6-4", "mine-tile-3-3"] == ids


def test_sizes_are_those_of_a_table() -> None:
    """A tile is `Style.unit` wide, unless a width is given or left to the page."""
    picture = parse(draw_tile(cf.Tile(6, 4), style=Style(unit=100)))
    assert ("130", "230") == (picture.get("width"), picture.get("height"))
    picture = parse(draw_hand([None] * 2, width=250))
    assert ("250", "230") == (picture.get("width"), picture.get("height"))
    assert "width" not in parse(draw_hand([None], width="auto")).attrib
    with pytest.raises(DrawingError, match=r"^width must be from"):
        draw_tile(None, width=0)


def test_parts_can_be_left_out() -> None:
    """As in a picture of a table."""
    picture = draw_tile(None, style=Style(back="none", shadow="none", edge="none"))
    assert "#3a4a6b" not in picture
    assert {"cf-hand", "cf-tile"} == classes(parse(picture))


@pytest.mark.parametrize("wrong", ["6-4", 7, True])
def test_what_is_not_a_tile_is_rejected(wrong: object) -> None:
    """A number of tiles face down is written as so many times `None`."""
    value: Any = wrong
    with pytest.raises(TypeError, match=r"^a tile must be a Tile, not "):
        draw_tile(value)
    with pytest.raises(TypeError, match=r"^(a tile|tiles) must be "):
        draw_hand(value)


def test_other_wrong_values_are_rejected_too() -> None:
    """The messages are those of `draw`."""
    wrong: Any = 3
    with pytest.raises(TypeError, match=r"^style must be a Style, not 3"):
        draw_hand([], style=wrong)
    with pytest.raises(DrawingError, match=r"^prefix must be of letters"):
        draw_tile(None, prefix="1")
