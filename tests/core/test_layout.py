"""The layout as it is read."""

import random

import pytest

import chickenfoot as cf
from tests.positions import BASE, ends, position, targets, untyped


def test_an_empty_layout_offers_nothing() -> None:
    """No tile lies, so there is neither end nor target nor foot."""
    rest = [tile for tile in cf.double_set(2) if tile.low < 1]
    other = [tile for tile in cf.double_set(2) if tile.low >= 1]
    rules = cf.Rules(max_pip=2, arms=1, hand_size=2)
    state = cf.set_up(rules, hands=[rest, other], boneyard=(), opener=cf.Tile(2, 2))
    assert () == state.layout.placements
    assert () == state.layout.ends
    assert () == state.layout.targets
    assert state.layout.owed is None


def test_a_layout_knows_its_opener() -> None:
    """R4: also before it has been played."""
    start = cf.deal(cf.Rules(), seats=2, opener=cf.Tile(5, 5), rng=random.Random(1))
    assert cf.Tile(5, 5) == start.layout.opener
    assert cf.Tile(9, 9) == position(BASE).layout.opener


def test_the_opener_alone_is_a_foot() -> None:
    """Its arms are owed, and it is what may be played on."""
    state = position("9-9", "9-1")
    assert (
        cf.Owed(cf.PlaceKind.ARM, cf.Tile(9, 9), placed=0, needed=4)
        == state.layout.owed
    )
    assert () == state.layout.ends
    assert (cf.End(cf.Tile(9, 9), 9),) == state.layout.targets


def test_a_placement_tells_tile_place_number_and_seat() -> None:
    """Placements are in the order laid, and the opener joins nothing."""
    state = position(f"{BASE} 4-1@9-4", seats=4)
    expected = (
        cf.Placement(tile=cf.Tile(9, 9), onto=None, pip=9, seat=0),
        cf.Placement(tile=cf.Tile(9, 4), onto=cf.Tile(9, 9), pip=9, seat=1),
        cf.Placement(tile=cf.Tile(9, 2), onto=cf.Tile(9, 9), pip=9, seat=2),
        cf.Placement(tile=cf.Tile(9, 0), onto=cf.Tile(9, 9), pip=9, seat=3),
        cf.Placement(tile=cf.Tile(9, 7), onto=cf.Tile(9, 9), pip=9, seat=0),
        cf.Placement(tile=cf.Tile(4, 1), onto=cf.Tile(9, 4), pip=4, seat=1),
    )
    assert expected == state.layout.placements


def test_a_blank_is_joined_by_number_0() -> None:
    """0 is a number, not a missing one."""
    state = position(f"{BASE} 8-0@9-0")
    assert 0 == state.layout.placements[5].pip
    assert "8-0:8" in ends(state)


def test_a_tile_that_joins_by_its_lower_half_shows_the_higher() -> None:
    """8-4 on a 4 shows its 8, and 4-1 its 1."""
    assert "8-4:8" in ends(position(f"{BASE} 8-4@9-4"))
    assert "4-1:1" in ends(position(f"{BASE} 4-1@9-4"))


def test_the_opener_of_one_arm() -> None:
    """One tile completes it, and the layout is a line."""
    state = position("9-9 9-4@9-9", rules=cf.Rules(arms=1))
    assert state.layout.owed is None
    assert {"9-4:4"} == targets(state)


@pytest.mark.parametrize(
    ("toes", "placed"), [("", 0), (" 4-1@4-4", 1), (" 4-1@4-4 6-4@4-4", 2)]
)
def test_an_open_foot_shuts_all_ends_off(toes: str, placed: int) -> None:
    """Its double is the one target, and no end."""
    state = position(f"{BASE} 4-4@9-4{toes}")
    assert (
        cf.Owed(cf.PlaceKind.TOE, cf.Tile(4, 4), placed=placed, needed=3)
        == state.layout.owed
    )
    assert {"4-4:4"} == targets(state)
    assert "4-4:4" not in ends(state)
    assert 3 + placed == len(state.layout.ends)


def test_an_end_reads_as_tile_and_number() -> None:
    """The text of an end is its tile, a colon and its number."""
    assert "9-4:4" == str(cf.End(cf.Tile(9, 4), 4))


def test_equal_layouts_are_equal() -> None:
    """Layouts are equal by value, and another order of plays is another layout."""
    one = position("9-9 9-4@9-9 9-2@9-9").layout
    assert one == position("9-9 9-4@9-9 9-2@9-9").layout
    assert hash(one) == hash(position("9-9 9-4@9-9 9-2@9-9").layout)
    assert one != position("9-9 9-2@9-9 9-4@9-9").layout


def test_a_layout_never_changes() -> None:
    """A play makes another one."""
    layout = position("9-9", "9-1").layout
    with pytest.raises(AttributeError):
        untyped(layout).owed = None
    with pytest.raises(AttributeError):
        untyped(layout).other = None
