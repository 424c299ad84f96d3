"""House rules that are out of range, or contradict one another or the set."""

import pickle
from collections.abc import Mapping
from typing import Any

import pytest

import chickenfoot as cf

NEVER = cf.DrawRule.NEVER
SET_ASIDE = cf.OpenerSearch.SET_ASIDE


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"rounds": 0}, "rounds must be 1 to 10 with a double-9 set, not 0"),
        ({"rounds": 11}, "rounds must be 1 to 10 with a double-9 set, not 11"),
        (
            {"max_pip": 6, "rounds": 8},
            "rounds must be 1 to 7 with a double-6 set, not 8",
        ),
        (
            {"blank_points": -1},
            "blank_points must be 0 or more, in at most 15 digits, not -1",
        ),
        ({"double_blank_points": -50}, "double_blank_points must be .*, not -50"),
        (
            {"double_out_points": -2},
            "double_out_points must be 0 or more, in at most 15 digits, not -2",
        ),
        ({"reserve": -1}, "a reserve is 0 or more tiles .*, not -1 for 2"),
        ({"reserve": {2: 2, 3: -4}}, "a reserve is 0 or more tiles .*, not -4 for 3"),
        ({"reserve": {1: 2}}, "for 2 or more seats, not 2 for 1"),
        ({"reserve": {}}, "reserve must not be an empty mapping"),
        ({"hand_size": {1: 7}}, "a table has two or more seats, not 1"),
        ({"hand_size": {2: 7, 3: 0}}, "a hand starts with 1 or more tiles, not 0"),
        ({"hand_size": {}}, "hand_size must not be an empty mapping"),
        ({"hand_size": ((3, 7), (3, 8))}, "hand_size is given twice for 3 seats"),
        ({"reserve": ((4, 2), (2, 1), (4, 1))}, "reserve is given twice for 4 seats"),
        (
            {"hand_size": 27, "opener_search": SET_ASIDE, "max_pip": 8},
            "2 seats with 27 tiles each need 54 tiles, but a double-8 set has 44",
        ),
        (
            {"hand_size": {5: 11}, "opener_search": SET_ASIDE},
            "5 seats with 11 tiles each need 55 tiles, but a double-9 set has 54",
        ),
    ],
)
def test_rules_out_of_range(fields: Mapping[str, Any], sentence: str) -> None:
    """The sentence names the wrong value."""
    with pytest.raises(cf.RulesError, match=sentence):
        cf.Rules(**fields)


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"max_pip": 19}, "max_pip"),
        ({"arms": 10}, "arms"),
        ({"rounds": 11}, "rounds"),
        ({"blank_points": -1}, "blank_points"),
        ({"hand_size": 0}, "hand_size"),
        ({"hand_size": {}}, "hand_size"),
        ({"hand_size": {1: 7}}, "hand_size"),
        ({"hand_size": ((3, 7), (3, 8))}, "hand_size"),
        ({"hand_size": 28}, "max_pip hand_size"),
        ({"reserve": -1}, "reserve"),
        ({"voluntary_draw": True, "draw": NEVER}, "voluntary_draw draw"),
        (
            {"opener_again": True, "opener_search": SET_ASIDE},
            "opener_again opener_search",
        ),
    ],
)
def test_the_error_names_the_fields(fields: Mapping[str, Any], wrong: str) -> None:
    """So that a form can mark them, also after the error was pickled."""
    with pytest.raises(cf.RulesError) as caught:
        cf.Rules(**fields)
    assert tuple(wrong.split()) == caught.value.fields
    back = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - ours
    assert caught.value.fields == back.fields


@pytest.mark.parametrize(
    ("rules", "seats", "wrong"),
    [
        (cf.Rules(), 8, "max_pip hand_size"),
        (cf.Rules(hand_size={4: 7}), 5, "hand_size"),
        (cf.Rules(reserve={4: 2}), 5, "reserve"),
        (cf.Rules(), 1, ""),
    ],
)
def test_rules_that_do_not_serve_the_seats(
    rules: cf.Rules, seats: int, wrong: str
) -> None:
    """R2: the fields that stand in the way are named; none if no rules could help."""
    with pytest.raises(cf.RulesError) as caught:
        cf.start_match(rules, seats=seats)
    assert tuple(wrong.split()) == caught.value.fields


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"voluntary_draw": True, "draw": NEVER},
            r"requires draw 'one' or 'until_playable', not 'never' \(R10\)",
        ),
        (
            {"opener_again": True, "opener_search": SET_ASIDE},
            r"combined with opener_search 'set_aside': nobody plays the opener \(R6\)",
        ),
    ],
)
def test_rules_that_contradict_one_another(
    fields: Mapping[str, Any], sentence: str
) -> None:
    """Each of two rules that cannot be combined is a good rule alone."""
    for name, value in fields.items():
        assert value == getattr(cf.Rules(**{name: value}), name)
    with pytest.raises(cf.RulesError, match=sentence):
        cf.Rules(**fields)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"opener_search": "set_aside"}, "opener_search must be an OpenerSearch"),
        ({"empty_boneyard": "end_round"}, "empty_boneyard must be an EmptyBoneyard"),
        ({"opener_again": 1}, "opener_again must be a bool, not 1"),
        ({"voluntary_draw": None}, "voluntary_draw must be a bool, not None"),
        ({"rounds": 3.0}, "rounds must be an int, not 3.0"),
        ({"rounds": True}, "rounds must be an int, not True"),
        ({"reserve": "2"}, "reserve must be an int or a mapping of ints, not '2'"),
        ({"reserve": {2: 1.5}}, "reserve must be an int, not 1.5"),
        ({"reserve": (2, 3)}, "each pair of reserve must be a tuple, not 2"),
        (
            {"hand_size": None},
            "hand_size must be an int or a mapping of ints, not None",
        ),
        ({"hand_size": (2, 7)}, "each pair of hand_size must be a tuple, not 2"),
        ({"hand_size": ((2, 7, 1),)}, r"made of pairs, not \(2, 7, 1\)"),
        ({"blank_points": None}, "blank_points must be an int, not None"),
        ({"double_out_points": 0.5}, "double_out_points must be an int, not 0.5"),
    ],
)
def test_rules_of_a_wrong_type(fields: Mapping[str, Any], sentence: str) -> None:
    """A wrong type is a `TypeError`, raised early and with the value."""
    with pytest.raises(TypeError, match=sentence):
        cf.Rules(**fields)


def test_rounds_may_be_all_or_as_many_as_there_are_doubles() -> None:
    """`None` is not the same value as the number it stands for."""
    assert cf.Rules().rounds is None
    assert 10 == cf.Rules(rounds=10).rounds
    assert cf.Rules() != cf.Rules(rounds=10)


def test_reserve_by_seats_is_kept_hashable() -> None:
    """The order in which it is given does not matter, and the text evaluates back."""
    rules = cf.Rules(reserve={3: 1, 2: 2})
    assert hash(rules) == hash(cf.Rules(reserve={2: 2, 3: 1}))
    assert "Rules(reserve=((2, 2), (3, 1)))" == repr(rules)
    assert rules == cf.Rules(reserve=rules.reserve)
