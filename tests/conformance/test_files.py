"""The conformance files as they come with the package."""

from pathlib import Path

from chickenfoot._conformance.cases import FILES, KINDS, cases, write_files


def test_files_are_written_as_they_are(tmp_path: Path) -> None:
    """A folder gets every file, with the same bytes."""
    names = write_files(tmp_path)
    assert {"README.md", "schema.json", *(f"{kind}.json" for kind in KINDS)} == set(
        names
    )
    for name in names:
        assert (FILES / name).read_bytes() == (tmp_path / name).read_bytes()


def test_cases_of_a_kind_are_those_of_its_file() -> None:
    """Kinds can be asked for one by one."""
    assert {"points"} == {case.id.split("/")[0] for case in cases(["points"])}
