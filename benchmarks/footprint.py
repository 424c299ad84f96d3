"""What chickenfoot costs besides time in play: memory, pickles and start-up."""

import gc
import os
import pickle
import random
import subprocess
import sys
import tracemalloc
from itertools import islice

from chickenfoot import Rules
from selfplay import round_histories

SEATS = 4
MATCHES = 10
_SEED = 1

_TIMED_IMPORT = """
from time import process_time
start = process_time()
import {module}
print(process_time() - start)
"""


def bytes_per_kept_state() -> float:
    """Return the bytes a state takes when all states of ten matches are kept."""
    rules = Rules()
    rounds = MATCHES * (rules.max_pip + 1)
    # The tables of the set are made once, whoever plays: they must stand already.
    for _ in islice(round_histories(rules, SEATS, rng=random.Random(_SEED)), rounds):
        pass
    histories = round_histories(rules, SEATS, rng=random.Random(_SEED + 1))
    # A collection also empties the free lists, whose objects tracemalloc cannot see.
    gc.collect()
    tracemalloc.start()
    kept = list(islice(histories, rounds))
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / sum(map(len, kept))


def largest_pickle() -> int:
    """Return the bytes of the largest pickled state amid the rounds of a match."""
    rules = Rules()
    histories = round_histories(rules, SEATS, rng=random.Random(_SEED))
    return max(
        len(pickle.dumps(states[len(states) // 2]))
        for states in islice(histories, rules.max_pip + 1)
    )


def import_times(*, pairs: int) -> list[tuple[float, float]]:
    """Return milliseconds of two fresh processes each: `import attrs`, and all of ours.

    Ours imports attrs too.
    """
    order = ["attrs", "chickenfoot"]
    # The first processes write the bytecode that the others find.
    for module in order:
        _import_time(module)
    measured: list[tuple[float, float]] = []
    for _ in range(pairs):
        order.reverse()
        times = {module: 1000 * _import_time(module) for module in order}
        measured.append((times["attrs"], times["chickenfoot"]))
    return measured


def _import_time(module: str) -> float:
    environment = dict(os.environ)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", _TIMED_IMPORT.format(module=module)],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    )
    return float(done.stdout)
