"""Programs that draw SVG show every pip and every numeral, in its place and size.

`nox -s renderers` runs this; without it no renderer is there. Each of them writes a PNG
file, whose pixels are counted here.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import attrs
import pytest

import chickenfoot as cf
from chickenfoot.drawing import Bounds, Plan, Spot, plan_layout
from chickenfoot.svg import Face, Style, draw, draw_hand
from chickenfoot.svg._pips import pip_centres, pip_size
from tests.drawing.tables import SIX_ARMS, read
from tests.renderers.png import Image, read_png

pytestmark = pytest.mark.skipif(
    "CHICKENFOOT_RENDERERS" not in os.environ,
    reason="needs programs that draw SVG, as `nox -s renderers` has",
)

PIXELS: Final = 100
"""How many pixels a tile is wide."""
INK: Final = Style(
    unit=PIXELS,
    pips=("black",),
    tile="white",
    opener="none",
    edge="none",
    shadow="none",
    table="white",
    foot="none",
    last="none",
    end="none",
)
"""Nothing is drawn but what is on the halves of tiles."""

RESVG: Final = """
import sys, resvg_py
svg = open(sys.argv[1], encoding="utf-8").read()
open(sys.argv[2], "wb").write(bytes(resvg_py.svg_to_bytes(svg_string=svg)))
"""
QT: Final = """
import sys
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication([])
renderer = QSvgRenderer(sys.argv[1])
image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
image.fill(0xFFFFFF)
painter = QPainter(image)
painter.setRenderHint(QPainter.RenderHint.Antialiasing)
renderer.render(painter)
painter.end()
assert image.save(sys.argv[2], "PNG")
"""
SIZE_OF_HAND: Final = (850, 680)
"""Nineteen tiles lie in three rows of seven."""

Size = tuple[int, int]
Draw = Callable[[Path, Path, Size], list[str]]


def chromium(svg: Path, png: Path, size: Size) -> list[str]:
    """Return the command for Chromium, the browser."""
    page = svg.with_suffix(".html")
    text = svg.read_text(encoding="utf-8")
    page.write_text(f"<body style='margin:0'>{text}", encoding="utf-8")
    return [
        "chromium",
        "--headless=new",
        "--no-sandbox",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        f"--window-size={size[0]},{size[1]}",
        f"--screenshot={png}",
        page.as_uri(),
    ]


RENDERERS: Final[dict[str, Draw]] = {
    "chromium": chromium,
    "resvg": lambda svg, png, _: [sys.executable, "-c", RESVG, str(svg), str(png)],
    "cairosvg": lambda svg, png, _: ["cairosvg", str(svg), "-o", str(png)],
    "qt": lambda svg, png, _: [sys.executable, "-c", QT, str(svg), str(png)],
    "librsvg": lambda svg, png, _: ["rsvg-convert", str(svg), "-o", str(png)],
}


@pytest.fixture(params=RENDERERS)
def render(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[str, Size], Image]:
    """A function that draws a picture with one of the renderers."""
    command = RENDERERS[request.param]

    def rendered(text: str, size: Size) -> Image:
        svg, png = tmp_path / "picture.svg", tmp_path / "picture.png"
        svg.write_text(text, encoding="utf-8")
        words = command(svg, png, size)
        program = shutil.which(words[0])
        assert program is not None, f"{words[0]} is not installed"
        subprocess.run(
            [program, *words[1:]],
            check=True,
            capture_output=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
        return read_png(png.read_bytes())

    return rendered


def test_every_pip_is_drawn(render: Callable[[str, Size], Image]) -> None:
    """On all nineteen faces: the number of pips, where they are, and how large."""
    hand = [cf.Tile(pip, 0) for pip in range(19)]
    image = render(draw_hand(hand, style=INK), SIZE_OF_HAND)
    assert SIZE_OF_HAND == (image.width, image.height)
    blots = image.blots()
    assert sum(range(19)) == len(blots)
    for place, tile in enumerate(hand):
        # The tile is upright, with its higher half on top.
        x, y = 0.65 + place % 7 * 1.2, 0.65 + place // 7 * 2.25
        for dx, dy in pip_centres(tile.high):
            check_blot(blots, x - dy, y + dx, pip_size(tile.high))


def check_blot(
    blots: list[tuple[float, float, float]], x: float, y: float, size: float
) -> None:
    """Find a blot of ink at a point: within half a pixel, and of that size."""
    nearest = min(
        blots,
        key=lambda blot: (blot[0] - x * PIXELS) ** 2 + (blot[1] - y * PIXELS) ** 2,
    )
    assert pytest.approx((x * PIXELS, y * PIXELS), abs=0.6) == nearest[:2]
    assert pytest.approx(size * PIXELS, abs=0.7) == nearest[2]


def test_tilted_tiles_have_their_pips(render: Callable[[str, Size], Image]) -> None:
    """At every angle that a table has, each half has the pips of its number."""
    plan = plan_layout(read(SIX_ARMS, arms=6), turn=90)
    picture = draw(plan.layout, style=INK, plan=plan, turn=90)
    left, top, width, height = view_of(picture)
    image = render(picture, (round(width * PIXELS), round(height * PIXELS)))
    counted: dict[tuple[str, int], int] = {}
    for x, y, _ in image.blots():
        half = half_at(plan, x / PIXELS + left, y / PIXELS + top)
        counted[half] = counted.get(half, 0) + 1
    assert {half: pip for half, pip in halves(plan) if pip} == counted


def view_of(picture: str) -> list[float]:
    """Return left, top, width and height of what a picture shows."""
    view = ET.fromstring(picture).attrib["viewBox"]  # noqa: S314 - our text
    return [float(word) for word in view.split()]


def halves(plan: Plan) -> Iterator[tuple[tuple[str, int], int]]:
    """Yield each half of each tile with its pips."""
    for spot in plan.spots:
        yield (str(spot.tile), 0), spot.near
        yield (str(spot.tile), 1), spot.far


def half_at(plan: Plan, x: float, y: float) -> tuple[str, int]:
    """Return the half of a tile at a point."""

    def beside(spot: Spot, half: int) -> float:
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = spot.corners
        near, far = ((x0 + x3) / 2, (y0 + y3) / 2), ((x1 + x2) / 2, (y1 + y2) / 2)
        share = 0.25 + 0.5 * half
        middle_x = near[0] + share * (far[0] - near[0])
        middle_y = near[1] + share * (far[1] - near[1])
        return (middle_x - x) ** 2 + (middle_y - y) ** 2

    spot, half = min(
        ((spot, half) for spot in plan.spots for half in (0, 1)),
        key=lambda place: beside(*place),
    )
    return str(spot.tile), half


def test_every_numeral_is_drawn(render: Callable[[str, Size], Image]) -> None:
    """Each digit is one blot, of the height that digits have, and no font is used."""
    hand = [cf.Tile(pip, 8) for pip in range(19)]
    numerals = attrs.evolve(INK, face=Face.NUMERALS)
    image = render(draw_hand(hand, style=numerals), SIZE_OF_HAND)
    boxes = image.boxes()
    assert sum(len(str(tile.high)) + len(str(tile.low)) for tile in hand) == len(boxes)
    for left, top, right, bottom in boxes:
        assert pytest.approx(0.61 * PIXELS, abs=3) == bottom - top
        assert 0.2 * PIXELS < right - left < 0.45 * PIXELS


def test_names_have_their_size(render: Callable[[str, Size], Image]) -> None:
    """In every program letters are 15 pixels high, in the middle of their edge."""
    view = Bounds(-4, -3, 4, 3)
    style = attrs.evolve(INK, name="black")
    picture = draw(read("9-9"), style=style, view=view, names=["H", "H"])
    boxes = render(picture, (800, 600)).boxes()
    (high,) = (box for box in boxes if box[3] < 50)
    (low,) = (box for box in boxes if box[1] > 550)
    for edge, (left, top, right, bottom) in ((13.5, high), (586.5, low)):
        # A capital letter takes about 0.7 of the height of a text.
        assert pytest.approx(11, abs=2) == bottom - top
        assert pytest.approx(edge, abs=2) == (top + bottom) / 2
        assert pytest.approx(400, abs=2) == (left + right) / 2
