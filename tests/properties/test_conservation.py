"""Every tile is in exactly one place."""

from hypothesis import given

from chickenfoot import double_set, testing


@given(played=testing.played_rounds())
def test_after_every_move_each_tile_is_in_exactly_one_place(
    played: testing.PlayedRound,
) -> None:
    """R1: hands, boneyard and layout together are the set, each tile once."""
    for state in played.states:
        laid = [placed.tile for placed in state.layout.placements]
        held = [tile for hand in state.hands for tile in hand]
        everywhere = sorted([*laid, *held, *state.boneyard])
        assert list(double_set(state.rules.max_pip)) == everywhere


@given(played=testing.played_rounds())
def test_a_move_takes_one_tile_on_at_most(played: testing.PlayedRound) -> None:
    """R6, R10: a play moves its tile to the table, a draw one to the hand."""
    for before, after in zip(played.states, played.states[1:], strict=False):
        laid = len(after.layout.placements) - len(before.layout.placements)
        drawn = len(before.boneyard) - len(after.boneyard)
        assert before.layout.placements == after.layout.placements[: -laid or None]
        assert before.boneyard[drawn:] == after.boneyard
        assert laid + drawn <= 1
        for seat, (had, has) in enumerate(zip(before.hands, after.hands, strict=True)):
            assert len(has) - len(had) == (drawn - laid) * (seat == before.turn)
