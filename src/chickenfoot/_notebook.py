"""What a notebook shows for a value: the table, the hands, or a page to step through.

Values ask this module for it, and only when a notebook asks them; so `import
chickenfoot` loads neither pictures nor pages.
"""

import functools
import html
from collections.abc import Iterable

from chickenfoot._core.layout import Layout
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import Tile
from chickenfoot._core.views import RoundView
from chickenfoot.pages._replay import page_of
from chickenfoot.records import MatchRecord, RoundRecord
from chickenfoot.svg import draw, draw_hand


@functools.singledispatch
def shown(value: object) -> str:
    """Return a value as HTML."""
    raise AssertionError(f"nobody shows a {type(value).__name__}")


@shown.register
def _layout(value: Layout) -> str:
    return draw(value)


@shown.register
def _state(value: RoundState) -> str:
    hands = (
        _captioned(f"Seat {seat}", hand) for seat, hand in enumerate(value.hands)
    )
    return _table(value) + "".join(hands)


@shown.register
def _view(value: RoundView) -> str:
    own = "" if value.seat is None else _captioned("Your hand", value.hand)
    return _table(value) + own


@shown.register(RoundRecord)
@shown.register(MatchRecord)
def _record(value: RoundRecord | MatchRecord) -> str:
    page, _ = page_of(value)
    return (
        "<iframe title='Chicken Foot' style='width:100%;height:46em;border:0' "
        f"srcdoc='{html.escape(page)}'></iframe>"
    )


def _table(value: RoundState | RoundView) -> str:
    """Return the table with its seats around, as one of them or nobody sees it."""
    is_over = value.outcome is not None
    return draw(
        value.layout,
        names=[f"Seat {seat}" for seat in range(value.seats)],
        to_move=None if is_over else value.turn,
        you=value.seat if isinstance(value, RoundView) else None,
    )


def _captioned(caption: str, hand: Iterable[Tile]) -> str:
    picture = draw_hand(sorted(hand))
    return f"<figure><figcaption>{caption}</figcaption>{picture}</figure>"
