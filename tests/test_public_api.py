"""The public names, held against a list: `python -m tests.test_public_api` renews it.

A difference is a change that users notice: it belongs into the changelog.
"""

import enum
import inspect
import itertools
import pickle
import re
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import errors
from chickenfoot.events import Spot
from chickenfoot.svg import Face

SNAPSHOT = Path(__file__).with_name("public_api.txt")

TILE = cf.Tile(9, 9)
RULES = cf.Rules(max_pip=1, hand_size={2: 1}, arms=1)
START = cf.set_up(
    RULES,
    hands=[[cf.Tile(0, 0)], [cf.Tile(1, 1)]],
    boneyard=[cf.Tile(1, 0)],
    opener=1,
)
OVER = cf.apply_move(START, cf.Play(cf.Tile(1, 1), None))
MATCH = cf.finish_round(cf.start_match(RULES, seats=2), OVER)
KINDS: list[type[Any]] = [
    kind for name in cf.__all__ if isinstance(kind := getattr(cf, name), type)
]
ENUMS: list[type[enum.StrEnum]] = [
    kind for kind in KINDS if issubclass(kind, enum.StrEnum)
]

VALUES: tuple[object, ...] = (
    TILE,
    RULES,
    cf.Rules(),
    cf.Play(cf.Tile(8, 4), cf.Tile(4, 2)),
    cf.Play(TILE, None),
    cf.Draw(),
    cf.Pass(),
    cf.Placement(TILE, None, 9, 0),
    cf.Placement(cf.Tile(9, 0), TILE, 9, 1),
    cf.End(TILE, 9),
    cf.Foot(TILE, 0, 4),
    cf.WentOut(0),
    cf.Blocked(),
    START,
    START.layout,
    OVER,
    OVER.layout,
    cf.score_round(OVER),
    cf.start_match(RULES, seats=2),
    MATCH,
    *cf.standings(MATCH),
    cf.Illegality(cf.Reason.MUST_PLAY, "R9", "seat 1 can play 4-1 and must"),
    cf.Owed(cf.Debt.TOE, cf.Tile(0, 0), placed=1, needed=3, out=7),
    cf.view(START, 0),
    cf.view(OVER, None),
    *itertools.chain.from_iterable(ENUMS),
)


def plain(text: str) -> str:
    """Write types without quotes and without the modules that hold them."""
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", text.replace("'", ""))


def signature(function: Callable[..., object]) -> str:
    """Write what a function takes and gives."""
    return plain(str(inspect.signature(function)))


def written(annotation: object) -> str:
    """Write one type."""
    return plain(inspect.formatannotation(annotation))


def members(kind: type[Any]) -> Iterator[str]:
    """Describe the public members of a class."""
    if issubclass(kind, enum.Enum):
        yield from (f"{member.name} = {member.value!r}" for member in kind)
        return
    if attrs.has(kind):
        hints = typing.get_type_hints(kind)
        for field in attrs.fields(kind):
            yield f"{field.name}: {written(hints[field.name])}"
    for name, member in sorted(vars(kind).items()):
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            assert member.fget is not None
            yield f"{name}: {written(typing.get_type_hints(member.fget)['return'])}"
        elif isinstance(member, classmethod) or inspect.isfunction(member):
            yield f"{name}{signature(getattr(kind, name))}"


def describe(name: str) -> Iterator[str]:
    """Describe what a public name stands for."""
    value = getattr(cf, name)
    if isinstance(value, type):
        kind: type[Any] = value
        names = [base.__name__ for base in kind.__bases__ if base is not object]
        if issubclass(kind, enum.Enum):
            names = ["Enum"]
        yield f"class {name}({', '.join(names)})"
        if "__init__" in vars(kind) and not issubclass(kind, enum.Enum):
            yield f"    {name}{signature(kind)}"
        yield from (f"    {member}" for member in members(kind))
    elif inspect.isfunction(value):
        yield f"{name}{signature(value)}"
    else:
        yield f"{name} = {written(value)}"


def public_api() -> str:
    """Describe all public names."""
    lines = [line for name in cf.__all__ for line in describe(name)]
    return "\n".join([*lines, ""])


def test_the_public_names_are_those_of_the_list() -> None:
    """`__all__`, every signature, field and member."""
    assert SNAPSHOT.read_text(encoding="utf-8") == public_api()


def test_all_is_sorted_and_has_each_name_once() -> None:
    """As a reader expects: classes, then functions."""
    assert sorted(set(cf.__all__)) == cf.__all__


@pytest.mark.parametrize("name", cf.__all__)
def test_every_public_name_can_be_imported(name: str) -> None:
    """From `chickenfoot`, with a docstring unless it is a union of types."""
    value = getattr(cf, name)
    if name not in {"Move", "Outcome"}:
        assert value.__doc__


def test_there_are_no_other_public_names() -> None:
    """What has no underscore is in `__all__` or a module."""
    others = {
        name
        for name, value in vars(cf).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }
    assert set(cf.__all__) == others | {"rules_card"}  # it is loaded when asked for


def test_every_error_can_be_imported_from_errors() -> None:
    """And there is no other one."""
    public = {
        name
        for name in cf.__all__
        if name.endswith("Error") or name in {"Illegality", "Reason"}
    }
    assert public == set(errors.__all__)
    assert all(getattr(cf, name) is getattr(errors, name) for name in public)


@pytest.mark.parametrize("kind", [*ENUMS, Face, Spot])
def test_a_choice_is_its_name_in_lower_case(kind: type[enum.StrEnum]) -> None:
    """It is a text, so that it can be printed, sent and looked up as it is."""
    for member in kind:
        assert member.name.lower() == member
        assert member.name.lower() == str(member)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_the_repr_of_a_value_evaluates_back(value: object) -> None:
    """With nothing but the public names."""
    names = {name: getattr(cf, name) for name in cf.__all__}
    assert value == eval(repr(value), names)  # noqa: S307


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_are_hashable_and_pickle(value: object) -> None:
    """Equal values have equal hashes, and come back from a pickle."""
    back = pickle.loads(pickle.dumps(value))  # noqa: S301
    assert value == back
    assert hash(value) == hash(back)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_have_no_dict(value: object) -> None:
    """They are slotted, so nothing can be added to them."""
    if not isinstance(value, enum.Enum):
        assert not hasattr(value, "__dict__")


def test_every_value_class_is_tried() -> None:
    """Each public class that is no error is in the list of values."""
    values = {kind for kind in KINDS if not issubclass(kind, Exception)}
    assert values == {type(value) for value in VALUES}


def test_values_have_no_underscore_fields() -> None:
    """All that makes up a value can be read."""
    for value in VALUES:
        kind: type[Any] = type(value)
        if attrs.has(kind):
            names = [field.name for field in attrs.fields(kind)]
            assert [] == [name for name in names if name.startswith("_")]


def test_arguments_after_the_second_are_keywords() -> None:
    """For every public function."""
    for name in cf.__all__:
        value = getattr(cf, name)
        if inspect.isfunction(value):
            kinds = [p.kind for p in inspect.signature(value).parameters.values()]
            assert inspect.Parameter.POSITIONAL_OR_KEYWORD not in kinds[2:]


if __name__ == "__main__":
    SNAPSHOT.write_text(public_api(), encoding="utf-8")
