"""How long Hypothesis searches: `dev` by default, `ci` where CI is set, or `deep`."""

import os

from hypothesis import HealthCheck, settings

# How long an example takes depends on the machine, and so nothing is asked of it.
SLOW = [HealthCheck.too_slow]
settings.register_profile(
    "dev", max_examples=50, deadline=None, suppress_health_check=SLOW
)
settings.register_profile(
    "ci", parent=settings.get_profile("dev"), max_examples=200, derandomize=True
)
settings.register_profile(
    "deep", parent=settings.get_profile("dev"), max_examples=5_000
)
settings.load_profile("ci" if "CI" in os.environ else "dev")
