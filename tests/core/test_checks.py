"""Values in messages: short, and safe to format whatever they are."""

from typing import Any

import pytest

from chickenfoot._core.checks import check_type, shown


class Hostile:
    """A value that cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError


class Silent:
    """A value that shows nothing."""

    def __repr__(self) -> str:
        return ""


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, "7"),
        ("x" * 58, repr("x" * 58)),
        ("x" * 59, "a str"),
        (10**59, str(10**59)),
        (10**60, "an int"),
        pytest.param(10**5000, "an int", id="huge"),
        (Hostile(), "a Hostile"),
        (Silent(), "a Silent"),
    ],
)
def test_a_value_is_shown_in_a_few_words(value: object, text: str) -> None:
    """If it is long, or cannot be shown, its kind is named."""
    assert text == shown(value)


@pytest.mark.parametrize(
    ("kinds", "words"), [((int,), "an int"), ((str, int), "a str or int")]
)
def test_the_expected_kinds_are_named(kinds: tuple[type, ...], words: str) -> None:
    """With the article that the first one takes."""
    with pytest.raises(TypeError, match=f"^the value must be {words}, not a Hostile$"):
        check_type("the value", Hostile(), *kinds)


class Liar:
    """A value that says it is an int."""

    __class__: Any = property(lambda _: int)

    def __repr__(self) -> str:
        return ""


class LongName(type):
    """The class of classes that go by a name which is too long."""

    __name__ = "x" * 10**6


class Renamed(metaclass=LongName):
    """A value whose class was given another name."""

    def __repr__(self) -> str:
        return "\x1b[2J"


def test_what_a_value_says_of_its_class_is_not_believed() -> None:
    """Its type decides."""
    with pytest.raises(TypeError, match=r"^the value must be an int, not a Liar$"):
        check_type("the value", Liar(), int)


def test_a_class_is_named_as_it_was_made() -> None:
    """Not as its metaclass says, and what is not printable is not shown."""
    assert "a Renamed" == shown(Renamed())
    assert "a value" == shown(type("x" * 10**6, (Silent,), {})())
