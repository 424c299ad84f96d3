"""Commit to a deal and its rules before play, and prove after it that they were kept.

The table deals with `random.SystemRandom()`, commits to the round, and tells every
seat the digest before the first move. When the round is over it gives out the record
and the salt, and everybody can call `verify`. So a table can change neither tiles nor
rules during a round. That the moves of the record are those that were made, each seat
knows that saw them. That the table did not deal several times and choose, no digest
can show.

Examples:
    >>> from random import Random
    >>> from chickenfoot import Rules, apply_move, deal, legal_moves
    >>> from chickenfoot.records import RoundRecord
    >>> state = deal(Rules(), seats=4, rng=Random(1))
    >>> record = RoundRecord.of(state)
    >>> commitment = commit(record)
    >>> while moves := legal_moves(state):
    ...     state = apply_move(state, moves[0])
    ...     record = record.with_move(moves[0])
    >>> verify(record, commitment)
    True
"""

import hashlib
import hmac
import re
import secrets
from typing import Final, final

import attrs

from chickenfoot._core.checks import check_type
from chickenfoot._core.errors import (
    MatchError,
    NotationError,
    RulesError,
    SetUpError,
)
from chickenfoot._core.illegality import ReplayError
from chickenfoot._core.rules import Rules
from chickenfoot._core.scoring import outcome_of
from chickenfoot.records._documents import MatchRecord, RoundRecord
from chickenfoot.records._json import Json, write
from chickenfoot.records._replay import replay
from chickenfoot.records._writing import write_deal, write_rules

__all__ = ["Commitment", "commit", "verify"]


def __dir__() -> list[str]:
    return __all__


_SALT_BYTES: Final = 32
_HEX = re.compile(rf"[0-9a-f]{{{2 * _SALT_BYTES}}}", re.ASCII)


@final
@attrs.frozen
class Commitment:
    """What binds a table to a deal and its rules.

    Raises:
        NotationError: A value is not 64 lower-case hexadecimal digits.
        TypeError: A value is not a `str`.
    """

    digest: str
    """To be told before the first move: the SHA-256 of the bytes of `salt` followed by
    an object in canonical JSON. It has the `"deal"` and the `"rules"` of the record of
    the round, but of the rules only those that differ from the standard, so that the
    digest stays the same when a later release has more rules."""
    salt: str
    """To be told after the last move: 32 random bytes, so that nobody can try deals
    until the digest fits."""

    def __attrs_post_init__(self) -> None:
        for name, value in (("digest", self.digest), ("salt", self.salt)):
            check_type(name, value, str)
            if not _HEX.fullmatch(value):
                raise NotationError(
                    f"{name} must be {2 * _SALT_BYTES} hexadecimal digits, "
                    f"not {value[:80]!r}"
                )


def commit(record: RoundRecord) -> Commitment:
    """Commit to a deal and its rules, with a salt from the system's secure source.

    Raises:
        SetUpError: The record has moves already.
        TypeError: `record` is no `RoundRecord`.
    """
    check_type("record", record, RoundRecord)
    if record.moves:
        raise SetUpError(
            f"a table commits before the first move, not after {len(record.moves)} (R3)"
        )
    salt = secrets.token_hex(_SALT_BYTES)
    return Commitment(_digest(record, salt), salt)


def verify(record: RoundRecord | MatchRecord, *commitments: Commitment) -> bool:
    """Tell whether a finished record keeps to its commitments, and all is legal.

    Deals and rules must be those committed to. A match has one commitment for each
    round, in order. Where the answer is no because of a move, `replay` says which.

    Raises:
        RoundNotOverError: A round is still on.
        TypeError: A value is of the wrong type.
    """
    check_type("record", record, RoundRecord, MatchRecord)
    rounds = (record,) if isinstance(record, RoundRecord) else record.rounds
    if len(rounds) != len(commitments):
        return False
    for played, commitment in zip(rounds, commitments, strict=True):
        check_type("each commitment", commitment, Commitment)
        digest = _digest(played, commitment.salt)
        if not hmac.compare_digest(digest, commitment.digest):
            return False
    try:
        states = replay(record)
    except (MatchError, ReplayError, RulesError, SetUpError):
        return False
    if states:
        outcome_of(states[-1])
    return True


def _digest(record: RoundRecord, salt: str) -> str:
    standard = write_rules(Rules())
    rules: dict[str, Json] = {
        name: value
        for name, value in write_rules(record.rules).items()
        if value != standard[name]
    }
    text = write({"deal": write_deal(record.deal), "rules": rules})
    return hashlib.sha256(bytes.fromhex(salt) + text.encode()).hexdigest()
