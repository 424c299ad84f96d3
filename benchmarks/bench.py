"""Measure chickenfoot beside its peers, print tables, and fail where a gate fails.

All contenders play at random in one process on one core, in short blocks of processor
time whose order is shuffled anew in each round of blocks. A ratio is formed inside a
round, so what slows the machine slows both its sides; speeds as such are only shown.
The README beside this file says what each line means.
"""

import argparse
import gc
import json
import os
import random
import statistics
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from platform import machine, python_implementation, python_version
from time import process_time

import attrs

import footprint
import peers
from chickenfoot import Rules
from selfplay import Game, dealt_rounds, whole_matches

ROUNDS = 15
QUICK_ROUNDS = 5
IMPORT_PAIRS = 15
BLOCK_SECONDS = 0.1
DEALS = 300
SEED = 20

FEWEST_ROUNDS = 2
"""Quartiles need so many."""

UNSTEADY = 0.10
"""Quartiles of a gated ratio further apart than this ask for a second run."""

OURS = "chickenfoot, double-9, 4 seats"
OURS_LARGE = "chickenfoot, double-18, 8 seats"
OURS_DEALT = "chickenfoot, dealt before"
CRAZY_EIGHTS = "open-spiel crazy_eights, child"
CRAZY_EIGHTS_OWN_LOOP = "open-spiel crazy_eights, its own loop"
CRAZY_EIGHTS_DEALT = "open-spiel crazy_eights, dealt before"
TEAM_DOMINOES = "open-spiel team dominoes, child"
CHESS = "python-chess, copy and push"
DOMINOES = "dominoes, in place"

Speeds = Mapping[str, Sequence[float]]
"""Plies a second of each contender, one figure for each round of blocks."""


@attrs.frozen
class Spread:
    """The median and the quartiles of some samples."""

    lower: float
    median: float
    upper: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> "Spread":
        """Return the spread of two samples or more."""
        return cls(*statistics.quantiles(samples, n=4, method="inclusive"))

    @property
    def is_steady(self) -> bool:
        """Whether the quartiles lie close enough to trust the median."""
        return self.upper - self.lower <= UNSTEADY * self.median


@attrs.frozen(kw_only=True)
class Ratio:
    """The speed of one contender over that of another, and what it should be."""

    name: str
    ours: str
    theirs: str
    gate: float | None
    aim: float | None

    def spread(self, speeds: Speeds) -> Spread:
        """Return the spread of the ratios formed inside each round."""
        pairs = zip(speeds[self.ours], speeds[self.theirs], strict=True)
        return Spread.of([ours / theirs for ours, theirs in pairs])


RATIOS = (
    Ratio(
        name="over crazy_eights, shortest loop",
        ours=OURS,
        theirs=CRAZY_EIGHTS,
        gate=None,
        aim=None,
    ),
    Ratio(
        name="over crazy_eights",
        ours=OURS,
        theirs=CRAZY_EIGHTS_OWN_LOOP,
        gate=0.90,
        aim=1.10,
    ),
    Ratio(
        name="over crazy_eights, dealt before",
        ours=OURS_DEALT,
        theirs=CRAZY_EIGHTS_DEALT,
        gate=None,
        aim=None,
    ),
    Ratio(
        name="over team dominoes",
        ours=OURS,
        theirs=TEAM_DOMINOES,
        gate=50,
        aim=65,
    ),
    Ratio(
        name="over python-chess",
        ours=OURS,
        theirs=CHESS,
        gate=12,
        aim=15,
    ),
    Ratio(
        name="over dominoes",
        ours=OURS,
        theirs=DOMINOES,
        gate=1.8,
        aim=2.3,
    ),
    Ratio(
        name="double-18 over double-9",
        ours=OURS_LARGE,
        theirs=OURS,
        gate=0.70,
        aim=0.80,
    ),
)


@attrs.frozen(kw_only=True)
class Line:
    """One line of the table of gates; without a gate it only informs."""

    name: str
    unit: str
    spread: Spread
    gate: float | None
    aim: float | None
    more_is_better: bool

    @property
    def passes(self) -> bool:
        """Whether the median keeps to the gate, if there is one."""
        if self.gate is None:
            return True
        if self.more_is_better:
            return self.spread.median >= self.gate
        return self.spread.median <= self.gate

    @property
    def bound(self) -> str:
        """The words before the gate."""
        return "at least" if self.more_is_better else "at most"


def contenders() -> dict[str, Game]:
    """Return every contender by name, each with its own seeded generator."""
    # One peer deals from the global generator.
    random.seed(SEED)
    small, large = Rules(), Rules(max_pip=18, hand_size=12)
    return {
        OURS: whole_matches(small, seats=4, rng=random.Random(SEED)),
        OURS_LARGE: whole_matches(large, seats=8, rng=random.Random(SEED)),
        OURS_DEALT: dealt_rounds(small, seats=4, deals=DEALS, rng=random.Random(SEED)),
        CRAZY_EIGHTS: peers.crazy_eights(random.Random(SEED)),
        CRAZY_EIGHTS_OWN_LOOP: peers.crazy_eights_as_exemplified(random.Random(SEED)),
        CRAZY_EIGHTS_DEALT: peers.crazy_eights_dealt(
            deals=DEALS, rng=random.Random(SEED)
        ),
        TEAM_DOMINOES: peers.team_dominoes(random.Random(SEED)),
        CHESS: peers.chess(random.Random(SEED)),
        DOMINOES: peers.dominoes(random.Random(SEED)),
    }


