"""Options that commands share, house rules among them."""

import argparse
import functools
import os
import re
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

import attrs

from chickenfoot._core.rules import HOUSE_RULES, Rules
from chickenfoot.presets import PRESETS

PROGRAM: Final = "python -m chickenfoot"
STANDARD: Final = "standard"

AddParser: TypeAlias = Callable[..., argparse.ArgumentParser]
"""What makes the parser of a command."""


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


def add_table(parser: argparse.ArgumentParser, *, seeded: str) -> None:
    """Add options for the seats, and for the seed that gives the same of `seeded`."""
    add = parser.add_argument
    add("--seats", type=whole_number, default=4, metavar="N", help="how many play [4]")
    add(
        "--seed",
        type=whole_number,
        default=secrets.randbelow(1_000_000),
        metavar="N",
        help=f"the same seed gives the same {seeded} [any]",
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add options for a preset and for each house rule."""
    parser.add_argument(
        "--preset",
        choices=PRESETS,
        default=STANDARD,
        metavar="NAME",
        help="start from these named rules",
    )
    add_house_rules(parser)


def rules_from(options: argparse.Namespace) -> Rules:
    """Return the preset with the house rules that were asked for."""
    return attrs.evolve(PRESETS[options.preset].rules, **house_rules_from(options))


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


def file_path(word: str) -> Path:
    """Read a path that a file or a folder can have."""
    if not word:
        raise argparse.ArgumentTypeError("expected a path, got ''")
    try:
        encoded = os.fsencode(word)
    except UnicodeEncodeError:
        encoded = b"\0"
    if b"\0" in encoded:
        raise argparse.ArgumentTypeError("no file or folder can have this name")
    return Path(word)


def add_ascii(parser: argparse.ArgumentParser) -> None:
    """Add the option for terminals without box characters."""
    parser.add_argument(
        "--ascii", action="store_true", help="draw with plain characters only"
    )


def is_ascii(options: argparse.Namespace) -> bool:
    """Return whether drawings must do without box characters."""
    try:
        "├─└│".encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return True
    return bool(options.ascii)
