"""The command `play`: a person against the library's players.

The whole game is one `MatchRecord`: saving writes it, resuming reads it, and undoing
removes moves from its end.
"""

import argparse
import os
import random
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

import attrs

import chickenfoot as cf
from chickenfoot import text
from chickenfoot._cli.options import (
    AddParser,
    add_ascii,
    add_rules,
    add_table,
    file_path,
    is_ascii,
    rules_from,
)
from chickenfoot._core.checks import shown
from chickenfoot.events import move_events, reveals
from chickenfoot.players import Player, foot_aware, heaviest_first, random_player
from chickenfoot.records import MatchRecord, dumps, loads, replay, resume
from chickenfoot.wording import sentence

DEFAULT_FILE: Final = Path("chickenfoot.json")
YOU: Final = 0
HELP: Final = f"""\
You have seat {YOU}. Type the number of a move, or a move: 8-4@4-2 plays 8-4 on 4-2.
An illegal move is answered with the reason.
  hint  show what a simple player would do
  undo  take your last move back, if nothing hidden was shown since
  save  write the game to its file
  quit  leave without saving
  help  show this again
{text.LEGEND}"""


def add_commands(add_parser: AddParser) -> None:
    """Add the command to the command line."""
    parser = add_parser(
        "play",
        help="play against simple players",
        description="Play a match of Chicken Foot against simple players.",
        epilog="A file that is resumed brings its own rules and seats.",
        usage="%(prog)s [options]",
        allow_abbrev=False,
    )
    parser.set_defaults(run=play)
    add_table(parser, seeded="deals")
    add = parser.add_argument
    add(
        "--file",
        type=file_path,
        metavar="FILE",
        help=f"where `save` writes the game [{DEFAULT_FILE}]",
    )
    add("--resume", type=file_path, metavar="FILE", help="continue a saved game")
    add_ascii(parser)
    add_rules(parser)


def play(options: argparse.Namespace) -> None:
    """Play until the match is over, the person quits or the input ends."""
    if options.resume is None:
        match = cf.start_match(rules_from(options), seats=options.seats)
        record = MatchRecord(match.rules, match.seats)
    else:
        record = _load(options.resume)
    game = Game(record, options=options)
    print(f"Seed {options.seed}.", HELP)
    try:
        game.play()
    except EOFError:
        print()


def opponents(seats: int, rng: random.Random) -> dict[int, tuple[str, Player]]:
    """Return name and player of each seat but yours."""
    kinds: list[tuple[str, Player]] = [
        ("Foot-Aware", foot_aware),
        ("Heaviest", heaviest_first),
        ("Random", random_player(rng)),
    ]
    seated: dict[int, tuple[str, Player]] = {}
    for seat in range(1, seats):
        name, player = kinds[(seat - 1) % len(kinds)]
        seated[seat] = f"{name} {seat}", player
    return seated


def undone(record: MatchRecord) -> MatchRecord | None:
    """Return the record as it was before your last move.

    `None` if you have not moved in this round, or if a draw since then showed somebody
    a hidden tile.
    """
    *finished, last = record.rounds
    states = replay(last)
    for number in reversed(range(len(last.moves))):
        if reveals(states[number], last.moves[number]):
            return None
        if states[number].turn == YOU:
            shorter = attrs.evolve(last, moves=last.moves[:number])
            return attrs.evolve(record, rounds=(*finished, shorter))
    return None


def read_move(view: cf.RoundView, typed: str) -> cf.Move | str:
    """Return the legal move that was typed, or why there is none."""
    moves = view.legal_moves
    numbered = {str(number): move for number, move in enumerate(moves, start=1)}
    if typed in numbered:
        return numbered[typed]
    if typed.isdecimal():
        return f"expected a number from 1 to {len(moves)}, got {shown(typed)}"
    try:
        move = cf.parse_move(typed)
    except cf.NotationError as error:
        return str(error)
    illegality = cf.why_illegal(view, move)
    return move if illegality is None else str(illegality)


