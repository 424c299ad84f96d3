"""States that agree with a view: guesses at what it hides."""

from collections.abc import Sequence

import pytest
from hypothesis import given

import chickenfoot as cf
from chickenfoot.testing import PlayedRound
from tests.positions import BASE, position, tiles, untyped
from tests.strategies import small_rounds

RULES = cf.Rules(max_pip=2, arms=2, hand_size=2)


def searching(moves: str = "") -> cf.RoundState:
    """Let two seats look for 2-2, which is drawn second."""
    hands = [tiles("1-0 1-1"), tiles("2-1 2-0")]
    state = cf.set_up(RULES, hands=hands, boneyard=tiles("0-0 2-2"))
    for move in moves.split():
        state = cf.apply_move(state, cf.parse_move(move))
    return state


SEEN = cf.view(searching(), 0)


@given(small_rounds)
def test_what_is_true_agrees_with_what_is_seen(game: PlayedRound) -> None:
    """From the hands and the boneyard of a state each view gives the state back."""
    for state in game.states:
        for seat in (None, *range(state.seats)):
            seen = cf.view(state, seat)
            same = cf.suppose(seen, hands=state.hands, boneyard=state.boneyard)
            assert state.hands == same.hands
            assert state.boneyard == same.boneyard
            assert seen == cf.view(same, seat)
            if state.drawn is None or seat == state.turn:
                assert state == same


def test_the_tile_drawn_by_another_seat_is_one_that_fits() -> None:
    """Seat 0 had no play before it drew, so it drew what fits."""
    state = cf.apply_move(position(BASE, "5-3 6-6", boneyard="8-1"), cf.Draw())
    seen = cf.view(state, None)
    assert state.drawn == cf.Tile(8, 1)
    hands = [*state.hands]
    boneyard = [*state.boneyard]
    at = boneyard.index(cf.Tile(7, 1))
    boneyard[at] = cf.Tile(8, 1)
    hands[state.turn] = tuple(tiles("5-3 6-6 7-1"))
    guessed = cf.suppose(seen, hands=hands, boneyard=boneyard)
    assert cf.Tile(7, 1) == guessed.drawn


def test_without_a_tile_that_fits_the_first_is_the_one_drawn() -> None:
    """Any tile of the hand agrees with the view then."""
    state = cf.apply_move(position(BASE, "5-3 6-6", boneyard="8-1"), cf.Draw())
    seen = cf.view(state, None)
    guessed = cf.suppose(seen, hands=state.hands, boneyard=state.boneyard)
    assert cf.Tile(5, 3) == guessed.drawn


@pytest.mark.parametrize(
    ("hands", "boneyard", "sentence"),
    [
        (["1-0 1-1"], "0-0 2-2", "the view has 2 hands, not 1"),
        (["1-0 1-1", "2-1"], "0-0 2-2 2-0", "seat 1 has 2 tiles, not 1"),
        (["1-0 1-1", "2-1 2-0"], "0-0", "the boneyard has 2 tiles, not 1"),
        (["1-0 2-1", "1-1 2-0"], "0-0 2-2", "seat 0 has 1-0 1-1, not 1-0 2-1"),
        (["1-0 1-1", "2-1 2-1"], "0-0 2-2", "tiles that are there more than once: 2-1"),
        (
            ["1-0 1-1", "2-1 9-9"],
            "0-0 2-2",
            "tiles that are on the table or not in the set: 9-9",
        ),
    ],
)
def test_what_disagrees_is_named(
    hands: Sequence[str], boneyard: str, sentence: str
) -> None:
    """Own hand, sizes and the whole set must be those of the view."""
    with pytest.raises(cf.SetUpError, match=f"^{sentence}"):
        cf.suppose(SEEN, hands=[*map(tiles, hands)], boneyard=tiles(boneyard))


def test_a_tile_on_the_table_is_in_no_hand() -> None:
    """It has been played."""
    state = position("9-9", "9-1", "9-0")
    hands = [state.hands[0], tiles("9-9")]
    with pytest.raises(cf.SetUpError, match=r"^tiles that are on the table .*: 9-9 "):
        cf.suppose(cf.view(state, 0), hands=hands, boneyard=state.boneyard)


def test_the_hands_of_a_finished_round_are_those_shown() -> None:
    """Nothing but the boneyard is hidden when a round is over."""
    state = cf.apply_move(position(BASE, "4-1", "5-5"), cf.parse_move("4-1@9-4"))
    seen = cf.view(state, None)
    boneyard = [cf.Tile(5, 5), *state.boneyard[1:]]
    hands = [[state.boneyard[0]] if hand else [] for hand in state.hands]
    with pytest.raises(cf.SetUpError, match=r"^seat 0 has 5-5, not "):
        cf.suppose(seen, hands=hands, boneyard=boneyard)
    turned = tuple(reversed(state.boneyard))
    assert turned == cf.suppose(seen, hands=state.hands, boneyard=turned).boneyard


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"view": searching()}, "view must be a RoundView, not "),
        ({"hands": 5}, "hands must be a Sequence, not 5"),
        ({"hands": [["1-0"], []]}, "each tile must be a Tile, not '1-0'"),
        ({"boneyard": iter(())}, "boneyard must be a Sequence, not "),
        ({"boneyard": ["1-0"]}, "each tile must be a Tile, not '1-0'"),
    ],
)
def test_wrong_types_fail_early(wrong: dict[str, object], sentence: str) -> None:
    """Anything but a view and tiles is a `TypeError`."""
    arguments: dict[str, object] = {"view": SEEN, "hands": (), "boneyard": (), **wrong}
    with pytest.raises(TypeError, match=f"^{sentence}"):
        cf.suppose(**untyped(arguments))
