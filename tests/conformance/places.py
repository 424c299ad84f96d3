"""Points, standings and deals: cases with a short question."""

from typing import Any, Final

import chickenfoot as cf
from tests.conformance.questions import Case, Json, Question

Rows = list[list[int]]


def _points(slug: str, name: str, about: str, tiles: str, **rules: int) -> Case:
    return Case(
        slug,
        name,
        about,
        {"ask": "points", "rules": rules, "tiles": tiles.split()},
    )


_MANY: Final = "0-0 1-0 5-0 9-0 1-1 2-1 9-8 9-9 12-0 18-17 18-18"

POINTS: Final = (
    _points(
        "standard", "Pips, and 50 for the double-blank", "R14 14.1 14.2 14.3", _MANY
    ),
    _points(
        "double-blank",
        "The double-blank counts 25",
        "R14 14.2 double_blank_points",
        _MANY,
        double_blank_points=25,
    ),
    _points(
        "double-blank-zero",
        "The double-blank counts nothing",
        "R14 14.2 double_blank_points",
        _MANY,
        double_blank_points=0,
    ),
    _points(
        "blanks",
        "A blank half counts 25 more, but not on the double-blank",
        "R14 14.3 blank_points",
        _MANY,
        blank_points=25,
    ),
    _points(
        "blanks-and-double-blank",
        "Each of the two has its own points",
        "R14 14.2 14.3 blank_points double_blank_points",
        _MANY,
        blank_points=5,
        double_blank_points=7,
    ),
    _points(
        "double-out",
        "Going out on a double changes no tile",
        "R14 14.6 double_out_points",
        _MANY,
        double_out_points=20,
    ),
)


def _standings(
    slug: str, name: str, about: str, seats: int, rows: Rows, rounds: int | None = None
) -> Case:
    rules = {} if rounds is None else {"rounds": rounds}
    return Case(
        slug,
        name,
        f"{about} rounds" if rounds is not None else about,
        {"ask": "standings", "rules": rules, "seats": seats, "points": rows},
    )


_TIE: Final = [[0, 50], [0, 30], [60, 20], [40, 0]]

STANDINGS: Final = (
    _standings(
        "total", "The lowest total is first", "R15", 3, [[3, 5, 1], [0, 1, 2]], 2
    ),
    _standings(
        "zero-rounds",
        "With equal totals more rounds of zero points win",
        "R16 16.2",
        2,
        _TIE,
        4,
    ),
    _standings(
        "zero-rounds-turned",
        "So they do for the second seat",
        "R16 16.2",
        2,
        [row[::-1] for row in _TIE],
        4,
    ),
    _standings(
        "zero-rounds-before-lowest",
        "A lower lowest round does not count while the zero rounds differ",
        "R16",
        2,
        [[0, 1], [30, 29]],
        2,
    ),
    _standings(
        "lowest-round",
        "With as many zero rounds the lower lowest round wins",
        "R16",
        3,
        [[0, 20, 3], [30, 0, 0], [10, 20, 70]],
        3,
    ),
    _standings(
        "lowest-round-turned",
        "So it does for the second seat",
        "R16",
        2,
        [[20, 10], [20, 30]],
        2,
    ),
    _standings(
        "second-lowest-does-not-count",
        "Only the lowest round is compared",
        "R16 16.4",
        2,
        [[5, 5], [10, 20], [25, 15]],
        3,
    ),
    _standings(
        "shared",
        "Equal in everything, seats share the place, and the next one is skipped",
        "R16 16.4",
        4,
        [[1, 2, 2, 9], [2, 1, 1, 9], [0, 0, 0, 0]],
        3,
    ),
    _standings(
        "shared-behind-one",
        "Lower places are shared too",
        "R16 16.1 16.4",
        4,
        [[0, 7, 7, 9], [0, 7, 7, 9]],
        2,
    ),
    _standings(
        "ties-at-lower-places",
        "The tie-breaks decide all places",
        "R16 16.1",
        4,
        [[0, 0, 9, 9], [1, 18, 9, 9], [0, 0, 0, 0]],
        3,
    ),
    _standings(
        "three-ways",
        "Three seats, one decided by each tie-break",
        "R16 16.1",
        4,
        [[0, 0, 10, 40], [0, 30, 20, 0], [60, 10, 10, 1], [0, 20, 20, 20]],
        4,
    ),
    _standings(
        "zero-rounds-alone",
        "Nothing is left to compare between seats with zero rounds alone",
        "R16 16.3",
        3,
        [[0, 0, 0], [0, 0, 0]],
        2,
    ),
    _standings(
        "zero-alone-and-another",
        "A seat with zero rounds alone is ahead of any other",
        "R16 16.3",
        2,
        [[0, 0], [0, 1]],
        2,
    ),
    _standings(
        "no-round-yet",
        "Before the first round all share the place, and there is no winner",
        "R15 15.2",
        3,
        [],
    ),
    _standings(
        "stopped-early",
        "Before the last round there are places and no winner",
        "R15 15.2",
        2,
        [[3, 5], [0, 1]],
    ),
    _standings(
        "before-the-last",
        "One round before the last there is none either",
        "R15 15.2 15.1",
        2,
        [[3, 5], [0, 1]],
        3,
    ),
    _standings(
        "all-rounds",
        "After a round for each double there is a winner",
        "R15",
        2,
        [[k, 9 - k] for k in range(10)],
    ),
    _standings(
        "no-limit",
        "No number of points ends a match",
        "R15 15.3",
        2,
        [[100, 500], [120, 400], [0, 1]],
    ),
    _standings(
        "seat-order",
        "Seats that share a place are listed by seat",
        "R16 16.4",
        5,
        [[4, 0, 4, 0, 4], [0, 4, 0, 4, 0]],
        2,
    ),
)


