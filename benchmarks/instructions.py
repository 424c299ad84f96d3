"""Count the instructions of a ply of self-play, with valgrind's callgrind.

The count of a short run is taken from that of a long one, so start-up falls out and
what is left hardly differs from run to run: a figure that can stand in a file, for one
build of Python, and tell of a slowdown that a clock would miss.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from chickenfoot import Rules
from selfplay import whole_matches

SHORT, LONG = 500, 800
"""Rounds of the two runs; a match has ten."""

TOLERANCE = 0.03
SEED = 20


def play(rounds: int) -> int:
    """Play so many rounds, as whole matches, and return the plies."""
    rules = Rules()
    game = whole_matches(rules, seats=4, rng=random.Random(SEED))
    return sum(game() for _ in range(rounds // (rules.max_pip + 1)))


def count(rounds: int, *, valgrind: str) -> tuple[int, int]:
    """Return the instructions and the plies of so many rounds in a new process."""
    with TemporaryDirectory() as folder:
        profile = Path(folder, "callgrind.out")
        done = subprocess.run(
            [
                valgrind,
                "--quiet",
                "--tool=callgrind",
                f"--callgrind-out-file={profile}",
                sys.executable,
                __file__,
                f"--play={rounds}",
            ],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            # The second run must not find bytecode that the first one had to make.
            env=os.environ | {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
        )
        totals = re.search(r"^totals: (\d+)", profile.read_text(), re.MULTILINE)
    assert totals is not None
    return int(totals[1]), int(done.stdout)


def instructions_per_ply(*, valgrind: str) -> float:
    """Return the instructions of a ply, its share of deals and scores included."""
    short, short_plies = count(SHORT, valgrind=valgrind)
    long, long_plies = count(LONG, valgrind=valgrind)
    return (long - short) / (long_plies - short_plies)


def compare(figure: float, stored: Path) -> int:
    """Print how the figure stands to a stored one; return 1 if it is too high."""
    before = json.loads(stored.read_text())
    if before["python"] != sys.version:
        print(f"{stored} was counted with another build of Python", file=sys.stderr)
        return 2
    change = figure / before["instructions_a_ply"] - 1
    print(f"{change:+.2%} against {stored}")
    if change > TOLERANCE:
        print(f"gate failed: more than {TOLERANCE:+.0%}", file=sys.stderr)
        return 1
    return 0


def main() -> int:
    """Count, print, compare if asked to; return the exit status."""
    parser = argparse.ArgumentParser(description="Count the instructions of a ply.")
    parser.add_argument(
        "--against", type=Path, metavar="FILE", help="fail if 3 %% above this figure"
    )
    parser.add_argument(
        "--json", type=Path, metavar="PATH", help="store the figure here"
    )
    parser.add_argument(
        "--play", type=int, metavar="ROUNDS", help="only play, and print the plies"
    )
    arguments = parser.parse_args()
    if arguments.play is not None:
        print(play(arguments.play))
        return 0

    valgrind = shutil.which("valgrind")
    if valgrind is None:
        parser.error("valgrind does the counting and is not installed")
    figure = instructions_per_ply(valgrind=valgrind)
    print(f"{figure:,.0f} instructions a ply")
    status = 0 if arguments.against is None else compare(figure, arguments.against)
    if arguments.json is not None:
        stored = {"python": sys.version, "instructions_a_ply": figure}
        arguments.json.write_text(json.dumps(stored, indent=2) + "\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
