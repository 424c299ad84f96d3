"""Print which Pythons the tests run on, as outputs of a step: `all` and `next`.

`all` are the Pythons of the classifiers and the one that comes after them, `next`,
which may not be released yet.
"""

import json
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
PYTHON = "Programming Language :: Python :: 3."

classifiers = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["classifiers"]
minors = sorted(int(it.removeprefix(PYTHON)) for it in classifiers if PYTHON in it)
following = minors[-1] + 1

print(f"all={json.dumps([f'3.{minor}' for minor in (*minors, following)])}")
print(f"next=3.{following}")
