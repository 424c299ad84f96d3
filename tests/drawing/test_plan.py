"""Plans against places worked out by hand."""

import copy
import pickle
from decimal import Decimal, getcontext
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot import DrawingError
from chickenfoot._core.layout import bare_layout
from chickenfoot.drawing import (
    Bounds,
    Plan,
    Spot,
    bounds_of,
    plan_layout,
    turn_for_seat,
)
from chickenfoot.drawing import _geometry as geometry
from chickenfoot.drawing._geometry import COS, SIN, Pose, Segment
from tests.drawing.tables import FOOT, SIX_ARMS, read
from tests.positions import BASE

Tile = cf.Tile


def place(spot: Spot) -> tuple[float, float, int]:
    """Return centre and angle."""
    return spot.x, spot.y, spot.angle


def spot_in(plan: Plan, tile: str) -> Spot:
    """Return the spot of a tile that lies on the table."""
    spot = plan.spot_of(Tile.parse(tile))
    assert spot is not None
    return spot


def test_the_opener_stands_in_the_middle_with_arms_at_right_angles() -> None:
    """Arms come clockwise from the right, each a gap of 0.08 away."""
    assert [
        (0.0, 0.0, 90),
        (1.58, 0.0, 0),
        (0.0, 2.08, 90),
        (-1.58, 0.0, 180),
        (0.0, -2.08, 270),
    ] == [place(spot) for spot in plan_layout(read(BASE)).spots]


def test_six_arms_are_three_and_three() -> None:
    """Six arms lie at 60 degrees, three on each long side of the opener."""
    spots = plan_layout(read(SIX_ARMS, arms=6)).spots
    assert [0, 60, 120, 180, 240, 300] == [spot.angle for spot in spots[1:]]
    assert [1, 1, -1, -1, -1, 1] == [1 if spot.x > 0 else -1 for spot in spots[1:]]


def test_a_line_goes_straight_on_and_a_double_lies_across_it() -> None:
    """The next tile is one length and the gap away, a double half a width nearer."""
    plan = plan_layout(read(f"{BASE} 8-4@9-4 8-8@8-4"))
    assert (3.66, 0.0, 0) == place(spot_in(plan, "8-4"))
    double = spot_in(plan, "8-8")
    assert ((5.24, 0.0, 90), 0) == (place(double), double.heading)


def test_toes_lie_straight_on_and_at_45_degrees() -> None:
    """The side toes start a gap off the corners of the double."""
    plan = plan_layout(read(f"{FOOT} 6-4@4-4 4-3@4-4"))
    off_corner = 0.08 * 0.707107 + 0.707107
    x, y = 3.16 + 0.5 + off_corner, 1 + off_corner
    assert [
        (4.74, 0.0, 0),
        (round(x, 4), round(-y, 4), 315),
        (round(x, 4), round(y, 4), 45),
    ] == [place(spot) for spot in plan.spots[6:]]
    assert [0, 1, 2] == [spot.toe for spot in plan.spots[6:]]
    assert {0} == {spot.arm for spot in plan.spots[5:]}


def test_halves_are_told_by_where_they_face() -> None:
    """The near half faces the joined tile, also where it is the lower one."""
    spot = spot_in(plan_layout(read(f"{BASE} 4-1@9-4")), "4-1")
    assert (4, 1, Tile(9, 4)) == (spot.near, spot.far, spot.onto)
    spot = spot_in(plan_layout(read(f"{BASE} 8-4@9-4")), "8-4")
    assert (4, 8) == (spot.near, spot.far)


def test_an_empty_table_has_a_place_for_the_opener() -> None:
    """Before anything lies, the opener has a ghost and nothing has a spot."""
    plan = plan_layout(bare_layout(Tile(9, 9)))
    assert () == plan.spots
    assert Bounds(0.0, 0.0, 0.0, 0.0) == plan.bounds
    assert (0.0, 0.0, 90) == place(plan.ghost(cf.Play(Tile(9, 9), None)))


