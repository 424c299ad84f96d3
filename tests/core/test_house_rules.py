"""What the fields of the rules say of themselves."""

import re

import attrs
import pytest

import chickenfoot as cf
from tests.positions import untyped


def test_every_field_is_described() -> None:
    """In the order of the fields, with a meaning and the number of a rule."""
    fields = [field for field in attrs.fields(cf.Rules) if field.init]
    assert [field.name for field in fields] == list(cf.HOUSE_RULES)
    for name, rule in cf.HOUSE_RULES.items():
        assert name == rule.name
        assert rule.meaning
        assert re.fullmatch(r"R([1-9]|1[0-6])", rule.rule)
        assert getattr(cf.Rules(), name) == rule.standard


def test_every_choice_can_be_made() -> None:
    """A field has a list of choices or a range of numbers, never both."""
    for name, rule in cf.HOUSE_RULES.items():
        assert bool(rule.choices) == (rule.least is None)
        for choice in rule.choices:
            assert choice == getattr(untyped(cf.Rules)(**{name: choice}), name)
        assert rule.is_by_seats == (name in {"hand_size", "reserve"})


def test_every_range_is_that_of_the_largest_set() -> None:
    """The ends of a range are accepted, and what is beyond them is not."""
    for name, rule in cf.HOUSE_RULES.items():
        if rule.least is None:
            continue
        largest = {"max_pip": 18, name: rule.least}
        small = {"arms": 1, "hand_size": 1} if name == "max_pip" else {}
        assert rule.least == getattr(untyped(cf.Rules)(**largest | small), name)
        with pytest.raises(cf.RulesError):
            untyped(cf.Rules)(**largest | small | {name: rule.least - 1})
        if rule.most is not None:
            assert rule.most == getattr(
                untyped(cf.Rules)(**largest | {name: rule.most}), name
            )
            with pytest.raises(cf.RulesError):
                untyped(cf.Rules)(**largest | {name: rule.most + 1})


def test_house_rules_cannot_be_replaced() -> None:
    """`HOUSE_RULES` is a mapping for reading alone."""
    with pytest.raises(TypeError):
        untyped(cf.HOUSE_RULES)["arms"] = cf.HOUSE_RULES["draw"]
