"""How the opener gets on the table."""

from itertools import takewhile

from hypothesis import given
from hypothesis import strategies as st

from chickenfoot import (
    Draw,
    OpenerSearch,
    Pass,
    Play,
    RoundState,
    Rules,
    Tile,
    apply_move,
    deal,
    legal_moves,
    testing,
)
from tests.strategies import seat_counts

IN_TURN = (OpenerSearch.IN_TURN, OpenerSearch.NEXT_HELD)


@given(played=testing.played_rounds())
def test_whoever_holds_the_opener_lays_it_first(played: testing.PlayedRound) -> None:
    """R4: it is the only move there is."""
    start = played.states[0]
    for seat, hand in enumerate(start.hands):
        if start.opener in hand:
            assert seat == start.turn
            assert (Play(start.opener, None),) == legal_moves(start)


@given(played=testing.played_rounds())
def test_the_search_finds_the_opener(played: testing.PlayedRound) -> None:
    """R5: seats draw one tile each in turn from the leader on, the finder lays it.

    If it is tile k of the boneyard, counted from 0, the finder is seat (leader + k)
    mod seats, which has one tile more for each time its turn came, less the opener.
    """
    start = played.states[0]
    if start.opener not in start.boneyard or start.rules.opener_search not in IN_TURN:
        return
    place = start.boneyard.index(start.opener)
    finder = (start.turn + place) % start.seats
    moves = played.moves[: 2 * place + 2]
    assert (*[Draw(), Pass()] * place, Draw(), Play(start.opener, None)) == moves
    after = played.states[2 * place + 2]
    assert finder == after.layout.placements[0].seat
    for seat, (had, has) in enumerate(zip(start.hands, after.hands, strict=True)):
        drew = (place - (seat - start.turn) % start.seats) // start.seats + 1
        assert len(had) + drew - (seat == finder) == len(has)


@given(played=testing.played_rounds())
def test_all_at_once_means_whole_circles(played: testing.PlayedRound) -> None:
    """R5, house rule: all draw as often, unless the boneyard runs out first."""
    start = played.states[0]
    if (
        start.opener not in start.boneyard
        or start.rules.opener_search is not OpenerSearch.ALL_AT_ONCE
    ):
        return
    search = list(takewhile(lambda move: not isinstance(move, Play), played.moves))
    draws = search.count(Draw())
    place = start.boneyard.index(start.opener)
    circles = place // start.seats + 1
    assert min(circles * start.seats, len(start.boneyard)) == draws
    assert [Draw(), Pass()] * draws == search
    layer = played.states[len(search)].turn
    assert (start.turn + place) % start.seats == layer


@given(played=testing.played_rounds())
def test_an_opener_set_aside_lies_from_the_start(played: testing.PlayedRound) -> None:
    """R4, house rule: it is the leader's placement, and the leader has the turn."""
    start = played.states[0]
    if start.rules.opener_search is OpenerSearch.SET_ASIDE:
        (placed,) = start.layout.placements
        assert (start.opener, None, start.turn) == (
            placed.tile,
            placed.onto,
            placed.seat,
        )
    else:
        assert () == start.layout.placements


@given(played=testing.played_rounds())
def test_who_has_the_turn_after_the_opener(played: testing.PlayedRound) -> None:
    """R6: it is the next seat, or by house rule the same one again."""
    for before, move, after in zip(
        played.states, played.moves, played.states[1:], strict=False
    ):
        if isinstance(move, Play) and move.onto is None:
            step = 0 if before.rules.opener_again else 1
            assert (before.turn + step) % before.seats == after.turn
            assert after.drawn is None


@given(rules=testing.rules(), data=st.data())
def test_every_seat_is_dealt_its_hand(rules: Rules, data: st.DataObject) -> None:
    """R3: each seat has `hand_size` tiles, and the rest is the boneyard."""
    seats = data.draw(seat_counts(rules))
    pip = data.draw(st.integers(0, rules.max_pip))
    rng = data.draw(testing.generators(max_pip=rules.max_pip))
    state = deal(rules, seats=seats, opener=Tile(pip, pip), rng=rng)
    assert [rules.hand_size_for(seats)] * seats == [len(hand) for hand in state.hands]


@given(state=testing.rounds_in_progress())
def test_turns_pass_clockwise(state: RoundState) -> None:
    """R6: whatever ends a turn, the next seat has the next one, and has drawn nothing.

    The exceptions by house rule concern the opener alone.
    """
    if state.layout.placements:
        for move in legal_moves(state):
            after = apply_move(state, move)
            step = 0 if isinstance(move, Draw) else 1
            assert (state.turn + step) % state.seats == after.turn
            drawn = state.boneyard[0] if isinstance(move, Draw) else None
            assert drawn == after.drawn