def test_an_end_has_a_place_for_a_plain_tile_and_for_a_double() -> None:
    """The ghost of a double lies across."""
    plan = plan_layout(read(BASE), turn=90)
    assert (0.0, 3.66, 90) == place(plan.ghost(cf.Play(Tile(8, 4), Tile(9, 4))))
    assert (0.0, 3.16, 180) == place(plan.ghost(cf.Play(Tile(4, 4), Tile(9, 4))))


@pytest.mark.parametrize(
    "play",
    ["8-1@9-4", "9-8@9-9", "4-2@5-4", "9-4@9-9", "8-8", "9-2@9-4"],
)
def test_what_may_not_be_laid_has_no_place(play: str) -> None:
    """A tile that does not fit or lies already, or joins one that is not there."""
    move = cf.parse_move(play)
    assert isinstance(move, cf.Play)
    with pytest.raises(DrawingError, match=f"no place for {play}: "):
        plan_layout(read(BASE)).ghost(move)


def test_a_foot_leaves_places_on_itself_only() -> None:
    """While a foot is open, the other ends have no ghosts (R12)."""
    plan = plan_layout(read(FOOT))
    assert 1 == plan.ghost(cf.Play(Tile(6, 4), Tile(4, 4))).toe
    with pytest.raises(DrawingError):
        plan.ghost(cf.Play(Tile(8, 2), Tile(9, 2)))


def test_a_plan_may_start_from_any_other() -> None:
    """An earlier plan, another table's plan or one turned otherwise changes nothing."""
    layout = read(FOOT)
    expected = plan_layout(layout).spots
    for before in (
        plan_layout(read(BASE)),
        plan_layout(read(BASE), turn=30),
        plan_layout(read(f"{FOOT} 6-4@4-4")),
        plan_layout(read("9-9 9-4@9-9", arms=6)),
        plan_layout(read(SIX_ARMS, arms=6)),
    ):
        assert expected == plan_layout(layout, before=before).spots


def test_turning_moves_tiles_round_the_opener() -> None:
    """A turn by 90 degrees sends right to bottom; a full turn changes nothing."""
    plan = plan_layout(read(BASE), turn=90)
    assert (0.0, 1.58, 90) == place(plan.spots[1])
    assert plan_layout(read(BASE)).spots == plan_layout(read(BASE), turn=-360).spots


def test_links_turn_with_the_table() -> None:
    """The bridge to an arm far out turns too."""
    layout = read("9-9 9-4@9-9", arms=9)
    assert plan_layout(layout).spots[1].link == Segment(0.0, 0.0, 1.8123, 0.0)
    assert plan_layout(layout, turn=90).spots[1].link == Segment(0.0, 0.0, 0.0, 1.8123)


@pytest.mark.parametrize(
    ("seat", "turn"), [(0, 0), (1, 270), (2, 180), (3, 180), (4, 90)]
)
def test_the_table_turns_by_quarters_for_a_seat(seat: int, turn: int) -> None:
    """Five seats sit 72 degrees apart; the table turns by the nearest quarter."""
    assert turn == turn_for_seat(seat, seats=5)


@pytest.mark.parametrize("seats", [-1, 0, 1])
def test_r2_a_table_has_two_or_more_seats(seats: int) -> None:
    """Where nobody could play, the number of seats is what is wrong."""
    with pytest.raises(DrawingError, match=f"two or more seats, not {seats} "):
        turn_for_seat(0, seats=seats)


@pytest.mark.parametrize(("seat", "seats"), [(-1, 4), (4, 4)])
def test_nobody_sits_at_no_seat(seat: int, seats: int) -> None:
    """A seat that is not there is refused with the numbers."""
    with pytest.raises(cf.SeatError, match=f"from 0 to 3, not {seat}"):
        turn_for_seat(seat, seats=seats)


def test_bounds_contain_tiles_and_name_their_size() -> None:
    """Four arms around an upright opener: 2.58 to the sides, 3.08 up and down."""
    bounds = plan_layout(read(BASE)).bounds
    assert Bounds(-2.58, -3.08, 2.58, 3.08) == bounds
    assert (5.16, 6.16) == (bounds.width, bounds.height)
    assert Bounds(0.0, 0.0, 0.0, 0.0) == bounds_of(())


