"""Digits as shapes, so that numerals need no font and look alike everywhere.

A digit is a line to be drawn with a pen, around the point 0, 0: at most 0.32 wide and
0.52 high.
"""

from typing import Final

WEIGHT: Final = 0.09
"""How thick the pen is."""
_SPACING: Final = 0.4
"""From digit to digit."""

_DIGITS: Final = (
    "M0-.26C.21-.26 .21.26 0 .26C-.21.26-.21-.26 0-.26z",
    "M-.12-.14L.04-.26V.26",
    "M-.15-.13C-.14-.3 .15-.3 .15-.11C.15.02-.02.09-.16.26H.16",
    "M-.15-.26H.14L-.03-.05C.22-.08 .22.26-.03.26C-.1.26-.14.22-.16.18",
    "M.07.26V-.26L-.17.1H.17",
    "M.13-.26H-.11L-.13-.03C.02-.12 .16-.04 .16.1C.16.29-.08.31-.16.18",
    "M.11-.25C-.08-.22-.15-.04-.15.1C-.15.31 .15.31 .15.1C.15-.1-.15-.1-.15.1",
    "M-.16-.26H.16L-.05.26",
    "M0-.03C-.2-.03-.2-.26 0-.26S.2-.03 0-.03S-.22.26 0 .26S.22-.03 0-.03z",
    "M-.11.25C.08.22 .15.04 .15-.1C.15-.31-.15-.31-.15-.1C-.15.1 .15.1 .15-.1",
)


def digits(number: int) -> str:
    """Return the digits of a number, at most two, next to one another."""
    text = str(number)
    start = -_SPACING / 2 * (len(text) - 1)
    paths: list[str] = []
    for place, digit in enumerate(text):
        x = start + place * _SPACING
        shift = f" transform='translate({x:g})'" if x else ""
        paths.append(f"<path{shift} d='{_DIGITS[int(digit)]}'/>")
    return "".join(paths)
