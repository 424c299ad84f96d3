"""Tests of the drawings and descriptions in characters."""

import random
from itertools import chain
from typing import Any, cast

import pytest

import chickenfoot as cf
from chickenfoot import text
from tests.games import play
from tests.positions import BASE, position


def played(layout: str, *, max_pip: int = 9, arms: int = 4) -> cf.Layout:
    """Return the layout after these plays, made by two seats in turn from seat 0."""
    rules = cf.Rules(max_pip=max_pip, hand_size=1, arms=arms)
    return position(layout, rules=rules).layout


def finished(rules: cf.Rules, *, seats: int, seed: int) -> cf.Layout:
    """Return the layout of a round of random moves."""
    rng = random.Random(seed)
    state = cf.deal(rules, seats=seats, rng=rng)
    return play(state, rng).states[-1].layout


def read_back(drawing: str) -> dict[cf.Tile, cf.Tile | None]:
    """Read from an ASCII drawing what each tile joins."""
    joins: dict[cf.Tile, cf.Tile | None] = {}
    line_at: dict[int, cf.Tile] = {}
    for row in drawing.splitlines():
        signs = row.lstrip("|+- ")
        depth = (len(row) - len(signs)) // 3
        if signs.startswith(">"):
            continue
        is_branch = "+" in row
        joined = line_at.get(depth - 1 if is_branch else depth)
        for cell in signs.replace("(", "[").split("[")[1:]:
            halves = cell.replace(")", "]").split("]")[0]
            inner, outer = map(int, halves.split("|"))
            tile = cf.Tile(inner, outer)
            joins[tile] = joined
            joined = line_at[depth] = tile
    return joins


def test_an_empty_table_is_drawn_and_described_in_one_sentence() -> None:
    """Before the opener lies there is nothing to draw."""
    layout = cf.deal(cf.Rules(), seats=2, rng=random.Random(1)).layout

    assert "No tile lies on the table." == text.draw(layout)
    assert "No tile lies on the table." == text.describe(layout)


def test_the_drawing_shows_arms_that_are_owed() -> None:
    """The opener alone is the last tile and must be answered."""
    assert "(9|9)*!\n└─ >9 arms owed: 4" == text.draw(played("9-9"))


def test_the_drawing_reads_outwards_and_marks_ends_and_the_last_tile() -> None:
    """Joined halves stand side by side, whichever is the higher."""
    expected = """\
(9|9)
├─ [9|4][4|8]* >8
├─ [9|2] >2
├─ [9|0] >0
└─ [9|7] >7"""

    assert expected == text.draw(played(f"{BASE} 8-4@9-4"))


def test_an_open_foot_is_the_only_place_marked() -> None:
    """R12: while a foot is open, no end takes a tile."""
    expected = """\
(9|9)
├─ [9|4](4|4)!
│  ├─ [4|1]*
│  └─ >4 toes owed: 2
├─ [9|2]
├─ [9|0]
└─ [9|7]"""

    assert expected == text.draw(played(f"{BASE} 4-4@9-4 4-1@4-4"))


def test_a_completed_foot_is_three_branches_in_the_order_laid() -> None:
    """R12: the three toes are ends like others, and the double is none."""
    expected = """\
(9|9)
+- [9|4] >4
+- [9|2] >2
+- [9|0] >0
+- [9|7](7|7)
   +- [7|8] >8
   +- [7|1] >1
   +- [7|5]* >5"""
    layout = played(f"{BASE} 7-7@9-7 8-7@7-7 7-1@7-7 7-5@7-7")

    assert expected == text.draw(layout, ascii_only=True)


def test_ascii_only_leaves_nothing_but_ascii() -> None:
    """A drawing can do without box characters, for pips 0 to 18."""
    layout = finished(cf.Rules(max_pip=18), seats=8, seed=1)

    assert text.draw(layout, ascii_only=True).isascii()
    assert not text.draw(layout).isascii()


def test_a_line_that_is_too_long_goes_on_under_its_start() -> None:
    """The rows that follow keep clear of the tree; the first one is full."""
    expected = """\
(3|3)
+- [3|2][2|0]
|  [0|1]* >1
+- [3|1] >1"""
    layout = played("3-3 3-2@3-3 3-1@3-3 2-0@3-2 1-0@2-0", max_pip=3, arms=2)

    assert expected == text.draw(layout, width=13, ascii_only=True)


@pytest.mark.parametrize("width", [-1, 0, 8])
def test_a_row_holds_one_tile_at_least(width: int) -> None:
    """Where the width is too small for anything, it cannot be kept."""
    expected = "(3|3)\n+- [3|2]\n|  [2|0]* >0\n+- [3|1] >1"
    layout = played("3-3 3-2@3-3 3-1@3-3 2-0@3-2", max_pip=3, arms=2)

    assert expected == text.draw(layout, width=width, ascii_only=True)


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize(
    "rules",
    [
        cf.Rules(max_pip=6, arms=3, hand_size=3),
        cf.Rules(max_pip=9, hand_size=6),
        cf.Rules(max_pip=12, arms=6),
        cf.Rules(max_pip=18, arms=1, hand_size=20),
    ],
)
def test_the_drawing_of_a_whole_round_holds_every_tile_where_it_lies(
    rules: cf.Rules, seats: int
) -> None:
    """Who reads the drawing back gets the layout again, from 80 columns."""
    for seed in range(10):
        layout = finished(rules, seats=seats, seed=seed)
        drawing = text.draw(layout, ascii_only=True)

        assert {laid.tile: laid.onto for laid in layout.placements} == read_back(
            drawing
        )
        assert 80 >= max(map(len, drawing.splitlines()))
        assert 1 == drawing.count("*")