def stay_on_one_core() -> None:
    """Keep this process and its children on one core, where the system can."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def play_block(game: Game) -> float:
    """Play whole games for one block and return the plies a second."""
    gc.collect()
    plies = 0
    start = now = process_time()
    while now - start < BLOCK_SECONDS:
        plies += game()
        now = process_time()
    return plies / (now - start)


def measure_speeds(games: Mapping[str, Game], *, rounds: int) -> Speeds:
    """Warm every contender up, then let all play one block in each round."""
    order = list(games)
    rng = random.Random(SEED)
    for name in order:
        play_block(games[name])
    speeds: dict[str, list[float]] = {name: [] for name in order}
    for _ in range(rounds):
        rng.shuffle(order)
        for name in order:
            speeds[name].append(play_block(games[name]))
    return speeds


def measure_steady_speeds(games: Mapping[str, Game], *, rounds: int) -> Speeds:
    """Measure the speeds, once more if a gated ratio scatters too much."""
    speeds = measure_speeds(games, rounds=rounds)
    gated = [ratio for ratio in RATIOS if ratio.gate is not None]
    if all(ratio.spread(speeds).is_steady for ratio in gated):
        return speeds
    print("The ratios scatter: measuring once more.", file=sys.stderr)
    return measure_speeds(games, rounds=rounds)


def ratio_lines(speeds: Speeds) -> list[Line]:
    """Return one line for each ratio."""
    return [
        Line(
            name=ratio.name,
            unit="times",
            spread=ratio.spread(speeds),
            gate=ratio.gate,
            aim=ratio.aim,
            more_is_better=True,
        )
        for ratio in RATIOS
    ]


def footprint_lines() -> list[Line]:
    """Measure memory, pickles and start-up; return one line for each."""
    kept = footprint.bytes_per_kept_state()
    pickled = float(footprint.largest_pickle())
    imports = footprint.import_times(pairs=IMPORT_PAIRS)
    return [
        Line(
            name="memory of a kept state",
            unit="bytes",
            spread=Spread(kept, kept, kept),
            gate=450,
            aim=None,
            more_is_better=False,
        ),
        Line(
            name="largest pickled state",
            unit="bytes",
            spread=Spread(pickled, pickled, pickled),
            gate=3000,
            aim=None,
            more_is_better=False,
        ),
        Line(
            name="import beyond attrs",
            unit="ms",
            spread=Spread.of([ours - theirs for theirs, ours in imports]),
            gate=15,
            aim=None,
            more_is_better=False,
        ),
        Line(
            name="import beyond attrs, over attrs",
            unit="times",
            spread=Spread.of([ours / theirs - 1 for theirs, ours in imports]),
            gate=None,
            aim=None,
            more_is_better=False,
        ),
    ]


def show(speeds: Speeds, lines: Sequence[Line]) -> str:
    """Return both tables as text."""
    rows = [f"{'plies a second':38}{'median':>12}{'quartiles':>22}"]
    for name, samples in speeds.items():
        spread = Spread.of(samples)
        quartiles = f"{spread.lower:,.0f} to {spread.upper:,.0f}"
        rows.append(f"{name:38}{spread.median:>12,.0f}{quartiles:>22}")
    rows += ["", f"{'':38}{'median':>12}{'quartiles':>22}{'gate':>16}{'aim':>7}"]
    for line in lines:
        spread = line.spread
        quartiles = f"{spread.lower:,.2f} to {spread.upper:,.2f}"
        gate = "none" if line.gate is None else f"{line.bound} {line.gate:g}"
        aim = "" if line.aim is None else f"{line.aim:g}"
        rows.append(
            f"{f'{line.name} ({line.unit})':38}{spread.median:>12,.2f}{quartiles:>22}"
            f"{gate:>16}{aim or 'none':>7}{'' if line.passes else '  FAILED'}"
        )
    return "\n".join(rows)


def record(speeds: Speeds, lines: Sequence[Line], *, rounds: int) -> str:
    """Return everything measured as JSON."""
    projects = ("chickenfoot", "attrs", "chess", "dominoes", "open-spiel")
    return json.dumps(
        {
            "python": f"{python_implementation()} {python_version()}",
            "machine": machine(),
            "versions": {project: version(project) for project in projects},
            "rounds": rounds,
            "block_seconds": BLOCK_SECONDS,
            "plies_a_second": {
                name: attrs.asdict(Spread.of(samples))
                for name, samples in speeds.items()
            },
            "lines": [attrs.asdict(line) | {"passes": line.passes} for line in lines],
        },
        indent=2,
    )


def main() -> int:
    """Measure, report, and return 1 if a gate failed."""
    parser = argparse.ArgumentParser(description="Measure chickenfoot and its peers.")
    parser.add_argument(
        "--rounds",
        type=int,
        default=ROUNDS,
        metavar="N",
        help="rounds of blocks (%(default)s)",
    )
    parser.add_argument(
        "--quick",
        dest="rounds",
        action="store_const",
        const=QUICK_ROUNDS,
        help="the same as --rounds %(const)s",
    )
    parser.add_argument(
        "--json",
        type=Path,
        default=Path("bench.json"),
        metavar="PATH",
        help="where the figures go (%(default)s)",
    )
    arguments = parser.parse_args()
    rounds: int = arguments.rounds
    if rounds < FEWEST_ROUNDS:
        parser.error(f"quartiles need {FEWEST_ROUNDS} rounds or more, not {rounds}")

    stay_on_one_core()
    speeds = measure_steady_speeds(contenders(), rounds=rounds)
    lines = [*ratio_lines(speeds), *footprint_lines()]
    print(show(speeds, lines))
    arguments.json.write_text(record(speeds, lines, rounds=rounds) + "\n")
    for line in lines:
        if not line.passes:
            print(
                f"gate failed: {line.name}: {line.spread.median:,.2f} {line.unit},"
                f" should be {line.bound} {line.gate:g}",
                file=sys.stderr,
            )
    return 0 if all(line.passes for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
