"""Places that can be chosen: what they are called, and where a tap finds them."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import chickenfoot as cf
from chickenfoot import DrawingError
from chickenfoot._core.layout import bare_layout
from chickenfoot.drawing import plan_layout
from chickenfoot.svg import Style, draw
from tests.drawing.tables import FOOT, Point, random_round, read
from tests.positions import BASE
from tests.svg.reading import SVG, classes, parse, parts, text_of, tiles


def play(text: str) -> cf.Move:
    """Read a move."""
    return cf.parse_move(text)


def targets(picture: str) -> dict[str, ET.Element]:
    """Return the places that can be chosen, by the tile they join."""
    found = parts(parse(picture), "cf-target")
    return {target.get("data-onto", "table"): target for target in found}


def test_plays_on_one_end_are_one_target() -> None:
    """It names the tile that is joined, the tiles that may go there, and the plays."""
    plays = [play("4-1@9-4"), play("8-4@9-4"), play("7-5@9-7")]
    found = targets(draw(read(BASE), plays=plays))
    assert ["9-4", "9-7"] == list(found)
    assert "4-1 8-4" == found["9-4"].get("data-tile")
    assert "4-1@9-4 8-4@9-4" == found["9-4"].get("data-move")
    assert "7-5@9-7" == found["9-7"].get("data-move")


def test_all_legal_moves_will_do() -> None:
    """Moves that are not plays have no place, and a play given twice has one."""
    moves = [cf.Draw(), play("8-4@9-4"), cf.Pass(), play("8-4@9-4")]
    picture = draw(read(BASE), plays=(move for move in moves))
    assert draw(read(BASE), plays=[play("8-4@9-4")]) == picture
    assert draw(read(BASE)) == draw(read(BASE), plays=[cf.Draw(), cf.Pass()])


@pytest.mark.parametrize("wrong", ["8-4@9-4", cf.Tile(8, 4), None])
def test_what_is_not_a_move_is_rejected(wrong: object) -> None:
    """A text has to be read first."""
    plays: Any = [wrong]
    with pytest.raises(TypeError, match=r"^a move must be a Play"):
        draw(read(BASE), plays=plays)


def test_a_play_without_a_place_is_rejected() -> None:
    """A picture does not invent places."""
    with pytest.raises(DrawingError):
        draw(read(BASE), plays=[cf.Play(cf.Tile(8, 1), cf.Tile(9, 4))])


@pytest.mark.parametrize(
    ("plays", "transform"),
    [
        (["8-4@9-4"], "translate(3.66 0) rotate(0)"),
        (["4-4@9-4"], "translate(3.16 0) rotate(90)"),
        (["4-4@9-4", "8-4@9-4"], "translate(3.66 0) rotate(0)"),
    ],
)
def test_the_outline_is_where_the_tile_then_lies(
    plays: list[str], transform: str
) -> None:
    """Of a double and a plain tile, the outline is that of the plain one."""
    picture = parse(draw(read(BASE), plays=map(play, plays)))
    (ghost,) = parts(picture, "cf-ghost")
    assert transform == ghost.get("transform")
    assert [] == list(ghost.iter(f"{SVG}circle"))


def test_a_ghost_can_show_the_face_of_its_tile() -> None:
    """If only one tile may go there."""
    style = Style(ghost_faces=True)
    one = parse(draw(read(BASE), plays=[play("8-4@9-4")], style=style))
    (ghost,) = parts(one, "cf-ghost")
    assert 12 == len(list(ghost.iter(f"{SVG}circle")))
    plays = [play("4-1@9-4"), play("8-4@9-4")]
    two = parse(draw(read(BASE), plays=plays, style=style))
    (ghost,) = parts(two, "cf-ghost")
    assert [] == list(ghost.iter(f"{SVG}circle"))


def test_an_end_that_can_be_chosen_has_no_arrow() -> None:
    """The others still have one."""
    picture = parse(draw(read(BASE), plays=[play("8-4@9-4")]))
    (ends,) = parts(picture, "cf-ends")
    assert 3 == ends.attrib["d"].count("z")


def test_the_next_place_of_a_foot_is_the_target() -> None:
    """The places after it stay empty places."""
    picture = parse(draw(read(FOOT), plays=[play("6-4@4-4"), play("4-3@4-4")]))
    assert 1 == len(parts(picture, "cf-target"))
    (empty,) = parts(picture, "cf-empty")
    assert 1 == len(empty)
    (ghost,) = parts(picture, "cf-ghost")
    before = parts(parse(draw(read(FOOT))), "cf-empty")[0]
    assert [ghost.get("transform"), empty[0].get("transform")] == [
        place.get("transform") for place in before
    ]


def test_the_opener_can_be_chosen() -> None:
    """It joins nothing, and its place has no other outline."""
    bare = bare_layout(cf.Tile(9, 9))
    picture = parse(draw(bare, plays=[play("9-9")]))
    (target,) = parts(picture, "cf-target")
    assert target.get("data-onto") is None
    assert ("9-9", "9-9") == (target.get("data-tile"), target.get("data-move"))
    assert "Play 9-9" == text_of(target, "title")
    assert "cf-empty" not in classes(picture)


def test_targets_are_buttons_with_words() -> None:
    """A keyboard reaches each, a screen reader says it, and the table stays hidden."""
    plays = [play("8-4@9-4"), play("4-1@9-4"), play("7-5@9-7")]
    picture = parse(draw(read(BASE), plays=plays))
    assert "group" == picture.get("role")
    found = parts(picture, "cf-target")
    assert [("button", "0")] * 2 == [(t.get("role"), t.get("tabindex")) for t in found]
    assert ["Play 8-4 or 4-1 on 9-4", "Play 7-5 on 9-7"] == [
        text_of(target, "title") for target in found
    ]
    (hidden,) = (e for e in picture if e.get("aria-hidden") == "true")
    assert tiles(hidden) == tiles(picture)


def corners(target: ET.Element) -> list[Point]:
    """Return the area of a target that takes taps."""
    (hit,) = parts(target, "cf-hit")
    assert ("none", "all") == (hit.get("fill"), hit.get("pointer-events"))
    numbers = [float(text) for text in re.findall(r"-?[\d.]+", hit.attrib["d"])]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def reaches(corners: list[Point], point: Point) -> float:
    """Return how far a point is inside a convex area; less than 0 is outside."""
    x, y = point
    inside: list[float] = []
    for k, (x1, y1) in enumerate(corners):
        x0, y0 = corners[k - 1]
        dx, dy = x1 - x0, y1 - y0
        length = (dx * dx + dy * dy) ** 0.5
        if length > 0.01:
            inside.append((dx * (y - y0) - dy * (x - x0)) / length)
    return min(inside)


@pytest.mark.parametrize("width", [390, 1000, "auto", None, 195])
def test_a_lone_target_is_as_large_as_a_finger(width: object) -> None:
    """In a picture of 390 pixels 64 each way, and no less than the outline."""
    layout = random_round(cf.Rules(), seats=4, seed=5).layout
    end = layout.targets[0]
    free = next(
        tile
        for tile in cf.double_set(9)
        if tile.has(end.pip)
        and not tile.is_double
        and tile not in {placement.tile for placement in layout.placements}
    )
    one = cf.Play(free, end.tile)
    options: dict[str, Any] = {"width": width}
    text = draw(layout, plays=[one], **options)
    view = float(parse(text).attrib["viewBox"].split()[2])
    pixels = view / (195 if width == 195 else 390)
    spot = plan_layout(layout).ghost(one)
    (target,) = targets(text).values()
    expected = max(32 * pixels, 0.5)
    assert expected == pytest.approx(
        reaches(corners(target), (spot.x, spot.y)), abs=0.01
    )


def test_an_area_holds_its_outline() -> None:
    """On a small table, where a tile is larger than a finger."""
    layout, one = read(BASE), cf.Play(cf.Tile(8, 4), cf.Tile(9, 4))
    (target,) = targets(draw(layout, plays=[one], width=390)).values()
    for corner in plan_layout(layout).ghost(one).corners:
        assert reaches(corners(target), corner) > -0.001


def turns(count: int) -> Iterator[tuple[cf.Layout, list[cf.Play]]]:
    """Yield layouts with the plays of the seat to move."""
    for seed in range(count):
        rng = Random(seed)
        state = cf.deal(cf.Rules(), seats=4, rng=rng)
        while moves := cf.legal_moves(state):
            plays = [move for move in moves if isinstance(move, cf.Play)]
            if len(plays) > 1:
                yield state.layout, plays
            state = cf.apply_move(state, rng.choice(moves))


def test_targets_do_not_swallow_each_other() -> None:
    """No point is inside two areas, and each has its own half that joins."""
    for layout, plays in turns(4):
        plan = plan_layout(layout)
        picture = draw(layout, plays=plays, plan=plan, width=390)
        areas = {onto: corners(found) for onto, found in targets(picture).items()}
        for move in plays:
            spot = plan.ghost(move)
            (x0, y0), (_, _), (_, _), (x3, y3) = spot.corners
            near = (spot.x + (x0 + x3) / 2) / 2, (spot.y + (y0 + y3) / 2) / 2
            for onto, area in areas.items():
                if onto == str(move.onto):
                    assert spot.tile.is_double or reaches(area, near) > 0.1
                else:
                    assert reaches(area, near) < 0.002
