"""Feet, arms and ends."""

from collections import Counter

from hypothesis import given

from chickenfoot import Play, RoundState, testing
from tests.strategies import any_state


@given(state=any_state)
def test_a_double_takes_its_arms_or_toes_and_any_other_tile_one(
    state: RoundState,
) -> None:
    """R7, R8, R12: at most one double is short of them, and that is the foot."""
    joined = Counter(placed.onto for placed in state.layout.placements)
    short: list[tuple[object, int, int]] = []
    for placed in state.layout.placements:
        tile = placed.tile
        room = 1
        if tile.is_double:
            room = state.rules.arms if tile == state.opener else 3
        assert joined[tile] <= room
        if tile.is_double and joined[tile] < room:
            short.append((tile, joined[tile], room))
    foot = state.layout.owed
    expected = [] if foot is None else [(foot.double, foot.placed, foot.needed)]
    assert expected == short


@given(state=any_state)
def test_a_settled_layout_has_two_more_ends_for_each_completed_foot(
    state: RoundState,
) -> None:
    """R8, R12: ends = arms + 2 x completed feet while no foot is open."""
    if state.layout.owed is None and state.layout.placements:
        doubles = sum(placed.tile.is_double for placed in state.layout.placements)
        expected = state.rules.arms + 2 * (doubles - 1)
        assert expected == len(state.layout.ends)
        assert state.layout.ends == state.layout.targets


@given(state=any_state)
def test_an_open_foot_shuts_off_all_else(state: RoundState) -> None:
    """R8, R12: its double alone may be played on."""
    foot = state.layout.owed
    if foot is not None:
        targets = [(end.tile, end.pip) for end in state.layout.targets]
        assert [(foot.double, foot.double.high)] == targets


@given(played=testing.played_rounds())
def test_what_a_foot_owes_only_falls(played: testing.PlayedRound) -> None:
    """R8, R12: no second foot opens, and each play answers one tile of what is owed."""
    for before, move, after in zip(
        played.states, played.moves, played.states[1:], strict=False
    ):
        foot, then = before.layout.owed, after.layout.owed
        if foot is None:
            opens = isinstance(move, Play) and move.tile.is_double
            assert opens is (then is not None)
        elif not isinstance(move, Play):
            assert foot == then
        else:
            assert foot.double == move.onto
            owed = 0 if then is None else then.needed - then.placed
            assert then is None or foot.double == then.double
            assert foot.needed - foot.placed - 1 == owed


@given(state=any_state)
def test_tiles_meet_at_one_number_and_open_the_other(state: RoundState) -> None:
    """R7: what was joined is covered for ever; a double never joins a double."""
    shown = {
        placed.tile: placed.tile.other(placed.pip) for placed in state.layout.placements
    }
    open_ends = {end.tile: end.pip for end in state.layout.ends}
    joined = {placed.onto for placed in state.layout.placements}
    for placed in state.layout.placements[1:]:
        assert placed.onto is not None
        assert placed.pip == shown[placed.onto]
        assert not (placed.tile.is_double and placed.onto.is_double)
    assert open_ends == {
        tile: pip
        for tile, pip in shown.items()
        if tile not in joined and not tile.is_double
    }
