"""Play a match in the terminal against the library's players.

`python examples/hot_seat.py --seats 4` deals; you have seat 0. The whole game is one
`MatchRecord`: saving writes it, resuming reads it, undoing cuts moves off its end.
"""

import argparse
import random
import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import attrs

import chickenfoot as cf
from chickenfoot import text
from chickenfoot.events import move_events, reveals
from chickenfoot.players import Player, foot_aware, heaviest_first, random_player
from chickenfoot.presets import PRESETS
from chickenfoot.records import (
    MatchRecord,
    dumps,
    loads,
    replay,
    resume,
)
from chickenfoot.wording import sentence

YOU: Final = 0
INTERRUPTED: Final = 130  # what shells report after Ctrl-C
HELP: Final = f"""\
You have seat {YOU}. Type the number of a move, or a move: 8-4@4-2 lays 8-4 on 4-2.
  undo  take your last move back, if nothing hidden was shown since
  save  write the game to its file
  quit  leave without saving
  help  show this again
{text.LEGEND}"""


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
    """Return the legal move that was typed, or a sentence why there is none."""
    moves = view.legal_moves
    if typed.isascii() and typed.isdecimal():
        number = int(typed)
        if 1 <= number <= len(moves):
            return moves[number - 1]
        return f"the moves have the numbers 1 to {len(moves)}, not {number}"
    try:
        move = cf.parse_move(typed)
    except cf.NotationError as error:
        return str(error)
    refused = cf.why_illegal(view, move)
    return move if refused is None else str(refused)


class Game:
    """A match at the terminal: the record so far, and who sits there."""

    def __init__(self, record: MatchRecord, *, file: Path, seed: int) -> None:
        self._record = record
        self._file = file
        self._seed = seed
        self._others = opponents(record.seats, random.Random(f"{seed} players"))
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
        view = cf.view(state, YOU)
        show(view, self._names)
        while True:
            typed = input("> ").strip().lower()
            match typed:
                case "":
                    continue
                case "quit":
                    return None
                case "help":
                    print(HELP)
                case "save":
                    self._save()
                case "undo":
                    earlier = self._undo()
                    if earlier is not None:
                        return earlier
                case _:
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


def show(view: cf.RoundView, names: Sequence[str]) -> None:
    """Print all that the person may see, and the numbered legal moves."""
    print()
    columns = shutil.get_terminal_size().columns
    print(text.draw(view.layout, width=columns, ascii_only=not _draws_boxes()))
    sizes = zip(names[1:], view.hand_sizes[1:], strict=True)
    others = ", ".join(f"{name}: {size} tiles" for name, size in sizes)
    print(f"{others}, boneyard: {view.boneyard_size}")
    print("Your hand:", *view.hand)
    for number, move in enumerate(view.legal_moves, start=1):
        print(f"  {number}  {move}")


def _draws_boxes() -> bool:
    try:
        "├─└│".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the game of the command line, and return the exit status."""
    parser = argparse.ArgumentParser(
        description="Play Chicken Foot in the terminal.",
        epilog="A file that is resumed brings its own rules and seats.",
    )
    add = parser.add_argument
    add("--seats", type=int, default=4, metavar="N", help="how many play [4]")
    add("--seed", type=int, metavar="N", help="the same seed, the same deals [any]")
    add(
        "--preset",
        choices=PRESETS,
        default="standard",
        metavar="NAME",
        help="the rules",
    )
    add("--file", type=Path, metavar="FILE", help="where to save [chickenfoot.json]")
    add("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    options = parser.parse_args(arguments)
    file = options.file or options.resume or Path("chickenfoot.json")
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    try:
        if options.resume is None:
            record = MatchRecord(PRESETS[options.preset].rules, options.seats)
        else:
            record = load(options.resume)
        game = Game(record, file=file, seed=seed)
    except (cf.ChickenFootError, OSError, UnicodeDecodeError) as error:
        parser.error(str(error))
    print(f"Seed {seed}.", HELP)
    try:
        game.play()
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def load(path: Path) -> MatchRecord:
    """Read a saved game and check every move of it.

    Raises:
        MatchError: A round is not the next of the match.
        NotationError: The file holds something else.
        OSError: The file cannot be read.
        ReplayError: A move is illegal.
        SetUpError: A deal is not one of the whole set.
    """
    record = loads(path.read_text(encoding="utf-8"), MatchRecord)
    resume(record)
    return record


if __name__ == "__main__":
    sys.exit(main())
