"""Write a page of random tables to look through, and count what they needed.

`python tools/gallery.py --count 60 --seed 1` writes `gallery.html`. With `--figures`
it draws nothing and prints the table of figures in `docs/drawing.md`.
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


def table(rules: cf.Rules, *, seats: int, seed: int) -> cf.Layout:
    """Play a round at random, and return what lies on the table then."""
    rng = random.Random(seed)
    opener = rng.randrange(rules.max_pip + 1)
    state = cf.deal(rules, seats=seats, opener=opener, rng=rng)
    while moves := cf.legal_moves(state):
        state = cf.apply_move(state, rng.choice(moves))
    return state.layout


def figures(count: int, seed: int) -> Iterator[str]:
    """Yield a page's figures, each kind of table in its turn."""
    for number in range(count):
        name, rules, seats = KINDS[number % len(KINDS)]
        layout = table(rules, seats=seats, seed=seed + number)
        picture = draw(layout, prefix=f"table-{number}-")
        caption = f"{name}, seed {seed + number}"
        yield f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"


def extent(plan: Plan) -> float:
    """Return the longer side of a table, in widths of a tile."""
    return max(plan.bounds.width, plan.bounds.height)


def report(count: int, seed: int) -> Iterator[str]:
    """Yield the rows of the table of figures."""
    yield "| table | tiles | bends | links | extent | ms a table | ms a tile |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for name, rules, seats in KINDS:
        layouts = [table(rules, seats=seats, seed=seed + k) for k in range(count)]
        plans: list[Plan] = []
        times: list[float] = []
        for layout in layouts:
            start = time.process_time()
            plans.append(plan_layout(layout))
            times.append(1000 * (time.process_time() - start))
        tiles = [len(plan.spots) for plan in plans]
        bent = sum(any(spot.bend for spot in plan.spots) for plan in plans)
        linked = sum(any(spot.link for spot in plan.spots) for plan in plans)
        extents = [extent(plan) for plan in plans]
        yield (
            f"| {name} | {statistics.median(tiles):.0f} | {bent / count:.0%} "
            f"| {linked / count:.0%} "
            f"| {statistics.median(extents):.0f}, at most {max(extents):.0f} "
            f"| {statistics.median(times):.0f}, at most {max(times):.0f} "
            f"| {sum(times) / sum(tiles):.2f} |"
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
