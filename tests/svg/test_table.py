"""What a picture of a table shows, and what it never shows."""

import re
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import DrawingError
from chickenfoot._core.layout import bare_layout
from chickenfoot.drawing import Bounds, plan_layout
from chickenfoot.svg import Face, Picture, Style, draw
from tests.drawing.tables import FOOT, random_round, read
from tests.positions import BASE
from tests.svg.reading import SVG, classes, parse, parts, text_of, tiles

TWO_ARMS = "9-9 9-4@9-9 9-7@9-9"
LAST = "played 4-1 on 4-4 last. 4-4 must be answered and lacks 2 of 3."
EMPTY = bare_layout(cf.Tile(9, 9))


@pytest.mark.parametrize("seed", range(3))
def test_a_picture_shows_each_tile_of_the_table_and_no_other(seed: int) -> None:
    """The tiles in hands and boneyard appear nowhere in the text."""
    state = random_round(cf.Rules(max_pip=12), seats=4, seed=seed)
    text = draw(state.layout, prefix="a-")
    on_table = {str(placement.tile) for placement in state.layout.placements}
    assert on_table == tiles(parse(text)).keys()
    words = re.sub(r"<svg[^>]*>|='[^']*(translate|M)[^']*'", "", text)
    assert set(re.findall(r"(?<![\w.-])\d+-\d+\b", words)) <= on_table


def test_tiles_lie_where_the_plan_says() -> None:
    """The transform of a group is the spot of the tile, turned with the table."""
    tile = tiles(parse(draw(read(BASE), turn=90)))["9-4"]
    assert "translate(0 1.58) rotate(90)" == tile.get("transform")


def test_numerals_stand_upright() -> None:
    """However the table is turned, numbers are turned back."""
    style = Style(face=Face.NUMERALS)
    tile = tiles(parse(draw(read(BASE), style=style, turn=90)))["9-0"]
    near, far = (group.get("transform") for group in tile.findall(f"{SVG}g"))
    assert ("translate(-0.5 0) rotate(-270)", "translate(0.5 0) rotate(-270)") == (
        near,
        far,
    )


def test_the_opener_has_a_face_of_its_own() -> None:
    """Its colour marks it, and no shape that could be read as a pip."""
    picture = parse(draw(read(BASE), style=Style(opener="gold", shadow="none")))
    fills = {name: tile[1].get("fill") for name, tile in tiles(picture).items()}
    assert {"9-9": "gold"} == {name: fill for name, fill in fills.items() if fill}
    assert 18 == len(list(tiles(picture)["9-9"].iter(f"{SVG}circle")))
    plain = parse(draw(read(BASE), style=Style(opener="none", shadow="none")))
    assert tiles(plain)["9-9"][1].get("fill") is None


def test_the_open_foot_is_marked_and_no_end() -> None:
    """While a foot is open, its double and the last tile have rings, and no end."""
    picture = parse(draw(read(FOOT)))
    assert "cf-ends" not in classes(picture)
    (foot,), (last,) = parts(picture, "cf-foot"), parts(picture, "cf-last")
    assert "translate(3.16 0) rotate(90)" == foot.get("transform")
    assert "translate(4.74 0) rotate(0)" == last.get("transform")
    assert ("none", "none") == (foot.get("fill"), last.get("fill"))


def test_unfinished_arms_are_a_foot_too() -> None:
    """Before all arms are played, the opener has the ring (R8)."""
    (foot,) = parts(parse(draw(read("9-9 9-4@9-9"))), "cf-foot")
    assert "translate(0 0) rotate(90)" == foot.get("transform")


def ring(picture: str, kind: str) -> tuple[float, float]:
    """Return how far a ring is from the side of its tile: inside and outside."""
    (found,) = parts(parse(picture), kind)
    middle = -0.5 - float(found.attrib["y"])
    thick = float(found.attrib["stroke-width"])
    return middle - thick / 2, middle + thick / 2


