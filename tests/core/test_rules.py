"""The rules as one value: what they take and what they refuse."""

import pytest

import chickenfoot as cf
from chickenfoot.presets import PRESETS
from tests.positions import untyped


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (cf.Rules(), "Rules()"),
        (cf.Rules(max_pip=9), "Rules()"),
        (cf.Rules(max_pip=6, arms=3), "Rules(max_pip=6, arms=3)"),
        (cf.Rules(hand_size={3: 5, 2: 7}), "Rules(hand_size=((2, 7), (3, 5)))"),
        (
            cf.Rules(
                draw=cf.DrawRule.NEVER,
                drawn_tile=cf.DrawnTile.MUST_PLAY,
                dead_layout=cf.DeadLayout.STOP,
                double_blank_points=0,
            ),
            (
                "Rules(draw=DrawRule.NEVER, drawn_tile=DrawnTile.MUST_PLAY, "
                "dead_layout=DeadLayout.STOP, double_blank_points=0)"
            ),
        ),
    ],
)
def test_the_repr_names_what_is_not_standard(rules: cf.Rules, text: str) -> None:
    """The repr leaves out standard values, and evaluates back."""
    assert text == repr(rules)
    assert rules == eval(text, vars(cf).copy())  # noqa: S307


def test_rules_take_keywords_only() -> None:
    """A bare number could mean anything."""
    with pytest.raises(TypeError):
        untyped(cf.Rules)(9)


def test_hand_sizes_by_seats_are_kept_hashable() -> None:
    """The order in which they were given does not matter."""
    one = cf.Rules(hand_size={2: 12, 3: 11})
    other = cf.Rules(hand_size={3: 11, 2: 12})
    assert one == other
    assert hash(one) == hash(other)


def test_hand_sizes_may_be_given_as_they_are_kept() -> None:
    """Rules made from the fields of other rules are equal to them."""
    rules = cf.Rules(hand_size={2: 12, 3: 11})
    assert rules == cf.Rules(hand_size=rules.hand_size)


def test_hand_size_for_answers_for_either_form() -> None:
    """The answer is the one number, or that for the count of seats (R3)."""
    assert 7 == cf.Rules().hand_size_for(4)
    assert 12 == cf.Rules(hand_size={2: 12, 3: 11}).hand_size_for(2)
    assert 11 == cf.Rules(hand_size={2: 12, 3: 11}).hand_size_for(3)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"max_pip": 0}, "sets go from double-1 to double-18, not to double-0"),
        ({"max_pip": 19}, "not to double-19"),
        ({"arms": 0}, r"arms\D+1 to 9.*not 0|^0 arms"),
        ({"arms": 10}, "arms.* double-9.*not 10|^10 arms"),
        ({"max_pip": 6, "arms": 7}, "arms.* double-6.*not 7|^7 arms"),
        ({"hand_size": 0}, "a hand starts with 1 or more tiles, not 0"),
        ({"hand_size": -7}, "a hand starts with 1 or more tiles, not -7"),
        ({"hand_size": 28}, "2 seats with 28 tiles each need 56 tiles"),
        ({"hand_size": {8: 7}}, "8 seats with 7 tiles each need 56 tiles"),
        ({"hand_size": {1: 7}}, "a table has two or more seats, not 1"),
        ({"hand_size": {2: 0}}, "a hand starts with 1 or more tiles, not 0"),
        ({"double_blank_points": -1}, "double.blank.* 0 or more.*not -1"),
        ({"blank_points": 10**15}, r"0 or more, in at most 15 digits, not 10+ \(R14"),
        ({"double_out_points": 10**5000}, "in at most 15 digits, not an int"),
        ({"reserve": 10**5000}, "not an int for 2"),
        ({"reserve": {10**5000: 1}}, "not 1 for an int"),
        ({"hand_size": {10**5000: 1}}, "an int seats with 1 tiles each need an int"),
        ({"max_pip": 10**5000}, "not to double-an int"),
    ],
)
def test_rules_that_contradict_themselves(
    fields: dict[str, object], sentence: str
) -> None:
    """Each refusal names the value that was wrong."""
    with pytest.raises(cf.RulesError, match=sentence):
        cf.Rules(**untyped(fields))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"max_pip": "9"}, "max_pip must be an int, not '9'"),
        ({"max_pip": True}, "max_pip must be an int, not True"),
        ({"arms": 4.0}, "arms must be an int, not 4.0"),
        ({"arms": None}, "arms must be an int, not None"),
        ({"hand_size": "7"}, "hand_size must be an int or a mapping of ints, not '7'"),
        (
            {"hand_size": None},
            "hand_size must be an int or a mapping of ints, not None",
        ),
        (
            {"hand_size": True},
            "hand_size must be an int or a mapping of ints, not True",
        ),
        (
            {"hand_size": [7]},
            r"hand_size must be an int or a mapping of ints, not \[7\]",
        ),
        ({"hand_size": {2: "7"}}, "hand_size must be an int, not '7'"),
        ({"hand_size": {"2": 7}}, "must be an int, not '2'"),
        ({"hand_size": {2: 7, "4": 7}}, "hand_size must be an int, not '4'"),
        ({"draw": "one"}, "draw must be a DrawRule, not 'one'"),
        ({"draw": None}, "draw must be a DrawRule, not None"),
        ({"drawn_tile": True}, "drawn_tile must be a DrawnTile, not True"),
        ({"dead_layout": cf.DrawRule.ONE}, "must be a DeadLayout, not DrawRule.ONE"),
        ({"double_blank_points": "50"}, "must be an int, not '50'"),
        ({"double_blank_points": False}, "must be an int, not False"),
    ],
)
def test_wrong_types_fail_early(fields: dict[str, object], sentence: str) -> None:
    """A value of the wrong type is a `TypeError` that names field and value."""
    with pytest.raises(TypeError, match=sentence):
        cf.Rules(**untyped(fields))


