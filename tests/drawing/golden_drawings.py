"""Plans and pictures kept in `tests/drawing/golden`, and two that the docs show.

After a change that is meant to move tiles or to look different, write them again with
`python -m tests.drawing.golden_drawings`, look at the pictures, and commit the
difference.
"""

from pathlib import Path

import chickenfoot as cf
from chickenfoot.drawing import Plan, plan_layout
from chickenfoot.svg import Face, Style, draw, draw_hand
from tests.drawing.tables import FOOT, SIX_ARMS, read
from tests.positions import BASE, tiles

FOLDER = Path(__file__).parent / "golden"
DOCS = Path(__file__).parents[2] / "docs"
NESTED = (
    f"{FOOT} 6-4@4-4 4-3@4-4 1-1@4-1 7-1@1-1 8-1@1-1 2-1@1-1 6-6@6-4 6-5@6-6 6-2@6-6 "
    "8-6@6-6 3-3@4-3 3-2@3-3 3-0@3-3 7-3@3-3 8-8@8-1 8-4@8-8 8-5@8-8 8-2@8-8 7-7@7-1 "
    "7-6@7-7 7-4@7-7 7-5@7-7 5-2@9-2 5-5@5-2 9-5@5-5 5-1@5-5 5-0@5-5 8-7@9-7 8-0@9-0 "
    "2-2@2-1 2-0@2-2 7-2@2-2 4-2@2-2"
)

TABLE = (
    "9-9 9-2@9-9 9-5@9-9 9-7@9-9 9-4@9-9 5-5@9-5 5-0@5-5 5-1@5-5 5-3@5-5 8-7@9-7 "
    "6-3@5-3 6-0@6-3 8-3@8-7 3-3@8-3 7-3@3-3 4-3@3-3 9-3@3-3 7-0@5-0 8-0@6-0 "
    "4-1@5-1 4-4@9-4 4-2@4-4 7-4@4-4 8-4@4-4 8-8@8-0 8-5@8-8 9-8@8-8 8-6@8-8 "
    "6-5@8-5 7-1@7-3 2-1@4-2 3-1@7-1 3-2@9-2 7-7@7-4 7-5@7-7 7-2@7-7 7-6@7-7 "
    "6-6@8-6 6-1@6-6 9-6@6-6 6-2@6-6 2-2@7-2 2-0@2-2 5-2@2-2 8-2@2-2 8-1@8-2 "
    "9-1@6-1 9-0@9-6 6-4@7-6"
)


def describe(plan: Plan) -> str:
    """Write a plan down, a line a tile."""
    lines = [
        f"{spot.tile} x={spot.x} y={spot.y} angle={spot.angle} arm={spot.arm} "
        f"toe={spot.toe} bend={spot.bend} link={spot.link and tuple(spot.link)}\n"
        for spot in plan.spots
    ]
    return "".join(lines)


def golden() -> dict[Path, str]:
    """Return the text of each file."""
    numerals = Style(face=Face.NUMERALS, pips=("black",), table="none", shadow="none")
    plays = [cf.Play(cf.Tile(6, 4), cf.Tile(4, 4))]
    return {
        FOLDER / "base.txt": describe(plan_layout(read(BASE))),
        FOLDER / "nested.txt": describe(plan_layout(read(NESTED))),
        FOLDER / "six_arms.txt": describe(
            plan_layout(read(SIX_ARMS, arms=6), turn=270)
        ),
        FOLDER / "base.svg": draw(read(BASE)),
        FOLDER / "foot.svg": draw(read(FOOT), plays=plays, you=2, turn=90),
        DOCS / "drawing-foot.svg": draw(
            read(FOOT), plays=plays, names=["Ada", "Ben", "Cy", "Dee"], to_move=3
        ),
        DOCS / "drawing-hand.svg": draw_hand([*tiles("9-9 7-4 6-1 3-0"), None]),
        DOCS / "drawing-table.svg": draw(read(TABLE), width=700),
        FOLDER / "six_arms.svg": draw(
            read(SIX_ARMS, arms=6), style=numerals, prefix="six-"
        ),
    }


if __name__ == "__main__":
    for path, text in golden().items():
        path.write_text(text, encoding="utf-8")
