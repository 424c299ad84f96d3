"""How a round starts: dealt at random, or set up from known tiles."""

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import itemgetter

from chickenfoot._core.checks import (
    RandomSource,
    check_generator,
    check_seat,
    check_type,
    shown,
)
from chickenfoot._core.errors import SetUpError
from chickenfoot._core.layout import bare_layout, lay
from chickenfoot._core.moves import Play
from chickenfoot._core.rules import FEWEST_SEATS, Rules, tiles_aside
from chickenfoot._core.state import (
    Outcome,
    RoundState,
    first_held,
    holder_of,
    make_state,
)
from chickenfoot._core.tiles import (
    Bits,
    Tile,
    double_set,
    keep_hands,
    keep_tiles,
    opener_or_highest,
    tile_bits,
)
from chickenfoot._core.turn import is_blocked


def deal(
    rules: Rules,
    *,
    seats: int,
    rng: RandomSource,
    opener: Tile | None = None,
    leader: int = 0,
) -> RoundState:
    """Shuffle the set and deal a round (R3): the only door for chance.

    The shuffle asks `rng.random()` once for each tile, in the order of `double_set`,
    and puts the tiles in the order of these numbers (of two equal numbers the earlier
    stays first). Seat 0 takes the first `hand_size` of them, seat 1 the next, and so
    on; the rest is the boneyard, its first tile to be drawn first.

    Args:
        rules: The rules of the table.
        seats: The number of seats.
        rng: The generator, such as `random.Random(7)`.
        opener: The double that opens the round; the highest of the set unless given
            (R4).
        leader: The seat that draws first when nobody holds the opener (R5), and that
            begins when the opener is set aside.

    Examples:
        >>> from random import Random
        >>> state = deal(Rules(), seats=4, rng=Random(7))
        >>> len(state.boneyard)
        27

    Raises:
        RulesError: The set has too few tiles for the seats, or the rules name no hand
            size or reserve for so many.
        SetUpError: `opener` is not a double of the set, `leader` is not a seat, or the
            numbers of `rng` do not shuffle.
        TypeError: An argument is of the wrong type.
    """
    check_type("rules", rules, Rules)
    size = rules.hand_size_for(seats)
    rules.reserve_for(seats)
    check_seat("leader", leader, seats)
    opener = opener_or_highest(rules.max_pip, opener)
    tiles = _tiles_to_deal(rules, opener)
    numbers = random_numbers(rng, len(tiles))
    numbered = sorted(zip(numbers, tiles, strict=True), key=itemgetter(0))
    shuffled = [tile for _, tile in numbered]
    dealt = seats * size
    hands = [
        tile_bits(shuffled[start : start + size]) for start in range(0, dealt, size)
    ]
    return _start(rules, opener, tuple(hands), tuple(shuffled[dealt:]), leader)


def deal_any_of(
    rules: Rules,
    *,
    seats: int,
    openers: Sequence[Tile],
    rng: RandomSource,
    leader: int,
) -> RoundState:
    """Deal a round that opens with the first of these doubles that somebody holds.

    If nobody holds any, it is the first (R4).
    """
    state = deal(rules, seats=seats, opener=openers[0], rng=rng, leader=leader)
    if len(openers) == 1:
        return state
    opener = first_held(openers, state._hand_bits)
    return _start(rules, opener, state._hand_bits, state.boneyard, leader)


