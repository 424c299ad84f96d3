"""The reference has every public name exactly once, and can show its examples."""

import ast
import importlib
import inspect
import pkgutil
import re
from collections import Counter
from doctest import DocTestFinder
from pathlib import Path
from typing import Final

import pytest

import chickenfoot

PAGES: Final = Path(__file__).parents[2] / "docs" / "reference"
FOUND: Final = Counter(
    name
    for page in PAGES.glob("*.md")
    for name in re.findall(
        r"^::: chickenfoot\.(\w+)$", page.read_text(encoding="utf-8"), re.MULTILINE
    )
)
# The errors are listed by name, and nobody imports a program.
NOT_PAGES: Final = {"errors", "__main__"}
MODULES: Final = sorted(Path(__file__).parents[2].glob("src/chickenfoot/**/*.py"))


def test_every_public_name_is_there_once() -> None:
    """The facade is listed name by name, other modules as a whole."""
    modules = {
        module.name
        for module in pkgutil.iter_modules(chickenfoot.__path__)
        if not module.name.startswith("_")
    }
    expected = Counter([*chickenfoot.__all__, *(modules - NOT_PAGES)])
    assert expected == FOUND


def docstrings(path: Path) -> list[str]:
    """Return the docstrings of a module and of what is in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return [text for node in nodes if (text := ast.get_docstring(node))]


def test_every_example_is_found_once() -> None:
    """Python looks for examples in the module that a class or a method names."""
    written = Counter(
        text for path in MODULES for text in docstrings(path) if ">>>" in text
    )
    # All first: a public module says of its classes that they are its own.
    modules = [
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(chickenfoot.__path__, "chickenfoot.")
    ]
    found = Counter(
        inspect.cleandoc(test.docstring or "")  # Python 3.13 cleans them, others do not
        for module in [chickenfoot, *modules]
        for test in DocTestFinder().find(module)
        if test.examples
    )
    assert written == found


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_examples_stand_under_their_heading(path: Path) -> None:
    """Elsewhere a page would show them as running text."""
    for text in docstrings(path):
        lines = text.splitlines()
        assert not [line for line in lines if line.startswith(">>>")]
        assert ">>>" not in text or "Examples:" in lines
