"""The rules of a table in words, made from the rules themselves."""

from chickenfoot._choices import (
    DeadLayout,
    DrawnTile,
    DrawRule,
    EmptyBoneyard,
    OpenerSearch,
)
from chickenfoot._rules import Rules
from chickenfoot._tiles import set_size

_SEARCH = {
    OpenerSearch.IN_TURN: (
        "If nobody holds the opener, all draw one tile each in turn until it appears, "
        "and whoever finds it lays it at once."
    ),
    OpenerSearch.ALL_AT_ONCE: (
        "If nobody holds the opener, all draw one tile at the same time, again and "
        "again until somebody has it and lays it."
    ),
    OpenerSearch.NEXT_HELD: (
        "If nobody holds that double, the next lower one that somebody holds opens, and "
        "the one passed over is tried first in the next round. If nobody holds any, all "
        "draw one tile each in turn until the first appears."
    ),
    OpenerSearch.SET_ASIDE: (
        "The opener is set aside before the deal and lies in the middle from the start."
    ),
}
_DRAW = {
    DrawRule.ONE: "Who cannot play draws one tile.",
    DrawRule.UNTIL_PLAYABLE: "Who cannot play draws tiles until one fits.",
    DrawRule.NEVER: "Nobody draws: who cannot play misses the turn.",
}
_DRAWN_TILE = {
    DrawnTile.MAY_PLAY: "A drawn tile that fits may be played at once or kept.",
    DrawnTile.MUST_PLAY: "A drawn tile that fits must be played at once.",
    DrawnTile.WAITS: "A drawn tile waits for the next turn.",
}
_EMPTY_BONEYARD = {
    EmptyBoneyard.MISS_TURN: (
        "With nothing left to draw, who cannot play misses the turn."
    ),
    EmptyBoneyard.END_ROUND: (
        "The round ends as soon as somebody must draw and there is nothing to draw."
    ),
}


def rules_card(rules: Rules) -> str:
    """Return the rules as a short text for players, a paragraph for each topic.

    >>> from chickenfoot import Rules
    >>> print(rules_card(Rules(rounds=1)).splitlines()[0])
    A double-9 set, 55 tiles. Each seat takes 7.
    """
    return "\n".join((_deal(rules), _opening(rules), _turn(rules), _end(rules)))


def _deal(rules: Rules) -> str:
    tiles = set_size(rules.max_pip)
    hands = _by_seats(rules.hand_size, "each seat takes {}")
    return f"A double-{rules.max_pip} set, {tiles} tiles. {_sentence(hands)}"


def _opening(rules: Rules) -> str:
    top = rules.max_pip
    last = 0 if rules.rounds is None else top + 1 - rules.rounds
    if last == top:
        rounds = f"One round, opened by {top}-{top}."
    else:
        rounds = (
            f"{top + 1 - last} rounds, opened by {top}-{top} down to {last}-{last}."
        )
    again = "Whoever lays the opener plays again." if rules.opener_again else ""
    arms = (
        f"The opener takes {_count(rules.arms, 'tile')}, and nothing goes anywhere else "
        "before they lie."
    )
    return _join(rounds, _SEARCH[rules.opener_search], again, arms)


def _turn(rules: Rules) -> str:
    must = (
        "Who can play may draw one tile first and then play or pass."
        if rules.voluntary_draw and rules.drawn_tile is DrawnTile.MAY_PLAY
        else "Who can play may draw one tile first."
        if rules.voluntary_draw
        else "Who can play must."
    )
    draws = rules.draw is not DrawRule.NEVER
    reserve = (
        _sentence(_by_seats(rules.reserve, "the last {} of the boneyard stay there"))
        if draws and rules.reserve != 0
        else ""
    )
    return _join(
        "One tile a turn, joined to an end with the same number. A double lies "
        "crosswise, and the next three tiles must be toes on it.",
        must,
        _DRAW[rules.draw],
        _DRAWN_TILE[rules.drawn_tile] if draws else "",
        reserve,
        _EMPTY_BONEYARD[rules.empty_boneyard]
        if draws or rules.empty_boneyard is EmptyBoneyard.END_ROUND
        else "",
    )


def _end(rules: Rules) -> str:
    dead = (
        "It also ends when no tile is left that could ever fit."
        if rules.dead_layout is DeadLayout.STOP
        else ""
    )
    blanks = (
        f"each other blank half {_count(rules.blank_points, 'point')} more, "
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
        f"Each seat pays the pips in its hand, {blanks}"
        f"0-0 costs {_count(rules.double_blank_points, 'point')}.",
        out,
        "The lowest total wins; of equal ones more rounds without points, then the "
        "lower lowest round.",
    )


def _by_seats(numbers: int | tuple[tuple[int, int], ...], text: str) -> str:
    """Fill in a number, or each number with the seats that it is for."""
    if isinstance(numbers, int):
        return text.format(numbers)
    parts = [f"{number} with {seats}" for seats, number in numbers]
    return text.format(", ".join(parts)) + " seats"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _join(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
