"""The public modules: what importing them loads, and what each of them shows."""

import importlib
import inspect
import pickle
import pkgutil
import subprocess
import sys
import typing
from types import FunctionType, ModuleType
from typing import Final

import attrs
import pytest

import chickenfoot as cf

SUBMODULES: Final = sorted(
    module.name
    for module in pkgutil.iter_modules(cf.__path__)
    if not module.name.startswith("_")
)
MODULES: Final = [
    cf,
    *(importlib.import_module(f"chickenfoot.{name}") for name in SUBMODULES),
]
every_module = pytest.mark.parametrize("module", MODULES, ids=lambda it: it.__name__)
NETWORK: Final = {"http", "socket", "ssl"}
MOST_LOADED: Final = 19
"""The modules of the library that `import chickenfoot` may load."""


def loaded_by(program: str) -> set[str]:
    """Return the modules that a new interpreter has loaded after a program."""
    report = "import sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\n{report}"],
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    return set(done.stdout.split())


@every_module
def test_no_module_loads_what_a_network_needs(module: ModuleType) -> None:
    """Such imports take longer than the whole library. Hypothesis is not ours."""
    foreign = "hypothesis" if module is cf.testing else "sys"
    loaded = loaded_by(f"import {module.__name__}") - loaded_by(f"import {foreign}")
    assert set() == NETWORK & loaded


def test_importing_the_library_loads_the_game_alone() -> None:
    """No more modules than it needs to play, and none that loads when first used."""
    bare = loaded_by("import chickenfoot")
    ours = {name for name in bare if name.partition(".")[0] == "chickenfoot"}
    assert len(ours) <= MOST_LOADED
    assert {"chickenfoot", "chickenfoot._core"} == {
        ".".join(name.split(".")[:2]) for name in ours
    }


def test_pictures_load_next_to_nothing_of_others() -> None:
    """What else they load would take longer than the pictures themselves."""
    added = loaded_by("import chickenfoot.svg") - loaded_by("import chickenfoot")
    foreign = {name for name in added if name.partition(".")[0] != "chickenfoot"}
    assert foreign <= {"math", "unicodedata"}


@pytest.mark.parametrize("name", SUBMODULES)
def test_a_module_loads_when_it_is_first_used(name: str) -> None:
    """After `import chickenfoot` alone."""
    program = f"import chickenfoot\nchickenfoot.{name}.__all__"
    assert f"chickenfoot.{name}" in loaded_by(program)


def test_a_module_without_its_extra_is_no_attribute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`help(chickenfoot)` asks for every name in `dir()`, and can skip this one."""
    monkeypatch.delattr(cf, "testing")
    for name in [name for name in sys.modules if name.startswith("chickenfoot.testin")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "hypothesis", None)

    with pytest.raises(AttributeError, match=r"^chickenfoot\.testing needs hypothesis"):
        _ = cf.testing
    assert {*cf.__all__, *SUBMODULES} - {"testing"} == {
        name for name, _value in inspect.getmembers(cf)
    }


def test_a_name_that_is_not_there_is_an_error() -> None:
    """At run time and, as the ignored errors show, for type checkers."""
    with pytest.raises(
        AttributeError, match=r"^module 'chickenfoot' has no attribute 'svgs'$"
    ):
        _ = cf.svgs  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType]


@every_module
def test_dir_shows_the_public_names_alone(module: ModuleType) -> None:
    """The library itself shows its modules too."""
    submodules = SUBMODULES if module is cf else []
    assert sorted([*module.__all__, *submodules]) == dir(module)


def exports(module: ModuleType) -> dict[str, type | FunctionType]:
    """Return the classes and functions that a module makes public, by name."""
    values = {name: getattr(module, name) for name in module.__all__}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, (type, FunctionType))
    }


@every_module
def test_what_is_public_names_its_public_module(module: ModuleType) -> None:
    """The one that it is imported from: for errors that is `chickenfoot`."""
    found = {name: value.__module__ for name, value in exports(module).items()}
    home = "chickenfoot" if module is cf.errors else module.__name__
    assert dict.fromkeys(found, home) == found


@every_module
def test_what_is_public_can_be_pickled(module: ModuleType) -> None:
    """By its public path, but for strategies: Hypothesis makes those in a function."""
    for name, value in exports(module).items():
        if module is cf.testing and isinstance(value, FunctionType):
            continue
        pickled = pickle.dumps(value)
        assert value is pickle.loads(pickled)  # noqa: S301
        assert b"chickenfoot._" not in pickled, name


@every_module
def test_the_types_of_fields_are_found(module: ModuleType) -> None:
    """Python looks for them in the module that a class names."""
    for value in exports(module).values():
        if isinstance(value, type) and attrs.has(value):
            names = [field.name for field in attrs.fields(value)]
            assert set(names) <= typing.get_type_hints(value).keys()
