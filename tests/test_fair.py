"""A server commits to its deals, or all seats deal jointly, and everybody checks it."""

import hashlib
import hmac
import pickle
import random
from collections.abc import Callable
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot.fair import (
    Commitment,
    Verification,
    commit,
    joint_rng,
    new_secret,
    pledge,
    verify,
    verify_joint,
)
from chickenfoot.records import Deal, MatchRecord, RoundRecord, replay
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
ID = "an evening"
SECRETS = ("0" * 64, "ab" * 32)
PLEDGES = tuple(
    pledge(secret, seat=seat, match_id=ID, round_number=3)
    for seat, secret in enumerate(SECRETS)
)


def problem_of(found: Verification) -> str:
    """Return the problem of a verification that must have failed."""
    assert not found
    assert found.problem is not None
    return found.problem


def whole_match() -> tuple[MatchRecord, list[Commitment]]:
    """Return the record of a match, and its commitments."""
    games, _ = play_match(RULES, seats=2, rng=random.Random(1))
    record = MatchRecord(RULES, 2, [record_of(game) for game in games])
    commitments = [
        commit(attrs.evolve(played, moves=()), match_id=ID, round_number=number)
        for number, played in enumerate(record.rounds)
    ]
    return record, commitments


def test_the_digest_can_be_made_with_other_tools() -> None:
    """It is the SHA-256 of the salt's bytes and canonical JSON.

    Of the rules it has those that are not the standard ones.
    """
    commitment = commit(DEALT, match_id=ID, round_number=3)
    text = (
        '{"deal":{"boneyard":["2-0","1-1"],"hands":[["0-0","2-1"],["1-0","2-2"]],'
        '"leader":1,"opener":"2-2"},"match":"an evening","round":3,'
        '"rules":{"arms":2,"hand_size":2,"max_pip":2}}'
    )
    salted = bytes.fromhex(commitment.salt) + text.encode()
    assert hashlib.sha256(salted).hexdigest() == commitment.digest


def test_a_true_record_is_verified() -> None:
    """A server that committed to the deal that was played can prove it."""
    found = verify(RECORD, [commit(DEALT, match_id=ID)], match_id=ID)
    assert Verification(complete=True) == found
    assert found


def test_salts_differ() -> None:
    """Two commitments to one deal have nothing in common."""
    first, second = commit(DEALT, match_id=ID), commit(DEALT, match_id=ID)
    assert first.salt != second.salt
    assert first.digest != second.digest


def test_a_commitment_does_not_show_its_salt() -> None:
    """A log would publish it too early. A pickle keeps it."""
    commitment = commit(DEALT, match_id=ID)
    assert commitment.salt not in repr(commitment)
    assert commitment == pickle.loads(pickle.dumps(commitment))  # noqa: S301


def test_another_deal_is_found_out() -> None:
    """Tiles that changed places, another salt or another digest do not verify."""
    commitment = commit(DEALT, match_id=ID)
    other = attrs.evolve(RECORD.deal, boneyard=tiles("1-1 2-0"))
    swapped = attrs.evolve(RECORD, deal=other)
    for record, given in (
        (swapped, commitment),
        (RECORD, attrs.evolve(commitment, salt="0" * 64)),
        (RECORD, attrs.evolve(commitment, digest="0" * 64)),
    ):
        found = verify(record, [given], match_id=ID)
        assert "the digest is not that of this deal, match, round and rules" == (
            problem_of(found)
        )
        assert 0 == found.round_number


@pytest.mark.parametrize(
    ("match_id", "round_number"), [("another evening", 0), (ID, 1)]
)
def test_a_commitment_is_for_one_match_and_one_round(
    match_id: str, round_number: int
) -> None:
    """It cannot be used again."""
    commitment = commit(DEALT, match_id=ID)
    assert not verify(
        RECORD, [commitment], match_id=match_id, round_number=round_number
    )


@pytest.mark.parametrize("count", [0, 2])
def test_each_round_needs_one_commitment(count: int) -> None:
    """The problem names both numbers."""
    commitments = [commit(DEALT, match_id=ID)] * count
    found = verify(RECORD, commitments, match_id=ID)
    assert f"1 rounds, but {count} commitments" == problem_of(found)


@pytest.mark.parametrize(
    "other", [{"double_blank_points": 0}, {"rounds": 1}, {"hand_size": {2: 2}}]
)
def test_other_rules_are_found_out(other: dict[str, Any]) -> None:
    """A rule that changed after the commitment does not verify."""
    commitment = commit(DEALT, match_id=ID)
    rules = attrs.evolve(RULES, **other)
    states = replay(attrs.evolve(RECORD, rules=rules))
    assert states[-1].outcome is not None
    assert not verify(attrs.evolve(RECORD, rules=rules), [commitment], match_id=ID)