@pytest.mark.parametrize("seats", [1, 0, -4])
def test_hand_size_for_needs_two_seats(seats: int) -> None:
    """Fewer are refused by number (R2)."""
    with pytest.raises(cf.RulesError, match=f"two or more seats, not {seats} "):
        cf.Rules().hand_size_for(seats)


def test_hand_size_for_refuses_seats_without_a_size() -> None:
    """The sentence names the counts that have one (R3)."""
    with pytest.raises(cf.RulesError, match=r"hand.size is given for.* 5"):
        cf.Rules(hand_size={3: 11, 2: 12}).hand_size_for(5)


def test_hand_size_for_refuses_more_seats_than_the_set_can_deal() -> None:
    """The sentence names the numbers and both ways out (R2)."""
    message = r"8 seats.* 7 tiles.* 56 .* 55.*: take a larger set or a smaller hand"
    with pytest.raises(cf.RulesError, match=message):
        cf.Rules().hand_size_for(8)


@pytest.mark.parametrize("wrong", ["4", 4.0, None, True])
def test_hand_size_for_takes_a_whole_number(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError, match=f"seats must be an int, not {wrong!r}"):
        cf.Rules().hand_size_for(untyped(wrong))


@pytest.mark.parametrize("wrong", ["4", 4.0, None, True])
def test_hand_size_for_takes_a_whole_number_in_either_form(wrong: object) -> None:
    """Anything else is a `TypeError` also where sizes go by seats."""
    with pytest.raises(TypeError, match=f"seats must be an int, not {wrong!r}"):
        cf.Rules(hand_size={2: 12}).hand_size_for(untyped(wrong))


def test_hand_sizes_name_one_count_of_seats_at_least() -> None:
    """No table could be dealt otherwise (R3)."""
    with pytest.raises(cf.RulesError):
        cf.Rules(hand_size={})


def test_hand_sizes_given_as_pairs_are_sorted_too() -> None:
    """Two ways to write the same rules are equal."""
    pairs = cf.Rules(hand_size=((3, 11), (2, 12)))
    assert cf.Rules(hand_size={2: 12, 3: 11}) == pairs


def test_rules_never_change() -> None:
    """A rule cannot be set."""
    rules = cf.Rules()
    with pytest.raises(AttributeError):
        untyped(rules).arms = 6
    assert cf.Rules() == rules


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (cf.Rules(), (2, 3, 4, 5, 6, 7)),
        (cf.Rules(max_pip=6, opener_search=cf.OpenerSearch.SET_ASIDE), (2, 3)),
        (cf.Rules(hand_size={5: 6, 2: 12}), (2, 5)),
        (cf.Rules(reserve={3: 1, 9: 1}), (3,)),
        (cf.Rules(hand_size={2: 12, 3: 11}, reserve={3: 1, 4: 1}), (3,)),
        (cf.Rules(hand_size={2: 12}, reserve={3: 1}), ()),
    ],
)
def test_rules_name_the_numbers_of_seats_that_they_serve(
    rules: cf.Rules, expected: tuple[int, ...]
) -> None:
    """R2: those that the set can deal to and that have a hand size and a reserve."""
    assert expected == rules.seat_counts


@pytest.mark.parametrize("rules", [preset.rules for preset in PRESETS.values()])
def test_a_match_starts_with_exactly_these_seats(rules: cf.Rules) -> None:
    """Any other number is an error."""
    for seats in range(2, 30):
        try:
            cf.start_match(rules, seats=seats)
        except cf.RulesError:
            assert seats not in rules.seat_counts
        else:
            assert seats in rules.seat_counts
