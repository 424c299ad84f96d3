"""Which rules, texts and starts there are: cases with a short question."""

from typing import Final

from tests.conformance.questions import Case, Json, Question

Rows = list[list[int]]


def _rules(slug: str, name: str, about: str, seats: int = 4, **rules: Json) -> Case:
    question = {"ask": "rules", "rules": rules, "seats": seats}
    return Case(slug, name, about, question)


RULES: Final = (
    _rules("standard", "The standard rules with four seats", "R1 R2"),
    _rules("two-seats", "Two seats are enough", "R2 2.2", 2),
    _rules("one-seat", "One seat is not a table", "R2 2.2", 1),
    _rules("no-seat", "No seat is not a table", "R2 2.2", 0),
    _rules("seven-seats", "Seven seats with seven tiles take 49 of 55", "R2 2.1", 7),
    _rules(
        "eight-seats", "Eight seats with seven tiles would take 56 of 55", "R2 2.1", 8
    ),
    _rules(
        "eight-seats-six-tiles",
        "Eight seats with six tiles take 48 of 55",
        "R2 2.1 hand_size",
        8,
        hand_size=6,
    ),
    _rules(
        "whole-set",
        "The hands may take the whole set",
        "R3 3.2 hand_size",
        4,
        max_pip=6,
    ),
    _rules(
        "double-1",
        "The smallest set",
        "R1 1.2 max_pip",
        3,
        max_pip=1,
        hand_size=1,
        arms=1,
    ),
    _rules(
        "double-18",
        "The largest set and the most seats",
        "R1 1.2 2.2 max_pip",
        27,
        max_pip=18,
    ),
    _rules(
        "double-18-full", "One seat more is too many", "R2 2.2 max_pip", 28, max_pip=18
    ),
    _rules(
        "double-0",
        "A set has at least the number 1",
        "R1 1.2 max_pip",
        2,
        max_pip=0,
        hand_size=1,
        arms=1,
    ),
    _rules(
        "double-19",
        "There is no larger set than double-18",
        "R1 1.2 max_pip",
        max_pip=19,
    ),
    _rules("arms-none", "The opener takes at least one arm", "R8 8.5 arms", arms=0),
    _rules("arms-one", "One arm will do", "R8 8.5 arms", arms=1),
    _rules("arms-all", "As many arms as there are tiles for", "R8 8.5 arms", arms=9),
    _rules(
        "arms-too-many", "No more arms than there are tiles for", "R8 8.5 arms", arms=10
    ),
    _rules(
        "arms-of-a-small-set",
        "A small set has tiles for fewer arms",
        "R8 8.5 arms max_pip",
        2,
        max_pip=3,
        hand_size=2,
    ),
    _rules(
        "rounds-none", "A match has at least one round", "R15 15.1 rounds", rounds=0
    ),
    _rules("rounds-one", "One round will do", "R15 15.1 rounds", rounds=1),
    _rules("rounds-all", "One round for each double", "R15 15.1 rounds", rounds=10),
    _rules(
        "rounds-too-many", "No more rounds than doubles", "R15 15.1 rounds", rounds=11
    ),
    _rules("hand-none", "A hand has at least one tile", "R3 hand_size", hand_size=0),
    _rules("hand-one", "One tile will do", "R3 hand_size", hand_size=1),
    _rules(
        "hand-by-seats",
        "A hand size for this number of seats",
        "R3 3.1 hand_size",
        3,
        hand_size={"2": 12, "3": 11},
    ),
    _rules(
        "hand-by-other-seats",
        "No hand size for this number of seats",
        "R2 3.1 hand_size",
        4,
        hand_size={"2": 12, "3": 11},
    ),
    _rules(
        "hand-by-seats-too-large",
        "Each of the hand sizes must fit the set",
        "R2 3.1 hand_size",
        2,
        hand_size={"2": 12, "3": 19},
    ),
    _rules(
        "hand-too-large",
        "A hand size must fit the set with two seats",
        "R2 hand_size",
        2,
        hand_size=28,
    ),
    _rules(
        "hand-for-one-seat",
        "A hand size for one seat",
        "R2 hand_size",
        2,
        hand_size={"1": 7, "2": 7},
    ),
    _rules(
        "hand-by-no-seats",
        "Hand sizes by seats without any",
        "R2 hand_size",
        2,
        hand_size={},
    ),
    _rules(
        "reserve",
        "A reserve may be larger than the boneyard",
        "R11 11.2 reserve",
        reserve=100,
    ),
    _rules(
        "reserve-negative", "A reserve is not negative", "R11 11.2 reserve", reserve=-1
    ),
    _rules(
        "reserve-by-seats",
        "A reserve for this number of seats",
        "R11 11.2 reserve",
        2,
        reserve={"2": 2, "3": 1},
    ),
    _rules(
        "reserve-by-other-seats",
        "No reserve for this number of seats",
        "R2 11.2 reserve",
        reserve={"2": 2, "3": 1},
    ),
    _rules(
        "reserve-for-one-seat",
        "A reserve for one seat",
        "R11 11.2 reserve",
        2,
        reserve={"1": 1, "2": 1},
    ),
    _rules(
        "reserve-by-no-seats",
        "Reserves by seats without any",
        "R2 11.2 reserve",
        reserve={},
    ),
    *(
        _rules(
            f"{field.replace('_', '-')}-{slug}",
            f"{field} may be 0" if number == 0 else f"{field} may not be negative",
            f"R14 {field}",
            **{field: number},
        )
        for field in ("blank_points", "double_blank_points", "double_out_points")
        for slug, number in (("none", 0), ("negative", -1))
    ),
    *(
        _rules(
            f"voluntary-draw-{draw.replace('_', '-')}",
            f"A draw by choice under draw {draw}",
            "R10 9.1 10.5 voluntary_draw draw",
            voluntary_draw=True,
            draw=draw,
        )
        for draw in ("one", "until_playable", "never")
    ),
    *(
        _rules(
            f"opener-again-{search.replace('_', '-')}",
            f"Another turn for the opener's player under {search}",
            "R6 6.1 opener_again opener_search",
            opener_again=True,
            opener_search=search,
        )
        for search in ("in_turn", "all_at_once", "next_held", "set_aside")
    ),
    _rules(
        "set-aside-and-all-dealt",
        "With the opener set aside there is one tile less to deal",
        "R2 4.5 opener_search",
        4,
        max_pip=6,
        opener_search="set_aside",
    ),
    _rules(
        "set-aside-by-seats",
        "Each hand size must leave the opener aside",
        "R2 4.5 opener_search hand_size",
        2,
        max_pip=3,
        arms=2,
        hand_size={"2": 4, "5": 2},
        opener_search="set_aside",
    ),
)