def test_a_server_commits_before_the_first_move() -> None:
    """Once somebody has moved it is too late."""
    with pytest.raises(cf.SetUpError) as raised:
        commit(DEALT.with_move(RECORD.moves[0]), match_id=ID)
    assert "expected a record before its first move, got one with 1 moves (R3)" == str(
        raised.value
    )


def test_only_a_deal_of_the_rules_can_be_committed_to() -> None:
    """R3: hands of other sizes are set up, and not dealt."""
    rules = attrs.evolve(RULES, hand_size=3)
    with pytest.raises(cf.SetUpError) as raised:
        commit(attrs.evolve(DEALT, rules=rules), match_id=ID)
    assert "the rules deal 3 tiles to each seat, and seat 0 has 2 (R3)" == str(
        raised.value
    )


def test_hands_that_the_rules_do_not_deal_are_found_out() -> None:
    """R3: also in a match, which cannot be resumed with them."""
    hands = [tiles("2-1"), tiles("2-2 1-0 0-0")]
    uneven = cf.set_up(RULES, hands=hands, boneyard=tiles("2-0 1-1"))
    record = MatchRecord(RULES, 2).with_round(uneven)
    with pytest.raises(cf.MatchError, match=r"hands have \(1, 3\) tiles.*\(2, 2\)"):
        replay(record)


def test_illegal_moves_are_found_out() -> None:
    """The problem says which move, and the round."""
    bad = attrs.evolve(RECORD, moves=(*RECORD.moves, cf.Pass()))
    found = verify(bad, [commit(DEALT, match_id=ID)], match_id=ID)
    assert problem_of(found).startswith(f"moves[{len(RECORD.moves)}]: pass: ")
    assert 0 == found.round_number


def test_a_whole_match_is_verified_by_one_call() -> None:
    """It has a commitment for each round, in order."""
    record, commitments = whole_match()
    assert Verification(complete=True) == verify(record, commitments, match_id=ID)
    swapped = verify(record, commitments[::-1], match_id=ID)
    assert 0 == swapped.round_number
    assert not swapped


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_a_match_that_was_cut_short_is_not_complete(kept: int) -> None:
    """What is there may be right, and the answer is still no."""
    record, commitments = whole_match()
    cut = attrs.evolve(record, rounds=record.rounds[:kept])
    found = verify(cut, commitments[:kept], match_id=ID)
    assert Verification(complete=False) == found
    assert not found


def test_rounds_that_do_not_make_a_match_are_found_out() -> None:
    """Each deal may be proved, and the order of the rounds still be wrong."""
    record, _ = whole_match()
    turned = attrs.evolve(record, rounds=record.rounds[::-1])
    commitments = [
        commit(attrs.evolve(played, moves=()), match_id=ID, round_number=number)
        for number, played in enumerate(turned.rounds)
    ]
    found = verify(turned, commitments, match_id=ID)
    assert "the round is not the next of the match" in problem_of(found)


def test_an_unfinished_round_is_not_complete() -> None:
    """Nothing is wrong with it."""
    found = verify(DEALT, [commit(DEALT, match_id=ID)], match_id=ID)
    assert Verification(complete=False) == found


def joint(round_number: int = 3, secrets: tuple[str, ...] = SECRETS) -> RoundRecord:
    """Return a finished round that the secrets dealt."""
    rng = joint_rng(secrets, match_id=ID, round_number=round_number)
    state = cf.deal(RULES, seats=len(secrets), rng=rng)
    return record_of(play(state, random.Random(1)))


def test_the_numbers_of_a_joint_deal_can_be_made_with_other_tools() -> None:
    """They are HMAC-SHA-256 over all secrets, 53 bits each."""
    rng = joint_rng(SECRETS, match_id=ID, round_number=3)
    key = bytes.fromhex("".join(SECRETS))
    for number in range(3):
        text = f'{{"match":"an evening","number":{number},"round":3}}'
        digest = hmac.new(key, text.encode(), hashlib.sha256).digest()
        expected = (int.from_bytes(digest, "big") >> 203) / 2**53
        assert expected == rng.random()


def test_a_joint_deal_is_the_same_on_every_machine() -> None:
    """These hands were worked out with other tools."""
    rng = joint_rng(SECRETS, match_id=ID, round_number=3)
    state = cf.deal(RULES, seats=2, rng=rng)
    assert ["1-1 2-1", "1-0 2-2"] == [" ".join(map(str, hand)) for hand in state.hands]


def test_a_pledge_can_be_made_with_other_tools() -> None:
    """It is the SHA-256 of the secret's bytes and canonical JSON."""
    text = '{"match":"an evening","round":3,"seat":1}'
    salted = bytes.fromhex(SECRETS[1]) + text.encode()
    assert hashlib.sha256(salted).hexdigest() == PLEDGES[1]


def test_a_joint_deal_is_verified() -> None:
    """Each seat can check it from what was published."""
    found = verify_joint(joint(), SECRETS, PLEDGES, match_id=ID, round_number=3)
    assert Verification(complete=True) == found


