"""House rules as options of the command line."""

from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot._cli.options import (
    add_house_rules,
    house_rules_as_options,
    house_rules_from,
    whole_number,
)


def read(arguments: str) -> dict[str, Any]:
    """Return the house rules that these options ask for."""
    parser = ArgumentParser()
    parser.add_argument("--seats", default=4)
    add_house_rules(parser)
    return house_rules_from(parser.parse_args(arguments.split()))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("", {}),
        ("--seats 3", {}),
        ("--max-pip -3", {"max_pip": -3}),
        ("--draw until_playable", {"draw": cf.DrawRule.UNTIL_PLAYABLE}),
        ("--voluntary-draw", {"voluntary_draw": True}),
        (
            "--no-voluntary-draw --no-opener-again",
            {"voluntary_draw": False, "opener_again": False},
        ),
        ("--rounds 0", {"rounds": 0}),
    ],
)
def test_every_kind_of_house_rule_is_an_option(
    arguments: str, expected: dict[str, object]
) -> None:
    """Numbers, choices by value, and yes or no; what is not asked for is absent."""
    assert expected == read(arguments)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, ""),
        (
            {"arms": 6, "draw": cf.DrawRule.NEVER, "opener_again": True},
            "--opener-again --arms 6 --draw never",
        ),
        ({"rounds": 1}, "--rounds 1"),
    ],
)
def test_rules_are_written_as_the_options_that_ask_for_them(
    changes: dict[str, Any], expected: str
) -> None:
    """Only what differs from the preset needs an option."""
    rules = cf.Rules(**changes)
    words = house_rules_as_options(rules, cf.Rules())

    assert expected == " ".join(words)
    assert rules == attrs.evolve(cf.Rules(), **read(" ".join(words)))


def test_what_the_preset_has_is_taken_back_by_an_option() -> None:
    """A house rule of the preset that does not hold is one with `--no-`."""
    preset = cf.Rules(opener_again=True)
    assert ["--no-opener-again"] == house_rules_as_options(cf.Rules(), preset)


def test_the_help_has_meanings_choices_and_standard_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it is, its choices and its standard value; with no number, all."""
    monkeypatch.setenv("COLUMNS", "80")
    parser = ArgumentParser()
    add_house_rules(parser)
    text = " ".join(parser.format_help().split())

    assert "--arms N tiles that the opener takes [4]" in text
    assert "--draw {one,until_playable,never} what a seat" in text
    assert "what a seat without a legal play draws [one]" in text
    assert "--voluntary-draw, --no-voluntary-draw" in text
    assert "rounds of a match [all]" in text
    assert "blocks" not in text


@pytest.mark.parametrize(
    ("word", "number"), [("0", 0), ("-7", -7), ("9" * 18, 10**18 - 1)]
)
def test_a_whole_number_is_read(word: str, number: int) -> None:
    """Digits, with a minus sign or without."""
    assert number == whole_number(word)


@pytest.mark.parametrize("word", ["", "-", "1.0", "1_0", " 1", "+1", "٣", "9" * 19])
def test_anything_else_is_not_a_whole_number(word: str) -> None:
    """Also what `int` would take."""
    with pytest.raises(ArgumentTypeError, match="is not a whole number of at most 18"):
        whole_number(word)
