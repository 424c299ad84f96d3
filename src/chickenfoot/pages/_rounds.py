"""All that a page shows of a round."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypedDict

from chickenfoot._core.moves import Move
from chickenfoot._core.scoring import score_round
from chickenfoot._core.state import RoundState
from chickenfoot.drawing import Plan, plan_layout
from chickenfoot.events import move_events
from chickenfoot.svg._document import document
from chickenfoot.svg._picture import around
from chickenfoot.svg._seats import Seating
from chickenfoot.svg._style import Style
from chickenfoot.svg._table import background, empty_places, ends, links, rings, tiles
from chickenfoot.svg._waiting import description, empty_spots, opener_awaited, title
from chickenfoot.wording import sentence

_NOBODY: Final = -1


class Table(TypedDict):
    """What changes in the picture of a table when a tile is played."""

    below: str
    """The marks that lie below the tiles."""
    above: str
    """The marks that lie on them."""
    about: str
    """What a screen reader says of it."""


class Step(TypedDict):
    """A round after one of its moves, or before the first."""

    says: str
    """What the move made happen."""
    laid: int
    """How many tiles are on the table."""
    hands: list[str]
    """The tiles of each seat, with spaces between."""
    turn: int
    """The seat to move; -1 when the round is over."""
    left: int
    """How many tiles the boneyard has."""


class Round(TypedDict):
    """A round as a page shows it."""

    tables: list[Table]
    """The table of the deal, and the table after each play."""
    steps: list[Step]
    """The round after each of its moves, from the deal on."""


class Played(NamedTuple):
    """A round of a record, ready to be shown."""

    data: Round
    """What the script of a page needs."""
    picture: str
    """The last table, with all tiles of the tables before."""
    seats: tuple[str, ...]
    """What each seat is called."""
    end: RoundState
    """The last state."""

    @property
    def points(self) -> tuple[int, ...] | None:
        """What the round costs each seat, or `None` while it is on."""
        return None if self.end.outcome is None else score_round(self.end).points


def show_round(
    moves: Sequence[Move],
    states: Sequence[RoundState],
    seating: Seating,
    style: Style,
) -> Played:
    """Return what a page shows of a round: its moves, and the states around them."""
    says = [f"The tiles are dealt. {states[0].opener} opens the round."]
    for state, move in zip(states, moves, strict=False):
        events = move_events(state, move)
        says.append(
            " ".join(sentence(event, None, names=seating.names) for event in events)
        )
    steps = [
        Step(
            says=said,
            laid=len(state.layout.placements),
            hands=[" ".join(map(str, hand)) for hand in state.hands],
            turn=state.turn if state.outcome is None else _NOBODY,
            left=len(state.boneyard),
        )
        for said, state in zip(says, states, strict=True)
    ]
    plans: list[Plan] = []
    for state in states:
        if not plans or len(state.layout.placements) > len(plans[-1].spots):
            before = plans[-1] if plans else None
            plans.append(plan_layout(state.layout, before=before))
    tables = [_table(plan, style, seating) for plan in plans]
    seats = tuple(seating.name_of(seat) for seat in range(states[-1].seats))
    data = Round(tables=tables, steps=steps)
    return Played(data, _picture(plans, tables[-1], style), seats, states[-1])


def _table(plan: Plan, style: Style, seating: Seating) -> Table:
    return Table(
        below="".join(
            (
                *links(plan, style),
                *rings(plan, style),
                *empty_places(empty_spots(plan), style),
                *opener_awaited(plan, style),
            )
        ),
        above="".join(ends(plan, style, ())),
        about=description(plan.layout, seating),
    )


def _picture(plans: Sequence[Plan], last: Table, style: Style) -> str:
    """Return the last table, in a view that has room for all tables before it."""
    spots = [spot for plan in plans for spot in empty_spots(plan)]
    view = around([*plans[-1].spots, *spots], style.margin)
    lines = (
        *background(view, style),
        f"<g class='cf-below'>{last['below']}</g>",
        *tiles(plans[-1], style, None),
        f"<g class='cf-above'>{last['above']}</g>",
    )
    words = title(plans[-1].layout), last["about"]
    return document(view, "", lines, words=words, role="img")
