"""What a round costs each seat (R14)."""

from collections.abc import Iterable, Sequence
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.errors import MatchError, RoundNotOverError, SetUpError
from chickenfoot._core.rules import FEWEST_SEATS, Rules
from chickenfoot._core.state import Outcome, RoundState
from chickenfoot._core.tiles import Tile, hands_text, keep_hands, opener_or_highest
from chickenfoot._core.values import Value, maker, short_pretty


def _keep_points(points: Iterable[int]) -> tuple[int, ...]:
    kept = tuple(points)
    for number in kept:
        check_int("each of points", number)
    return kept


@final
@attrs.frozen
class RoundScore(Value):
    """A finished round: how it ended and what it cost.

    Raises:
        SetUpError: There are more or fewer points than hands, or the seat that went out
            has no hand.
        TypeError: A value is of the wrong type.
    """

    opener: Tile
    """The double that opened the round."""
    outcome: Outcome
    """How the round ended."""
    points: tuple[int, ...] = attrs.field(converter=_keep_points)
    """What the round costs each seat; low is good."""
    hands: tuple[tuple[Tile, ...], ...] = attrs.field(converter=keep_hands)
    """The tiles that each seat had left, in the order of `double_set`."""

    def __attrs_post_init__(self) -> None:
        check_type("opener", self.opener, Tile)
        check_type("outcome", self.outcome, Outcome)
        seats, out = len(self.hands), self.outcome.seat
        if len(self.points) != seats:
            raise SetUpError(
                f"a score has points for each hand, not {len(self.points)} points "
                f"for {seats} hands (R14)"
            )
        if out is not None and not 0 <= out < seats:
            raise SetUpError(
                f"expected a seat from 0 to {seats - 1} that went out, got {out} (R13)"
            )

    def __repr__(self) -> str:
        points = " ".join(map(str, self.points))
        hands = hands_text(self.hands)
        end = f"{self.outcome}, points {points}, hands {hands}"
        return f"<RoundScore of {self.opener}: {end}>"

    _repr_pretty_ = short_pretty


_make_score: Final = maker(RoundScore)


def tile_points(rules: Rules, tile: Tile) -> int:
    """Return what a tile left in a hand costs: its pips, and more for blanks (R14).

    Examples:
        >>> tile_points(Rules(), Tile(6, 4))
        10
        >>> tile_points(Rules(), Tile(0, 0))
        50

    Raises:
        TypeError: `rules` is not a `Rules` or `tile` not a `Tile`.
    """
    check_type("rules", rules, Rules)
    check_type("tile", tile, Tile)
    return _points(rules, (tile,))


def score_round(state: RoundState) -> RoundScore:
    """Score a finished round: each seat pays for the tiles left in its hand (R14).

    Examples:
        >>> from random import Random
        >>> from chickenfoot import apply_move, deal, legal_moves
        >>> state = deal(Rules(), seats=2, rng=Random(3))
        >>> while moves := legal_moves(state):
        ...     state = apply_move(state, moves[0])
        >>> score_round(state).points
        (17, 0)

    Raises:
        RoundNotOverError: The round is still on.
        TypeError: `state` is not a `RoundState`.
    """
    check_type("state", state, RoundState)
    outcome = outcome_of(state)
    hands = state.hands
    went_out = not outcome.is_blocked
    double_out = went_out and state.layout.placements[-1].tile.is_double
    return _score(state.rules, state.opener, outcome, hands, double_out=double_out)


