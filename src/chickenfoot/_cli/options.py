"""House rules as options of the command line, derived from the axes of the rules."""

import argparse
import enum
import functools
import re
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

import attrs


class OneSentenceParser(argparse.ArgumentParser):
    """A parser that answers bad input with one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def add_house_rules(
    parser: argparse.ArgumentParser,
    rules: type[attrs.AttrsInstance],
    meanings: Mapping[str, str],
) -> None:
    """Add an option for each axis of the rules, of the kind of its standard value.

    `meanings` says of each axis what it is. Only axes that are asked for appear among
    the parsed options.
    """
    group = parser.add_argument_group(
        "house rules", "The standard value of each stands in brackets."
    )
    for axis in _axes(rules):
        name, standard = _option(axis.name), axis.default
        shown = "all" if standard is None else _spelled(standard)
        meaning = f"{meanings[axis.name]} [{shown}]"
        add = functools.partial(
            group.add_argument, name, default=argparse.SUPPRESS, help=meaning
        )
        if isinstance(standard, bool):
            add(action=argparse.BooleanOptionalAction)
        elif isinstance(standard, enum.StrEnum):
            choices = type(standard)
            add(type=_reader(choices), metavar=f"{{{','.join(choices)}}}")
        else:
            add(type=whole_number, metavar="N")


def house_rules_from(
    options: argparse.Namespace, rules: type[attrs.AttrsInstance]
) -> dict[str, Any]:
    """Return the axes that were asked for, by name."""
    names = {axis.name for axis in _axes(rules)}
    return {name: value for name, value in vars(options).items() if name in names}


def house_rules_as_options(
    rules: attrs.AttrsInstance, preset: attrs.AttrsInstance
) -> list[str]:
    """Return what asks for these rules where a preset is asked for already."""
    words: list[str] = []
    for axis in _axes(type(rules)):
        value = getattr(rules, axis.name)
        if value == getattr(preset, axis.name):
            continue
        if isinstance(value, bool):
            words.append(_option(axis.name if value else f"no_{axis.name}"))
        else:
            words += [_option(axis.name), _spelled(value)]
    return words


def _axes(rules: type[attrs.AttrsInstance]) -> "list[attrs.Attribute[Any]]":
    """Return the fields that a caller chooses; others follow from them."""
    return [field for field in attrs.fields(rules) if field.init]


def _option(name: str) -> str:
    return "--" + name.replace("_", "-")


def _spelled(value: object) -> str:
    """Spell a value as one word of the command line."""
    return str(value).lower()


def _reader(choices: type[enum.StrEnum]) -> Callable[[str], enum.StrEnum]:
    def read(word: str) -> enum.StrEnum:
        try:
            return choices(word)
        except ValueError:
            raise argparse.ArgumentTypeError(
                f"{word!r} is none of {', '.join(choices)}"
            ) from None

    return read


def whole_number(word: str) -> int:
    """Read a whole number of a length that no memory minds."""
    if re.fullmatch(r"-?[0-9]{1,18}", word) is None:
        raise argparse.ArgumentTypeError(
            f"{word!r} is not a whole number of at most 18 digits"
        )
    return int(word)
