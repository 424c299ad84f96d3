"""How the cases of rulings are written: a start, then moves and tries."""

from typing import Any, Final

import chickenfoot as cf
from tests.conformance.questions import Case, Try, one_round
from tests.positions import (
    BASE,
    DEAD,
    before,
    start,
)

D2: Final = cf.Rules(max_pip=2, hand_size=1, arms=1)
D3: Final = cf.Rules(max_pip=3, hand_size=2, arms=2)
SIX: Final = cf.Rules(max_pip=6)
FOOT: Final = f"{BASE} 4-4@9-4"
ONE_TOE: Final = f"{FOOT} 4-1@4-4"
TWO_TOES: Final = f"{ONE_TOE} 6-4@4-4"
DONE: Final = f"{TWO_TOES} 4-3@4-4"
TOE_OWED: Final = DEAD.rpartition(" ")[0]
"""A foot on 1-1 that lacks two toes; 2-1 is the last tile for it."""

ALL_AT_ONCE: Final = cf.OpenerSearch.ALL_AT_ONCE
NEXT_HELD: Final = cf.OpenerSearch.NEXT_HELD
SET_ASIDE: Final = cf.OpenerSearch.SET_ASIDE
UNTIL_PLAYABLE: Final = cf.DrawRule.UNTIL_PLAYABLE
NEVER: Final = cf.DrawRule.NEVER
MUST_PLAY: Final = cf.DrawnTile.MUST_PLAY
WAITS: Final = cf.DrawnTile.WAITS
END_ROUND: Final = cf.EmptyBoneyard.END_ROUND
STOP: Final = cf.DeadLayout.STOP


def at(
    slug: str,
    name: str,
    about: str,
    layout: str,
    *script: str | Try,
    **more: Any,  # noqa: ANN401
) -> Case:
    """Make a case that begins with a layout; see `before` for the other arguments."""
    question = one_round(before(layout, **more), layout, Try(), *script, effort=2)
    return Case(slug, name, about, question)


def dealt(
    slug: str,
    name: str,
    about: str,
    hands: str,
    *script: str | Try,
    rules: cf.Rules = D2,
    **more: Any,  # noqa: ANN401
) -> Case:
    """Make a case that begins with a deal: hands parted by `/`, see `start`."""
    state = start(rules, *hands.split("/"), **more)
    return Case(slug, name, about, one_round(state, Try(), *script, effort=2))
