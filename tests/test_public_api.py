"""The public names, held against a list: `python -m tests.test_public_api` renews it.

A difference is a change that users notice: it belongs into the changelog.
"""

import copy
import enum
import importlib
import inspect
import itertools
import pickle
import pkgutil
import re
import typing
from collections.abc import Callable, Iterator
from operator import attrgetter
from pathlib import Path
from types import FunctionType, ModuleType, NoneType, UnionType
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import errors
from chickenfoot.svg import Face

SNAPSHOT = Path(__file__).with_name("public_api.txt")

TILE = cf.Tile(9, 9)
RULES = cf.Rules(max_pip=1, hand_size={2: 1}, arms=1)
START = cf.set_up(
    RULES,
    hands=[[cf.Tile(0, 0)], [cf.Tile(1, 1)]],
    boneyard=[cf.Tile(1, 0)],
    opener=cf.Tile(1, 1),
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
    cf.HOUSE_RULES["draw"],
    cf.HOUSE_RULES["rounds"],
    cf.Play(cf.Tile(8, 4), cf.Tile(4, 2)),
    cf.Play(TILE, None),
    cf.Draw(),
    cf.Pass(),
    cf.Placement(TILE, None, 9, 0),
    cf.Placement(cf.Tile(9, 0), TILE, 9, 1),
    cf.End(TILE, 9),
    cf.Outcome(0),
    cf.Outcome(None),
    START,
    START.layout,
    OVER,
    OVER.layout,
    cf.score_round(OVER),
    cf.start_match(RULES, seats=2),
    MATCH,
    *cf.standings(MATCH),
    cf.Illegality(cf.Reason.MUST_PLAY, "R9", "seat 1 can play 4-1 and must"),
    cf.Owed(cf.PlaceKind.TOE, cf.Tile(0, 0), placed=1, needed=3),
    cf.view(START, 0),
    cf.view(OVER, None),
    *itertools.chain.from_iterable(ENUMS),
)


LARGE = (cf.Layout, cf.MatchState, cf.RoundScore, cf.RoundState, cf.RoundView)
"""Classes of values whose `repr` is short and does not evaluate back."""


def written(annotation: object) -> str:
    """Write a type without the modules that hold its parts."""
    if typing.get_origin(annotation) in {typing.Union, UnionType}:
        return " | ".join(map(written, typing.get_args(annotation)))
    if annotation is NoneType:
        return "None"
    text = str(annotation)
    if not isinstance(annotation, str):
        text = inspect.formatannotation(annotation)
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", text)


class Written:
    """A type in a signature, shown as `written` gives it."""

    def __init__(self, annotation: object) -> None:
        self.text = written(annotation)

    def __repr__(self) -> str:
        return self.text


def signature(function: Callable[..., object]) -> str:
    """Write what a function takes and returns."""
    found = inspect.signature(function)
    parameters = [
        parameter
        if parameter.annotation is parameter.empty
        else parameter.replace(annotation=Written(parameter.annotation))
        for parameter in found.parameters.values()
    ]
    returned = Written(found.return_annotation)
    return str(found.replace(parameters=parameters, return_annotation=returned))


def members(kind: type[Any]) -> Iterator[str]:
    """Describe the public members of a class."""
    if issubclass(kind, enum.Enum):
        yield from (f"{member.name} = {member.value!r}" for member in kind)
        return
    fields: tuple[str, ...] = getattr(kind, "_fields", ())
    if attrs.has(kind):
        names = [field.name for field in attrs.fields(kind)]
        fields = tuple(name for name in names if not name.startswith("_"))
    hints = typing.get_type_hints(kind) if fields else {}
    yield from (f"{name}: {written(hints[name])}" for name in fields)
    for name, member in sorted(vars(kind).items()):
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            assert member.fget is not None
            yield f"{name}: {written(typing.get_type_hints(member.fget)['return'])}"
        elif isinstance(member, classmethod) or inspect.isfunction(member):
            yield f"{name}{signature(getattr(kind, name))}"


