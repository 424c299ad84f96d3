"""What holds for every table: nothing overlaps, nothing moves, ghosts tell the truth.

`DRAWING_ROUNDS` sets how many random rounds of each kind are drawn; by default there
are 235 of all kinds together, most of them small.
"""

import os
from collections.abc import Sequence

import pytest

import chickenfoot as cf
from chickenfoot._core.layout import bare_layout
from chickenfoot.drawing import Plan, plan_layout
from chickenfoot.drawing._geometry import CLEARANCE, GAP
from tests.drawing.tables import (
    Choice,
    all_laid,
    apart,
    corners,
    ends_of,
    pairs,
    prefixes,
    random_round,
    read,
)

ROUNDS = {6: 30, 9: 20, 12: 6, 15: 2, 18: 1}
EXACT = 0.001
"""Places are rounded to a tenth of this."""

KINDS = [
    (6, 4, 2, 7),
    (6, 3, 3, 7),
    (6, 5, 4, 6),
    (9, 4, 2, 7),
    (9, 4, 4, 7),
    (9, 3, 6, 7),
    (9, 6, 4, 7),
    (9, 5, 5, 11),
    (9, 4, 7, 7),
    (12, 4, 5, 10),
    (12, 6, 4, 11),
    (12, 3, 8, 11),
    (15, 4, 6, 11),
    (15, 5, 8, 11),
    (18, 4, 8, 11),
    (18, 3, 8, 20),
    (18, 6, 2, 7),
]


def grown(layout: cf.Layout, *, arms: int) -> Plan:
    """Plan a layout tile by tile; every ghost must come true, and no tile may move."""
    plan = plan_layout(bare_layout(layout.placements[0].tile))
    for play, after in prefixes(layout, arms=arms):
        ghost = plan.ghost(play)
        later = plan_layout(after, before=plan)
        assert (*plan.spots, ghost) == later.spots
        plan = later
    return plan


def check(plan: Plan) -> None:
    """Check a plan against the layout and with distances measured here."""
    by_tile = {spot.tile: spot for spot in plan.spots}
    assert [p.tile for p in plan.layout.placements] == list(by_tile)
    for one, other in pairs(plan):
        if other.onto != one.tile:
            assert apart(one, other) > CLEARANCE - EXACT, (one, other)
    bounds = plan.bounds
    for placement in plan.layout.placements:
        spot = by_tile[placement.tile]
        assert (placement.onto, placement.pip) == (spot.onto, spot.near)
        for x, y in corners(spot):
            assert bounds.left - EXACT < x < bounds.right + EXACT
            assert bounds.top - EXACT < y < bounds.bottom + EXACT
        if spot.onto is None:
            continue
        joined = by_tile[spot.onto]
        gap = apart(joined, spot)
        if spot.link is None:
            assert abs(gap - GAP) < EXACT, spot
        else:
            assert gap > GAP - EXACT, spot
        if not spot.tile.is_double:
            near, far = (
                (x - joined.x) ** 2 + (y - joined.y) ** 2 for x, y in ends_of(spot)
            )
            assert near < far


@pytest.mark.parametrize(("max_pip", "arms", "seats", "hand_size"), KINDS)
def test_random_rounds_are_planned_well(
    max_pip: int, arms: int, seats: int, hand_size: int
) -> None:
    """Tiles keep apart, joined ones keep the gap, and each lies where it was told."""
    rules = cf.Rules(max_pip=max_pip, arms=arms, hand_size=hand_size)
    for seed in range(int(os.environ.get("DRAWING_ROUNDS", ROUNDS[max_pip]))):
        state = random_round(rules, seats=seats, seed=seed)
        plan = grown(state.layout, arms=arms)
        check(plan)
        assert plan.spots == plan_layout(state.layout).spots


def is_plain(play: cf.Play) -> bool:
    """Return whether a play goes on without a foot."""
    return not play.tile.is_double


def longest_line(plays: Sequence[cf.Play], layout: cf.Layout) -> cf.Play:
    """Go on where the last tile lies, never with a double if that can be helped."""
    last = layout.placements[-1].tile
    return max(plays, key=lambda play: (is_plain(play), play.onto == last))


def first_arm(plays: Sequence[cf.Play], layout: cf.Layout) -> cf.Play:
    """Lay doubles as soon as one fits, all of them on the first arm."""
    arm = {layout.placements[0].tile: 0}
    for number, placement in enumerate(layout.placements[1:]):
        assert placement.onto is not None
        arm[placement.tile] = arm[placement.onto] or (
            number if number and placement.onto == layout.placements[0].tile else 0
        )
    return min(
        plays,
        key=lambda play: (arm[play.onto] if play.onto else 0, is_plain(play)),
    )


@pytest.mark.parametrize("choose", [longest_line, first_arm])
@pytest.mark.parametrize(("max_pip", "arms"), [(6, 1), (9, 4), (12, 6), (18, 3)])
def test_the_worst_tables_are_planned_well(
    max_pip: int, arms: int, choose: Choice
) -> None:
    """One line of nearly all tiles and all feet on one arm find room as well."""
    layout = all_laid(max_pip, arms=arms, choose=choose)
    plan = grown(layout, arms=arms)
    check(plan)
    assert plan.bounds.width < 5 * max_pip + 40
    assert plan.bounds.height < 5 * max_pip + 40


@pytest.mark.parametrize("arms", range(1, 19))
def test_any_number_of_arms_has_room(arms: int) -> None:
    """From one arm to eighteen, no arm touches another."""
    plays = " ".join(f"18-{pip}@18-18" for pip in range(arms))
    plan = grown(read(f"18-18 {plays}", arms=arms), arms=arms)
    assert list(range(arms)) == [spot.arm for spot in plan.spots[1:]]
    check(plan)
