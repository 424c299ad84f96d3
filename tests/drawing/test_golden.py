"""Kept plans and pictures; `golden_drawings.py` tells how to write them again."""

from pathlib import Path

import pytest

from tests.drawing.golden_drawings import FOLDER, golden


@pytest.mark.parametrize("path", golden(), ids=lambda path: path.name)
def test_drawings_stay_as_they_are(path: Path) -> None:
    """The same layout gives the same plan and the same picture, to the last digit."""
    assert path.read_text(encoding="utf-8") == golden()[path]


def test_no_file_is_left_over() -> None:
    """Each kept file belongs to a drawing."""
    kept = {path for path in golden() if path.parent == FOLDER}
    assert kept == set(FOLDER.iterdir())
