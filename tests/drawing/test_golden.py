"""Kept plans and pictures; `golden_drawings.py` tells how to write them anew."""

import pytest

from golden_drawings import FOLDER, golden


@pytest.mark.parametrize("name", golden())
def test_drawings_stay_as_they_are(name: str) -> None:
    """The same layout gives the same plan and the same picture, to the last digit."""
    assert (FOLDER / name).read_text(encoding="utf-8") == golden()[name]


def test_no_file_is_left_over() -> None:
    """Each kept file belongs to a drawing."""
    assert sorted(golden()) == sorted(path.name for path in FOLDER.iterdir())
