"""Values in messages: short, and safe to format whatever they are."""

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