def describe(name: str, value: object) -> Iterator[str]:
    """Describe what a public name stands for."""
    if isinstance(value, type):
        kind: type[Any] = value
        names = [base.__name__ for base in kind.__bases__]
        names = [base for base in names if base not in {"object", "Value"}]
        if issubclass(kind, enum.Enum):
            names = ["StrEnum" if issubclass(kind, str) else "Enum"]
        yield f"class {name}({', '.join(names)})"
        if "__init__" in vars(kind) and not issubclass(kind, enum.Enum):
            yield f"    {name}{signature(kind)}"
        yield from (f"    {member}" for member in members(kind))
    elif inspect.isfunction(value):
        yield f"{name}{signature(value)}"
    elif isinstance(value, int | float):
        yield f"{name} = {value!r}"
    elif isinstance(value, UnionType) or typing.get_origin(value):
        yield f"{name} = {written(value)}"
    else:
        yield f"{name}: {type(value).__name__}"


MODULES: list[ModuleType] = [
    cf,
    *(
        importlib.import_module(module.name)
        for module in pkgutil.iter_modules(cf.__path__, "chickenfoot.")
        if "._" not in module.name
    ),
]
LOADED_WHEN_ASKED_FOR = {"rules_card"}
every_module = pytest.mark.parametrize("module", MODULES, ids=attrgetter("__name__"))


def public_api() -> str:
    """Describe all public names, module by module."""
    lines: list[str] = []
    for module in MODULES:
        lines += [f"# {module.__name__}", ""]
        for name in module.__all__:
            value = getattr(module, name)
            if module is not cf and value is getattr(cf, name, None):
                lines.append(f"{name}: as in chickenfoot")
            else:
                lines += describe(name, value)
        lines.append("")
    return "\n".join(lines)


def test_the_public_names_are_those_of_the_list() -> None:
    """Names, signatures, fields and members of all public modules are as listed."""
    assert SNAPSHOT.read_text(encoding="utf-8") == public_api()


@every_module
def test_all_has_each_name_once(module: ModuleType) -> None:
    """`__all__` of every public module has no name twice; ruff sorts it."""
    assert len(set(module.__all__)) == len(module.__all__)


@every_module
def test_every_public_name_can_be_imported(module: ModuleType) -> None:
    """What `__all__` lists is there, and classes and functions have a docstring."""
    for name in module.__all__:
        value = getattr(module, name)
        assert value.__doc__ or not isinstance(value, type | FunctionType), name


@every_module
def test_packages_hold_no_other_public_names(module: ModuleType) -> None:
    """What a package holds without an underscore is in its `__all__` or a module."""
    if hasattr(module, "__path__"):
        others = {
            name
            for name, value in vars(module).items()
            if not name.startswith("_") and not inspect.ismodule(value)
        }
        assert set(module.__all__) == others


def test_every_error_can_be_imported_from_errors() -> None:
    """`chickenfoot.errors` has all errors and reasons, and nothing else."""
    public = {
        name
        for name in cf.__all__
        if name.endswith("Error") or name in {"Illegality", "Reason"}
    }
    assert public == set(errors.__all__)
    assert all(getattr(cf, name) is getattr(errors, name) for name in public)


@pytest.mark.parametrize("kind", [*ENUMS, Face])
def test_a_choice_is_its_name_in_lower_case(kind: type[enum.StrEnum]) -> None:
    """It is a text, so that it can be printed, sent and looked up as it is."""
    for member in kind:
        assert member.name.lower() == member
        assert member.name.lower() == str(member)


@pytest.mark.parametrize(
    "value", [value for value in VALUES if type(value) not in LARGE], ids=repr
)
def test_the_repr_of_a_small_value_evaluates_back(value: object) -> None:
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
    """Each public class that is not an error or a protocol is in the list of values."""
    others = (Exception, typing.Protocol)
    values = {kind for kind in KINDS if not issubclass(kind, others)}
    assert values == {type(value) for value in VALUES}


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_copy_of_a_value_is_the_value(value: object) -> None:
    """It never changes, so nobody needs another one."""
    assert value is copy.copy(value)
    assert value is copy.deepcopy(value)
    assert value is copy.deepcopy([value])[0]


def test_arguments_after_the_second_are_keywords() -> None:
    """No public function takes a third argument by position."""
    for name in cf.__all__:
        value = getattr(cf, name)
        if inspect.isfunction(value):
            kinds = [p.kind for p in inspect.signature(value).parameters.values()]
            assert inspect.Parameter.POSITIONAL_OR_KEYWORD not in kinds[2:]


if __name__ == "__main__":
    SNAPSHOT.write_text(public_api(), encoding="utf-8")
