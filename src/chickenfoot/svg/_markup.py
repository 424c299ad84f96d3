"""Numbers and texts as SVG writes them."""

import re
from typing import Final

_LETTERS: Final = 20
"""The size of letters before they are scaled: Qt knows only whole sizes from 1 on."""

# Listing what XML allows would take `re` five milliseconds to compile.
_NOT_IN_XML: Final = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def number(value: float) -> str:
    """Return a number as short as three decimals allow."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Return numbers one after the other."""
    return " ".join(map(number, values))


def escaped(text: str) -> str:
    """Return a text as the content of an element.

    Characters that no XML document can hold become the replacement character.
    """
    allowed = _NOT_IN_XML.sub("\ufffd", text)
    return allowed.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """Return a text as the value of an attribute."""
    return "'" + escaped(text).replace("'", "&apos;") + "'"


def label(text: str, *, y: float, size: float, colour: str) -> str:
    """Return a word of this height in the middle of a line."""
    return (
        f"<text transform='translate(0 {number(y)}) scale({number(size / _LETTERS)})' "
        f"font-size='{_LETTERS}' font-family='system-ui,sans-serif' font-weight='600' "
        f"text-anchor='middle' fill={quoted(colour)}>{escaped(text)}</text>"
    )