def test_the_deepest_tree_stays_within_80_columns() -> None:
    """Doubles laid as soon as possible, each on a toe of the one before."""
    rules = cf.Rules(max_pip=18, arms=1, hand_size=95)
    state = cf.deal(rules, seats=2, opener=cf.Tile(18, 18), rng=random.Random(2))
    depths: dict[cf.Tile | None, int] = {None: 0}
    while moves := cf.legal_moves(state):
        plays = [move for move in moves if isinstance(move, cf.Play)]
        move = max(
            plays,
            key=lambda play: (play.tile.is_double, depths[play.onto]),
            default=moves[0],
        )
        if isinstance(move, cf.Play):
            depths[move.tile] = depths[move.onto] + move.tile.is_double
        state = cf.apply_move(state, move)
    drawing = text.draw(state.layout)

    assert 12 < max(depths.values())
    assert 80 >= max(map(len, drawing.splitlines()))


def test_the_description_goes_from_the_opener_outwards() -> None:
    """Lines, then what may be played on, then the tile laid last."""
    expected = """\
The opener is 9-9.
Arm 1 of 9-9: 9-4, 8-4.
Arm 2 of 9-9: 9-2.
Arm 3 of 9-9: 9-0.
Arm 4 of 9-9: 9-7, the double 7-7.
Toe 1 of 7-7: 8-7.
Toe 2 of 7-7: 7-1.
Toe 3 of 7-7: 7-5.
A tile may go on the 8 of 8-4, the 2 of 9-2, the 0 of 9-0, the 8 of 8-7, \
the 1 of 7-1 or the 5 of 7-5.
The last tile is 7-5, laid by seat 1."""
    layout = played(f"{BASE} 8-4@9-4 7-7@9-7 8-7@7-7 7-1@7-7 7-5@7-7")

    assert expected == text.describe(layout)


def test_the_description_tells_feet_in_the_order_of_their_lines() -> None:
    """All branches of a double stand together, whenever they were laid."""
    feet = "7-7@9-7 8-7@7-7 7-1@7-7 7-5@7-7 4-4@9-4 4-1@4-4 6-4@4-4 4-3@4-4"
    lines = text.describe(played(f"{BASE} {feet}")).splitlines()

    assert [
        "Toe 1 of 4-4: 4-1.",
        "Toe 2 of 4-4: 6-4.",
        "Toe 3 of 4-4: 4-3.",
        "Toe 1 of 7-7: 8-7.",
        "Toe 2 of 7-7: 7-1.",
        "Toe 3 of 7-7: 7-5.",
    ] == lines[5:11]


def test_the_description_tells_of_an_open_foot() -> None:
    """R12: the foot is the one thing that may be played on."""
    lines = text.describe(played(f"{BASE} 4-4@9-4 4-1@4-4")).splitlines()

    assert "Only 4-4 may be played on: it has 1 of its 3 toes." == lines[-2]


def test_the_description_speaks_to_you() -> None:
    """As "you" and by seat; seat 0 is a seat like any other."""
    layout = played("9-9 9-4@9-9 9-2@9-9")

    for you, who in ((None, "seat 0"), (0, "you"), (1, "seat 0")):
        lines = text.describe(layout, you=you).splitlines()
        assert f"The last tile is 9-2, laid by {who}." == lines[-1]


def test_the_description_of_the_opener_alone_names_no_seat() -> None:
    """A house rule may lay it before anybody's turn."""
    expected = """\
The opener is 9-9.
Only 9-9 may be played on: it has 0 of its 4 arms."""

    assert expected == text.describe(played("9-9"))


def test_one_end_is_named_alone() -> None:
    """With one arm there may be one end only."""
    lines = text.describe(played("3-3 3-2@3-3", max_pip=3, arms=1)).splitlines()

    assert "A tile may go on the 2 of 3-2." == lines[-2]


def test_the_description_of_a_whole_round_names_every_tile_once() -> None:
    """Each line of tiles is told once, from the first round of a set to the last."""
    for seed in range(5):
        layout = finished(cf.Rules(max_pip=18), seats=8, seed=seed)
        lines = text.describe(layout).splitlines()[1:-2]
        named = chain.from_iterable(
            line.removesuffix(".").split(": ")[1].split(", ") for line in lines
        )
        tiles = [cf.Tile.parse(name.removeprefix("the double ")) for name in named]

        assert sorted(laid.tile for laid in layout.placements[1:]) == sorted(tiles)


def test_wrong_types_are_refused() -> None:
    """Wrong types fail early."""
    layout, wrong = played("9-9"), cast("Any", "9-9")

    with pytest.raises(TypeError, match=r"^layout must be a Layout, not '9-9'$"):
        text.draw(wrong)
    with pytest.raises(TypeError, match=r"^width must be an int, not '9-9'$"):
        text.draw(layout, width=wrong)
    with pytest.raises(TypeError, match=r"^layout must be a Layout, not '9-9'$"):
        text.describe(wrong)
    with pytest.raises(TypeError, match=r"^you must be an int, not '9-9'$"):
        text.describe(layout, you=wrong)
