"""What a reader finds on the site that `nox -s docs` has built."""

import ast
import html
import importlib
import inspect
import os
import pkgutil
import re
from pathlib import Path
from types import ModuleType
from typing import Final

import attrs
import pytest

import chickenfoot

SITE: Final = os.environ.get("CHICKENFOOT_SITE")
SIGNATURE: Final = re.compile(
    r'<h\d id="(?P<name>chickenfoot\.[\w.]+)"(?:(?!<h\d).)*?'
    r"doc-signature[^>]*>(?P<code>.*?)</div>",
    re.DOTALL,
)


def public_names(module: ModuleType) -> list[str]:
    """Return the names that the reference shows of a module."""
    named: list[str] | None = getattr(module, "__all__", None)
    return named or [
        name
        for name, value in vars(module).items()
        if getattr(value, "__module__", "") == module.__name__
    ]


def public_values() -> dict[str, type]:
    """Return all public attrs classes by the name under which they are shown."""
    modules = [
        importlib.import_module(f"chickenfoot.{module.name}")
        for module in pkgutil.iter_modules(chickenfoot.__path__)
        if not module.name.startswith("_") and module.name != "errors"
    ]
    return {
        f"{module.__name__}.{name}": kind
        for module in (chickenfoot, *modules)
        for name in public_names(module)
        if inspect.isclass(kind := getattr(module, name)) and attrs.has(kind)
    }


def shown_signatures(site: Path) -> dict[str, str]:
    """Return the text of each signature in the reference."""
    return {
        match["name"]: html.unescape(re.sub(r"<[^>]+>", "", match["code"])).strip()
        for page in site.glob("reference/*/index.html")
        for match in SIGNATURE.finditer(page.read_text(encoding="utf-8"))
    }


def words(arguments: ast.arguments) -> tuple[list[str], list[str], int]:
    """Return the names by position, those by keyword, and how many may be left out."""
    by_position = [each.arg for each in (*arguments.posonlyargs, *arguments.args)]
    by_keyword = [each.arg for each in arguments.kwonlyargs]
    defaults = [*arguments.defaults, *filter(None, arguments.kw_defaults)]
    return by_position, by_keyword, len(defaults)


@pytest.mark.skipif(SITE is None, reason="needs a built site, as `nox -s docs` does")
def test_constructors_are_shown() -> None:
    """Every value shows the arguments that Python takes for it."""
    shown = shown_signatures(Path(str(SITE)))
    for name, kind in public_values().items():
        (function,) = ast.parse(f"def {shown[name]}: ...").body
        assert isinstance(function, ast.FunctionDef)
        parameters = inspect.signature(kind).parameters.values()
        expected = (
            [each.name for each in parameters if each.kind is not each.KEYWORD_ONLY],
            [each.name for each in parameters if each.kind is each.KEYWORD_ONLY],
            sum(each.default is not each.empty for each in parameters),
        )
        assert (name, *expected) == (name, *words(function.args))
