"""The command line: `python -m chickenfoot COMMAND`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import chickenfoot as cf
from chickenfoot._cli import draw, play, rules, simulate
from chickenfoot._cli.options import PROGRAM, OneSentenceParser, check_words

UNUSABLE: Final = 2  # as for any other bad input
INTERRUPTED: Final = 130  # what shells report after Ctrl-C


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return the exit status.

    `arguments` are the words of the command line, those of the process by default.
    """
    try:
        try:
            _run(_parser(), arguments)
        finally:
            print(end="", flush=True)
    except BrokenPipeError:
        _drop_output()
    except OSError as error:
        where = error.filename
        if where is None:
            where = "output"
            _drop_output()
        print(f"{PROGRAM}: {where}: {error.strerror}", file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _drop_output() -> None:
    """Spare Python, which flushes once more when it ends, from failing again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> None:
    words = sys.argv[1:] if arguments is None else arguments
    check_words(parser, words)
    options = parser.parse_args(words)
    if options.version:
        print("chickenfoot", _version())
    elif options.command is None:
        parser.error("expected a command, for example simulate; see --help")
    else:
        try:
            options.run(options)
        except cf.ChickenFootError as error:
            parser.error(str(error))


def _version() -> str:
    try:
        return version("chickenfoot")
    except PackageNotFoundError:  # run from a copied folder or an archive
        return "(not installed: its version is unknown)"


def _parser() -> argparse.ArgumentParser:
    parser = OneSentenceParser(
        prog=PROGRAM,
        usage="%(prog)s COMMAND [options]",
        description="The domino game Chicken Foot.",
        epilog=f"{PROGRAM} COMMAND --help lists the options of a command.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action="store_true", help="print the version and stop"
    )
    commands = parser.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", prog=PROGRAM
    )
    for module in (play, simulate, rules, draw):
        module.add_commands(commands.add_parser)
    return parser
