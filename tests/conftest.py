"""How long Hypothesis searches: `dev` by default, `ci` where CI is set, or `deep`."""

import os

from hypothesis import settings

# No deadline: how long an example takes depends on the machine.
settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile("ci", max_examples=200, deadline=None, derandomize=True)
settings.register_profile("deep", max_examples=5_000, deadline=None)
settings.load_profile("ci" if "CI" in os.environ else "dev")
