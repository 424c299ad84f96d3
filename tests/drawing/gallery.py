"""Write a page of random tables to look through, and count what they needed.

`python -m tests.drawing.gallery --count 60 --seed 1` writes `gallery.html`. With
`--figures` it draws nothing and prints the table of figures in `docs/drawing.md`.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import chickenfoot as cf
from chickenfoot.drawing import Plan, plan_layout
from chickenfoot.svg import draw

KINDS = (
    ("double-6, 2 seats", cf.Rules(max_pip=6), 2),
    ("double-9, 2 seats", cf.Rules(), 2),
    ("double-9, 4 seats", cf.Rules(), 4),
    ("double-9, 4 seats, 6 arms", cf.Rules(arms=6), 4),
    ("double-12, 5 seats", cf.Rules(max_pip=12, hand_size=10), 5),
    ("double-15, 6 seats", cf.Rules(max_pip=15, hand_size=11), 6),
    ("double-18, 8 seats", cf.Rules(max_pip=18, hand_size=11), 8),
)
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chicken Foot tables</title>
<style>
body {{ font: 16px system-ui, sans-serif; margin: 1rem; background: #eee }}
main {{ display: grid; gap: 1rem }}
main {{ grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)) }}
figure {{ margin: 0 }}
svg {{ width: 100%; height: auto }}
</style>
<main>
{figures}
</main>
</html>
"""


REPEATS = 3


def tables(rules: cf.Rules, *, seats: int, seed: int) -> list[cf.Layout]:
    """Play a round at random, and return what lies on the table after each play."""
    rng = random.Random(seed)
    pip = rng.randrange(rules.max_pip + 1)
    state = cf.deal(rules, seats=seats, opener=cf.Tile(pip, pip), rng=rng)
    layouts: list[cf.Layout] = []
    while moves := cf.legal_moves(state):
        move = rng.choice(moves)
        state = cf.apply_move(state, move)
        if isinstance(move, cf.Play):
            layouts.append(state.layout)
    return layouts


def figures(count: int, seed: int) -> Iterator[str]:
    """Yield a page's figures, each kind of table in its turn."""
    for number in range(count):
        name, rules, seats = KINDS[number % len(KINDS)]
        layout = tables(rules, seats=seats, seed=seed + number)[-1]
        picture = draw(layout, width="auto")
        caption = f"{name}, seed {seed + number}"
        yield f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"


def extent(plan: Plan) -> float:
    """Return the longer side of a table, in widths of a tile."""
    return max(plan.bounds.width, plan.bounds.height)


def timed(layout: cf.Layout, before: Plan | None = None) -> tuple[Plan, float]:
    """Return a plan, and the milliseconds it takes: the least of some repeats."""
    plan = plan_layout(layout, before=before)
    times: list[float] = []
    for _ in range(REPEATS):
        start = time.process_time()
        plan_layout(layout, before=before)
        times.append(1000 * (time.process_time() - start))
    return plan, min(times)


def grown(layouts: list[cf.Layout]) -> Iterator[float]:
    """Yield the milliseconds that each tile takes that is laid on a known plan."""
    plan: Plan | None = None
    for layout in layouts:
        plan, milliseconds = timed(layout, plan)
        yield milliseconds


def spread(values: list[float], digits: int) -> str:
    """Return the median of times, what 99 of 100 stay below, and the longest."""
    ordered = sorted(values)
    middle, high, last = (
        ordered[round(share * (len(ordered) - 1))] for share in (0.5, 0.99, 1)
    )
    return f"{middle:.{digits}f}, {high:.{digits}f}, {last:.{digits}f}"


def report(count: int, seed: int) -> Iterator[str]:
    """Yield the rows of the table of figures."""
    yield "| table | tiles | bends | links | extent | ms a table | ms to add a tile |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for name, rules, seats in KINDS:
        rounds = [tables(rules, seats=seats, seed=seed + k) for k in range(count)]
        plans, times = zip(*(timed(layouts[-1]) for layouts in rounds), strict=True)
        added = [ms for layouts in rounds for ms in grown(layouts)]
        tiles = [len(plan.spots) for plan in plans]
        bent = sum(any(spot.bend for spot in plan.spots) for plan in plans)
        linked = sum(any(spot.link for spot in plan.spots) for plan in plans)
        extents = [extent(plan) for plan in plans]
        yield (
            f"| {name} | {statistics.median(tiles):.0f} | {bent / count:.0%} "
            f"| {linked / count:.0%} "
            f"| {statistics.median(extents):.0f}, at most {max(extents):.0f} "
            f"| {spread(list(times), 1)} | {spread(added, 2)} |"
        )


def main() -> None:
    """Read the arguments and write what they ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=42, help="how many tables")
    parser.add_argument("--seed", type=int, default=1, help="of the first table")
    parser.add_argument("--out", type=Path, default=Path("gallery.html"))
    parser.add_argument("--figures", action="store_true", help="count, do not draw")
    options = parser.parse_args()
    if options.figures:
        for row in report(options.count, options.seed):
            print(row)
    else:
        text = PAGE.format(figures="\n".join(figures(options.count, options.seed)))
        options.out.write_text(text, encoding="utf-8")
        print(f"{options.count} tables in {options.out}")


if __name__ == "__main__":
    main()
