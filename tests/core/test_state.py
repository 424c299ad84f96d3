"""States as values."""

import pickle
import random

import attrs
import pytest

import chickenfoot as cf
from tests.games import play
from tests.positions import BASE, after, position, tiles, untyped


def test_a_state_is_read_by_name() -> None:
    """A start tells rules, opener, hands, boneyard, layout, turn and ply."""
    rules = cf.Rules(max_pip=2, arms=1, hand_size=2)
    state = cf.set_up(
        rules,
        hands=[tiles("1-0 1-1"), tiles("2-2 2-0")],
        boneyard=tiles("2-1 0-0"),
        opener=cf.Tile(2, 2),
    )
    assert rules == state.rules
    assert cf.Tile(2, 2) == state.opener
    assert (tuple(tiles("1-0 1-1")), tuple(tiles("2-0 2-2"))) == state.hands
    assert tiles("2-1 0-0") == state.boneyard
    assert 1 == state.turn
    assert state.drawn is None
    assert state.outcome is None
    assert 0 == state.ply
    assert 2 == state.seats


def test_a_hand_is_in_the_order_of_the_set() -> None:
    """However the tiles came into it."""
    state = position(BASE, "8-1 4-1 5-3")
    assert tuple(tiles("4-1 5-3 8-1")) == state.hands[1]


def test_ply_counts_every_move() -> None:
    """Draws and passes count as well as plays."""
    assert 7 == after(position(BASE, "5-3", boneyard="8-8"), "draw pass").ply


def test_drawn_is_the_tile_of_this_turn() -> None:
    """It is gone with the turn."""
    state = after(position(BASE, "5-3", boneyard="8-8"), "draw")
    assert cf.Tile(8, 8) == state.drawn
    assert after(state, "pass").drawn is None


def test_equal_ways_lead_to_equal_states() -> None:
    """A start set up again and played the same way is the same state."""
    one = position(BASE, "4-1 5-3")
    other = position(BASE, "4-1 5-3")
    assert one == other
    assert hash(one) == hash(other)
    assert one is not other


def test_a_state_made_from_its_fields_is_equal() -> None:
    """The engine makes its states quicker, not differently."""
    state = after(position(BASE, "5-3", boneyard="8-8"), "draw")
    same = attrs.evolve(state, layout=attrs.evolve(state.layout))
    assert same == state
    assert hash(same) == hash(state)
    assert type(same) is type(state)


def test_a_state_never_changes() -> None:
    """No field can be set or added, on a start or after a move."""
    start = cf.deal(cf.Rules(), seats=2, rng=random.Random(1))
    for state in (start, position(BASE, "4-1 5-3")):
        for name in ("turn", "hands", "ply", "other"):
            with pytest.raises(AttributeError):
                setattr(untyped(state), name, 1)


def test_a_move_leaves_the_state_before_it_alone() -> None:
    """Every state of a round stays what it was while it was played on."""
    rng = random.Random(6)
    states = [cf.deal(cf.Rules(max_pip=6), seats=3, rng=rng)]
    kept = [pickle.dumps(states[0])]
    while legal := cf.legal_moves(states[-1]):
        states.append(cf.apply_move(states[-1], rng.choice(legal)))
        kept.append(pickle.dumps(states[-1]))
    for state, before in zip(states, kept, strict=True):
        assert pickle.loads(before) == state  # noqa: S301


@pytest.mark.parametrize("max_pip", [9, 18])
def test_a_pickled_state_holds_no_table(max_pip: int) -> None:
    """In the middle of a round it takes less than 3 kB, in the largest set 8 kB."""
    rng = random.Random(2)
    start = cf.deal(cf.Rules(max_pip=max_pip), seats=4, rng=rng)
    states = play(start, rng).states
    largest = max(len(pickle.dumps(state)) for state in states)
    assert largest < (3000 if max_pip == 9 else 8000)


def test_outcomes_are_values() -> None:
    """Outcomes are equal by seat, and a blocked round has none."""
    assert cf.Outcome(0) == cf.Outcome(0)
    assert cf.Outcome(0) != cf.Outcome(1)
    assert cf.Outcome(None) == cf.Outcome(None)
    assert 3 == len({cf.Outcome(0), cf.Outcome(1), cf.Outcome(None), cf.Outcome(None)})


def test_the_repr_of_a_state_is_read_by_people() -> None:
    """It has hands and moves as text."""
    rules = cf.Rules(max_pip=2, arms=1, hand_size=2)
    hands = [tiles("1-0 1-1"), tiles("2-0 2-2")]
    start = cf.set_up(rules, hands=hands, boneyard=tiles("2-1 0-0"))
    assert (
        "<RoundState of 2-2, ply 0: seat 1 to move, hands 1-0 1-1 | 2-0 2-2, "
        "boneyard 2-1 0-0, table empty>"
    ) == repr(start)
    assert "<Layout of 2-2: empty>" == repr(start.layout)
    drew = after(start, "2-2 draw")
    assert (
        "<RoundState of 2-2, ply 2: seat 0 to move after drawing 2-1, "
        "hands 1-0 1-1 2-1 | 2-0, boneyard 0-0, table 2-2>"
    ) == repr(drew)
    over = after(drew, "pass 2-0@2-2")
    assert "<Layout of 2-2: 2-2 2-0@2-2>" == repr(over.layout)
    assert (
        "<RoundState of 2-2, ply 4: seat 1 went out, hands 1-0 1-1 2-1 | -, "
        "boneyard 0-0, table 2-2 2-0@2-2>"
    ) == repr(over)


def test_no_message_shows_a_state() -> None:
    """However few tiles it has: somebody may read the message who must not see them."""
    rules = cf.Rules(max_pip=1, arms=1, hand_size=1)
    hands = [tiles("1-1"), tiles("1-0")]
    state = cf.set_up(rules, hands=hands, boneyard=tiles("0-0"))
    assert 60 > len(repr(state.layout))
    for wrong in ([state], state.layout, {"state": state}):
        with pytest.raises(TypeError, match=r"^rules must be a Rules, not a [Lld]\w+$"):
            cf.start_match(untyped(wrong), seats=2)