def test_rings_do_not_hide_each_other() -> None:
    """Around one tile they lie one inside the other; apart, each touches its tile."""
    called = draw(read(f"{BASE} 4-4@9-4"))
    assert ring(called, "cf-foot")[1] < ring(called, "cf-last")[0]
    for kind in ("cf-foot", "cf-last"):
        assert pytest.approx((0, 0.16)) == ring(draw(read(FOOT)), kind)


def test_a_ring_does_not_reach_the_arrow_of_its_tile() -> None:
    """The arrow starts 0.22 beyond the end of the tile, the ring ends at 0.16."""
    picture = draw(read(BASE))
    (ends,) = parts(parse(picture), "cf-ends")
    assert ends.attrib["d"].startswith("M2.8 -0.3L3.18 0L2.8 0.3z")
    assert ring(picture, "cf-last")[1] < 2.8 - 1.58 - 1


@pytest.mark.parametrize(
    ("moves", "turn", "places"),
    [
        ("9-9", 0, 4),
        ("9-9 9-4@9-9", 0, 3),
        (f"{BASE} 4-4@9-4", 90, 3),
        (f"{BASE} 4-4@9-4 4-1@4-4", 0, 2),
        (f"{BASE} 4-4@9-4 4-1@4-4 4-2@4-4", 270, 1),
        (BASE, 0, 0),
    ],
)
def test_the_open_foot_shows_its_empty_places(
    moves: str, turn: int, places: int
) -> None:
    """As many as tiles are missing, each where the tile then lies."""
    layout = read(moves)
    empty = [
        place.get("transform")
        for group in parts(parse(draw(layout, turn=turn)), "cf-empty")
        for place in group
    ]
    assert places == len(empty)
    foot = layout.owed
    if foot is None:
        return
    free = [
        tile
        for tile in map(
            cf.Tile.parse,
            ["9-7", "9-5", "9-3", "9-1", "9-0", "4-0", "4-3", "6-4", "8-4"],
        )
        if tile.has(foot.double.high) and not tile.is_double and str(tile) not in moves
    ]
    later = " ".join(f"{tile}@{foot.double}" for tile in free[:places])
    full = tiles(parse(draw(read(f"{moves} {later}"), turn=turn)))
    assert empty == [full[str(tile)].get("transform") for tile in free[:places]]


def test_a_foot_that_nothing_fits_has_empty_places_too() -> None:
    """The places depend on the table and not on the tiles that are left (R12)."""
    moves = "2-2 2-1@2-2 2-0@2-2 1-1@2-1 1-0@1-1"
    (group,) = parts(parse(draw(read(moves, arms=2))), "cf-empty")
    assert 2 == len(group)


def test_each_open_end_is_marked() -> None:
    """A settled layout of four arms has four arrows, and no foot."""
    picture = parse(draw(read(BASE)))
    (ends,) = parts(picture, "cf-ends")
    assert 4 == ends.attrib["d"].count("z")
    assert not {"cf-foot", "cf-empty"} & classes(picture)


def test_a_bare_table_says_what_it_waits_for() -> None:
    """It has the place of the opener, its face and a word; nothing is a tile yet."""
    picture = parse(draw(EMPTY))
    assert {} == tiles(picture)
    assert 1 == len(parts(picture, "cf-empty"))
    (face,) = parts(picture, "cf-awaited")
    assert 18 == len(list(face.iter(f"{SVG}circle")))
    assert ["9-9 opens the round"] == [text.text for text in picture.iter(f"{SVG}text")]
    assert "-4 -4 8 8" == picture.get("viewBox")


