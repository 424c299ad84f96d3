"""From a state to what one seat may know of it, and back."""

from collections.abc import Iterable, Sequence

from chickenfoot._core.checks import check_seat, check_type
from chickenfoot._core.deal import check_tiles
from chickenfoot._core.errors import SetUpError
from chickenfoot._core.layout import fitting_tiles
from chickenfoot._core.moves import Move
from chickenfoot._core.play import legal_moves
from chickenfoot._core.scoring import score_round
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import (
    Bits,
    Tile,
    double_set,
    keep_hands,
    keep_tiles,
    tile_bits,
    tiles_of,
)
from chickenfoot._core.views import RoundView, make_view


def view(state: RoundState, seat: int | None) -> RoundView:
    """Return what a seat may see of a round; `None` is a watcher, who has no hand.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal
        >>> state = deal(Rules(hand_size=2), seats=3, rng=Random(7))
        >>> view(state, 0).hand
        (Tile(3, 2), Tile(6, 0))
        >>> view(state, None).hand_sizes
        (2, 2, 2)

    Raises:
        SeatError: No seat has this number.
        TypeError: `state` is not a `RoundState`, or `seat` neither an `int` nor `None`.
    """
    check_type("state", state, RoundState)
    hand: tuple[Tile, ...] = ()
    drawn: Tile | None = None
    moves: tuple[Move, ...] = ()
    if seat is not None:
        check_seat("seat", seat, state.seats)
        hand = tiles_of(state._hand_bits[seat])
        if seat == state.turn:
            drawn = state.drawn
            moves = legal_moves(state)
    return make_view(
        state.rules,
        state.opener,
        seat,
        hand,
        tuple([bits.bit_count() for bits in state._hand_bits]),
        len(state.boneyard),
        state.layout,
        state.turn,
        state.drawn is not None,
        drawn,
        moves,
        state.outcome,
        None if state.outcome is None else score_round(state),
        state.ply,
    )


def suppose(
    view: RoundView, *, hands: Sequence[Iterable[Tile]], boneyard: Sequence[Tile]
) -> RoundState:
    """Return a state that agrees with a view: a guess at what the view hides.

    Whether the moves so far could have led to these hands is not checked. If another
    seat has drawn in this turn, the guess is that it drew a tile that fits, if its hand
    has one.

    Args:
        view: What is known.
        hands: The tiles of each seat, that of the view too. Together with the boneyard
            they are `view.hand` and `view.unseen`.
        boneyard: The undealt tiles; the first is drawn next.

    Examples:
        >>> from random import Random
        >>> from chickenfoot import Rules, deal, view
        >>> seen = view(deal(Rules(), seats=2, rng=Random(1)), 0)
        >>> hidden = seen.unseen
        >>> state = suppose(seen, hands=[seen.hand, hidden[:7]], boneyard=hidden[7:])
        >>> view(state, 0) == seen
        True

    Raises:
        SetUpError: The state does not agree with the view: another hand than its own,
            too many or too few tiles, a tile that is missing, duplicated, on the table
            or not in the set. In a round that is over: other hands than were shown.
        TypeError: An argument is of the wrong type.
    """
    check_type("view", view, RoundView)
    check_type("hands", hands, Sequence)
    check_type("boneyard", boneyard, Sequence)
    kept = keep_hands(hands)
    rest = keep_tiles(boneyard)
    _check_sizes(view, kept, rest)
    _check_known(view, kept)
    laid = {placement.tile for placement in view.layout.placements}
    hidden = [tile for tile in double_set(view.rules.max_pip) if tile not in laid]
    check_tiles(hidden, kept, rest, unexpected="on the table or not in the set")
    hand_bits = tuple(map(tile_bits, kept))
    drawn = view.drawn
    if view.drew and drawn is None:
        drawn = _likely_drawn(hand_bits[view.turn], fitting_tiles(view.layout))
    return RoundState(
        rules=view.rules,
        opener=view.opener,
        hand_bits=hand_bits,
        boneyard=rest,
        layout=view.layout,
        turn=view.turn,
        drawn=drawn,
        outcome=view.outcome,
        ply=view.ply,
    )


def _check_sizes(
    view: RoundView, hands: tuple[tuple[Tile, ...], ...], boneyard: tuple[Tile, ...]
) -> None:
    if len(hands) != view.seats:
        raise SetUpError(f"the view has {view.seats} hands, not {len(hands)}")
    for seat, (hand, size) in enumerate(zip(hands, view.hand_sizes, strict=True)):
        if len(hand) != size:
            raise SetUpError(f"seat {seat} has {size} tiles, not {len(hand)}")
    size = view.boneyard_size
    if len(boneyard) != size:
        raise SetUpError(f"the boneyard has {size} tiles, not {len(boneyard)}")


def _check_known(view: RoundView, hands: tuple[tuple[Tile, ...], ...]) -> None:
    known = dict(enumerate(view.score.hands)) if view.score is not None else {}
    if view.seat is not None:
        known[view.seat] = view.hand
    for seat, hand in known.items():
        if hands[seat] != hand:
            expected, got = (" ".join(map(str, tiles)) for tiles in (hand, hands[seat]))
            raise SetUpError(f"seat {seat} has {expected}, not {got}")


def _likely_drawn(hand: Bits, fitting: Bits) -> Tile:
    """Return a tile of a hand that fits, if there is one: before the draw none did."""
    return tiles_of(hand & fitting or hand)[0]