class _Mix:
    """Numbers in an order that is none, the same everywhere."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def numbers(self, count: int) -> list[float]:
        """Return so many numbers from 0 to 1 with few digits."""
        found: list[float] = []
        for _ in range(count):
            self._state = (self._state * 1103515245 + 12345) % 2**31
            found.append(round(self._state / 2**31, 4))
        return found


def _deal(
    slug: str,
    name: str,
    about: str,
    seats: int,
    opened: str = "",
    numbers: list[float] | None = None,
    **rules: Json,
) -> Case:
    question: Question = {
        "ask": "deal",
        "rules": rules,
        "seats": seats,
        "opened": opened.split(),
        "numbers": numbers,
    }
    if numbers is None:
        pip = rules.get("max_pip", 9)
        count = len(cf.double_set(pip)) - (rules.get("opener_search") == "set_aside")
        question["numbers"] = _Mix(len(slug) * 1000 + seats).numbers(count)
    return Case(slug, name, about, question)


_SMALL: Final[dict[str, Any]] = {"max_pip": 3, "hand_size": 2, "arms": 2}
_HELD: Final[dict[str, Any]] = {**_SMALL, "opener_search": "next_held"}
_AWAY: Final[dict[str, Any]] = {**_SMALL, "opener_search": "set_aside"}
_UP: Final = [k / 10 for k in range(10)]
_DOWN: Final = _UP[::-1]

DEALS: Final = (
    _deal("double-9", "A double-9 set for four seats", "R3 5.1", 4),
    _deal("double-9-seven-seats", "The same for seven seats", "R3", 7),
    _deal("double-12", "A double-12 set", "R1 R3 1.2 max_pip", 5, max_pip=12),
    _deal(
        "rising-numbers",
        "Rising numbers leave the set in order",
        "R3",
        2,
        "",
        _UP,
        **_SMALL,
    ),
    _deal(
        "falling-numbers",
        "Falling numbers turn it around",
        "R3",
        2,
        "",
        _DOWN,
        **_SMALL,
    ),
    _deal(
        "equal-numbers",
        "Of equal numbers the earlier tile stays first",
        "R3",
        3,
        "",
        [0.5, 0.25, 0.5, 0.25, 0.75, 0.5, 0.75, 0.25, 0.5, 0.75],
        **_SMALL,
    ),
    _deal(
        "extreme-numbers",
        "Numbers from 0 to just below 1",
        "R3",
        2,
        "",
        [0.0, 0.9999999999999999, 0.5, 1e-17, 0.0, 0.25, 0.125, 5e-324, 0.75, 0.1],
        **_SMALL,
    ),
    _deal(
        "hand-size-by-two-seats",
        "A hand size by seats, for two",
        "R3 3.1 hand_size",
        2,
        "",
        _DOWN,
        max_pip=3,
        arms=2,
        hand_size={"2": 4, "3": 3, "4": 1},
    ),
    _deal(
        "hand-size-by-four-seats",
        "A hand size by seats, for four",
        "R3 3.1 hand_size",
        4,
        "",
        _DOWN,
        max_pip=3,
        arms=2,
        hand_size={"2": 4, "3": 3, "4": 1},
    ),
    _deal(
        "whole-set",
        "A deal that leaves no boneyard",
        "R3 3.2",
        2,
        "",
        _UP,
        max_pip=3,
        arms=2,
        hand_size=5,
    ),
    _deal(
        "second-round",
        "The second round has the next lower double and the next leader",
        "R4 R5 5.1 15.4 3.3",
        3,
        "3-3",
        _UP,
        **_SMALL,
    ),
    _deal(
        "third-round", "The third round", "R4 R5 5.1 15.4", 3, "3-3 2-2", _UP, **_SMALL
    ),
    _deal(
        "last-round",
        "The last round opens with the double-blank, and the leaders start again",
        "R4 R5 5.1 4.4 15.4",
        3,
        "3-3 2-2 1-1",
        _DOWN,
        **_SMALL,
    ),
    _deal(
        "holder-begins",
        "Whoever is dealt the opener has the first turn, and not the leader",
        "R4 R5 4.3",
        3,
        "3-3",
        _DOWN,
        **_SMALL,
    ),
    _deal(
        "after-the-last-round",
        "No round follows the last",
        "R15",
        3,
        "3-3 2-2 1-1 0-0",
        _UP,
        **_SMALL,
    ),
    _deal(
        "search-in-a-later-round",
        "The leader has the first turn when nobody holds the opener",
        "R5 5.1 5.6 15.4",
        3,
        "3-3",
        [0.0, 0.1, 0.2, 0.3, 0.4, 0.9, 0.5, 0.6, 0.7, 0.8],
        **_SMALL,
    ),
    _deal(
        "short-match",
        "A short match has the highest doubles",
        "R15 15.1 rounds",
        2,
        "3-3",
        _UP,
        **_SMALL,
        rounds=2,
    ),
    _deal(
        "after-a-short-match",
        "No round follows the last of a short match",
        "R15 15.1 rounds",
        2,
        "3-3 2-2",
        _UP,
        **_SMALL,
        rounds=2,
    ),
    _deal(
        "next-held",
        "The highest double that somebody holds opens",
        "R4 4.1 4.2 opener_search",
        2,
        "",
        _UP,
        **_HELD,
    ),
    _deal(
        "next-held-highest",
        "It is the highest of all if somebody holds that",
        "R4 4.1 opener_search",
        2,
        "",
        _DOWN,
        **_HELD,
    ),
    _deal(
        "next-held-passed-over",
        "A double passed over is tried first in the next round",
        "R4 4.2 opener_search",
        2,
        "1-1",
        _DOWN,
        **_HELD,
    ),
    _deal(
        "next-held-used",
        "A double that has opened a round opens no other",
        "R4 4.2 opener_search",
        2,
        "1-1",
        _UP,
        **_HELD,
    ),
    _deal(
        "next-held-by-nobody",
        "If nobody holds one of those left, the highest of them is searched for",
        "R4 R5 4.2 opener_search",
        2,
        "0-0 1-1",
        _UP,
        **_HELD,
    ),
    _deal(
        "next-held-short-match",
        "In a short match only its own doubles open",
        "R4 15.1 4.2 opener_search rounds",
        2,
        "",
        _UP,
        **_HELD,
        rounds=2,
    ),
    _deal(
        "next-held-last",
        "The last double left opens the last round",
        "R4 4.2 opener_search",
        2,
        "3-3 1-1 0-0",
        _UP,
        **_HELD,
    ),
    _deal(
        "set-aside",
        "An opener set aside takes no number",
        "R3 4.5 opener_search",
        2,
        "",
        _UP[:9],
        **_AWAY,
    ),
    _deal(
        "set-aside-later",
        "In a later round it is another tile that is missing",
        "R3 4.5 opener_search",
        3,
        "3-3",
        _DOWN[:9],
        **_AWAY,
    ),
    _deal(
        "set-aside-leader",
        "The leader has the first turn when the opener is set aside",
        "R4 R5 4.5 15.4 opener_search",
        3,
        "3-3 2-2",
        _UP[:9],
        **_AWAY,
    ),
)
