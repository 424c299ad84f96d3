"""Names around the table: where they are, and what happens to long ones."""

import re
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import DrawingError, SeatError
from chickenfoot._core.layout import bare_layout
from chickenfoot.drawing import Bounds
from chickenfoot.svg import Style, draw, seat_angle
from tests.drawing.tables import random_round, read
from tests.positions import BASE
from tests.svg.reading import SVG, parse, parts

NAMES = ["Ada", "Ben", "Cy", "Dee"]


def test_seats_sit_clockwise_from_the_bottom() -> None:
    """At even angles; the bottom is for `you`."""
    assert [90, 180, 270, 0] == [seat_angle(k, seats=4) for k in range(4)]
    assert [0, 90, 180, 270] == [seat_angle(k, seats=4, you=1) for k in range(4)]
    assert [90, 162, 234, 306, 18] == [seat_angle(k, seats=5) for k in range(5)]


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((0, 1, 0), DrawingError, "seats must be 2 or more, got 1 (R2)"),
        ((4, 4, 0), SeatError, "seat must be from 0 to 3, not 4 (R2)"),
        ((-1, 4, 0), SeatError, "seat must be from 0 to 3, not -1 (R2)"),
        ((0, 4, 4), SeatError, "you must be from 0 to 3, not 4 (R2)"),
        (("0", 4, 0), TypeError, "seat must be an int, not '0'"),
        ((0, True, 0), TypeError, "seats must be an int, not True"),
        ((0, 4, None), TypeError, "you must be an int, not None"),
    ],
)
def test_a_seat_is_at_the_table(
    arguments: tuple[Any, Any, Any], error: type[Exception], message: str
) -> None:
    """A seat has a number, and a table two seats or more."""
    seat, seats, you = arguments
    with pytest.raises(error, match=f"^{re.escape(message)}$"):
        seat_angle(seat, seats=seats, you=you)


def test_a_number_too_large_to_show_is_rejected_too() -> None:
    """Its message says what it is."""
    with pytest.raises(SeatError, match=r"^seat must be from 0 to 3, not an int "):
        seat_angle(10**5000, seats=4)
    with pytest.raises(DrawingError, match=r"^seats must be 2 or more, got an int "):
        seat_angle(0, seats=-(10**5000))


def places(picture: str) -> list[tuple[str, float, float, str]]:
    """Return each name, and where it stands as shares of the picture."""
    root = parse(picture)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    found: list[tuple[str, float, float, str]] = []
    for seat in parts(root, "cf-seat"):
        x, y, turned = re.findall(r"-?[\d.]+", seat.attrib["transform"])
        name = seat.findtext(f"{SVG}text", "")
        found.append(
            (
                name,
                round((float(x) - left) / width, 3),
                round((float(y) - top) / height, 3),
                turned,
            )
        )
    return found


def test_each_name_is_at_its_side_of_the_table() -> None:
    """Your own at the bottom, and the next seat to the left."""
    ada, ben, cy, dee = places(draw(read(BASE), names=NAMES))
    assert ("Ada", 0.5, "0") == (ada[0], ada[1], ada[3])
    assert ada[2] > 0.9
    assert (ben[1] < 0.1, ben[2], ben[3]) == (True, 0.5, "-90")
    assert (cy[1], cy[2] < 0.1, cy[3]) == (0.5, True, "0")
    assert (dee[1] > 0.9, dee[2], dee[3]) == (True, 0.5, "90")
    *_, dee = places(draw(read(BASE), names=NAMES, you=3))
    assert ("Dee", 0.5, True) == (dee[0], dee[1], dee[2] > 0.9)


@pytest.mark.parametrize("seats", range(2, 28))
@pytest.mark.parametrize("shape", [(30, 50), (50, 20), (8, 8)])
def test_names_stay_inside_and_apart(seats: int, shape: tuple[int, int]) -> None:
    """However many seats there are, and however long the names are."""
    view = Bounds(0, 0, *shape)
    names = [f"A very long name of seat {seat}" for seat in range(seats)]
    picture = draw(read(BASE), names=names, to_move=1, view=view)
    boxes: list[tuple[float, float, float, float]] = []
    for seat in parts(parse(picture), "cf-seat"):
        x, y, turned = map(float, re.findall(r"-?[\d.]+", seat.attrib["transform"]))
        (text,) = seat.findall(f"{SVG}text")
        scale = text.attrib["transform"].split("scale(")[1].removesuffix(")")
        size = float(text.attrib["font-size"]) * float(scale)
        half = 0.6 * size * len(text.text or "") / 2
        across, down = (half, size / 2) if turned == 0 else (size / 2, half)
        boxes.append((x - across, y - down, x + across, y + down))
    assert seats == len(boxes)
    for k, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left <= right <= view.right
        assert 0 <= top <= bottom <= view.bottom
        for left1, top1, right1, bottom1 in boxes[:k]:
            assert (
                right <= left1 or right1 <= left or bottom <= top1 or bottom1 <= top
            ), (boxes[k], boxes)


