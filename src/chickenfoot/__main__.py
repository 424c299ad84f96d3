"""A whole match in the terminal, between simple players: `python -m chickenfoot`.

Chance has one source here, a generator made from the seed, of which nothing but
`random()` is used: so a seed gives the same match on every machine and Python.
"""

import argparse
import os
import random
import secrets
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import pairwise
from typing import Final, TypeAlias

import chickenfoot as cf
from chickenfoot import text
from chickenfoot._options import (
    OneSentenceParser,
    add_house_rules,
    house_rules_as_options,
    house_rules_from,
    whole_number,
)

Player: TypeAlias = Callable[[cf.RoundState], cf.Move]
"""Chooses a legal move for the seat to move."""

PROGRAM: Final = "python -m chickenfoot"
WIDTH: Final = 80
INTERRUPTED: Final = 130  # what shells report after Ctrl-C


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the options ask for, and return the exit status.

    `arguments` are the words of the command line, those of the process by default.
    """
    try:
        try:
            _run(_parser(), arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more when it ends, and that must not fail as well.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _run(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> None:
    options = parser.parse_args(arguments)
    if options.version:
        print("chickenfoot", version("chickenfoot"))
        return
    try:
        rules = cf.Rules(**house_rules_from(options, cf.Rules))
        match = cf.start_match(rules, seats=options.seats)
        _print_head(match, options)
        _play_match(match, options)
    except cf.ChickenFootError as error:
        parser.error(str(error))


def _print_head(match: cf.MatchState, options: argparse.Namespace) -> None:
    rules = match.rules
    print(
        f"Chicken Foot with a double-{rules.max_pip} set: {match.seats} seats, "
        f"{rules.hand_size_for(match.seats)} tiles each"
    )
    print("Even seats lay any tile that fits, odd seats their heaviest.")
    asked = f"--seats {match.seats} --seed {options.seed}"
    print("The same match again:", PROGRAM, asked, *house_rules_as_options(rules))
    if options.show:
        print(text.LEGEND)
    print()


def _play_match(match: cf.MatchState, options: argparse.Namespace) -> None:
    rng = random.Random(options.seed)
    players = [random_player(rng), heaviest_first]
    seated = [players[seat % len(players)] for seat in range(match.seats)]
    in_detail: bool = options.verbose or options.show
    while not match.is_over:
        state = cf.deal_round(match, rng=rng)
        if in_detail:
            print(f"Round {len(match.scores) + 1}, opener {state.opener}")
        state = _play_round(state, seated, verbose=options.verbose)
        if options.show:
            print(text.draw(state.layout, width=WIDTH, ascii_only=_is_ascii(options)))
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
        move = players[state.turn](state)
        if verbose:
            print(" ", told(state, move))
        state = cf.apply_move(state, move)
    return state


def random_player(rng: random.Random) -> Player:
    """Return a player that takes any legal move, each as likely as the others."""

    def choose(state: cf.RoundState) -> cf.Move:
        moves = cf.legal_moves(state)
        return moves[int(rng.random() * len(moves))]

    return choose


def heaviest_first(state: cf.RoundState) -> cf.Move:
    """Lay the tile that would cost most; of equal ones the first that is legal."""
    moves = cf.legal_moves(state)
    plays = (move for move in moves if isinstance(move, cf.Play))
    return max(
        plays,
        key=lambda play: cf.tile_points(state.rules, play.tile),
        default=moves[0],
    )


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
    foot = state.layout.foot
    if move.tile.is_double:
        return f"{lays}: chicken foot!"
    if foot is not None:
        kind = "arm" if foot.double == state.opener else "toe"
        return f"{lays}: {kind} {foot.placed + 1} of {foot.needed}"
    return lays


def score_head(seats: int) -> list[str]:
    """Return the heading of the rows of a score sheet."""
    return _rows("round opener ended", [f"seat {seat}" for seat in range(seats)])


def score_rows(match: cf.MatchState) -> list[str]:
    """Return the last finished round as a row of a score sheet."""
    score = match.scores[-1]
    outcome = score.outcome
    ended = f"seat {outcome.seat} out" if isinstance(outcome, cf.WentOut) else "blocked"
    return _rows(f"{len(match.scores):5} {score.opener!s:6} {ended}", score.points)


def total_rows(match: cf.MatchState) -> list[str]:
    """Return the points of the whole match as a row of a score sheet."""
    return _rows("total", match.totals)


def _rows(head: str, cells: Sequence[object]) -> list[str]:
    """Set one cell for each seat in columns, in more rows than one for many seats."""
    columns = len(f" seat {len(cells) - 1}")
    rows = [f"{head:24}"]
    for cell in cells:
        if len(rows[-1]) + columns > WIDTH:
            rows.append(f"{'':24}")
        rows[-1] += f"{cell!s:>{columns}}"
    return rows


def standing_rows(match: cf.MatchState) -> list[str]:
    """Return the standings, with what decided each place in words."""
    places = cf.standings(match)
    decisions = [_decision(*two) for two in pairwise(places)]
    shares_last = places[-1].rank == places[-2].rank
    decisions.append(decisions[-1] if shares_last else "the last place")
    return ["place  seat points  decided by"] + [
        f"{place.rank:5} {place.seat:5} {place.points:6}  {decision}"
        for place, decision in zip(places, decisions, strict=True)
    ]


def _decision(place: cf.Standing, after: cf.Standing) -> str:
    """Say what put a seat above the next one (R16)."""
    if place.decided_by is cf.TieBreak.TOTAL:
        return f"fewer points than seat {after.seat}"
    level = f"level with seat {after.seat}"
    if place.decided_by is cf.TieBreak.ZERO_ROUNDS:
        zeros = place.zero_rounds
        rounds = "round" if zeros == 1 else "rounds"
        return f"{level}, but {zeros} {rounds} of zero points to {after.zero_rounds}"
    if place.decided_by is cf.TieBreak.LOWEST_ROUND:
        lowest = f"{place.lowest_round} to {after.lowest_round}"
        return f"{level}, but its lowest round is {lowest}"
    return f"equal in everything: seats {place.seat} and {after.seat} share the place"


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
    add("--ascii", action="store_true", help="draw with plain characters only")
    add("--version", action="store_true", help="print the version and stop")
    add_house_rules(parser, cf.Rules)
    return parser


def _is_ascii(options: argparse.Namespace) -> bool:
    """Tell whether drawings must do without box characters."""
    try:
        "├─└│".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return True
    return bool(options.ascii)


if __name__ == "__main__":
    sys.exit(main())
