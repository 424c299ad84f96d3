"""Pictures of tables, hands and tiles as SVG text.

A picture of a table is made from a layout alone, so it can show no tile that is not on
the table. Every tile is a group with the attribute `data-tile` and a transform that
puts it in its place, so that a page can find, style and move it. Class names start with
`cf-`, and there are no ids unless you ask for them, so that pictures on a page do not
disturb one another.

Start reading at `_picture`, which puts together what `_table` draws. `_targets` has the
places that can be chosen, `_waiting` what a table waits for, `_seats` the names around
it, `_hand` pictures without a table. `_tile` draws one tile, with the shapes of `_pips`
and `_digits`. `_style` has sizes and colours, `_document` what is around a picture, and
`_markup` how SVG is written.
"""

from chickenfoot._core.values import publish as _publish
from chickenfoot.svg._document import Picture
from chickenfoot.svg._hand import draw_hand, draw_tile
from chickenfoot.svg._picture import draw
from chickenfoot.svg._seats import seat_angle
from chickenfoot.svg._style import Face, Style

__all__ = [
    "Face",
    "Picture",
    "Style",
    "draw",
    "draw_hand",
    "draw_tile",
    "seat_angle",
]

_publish(globals())


def __dir__() -> list[str]:
    return __all__
