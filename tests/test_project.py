"""What the project says of itself in several files is the same in all of them."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final[dict[str, Any]] = tomllib.loads(
    (ROOT / "pyproject.toml").read_text(encoding="utf-8")
)["project"]
PYTHONS: Final = [
    version
    for classifier in PROJECT["classifiers"]
    if (version := classifier.rpartition(" :: ")[2]).startswith("3.")
]
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHECKS: Final = (ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8")


def test_pythons_are_consecutive_from_the_oldest_that_is_required() -> None:
    """The classifiers agree with `requires-python`."""
    oldest = int(PYTHONS[0].removeprefix("3."))
    assert f">={PYTHONS[0]}" == PROJECT["requires-python"]
    assert [f"3.{oldest + number}" for number in range(len(PYTHONS))] == PYTHONS


def test_pyenv_offers_every_supported_python() -> None:
    """Where pyenv is installed, `nox` finds what this file names."""
    offered = (ROOT / ".python-version").read_text(encoding="utf-8").split()
    assert PYTHONS == offered


def test_the_workflow_tests_every_supported_python_and_the_next() -> None:
    """It reads them from the classifiers, and only the next one may fail."""
    done = subprocess.run(
        [sys.executable, str(ROOT / ".github" / "pythons.py")],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        timeout=60,
    )
    outputs = dict(line.split("=", 1) for line in done.stdout.splitlines())
    following = f"3.{int(PYTHONS[-1].removeprefix('3.')) + 1}"
    assert {"all", "next"} == outputs.keys()
    assert [*PYTHONS, following] == json.loads(outputs["all"])
    assert following == outputs["next"]


def test_the_workflow_uses_these_pythons_on_three_systems() -> None:
    """The matrix has no version of its own, and an ARM processor among its runners."""
    assert "run: python3 .github/pythons.py" in CHECKS
    assert "python: ${{ fromJSON(needs.pythons.outputs.all) }}" in CHECKS
    (runners,) = re.findall(r"^ +runner: \[(.*)\]$", CHECKS, re.MULTILINE)
    systems = {runner.partition("-")[0] for runner in runners.split(", ")}
    assert {"macos", "ubuntu", "windows"} == systems
    assert "arm" in runners


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_other_jobs_run_on_the_newest_python(path: Path) -> None:
    """The one version that workflows name is the last of the classifiers."""
    named = set(re.findall(r'python-version: "(.*)"', path.read_text(encoding="utf-8")))
    assert {PYTHONS[-1]} == named


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_a_commit(path: Path) -> None:
    """A tag can be moved to other code, a commit cannot."""
    used = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert [] == [it for it in used if not re.search(r"@[0-9a-f]{40} # v[\d.]+$", it)]


def test_changelog_and_citation_name_the_version() -> None:
    """With the same date."""
    version = PROJECT["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    (date,) = re.findall(
        rf"^## \[{re.escape(version)}\] - (\d{{4}}-\d\d-\d\d)$", changelog, re.MULTILINE
    )
    assert f"version: {version}" in citation
    assert f"date-released: {date}" in citation
