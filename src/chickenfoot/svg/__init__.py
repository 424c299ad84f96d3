"""Pictures of the table as SVG text.

A picture is made from a layout alone, so it can show no tile that is not on the table.
It has one group for each tile, with an id such as `tile-6-4` and a transform that puts
the tile in its place, so that a page can find, style and move it.

Start reading at `_picture`, which puts together the parts that `_elements` draws.
`_style` has sizes and colours, `_pips` the patterns of the pips.
"""

from chickenfoot._core.values import publish as _publish
from chickenfoot.svg._picture import Picture, draw
from chickenfoot.svg._style import Face, Style

__all__ = ["Face", "Picture", "Style", "draw"]

_publish(globals())


def __dir__() -> list[str]:
    return __all__