def set_up(
    rules: Rules,
    *,
    hands: Sequence[Iterable[Tile]],
    boneyard: Sequence[Tile],
    opener: Tile | None = None,
    leader: int = 0,
) -> RoundState:
    """Start a round from known tiles: a real table, a puzzle, a test.

    Together the hands and the boneyard are the whole set, each tile once, less the
    opener where the rules set it aside. Hands may be of any size.

    Args:
        rules: The rules of the table.
        hands: The tiles of each seat.
        boneyard: The other tiles; the first is drawn next.
        opener: The double that opens the round; the highest of the set unless given
            (R4).
        leader: The seat that draws first when nobody holds the opener (R5), and that
            begins when the opener is set aside.

    Examples:
        >>> tiles = double_set(1)
        >>> state = set_up(
        ...     Rules(max_pip=1, hand_size=1, arms=1),
        ...     hands=[tiles[:1], tiles[1:2]],
        ...     boneyard=tiles[2:],
        ... )
        >>> state.boneyard
        (Tile(1, 1),)

    Raises:
        RulesError: The rules name no reserve for so many seats.
        SetUpError: Tiles are missing, duplicated or of another set, a hand is empty,
            there are fewer than two hands, `opener` is not a double of the set, or
            `leader` is not a seat.
        TypeError: An argument is of the wrong type.
    """
    check_type("rules", rules, Rules)
    opener = opener_or_highest(rules.max_pip, opener)
    check_type("hands", hands, Sequence)
    check_type("boneyard", boneyard, Sequence)
    kept = keep_hands(hands)
    rest = keep_tiles(boneyard)
    if len(kept) < FEWEST_SEATS:
        raise SetUpError(f"a round has two or more hands, not {len(kept)} (R2)")
    for seat, hand in enumerate(kept):
        if not hand:
            raise SetUpError(f"the hand of seat {seat} is empty (R3)")
    rules.reserve_for(len(kept))
    check_seat("leader", leader, len(kept))
    whole = _tiles_to_deal(rules, opener)
    check_tiles(whole, kept, rest, unexpected="not to be dealt")
    return _start(rules, opener, tuple(map(tile_bits, kept)), rest, leader)


def _tiles_to_deal(rules: Rules, opener: Tile) -> tuple[Tile, ...]:
    tiles = double_set(rules.max_pip)
    if tiles_aside(rules):
        return tuple(tile for tile in tiles if tile != opener)
    return tiles


def check_tiles(
    expected: Sequence[Tile],
    hands: Sequence[Sequence[Tile]],
    boneyard: Sequence[Tile],
    *,
    unexpected: str,
) -> None:
    """Raise `SetUpError` unless hands and boneyard are these tiles, each once.

    `unexpected` says of other tiles what is wrong with them.
    """
    counts = Counter(tile for hand in (*hands, boneyard) for tile in hand)
    for what, wrong in (
        (f"that are {unexpected}", counts.keys() - set(expected)),
        ("that are there more than once", {t for t in counts if counts[t] > 1}),
        ("that are missing", set(expected) - counts.keys()),
    ):
        if wrong:
            names = ", ".join(map(str, sorted(wrong)))
            raise SetUpError(f"tiles {what}: {names} (R1)")


def _start(
    rules: Rules,
    opener: Tile,
    hand_bits: tuple[Bits, ...],
    boneyard: tuple[Tile, ...],
    leader: int,
) -> RoundState:
    """Give the first turn to the seat with the opener, else to the leader (R4, R5)."""
    turn = holder_of(hand_bits, opener, otherwise=leader)
    layout = bare_layout(opener)
    if tiles_aside(rules):
        layout = lay(layout, Play(opener, None), leader, rules.arms)
    blocked = is_blocked(rules, hand_bits, boneyard, layout, turn, None)
    outcome = Outcome(None) if blocked else None
    return make_state(
        rules, opener, hand_bits, boneyard, layout, turn, None, outcome, 0
    )


def random_numbers(rng: RandomSource, count: int) -> list[float]:
    """Return so many numbers of a generator; raise an error if they are not random.

    A generator that returns something else would deal unshuffled tiles unnoticed.
    """
    check_generator(rng)
    random = rng.random
    numbers = [random() for _ in range(count)]
    try:
        total = sum(numbers)
        least, *_, most = sorted([numbers[0], *numbers])
        are_fractions = least >= 0 and most < 1 and total == total  # noqa: PLR0124
    except TypeError:
        raise TypeError(
            f"rng.random() must return numbers, not {shown(numbers)}"
        ) from None
    if not are_fractions:
        raise SetUpError("rng.random() must return numbers from 0 to below 1 (R3)")
    if count > 1 and least == most:
        raise SetUpError(
            f"rng.random() returned {shown(least)} {count} times, which shuffles "
            "nothing (R3)"
        )
    return numbers