def _text(slug: str, name: str, text: str) -> Case:
    return Case(slug, name, "R7", {"ask": "notation", "text": text})


NOTATION: Final = (
    _text("draw", "A draw", "draw"),
    _text("pass", "A pass", "pass"),
    _text("opener", "A tile alone", "9-9"),
    _text("tile-alone", "Any tile alone, though it may never be legal", "6-4"),
    _text("play", "A tile and the tile it joins", "8-4@4-2"),
    _text("blank", "The double-blank", "0-0"),
    _text("double-18", "The highest tile", "18-18@18-17"),
    _text("lower-half-first", "The lower half first is read, and not written", "4-8"),
    _text("both-lower-half-first", "So it is in both places", "4-8@2-4"),
    _text("lower-of-two-digits", "Halves are compared as numbers", "9-10@10-9"),
    _text("onto-itself", "A tile on itself is a text, though never legal", "9-9@9-9"),
    _text("no-common-number", "So is a play without a common number", "9-8@4-2"),
    _text("upper-case", "Upper case", "DRAW"),
    _text("space", "A space", "8-4 @4-2"),
    _text("space-before", "A space before", " draw"),
    _text("line-break", "A line break at the end", "9-9\n"),
    _text("empty", "Nothing at all", ""),
    _text("leading-zero", "A leading zero", "09-4"),
    _text("two-zeros", "Two zeros", "00-0"),
    _text("plus", "A sign", "+9-4"),
    _text("too-high", "More than eighteen pips", "19-4"),
    _text("three-digits", "Three digits", "100-4"),
    _text("three-halves", "Three halves", "9-4-2"),
    _text("one-half", "One half", "9"),
    _text("half-missing", "A half missing", "9-"),
    _text("place-missing", "A place missing", "9-4@"),
    _text("tile-missing", "A tile missing", "@9-4"),
    _text("two-places", "Two places", "9-4@9-9@9-8"),
    _text("place-too-high", "A place that is not a tile", "9-4@19-9"),
    _text("other-hyphen", "Another kind of hyphen", "9\u20134"),
    _text("other-digits", "Digits of another script", "\u0669-4"),
    _text("draw-at", "A draw has no place", "draw@9-9"),
    _text("other-word", "Any other word", "knock"),
)

