"""Text with mistakes in it."""

from random import Random

ALPHABET = [
    *"0123456789-@ drawpsDRAW,.:;+_\t\n\r\0'\"{}",
    "\u2212",  # minus sign
    "\u2010",  # hyphen
    "\u0664",  # a digit 4 that `int` reads
    "\u00b2",  # a superscript 2
    "\uff19",  # a wide 9
    "\u200b",  # nothing to be seen
    "\U0001f062",  # a domino
    "\ud800",  # half of a character
]


def spoil(rng: Random, text: str) -> str:
    """Change some characters of a text."""
    signs = list(text)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(signs) + 1)
        what = rng.random()
        if what < 0.4:
            signs.insert(at, rng.choice(ALPHABET))
        elif what < 0.6:
            signs[at : at + 1] = []
        elif what < 0.8:
            signs[at : at + 1] = [rng.choice(ALPHABET)]
        elif what < 0.9:
            signs[at:at] = signs[: rng.randrange(4)]
        else:
            signs.reverse()
    return "".join(signs)
