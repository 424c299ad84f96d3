"""Where the tiles lie: a plan of the whole table, without drawing anything.

The unit is the width of a tile. As on a screen, x goes right, y goes down and angles
are whole degrees clockwise, from 0 for "to the right". The opener lies at 0, 0.

Start reading at `_plan`. `_places` says where each kind of tile goes and `_search`
finds the least bad place where something is in the way. `_free_ways` has the paths by
which open ends can still grow, `_occupied` what is where, `_geometry` tiles as
rectangles, and `_spots` the result as users read it.
"""

from chickenfoot._core.values import publish as _publish
from chickenfoot.drawing._geometry import CLEARANCE, GAP, Segment
from chickenfoot.drawing._plan import Plan, plan_layout, turn_for_seat
from chickenfoot.drawing._spots import Bounds, Spot, bounds_of

__all__ = [
    "CLEARANCE",
    "GAP",
    "Bounds",
    "Plan",
    "Segment",
    "Spot",
    "bounds_of",
    "plan_layout",
    "turn_for_seat",
]

_publish(globals())


def __dir__() -> list[str]:
    return __all__
