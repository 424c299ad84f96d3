"""Prove that a deal was fair: commit to it before play, or deal it jointly.

**Commitments** show that nobody changed tiles or rules after the deal. Before the
first move the server calls `commit` and sends the digest to every seat. After the last
move it publishes the record and the salt, and every seat calls `verify`. All seats must
compare the digests that they got: a server could send each a different one.

**Joint deals** also show that nobody chose the deal. Every seat makes a secret with
`new_secret` and publishes its `pledge`. When all pledges are there, the seats send
their secrets to the server, which deals with `joint_rng`. After the round the server
publishes the secrets, and every seat calls `verify_joint`. The secrets give away all
tiles, so they stay with the server until then. One weakness remains: a seat that does
not send its secret stops the deal, and a group has to agree on what happens then.

Neither proves that the moves of a record were made: each seat saw them.

Examples:
    >>> import chickenfoot as cf
    >>> from chickenfoot.players import heaviest_first
    >>> from chickenfoot.records import RoundRecord
    >>> secrets = [new_secret(), new_secret()]
    >>> here = {"match_id": "our evening", "round_number": 0}
    >>> pledges = [pledge(one, seat=seat, **here) for seat, one in enumerate(secrets)]
    >>> state = cf.deal(cf.Rules(), seats=2, rng=joint_rng(secrets, **here))
    >>> record = RoundRecord.of(state)
    >>> commitment = commit(record, **here)
    >>> while not state.outcome:
    ...     move = heaviest_first(cf.view(state, state.turn))
    ...     state, record = cf.apply_move(state, move), record.with_move(move)
    >>> bool(verify(record, [commitment], **here))
    True
    >>> bool(verify_joint(record, secrets, pledges, **here))
    True
"""

import hashlib
import hmac
import re
import secrets as _secrets
from collections.abc import Iterator, Sequence
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.deal import deal
from chickenfoot._core.errors import (
    ChickenFootError,
    NotationError,
    SetUpError,
)
from chickenfoot._core.rules import Rules
from chickenfoot._core.values import Value
from chickenfoot.records._documents import Deal, MatchRecord, RoundRecord
from chickenfoot.records._json import Json, write
from chickenfoot.records._replay import replay, resume
from chickenfoot.records._writing import write_deal, write_rules

__all__ = [
    "Commitment",
    "JointRandom",
    "Verification",
    "commit",
    "joint_rng",
    "new_secret",
    "pledge",
    "verify",
    "verify_joint",
]


def __dir__() -> list[str]:
    return __all__


_BYTES: Final = 32
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * _BYTES}}}", re.ASCII)
_LONGEST_ID: Final = 200
_MOST_ROUNDS: Final = 10**9
_FRACTION_BITS: Final = 53
"""The bits of a random number: as many as a float keeps exactly."""


@final
@attrs.frozen
class Commitment(Value):
    """What binds a server to a deal and its rules. Get it from `commit`.

    Raises:
        NotationError: A value is not 64 lower-case hexadecimal digits.
        TypeError: A value is not a `str`.
    """

    digest: str
    """Published before the first move: the SHA-256 of the bytes of `salt` followed by
    an object in canonical JSON. The object has the keys `"deal"`, `"match"` (the id),
    `"round"` (its number) and `"rules"`: of the rules only those that are not standard,
    so that the digest stays the same when a later release has more rules."""
    salt: str = attrs.field(repr=False)
    """Published after the last move: 32 random bytes, so that nobody can try deals
    until the digest fits. The `repr` leaves it out, so that no log publishes it."""

    def __attrs_post_init__(self) -> None:
        _check_hex("digest", self.digest)
        _check_hex("salt", self.salt)


@final
@attrs.frozen
class Verification(Value):
    """What a check of a record found. It is true if all is proved and complete."""

    complete: bool
    """Whether every round is there and finished."""
    problem: str | None = None
    """What is wrong; `None` if all that is there is right."""
    round_number: int | None = None
    """The round that is wrong, from 0; `None` if no single round is."""

    def __bool__(self) -> bool:
        return self.complete and self.problem is None


def commit(record: RoundRecord, *, match_id: str, round_number: int = 0) -> Commitment:
    """Commit to a deal and its rules, with a salt from the system's secure source.

    Args:
        record: The record of the round before its first move.
        match_id: A name of the match that you use only once.
        round_number: The number of the round in the match, from 0.

    Returns:
        The commitment. Publish its digest now and its salt after the round.

    Raises:
        NotationError: `match_id` is empty or longer than 200 characters.
        SetUpError: The record has moves already, or hands that the rules do not deal
            (R3).
        TypeError: An argument is of the wrong type.
    """
    check_type("record", record, RoundRecord)
    _check_place(match_id, round_number)
    if record.moves:
        raise SetUpError(
            f"expected a record before its first move, got one with "
            f"{len(record.moves)} moves (R3)"
        )
    _check_dealt(record)
    salt = _secrets.token_hex(_BYTES)
    return Commitment(_digest(record, salt, match_id, round_number), salt)


