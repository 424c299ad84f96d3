"""What values share, above all those that each move makes."""

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError

import chickenfoot as cf
from chickenfoot._core.values import fields_repr
from tests.positions import BASE, position

STATE = position(BASE, "4-1 5-3")
MADE_BY_A_MOVE = [
    pytest.param(STATE, cf.RoundState, id="state"),
    pytest.param(STATE.layout, cf.Layout, id="layout"),
    pytest.param(STATE.layout.placements[0], cf.Placement, id="placement"),
    pytest.param(cf.view(STATE, 1), cf.RoundView, id="view"),
]


@pytest.mark.parametrize(("value", "public"), MADE_BY_A_MOVE)
def test_a_value_is_of_the_public_class_itself(
    value: attrs.AttrsInstance, public: type[attrs.AttrsInstance]
) -> None:
    """Its type is not the derived class in which it may have been made."""
    assert public is type(value)


@pytest.mark.parametrize(("value", "public"), MADE_BY_A_MOVE)
def test_no_field_can_be_changed(
    value: attrs.AttrsInstance, public: type[attrs.AttrsInstance]
) -> None:
    """Setting and deleting are both refused."""
    for field in attrs.fields(public):
        before = getattr(value, field.name)
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, before)
        with pytest.raises(FrozenInstanceError):
            delattr(value, field.name)
        assert before is getattr(value, field.name)


def test_the_repr_leaves_out_what_fields_default_to() -> None:
    """What differs stands in the order of the fields."""
    assert "Rules(max_pip=6, arms=3)" == repr(cf.Rules(arms=3, max_pip=6, hand_size=7))


def test_the_repr_leaves_out_what_equals_the_default() -> None:
    """It need not be the same object."""

    @attrs.frozen
    class Line:
        pips: tuple[int, ...] = (1, 2)

        __repr__ = fields_repr

    assert "Line()" == repr(Line(tuple(range(1, 3))))
    assert "Line(pips=(2, 1))" == repr(Line((2, 1)))


def test_the_repr_names_each_field_that_has_no_default() -> None:
    """A field without a default is named even if it holds None."""
    placement = cf.Placement(cf.Tile(9, 9), None, 9, 0)
    assert "Placement(tile=Tile(9, 9), onto=None, pip=9, seat=0)" == repr(placement)


def test_a_value_without_fields_is_its_name() -> None:
    """Its repr is its name and a call without arguments."""
    assert ("Draw()", "Pass()") == (repr(cf.Draw()), repr(cf.Pass()))
