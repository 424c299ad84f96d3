"""The layout in characters: a drawing for terminals, and sentences for screen readers.

Examples:
    >>> from random import Random
    >>> import chickenfoot as cf
    >>> from chickenfoot import text
    >>> state = cf.deal(cf.Rules(max_pip=6), seats=4, rng=Random(3))
    >>> for _ in range(15):
    ...     state = cf.apply_move(state, cf.legal_moves(state)[0])
    >>> print(text.draw(state.layout, ascii_only=True))
    (6|6)
    +- [6|2](2|2)
    |  +- [2|3]
    |  +- [2|0](0|0)!
    |  |  +- [0|4]*
    |  |  +- >0 toes owed: 2
    |  +- [2|4]
    +- [6|1]
    +- [6|0][0|1][1|3]
    +- [6|3]
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.layout import End, Layout, Placement
from chickenfoot._core.tiles import Tile

__all__ = ["LEGEND", "describe", "draw"]


def __dir__() -> list[str]:
    return __all__


LEGEND: Final = (
    "[9|4] tile, (4|4) double, ! double to answer, >4 a 4 may go here, * laid last"
)
"""What the signs in a drawing mean."""

_EMPTY: Final = "No tile lies on the table."


def draw(layout: Layout, *, width: int = 80, ascii_only: bool = False) -> str:
    """Draw a layout as a tree: the opener, its arms, and toes on their doubles.

    A line of tiles reads outwards, so that joined halves stand side by side. `LEGEND`
    tells the signs. Lines stand in the order in which their first tiles were laid.

    Args:
        layout: The tiles on the table.
        width: The columns there are. A line that needs more goes on in the next row,
            aligned with its start. A row holds one tile at least, and with 80 columns
            no round can be too large.
        ascii_only: Draw the tree with `+`, `-` and `|` instead of box characters.

    Examples:
        >>> from random import Random
        >>> import chickenfoot as cf
        >>> state = cf.deal(cf.Rules(), seats=4, rng=Random(1))
        >>> while len(state.layout.placements) < 3:
        ...     state = cf.apply_move(state, cf.legal_moves(state)[0])
        >>> print(draw(state.layout))
        (9|9)!
        ├─ [9|2]
        ├─ [9|5]*
        └─ >9 arms owed: 2

    Raises:
        TypeError: An argument is of the wrong type.
    """
    check_type("layout", layout, Layout)
    check_int("width", width)
    if not layout.placements:
        return _EMPTY
    fork, last_fork, rail = (
        ("+- ", "+- ", "|  ") if ascii_only else ("├─ ", "└─ ", "│  ")
    )
    joined = _joined(layout)
    cells = _cells(layout)
    rows: list[str] = []
    # Each line with what stands before its first row and before all below it; the
    # toes or arms still owed have no placement.
    todo: list[tuple[Placement | None, str, str]] = [(layout.placements[0], "", "")]
    while todo:
        start, head, rest = todo.pop()
        if start is None:
            rows.append(head + _owed(layout))
            continue
        line = _line(start, joined)
        rows += _wrapped([cells[laid.tile] for laid in line], head, rest, width)
        double = line[-1].tile
        starts: list[Placement | None] = [*joined[double]]
        if layout.owed is not None and layout.owed.double == double:
            starts.append(None)
        # Taken from the end of the list, so the line to be drawn last goes in first.
        for place, start in enumerate(reversed(starts)):
            sign, below = (fork, rail) if place else (last_fork, "   ")
            todo.append((start, rest + sign, rest + below))
    return "\n".join(rows)


def describe(layout: Layout, *, you: int | None = None) -> str:
    """Describe a layout in sentences, one a line, without places on a screen.

    First the lines of tiles, each from its start outwards, then what may be played
    on, then the tile laid last.

    Args:
        layout: The tiles on the table.
        you: The seat that is spoken to as "you".

    Examples:
        >>> from random import Random
        >>> import chickenfoot as cf
        >>> state = cf.deal(cf.Rules(), seats=4, rng=Random(1))
        >>> while len(state.layout.placements) < 3:
        ...     state = cf.apply_move(state, cf.legal_moves(state)[0])
        >>> print(describe(state.layout))
        The opener is 9-9.
        Arm 1 of 9-9: 9-2.
        Arm 2 of 9-9: 9-5.
        Only 9-9 may be played on: it has 2 of its 4 arms.
        The last tile is 9-5, laid by seat 2.

    Raises:
        TypeError: An argument is of the wrong type.
    """
    check_type("layout", layout, Layout)
    if you is not None:
        check_int("you", you)
    if not layout.placements:
        return _EMPTY
    opener, last = layout.placements[0], layout.placements[-1]
    joined = _joined(layout)
    sentences = [f"The opener is {opener.tile}."]
    todo = [opener]
    while todo:
        double = _line(todo.pop(), joined)[-1].tile
        for number, start in enumerate(joined[double], start=1):
            names = ", ".join(_named(laid.tile) for laid in _line(start, joined))
            kind = "Arm" if double == opener.tile else "Toe"
            sentences.append(f"{kind} {number} of {double}: {names}.")
        todo.extend(reversed(joined[double]))
    sentences.append(_playable(layout))
    # A house rule may put the opener on the table before anybody's turn.
    if last != opener:
        who = "you" if last.seat == you else f"seat {last.seat}"
        sentences.append(f"The last tile is {last.tile}, laid by {who}.")
    return "\n".join(sentences)


def _joined(layout: Layout) -> defaultdict[Tile, list[Placement]]:
    """Return for each tile what was laid on it, in the order laid."""
    joined: defaultdict[Tile, list[Placement]] = defaultdict(list)
    for placement in layout.placements[1:]:
        assert placement.onto is not None, "only the opener joins nothing"
        joined[placement.onto].append(placement)
    return joined


def _line(
    start: Placement, joined: defaultdict[Tile, list[Placement]]
) -> list[Placement]:
    """Return the tiles from `start` straight on to an end or the next double."""
    line = [start]
    while not line[-1].tile.is_double and joined[line[-1].tile]:
        line += joined[line[-1].tile]
    return line


def _cells(layout: Layout) -> dict[Tile, str]:
    """Return each tile as it is drawn, its half nearer to the opener first."""
    targets = frozenset(layout.targets)
    cells: dict[Tile, str] = {}
    for laid in layout.placements:
        outer = laid.tile.other(laid.pip)
        is_target = End(laid.tile, outer) in targets
        is_last = laid is layout.placements[-1]
        halves = f"{laid.pip}|{outer}"
        last_sign = "*" if is_last else ""
        if laid.tile.is_double:
            cells[laid.tile] = f"({halves}){last_sign}{'!' if is_target else ''}"
        else:
            target_sign = f" >{outer}" if is_target else ""
            cells[laid.tile] = f"[{halves}]{last_sign}{target_sign}"
    return cells


def _wrapped(cells: Sequence[str], head: str, rest: str, width: int) -> list[str]:
    """Return the cells in rows of at most `width` characters where that is possible."""
    # Rows after the first are aligned with the tiles of the first one.
    rows = [head + cells[0]]
    for cell in cells[1:]:
        if len(rows[-1]) + len(cell) <= width:
            rows[-1] += cell
        else:
            rows.append(rest + cell)
    return rows


def _owed(layout: Layout) -> str:
    """Return the row of the arms or toes that are still missing."""
    owed = layout.owed
    assert owed is not None, "only a double that is to be answered has this row"
    missing = owed.needed - owed.placed
    return f">{owed.double.high} {owed.kind}s owed: {missing}"


def _named(tile: Tile) -> str:
    return f"the double {tile}" if tile.is_double else str(tile)


def _playable(layout: Layout) -> str:
    owed = layout.owed
    if owed is not None:
        return (
            f"Only {owed.double} may be played on: "
            f"it has {owed.placed} of its {owed.needed} {owed.kind}s."
        )
    ends = [f"the {end.pip} of {end.tile}" for end in layout.targets]
    return f"A tile may go on {_either(ends)}."


def _either(names: Sequence[str]) -> str:
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
