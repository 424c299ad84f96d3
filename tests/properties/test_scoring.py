"""What a round costs."""

from hypothesis import given

from chickenfoot import (
    MatchState,
    RoundState,
    Rules,
    Tile,
    double_set,
    score_round,
    testing,
    tile_points,
)


@given(rules=testing.rules(max_pip=9))
def test_a_tile_costs_its_pips_and_more_for_blanks(rules: Rules) -> None:
    """R14: the double-blank has a price of its own, other doubles have none."""
    for tile in double_set(rules.max_pip):
        expected = tile.high + tile.low
        if tile == Tile(0, 0):
            expected = rules.double_blank_points
        elif tile.low == 0:
            expected += rules.blank_points
        assert expected == tile_points(rules, tile)


@given(state=testing.finished_rounds())
def test_each_seat_pays_for_its_own_hand(state: RoundState) -> None:
    """R14: a seat also pays, by house rule, for going out on a double."""
    score = score_round(state)
    expected = [
        sum(tile_points(state.rules, tile) for tile in hand) for hand in state.hands
    ]
    out = score.outcome.seat
    if out is not None and state.layout.placements[-1].tile.is_double:
        expected[out] += state.rules.double_out_points
    assert tuple(expected) == score.points
    assert (state.hands, state.opener) == (score.hands, score.opener)
    assert state.outcome == score.outcome


@given(played=testing.played_rounds())
def test_a_round_ends_with_the_first_empty_hand(played: testing.PlayedRound) -> None:
    """R13: nobody goes out but by laying the last tile, and then at once."""
    last = played.states[-1]
    assert all(all(state.hands) for state in played.states[:-1])
    assert last.outcome is not None
    if last.outcome.is_blocked:
        assert all(last.hands)
    else:
        assert last.outcome.seat == last.layout.placements[-1].seat
        assert [last.outcome.seat] == [
            k for k, hand in enumerate(last.hands) if not hand
        ]


@given(match=testing.matches())
def test_totals_add_up_the_rounds(match: MatchState) -> None:
    """R15: the totals are the sums of the points, seat by seat."""
    columns = zip(*[score.points for score in match.scores], strict=True)
    expected = tuple(map(sum, columns)) or (0,) * match.seats
    assert expected == match.totals
