"""The command `draw`: a record as text, as pictures or as a web page."""

import argparse
from collections.abc import Iterator
from itertools import islice

import chickenfoot as cf
from chickenfoot import text
from chickenfoot._cli.options import AddParser, add_ascii, file_path, is_ascii
from chickenfoot._cli.pictures import write_picture
from chickenfoot._cli.sheet import WIDTH
from chickenfoot.pages import replay_page
from chickenfoot.records import MatchRecord, RoundRecord, loads, replay


def add_commands(add_parser: AddParser) -> None:
    """Add the command to the command line."""
    parser = add_parser(
        "draw",
        help="draw the rounds of a record",
        description="Draw the last layout of each round of a record.",
        allow_abbrev=False,
    )
    parser.set_defaults(run=draw)
    parser.add_argument(
        "file", type=file_path, metavar="FILE", help="a record of a round or a match"
    )
    output = parser.add_mutually_exclusive_group()
    output.add_argument(
        "--svg",
        type=file_path,
        metavar="FOLDER",
        help="write a picture of each layout into this folder",
    )
    output.add_argument(
        "--html",
        type=file_path,
        metavar="PAGE",
        help="write a web page that steps through all moves",
    )
    add_ascii(parser)


def draw(options: argparse.Namespace) -> None:
    """Draw the record in the form that the options ask for."""
    record = _read(options.file.read_bytes())
    if options.html is not None:
        options.html.write_text(replay_page(record), encoding="utf-8")
        print(options.html)
        return
    ends = list(_ends(record))
    if options.svg is None:
        print(text.LEGEND)
        for number, state in enumerate(ends, start=1):
            print(f"Round {number}, opener {state.opener}")
            print(text.draw(state.layout, width=WIDTH, ascii_only=is_ascii(options)))
        return
    options.svg.mkdir(parents=True, exist_ok=True)
    for number, state in enumerate(ends, start=1):
        print(write_picture(options.svg, number, state.layout))


def _read(source: bytes) -> RoundRecord | MatchRecord:
    document = loads(source)
    if not isinstance(document, (RoundRecord, MatchRecord)):
        raise cf.NotationError(
            "expected the record of a round or a match, "
            f"got a {type(document).__name__}"
        )
    return document


def _ends(record: RoundRecord | MatchRecord) -> Iterator[cf.RoundState]:
    """Yield the last state of each round."""
    rounds = record.rounds if isinstance(record, MatchRecord) else (record,)
    states = iter(replay(record))
    for each in rounds:
        *_, end = islice(states, len(each.moves) + 1)
        yield end
