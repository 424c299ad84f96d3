"""Where the tiles lie: a plan of the whole table, without drawing anything."""

from typing import ClassVar, Final, final

import attrs

from chickenfoot._geometry import COS, SIN, Pose, Segment, pose_at
from chickenfoot._ground import Ground
from chickenfoot._layout import Layout, Placement
from chickenfoot._search import Found, arm_pose, ways_after, next_pose, toe_pose
from chickenfoot._tiles import Tile


@final
@attrs.frozen
class Spot:
    tile: Tile
    onto: Tile | None
    near: int
    far: int
    x: float
    y: float
    angle: int
    heading: int
    arm: int | None
    toe: int | None
    bend: int
    link: Segment | None


@final
@attrs.frozen
class Plan:
    layout: Layout
    spots: dict[Tile, Spot]
    ground: Ground
    arms: int
    taken: dict[Tile, tuple[int, ...]]

    @classmethod
    def empty(cls, layout):
        return cls(Layout.bare(Tile(0,0)), {}, Ground.empty(), 0, {})


def plan_layout(layout: Layout, before=None) -> Plan:
    plan = before
    start = 0
    if plan is None:
        plan = Plan.empty(layout)
    else:
        start = len(plan.spots)
    arms = arms_of(layout)
    for placement in layout.placements[start:]:
        plan = add(plan, placement.tile, placement.onto, placement.pip, arms)
    return plan


def arms_of(layout):
    if not layout.placements: return 0
    op = layout.placements[0].tile
    if layout.foot and layout.foot.double == op: return layout.foot.needed
    return sum(p.onto == op for p in layout.placements)


def locate(plan, tile, onto, pip, arms):
    g = plan.ground
    if onto is None:
        return Found(pose_at(0, 0, 0, is_double=True))
    js = plan.spots[onto]
    if js.onto is None:
        return arm_pose(g.poses[onto.index], len(plan.taken[onto]), arms)
    if onto.is_double:
        return toe_pose(g, onto.index, plan.taken[onto])
    return next_pose(g, onto.index, is_double=tile.is_double)


def add(plan, tile, onto, pip, arms):
    f = locate(plan, tile, onto, pip, arms)
    p = f.pose
    taken = dict(plan.taken)
    taken[tile] = ()
    arm = toe = None
    done = False
    if onto is not None:
        taken[onto] = taken[onto] + (f.slot,)
        js = plan.spots[onto]
        if js.onto is None: arm = len(plan.taken[onto])
        else: arm = js.arm
        if onto.is_double and js.onto is not None:
            toe = len(plan.taken[onto])
            if toe == 2: done = True
        elif js.onto is not None: done = True
    spot = Spot(tile, onto, pip, tile.other(pip), p.x, p.y, p.angle, p.heading, arm, toe, f.bend, f.link)
    import attrs
    g = plan.ground.with_tile(tile.index, p, link=f.link, ways=plan.ground.ways)
    if onto is not None:
        g = attrs.evolve(g, ways=ways_after(g, tile.index, p, onto.index, done))
    return Plan(None, {**plan.spots, tile: spot}, g, arms, taken)
