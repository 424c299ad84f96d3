"""The checks of the project, each in an environment of its own: `nox -l` lists them."""

import os
import shutil
import sys
from pathlib import Path

import nox

if sys.platform == "linux":
    import resource

nox.needs_version = ">=2026.4.10"

PROJECT = nox.project.load_toml("pyproject.toml")
PYTHONS = nox.project.python_versions(PROJECT)
DIST = Path("dist")
MUTANT_BYTES = 2 << 30
"""The memory that a mutant may take, in case one loops forever."""

AT_IMPORT = {
    f"chickenfoot._core.turn.{name}"
    for name in (
        "x__already_drawn",
        "x__because",
        "x__must_play",
        "xǁTurnǁ__attrs_post_init__",
    )
}
"""What runs while the engine is imported: mutmut switches its mutants on later."""


nox.options.default_venv_backend = "uv|virtualenv"
nox.options.download_python = "never"
nox.options.error_on_external_run = True


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


@nox.session(python=PYTHONS, requires=["build"])
def tests(session: nox.Session) -> None:
    """Run tests and documented examples against the wheel; cover every branch.

    `nox -s tests -- -k foot` hands its arguments to pytest, and then asks for no
    coverage: a part of the tests does not cover every branch.
    """
    install(session, "tests")
    if session.posargs:
        session.run("pytest", *session.posargs)
        return
    session.env["COVERAGE_FILE"] = str(Path(session.create_tmp()) / "coverage")
    session.run("coverage", "erase")
    everything = "tests", "README.md", "docs", "examples", "--pyargs", "chickenfoot"
    session.run("coverage", "run", "-m", "pytest", *everything)
    session.run("coverage", "combine", "--quiet")
    session.run("coverage", "report")


@nox.session(requires=["build"], tags=["checks"])
def docs(session: nox.Session) -> None:
    """Build the documentation into `site`; every warning is an error."""
    install(session, "docs", "tests")
    session.run("mkdocs", "build", "--strict", env={"NO_MKDOCS_2_WARNING": "1"})
    test_site(session)


@nox.session(requires=["build"], default=False)
def docs_next(session: nox.Session) -> None:
    """Build the documentation with Zensical, which will replace MkDocs some day."""
    install(session, "docs-next", "tests")
    session.run("zensical", "build", "--clean", "--strict")
    test_site(session)


def test_site(session: nox.Session) -> None:
    """Test what a reader finds on the site just built."""
    session.run("pytest", "tests/docs/test_site.py", env={"CHICKENFOOT_SITE": "site"})


@nox.session(requires=["build"], tags=["checks"])
def package(session: nox.Session) -> None:
    """Check what would be published: metadata, and no file more or less."""
    install(session, "package", wheel=False)
    session.run("twine", "check", "--strict", *map(str, sorted(DIST.iterdir())))
    session.run("check-wheel-contents", str(built_wheel()))
    session.run("check-sdist", "--inject-junk")


@nox.session(requires=["build"], tags=["checks"])
def installed(session: nox.Session) -> None:
    """Use the wheel as a newcomer does, with nothing installed but what it needs."""
    session.install(str(built_wheel()))
    # Isolated, so that nothing but the installed package is imported.
    python = "python", "-I", "-W", "error"
    session.run(*python, "-m", "doctest", "README.md")
    session.run(*python, "-m", "chickenfoot", "simulate", "--seats", "4", "--seed", "7")
    session.run(*python, "-c", IMPORT_EVERYTHING)


IMPORT_EVERYTHING = """
import chickenfoot, inspect

found = dict(inspect.getmembers(chickenfoot))
assert set(dir(chickenfoot)) - found.keys() == {"testing"}  # that needs an extra
"""


@nox.session(default=False)
def build(session: nox.Session) -> None:
    """Build the source archive, and from it the wheel, into `dist`."""
    install(session, "build", wheel=False)
    build_into(session, DIST)


def build_into(session: nox.Session, folder: Path) -> None:
    """Build both archives into a folder, and empty that before."""
    shutil.rmtree(folder, ignore_errors=True)
    session.run("python", "-m", "build", "--outdir", str(folder))


@nox.session(requires=["build"], default=False)
def properties(session: nox.Session) -> None:
    """Search for counterexamples to the properties far longer than `tests` does."""
    install(session, "tests")
    session.run(
        "pytest",
        "-m",
        "hypothesis",
        "--hypothesis-profile=deep",
        "--log-cli-level=INFO",
        *(session.posargs or ["tests"]),
    )


@nox.session(requires=["build"], default=False)
def cluster(session: nox.Session) -> None:
    """Run the documented example for a cluster on a small one on this machine."""
    install(session, "tests", "cluster")
    session.run("pytest", *(session.posargs or ["tests/docs/test_scripts.py"]))