@pytest.mark.parametrize(
    ("layout", "options", "title", "desc"),
    [
        (
            EMPTY,
            {},
            "Chicken Foot: the table before 9-9",
            "The table is empty and waits for 9-9.",
        ),
        (
            read("9-9"),
            {},
            "Chicken Foot: the round of 9-9, 1 tile",
            "9-9 must be answered and lacks 4 of 4.",
        ),
        (
            read(TWO_ARMS, arms=2),
            {"you": 2},
            "Chicken Foot: the round of 9-9, 3 tiles",
            "You played 9-7 on 9-9 last. Open to play: 9-4 with 4, 9-7 with 7.",
        ),
        (
            read(FOOT),
            {"you": 0, "to_move": 3},
            "Chicken Foot: the round of 9-9, 7 tiles",
            f"Seat 2 {LAST} Seat 3 is to move.",
        ),
        (
            read(FOOT),
            {"you": 0, "to_move": 0, "names": ["Ada", "Ben", "Cy", "Dee"]},
            "Chicken Foot: the round of 9-9, 7 tiles",
            f"Cy {LAST} You are to move.",
        ),
    ],
)
def test_a_screen_reader_hears_the_marks(
    layout: cf.Layout, options: dict[str, Any], title: str, desc: str
) -> None:
    """Title and description name tiles and seats, and speak to `you`."""
    picture = parse(draw(layout, **options))
    assert (title, desc) == (text_of(picture, "title"), text_of(picture, "desc"))


def test_a_screen_reader_hears_it_once() -> None:
    """No attribute repeats it, and what lies on the table is hidden from it."""
    picture = parse(draw(read(FOOT)))
    assert "img" == picture.get("role")
    assert not [name for name in picture.attrib if name.startswith("aria")]
    title, desc, table = picture
    assert ("title", "desc") == (title.tag.removeprefix(SVG), desc.tag[len(SVG) :])
    assert "true" == table.get("aria-hidden")


def test_pictures_on_a_page_do_not_disturb_one_another() -> None:
    """There are no ids and no style sheets, and class names have their own prefix."""
    text = draw(read(FOOT), names=["Ada", "Ben", "Cy", "Dee"], plays=[cf.Draw()])
    assert not re.findall(r"\bid=|<style|url\(|href", text)
    assert all(name.startswith("cf-") for name in classes(parse(text)))


def test_ids_are_given_if_asked_for() -> None:
    """They start with the prefix and can be used in a selector as they are."""
    play = cf.Play(cf.Tile(8, 4), cf.Tile(9, 4))
    picture = parse(draw(read(BASE), plays=[play], prefix="left_1-"))
    ids = [element.get("id") for element in picture.iter() if element.get("id")]
    assert [f"left_1-tile-9-{n}" for n in (9, 4, 2, 0, 7)] + ["left_1-onto-9-4"] == ids
    bare = parse(draw(EMPTY, plays=[cf.Play(cf.Tile(9, 9), None)], prefix=""))
    assert ["opener"] == [e.get("id") for e in bare.iter() if e.get("id")]


@pytest.mark.parametrize(
    "prefix", ["a b", "a\n", "\u00a0", "a'", "<", "&", "a@", "\0", "1a", "-a", "a.b"]
)
def test_a_prefix_that_cannot_start_an_id_is_rejected(prefix: str) -> None:
    """A selector would read it as something else."""
    with pytest.raises(DrawingError, match=r"^prefix must be of letters.* got ."):
        draw(EMPTY, prefix=prefix)


def test_sizes_follow_the_options() -> None:
    """The view is what is asked for, and the height follows the width."""
    view = Bounds(-10, -5, 10, 5)
    picture = parse(draw(read(BASE), view=view, width=400))
    assert ("400", "200") == (picture.get("width"), picture.get("height"))
    picture = parse(draw(read(BASE), view=view, style=Style(unit=9)))
    assert ("180", "90") == (picture.get("width"), picture.get("height"))
    wide = parse(draw(read(BASE), style=Style(margin=2)))
    assert "-4.58 -5.08 9.16 10.16" == wide.get("viewBox")


def test_a_page_can_decide_the_size() -> None:
    """Then the picture has no width and no height, and its view gives the shape."""
    picture = parse(draw(read(BASE), width="auto"))
    assert {"role", "viewBox"} == picture.attrib.keys()
    wrong: Any = "100%"
    with pytest.raises(
        DrawingError, match=r"^width must be a number or 'auto', got '1"
    ):
        draw(EMPTY, width=wrong)


