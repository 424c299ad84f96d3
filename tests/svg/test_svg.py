"""What a picture shows, and what it never shows."""

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import chickenfoot as cf
from chickenfoot import DrawingError
from chickenfoot.drawing import Bounds, plan_layout
from chickenfoot.svg import Face, Picture, Style, draw
from chickenfoot.svg._pips import pip_centres, pip_size
from tests.drawing.tables import FOOT, random_round, read
from tests.positions import BASE

TWO_ARMS = "9-9 9-4@9-9 9-7@9-9"
SVG = "{http://www.w3.org/2000/svg}"
EMPTY = cf.Layout.bare(cf.Tile(9, 9))


def parse(text: str) -> ET.Element:
    """Read a picture as XML, which fails unless it is valid."""
    return ET.fromstring(text)  # noqa: S314 - our own text


def groups(picture: ET.Element, kind: str) -> dict[str, ET.Element]:
    """Return the groups of a class by their id."""
    found = picture.iter(f"{SVG}g")
    return {g.attrib["id"]: g for g in found if g.get("class") == kind}


def classes(picture: ET.Element) -> set[str]:
    """Return all classes of a picture."""
    return {element.get("class", "") for element in picture.iter()} - {""}


@pytest.mark.parametrize("seed", range(3))
def test_a_picture_shows_each_tile_of_the_table_and_no_other(seed: int) -> None:
    """The tiles in hands and boneyard appear nowhere in the text, nor in ids."""
    rules = cf.Rules(max_pip=12)
    state = random_round(rules, seats=4, seed=seed)
    text = draw(state.layout)
    tiles = groups(parse(text), "tile")
    on_table = {str(placement.tile) for placement in state.layout.placements}
    assert {f"tile-{tile}" for tile in on_table} == tiles.keys()
    words = re.sub(r"<svg[^>]*>|='[^']*(translate|M)[^']*'", "", text)
    named = set(re.findall(r"\b\d+-\d+\b", words))
    assert named <= on_table


def test_tiles_show_as_many_pips_as_they_have() -> None:
    """Each tile has a dot for each of its pips."""
    layout = read(BASE)
    for name, group in groups(parse(draw(layout)), "tile").items():
        tile = cf.Tile.parse(name.removeprefix("tile-"))
        paths = [path.get("d", "") for path in group.iter(f"{SVG}path")]
        assert tile.high + tile.low == sum(path.count("h0") for path in paths)


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


def test_tiles_lie_where_the_plan_says() -> None:
    """The transform of a group is the spot of the tile, turned with the table."""
    tiles = groups(parse(draw(read(BASE), turn=90)), "tile")
    assert "translate(0 1.58) rotate(90)" == tiles["tile-9-4"].get("transform")


def test_numerals_stand_upright() -> None:
    """However the table is turned, numbers are turned back."""
    style = Style(face=Face.NUMERALS)
    tiles = groups(parse(draw(read(BASE), style=style, turn=45)), "tile")
    near, far = tiles["tile-9-0"].iter(f"{SVG}text")
    assert ("9", "0") == (near.text, far.text)
    assert "translate(-0.5 0) rotate(-225)" == near.get("transform")


def test_the_open_foot_is_marked_and_no_end() -> None:
    """While a foot is open, only its double and the last tile have marks."""
    picture = parse(draw(read(FOOT)))
    assert {"foot", "last"} <= classes(picture)
    assert "ends" not in classes(picture)
    (halo,) = (e for e in picture.iter() if e.get("class") == "foot")
    assert "translate(3.16 0) rotate(90)" == halo.get("transform")


def test_unfinished_arms_are_a_foot_too() -> None:
    """Before all arms lie, the opener has the halo (R8)."""
    picture = parse(draw(read("9-9 9-4@9-9")))
    (halo,) = (e for e in picture.iter() if e.get("class") == "foot")
    assert "translate(0 0) rotate(90)" == halo.get("transform")


def test_each_open_end_is_marked() -> None:
    """A settled layout of four arms has four marks, and no foot."""
    picture = parse(draw(read(BASE)))
    (marks,) = (e for e in picture.iter() if e.get("class") == "ends")
    assert 4 == marks.get("d", "").count("z")
    assert "foot" not in classes(picture)


