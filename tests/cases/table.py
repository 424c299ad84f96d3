"""Positions worked out on paper from the numbered rules, for any engine to be held to.

A case is a start and a script. A text in the script is moves to make, and a `See` is
what is then to be seen. `test_cases` runs them against the library and against the
second engine; the conformance files give them to ports.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import chickenfoot as cf
from tests.positions import (
    BASE,
    DEAD,
    DEAD_RULES,
    SIXES,
    SIXES_RULES,
    before,
    start,
)


@dataclass(frozen=True, kw_only=True)
class See:
    """What is to be seen of a position; what is None is not looked at."""

    turn: int | None = None
    ply: int | None = None
    legal: str | None = None
    """All legal moves, in their order."""
    refused: dict[str, str] = field(default_factory=dict[str, str])
    """Moves that are not legal, each with the rule that forbids it."""
    ends: str | None = None
    """The ends in any order, each as `tile:pip`."""
    targets: str | None = None
    """The ends and doubles that may be played on now, in any order."""
    foot: str | None = None
    """The double that is to be answered first, as `4-4 1/3`, or `none`."""
    drawn: str | None = None
    """The tile drawn in this turn, or `none`."""
    outcome: str | None = None
    """`seat 0 out`, `blocked` or `none`."""
    hands: dict[int, str] = field(default_factory=dict[int, str])
    boneyard: str | None = None
    points: tuple[int, ...] | None = None
    """The points of a round that is over, by seat."""


Step = str | See


class Case(NamedTuple):
    """A fact, and a script that shows it."""

    fact: str
    start: cf.RoundState
    script: tuple[Step, ...]


def at(
    fact: str,
    layout: str,
    *,
    then: Sequence[Step],
    **more: Any,  # noqa: ANN401
) -> Case:
    """Return a case that begins with a layout; see `before` for the other arguments."""
    return Case(fact, before(layout, **more), (layout, *then))


def dealt(
    fact: str,
    *hands: str,
    then: Sequence[Step],
    rules: cf.Rules | None = None,
    **more: Any,  # noqa: ANN401
) -> Case:
    """Return a case that begins with a deal; see `start` for the other arguments."""
    return Case(fact, start(rules or cf.Rules(), *hands, **more), tuple(then))


FOOT: Final = f"{BASE} 4-4@9-4"
ONE_TOE: Final = f"{FOOT} 4-1@4-4"
DONE: Final = f"{ONE_TOE} 6-4@4-4 4-3@4-4"
TOE_OWED: Final = DEAD.rpartition(" ")[0]
"""Under `DEAD_RULES` a foot on 1-1 that lacks two toes; 2-1 is the last tile for it."""
SIX: Final = cf.Rules(max_pip=6)
FIVES: Final = "5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1"
STOP: Final = cf.Rules(max_pip=3, arms=1, hand_size=4, dead_layout=cf.DeadLayout.STOP)

OPENER: Final = (
    dealt(
        "R4: the holder of the opener is to move, and may play nothing else",
        "8-8 9-1",
        "9-9 9-2",
        then=[
            See(turn=1, legal="9-9", refused={"9-2": "R4", "draw": "R4", "pass": "R4"}),
            "9-9",
            See(turn=0, legal="9-1@9-9", foot="9-9 0/4"),
        ],
    ),
    *(
        dealt(
            f"R5: the search takes one tile a turn, also under draw={rule.value}",
            "8-8 9-1",
            "7-7 9-2",
            rules=cf.Rules(draw=rule),
            boneyard="6-6 5-5 9-9",
            leader=1,
            then=[
                See(turn=1, legal="draw", refused={"7-7": "R4", "pass": "R5"}),
                "draw",
                See(turn=1, legal="pass", refused={"draw": "R5"}),
                "pass",
                See(turn=0, legal="draw"),
                "draw pass draw",
                See(turn=1, legal="9-9", refused={"pass": "R4"}),
                "9-9",
                See(
                    turn=0, legal="9-1@9-9", hands={0: "9-1 8-8 5-5", 1: "9-2 7-7 6-6"}
                ),
            ],
        )
        for rule in cf.DrawRule
    ),
)

TURNS: Final = (
    at(
        "R6: a double gives no second play",
        BASE,
        hand="4-4 4-1",
        other="4-2",
        then=["4-4@9-4", See(turn=0, legal="4-2@4-4")],
    ),
    at(
        "R6: the turn after a play counts nothing as drawn",
        BASE,
        hand="5-3",
        other="4-2",
        boneyard="4-4",
        then=["draw 4-4@9-4", See(turn=0, legal="4-2@4-4", drawn="none")],
    ),
    at(
        "R7: a tile goes nowhere but where it is put",
        BASE,
        hand="4-1 5-3",
        then=[See(refused={"4-1@9-2": "R7", "4-1": "R7", "4-1@4-2": "R7"})],
    ),
    at(
        "R7: a covered half never matches",
        f"{BASE} 4-1@9-4",
        hand="5-4",
        then=[
            See(
                ends="4-1:1 9-2:2 9-0:0 9-7:7",
                legal="draw",
                refused={"5-4@9-4": "R7", "5-4@4-1": "R7"},
            )
        ],
    ),
    at(
        "R7: blanks are not wild",
        f"{BASE} 8-0@9-0",
        hand="5-0",
        then=[See(ends="9-4:4 9-2:2 8-0:8 9-7:7", legal="draw")],
    ),
    at(
        "R7: a tile on an arm moves its end",
        f"{BASE} 8-7@9-7",
        then=[See(ends="9-4:4 9-2:2 9-0:0 8-7:8")],
    ),
    at(
        "R7: an arm shows the number of the opener",
        "5-5",
        hand="6-2 6-5 6-6",
        then=[See(legal="6-5@5-5")],
    ),
    at(
        "R7: plays are listed by tile and then by place, both as numbers",
        "10-10 10-4@10-10 10-2@10-10 10-0@10-10 10-7@10-10 9-7@10-7",
        hand="11-0 9-4 4-2",
        rules=cf.Rules(max_pip=12),
        then=[See(legal="4-2@10-2 4-2@10-4 9-4@9-7 9-4@10-4 11-0@10-0")],
    ),
    at(
        "R8: while an arm is missing, the opener alone takes tiles",
        "9-9 9-4@9-9 9-2@9-9 9-0@9-9",
        hand="4-1 9-7",
        then=[See(legal="9-7@9-9", foot="9-9 3/4", refused={"4-1@9-4": "R8"})],
    ),
    at(
        "R8: with six arms, four are not enough",
        BASE,
        hand="4-1 9-5",
        rules=cf.Rules(arms=6),
        then=[See(legal="9-5@9-9", foot="9-9 4/6")],
    ),
    at(
        "R9: a seat that can play may neither draw nor pass",
        BASE,
        hand="4-1 5-3",
        then=[See(legal="4-1@9-4", refused={"draw": "R9", "pass": "R9"})],
    ),
    at(
        "R9: a kept tile must be played on a later turn",
        BASE,
        hand="8-1",
        other="7-1 5-3",
        boneyard="4-2",
        then=[
            "draw",
            See(legal="4-2@9-2 4-2@9-4 pass"),
            "pass 7-1@9-7",
            See(legal="4-2@9-2 4-2@9-4 8-1@7-1", refused={"draw": "R9"}),
        ],
    ),
    at(
        "R10: a drawn tile that fits may be kept",
        BASE,
        hand="5-3 8-1",
        boneyard="7-1",
        then=[
            See(legal="draw", refused={"pass": "R10"}),
            "draw",
            See(legal="7-1@9-7 pass", drawn="7-1", turn=1, refused={"draw": "R10"}),
            "pass",
            See(turn=0, drawn="none", hands={1: "8-1 7-1 5-3"}),
        ],
    ),
    at(
        "R10: drawn_tile=must_play takes the choice away",
        BASE,
        hand="5-3 8-1",
        boneyard="7-1",
        rules=cf.Rules(drawn_tile=cf.DrawnTile.MUST_PLAY),
        then=["draw", See(legal="7-1@9-7")],
    ),
    at(
        "R10: draw=until_playable draws until a tile fits, which may be kept",
        BASE,
        hand="5-3",
        boneyard="8-1 8-3 7-1 7-4",
        rules=cf.Rules(draw=cf.DrawRule.UNTIL_PLAYABLE),
        then=[
            See(legal="draw"),
            "draw",
            See(legal="draw"),
            "draw",
            See(legal="draw"),
            "draw",
            See(legal="7-1@9-7 pass", drawn="7-1", turn=1, ply=8),
        ],
    ),
    at(
        "R10: draw=until_playable passes when the boneyard is empty",
        TOE_OWED,
        hand="2-0",
        other="2-1 3-0",
        rules=cf.Rules(max_pip=3, arms=1, hand_size=4, draw=cf.DrawRule.UNTIL_PLAYABLE),
        then=[
            See(legal="draw", boneyard="0-0 2-2 3-2"),
            "draw draw",
            See(legal="draw"),
            "draw",
            See(legal="pass"),
            "pass",
            See(legal="2-1@1-1"),
        ],
    ),
    at(
        "R11: a seat misses its turn when the boneyard is empty",
        "6-6",
        hand="5-5 5-4 5-3 5-2 5-1 5-0 4-4",
        seats=4,
        size=7,
        rules=SIX,
        then=[See(boneyard="", legal="pass", refused={"draw": "R11"})],
    ),
    at(
        "R11: under draw=never the boneyard counts as empty",
        BASE,
        hand="5-3",
        other="4-1",
        rules=cf.Rules(draw=cf.DrawRule.NEVER),
        then=[See(legal="pass")],
    ),
)

FEET: Final = (
    at(
        "R12: an open foot takes toes alone",
        ONE_TOE,
        hand="3-1 6-4",
        then=[See(legal="6-4@4-4", foot="4-4 1/3", refused={"3-1@4-1": "R12"})],
    ),
    at(
        "R12: three toes are ends like others, and the double is not",
        DONE,
        hand="3-1 5-4",
        then=[
            See(
                foot="none",
                ends="9-2:2 9-0:0 9-7:7 4-1:1 6-4:6 4-3:3",
                targets="9-2:2 9-0:0 9-7:7 4-1:1 6-4:6 4-3:3",
                legal="3-1@4-1 3-1@4-3",
                refused={"5-4@4-4": "R7"},
            )
        ],
    ),
    at(
        "R12: the double-blank opens a foot",
        f"{BASE} 0-0@9-0",
        hand="5-0 6-2",
        then=[See(legal="5-0@0-0", foot="0-0 0/3", targets="0-0:0")],
    ),
    at(
        "R12: a double just drawn opens a foot",
        BASE,
        hand="5-3 6-5 8-6",
        other="3-2 4-4",
        boneyard="7-7",
        then=["draw 7-7@9-7", See(foot="7-7 0/3", legal="draw")],
    ),
    at(
        "R12: a double higher than the opener opens a foot",
        "8-8 9-8@8-8 8-2@8-8 8-0@8-8 8-7@8-8 9-9@9-8",
        hand="9-1 3-2",
        then=[See(legal="9-1@9-9", foot="9-9 0/3")],
    ),
)

ENDS: Final = (
    at(
        "R13: the last tile ends the round at once",
        f"{BASE} 8-7@9-7",
        hand="4-1",
        other="4-3 5-5",
        then=[
            "4-1@9-4",
            See(
                outcome="seat 0 out",
                legal="",
                hands={0: "", 1: "4-3 5-5"},
                points=(0, 17),
                refused=dict.fromkeys(
                    ("4-3@9-4", "4-3@4-1", "draw", "pass", "9-9", "5-5"), "R13"
                ),
            ),
        ],
    ),
    at(
        "R13: a seat may go out on a double, whose foot stays unanswered",
        f"{BASE} 8-2@9-2",
        hand="7-7",
        other="1-0",
        then=[
            See(legal="7-7@9-7"),
            "7-7@9-7",
            See(outcome="seat 0 out", foot="7-7 0/3", points=(0, 1)),
        ],
    ),
    dealt(
        "R13: a seat may go out on the opener",
        "1-0 0-0 1-1 2-0 2-1",
        "2-2",
        rules=cf.Rules(max_pip=2, arms=2, hand_size=1),
        then=[
            See(turn=1),
            "2-2",
            See(outcome="seat 1 out", legal="", ply=1, points=(58, 0)),
        ],
    ),
    at(
        "R13: going out takes precedence over blocked",
        TOE_OWED,
        hand="2-1",
        other="0-0 2-0 2-2 3-0 3-2",
        rules=DEAD_RULES,
        then=["2-1@1-1", See(outcome="seat 0 out")],
    ),
    at(
        "R13: a play may leave the round blocked",
        SIXES,
        seats=4,
        size=7,
        rules=SIXES_RULES,
        then=[
            See(
                outcome="blocked",
                legal="",
                ply=10,
                boneyard="",
                points=(55, 16, 31, 38),
            )
        ],
    ),
    at(
        "R13: a draw may leave the round blocked, and no pass follows",
        SIXES,
        seats=3,
        size=9,
        rules=SIXES_RULES,
        then=[
            See(legal="draw", outcome="none"),
            "draw",
            See(outcome="blocked", legal="", ply=11, boneyard=""),
        ],
    ),
    at(
        "R13: tiles to draw keep a round alive though nobody can play",
        SIXES,
        seats=5,
        size=5,
        rules=SIXES_RULES,
        then=[
            See(legal="draw", outcome="none"),
            "draw",
            See(legal="pass", outcome="none"),
        ],
    ),
    at(
        "R13: ends that a foot shuts off keep no round alive",
        DEAD,
        hand="2-0 0-0 2-2 3-2",
        other="3-0",
        rules=DEAD_RULES,
        then=[See(ends="1-0:0 2-1:2", targets="1-1:1", outcome="blocked")],
    ),
    at(
        "R13: another hand that can play keeps a round alive",
        "6-6",
        hand=FIVES,
        seats=3,
        size=9,
        boneyard="5-5",
        rules=SIX,
        then=[
            See(boneyard="5-5"),
            "draw",
            See(drawn="5-5", legal="pass", boneyard="", outcome="none"),
            "pass",
            See(turn=2, ply=3, outcome="none", hands={1: f"5-5 {FIVES}"}),
        ],
    ),
    at(
        "R13: under draw=never a round is blocked though the boneyard has tiles",
        f"{BASE} 8-7@9-7",
        hand="5-3 6-1",
        other="5-5",
        rules=cf.Rules(draw=cf.DrawRule.NEVER),
        then=[See(outcome="blocked", ply=6)],
    ),
    at(
        "R13: a dead layout is played on until the boneyard is empty",
        DEAD,
        hand="2-0",
        other="3-0",
        rules=DEAD_RULES,
        then=[
            See(legal="draw", boneyard="0-0 2-2 3-2"),
            "draw",
            See(legal="pass"),
            "pass draw pass draw",
            See(outcome="blocked", ply=10),
        ],
    ),
    at(
        "R13: dead_layout=stop ends a round when no tile left fits",
        DEAD,
        hand="2-0",
        other="3-0",
        rules=STOP,
        then=[See(outcome="blocked", ply=5, boneyard="0-0 2-2 3-2")],
    ),
    at(
        "R13: dead_layout=stop goes on while the boneyard has a tile that fits",
        TOE_OWED,
        hand="2-0",
        other="3-0",
        rules=STOP,
        then=[See(outcome="none", legal="draw", boneyard="0-0 2-1 2-2 3-2")],
    ),
)

POINTS: Final = tuple(
    (
        dealt(
            f"R14: {hand} is {points} points when the double-blank counts {blank}",
            "1-1",
            hand,
            opener=cf.Tile(1, 1),
            rules=cf.Rules(double_blank_points=blank),
            then=["1-1", See(outcome="seat 0 out", points=(0, points))],
        )
        for hand, blank, points in (
            ("0-0", 50, 50),
            ("0-0 4-3", 50, 57),
            ("5-0", 50, 5),
            ("9-9", 50, 18),
            ("8-8 6-6", 50, 28),
            ("0-0", 25, 25),
            ("0-0 4-3", 25, 32),
            ("5-0", 25, 5),
        )
    )
)

CASES: Final = (*OPENER, *TURNS, *FEET, *ENDS, *POINTS)