def test_a_round_that_was_dealt_again_is_found_out() -> None:
    """Whoever does not like the deal needs other secrets, and these fit no pledge."""
    others = (SECRETS[0], "cd" * 32)
    found = verify_joint(
        joint(secrets=others), others, PLEDGES, match_id=ID, round_number=3
    )
    assert "the secret of seat 1 does not fit its pledge" == problem_of(found)
    assert 3 == found.round_number


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (joint(round_number=4), "the secrets give another deal"),
        (
            attrs.evolve(joint(), rules=attrs.evolve(RULES, hand_size={3: 2})),
            "hand_size is given for 3 seats",
        ),
    ],
)
def test_another_deal_than_that_of_the_secrets_is_found_out(
    record: RoundRecord, problem: str
) -> None:
    """Also one of another round, or under rules that deal nothing."""
    found = verify_joint(record, SECRETS, PLEDGES, match_id=ID, round_number=3)
    assert problem in problem_of(found)


def test_every_seat_has_a_secret_and_a_pledge() -> None:
    """The problem names all three numbers."""
    found = verify_joint(joint(), SECRETS, PLEDGES[:1], match_id=ID, round_number=3)
    assert "2 seats, 2 secrets, 1 pledges" == problem_of(found)


def test_an_unfinished_joint_round_is_not_complete() -> None:
    """Nothing is wrong with it."""
    start = attrs.evolve(joint(), moves=())
    found = verify_joint(start, SECRETS, PLEDGES, match_id=ID, round_number=3)
    assert Verification(complete=False) == found


def test_secrets_differ() -> None:
    """They come from the system, 32 bytes each."""
    assert new_secret() != new_secret()
    assert 32 == len(bytes.fromhex(new_secret()))


@pytest.mark.parametrize("text", ["", "0" * 63, "G" * 64, "0" * 64 + "\n", "0" * 9999])
def test_only_hexadecimal_digits(text: str) -> None:
    """Salts, digests, secrets and pledges are 64 hexadecimal digits."""
    wrongs: tuple[Callable[[], object], ...] = (
        lambda: Commitment(digest=text, salt="0" * 64),
        lambda: Commitment(digest="0" * 64, salt=text),
        lambda: pledge(text, seat=0, match_id=ID, round_number=0),
        lambda: joint_rng([text], match_id=ID, round_number=0),
        lambda: verify_joint(RECORD, SECRETS, [text], match_id=ID, round_number=0),
    )
    for wrong in wrongs:
        with pytest.raises(cf.NotationError, match="64 hexadecimal digits"):
            wrong()


@pytest.mark.parametrize(
    ("match_id", "round_number", "message"),
    [
        ("", 0, "match_id must have 1 to 200 characters, got 0"),
        ("x" * 201, 0, "match_id must have 1 to 200 characters, got 201"),
        (ID, -1, "round_number must be from 0"),
        (ID, 10**5000, "round_number must be from 0"),
    ],
    ids=["empty", "long", "negative", "huge"],
)
def test_a_match_has_an_id_and_rounds_have_numbers(
    match_id: str, round_number: int, message: str
) -> None:
    """Both are bounded, and so are the messages."""
    with pytest.raises(cf.NotationError, match=message):
        commit(DEALT, match_id=match_id, round_number=round_number)


def test_wrong_types_fail_early() -> None:
    """A value of the wrong type is a `TypeError`."""
    no: Any = None
    good = commit(DEALT, match_id=ID)
    for wrong in (
        lambda: commit(no, match_id=ID),
        lambda: commit(DEALT, match_id=no),
        lambda: commit(DEALT, match_id=ID, round_number=no),
        lambda: verify(no, [], match_id=ID),
        lambda: verify(RECORD, no, match_id=ID),
        lambda: verify(RECORD, [no], match_id=ID),
        lambda: verify(RECORD, iter([good]), match_id=ID),  # type: ignore[arg-type]
        lambda: Commitment(no, "0" * 64),
        lambda: pledge(no, seat=0, match_id=ID, round_number=0),
        lambda: pledge("0" * 64, seat=no, match_id=ID, round_number=0),
        lambda: joint_rng("0" * 64, match_id=ID, round_number=0),
        lambda: joint_rng([no], match_id=ID, round_number=0),
        lambda: verify_joint(no, [], [], match_id=ID, round_number=0),
        lambda: verify_joint(RECORD, [], no, match_id=ID, round_number=0),
    ):
        with pytest.raises(TypeError):
            wrong()


def test_a_deal_is_compared_tile_by_tile() -> None:
    """The leader follows from the hands, so it is not compared."""
    record = joint()
    other = Deal(record.deal.opener, 1, record.deal.hands, record.deal.boneyard)
    moved = attrs.evolve(record, deal=other)
    found = verify_joint(moved, SECRETS, PLEDGES, match_id=ID, round_number=3)
    assert "the secrets give another deal" != found.problem
