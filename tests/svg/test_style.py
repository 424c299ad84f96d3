"""Colours, sizes and texts: what can be read, and what is rejected."""

from typing import Any

import attrs
import pytest

from chickenfoot import DrawingError
from chickenfoot.svg import Face, Style
from chickenfoot.svg._markup import escaped, number, quoted

STYLE = Style()


def luminance(colour: str) -> float:
    """Return how bright a colour is (WCAG 2.2, relative luminance)."""
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return how well two colours can be told apart (WCAG 2.2, contrast ratio)."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_usual() -> None:
    """Black on white has 21 to 1, and grey #767676 just passes."""
    assert 21 == pytest.approx(contrast("#000000", "#ffffff"))
    assert 4.54 == pytest.approx(contrast("#767676", "#ffffff"), abs=0.005)


@pytest.mark.parametrize("pip", range(19))
def test_pips_can_be_read(pip: int) -> None:
    """On tiles and on the opener they have at least 4.5 to 1."""
    assert contrast(STYLE.pip_colour(pip), STYLE.tile) >= 4.5
    assert contrast(STYLE.pip_colour(pip), STYLE.opener) >= 4.5


def test_pips_differ_in_colour() -> None:
    """Each number has its own."""
    assert 19 == len({STYLE.pip_colour(pip) for pip in range(19)})


@pytest.mark.parametrize("part", ["last", "foot", "end", "ghost", "link", "tile"])
def test_marks_can_be_seen_on_the_table(part: str) -> None:
    """Graphics have at least 3 to 1, and names 4.5 to 1."""
    assert contrast(getattr(STYLE, part), STYLE.table) >= 3
    assert contrast(STYLE.name, STYLE.table) >= 4.5


def test_few_colours_are_repeated() -> None:
    """The colours of pips go round."""
    style = Style(pips=("red", "black"))
    assert ["red", "black", "red"] == [style.pip_colour(pip) for pip in range(3)]


@pytest.mark.parametrize(
    "colour",
    [
        "#fff",
        "#FFF8",
        "#2e6b57",
        "#2e6b57cc",
        "black",
        "none",
        "currentColor",
        "transparent",
        "rgb(46, 107, 87)",
        "RGB(46 107 87 / 50%)",
        "hsl(160deg 40% 30%)",
        "oklch(0.5 0.1 160)",
        "color(display-p3 0 1 0)",
        "light-dark(#fff, #000)",
        "var(--felt)",
        "var(--felt, #2e6b57)",
    ],
)
def test_colours_of_every_kind_are_accepted(colour: str) -> None:
    """Whatever names nothing but a colour."""
    assert colour == Style(table=colour, pips=(colour,)).table


@pytest.mark.parametrize(
    "colour",
    [
        "",
        " ",
        "#12",
        "#12345",
        "#1234567",
        "#ggg",
        "re d",
        "red\n",
        "red\0",
        "\x1bred",
        "r\u00e9d",
        "red;stroke:blue",
        "'/><script>",
        "url(#a)",
        "url(https://example.com/a.svg#b)",
        "rgb(url(#a))",
        "rgb(0,0,0",
        "rgb(0,0,0)x",
        "expression(1)",
        "x" * 41,
        "rgb(" + "0" * 81 + ")",
    ],
)
def test_what_is_not_a_colour_is_rejected(colour: str) -> None:
    """Files, styles, elements and hidden characters do not get into a picture."""
    with pytest.raises(DrawingError, match=r"^table must be a colour such as .{1,99}$"):
        Style(table=colour)
    with pytest.raises(DrawingError, match=r"^each of pips must be a colour such as "):
        Style(pips=("black", colour))


@pytest.mark.parametrize("margin", [-0.1, float("nan"), float("inf"), 10**400])
def test_a_margin_may_be_nothing_but_not_less(margin: float) -> None:
    """Tiles may touch the edge of the picture and never lie outside."""
    assert 0 == Style(margin=0).margin
    with pytest.raises(DrawingError, match=r"^margin must be from 0 to 100000, got "):
        Style(margin=margin)


def test_a_style_evaluates_back() -> None:
    """Equal styles are equal values, with equal hashes."""
    style = Style(face=Face.NUMERALS, unit=30)
    again = eval(repr(style))  # noqa: S307 - what repr is for
    assert style == again
    assert hash(style) == hash(again)
    assert style != attrs.evolve(style, unit=31)


def test_pips_have_a_colour() -> None:
    """At least one."""
    with pytest.raises(DrawingError, match="at least one colour"):
        Style(pips=())


@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("unit", "x", "unit must be a number, not 'x'"),
        ("unit", True, "unit must be a number, not True"),
        ("margin", None, "margin must be a number, not None"),
        ("face", "pips", "face must be a Face, not 'pips'"),
        ("ghost_faces", 1, "ghost_faces must be a bool, not 1"),
        ("tile", None, "tile must be a str, not None"),
        ("ghost", 0, "ghost must be a str, not 0"),
        ("pips", "black", "pips must be a tuple, not 'black'"),
        ("pips", ("black", 1), "each of pips must be a str, not 1"),
    ],
)
def test_a_style_of_wrong_values_is_rejected(
    name: str, wrong: object, message: str
) -> None:
    """When it is made, not when the first picture is drawn."""
    options: dict[str, Any] = {name: wrong}
    with pytest.raises(TypeError, match=f"^{message}$"):
        Style(**options)


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.0, "1"), (-0.0001, "0"), (0.12345, "0.123"), (-2.5, "-2.5"), (100, "100")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    """Three decimals, and no zeros at the end."""
    assert text == number(value)


def test_no_text_breaks_out_of_its_place() -> None:
    """Signs of XML are escaped; characters that XML does not know are replaced."""
    assert "a&lt;b&gt;&amp;'\"" == escaped("a<b>&'\"")
    assert "'a&apos;b'" == quoted("a'b")
    assert "a\ufffdb\ufffd\ufffdc\t\U0001f414" == escaped(
        "a\0b\ud800\uffffc\t\U0001f414"
    )