@pytest.mark.parametrize(
    "width",
    [
        0,
        -5,
        float("nan"),
        float("inf"),
        -0.5,
        10**400,
        1e-9,
        1e300,
        pytest.param(-(10**5000), id="huge"),
    ],
)
def test_a_picture_has_a_size(width: float) -> None:
    """A width that cannot be one is rejected, and so is a view or a style with it."""
    limits = "must be from 0.001 to 100000, got "
    with pytest.raises(DrawingError, match=f"^width {limits}"):
        draw(EMPTY, width=width)
    with pytest.raises(DrawingError, match=f"^unit {limits}"):
        Style(unit=width)
    with pytest.raises(DrawingError, match=f"^the width of the view {limits}"):
        draw(EMPTY, view=Bounds(0, 0, width, 5))
    with pytest.raises(DrawingError, match=f"^the height of the view {limits}"):
        draw(EMPTY, view=Bounds(0, 0, 5, width))


@pytest.mark.parametrize("far", [1e6, -1e6, float("nan"), 10**400, -float("inf")])
def test_a_view_is_on_the_table(far: float) -> None:
    """Nothing can be as far off."""
    limits = "must be from -100000 to 100000, got "
    with pytest.raises(DrawingError, match=f"^the left of the view {limits}"):
        draw(EMPTY, view=Bounds(far, 0, 5, 5))
    with pytest.raises(DrawingError, match=f"^the top of the view {limits}"):
        draw(EMPTY, view=Bounds(0, far, 5, 5))


def test_a_height_has_limits_too() -> None:
    """A view that is too tall for its width is rejected."""
    with pytest.raises(DrawingError, match=r"^height must be from .* got 5000000"):
        draw(EMPTY, view=Bounds(0, 0, 0.1, 500), width=1000)


def test_colours_are_options_and_none_leaves_parts_out() -> None:
    """Whatever is drawn can be coloured or left out."""
    nothing = Style(
        table="none", shadow="none", foot="none", end="none", last="none", name="none"
    )
    names = ["Ada", "Ben", "Cy", "Dee"]
    for moves in (BASE, FOOT):
        picture = parse(draw(read(moves), style=nothing, names=names, to_move=0))
        assert {"cf-tiles", "cf-tile"} == classes(picture)
    assert set() == classes(parse(draw(EMPTY, style=nothing))) - {"cf-tiles"}
    assert "opens" not in draw(EMPTY, style=Style(name="none")).split("</desc>")[1]
    assert "#123456" in draw(read(BASE), style=Style(table="#123456"))


def test_far_tiles_are_joined_by_a_bridge() -> None:
    """Where a gap is longer than usual, a dotted line leads over it."""
    layout = read("9-9 9-4@9-9", arms=9)
    assert "cf-links" in classes(parse(draw(layout)))
    assert "cf-links" not in classes(parse(draw(layout, style=Style(link="none"))))


def test_a_known_plan_saves_work_and_changes_nothing() -> None:
    """With the plan of an earlier table the picture is the same."""
    plan = plan_layout(read(BASE))
    assert draw(read(FOOT)) == draw(read(FOOT), plan=plan)


def test_notebooks_show_a_picture() -> None:
    """A picture is a text that a notebook asks for `_repr_svg_`."""
    picture = draw(read(BASE), turn=90)
    assert isinstance(picture, Picture)
    show = "_repr_svg_"
    assert str(picture) == getattr(picture, show)()
    assert str is type(getattr(picture, show)())


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
        ("to_move", "an int"),
        ("names", "an Iterable"),
        ("prefix", "a str"),
        ("plays", "an Iterable"),
    ],
)
def test_a_picture_of_wrong_values_is_rejected(name: str, kind: str) -> None:
    """The message starts with the name of the argument."""
    wrong = [3] if kind.startswith("a ") else 0.5
    options: dict[str, Any] = {"layout": EMPTY, name: wrong}
    with pytest.raises(TypeError, match=f"^{name} must be {kind}, not "):
        draw(**options)
