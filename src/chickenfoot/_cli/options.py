"""House rules as options of the command line."""

import argparse
import functools
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from chickenfoot._core.rules import HOUSE_RULES, Rules


class OneSentenceParser(argparse.ArgumentParser):
    """A parser that answers bad input with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def check_words(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """Refuse `--option=--`, which Python up to 3.12 reads as a value that is a list."""
    for word in words:
        option, is_given, value = word.partition("=")
        if is_given and value == "--":
            parser.error(f"argument {option}: '--' is not a value")


def add_house_rules(parser: argparse.ArgumentParser) -> None:
    """Add an option for each house rule.

    Only house rules that are asked for appear among the parsed options.
    """
    group = parser.add_argument_group(
        "house rules", "The standard value of each is in brackets."
    )
    for rule in HOUSE_RULES.values():
        shown = "all" if rule.standard is None else _spelled(rule.standard)
        add = functools.partial(
            group.add_argument,
            _option(rule.name),
            default=argparse.SUPPRESS,
            help=f"{rule.meaning} [{shown}]",
        )
        if isinstance(rule.standard, bool):
            add(action=argparse.BooleanOptionalAction)
        elif rule.choices:
            choices = {str(choice): choice for choice in rule.choices}
            add(type=_reader(choices), metavar=f"{{{','.join(choices)}}}")
        else:
            add(type=whole_number, metavar="N")


def house_rules_from(options: argparse.Namespace) -> dict[str, Any]:
    """Return the house rules that were asked for, by name."""
    return {name: value for name, value in vars(options).items() if name in HOUSE_RULES}


def house_rules_as_options(rules: Rules, preset: Rules) -> list[str]:
    """Return what asks for these rules where a preset is asked for already."""
    words: list[str] = []
    for name in HOUSE_RULES:
        value = getattr(rules, name)
        if value == getattr(preset, name):
            continue
        if isinstance(value, bool):
            words.append(_option(name if value else f"no_{name}"))
        else:
            words += [_option(name), _spelled(value)]
    return words


def _option(name: str) -> str:
    return "--" + name.replace("_", "-")


def _spelled(value: object) -> str:
    """Spell a value as one word of the command line."""
    return str(value).lower()


def _reader(choices: Mapping[str, object]) -> Callable[[str], object]:
    def read(word: str) -> object:
        if word not in choices:
            raise argparse.ArgumentTypeError(
                f"{word!r} is none of {', '.join(choices)}"
            )
        return choices[word]

    return read


def whole_number(word: str) -> int:
    """Read a whole number of a bounded length."""
    if re.fullmatch(r"-?[0-9]{1,18}", word) is None:
        raise argparse.ArgumentTypeError(
            f"{word!r} is not a whole number of at most 18 digits"
        )
    return int(word)