def verify(
    record: RoundRecord | MatchRecord,
    commitments: Sequence[Commitment],
    *,
    match_id: str,
    round_number: int = 0,
) -> Verification:
    """Check a published record against the commitments to its deals.

    Args:
        record: The record of a round or of a match.
        commitments: One for each round of the record, in order. Take the digests from
            what you got before each round, and the salts from what was published.
        match_id: The name of the match, as for `commit`.
        round_number: The number of the round, if `record` is that of one round.

    Returns:
        What was found. It is true if every deal and rule is the one committed to, every
        hand has the size that the rules deal, every move is legal, and every round of
        the match is there and over.

    Raises:
        NotationError: `match_id` is empty or longer than 200 characters.
        TypeError: An argument is of the wrong type.
    """
    check_type("record", record, RoundRecord, MatchRecord)
    check_type("commitments", commitments, list, tuple)
    _check_place(match_id, round_number)
    for commitment in commitments:
        check_type("each of commitments", commitment, Commitment)
    rounds, first = _rounds_of(record), 0
    if isinstance(record, RoundRecord):
        first = round_number
    if len(rounds) != len(commitments):
        return Verification(
            complete=False,
            problem=f"{len(rounds)} rounds, but {len(commitments)} commitments",
        )
    for number, (played, commitment) in enumerate(
        zip(rounds, commitments, strict=True), start=first
    ):
        digest = _digest(played, commitment.salt, match_id, number)
        if not hmac.compare_digest(digest, commitment.digest):
            problem = "the digest is not that of this deal, match, round and rules"
            return Verification(complete=False, problem=problem, round_number=number)
    return _checked_rounds(record, first)


def new_secret() -> str:
    """Return a secret for a joint deal, from the system's secure source.

    Returns:
        64 hexadecimal digits.

    Examples:
        >>> len(new_secret())
        64
    """
    return _secrets.token_hex(_BYTES)


def pledge(secret: str, *, seat: int, match_id: str, round_number: int) -> str:
    """Return what a seat publishes before anybody knows its secret.

    Args:
        secret: The seat's secret, from `new_secret`.
        seat: The seat.
        match_id: The name of the match.
        round_number: The number of the round, from 0.

    Returns:
        The SHA-256, as 64 hexadecimal digits, of the bytes of the secret followed by
        an object in canonical JSON with the keys `"match"`, `"round"` and `"seat"`.

    Raises:
        NotationError: `secret` is not 64 hexadecimal digits, or `match_id` is empty or
            too long.
        TypeError: An argument is of the wrong type.
    """
    _check_hex("secret", secret)
    check_int("seat", seat)
    _check_place(match_id, round_number)
    text = write({"match": match_id, "round": round_number, "seat": seat})
    return hashlib.sha256(bytes.fromhex(secret) + text.encode()).hexdigest()


