"""The reference has every public name exactly once."""

import pkgutil
import re
from collections import Counter
from pathlib import Path
from typing import Final

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


def test_every_public_name_is_there_once() -> None:
    """Names of the facade one by one, other modules as a whole."""
    modules = {
        module.name
        for module in pkgutil.iter_modules(chickenfoot.__path__)
        if not module.name.startswith("_")
    }
    expected = Counter([*chickenfoot.__all__, *(modules - NOT_PAGES)])
    assert expected == FOUND
