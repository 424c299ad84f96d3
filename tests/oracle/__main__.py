"""The second engine as a program that speaks the protocol: `python -m tests.oracle`."""

import json
import sys

from tests.oracle.answers import answer

for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)  # noqa: T201 - its answer