def test_a_long_name_is_cut() -> None:
    """It ends with three dots; a wide letter counts twice."""
    long = "x" * 99
    name, *_ = (found[0] for found in places(draw(read(BASE), names=[long, "Ben"])))
    assert re.fullmatch("x+\u2026", name)
    wide, *_ = (
        found[0] for found in places(draw(read(BASE), names=["\u9e21" * 99, "Ben"]))
    )
    assert abs(2 * len(wide) - len(name)) <= 3


def test_the_seat_to_move_has_a_frame() -> None:
    """A frame, and not only a colour."""
    picture = parse(draw(read(BASE), names=NAMES, to_move=2))
    framed = [
        seat.get("data-seat")
        for seat in parts(picture, "cf-seat")
        if seat.find(f"{SVG}rect") is not None
    ]
    assert ["2"] == framed


@pytest.mark.parametrize(
    ("width", "pixels"), [(390, 390), ("auto", 390), (1280, 1280), (None, None)]
)
def test_names_have_room_of_their_own(width: object, pixels: float | None) -> None:
    """A band of 27 pixels on each side, so that no tile lies below a name."""
    options: dict[str, Any] = {"width": width}
    plain = parse(draw(read(BASE))).attrib["viewBox"].split()
    picture = parse(draw(read(BASE), names=NAMES, **options))
    named = picture.attrib["viewBox"].split()
    left, top, width_, height = (
        float(b) - float(a) for a, b in zip(plain, named, strict=True)
    )
    scale = 28 if pixels is None else pixels / float(named[2])
    assert pytest.approx(-27, abs=0.1) == left * scale
    assert pytest.approx(-27, abs=0.1) == top * scale
    assert pytest.approx(54, abs=0.2) == width_ * scale
    assert pytest.approx(54, abs=0.2) == height * scale


def test_names_are_as_high_in_every_picture() -> None:
    """Fifteen pixels, however large the table is."""
    for layout in (read("9-9"), random_round(cf.Rules(), seats=4, seed=3).layout):
        picture = parse(draw(layout, names=NAMES, width=390))
        scale = 390 / float(picture.attrib["viewBox"].split()[2])
        for seat in parts(picture, "cf-seat"):
            (text,) = seat.findall(f"{SVG}text")
            grown = text.attrib["transform"].split("scale(")[1].removesuffix(")")
            assert pytest.approx(15, abs=0.3) == 20 * float(grown) * scale


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, (0, 1, 0)),
        (3, (1, 0, 1)),
        (4, (1, 1, 1)),
        (5, (1, 2, 1)),
        (6, (2, 1, 2)),
        (7, (2, 2, 2)),
        (8, (2, 3, 2)),
    ],
)
def test_seats_are_spread_evenly(seats: int, sides: tuple[int, int, int]) -> None:
    """Yours alone at the bottom, the others left, at the top and right, in turn."""
    names = [str(seat) for seat in range(seats)]
    you, *others = places(draw(read(BASE), names=names))
    assert ("0", 0.5, "0") == (you[0], you[1], you[3])
    left, top, right = sides
    assert ["-90"] * left + ["0"] * top + ["90"] * right == [o[3] for o in others]
    rising = [y for _, _, y, _ in others[:left]]
    along = [x for _, x, _, _ in others[left : left + top]]
    falling = [y for _, _, y, _ in others[left + top :]]
    assert (sorted(rising, reverse=True), sorted(along), sorted(falling)) == (
        rising,
        along,
        falling,
    )


def test_names_are_safe() -> None:
    """Whatever a person calls himself, the picture is valid."""
    (name, *_), _ = places(draw(read(BASE), names=["<b>&\0", "x"]))
    assert "<b>&\ufffd" == name


def test_names_can_be_left_out() -> None:
    """The colour `none` draws none."""
    picture = draw(read(BASE), names=NAMES, style=Style(name="none"))
    assert [] == places(picture)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"names": "Ada"}, TypeError, "names must be a sequence of texts, not 'Ada'"),
        ({"names": ["Ada", 1]}, TypeError, "each of names must be a str, not 1"),
        ({"names": ["Ada"]}, DrawingError, "names must be of 2 seats or more, got 1"),
        (
            {"names": NAMES, "to_move": 4},
            SeatError,
            "to_move must be from 0 to 3, not 4",
        ),
        (
            {"names": NAMES, "you": -1},
            SeatError,
            "you must be from 0 to 3, not -1 (R2)",
        ),
    ],
)
def test_wrong_names_are_rejected(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    """The message starts with the name of the argument."""
    with pytest.raises(error, match=f"^{re.escape(message)}"):
        draw(bare_layout(cf.Tile(9, 9)), **options)
