"""Tests of house rules as options, on axes of every kind."""

import enum
from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

import attrs
import pytest

from chickenfoot._cli.options import (
    add_house_rules,
    house_rules_as_options,
    house_rules_from,
    whole_number,
)


class Weather(enum.StrEnum):
    """A choice with a value of two words."""

    FINE = "fine"
    LIGHT_RAIN = "light_rain"


@attrs.frozen(kw_only=True)
class Outing:
    """One axis of each kind, and a field that nobody chooses."""

    miles_to_go: int = 9
    weather: Weather = Weather.FINE
    with_dog: bool = False
    by_bus: bool = True
    friends: int | None = None
    is_fun: bool = attrs.field(init=False, default=True)


MEANINGS = {
    "miles_to_go": "how far",
    "weather": "what it is like outside",
    "with_dog": "the dog comes too",
    "by_bus": "nobody walks",
    "friends": "how many come",
}


def read(arguments: str) -> dict[str, Any]:
    """Return the axes that these options ask for."""
    parser = ArgumentParser()
    parser.add_argument("--seats", default=4)
    add_house_rules(parser, Outing, MEANINGS)
    return house_rules_from(parser.parse_args(arguments.split()), Outing)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("", {}),
        ("--seats 3", {}),
        ("--miles-to-go -3", {"miles_to_go": -3}),
        ("--weather light_rain", {"weather": Weather.LIGHT_RAIN}),
        ("--with-dog", {"with_dog": True}),
        ("--no-with-dog --no-by-bus", {"with_dog": False, "by_bus": False}),
        ("--friends 0", {"friends": 0}),
    ],
)
def test_every_kind_of_axis_is_an_option(
    arguments: str, expected: dict[str, object]
) -> None:
    """Numbers, choices by value, and yes or no; what is not asked for is absent."""
    assert expected == read(arguments)


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (Outing(), ""),
        (
            Outing(miles_to_go=0, weather=Weather.LIGHT_RAIN, with_dog=True),
            "--miles-to-go 0 --weather light_rain --with-dog",
        ),
        (Outing(by_bus=False, friends=1), "--no-by-bus --friends 1"),
    ],
)
def test_rules_are_told_as_the_options_that_ask_for_them(
    rules: Outing, expected: str
) -> None:
    """Only what differs from the preset needs an option."""
    words = house_rules_as_options(rules, Outing())

    assert expected == " ".join(words)
    assert rules == attrs.evolve(Outing(), **read(" ".join(words)))


def test_the_help_tells_choices_and_standard_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it is, its choices and its standard value; with no number, all."""
    monkeypatch.setenv("COLUMNS", "80")
    parser = ArgumentParser()
    add_house_rules(parser, Outing, MEANINGS)
    text = parser.format_help()

    assert "--miles-to-go N       how far [9]" in text
    assert "--weather {fine,light_rain}" in text
    assert "what it is like outside [fine]" in text
    assert "--with-dog, --no-with-dog" in text
    assert "how many come [all]" in text
    assert "fun" not in text


@pytest.mark.parametrize(
    ("word", "number"), [("0", 0), ("-7", -7), ("9" * 18, 10**18 - 1)]
)
def test_a_whole_number_is_read(word: str, number: int) -> None:
    """Digits, with a minus sign or without."""
    assert number == whole_number(word)


@pytest.mark.parametrize("word", ["", "-", "1.0", "1_0", " 1", "+1", "٣", "9" * 19])
def test_anything_else_is_no_whole_number(word: str) -> None:
    """Also what `int` would take."""
    with pytest.raises(ArgumentTypeError, match="is not a whole number of at most 18"):
        whole_number(word)