def test_tiles_are_two_by_one() -> None:
    """The unit is the width of a tile."""
    spot = plan_layout(read(BASE)).spots[1]
    assert (2.0, 1.0) == (spot.length, spot.width)
    assert ((0.58, -0.5), (2.58, -0.5), (2.58, 0.5), (0.58, 0.5)) == tuple(
        (round(x, 6), round(y, 6)) for x, y in spot.corners
    )


def test_a_tile_not_on_the_table_has_no_spot() -> None:
    """Looking for it gives `None`."""
    assert plan_layout(read(BASE)).spot_of(Tile(8, 8)) is None


def test_plans_are_values() -> None:
    """Equal layouts and turns give equal plans, which hash, copy and pickle."""
    plan = plan_layout(read(FOOT), turn=90)
    assert plan_layout(read(FOOT), turn=90) == plan != plan_layout(read(FOOT))
    assert hash(plan) == hash(plan_layout(read(FOOT), turn=90))
    assert plan.spots == pickle.loads(pickle.dumps(plan)).spots  # noqa: S301 - own
    assert copy.copy(plan) is plan
    assert "<Plan of 9-9: 7 tiles, turn 90>" == repr(plan)


def test_wrong_types_are_refused() -> None:
    """A value of the wrong type is named at once."""
    wrong: Any = "1"
    with pytest.raises(TypeError, match="layout must be a Layout, not '1'"):
        plan_layout(wrong)
    with pytest.raises(TypeError, match="turn must be an int, not '1'"):
        plan_layout(read(BASE), turn=wrong)
    with pytest.raises(TypeError, match="before must be a Plan, not '1'"):
        plan_layout(read(BASE), before=wrong)
    with pytest.raises(TypeError, match="seat must be an int, not '1'"):
        turn_for_seat(wrong, seats=4)
    with pytest.raises(TypeError, match="the play must be a Play, not '1'"):
        plan_layout(read(BASE)).ghost(wrong)


def test_the_table_of_angles_is_beyond_doubt() -> None:
    """No entry is so near to the edge of rounding that machines may differ."""
    getcontext().prec = 40
    pi = Decimal("3.14159265358979323846264338327950288420")
    for degrees in range(360):
        x = pi * degrees / 180
        term, total = Decimal(1), Decimal(1)
        for k in range(1, 40):
            term *= -x * x / ((2 * k - 1) * (2 * k))
            total += term
        millionths = total * 1_000_000
        assert abs(millionths - round(millionths)) < Decimal("0.4999")
        assert float(round(millionths)) == round(COS[degrees] * 1_000_000)
        assert COS[degrees] == SIN[(degrees + 90) % 360]


@pytest.mark.parametrize(
    ("segment", "crosses"),
    [
        (Segment(-2, 0, 2, 0), True),
        (Segment(-2, 0.6, 2, 0.6), False),
        (Segment(-0.5, -3, -0.5, 3), True),
        (Segment(-1.1, -3, -1.1, 3), False),
        (Segment(1.2, -1, -1, 1.2), True),
        (Segment(2.2, -1, 0.2, 1.6), False),
        (Segment(2, 0, 3, 0), False),
        (Segment(0, 2, 0, 3), False),
        (Segment(0, -3, 0, -2), False),
    ],
)
def test_segments_cross_tiles(segment: Segment, crosses: object) -> None:
    """A lying tile reaches 1 to the sides and 0.5 up and down."""
    assert crosses == geometry.crosses(segment, Pose(0, 0, 0, 0), 0)
    back = Segment(segment.x1, segment.y1, segment.x0, segment.y0)
    assert crosses == geometry.crosses(back, Pose(0, 0, 0, 0), 0)


def test_a_foot_keeps_its_ways_until_its_last_toe() -> None:
    """What is laid meanwhile leaves room for the toes to come."""
    double = Tile(4, 4).index
    assert double in plan_layout(read(FOOT)).ground.ways
    assert double not in plan_layout(read(f"{FOOT} 6-4@4-4 4-3@4-4")).ground.ways
