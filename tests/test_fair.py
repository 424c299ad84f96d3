"""A table commits to its deals and proves them afterwards."""

import hashlib
import random
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot.fair import Commitment, commit, verify
from chickenfoot.records import MatchRecord, RoundRecord, replay
from tests.games import play, play_match, record_of
from tests.positions import tiles

RULES = cf.Rules(max_pip=2, hand_size=2, arms=2)
START = cf.set_up(
    RULES,
    hands=[tiles("2-1 0-0"), tiles("2-2 1-0")],
    boneyard=tiles("2-0 1-1"),
    opener=cf.Tile(2, 2),
)
DEALT = RoundRecord.of(START)
RECORD = record_of(play(START, random.Random(1)))


def test_the_digest_can_be_made_with_other_tools() -> None:
    """It is the SHA-256 of the salt's bytes and canonical JSON of deal and rules.

    Of the rules it has those that are not the standard ones.
    """
    commitment = commit(DEALT)
    text = (
        '{"deal":{"boneyard":["2-0","1-1"],"hands":[["0-0","2-1"],["1-0","2-2"]],'
        '"leader":1,"opener":"2-2"},"rules":{"arms":2,"hand_size":2,"max_pip":2}}'
    )
    salted = bytes.fromhex(commitment.salt) + text.encode()
    assert hashlib.sha256(salted).hexdigest() == commitment.digest


def test_a_true_record_is_verified() -> None:
    """Who committed to the deal that was played can prove it."""
    assert verify(RECORD, commit(DEALT))


def test_salts_differ() -> None:
    """Two commitments to one deal have nothing in common."""
    first, second = commit(DEALT), commit(DEALT)
    assert first.salt != second.salt
    assert first.digest != second.digest


def test_another_deal_is_found_out() -> None:
    """Tiles that changed places, another salt or another digest do not verify."""
    commitment = commit(DEALT)
    other = attrs.evolve(RECORD.deal, boneyard=tiles("1-1 2-0"))
    assert not verify(attrs.evolve(RECORD, deal=other), commitment)
    assert not verify(RECORD, attrs.evolve(commitment, salt="0" * 64))
    assert not verify(RECORD, attrs.evolve(commitment, digest="0" * 64))
    assert not verify(RECORD)
    assert not verify(RECORD, commitment, commitment)


@pytest.mark.parametrize(
    "other", [{"double_blank_points": 0}, {"rounds": 1}, {"hand_size": {2: 2}}]
)
def test_other_rules_are_found_out(other: dict[str, Any]) -> None:
    """A rule that changed after the commitment does not verify."""
    commitment = commit(DEALT)
    rules = attrs.evolve(RULES, **other)
    states = replay(attrs.evolve(RECORD, rules=rules))
    assert states[-1].outcome is not None
    assert not verify(attrs.evolve(RECORD, rules=rules), commitment)


def test_a_table_commits_before_the_first_move() -> None:
    """Once somebody has moved it is too late."""
    with pytest.raises(cf.SetUpError) as refused:
        commit(DEALT.with_move(RECORD.moves[0]))
    assert "a table commits before the first move, not after 1 (R3)" == str(
        refused.value
    )


def test_illegal_moves_are_found_out() -> None:
    """A record with a move against the rules does not verify."""
    bad = attrs.evolve(RECORD, moves=(*RECORD.moves, cf.Pass()))
    assert not verify(bad, commit(DEALT))


def test_a_match_has_a_commitment_for_each_round() -> None:
    """A whole match is verified by one call."""
    games, _ = play_match(RULES, seats=2, rng=random.Random(1))
    record = MatchRecord(RULES, 2, [record_of(game) for game in games])
    commitments = [commit(attrs.evolve(played, moves=())) for played in record.rounds]
    assert verify(record, *commitments)
    assert not verify(record, *reversed(commitments))
    assert verify(MatchRecord(RULES, 2))
    swapped = attrs.evolve(record, rounds=tuple(reversed(record.rounds)))
    assert not verify(swapped, *reversed(commitments))


def test_too_early() -> None:
    """While the round is on there is nothing to verify."""
    with pytest.raises(cf.RoundNotOverError, match="2-2 is still on after 0 moves"):
        verify(RoundRecord.of(START), commit(DEALT))


@pytest.mark.parametrize("text", ["", "0" * 63, "G" * 64, "0" * 64 + "\n", "0" * 9999])
def test_only_hexadecimal_digits(text: str) -> None:
    """A salt or a digest is 64 hexadecimal digits."""
    with pytest.raises(cf.NotationError, match="64 hexadecimal digits"):
        Commitment(digest=text, salt="0" * 64)
    with pytest.raises(cf.NotationError, match="64 hexadecimal digits"):
        Commitment(digest="0" * 64, salt=text)


def test_wrong_types_fail_early() -> None:
    """A value of the wrong type is a `TypeError`."""
    no: Any = None
    for wrong in (
        lambda: commit(no),
        lambda: verify(no),
        lambda: verify(RECORD, no),
        lambda: Commitment(no, "0" * 64),
    ):
        with pytest.raises(TypeError):
            wrong()
