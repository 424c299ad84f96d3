"""Save rounds and matches, send views and events, and play a record again.

Examples:
    >>> from random import Random
    >>> from chickenfoot import Draw, Rules, apply_move, deal
    >>> state = deal(Rules(), seats=4, opener=9, rng=Random(1))
    >>> record = RoundRecord.of(state).with_move(Draw())
    >>> *_, last = replay(record)
    >>> last == apply_move(state, Draw())
    True
    >>> loads(dumps(record)) == record
    True
"""

from chickenfoot._loading import loads
from chickenfoot._records import Deal, MatchRecord, RoundRecord
from chickenfoot._replay import replay, resume
from chickenfoot._writing import Document, dumps

__all__ = [
    "Deal",
    "Document",
    "MatchRecord",
    "RoundRecord",
    "dumps",
    "loads",
    "replay",
    "resume",
]
