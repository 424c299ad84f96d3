"""A tournament between strategies: `python examples/tournament.py --help`.

Every strategy sits in every seat of the same deals, so that neither luck nor a seat
helps anybody, and all cores work. The same seed gives the same result on every machine.
"""

import argparse
import os
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

import chickenfoot as cf
from chickenfoot.players import (
    Player,
    foot_aware,
    heaviest_first,
    play_match,
    random_player,
)
from chickenfoot.presets import PRESETS
from search_player import search_player


def _heaviest(_rng: random.Random) -> Player:
    return heaviest_first


def _foot(_rng: random.Random) -> Player:
    return foot_aware


STRATEGIES: Final[Mapping[str, Callable[[random.Random], Player]]] = {
    "foot-aware": _foot,
    "heaviest": _heaviest,
    "random": random_player,
    "search": search_player,
}
"""What takes part: a name, and what makes a player from a generator."""


CERTAINTY: Final = 0.95
BAR: Final = 40


@dataclass(frozen=True)
class Tables:
    """Matches with the same deals, in each of which everybody sits one seat on."""

    rules: cf.Rules
    names: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Result:
    """What the matches at such tables brought each strategy, on average."""

    points: tuple[float, ...]
    """Points of a match; low is good."""
    wins: tuple[float, ...]
    """Matches won; one that is shared counts in parts."""


@dataclass(frozen=True)
class Estimate:
    """A mean and how far the truth may be from it, with 95 % certainty."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """Estimate the mean behind independent values, best 30 or more of them."""
        z = statistics.NormalDist().inv_cdf((1 + CERTAINTY) / 2)
        error = statistics.stdev(values) / len(values) ** 0.5
        return cls(statistics.mean(values), z * error)

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.margin:.1f}"


def play_tables(tables: Tables) -> Result:
    """Play one match for each way to sit: number `k` moves everybody on by `k`."""
    count = len(tables.names)
    points = [0.0] * count
    wins = [0.0] * count
    for shift in range(count):
        order = [(seat - shift) % count for seat in range(count)]
        players = [
            STRATEGIES[tables.names[who]](random.Random(f"{tables.seed} {shift} {who}"))
            for who in order
        ]
        # The seed decides the deals and nothing else.
        match = play_match(
            cf.start_match(tables.rules, seats=count),
            players,
            rng=random.Random(tables.seed),
        )
        winners = cf.winners(match)
        for seat, who in enumerate(order):
            points[who] += match.totals[seat] / count
            wins[who] += (seat in winners) / len(winners) / count
    return Result(tuple(points), tuple(wins))


def run(
    names: Sequence[str], *, deals: int, seed: int, rules: cf.Rules, workers: int
) -> Iterator[Result]:
    """Play all matches and yield the results of the deals, in order.

    The number of workers changes how long it takes, and nothing else.
    """
    jobs = [Tables(rules, tuple(names), f"{seed} {deal}") for deal in range(deals)]
    if workers == 1:
        yield from map(play_tables, jobs)
        return
    with ProcessPoolExecutor(workers) as executor:
        yield from executor.map(play_tables, jobs)


def with_progress(results: Iterator[Result], total: int) -> Iterator[Result]:
    """Pass results on and draw a bar on standard error, if that is a terminal."""
    for done, result in enumerate(results, start=1):
        if sys.stderr.isatty():
            bar = "#" * (BAR * done // total)
            end = "\n" if done == total else ""
            sys.stderr.write(f"\r[{bar:.<{BAR}}] {done} of {total} deals{end}")
            sys.stderr.flush()
        yield result


def table(names: Sequence[str], results: Sequence[Result]) -> list[str]:
    """Return the lines of the result, the fewest points first.

    The last column compares the strategies deal by deal with the first one named,
    which is more exact than to compare their means.
    """
    width = max(len("strategy"), *map(len, names))
    rows: list[tuple[float, str]] = []
    for who, name in enumerate(names):
        points = Estimate.of([result.points[who] for result in results])
        wins = Estimate.of([100 * result.wins[who] for result in results])
        more = Estimate.of(
            [result.points[who] - result.points[0] for result in results]
        )
        cells = f"{points!s:>16}{wins!s:>17}{str(more) if who else '':>22}"
        rows.append((points.mean, f"{name:{width}}{cells}".rstrip()))
    head = f"{'points a match':>16}{'matches won, %':>17}{f'more than {names[0]}':>22}"
    return [f"{'strategy':{width}}{head}", *(row for _, row in sorted(rows))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tournament of the command line, and return the exit status."""
    parser = argparse.ArgumentParser(description="Let strategies play many matches.")
    add = parser.add_argument
    add("names", nargs="+", choices=STRATEGIES, metavar="STRATEGY", help=_choices())
    add("--deals", type=int, default=50, help="each in as many matches as seats [50]")
    add("--seed", type=int, default=1, help="the same seed, the same result [1]")
    add(
        "--preset",
        choices=PRESETS,
        default="standard",
        metavar="NAME",
        help="the rules",
    )
    add("--workers", type=int, default=os.cpu_count() or 1, help="[all cores]")
    options = parser.parse_args(arguments)
    if options.deals < 2 or options.workers < 1:  # noqa: PLR2004
        parser.error("take two deals or more, and one worker or more")
    rules = PRESETS[options.preset].rules
    try:
        cf.start_match(rules, seats=len(options.names))
    except cf.RulesError as error:
        parser.error(str(error))
    results = run(
        options.names,
        deals=options.deals,
        seed=options.seed,
        rules=rules,
        workers=options.workers,
    )
    print(*table(options.names, [*with_progress(results, options.deals)]), sep="\n")
    return 0


def _choices() -> str:
    return f"two or more of {', '.join(STRATEGIES)}; one may come twice"


if __name__ == "__main__":
    sys.exit(main())
