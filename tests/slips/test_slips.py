"""The list of slips: that it is complete, and that each is one.

`nox -s slips` shows that the conformance files refuse all of them.
"""

from collections import Counter
from typing import Final

import attrs
import pytest

import chickenfoot as cf
from chickenfoot._conformance.cases import KINDS, Case, cases
from tests.slips.refuse import Slip, refused_by, slipped, slips

SLIPS: Final = list(slips())
FEWEST: Final = 150


def test_every_slip_can_be_made() -> None:
    """Each replaces a text of the second engine that occurs once, by good Python."""
    for slip in SLIPS:
        slipped(slip)
    assert len(SLIPS) >= FEWEST
    assert len(SLIPS) == len({slip.what for slip in SLIPS})


def test_every_rule_and_house_rule_has_slips() -> None:
    """Each rule, each field of the rules, orders and reasons are broken several times.

    A rule is also broken where one of its house rules is.
    """
    found = Counter(slip.about for slip in SLIPS)
    for rule in cf.HOUSE_RULES.values():
        found[rule.rule] += found[rule.name]
    fields = {field.name for field in attrs.fields(cf.Rules) if field.init}
    fields -= {"max_pip"}  # what goes wrong with sets is about R1
    wanted = fields | {f"R{k}" for k in range(1, 17)} | {"order", "reason", "view"}
    assert [] == sorted(name for name in wanted if found[name] < 3)


@pytest.mark.parametrize("slip", SLIPS[::40], ids=[s.what for s in SLIPS[::40]])
def test_a_slip_is_refused(slip: Slip) -> None:
    """A case is answered wrong by an engine with the slip."""
    quick = cases(kind for kind in KINDS if kind not in {"matches", "perft"})
    assert refused_by(slipped(slip), quick) or slip.equivalent


def test_an_engine_without_a_slip_is_not_refused() -> None:
    """What refuses a slip is the slip."""
    slip = SLIPS[0]._replace(wrong=SLIPS[0].right)
    rulings: list[Case] = list(cases(["rulings"]))
    assert refused_by(slipped(slip), rulings) is None
