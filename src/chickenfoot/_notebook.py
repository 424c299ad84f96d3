"""What a notebook shows for a value: the table, the hands, or a page to step through.

Values ask this module for it, and only when a notebook asks them. So
`import chickenfoot` loads neither pictures nor pages.
"""

import html
from collections.abc import Iterable

from chickenfoot._core.errors import ChickenFootError
from chickenfoot._core.layout import Layout
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import Tile
from chickenfoot._core.views import RoundView
from chickenfoot.pages._replay import page_of
from chickenfoot.records import MatchRecord, RoundRecord
from chickenfoot.svg import draw, draw_hand


def as_html(value: object) -> str | None:
    """Return a value as HTML, or `None` if it has nothing to show."""
    match value:
        case Layout():
            return draw(value)
        case RoundState():
            hands = enumerate(value.hands)
            shown = [_captioned(f"Seat {seat}", hand) for seat, hand in hands]
            return _table(value) + "".join(shown)
        case RoundView():
            own = "" if value.seat is None else _captioned("Your hand", value.hand)
            return _table(value) + own
        case RoundRecord() | MatchRecord():
            return _replayed(value)
        case _:
            return None


def _replayed(record: RoundRecord | MatchRecord) -> str | None:
    """Return the page of a record in a frame, so that its script stays inside."""
    try:
        page, ends = page_of(record)
    except ChickenFootError:
        return None
    if not ends:
        return None
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
