"""Commit to a deal before play, and prove after it that nothing was changed.

The table deals with `random.SystemRandom()`, commits to the deal, and tells every
seat the digest before the first move. When the round is over it gives out the record
and the salt, and everybody can call `verify`. So a table cannot change tiles during a
round. That it did not deal several times and choose, no digest can show.

Examples:
    >>> from random import Random
    >>> from chickenfoot import Rules, apply_move, deal, legal_moves
    >>> from chickenfoot.records import RoundRecord
    >>> state = deal(Rules(), seats=4, opener=9, rng=Random(1))
    >>> record = RoundRecord.of(state)
    >>> commitment = commit(record.deal)
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

from chickenfoot._checks import check_type
from chickenfoot._json import write
from chickenfoot._records import Deal, MatchRecord, RoundRecord
from chickenfoot._replay import replay
from chickenfoot._writing import write_deal
from chickenfoot.errors import (
    MatchError,
    NotationError,
    ReplayError,
    RoundNotOverError,
    RulesError,
    SetUpError,
)

__all__ = ["Commitment", "commit", "verify"]

_SALT_BYTES: Final = 32
_HEX = re.compile(rf"[0-9a-f]{{{2 * _SALT_BYTES}}}", re.ASCII)


@final
@attrs.frozen
class Commitment:
    """What binds a table to a deal.

    Raises:
        NotationError: A value is not 64 lower-case hexadecimal digits.
        TypeError: A value is not a `str`.
    """

    digest: str
    """To be told before the first move: the SHA-256 of the bytes of `salt` followed by
    the deal as canonical JSON, the text of `"deal"` in the record of a round."""
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


def commit(deal: Deal) -> Commitment:
    """Commit to a deal, with a salt from the system's secure source.

    Raises:
        TypeError: `deal` is no `Deal`.
    """
    check_type("deal", deal, Deal)
    salt = secrets.token_hex(_SALT_BYTES)
    return Commitment(_digest(deal, salt), salt)


def verify(record: RoundRecord | MatchRecord, *commitments: Commitment) -> bool:
    """Tell whether a finished record is of the deals committed to, and all is legal.

    A match has one commitment for each round, in order. Where the answer is no because
    of a move, `replay` says which.

    Raises:
        RoundNotOverError: A round is still on.
        TypeError: A value is of the wrong type.
    """
    rounds = [record] if isinstance(record, RoundRecord) else _rounds(record)
    if len(rounds) != len(commitments):
        return False
    for played, commitment in zip(rounds, commitments, strict=True):
        check_type("each commitment", commitment, Commitment)
        digest = _digest(played.deal, commitment.salt)
        if not hmac.compare_digest(digest, commitment.digest):
            return False
    try:
        states = tuple(replay(record))
    except (MatchError, ReplayError, RulesError, SetUpError):
        return False
    last = states[-1] if states else None
    if last is not None and last.outcome is None:
        raise RoundNotOverError(
            f"the round of {last.opener} is still on after {last.ply} moves "
            f"and nothing to verify yet (R13)"
        )
    return True


def _rounds(record: MatchRecord) -> list[RoundRecord]:
    check_type("record", record, MatchRecord)
    return list(record.rounds)


def _digest(deal: Deal, salt: str) -> str:
    text = write(write_deal(deal))
    return hashlib.sha256(bytes.fromhex(salt) + text.encode()).hexdigest()