@final
class JointRandom:
    """The random numbers of a joint deal. Get them from `joint_rng`."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Iterator[float]) -> None:
        self._numbers = numbers

    def random(self) -> float:
        """Return the next number, from 0.0 up to and without 1.0."""
        return next(self._numbers)


def joint_rng(
    secrets: Sequence[str], *, match_id: str, round_number: int
) -> JointRandom:
    """Return the generator for `deal` or `deal_round` that all secrets make together.

    The k-th number, from 0, is made of the first 53 bits of the HMAC-SHA-256 whose key
    is all secrets as bytes, in the order of seats, and whose message is an object in
    canonical JSON with the keys `"match"`, `"number"` (k) and `"round"`. So the deal is
    the same on every machine.

    Args:
        secrets: The secret of each seat, in the order of seats.
        match_id: The name of the match.
        round_number: The number of the round, from 0.

    Returns:
        A generator with the method `random`.

    Raises:
        NotationError: A secret is not 64 hexadecimal digits, or `match_id` is empty or
            too long.
        TypeError: An argument is of the wrong type.

    Examples:
        >>> joint_rng(["0" * 64, "1" * 64], match_id="m", round_number=0).random()
        0.5660652017194864
    """
    check_type("secrets", secrets, list, tuple)
    for secret in secrets:
        _check_hex("each of secrets", secret)
    _check_place(match_id, round_number)
    key = b"".join(map(bytes.fromhex, secrets))
    return JointRandom(_numbers(key, {"match": match_id, "round": round_number}))


def verify_joint(
    record: RoundRecord,
    secrets: Sequence[str],
    pledges: Sequence[str],
    *,
    match_id: str,
    round_number: int,
) -> Verification:
    """Check that a published round was dealt by the secrets that all seats pledged.

    Args:
        record: The record of the round.
        secrets: The published secrets, in the order of seats.
        pledges: The pledges that you got before the deal, in the order of seats.
        match_id: The name of the match.
        round_number: The number of the round, from 0.

    Returns:
        What was found. It is true if each secret fits its pledge, the secrets give this
        deal, every move is legal, and the round is over.

    Raises:
        NotationError: A secret or pledge is not 64 hexadecimal digits, or `match_id` is
            empty or too long.
        TypeError: An argument is of the wrong type.
    """
    check_type("record", record, RoundRecord)
    rng = joint_rng(secrets, match_id=match_id, round_number=round_number)
    check_type("pledges", pledges, list, tuple)
    for one in pledges:
        _check_hex("each of pledges", one)
    seats = len(record.deal.hands)
    found = Verification(complete=False, round_number=round_number)
    if not seats == len(secrets) == len(pledges):
        return attrs.evolve(
            found,
            problem=f"{seats} seats, {len(secrets)} secrets, {len(pledges)} pledges",
        )
    for seat, (secret, given) in enumerate(zip(secrets, pledges, strict=True)):
        made = pledge(secret, seat=seat, match_id=match_id, round_number=round_number)
        if not hmac.compare_digest(made, given):
            return attrs.evolve(
                found, problem=f"the secret of seat {seat} does not fit its pledge"
            )
    given_deal = record.deal
    try:
        again = Deal.of(
            deal(
                record.rules,
                seats=seats,
                opener=given_deal.opener,
                leader=given_deal.leader,
                rng=rng,
            )
        )
    except ChickenFootError as error:
        return attrs.evolve(found, problem=str(error))
    if (again.hands, again.boneyard) != (given_deal.hands, given_deal.boneyard):
        return attrs.evolve(found, problem="the secrets give another deal")
    return _checked_rounds(record, round_number)


def _checked_rounds(record: RoundRecord | MatchRecord, first: int) -> Verification:
    """Return what is found in the rounds themselves: sizes of hands, and moves."""
    rounds = _rounds_of(record)
    for number, played in enumerate(rounds, start=first):
        try:
            _check_dealt(played)
            states = replay(played)
        except ChickenFootError as error:
            return Verification(complete=False, problem=str(error), round_number=number)
        if states[-1].outcome is None:
            return Verification(complete=False)
    if isinstance(record, RoundRecord):
        return Verification(complete=True)
    try:
        match, _ = resume(record)
    except ChickenFootError as error:
        return Verification(complete=False, problem=str(error))
    return Verification(complete=match.is_over)


def _rounds_of(record: RoundRecord | MatchRecord) -> tuple[RoundRecord, ...]:
    return (record,) if isinstance(record, RoundRecord) else record.rounds


def _check_dealt(record: RoundRecord) -> None:
    """Raise an error unless every hand has the size that the rules deal (R3)."""
    hands = record.deal.hands
    size = record.rules.hand_size_for(len(hands))
    for seat, hand in enumerate(hands):
        if len(hand) != size:
            raise SetUpError(
                f"the rules deal {size} tiles to each seat, and seat {seat} has "
                f"{len(hand)} (R3)"
            )


def _check_hex(name: str, value: str) -> None:
    check_type(name, value, str)
    if not _HEX.fullmatch(value):
        raise NotationError(
            f"{name} must be {2 * _BYTES} hexadecimal digits, got {value[:80]!r}"
        )


def _check_place(match_id: str, round_number: int) -> None:
    check_type("match_id", match_id, str)
    if not 0 < len(match_id) <= _LONGEST_ID:
        raise NotationError(
            f"match_id must have 1 to {_LONGEST_ID} characters, got {len(match_id)}"
        )
    check_int("round_number", round_number)
    if not 0 <= round_number < _MOST_ROUNDS:
        raise NotationError(
            f"round_number must be from 0 to {_MOST_ROUNDS - 1}, got another number"
        )


def _digest(record: RoundRecord, salt: str, match_id: str, round_number: int) -> str:
    standard = write_rules(Rules())
    rules: dict[str, Json] = {
        name: value
        for name, value in write_rules(record.rules).items()
        if value != standard[name]
    }
    text = write(
        {
            "deal": write_deal(record.deal),
            "match": match_id,
            "round": round_number,
            "rules": rules,
        }
    )
    return hashlib.sha256(bytes.fromhex(salt) + text.encode()).hexdigest()


def _numbers(key: bytes, place: dict[str, Json]) -> Iterator[float]:
    """Yield the numbers of a joint deal without end."""
    number = 0
    while True:
        message = write({**place, "number": number})
        digest = hmac.digest(key, message.encode(), "sha256")
        bits = int.from_bytes(digest, "big") >> (8 * len(digest) - _FRACTION_BITS)
        yield bits / 2**_FRACTION_BITS
        number += 1
