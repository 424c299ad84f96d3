"""How the pips of a half are arranged.

The half is a square of side 1 around the point 0, 0. Pips lie in three lines along the
tile. The outer lines have as many as fits the number, the middle one has the rest; so
up to 9 they are the patterns of ordinary dominoes, and up to 18 they go on alike.
"""

import functools
from typing import Final

_DIAGONAL: Final = ((-1, -1), (1, 1))
_OUTER: Final = (0, 0, 0, 0, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)
"""How many pips the outer lines have; 2 and 3 lie on a diagonal instead."""
_SPREAD: Final = 0.31
_SIDE: Final = 0.28


@functools.cache
def pip_centres(pip: int) -> tuple[tuple[float, float], ...]:
    """Return the centres of the pips; x goes along the tile."""
    outer = _OUTER[pip]
    if not outer:
        ends = _DIAGONAL if pip > 1 else ()
        middle = ((0.0, 0.0),) if pip % 2 else ()
        return tuple((x * _SIDE, y * _SIDE) for x, y in ends) + middle
    top, centre, bottom = (
        [(x, y) for x in _line(count)]
        for y, count in ((-_SIDE, outer), (0.0, pip - 2 * outer), (_SIDE, outer))
    )
    return (*top, *centre, *bottom)


def pip_size(pip: int) -> float:
    """Return the diameter of each pip."""
    longest = max(_OUTER[pip], 2)
    return (0.2, 0.18, 0.15, 0.125, 0.105)[longest - 2]


def _line(count: int) -> tuple[float, ...]:
    if count == 1:
        return (0.0,)
    return tuple(
        round(_SPREAD * (2 * k / (count - 1) - 1), 3) + 0.0 for k in range(count)
    )
