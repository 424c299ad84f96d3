"""Save rounds and matches, send views and events, and play a record again.

`_documents` has the records as values, `_writing` and `_reading` turn documents into
JSON and back, `_parts` reads what documents have in common, `_json` bounds time and
memory, `_replay` plays a record again.

Examples:
    >>> from random import Random
    >>> from chickenfoot import Draw, Rules, apply_move, deal
    >>> state = deal(Rules(), seats=4, rng=Random(1))
    >>> record = RoundRecord.of(state).with_move(Draw())
    >>> *_, last = replay(record)
    >>> last == apply_move(state, Draw())
    True
    >>> loads(dumps(record)) == record
    True
"""

from chickenfoot._core.values import publish as _publish
from chickenfoot.records._documents import Deal, MatchRecord, RoundRecord
from chickenfoot.records._reading import loads
from chickenfoot.records._replay import replay, resume
from chickenfoot.records._writing import Document, Sendable, dumps, to_dict

__all__ = [
    "Deal",
    "Document",
    "MatchRecord",
    "RoundRecord",
    "Sendable",
    "dumps",
    "loads",
    "replay",
    "resume",
    "to_dict",
]

_publish(globals())


def __dir__() -> list[str]:
    return __all__