def score_hands(
    rules: Rules,
    hands: Sequence[Iterable[Tile]],
    *,
    opener: Tile | None = None,
    double_out: bool = False,
) -> RoundScore:
    """Score a round of a real table from the tiles that are left in the hands (R14).

    The seat with an empty hand went out. If every hand has a tile, the round was
    blocked.

    Args:
        rules: The rules of the table.
        hands: The tiles that each seat has left.
        opener: The double that opened the round; the highest of the set unless given
            (R4).
        double_out: Whether the last tile of the seat that went out was a double. It
            counts only where the rules have `double_out_points`.

    Examples:
        >>> left = [[Tile(6, 4), Tile(0, 0)], [], [Tile(9, 9)]]
        >>> score = score_hands(Rules(), left, opener=Tile(8, 8))
        >>> score.outcome, score.points
        (Outcome(seat=1), (60, 0, 18))

    Raises:
        SetUpError: These hands cannot be left at the end of a round: a tile is
            duplicated, not in the set or the opener, two hands are empty, or there are
            fewer than two hands. Or `opener` is not a double of the set.
        TypeError: An argument is of the wrong type.
    """
    check_type("rules", rules, Rules)
    check_type("hands", hands, Sequence)
    check_type("double_out", double_out, bool)
    opener = opener_or_highest(rules.max_pip, opener)
    left = keep_hands(hands)
    outcome = Outcome(_seat_out(left))
    _check_left(rules, opener, left)
    return _score(rules, opener, outcome, left, double_out=double_out)


def check_points(rules: Rules, score: RoundScore) -> None:
    """Raise `MatchError` unless a score follows from the hands that are left (R14)."""
    out = score.outcome.seat
    # Whoever goes out has points only for doing so on a double.
    double_out = out is not None and score.points[out] > 0
    hands, opener = score.hands, score.opener
    expected = score_hands(rules, hands, opener=opener, double_out=double_out)
    for what, theirs, ours in (
        ("outcome", score.outcome, expected.outcome),
        ("points", score.points, expected.points),
    ):
        if theirs != ours:
            raise MatchError(
                f"the score does not follow from its hands: "
                f"its {what}: {theirs}, wanted: {ours} (R14)"
            )


def outcome_of(state: RoundState) -> Outcome:
    """Return how a round ended, and raise `RoundNotOverError` if it has not."""
    if state.outcome is None:
        raise RoundNotOverError(
            f"the round of {state.opener} is still on after {state.ply} moves (R13)"
        )
    return state.outcome


def _seat_out(hands: tuple[tuple[Tile, ...], ...]) -> int | None:
    """Return the seat whose hand is empty."""
    if len(hands) < FEWEST_SEATS:
        raise SetUpError(f"a round has two or more hands, not {len(hands)} (R2)")
    out = [seat for seat, hand in enumerate(hands) if not hand]
    if len(out) > 1:
        seats = " and ".join(map(str, out))
        raise SetUpError(f"only one seat can go out, not seats {seats} (R13)")
    return out[0] if out else None


def _check_left(
    rules: Rules, opener: Tile, hands: tuple[tuple[Tile, ...], ...]
) -> None:
    """Raise an error for tiles that cannot be in the hands when a round is over."""
    seen = {opener}
    for tile in (tile for hand in hands for tile in hand):
        if tile == opener:
            raise SetUpError(f"the opener {opener} cannot be left in a hand (R4)")
        if tile.high > rules.max_pip:
            raise SetUpError(f"{tile} is not in a double-{rules.max_pip} set (R1)")
        if tile in seen:
            raise SetUpError(f"{tile} is there more than once (R1)")
        seen.add(tile)


def _score(
    rules: Rules,
    opener: Tile,
    outcome: Outcome,
    hands: tuple[tuple[Tile, ...], ...],
    *,
    double_out: bool,
) -> RoundScore:
    points = [_points(rules, hand) for hand in hands]
    if outcome.seat is not None and double_out:
        points[outcome.seat] += rules.double_out_points
    return _make_score(opener, outcome, tuple(points), hands)


def _points(rules: Rules, tiles: Iterable[Tile]) -> int:
    points = 0
    for tile in tiles:
        cost = tile.high + tile.low
        if tile.high == 0:
            cost = rules.double_blank_points
        elif tile.low == 0:
            cost += rules.blank_points
        points += cost
    return points
