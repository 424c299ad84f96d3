"""Show that the conformance files alone refuse every slip: `python -m tests.slips`."""

import sys

from chickenfoot._conformance.cases import cases
from tests.slips.refuse import refused_by, slipped, slips


def main() -> int:
    """Print the slips that are not refused, and return how many of them should be."""
    # The trees take most of the time, and come last.
    every = list(cases())
    listed = list(slips())
    wrong = 0
    for slip in listed:
        case = refused_by(slipped(slip), every)
        if case is None and slip.equivalent:
            print(f"{slip.about}: {slip.what}: changes nothing, {slip.equivalent}")
        elif case is None:
            wrong += 1
            print(f"{slip.about}: {slip.what}: PASSES")
        elif slip.equivalent:
            wrong += 1
            print(f"{slip.about}: {slip.what}: is refused by {case}")
    real = sum(not slip.equivalent for slip in listed)
    print(f"{real - wrong} of {real} slips refused")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
