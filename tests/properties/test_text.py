"""Text and values say the same."""

import re

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.vendor.pretty import pretty

import chickenfoot
from chickenfoot import (
    MatchState,
    Move,
    NotationError,
    RoundState,
    Rules,
    Tile,
    double_set,
    parse_move,
    testing,
    view,
)
from tests.strategies import any_state

NAMES = dict(vars(chickenfoot))


@given(tile=testing.tiles())
def test_a_tile_is_read_from_its_text(tile: Tile) -> None:
    """R1: the halves may be written in either order."""
    high, low = str(tile).split("-")
    assert tile == Tile.parse(f"{high}-{low}") == Tile.parse(f"{low}-{high}")


@given(move=testing.moves())
def test_a_move_is_read_from_its_text(move: Move) -> None:
    """The text means one thing in every state."""
    assert move == parse_move(str(move))


@given(one=testing.moves(), other=testing.moves())
def test_different_moves_have_different_texts(one: Move, other: Move) -> None:
    """Two moves have the same text only if they are equal."""
    assert (one == other) is (str(one) == str(other))


DIGITS = st.text("0123456789", min_size=1, max_size=2)


@given(halves=st.tuples(DIGITS, DIGITS))
def test_a_number_is_read_or_refused(halves: tuple[str, str]) -> None:
    """A half is a number from 0 to 18 without leading zeros."""
    good = all(half == str(int(half)) and int(half) <= 18 for half in halves)
    try:
        tile = Tile.parse("-".join(halves))
    except NotationError:
        assert not good
    else:
        assert good
        assert sorted(map(int, halves)) == [tile.low, tile.high]


@given(rules=testing.rules(max_pip=18))
def test_the_repr_of_rules_evaluates_back(rules: Rules) -> None:
    """Every house rule is told, and only what differs from the standard."""
    assert rules == eval(repr(rules), NAMES)  # noqa: S307


@given(state=any_state)
def test_the_repr_of_a_state_has_every_tile_once(state: RoundState) -> None:
    """In a hand, in the boneyard or on the table: a state can be set up from it."""
    shown = repr(state)
    assert shown == pretty(state)
    _, _, rest = shown.partition(", hands ")
    places = re.sub(r"@\S+", "", rest)
    tiles = re.findall(r"\d+-\d+", places)
    assert sorted(map(str, double_set(state.rules.max_pip))) == sorted(tiles)
    assert 16 * len(tiles) + 100 > len(shown)


@given(state=any_state)
def test_layouts_and_views_are_shown_as_their_repr(state: RoundState) -> None:
    """IPython and Hypothesis print the short line too."""
    for value in (state.layout, view(state, None), view(state, 0)):
        assert repr(value) == pretty(value)


@given(match=testing.matches(rules=testing.rules(max_pip=3)))
def test_a_match_is_shown_as_its_repr(match: MatchState) -> None:
    """IPython and Hypothesis print the short line too, and no constructor."""
    assert repr(match) == pretty(match)
    for score in match.scores:
        assert repr(score) == pretty(score)
