"""Every round ends."""

from hypothesis import given

from chickenfoot import double_set, legal_moves, testing


@given(played=testing.played_rounds())
def test_a_round_ends_within_a_bound(played: testing.PlayedRound) -> None:
    """R13: at most (tiles + boneyard + 1) x (seats + 1) moves.

    Each tile is laid at most once and drawn at most once. Between two such moves each
    seat passes at most once, the seat that drew among them: where nothing can be drawn
    and a whole circle passes, nobody has a legal play, and the round is blocked.
    """
    start = played.states[0]
    tiles = len(double_set(start.rules.max_pip))
    bound = (tiles + len(start.boneyard) + 1) * (start.seats + 1)
    assert len(played.moves) <= bound


@given(played=testing.played_rounds())
def test_there_is_no_legal_move_exactly_when_the_round_is_over(
    played: testing.PlayedRound,
) -> None:
    """R13: a round is over after its last move, and not before."""
    over = [state.outcome is not None for state in played.states]
    assert over == [not legal_moves(state) for state in played.states]
    assert [False] * len(played.moves) + [True] == over


@given(played=testing.played_rounds())
def test_moves_are_counted(played: testing.PlayedRound) -> None:
    """The ply is the number of moves made."""
    assert list(range(len(played.states))) == [state.ply for state in played.states]