def test_places_of_plays_are_outlined() -> None:
    """Each play has an outline with its own id where the tile would lie."""
    play = cf.Play(cf.Tile(8, 4), cf.Tile(9, 4))
    ghosts = groups(parse(draw(read(BASE), plays=[play])), "ghost")
    assert ["ghost-8-4@9-4"] == list(ghosts)
    assert "translate(3.66 0) rotate(0)" == ghosts["ghost-8-4@9-4"].get("transform")
    assert not list(ghosts["ghost-8-4@9-4"].iter(f"{SVG}path"))


def test_a_play_without_a_place_is_refused() -> None:
    """A picture does not invent places."""
    with pytest.raises(DrawingError):
        draw(read(BASE), plays=[cf.Play(cf.Tile(8, 1), cf.Tile(9, 4))])


def test_an_empty_table_is_a_picture_too() -> None:
    """Nothing lies on it, and the opener may be outlined."""
    text = draw(EMPTY, plays=[cf.Play(cf.Tile(9, 9), None)])
    assert {"ghost-9-9"} == groups(parse(text), "ghost").keys()
    assert {} == groups(parse(text), "tile")
    assert "<desc id='desc'>No tile lies on the table.</desc>" in text
    assert "viewBox='-4 -4 8 8'" in text


@pytest.mark.parametrize(
    ("layout", "you", "title", "desc"),
    [
        (
            read("9-9"),
            None,
            "Chicken Foot: the round of 9-9, 1 tile",
            "9-9 must be answered and lacks 4 of 4.",
        ),
        (
            read(TWO_ARMS, arms=2),
            2,
            "Chicken Foot: the round of 9-9, 3 tiles",
            "You laid 9-7 on 9-9 last. Open to play: 9-4 with 4, 9-7 with 7.",
        ),
        (
            read(FOOT),
            0,
            "Chicken Foot: the round of 9-9, 7 tiles",
            "Seat 2 laid 4-1 on 4-4 last. 4-4 must be answered and lacks 2 of 3.",
        ),
    ],
)
def test_screen_readers_are_told(
    layout: cf.Layout, you: int | None, title: str, desc: str
) -> None:
    """Title and description speak of tiles and seats, and to `you`."""
    picture = parse(draw(layout, you=you))
    assert title == picture.findtext(f"{SVG}title")
    assert desc == picture.findtext(f"{SVG}desc")
    assert "title desc" == picture.get("aria-labelledby")


def test_sizes_follow_the_options() -> None:
    """The view is what is asked for, and the height follows the width."""
    picture = parse(draw(read(BASE), view=Bounds(-10, -5, 10, 5), width=400))
    assert ("400", "200") == (picture.get("width"), picture.get("height"))
    picture = parse(draw(read(BASE), view=Bounds(-10, -5, 10, 5), style=Style(unit=9)))
    assert ("180", "90") == (picture.get("width"), picture.get("height"))
    wide = parse(draw(read(FOOT), style=Style(margin=2)))
    assert "-4.58 -5.08 12.32 10.16" == wide.get("viewBox")


def test_colours_are_options_and_none_leaves_parts_out() -> None:
    """Whatever is drawn can be coloured or left out."""
    nothing = Style(
        table="none", shadow="none", opener="none", foot="none", end="none", last="none"
    )
    assert {"tiles", "tile"} == classes(parse(draw(read(BASE), style=nothing)))
    assert {"tiles", "tile"} == classes(parse(draw(read(FOOT), style=nothing)))
    assert "#123456" in draw(read(BASE), style=Style(table="#123456"))
    one = draw(read(BASE), style=Style(pips=("red",)))
    assert {"#bfb39a", "red"} == set(re.findall(r"stroke='([^'n]*)'", one))


def test_far_tiles_are_joined_by_a_bridge() -> None:
    """Where a gap is longer than usual, a dotted line leads over it."""
    layout = read("9-9 9-4@9-9", arms=9)
    assert "links" in classes(parse(draw(layout)))
    assert "links" not in classes(parse(draw(layout, style=Style(link="none"))))


def test_ids_and_texts_are_safe_in_any_page() -> None:
    """A prefix keeps pictures on a page apart, and no text breaks out of its place."""
    odd = "a'<&\"> "
    picture = parse(draw(read(FOOT), prefix="Grün_1.a:", style=Style(table=odd)))
    assert "Grün_1.a:tile-9-9" in groups(picture, "tile")
    assert odd in {element.get("fill") for element in picture.iter()}
    named = {element.get("id") for element in picture.iter()}
    assert set(picture.attrib["aria-labelledby"].split()) <= named


