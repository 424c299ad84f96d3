"""The command `simulate`: a whole match between simple players.

A generator made from the seed is the only source of randomness. Only its `random()` is
used, so a seed gives the same match on every machine and Python.
"""

import argparse
import random

import chickenfoot as cf
from chickenfoot import text
from chickenfoot._cli.options import (
    PROGRAM,
    STANDARD,
    AddParser,
    add_ascii,
    add_rules,
    add_table,
    file_path,
    house_rules_as_options,
    is_ascii,
    rules_from,
)
from chickenfoot._cli.pictures import write_picture
from chickenfoot._cli.sheet import (
    WIDTH,
    score_head,
    score_rows,
    standing_rows,
    total_rows,
)
from chickenfoot.players import foot_aware, heaviest_first, random_player
from chickenfoot.presets import PRESETS
from chickenfoot.records import MatchRecord, dumps


def add_commands(add_parser: AddParser) -> None:
    """Add the command to the command line."""
    parser = add_parser(
        "simulate",
        help="play a match between simple players",
        description="Play a match of Chicken Foot between simple players.",
        usage="%(prog)s [options]",
        allow_abbrev=False,
    )
    parser.set_defaults(run=simulate)
    add_table(parser, seeded="match")
    add = parser.add_argument
    add("--verbose", action="store_true", help="print each move")
    add("--show", action="store_true", help="draw each finished layout")
    add(
        "--svg",
        type=file_path,
        metavar="FOLDER",
        help="write a picture of each finished layout into this folder",
    )
    add(
        "--record",
        type=file_path,
        metavar="FILE",
        help="write the record of the match, which `draw` reads",
    )
    add_ascii(parser)
    add_rules(parser)


def simulate(options: argparse.Namespace) -> None:
    """Play the match that the options describe."""
    match = cf.start_match(rules_from(options), seats=options.seats)
    if options.svg is not None:
        options.svg.mkdir(parents=True, exist_ok=True)
    _print_head(match, options)
    record = _play_match(match, options)
    if options.record is not None:
        options.record.write_text(dumps(record), encoding="utf-8")


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
    print("The same match again:", PROGRAM, "simulate", asked, *house_rules)
    if options.show:
        print(text.LEGEND)
    print()


def _play_match(match: cf.MatchState, options: argparse.Namespace) -> MatchRecord:
    rng = random.Random(options.seed)
    players = [foot_aware, heaviest_first, random_player(rng)]
    seated = [players[seat % len(players)] for seat in range(match.seats)]
    in_detail: bool = options.verbose or options.show
    record = MatchRecord(match.rules, seats=match.seats)
    while not match.is_over:
        state = cf.deal_round(match, rng=rng)
        if in_detail:
            print(f"Round {len(match.scores) + 1}, opener {state.opener}")
        record = record.with_round(state)
        while state.outcome is None:
            move = seated[state.turn](cf.view(state, state.turn))
            if options.verbose:
                print(" ", told(state, move))
            state = cf.apply_move(state, move)
            record = record.with_move(move)
        if options.show:
            print(text.draw(state.layout, width=WIDTH, ascii_only=is_ascii(options)))
        if options.svg is not None:
            write_picture(options.svg, len(match.scores) + 1, state.layout)
        if in_detail or not match.scores:
            print(*score_head(match.seats), sep="\n")
        match = cf.finish_round(match, state)
        print(*score_rows(match), sep="\n")
        if in_detail:
            print()
    print(*total_rows(match), sep="\n")
    print()
    print(*standing_rows(match), sep="\n")
    return record


def told(state: cf.RoundState, move: cf.Move) -> str:
    """Describe a legal move of this state in a sentence."""
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
