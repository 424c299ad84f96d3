"""The checks of the project, each in an environment of its own: `nox -l` lists them."""

import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import nox

nox.needs_version = ">=2026.4.10"

PROJECT = nox.project.load_toml("pyproject.toml")
PYTHONS = nox.project.python_versions(PROJECT)
DIST = Path("dist")


def find_python(version: str) -> str | None:
    """Find Python `version` on the path or else among the versions of pyenv.

    A pyenv that is not set to a version leaves a command of its name on the path
    which only fails, so each candidate has to run.
    """
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    release = re.compile(rf"{re.escape(version)}\.(\d+)")
    releases = {
        int(match[1]): folder / "bin" / "python"
        for folder in pyenv.glob("versions/*")
        if (match := release.fullmatch(folder.name))
    }
    newest_first = [str(releases[patch]) for patch in sorted(releases, reverse=True)]
    for candidate in (shutil.which(f"python{version}"), *newest_first):
        if candidate and runs(candidate):
            return candidate
    return None


def runs(python: str) -> bool:
    """Tell whether the interpreter at the path `python` starts."""
    try:
        probe = subprocess.run([python, "-c", ""], capture_output=True, check=False)
    except OSError:
        return False
    return probe.returncode == 0


FOUND = {version: find_python(version) for version in PYTHONS}

nox.options.default_venv_backend = "uv|virtualenv"
nox.options.download_python = "never"
nox.options.error_on_external_run = True
# A Python that this machine lacks is skipped, unless it lacks them all.
nox.options.error_on_missing_interpreters = not any(FOUND.values())

every_python = nox.parametrize(
    "python",
    [nox.param(path or version, id=version) for version, path in FOUND.items()],
)


def install(session: nox.Session, *groups: str, wheel: bool = True) -> None:
    """Install dependency groups, and the package from the wheel in `dist`."""
    requirements = nox.project.dependency_groups(PROJECT, *groups)
    if not wheel:
        session.install(*requirements)
        return
    built = built_wheel()
    session.install(*requirements, f"chickenfoot[testing] @ {built.as_uri()}")
    # In a reused environment (`nox -r`) the wheel before it has the same version, and
    # would stay.
    session.install("--force-reinstall", "--no-deps", str(built))


def built_wheel() -> Path:
    """Return the one wheel in `dist`."""
    (wheel,) = DIST.resolve().glob("*.whl")
    return wheel


@nox.session(tags=["checks"])
def lint(session: nox.Session) -> None:
    """Check style, format and the direction of imports."""
    install(session, "lint", wheel=False)
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")
    session.run("lint-imports", env={"PYTHONPATH": "src"})


@nox.session(requires=["build"], tags=["checks"])
def types(session: nox.Session) -> None:
    """Check all types, and that the public names of the wheel are fully typed."""
    install(session, "types")
    session.run("mypy")
    session.run("pyright")
    report = session.run(
        "pyright",
        "--verifytypes",
        "chickenfoot",
        "--ignoreexternal",
        silent=True,
        success_codes=[0, 1],
    )
    session.log(report)
    # The exit code alone would also pass a package that pyright did not find.
    if "Type completeness score: 100%" not in str(report):
        session.error("a public name lacks a type")


@nox.session(requires=["build"])
@every_python
def tests(session: nox.Session) -> None:
    """Run tests and documented examples against the wheel; cover every branch."""
    install(session, "tests")
    session.env["COVERAGE_FILE"] = str(Path(session.create_tmp()) / "coverage")
    session.run("coverage", "erase")
    session.run("coverage", "run", "-m", "pytest", *everything(session))
    session.run("coverage", "combine", "--quiet")
    session.run("coverage", "report")


def everything(session: nox.Session) -> list[str]:
    """Return what pytest is to run: the arguments after `--`, or all there is."""
    paths = ["tests", "README.md", "docs", "examples"]
    return session.posargs or [*paths, "--pyargs", "chickenfoot"]


@nox.session(requires=["build"], tags=["checks"])
def docs(session: nox.Session) -> None:
    """Build the documentation into `site`; every warning is an error."""
    install(session, "docs")
    session.run("mkdocs", "build", "--strict", env={"NO_MKDOCS_2_WARNING": "1"})


@nox.session(requires=["build"], tags=["checks"])
def package(session: nox.Session) -> None:
    """Check what would be published: metadata, and no file more or less."""
    install(session, "package", wheel=False)
    session.run("twine", "check", "--strict", *map(str, sorted(DIST.iterdir())))
    with zipfile.ZipFile(built_wheel()) as archive:
        packed = set(archive.namelist())
    sources = Path("src").glob("chickenfoot/**/*.*")
    wanted = {
        path.relative_to("src").as_posix()
        for path in sources
        if path.suffix in {".json", ".py"}
    }
    wanted.add("chickenfoot/py.typed")
    about = f"chickenfoot-{PROJECT['project']['version']}.dist-info/"
    difference = wanted ^ {name for name in packed if not name.startswith(about)}
    if difference:
        session.error(f"missing from the wheel or foreign to it: {sorted(difference)}")


@nox.session(default=False)
def build(session: nox.Session) -> None:
    """Build the source archive, and from it the wheel, into `dist`."""
    install(session, "build", wheel=False)
    shutil.rmtree(DIST, ignore_errors=True)
    session.run("python", "-m", "build", "--outdir", str(DIST))


@nox.session(requires=["build"], default=False)
def properties(session: nox.Session) -> None:
    """Search for counterexamples to the properties far longer than `tests` does."""
    install(session, "tests")
    session.run(
        "pytest",
        "-m",
        "hypothesis",
        "--hypothesis-profile=deep",
        *(session.posargs or ["tests"]),
    )


@nox.session(requires=["build"], default=False)
def bench(session: nox.Session) -> None:
    """Measure the speed beside that of other libraries, on one core if possible."""
    install(session, "bench")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    session.run("python", "benchmarks/bench.py", *session.posargs)