@pytest.mark.parametrize("prefix", ["a b", "a\n", "\u00a0", "a'", "<", "&", "a@", "\0"])
def test_a_prefix_that_is_no_part_of_an_id_is_refused(prefix: str) -> None:
    """White space would part the reference to the title in two."""
    sentence = re.escape(f"':', '-', not {prefix!r}")
    with pytest.raises(DrawingError, match=sentence):
        draw(EMPTY, prefix=prefix)
    with pytest.raises(DrawingError, match=sentence):
        Picture(EMPTY, prefix=prefix)


@pytest.mark.parametrize("width", [0, -5, float("nan"), float("inf"), -0.5])
def test_a_picture_has_a_size(width: float) -> None:
    """A width that is none is refused, and so is a view or a style without one."""
    sentence = f"must be finite and more than 0, not {width}$"
    with pytest.raises(DrawingError, match=f"^width {sentence}"):
        draw(EMPTY, width=width)
    with pytest.raises(DrawingError, match=f"^unit {sentence}"):
        Style(unit=width)
    with pytest.raises(DrawingError, match=f"^the width of the view {sentence}"):
        draw(EMPTY, view=Bounds(0, 0, width, 5))
    with pytest.raises(DrawingError, match=f"^the height of the view {sentence}"):
        draw(EMPTY, view=Bounds(0, 0, 5, width))


@pytest.mark.parametrize("margin", [-0.1, float("nan"), float("inf")])
def test_a_margin_may_be_nothing_but_not_less(margin: float) -> None:
    """Tiles may touch the edge of the picture and never lie outside."""
    assert 0 == Style(margin=0).margin
    with pytest.raises(DrawingError, match=f"^margin must .* not {margin}$"):
        Style(margin=margin)


def test_a_known_plan_saves_work_and_changes_nothing() -> None:
    """With the plan of an earlier table the picture is the same."""
    plan = plan_layout(read(BASE))
    assert draw(read(FOOT)) == draw(read(FOOT), plan=plan)


def test_notebooks_show_a_picture() -> None:
    """A notebook asks for `_repr_svg_`."""
    style = Style(face=Face.NUMERALS)
    picture = Picture(read(BASE), style=style, turn=90, prefix="left-")
    show = "_repr_svg_"
    expected = draw(read(BASE), style=style, turn=90, prefix="left-")
    assert expected == getattr(picture, show)()
    """A style evaluates back, and refuses what it cannot draw."""
    style = Style(face=Face.NUMERALS, unit=30)
    assert style == eval(repr(style))  # noqa: S307 - what repr is for
    with pytest.raises(DrawingError, match="a colour at least"):
        Style(pips=())


@pytest.mark.parametrize(
    ("name", "wrong", "sentence"),
    [
        ("unit", "x", "unit must be a number, not 'x'"),
        ("unit", True, "unit must be a number, not True"),
        ("margin", None, "margin must be a number, not None"),
        ("face", "pips", "face must be a Face, not 'pips'"),
        ("tile", None, "tile must be a str, not None"),
        ("ghost", 0, "ghost must be a str, not 0"),
        ("pips", "black", "pips must be a tuple, not 'black'"),
        ("pips", ("black", 1), "each of pips must be a str, not 1"),
    ],
)
def test_a_style_of_wrong_values_is_refused(
    name: str, wrong: object, sentence: str
) -> None:
    """When it is made, not when the first picture is drawn."""
    options: dict[str, Any] = {name: wrong}
    with pytest.raises(TypeError, match=f"^{sentence}$"):
        Style(**options)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("layout", "a Layout"),
        ("style", "a Style"),
        ("turn", "an int"),
        ("width", "a number"),
        ("plan", "a Plan"),
        ("view", "a Bounds"),
        ("you", "an int"),
        ("prefix", "a str"),
        ("plays", "an Iterable"),
    ],
)
def test_a_picture_of_wrong_values_is_refused(name: str, kind: str) -> None:
    """The sentence starts with the name of the argument."""
    wrong = [3] if kind.startswith("a ") else 0.5
    options: dict[str, Any] = {"layout": EMPTY, name: wrong}
    makers: list[Any] = [draw, Picture]
    if name not in {"layout", "style", "turn", "prefix"}:
        makers.pop()
    for make in makers:
        with pytest.raises(TypeError, match=f"^{name} must be {kind}, not "):
            make(**options)
