"""How rounds start: dealt or set up."""

import itertools
import random
from typing import Any

import pytest

import chickenfoot as cf
from tests.games import HOUSES
from tests.positions import tiles, untyped

SMALL = cf.Rules(max_pip=2, arms=2, hand_size=2)


class Listed:
    """A generator that gives out numbers from a list."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        """Return the next number."""
        return self.numbers.pop(0)


def test_the_shuffle_sorts_the_set_by_its_numbers() -> None:
    """One number a tile in the order of the set, and equal numbers keep that order.

    0-0 gets 0.2, 1-0 0.1, 1-1 0.5, 2-0 0.9, 2-1 0.2 and 2-2 0.8.
    """
    rng = Listed(0.2, 0.1, 0.5, 0.9, 0.2, 0.8)
    state = cf.deal(SMALL, seats=2, opener=cf.Tile(2, 2), rng=untyped(rng), leader=1)
    assert (tuple(tiles("0-0 1-0")), tuple(tiles("1-1 2-1"))) == state.hands
    assert tiles("2-2 2-0") == state.boneyard
    assert 1 == state.turn
    assert [] == rng.numbers


def test_each_hand_is_dealt_whole() -> None:
    """Seat 0 takes the first tiles, seat 1 the next, seat 2 those after them."""
    rules = cf.Rules(max_pip=2, arms=2, hand_size=1)
    rng = Listed(0.5, 0.4, 0.3, 0.2, 0.1, 0.0)
    state = cf.deal(rules, seats=3, opener=cf.Tile(2, 2), rng=untyped(rng))
    expected = (
        tuple(tiles("2-2")),
        tuple(tiles("2-1")),
        tuple(tiles("2-0")),
    )
    assert expected == state.hands
    assert tiles("1-1 1-0 0-0") == state.boneyard
    assert 0 == state.turn


def test_a_seed_deals_the_same_on_every_python() -> None:
    """`random.Random(7)` deals these tiles to four seats of double-nine."""
    state = cf.deal(cf.Rules(), seats=4, rng=random.Random(7))
    expected = (
        tuple(tiles("2-0 3-0 3-2 4-0 6-0 7-5 7-6")),
        tuple(tiles("1-0 4-1 4-4 6-3 6-4 9-6 9-9")),
        tuple(tiles("5-0 6-2 7-0 7-7 8-5 8-8 9-4")),
        tuple(tiles("0-0 2-2 5-4 6-5 7-3 8-2 9-7")),
    )
    assert expected == state.hands
    boneyard = (
        "4-2 8-1 3-3 8-4 3-1 9-1 2-1 7-4 9-0 5-3 7-1 8-3 5-1 7-2 "
        "1-1 8-0 8-7 9-3 9-8 8-6 6-6 4-3 6-1 9-2 5-2 5-5 9-5"
    )
    assert tiles(boneyard) == state.boneyard
    assert 1 == state.turn


def test_the_holder_of_the_opener_is_to_move() -> None:
    """If nobody holds it the leader is, seat 0 unless said otherwise."""
    for pip, turn in ((9, 1), (8, 2), (4, 1), (0, 3), (3, 0), (1, 0)):
        opener = cf.Tile(pip, pip)
        state = cf.deal(cf.Rules(), seats=4, opener=opener, rng=random.Random(7))
        assert turn == state.turn
        assert opener == state.opener
    state = cf.deal(
        cf.Rules(), seats=4, opener=cf.Tile(3, 3), rng=random.Random(7), leader=3
    )
    assert 3 == state.turn


def test_the_generator_of_the_module_random_is_left_alone() -> None:
    """Only the generator that is given is asked."""
    before = random.getstate()
    first = cf.deal(cf.Rules(), seats=4, rng=random.Random(7))
    assert before == random.getstate()
    random.seed(1)
    assert first == cf.deal(cf.Rules(), seats=4, rng=random.Random(7))


@pytest.mark.parametrize("rules", HOUSES)
def test_who_opens_or_leads_changes_no_hand(rules: cf.Rules) -> None:
    """Hands go by seat, unless the opener is taken out of the set before the deal."""
    deals = [
        cf.deal(rules, seats=3, opener=tile, rng=random.Random(5), leader=leader)
        for tile in cf.double_set(rules.max_pip)
        if tile.is_double
        for leader in range(3)
    ]
    number = len({(state.hands, state.boneyard) for state in deals})
    set_aside = rules.opener_search is cf.OpenerSearch.SET_ASIDE
    assert (rules.max_pip + 1 if set_aside else 1) == number


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"seats": 1}, cf.RulesError, "two or more seats, not 1"),
        ({"seats": 8}, cf.RulesError, "8 seats with 7 tiles each need 56 tiles"),
        (
            {"opener": cf.Tile(10, 10)},
            cf.SetUpError,
            r"a double-9 set opens with one of its doubles, not 10-10 \(R4\)",
        ),
        ({"opener": cf.Tile(9, 8)}, cf.SetUpError, "one of its doubles, not 9-8"),
        ({"leader": 4}, cf.SeatError, "leader must be from 0 to 3, not 4"),
        ({"leader": -1}, cf.SeatError, "leader must be from 0 to 3, not -1"),
        ({"seats": "4"}, TypeError, "seats must be an int, not '4'"),
        ({"seats": True}, TypeError, "seats must be an int, not True"),
        ({"opener": 9}, TypeError, "opener must be a Tile, not 9"),
        ({"leader": 1.0}, TypeError, "leader must be an int, not 1.0"),
        ({"rules": None}, TypeError, "rules must be a Rules, not None"),
        ({"rng": None}, TypeError, "rng must be a generator .* not None"),
        ({"rng": 7}, TypeError, "rng must be a generator .* not 7"),
    ],
)
def test_deal_refuses(
    arguments: dict[str, object], error: type[Exception], sentence: str
) -> None:
    """Whatever is wrong is named, and the generator is not asked."""
    rng = random.Random(1)
    before = rng.getstate()
    given = {"rules": cf.Rules(), "seats": 4, "rng": rng, **arguments}
    rules = given.pop("rules")
    with pytest.raises(error, match=sentence):
        cf.deal(untyped(rules), **untyped(given))
    assert before == rng.getstate()


def test_a_round_is_set_up_from_known_tiles() -> None:
    """Hands may be of any size, the boneyard empty, and any iterable a hand."""
    hand = tuple(tiles("0-0 1-0 1-1"))
    state = cf.set_up(
        SMALL,
        hands=[hand, iter(tiles("2-0")), list(tiles("2-1 2-2"))],
        boneyard=(),
        opener=cf.Tile(2, 2),
    )
    assert (hand, tuple(tiles("2-0")), tuple(tiles("2-1 2-2"))) == state.hands
    assert () == state.boneyard
    assert 2 == state.turn


def test_setting_up_leaves_the_lists_alone() -> None:
    """The caller's hands and boneyard can be changed afterwards, too."""
    hands = [list(tiles("0-0 1-0")), list(tiles("1-1 2-0"))]
    boneyard = list(tiles("2-1 2-2"))
    state = cf.set_up(SMALL, hands=hands, boneyard=boneyard, opener=cf.Tile(2, 2))
    hands[0].clear()
    boneyard.clear()
    assert tuple(tiles("0-0 1-0")) == state.hands[0]
    assert tiles("2-1 2-2") == state.boneyard


