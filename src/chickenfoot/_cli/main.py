"""A whole match in the terminal, between simple players: `python -m chickenfoot`.

Chance has one source here, a generator made from the seed, of which nothing but
`random()` is used: so a seed gives the same match on every machine and Python.
"""

import argparse
import os
import random
import secrets
import sys
import textwrap
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import attrs

import chickenfoot as cf
from chickenfoot import svg, text
from chickenfoot._cli.options import (
    OneSentenceParser,
    add_house_rules,
    check_words,
    house_rules_as_options,
    house_rules_from,
    whole_number,
)
from chickenfoot._cli.sheet import (
    WIDTH,
    score_head,
    score_rows,
    standing_rows,
    total_rows,
)
from chickenfoot.players import Player, foot_aware, heaviest_first, random_player
from chickenfoot.presets import PRESETS
from chickenfoot.wording import rules_card

PROGRAM: Final = "python -m chickenfoot"
UNUSABLE: Final = 2  # as for any other bad input
STANDARD: Final = "standard"
INTERRUPTED: Final = 130  # what shells report after Ctrl-C


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the options ask for, and return the exit status.

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
        where = f"--svg {error.filename}"
        if error.filename is None:
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
        return
    if options.presets:
        for key, preset in PRESETS.items():
            print(f"{key}: {preset.source}")
        return
    try:
        rules = attrs.evolve(PRESETS[options.preset].rules, **house_rules_from(options))
        if options.rules:
            for paragraph in rules_card(rules).splitlines():
                print(textwrap.fill(paragraph, WIDTH))
            return
        match = cf.start_match(rules, seats=options.seats)
        if options.svg is not None:
            options.svg.mkdir(parents=True, exist_ok=True)
        _print_head(match, options)
        _play_match(match, options)
    except cf.ChickenFootError as error:
        parser.error(str(error))


def _version() -> str:
    try:
        return version("chickenfoot")
    except PackageNotFoundError:  # run from a copied folder or an archive
        return "(not installed: its version is unknown)"


def _print_head(match: cf.MatchState, options: argparse.Namespace) -> None:
    rules = match.rules
    print(
        f"Chicken Foot with a double-{rules.max_pip} set: {match.seats} seats, "
        f"{rules.hand_size_for(match.seats)} tiles each"
    )
    print("Seats in turn mind the feet, lay their heaviest tile, or play at random.")
    asked = f"--seats {match.seats} --seed {options.seed}"
    preset = PRESETS[options.preset]
    house_rules = house_rules_as_options(rules, preset.rules)
    if options.preset != STANDARD:
        asked += f" --preset {options.preset}"
    print("The same match again:", PROGRAM, asked, *house_rules)
    if options.show:
        print(text.LEGEND)
    print()


def _play_match(match: cf.MatchState, options: argparse.Namespace) -> None:
    rng = random.Random(options.seed)
    players = [foot_aware, heaviest_first, random_player(rng)]
    seated = [players[seat % len(players)] for seat in range(match.seats)]
    in_detail: bool = options.verbose or options.show
    while not match.is_over:
        state = cf.deal_round(match, rng=rng)
        if in_detail:
            print(f"Round {len(match.scores) + 1}, opener {state.opener}")
        state = _play_round(state, seated, verbose=options.verbose)
        if options.show:
            print(text.draw(state.layout, width=WIDTH, ascii_only=_is_ascii(options)))
        if options.svg is not None:
            picture = options.svg / f"round-{len(match.scores) + 1:02}.svg"
            picture.write_text(svg.draw(state.layout), encoding="utf-8")
        if in_detail or not match.scores:
            print(*score_head(match.seats), sep="\n")
        match = cf.finish_round(match, state)
        print(*score_rows(match), sep="\n")
        if in_detail:
            print()
    print(*total_rows(match), sep="\n")
    print()
    print(*standing_rows(match), sep="\n")


def _play_round(
    state: cf.RoundState, players: Sequence[Player], *, verbose: bool
) -> cf.RoundState:
    while state.outcome is None:
        move = players[state.turn](cf.view(state, state.turn))
        if verbose:
            print(" ", told(state, move))
        state = cf.apply_move(state, move)
    return state


def told(state: cf.RoundState, move: cf.Move) -> str:
    """Tell a legal move of this state in a sentence."""
    who = f"seat {state.turn}"
    if isinstance(move, cf.Draw):
        return f"{who} draws {state.boneyard[0]}"
    if isinstance(move, cf.Pass):
        return f"{who} passes"
    if move.onto is None:
        return f"{who} opens with {move.tile}"
    lays = f"{who} lays {move.tile} on {move.onto}"
    owed = state.layout.owed
    if move.tile.is_double:
        return f"{lays}: chicken foot!"
    if owed is not None:
        return f"{lays}: {owed.kind} {owed.placed + 1} of {owed.needed}"
    return lays


def _parser() -> argparse.ArgumentParser:
    parser = OneSentenceParser(
        prog=PROGRAM,
        usage="%(prog)s [options]",
        description="Play a match of Chicken Foot between simple players.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--seats", type=whole_number, default=4, metavar="N", help="how many play [4]")
    add(
        "--seed",
        type=whole_number,
        default=secrets.randbelow(1_000_000),
        metavar="N",
        help="the same seed gives the same match [any]",
    )
    add("--verbose", action="store_true", help="tell each move")
    add("--show", action="store_true", help="draw each finished layout")
    add(
        "--svg",
        type=_folder,
        metavar="FOLDER",
        help="write a picture of each finished layout into this folder",
    )
    add("--ascii", action="store_true", help="draw with plain characters only")
    add(
        "--preset",
        choices=PRESETS,
        default=STANDARD,
        metavar="NAME",
        help="start from these named rules",
    )
    add("--presets", action="store_true", help="list the named rules and stop")
    add("--rules", action="store_true", help="print the rules in words and stop")
    add("--version", action="store_true", help="print the version and stop")
    add_house_rules(parser)
    return parser


def _folder(word: str) -> Path:
    if not word:
        raise argparse.ArgumentTypeError("'' is no folder")
    try:
        encoded = os.fsencode(word)
    except UnicodeEncodeError:
        encoded = b"\0"
    if b"\0" in encoded:
        raise argparse.ArgumentTypeError("no folder can have this name")
    return Path(word)


def _is_ascii(options: argparse.Namespace) -> bool:
    """Return whether drawings must do without box characters."""
    try:
        "├─└│".encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return True
    return bool(options.ascii)
