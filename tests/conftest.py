"""How long Hypothesis searches: `dev` by default, `ci` where CI is set, or by name.

`nox -s properties` takes `deep`. Under `mutation` a test that fails says so at once:
nobody will read the counterexample, and so it is not made small.
"""

import os

from hypothesis import HealthCheck, Phase, settings

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
settings.register_profile(
    "mutation",
    parent=settings.get_profile("dev"),
    max_examples=25,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile("ci" if "CI" in os.environ else "dev")