@nox.session(requires=["build"], default=False)
def renderers(session: nox.Session) -> None:
    """Count pips and numerals in what five programs draw.

    Chromium and librsvg must be on the path; on Debian these are the packages
    `chromium` and `librsvg2-bin`.
    """
    install(session, "tests", "renderers")
    session.env["CHICKENFOOT_RENDERERS"] = "1"
    session.run("pytest", *(session.posargs or ["tests/renderers"]))


@nox.session(requires=["package", "installed"], default=False)
def release(session: nox.Session) -> None:
    """Do all of a release but the upload: `nox -s release -- v0.1.0`.

    The archives to upload are then in `dist`. They do not depend on the machine or the
    time.
    """
    tag = f"v{PROJECT['project']['version']}"
    if session.posargs not in ([], [tag]):
        session.error(f"the tag of this version is {tag}, not {session.posargs}")
    if session.run("git", "status", "--porcelain", external=True, silent=True):
        session.error("the working tree has changes that are not committed")
    install(session, "build", "tests")
    again = Path(session.create_tmp()) / "again"
    build_into(session, again)
    for archive in DIST.iterdir():
        if archive.read_bytes() != (again / archive.name).read_bytes():
            session.error(f"{archive.name} differs from build to build")
    test_source_archive(session, Path(session.create_tmp()) / "source")
    session.log(f"all is ready in {DIST}: tag the commit {tag} and push the tag")


def test_source_archive(session: nox.Session, folder: Path) -> None:
    """Run the tests from the source archive against the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    (archive,) = DIST.glob("*.tar.gz")
    shutil.unpack_archive(archive, folder, filter="data")
    (unpacked,) = folder.iterdir()
    with session.chdir(unpacked):
        session.run("pytest", "tests", "README.md", "docs", "--pyargs", "chickenfoot")


@nox.session(requires=["build"], default=False)
def slips(session: nox.Session) -> None:
    """Show that the conformance files refuse every mistake on the list of slips."""
    install(session, "tests")
    session.run("python", "-m", "tests.slips", *session.posargs)


@nox.session(requires=["build"], default=False)
def perft(session: nox.Session) -> None:
    """Count every game tree on file as deep as the file goes, with both engines."""
    install(session, "tests")
    session.env["CHICKENFOOT_DEEP"] = "1"
    session.run("pytest", *(session.posargs or ["tests/perft"]))


@nox.session(requires=["build"], default=False)
def golden(session: nox.Session) -> None:
    """Accept the matches as they are played now, or print the one that is named."""
    install(session, "tests")
    session.run("python", "-m", "tests.golden.matches", *session.posargs)


@nox.session(requires=["build"], default=False)
def fuzz(session: nox.Session) -> None:
    """Try a million texts, good and spoiled, on everything that reads text."""
    install(session, "tests")
    session.env["CHICKENFOOT_FUZZ"] = "1000000"
    session.run("pytest", *(session.posargs or ["tests/fuzz"]))


@nox.session(default=False)
def mutation(session: nox.Session) -> None:
    """Break the engine in many small ways: of a hundred the tests notice 95."""
    install(session, "mutation", wheel=False)
    about = PROJECT["project"]
    session.install(*about["dependencies"], *about["optional-dependencies"]["testing"])
    room = Path(session.create_tmp()) / "room"
    shutil.rmtree(room, ignore_errors=True)
    for folder in ("src", "tests"):
        shutil.copytree(folder, room / folder)
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(file, room)
    session.chdir(room)
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MUTANT_BYTES, MUTANT_BYTES))
    session.run("mutmut", "run", *session.posargs)
    verdicts = str(session.run("mutmut", "results", "--all", "true", silent=True))
    tried = [line.split() for line in verdicts.splitlines() if "__mutmut_" in line]
    counted = [
        (name, " ".join(verdict))
        for name, *verdict in tried
        if name.rpartition("__mutmut_")[0] not in AT_IMPORT
    ]
    lived = [(name, why) for name, why in counted if why not in {"killed", "timeout"}]
    for name, why in lived:
        session.log(f"{name} {why}")
    session.log(f"{len(lived)} of {len(counted)} mutants live")
    if not counted or len(lived) > 0.05 * len(counted):
        session.error("too many mutants survive: see tests/mutation.md")


@nox.session(requires=["build"], default=False)
def drawing(session: nox.Session) -> None:
    """Plan more than five thousand random tables, checking distances on each."""
    install(session, "tests")
    rounds = {"DRAWING_ROUNDS": "300"}
    session.run("pytest", *(session.posargs or ["tests/drawing"]), env=rounds)


@nox.session(requires=["build"], default=False)
def gallery(session: nox.Session) -> None:
    """Write a page with pictures of many random tables: `gallery.html`."""
    install(session)
    session.run("python", "-m", "tests.drawing.gallery", *session.posargs)


@nox.session(requires=["build"], default=False)
def bench(session: nox.Session) -> None:
    """Measure the speed beside that of other libraries, on one core if possible."""
    install(session, "bench")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    session.run("python", "benchmarks/bench.py", *session.posargs)
