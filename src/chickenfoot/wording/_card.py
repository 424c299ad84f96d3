"""The rules of a table in words, made from the rules themselves."""

from chickenfoot._core.checks import check_type
from chickenfoot._core.rules import (
    DeadLayout,
    DrawnTile,
    DrawRule,
    EmptyBoneyard,
    OpenerSearch,
    Rules,
)
from chickenfoot._core.tiles import set_size

_SEARCH = {
    OpenerSearch.IN_TURN: (
        "Whoever holds the opener lays it. If nobody does, all draw one tile each in "
        "turn, another seat first in each round, until it appears, and the finder lays "
        "it at once."
    ),
    OpenerSearch.ALL_AT_ONCE: (
        "Whoever holds the opener lays it. If nobody does, all draw one tile at the "
        "same time, again and again until somebody has it and lays it."
    ),
    OpenerSearch.NEXT_HELD: (
        "Whoever holds the opener lays it. If nobody does, the next lower double that "
        "somebody holds opens instead, and the one passed over is tried first in the "
        "next round. If nobody holds any that is still to open, all draw one tile each "
        "in turn, another seat first in each round, until the highest of them appears."
    ),
    OpenerSearch.SET_ASIDE: (
        "The opener is set aside before the deal and lies in the middle from the "
        "start. Another seat has the first turn in each round."
    ),
}
_VOLUNTARY = {
    DrawnTile.MAY_PLAY: (
        "Who can play may draw one tile first, and then play any that fits or pass."
    ),
    DrawnTile.MUST_PLAY: (
        "Who can play may draw one tile first, and then must play one that fits."
    ),
    DrawnTile.WAITS: "Who can play may draw one tile instead, and the turn passes.",
}
_DRAW = {
    (DrawRule.ONE, DrawnTile.MAY_PLAY): (
        "Who cannot play draws one tile. If it fits, it may be played at once or kept; "
        "otherwise the turn passes."
    ),
    (DrawRule.ONE, DrawnTile.MUST_PLAY): (
        "Who cannot play draws one tile. If it fits, it must be played at once; "
        "otherwise the turn passes."
    ),
    (DrawRule.ONE, DrawnTile.WAITS): (
        "Who cannot play draws one tile, and the turn passes even if it fits."
    ),
    (DrawRule.UNTIL_PLAYABLE, DrawnTile.MAY_PLAY): (
        "Who cannot play draws tiles until one fits, which may be played at once or "
        "kept."
    ),
    (DrawRule.UNTIL_PLAYABLE, DrawnTile.MUST_PLAY): (
        "Who cannot play draws tiles until one fits, which must be played at once."
    ),
    (DrawRule.UNTIL_PLAYABLE, DrawnTile.WAITS): (
        "Who cannot play draws tiles until one fits, which waits for the next turn."
    ),
}
_EMPTY_BONEYARD = {
    EmptyBoneyard.MISS_TURN: (
        "With nothing left to draw, who cannot play misses the turn."
    ),
    EmptyBoneyard.END_ROUND: (
        "The round ends as soon as somebody must draw and there is nothing to draw."
    ),
}
_NO_DRAWING = {
    EmptyBoneyard.MISS_TURN: "Nobody draws in play: who cannot play misses the turn.",
    EmptyBoneyard.END_ROUND: (
        "Nobody draws in play: the round ends as soon as the seat to move cannot play."
    ),
}


def rules_card(rules: Rules) -> str:
    """Return the rules as a short text for players, a paragraph for each topic.

    Examples:
        >>> from chickenfoot import Rules
        >>> print(rules_card(Rules(rounds=1)).splitlines()[0])
        A double-9 set, 55 tiles. Each seat takes 7.

    Raises:
        TypeError: `rules` is not a `Rules`.
    """
    check_type("rules", rules, Rules)
    return "\n".join((_deal(rules), _opening(rules), _turn(rules), _end(rules)))


def _deal(rules: Rules) -> str:
    tiles = set_size(rules.max_pip)
    hands = _by_seats(rules.hand_size)
    return f"A double-{rules.max_pip} set, {tiles} tiles. Each seat takes {hands}."


def _opening(rules: Rules) -> str:
    top = rules.max_pip
    last = 0 if rules.rounds is None else top + 1 - rules.rounds
    if last == top:
        rounds = f"One round, opened by {top}-{top}."
    else:
        rounds = (
            f"{top + 1 - last} rounds, opened by {top}-{top} down to {last}-{last}."
        )
    again = "Whoever lays the opener has the next turn too." * rules.opener_again
    arms = f"The opener takes {_count(rules.arms, 'tile')} before any goes elsewhere."
    search = rules.opener_search
    if search is OpenerSearch.NEXT_HELD and last == top:
        search = OpenerSearch.IN_TURN  # no lower double may open
    return _join(rounds, _SEARCH[search], again, arms)


def _turn(rules: Rules) -> str:
    return _join(
        "Turns pass clockwise, one tile a turn, joined to an end with the same number. "
        "A double lies crosswise, and the next three tiles must be toes on it.",
        _VOLUNTARY[rules.drawn_tile] if rules.voluntary_draw else "Who can play must.",
        *_drawing(rules),
    )


def _drawing(rules: Rules) -> tuple[str, ...]:
    if rules.draw is DrawRule.NEVER:
        return (_NO_DRAWING[rules.empty_boneyard],)
    reserve = (
        "In play the boneyard keeps its last tiles, "
        f"a reserve of {_by_seats(rules.reserve)}."
        if rules.reserve != 0
        else ""
    )
    draw = _DRAW[rules.draw, rules.drawn_tile]
    return draw, reserve, _EMPTY_BONEYARD[rules.empty_boneyard]


def _end(rules: Rules) -> str:
    dead = (
        "It also ends when no tile is left that fits what may be played on."
        if rules.dead_layout is DeadLayout.STOP
        else ""
    )
    blanks = (
        f", and {_count(rules.blank_points, 'point')} more if it has a blank"
        if rules.blank_points
        else ""
    )
    out = (
        f"Going out on a double costs {_count(rules.double_out_points, 'point')}."
        if rules.double_out_points
        else ""
    )
    return _join(
        "The round ends when somebody has no tile left or nobody can play or draw.",
        dead,
        "Each seat pays for the tiles left in its hand: "
        f"{_count(rules.double_blank_points, 'point')} for 0-0, "
        f"its pips for any other{blanks}.",
        out,
        "The lowest total wins. Of equal totals more rounds without points win, then "
        "the lower lowest round with points; otherwise the place is shared.",
    )


def _by_seats(numbers: int | tuple[tuple[int, int], ...]) -> str:
    """Write a number, or each number with the seats that it is for."""
    if isinstance(numbers, int):
        return str(numbers)
    (seats, number), *others = numbers
    first = f"{number} with {seats} seats"
    return ", ".join((first, *(f"{number} with {seats}" for seats, number in others)))


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _join(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