@final
class Game:
    """A match at the terminal: the record so far, and who sits there."""

    def __init__(self, record: MatchRecord, *, options: argparse.Namespace) -> None:
        self._record = record
        self._file: Path = options.file or options.resume or DEFAULT_FILE
        self._ascii_only = is_ascii(options)
        self._seed: int = options.seed
        self._others = opponents(record.seats, random.Random(f"{options.seed} players"))
        names = {seat: name for seat, (name, _) in self._others.items()}
        self._names = [names.get(seat, "You") for seat in range(record.seats)]

    def play(self) -> None:
        """Play to the end of the match, or until the person quits."""
        while True:
            match, state = resume(self._record)
            if match.is_over:
                self._print_standings(match)
                return
            if state is None:
                state = self._deal(match)
            while state.outcome is None:
                chosen = self._choose(state)
                if chosen is None:
                    return
                state = chosen
            self._print_score(state)

    def _deal(self, match: cf.MatchState) -> cf.RoundState:
        number = len(match.scores) + 1
        # A seed for each round: a game that is resumed needs no generator's state.
        rng = random.Random(f"{self._seed} {number}")
        state = cf.deal_round(match, rng=rng)
        self._record = self._record.with_round(state)
        print(f"\nRound {number} of {match.round_count}, opener {state.opener}")
        return state

    def _choose(self, state: cf.RoundState) -> cf.RoundState | None:
        """Return the state after the next move or undo, `None` if the person quits."""
        if state.turn != YOU:
            _, player = self._others[state.turn]
            return self._apply(state, player(cf.view(state, state.turn)))
        return self._ask_for_move(state)

    def _ask_for_move(self, state: cf.RoundState) -> cf.RoundState | None:
        view = cf.view(state, YOU)
        show(view, self._names, ascii_only=self._ascii_only)
        while True:
            match _ask():
                case "":
                    continue
                case "quit":
                    return None
                case "help":
                    print(HELP)
                case "hint":
                    print("Hint:", foot_aware(view))
                case "save":
                    self._save()
                case "undo":
                    earlier = self._undo()
                    if earlier is not None:
                        return earlier
                case typed:
                    move = read_move(view, typed)
                    if not isinstance(move, str):
                        return self._apply(state, move)
                    print(f"No: {move}.")

    def _apply(self, state: cf.RoundState, move: cf.Move) -> cf.RoundState:
        for event in move_events(state, move):
            print(sentence(event, YOU, names=self._names))
        self._record = self._record.with_move(move)
        return cf.apply_move(state, move)

    def _undo(self) -> cf.RoundState | None:
        earlier = undone(self._record)
        if earlier is None:
            print("No: you have not moved, or a draw has shown a hidden tile since.")
            return None
        self._record = earlier
        return resume(earlier)[1]

    def _save(self) -> None:
        try:
            self._file.write_text(dumps(self._record), encoding="utf-8")
        except OSError as error:
            print(f"Not saved: {error}.")
        else:
            print(
                f"Saved; go on with --resume {self._file}. It holds every hidden tile."
            )

    def _print_score(self, state: cf.RoundState) -> None:
        score = cf.score_round(state)
        for name, points, hand in zip(
            self._names, score.points, score.hands, strict=True
        ):
            print(f"  {name}: {points} points", *hand)

    def _print_standings(self, match: cf.MatchState) -> None:
        print("\nThe match is over.")
        for place in cf.standings(match):
            print(f"{place.rank}. {self._names[place.seat]}: {place.points} points")


def show(view: cf.RoundView, names: Sequence[str], *, ascii_only: bool) -> None:
    """Print all that the person may see, and the numbered legal moves."""
    print()
    columns = shutil.get_terminal_size().columns
    print(text.draw(view.layout, width=columns, ascii_only=ascii_only))
    sizes = zip(names[1:], view.hand_sizes[1:], strict=True)
    others = ", ".join(f"{name}: {size} tiles" for name, size in sizes)
    print(f"{others}, boneyard: {view.boneyard_size}")
    fitting = {play.tile for play in view.plays}
    mark = _in_bold if has_colors() else str
    hand = (mark(tile) if tile in fitting else str(tile) for tile in view.hand)
    print("Your hand:", *hand)
    for number, move in enumerate(view.legal_moves, start=1):
        print(f"  {number}  {move}")


def has_colors() -> bool:
    """Return whether the output is a terminal on which colors are welcome.

    `NO_COLOR` turns them off, as on https://no-color.org.
    """
    return (
        sys.stdout.isatty()
        and not os.environ.get("NO_COLOR")
        and os.environ.get("TERM", "dumb") != "dumb"
    )


def _in_bold(tile: cf.Tile) -> str:
    return f"\N{ESCAPE}[1;32m{tile}\N{ESCAPE}[0m"


def _ask() -> str:
    """Return what the person types; a line that is not text is a question mark."""
    try:
        return input("> ").strip().lower()
    except UnicodeDecodeError:
        return "?"


def _load(path: Path) -> MatchRecord:
    """Read a saved game and check every move of it."""
    record = loads(path.read_bytes(), MatchRecord)
    resume(record)
    return record