@pytest.mark.parametrize(
    ("hands", "boneyard", "sentence"),
    [
        ("0-0 1-0|1-1 2-0", "2-1", "missing: 2-2 "),
        ("0-0|2-0", "2-1", "missing: 1-0, 1-1, 2-2 "),
        ("0-0 1-0|1-1 2-0", "2-1 2-2 2-1", "more than once: 2-1 "),
        ("0-0 1-0 1-0|1-1 2-0", "2-1 2-2", "more than once: 1-0 "),
        ("0-0 1-0|1-1 0-0", "2-1 2-2", "more than once: 0-0 "),
        ("0-0 1-0|1-1 2-0", "2-1 2-2 3-2", "not .*: 3-2 "),
        ("0-0 1-0 1-1 2-0", "2-1 2-2", "two or more hands, not 1 "),
        ("0-0 1-0 1-1 2-0|", "2-1 2-2", "the hand of seat 1 is empty "),
        ("|0-0 1-0 1-1 2-0", "2-1 2-2", "the hand of seat 0 is empty "),
    ],
)
def test_set_up_refuses_what_is_no_round(
    hands: str, boneyard: str, sentence: str
) -> None:
    """The sentence names the tiles, the seat or the number."""
    with pytest.raises(cf.SetUpError, match=sentence):
        cf.set_up(
            SMALL,
            hands=[tiles(hand) for hand in hands.split("|")],
            boneyard=tiles(boneyard),
            opener=cf.Tile(2, 2),
        )


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"hands": []}, cf.SetUpError, "two or more hands, not 0 "),
        ({"leader": 2}, cf.SeatError, "leader must be from 0 to 1, not 2"),
        ({"leader": -1}, cf.SeatError, "leader must be from 0 to 1, not -1"),
        ({"opener": cf.Tile(3, 3)}, cf.SetUpError, "a double-2 set opens with one of"),
        ({"opener": cf.Tile(2, 1)}, cf.SetUpError, "one of its doubles, not 2-1"),
        ({"leader": None}, TypeError, "leader must be an int, not None"),
        ({"opener": "2"}, TypeError, "opener must be a Tile, not '2'"),
        ({"rules": {}}, TypeError, "rules must be a Rules, not {}"),
        ({"hands": [["0-0"], ["1-0"]]}, TypeError, "must be a Tile, not '0-0'"),
        ({"hands": [[[0]], [[1]]]}, TypeError, r"must be a Tile, not \[0\]"),
        ({"boneyard": [0]}, TypeError, "must be a Tile, not 0"),
        ({"boneyard": None}, TypeError, "boneyard must be a Sequence, not None"),
        ({"boneyard": frozenset(tiles("2-1 2-2"))}, TypeError, "must be a Sequence"),
        ({"hands": None}, TypeError, "hands must be a Sequence, not None"),
        ({"hands": [None, None]}, TypeError, "not iterable"),
    ],
)
def test_set_up_refuses_other_arguments(
    arguments: dict[str, object], error: type[Exception], sentence: str
) -> None:
    """Whatever is wrong is named."""
    given = {
        "rules": SMALL,
        "hands": [tiles("0-0 1-0"), tiles("1-1 2-0")],
        "boneyard": tiles("2-1 2-2"),
        **arguments,
    }
    rules = given.pop("rules")
    with pytest.raises(error, match=sentence):
        cf.set_up(untyped(rules), **untyped(given))


