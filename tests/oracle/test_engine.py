"""The second engine refuses tiles that make no round.

What it plays is held to the same table as the library, in `tests/cases`.
"""

import pytest

from tests.oracle.engine import OracleRound, OracleRules, Tile, oracle_deal


@pytest.mark.parametrize(
    "hands",
    [[[(1, 1)], [(1, 0)]], [[(1, 1), (1, 0)], [(1, 0), (0, 0)]]],
    ids=["one missing", "one twice"],
)
def test_a_round_has_each_tile_once(hands: list[list[Tile]]) -> None:
    """R1: hands and boneyard are the set, no more and no less."""
    with pytest.raises(ValueError, match="not exactly one double set"):
        OracleRound(OracleRules(max_pip=1), hands, [], 1)


def test_a_deal_is_refused_rather_than_short() -> None:
    """R2: eight seats of seven need 56 of 55 tiles."""
    with pytest.raises(ValueError, match="8 x 7 is more than 55"):
        oracle_deal(OracleRules(), 8, 9, [0.5] * 55)


def test_a_deal_takes_one_random_value_for_each_tile() -> None:
    """R3: a value less than the set has tiles is refused."""
    with pytest.raises(ValueError, match="54 random values for 55 tiles"):
        oracle_deal(OracleRules(), 4, 9, [0.5] * 54)


def test_a_refused_move_changes_nothing() -> None:
    """A move that is not legal names those that are, and costs no turn."""
    state = OracleRound(OracleRules(max_pip=1), [[(1, 1), (0, 0)], [(1, 0)]], [], 1)
    with pytest.raises(ValueError, match=r"pass is not legal, but \['1-1'\]"):
        state.apply("pass")
    assert (0, 0, []) == (state.turn, state.ply, state.placements)
