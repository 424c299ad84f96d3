"""Pictures of layouts as files."""

from pathlib import Path

from chickenfoot._core.layout import Layout
from chickenfoot.svg import draw


def write_picture(folder: Path, number: int, layout: Layout) -> Path:
    """Write a picture of a layout, named by the number of its round from 1."""
    path = folder / f"round-{number:02}.svg"
    path.write_text(draw(layout), encoding="utf-8")
    return path