class Numbers:
    """A generator that returns these numbers again and again."""

    def __init__(self, *numbers: object) -> None:
        self.numbers = itertools.cycle(numbers)

    def random(self) -> Any:  # noqa: ANN401 - a wrong generator returns anything
        """Return the next number."""
        return next(self.numbers)


@pytest.mark.parametrize(
    "numbers",
    [(float("nan"), 0.5), (0.5, float("nan")), (0.2, 1.0), (-0.1, 0.2), (0.1, 1e400)],
    ids=str,
)
def test_a_generator_must_return_fractions(numbers: tuple[float, ...]) -> None:
    """R3: other numbers would deal wrong tiles without anybody noticing."""
    with pytest.raises(cf.SetUpError) as refused:
        cf.deal(cf.Rules(), seats=2, rng=Numbers(*numbers))
    assert "rng.random() must return numbers from 0 to below 1 (R3)" == str(
        refused.value
    )


def test_a_constant_shuffles_nothing() -> None:
    """R3: the message shows the number."""
    with pytest.raises(cf.SetUpError) as refused:
        cf.deal(cf.Rules(), seats=2, rng=Numbers(0.5))
    assert "rng.random() returned 0.5 55 times, which shuffles nothing (R3)" == str(
        refused.value
    )


def test_one_other_number_shuffles() -> None:
    """R3: the first tile goes last if its number alone is the higher."""
    numbers = [0.7, *[0.5] * 54]
    state = cf.deal(cf.Rules(), seats=2, rng=Numbers(*numbers))
    assert cf.Tile(0, 0) == state.boneyard[-1]


@pytest.mark.parametrize("wrong", ["0.5", None, 0.5j], ids=str)
def test_a_generator_must_return_numbers(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError) as refused:
        cf.deal(cf.Rules(), seats=2, rng=Numbers(wrong, 0.5))
    assert "rng.random() must return numbers, not a list" == str(refused.value)