_D1: Final = {"max_pip": 1, "hand_size": 1, "arms": 1}
_ASIDE: Final = {**_D1, "opener_search": "set_aside"}


def _start(
    slug: str,
    name: str,
    about: str,
    hands: str,
    boneyard: str = "",
    *,
    opener: str = "1-1",
    leader: int = 0,
    rules: dict[str, Json] = _D1,
) -> Case:
    deal = {
        "opener": opener,
        "leader": leader,
        "hands": [hand.split() for hand in hands.split("/")],
        "boneyard": boneyard.split(),
    }
    question: Question = {
        "ask": "round",
        "rules": rules,
        "deal": deal,
        "moves": [],
    }
    return Case(slug, name, about, question)


STARTS: Final = (
    _start(
        "start-whole",
        "Hands and boneyard are the whole set",
        "R1 1.1",
        "1-1/1-0",
        "0-0",
    ),
    _start("start-twice", "A tile that is there twice", "R1 1.1", "1-1/1-0", "1-0 0-0"),
    _start(
        "start-twice-and-missing",
        "A tile twice and another one missing",
        "R1 1.1",
        "1-1/1-0",
        "1-0",
    ),
    _start("start-missing", "A missing tile", "R1 1.1", "1-1/1-0"),
    _start("start-foreign", "A tile of a larger set", "R1 1.2", "1-1/1-0", "0-0 2-0"),
    _start("start-one-hand", "One hand", "R2 2.2", "1-1 1-0 0-0"),
    _start("start-empty-hand", "An empty hand", "R3", "1-1 1-0/", "0-0"),
    _start(
        "start-leader-too-high",
        "A leader who is not at the table",
        "R2 R5",
        "1-1/1-0",
        "0-0",
        leader=2,
    ),
    _start(
        "start-opener-too-high",
        "An opener that is not in the set",
        "R4",
        "1-1/1-0",
        "0-0",
        opener="2-2",
    ),
    _start("start-uneven", "Hands of different sizes", "R3", "1-1 1-0/0-0"),
    _start(
        "start-aside",
        "The opener is in no hand when it is set aside",
        "R4 4.5 opener_search",
        "0-0/1-0",
        rules=_ASIDE,
        leader=1,
    ),
    _start(
        "start-aside-dealt",
        "The opener is dealt though it is set aside",
        "R1 4.5 opener_search",
        "1-1/1-0",
        "0-0",
        rules=_ASIDE,
    ),
    _start(
        "start-aside-other",
        "Another double is dealt though the opener is set aside",
        "R1 4.5 opener_search",
        "1-1/1-0",
        rules=_ASIDE,
        opener="0-0",
    ),
    _start(
        "start-no-reserve",
        "No reserve is given for two seats",
        "R2 11.2 reserve",
        "1-1/1-0",
        "0-0",
        rules={**_D1, "reserve": {"3": 1}},
    ),
    _start(
        "start-no-rules",
        "Rules that cannot be",
        "R8 arms",
        "1-1/1-0",
        "0-0",
        rules={**_D1, "arms": 0},
    ),
    _start(
        "start-no-hand-size",
        "Hands by seats without any",
        "R2 hand_size",
        "1-1/1-0",
        "0-0",
        rules={**_D1, "hand_size": {}},
    ),
    _start(
        "start-any-hand-size",
        "A deal may have hands of other sizes than are dealt",
        "R3 hand_size",
        "1-1/1-0",
        "0-0",
        rules={**_D1, "hand_size": {"3": 1}},
    ),
)
