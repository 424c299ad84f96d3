"""The commands `rules` and `presets`."""

import argparse
import textwrap

from chickenfoot._cli.options import AddParser, add_rules, rules_from
from chickenfoot._cli.sheet import WIDTH
from chickenfoot.presets import PRESETS
from chickenfoot.wording import rules_card


def add_commands(add_parser: AddParser) -> None:
    """Add both commands to the command line."""
    parser = add_parser(
        "rules",
        help="print the rules in words",
        description="Print the rules in words: the standard rules, or those asked for.",
        usage="%(prog)s [options]",
        allow_abbrev=False,
    )
    parser.set_defaults(run=print_rules)
    add_rules(parser)
    parser = add_parser(
        "presets",
        help="list the named rules",
        description="List the named rules, each with its source.",
        allow_abbrev=False,
    )
    parser.set_defaults(run=print_presets)


def print_rules(options: argparse.Namespace) -> None:
    """Print the card of the rules that the options describe."""
    for paragraph in rules_card(rules_from(options)).splitlines():
        print(textwrap.fill(paragraph, WIDTH))


def print_presets(_: argparse.Namespace) -> None:
    """Print the key and the source of each preset."""
    for key, preset in PRESETS.items():
        print(f"{key}: {preset.source}")
