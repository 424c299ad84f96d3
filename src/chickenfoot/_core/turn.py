"""What the seat to move may do, why it may not do the rest, and when nobody can.

Each situation of a turn is one `Turn`, in which every kind of move is either legal or
has a reason why not. `turn_of` finds the one that a state is in. The legal moves, the
check of a move and the words for an illegal one are all read from it, so a house rule
about turns is written here and nowhere else.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, final

import attrs

from chickenfoot._core.illegality import Illegality, Reason
from chickenfoot._core.layout import Layout, PlaceKind, fitting_tiles
from chickenfoot._core.moves import DRAW, PASS, Draw, Pass, Play
from chickenfoot._core.rules import (
    DeadLayout,
    DrawnTile,
    DrawRule,
    EmptyBoneyard,
    OpenerSearch,
    Rules,
)
from chickenfoot._core.state import Outcome, RoundState
from chickenfoot._core.tiles import Bits, Tile, tile_bits, tiles_of
from chickenfoot._core.values import Value

Why: TypeAlias = Callable[[RoundState], Illegality]
"""Says why a kind of move is illegal in a state."""


@final
@attrs.frozen(kw_only=True)
class Turn(Value):
    """What a seat may do: for each kind of move `None`, or why it is illegal."""

    play: Why | None = None
    """A play of a tile that fits."""
    draw: Why | None = None
    pass_: Why | None = None
    others: tuple[Draw | Pass, ...] = attrs.field(init=False)
    """The legal moves that are not plays."""

    def __attrs_post_init__(self) -> None:
        draw = (DRAW,) if self.draw is None else ()
        pass_ = (PASS,) if self.pass_ is None else ()
        object.__setattr__(self, "others", draw + pass_)


def _because(reason: Reason, rule: str, facts: str) -> Why:
    """Return a reason that names the seat to move and then the facts."""

    def why(state: RoundState) -> Illegality:
        message = facts.format(
            opener=state.opener,
            drawn=state.drawn,
            fitting=_fitting(state),
            boneyard=_boneyard(state),
        )
        return Illegality(reason, rule, f"seat {state.turn} {message}")

    return why


def _fitting(state: RoundState) -> str:
    """Name the tiles of the seat to move that match what may be played on."""
    bits = state._hand_bits[state.turn] & fitting_tiles(state.layout)
    return " or ".join(map(str, tiles_of(bits)))


def _boneyard(state: RoundState) -> str:
    left = len(state.boneyard)
    return f"holds only its reserve of {left}" if left else "is empty"


def _already_drawn(rule: str) -> Why:
    facts = "has drawn {drawn} and may not draw again in this turn"
    return _because(Reason.ALREADY_DRAWN, rule, facts)


def _must_play(rule: str, facts: str = "can play {fitting} and must") -> Why:
    return _because(Reason.MUST_PLAY, rule, facts)


_opener_first = _because(
    Reason.OPENER_FIRST, "R4", "holds the opener {opener} and must lay it"
)
_cannot_draw = _because(
    Reason.BONEYARD_EMPTY, "R11", "cannot draw: the boneyard {boneyard}"
)

# The search for the opener.
_HOLDS_OPENER: Final = Turn(draw=_opener_first, pass_=_opener_first)
_MUST_SEARCH: Final = Turn(
    pass_=_because(
        Reason.MUST_DRAW, "R5", "must draw, since nobody has laid the opener {opener}"
    ),
)
_FOUND_OPENER: Final = Turn(draw=_already_drawn("R5"), pass_=_opener_first)
_SEARCHED: Final = Turn(
    play=_because(Reason.MUST_WAIT, "R5", "must wait until every seat has drawn"),
    draw=_already_drawn("R5"),
)

# Before a draw, or where one draw may follow another.
_MUST_PLAY: Final = Turn(draw=_must_play("R9"), pass_=_must_play("R9"))
_PLAY_OR_DRAW: Final = Turn(
    pass_=_must_play("R9", "can play {fitting} and must, or draw first")
)
_PLAY_NOT_DRAW: Final = Turn(draw=_cannot_draw, pass_=_must_play("R9"))
_MUST_DRAW: Final = Turn(
    pass_=_because(Reason.MUST_DRAW, "R10", "has no legal play and must draw")
)
_NO_DRAWING: Final = Turn(
    draw=_because(
        Reason.NO_DRAWING, "R10", "must pass: these rules know no drawing in play"
    )
)
_NOTHING_TO_DRAW: Final = Turn(draw=_cannot_draw)

# After a draw.
_MUST_PASS: Final = Turn(draw=_already_drawn("R10"))
_PLAY_OR_KEEP: Final = Turn(draw=_already_drawn("R10"))
_PLAY_DRAWN: Final = Turn(draw=_already_drawn("R10"), pass_=_must_play("R10"))
_WAITS: Final = Turn(
    play=_because(Reason.MUST_WAIT, "R10", "has drawn {drawn} and must wait a turn"),
    draw=_already_drawn("R10"),
)


def can_draw(
    rules: Rules, boneyard: tuple[Tile, ...], layout: Layout, seats: int
) -> bool:
    """Return whether there is a tile that may be drawn (R11)."""
    searching = not layout.placements
    if searching or not rules._blocks_early:
        return len(boneyard) > 0
    return rules.draw is not DrawRule.NEVER and len(boneyard) > rules.reserve_for(seats)


def is_blocked(
    rules: Rules,
    hands: tuple[Bits, ...],
    boneyard: tuple[Tile, ...],
    layout: Layout,
    turn: int,
    drawn: Tile | None,
) -> bool:
    """Return whether a round in which every hand has a tile ends here (R13)."""
    counted = hands
    if can_draw(rules, boneyard, layout, len(hands)):
        if rules.dead_layout is DeadLayout.PLAY_ON:
            return False
        counted = (*hands, tile_bits(boneyard))
    elif rules.empty_boneyard is EmptyBoneyard.END_ROUND and layout.placements:
        must_draw = drawn is None or rules.draw is DrawRule.UNTIL_PLAYABLE
        if must_draw:
            counted = (hands[turn],)
    held = 0
    for hand in counted:
        held |= hand
    return not held & fitting_tiles(layout)


# Members of an enum are slow to look up by name before Python 3.12: this spares a round
# a seventieth.
_ALL_AT_ONCE: Final = OpenerSearch.ALL_AT_ONCE
_MAY_PLAY: Final = DrawnTile.MAY_PLAY
_UNTIL_PLAYABLE: Final = DrawRule.UNTIL_PLAYABLE


def turn_of(state: RoundState, fits: bool) -> Turn:
    """Return what the seat to move may do, in a round that is not over.

    `fits` says whether a tile of its hand matches a place that may be played on.
    """
    rules = state.rules
    layout = state.layout
    drawn = state.drawn
    if not layout.placements:
        if drawn is None:
            return _HOLDS_OPENER if fits else _MUST_SEARCH
        finds = fits and rules.opener_search is not _ALL_AT_ONCE
        return _FOUND_OPENER if finds else _SEARCHED
    if drawn is None:
        if fits and not rules.voluntary_draw:
            return _MUST_PLAY
    elif fits:
        if rules.drawn_tile is _MAY_PLAY:
            return _PLAY_OR_KEEP
        return _WAITS if rules.drawn_tile is DrawnTile.WAITS else _PLAY_DRAWN
    elif rules.draw is not _UNTIL_PLAYABLE:
        return _MUST_PASS
    if can_draw(rules, state.boneyard, layout, len(state._hand_bits)):
        return _PLAY_OR_DRAW if fits else _MUST_DRAW
    if fits:
        return _PLAY_NOT_DRAW
    return _NO_DRAWING if rules.draw is DrawRule.NEVER else _NOTHING_TO_DRAW


def round_over(outcome: Outcome) -> Illegality:
    """Say that nothing is legal since the round is over."""
    message = f"the round is over: {outcome}"
    return Illegality(Reason.ROUND_OVER, "R13", message)


def not_in_hand(state: RoundState, play: Play) -> Illegality:
    """Say that the seat to move does not hold the tile."""
    message = f"seat {state.turn} does not hold {play.tile}"
    return Illegality(Reason.NOT_IN_HAND, "R3", message)


def misplaced(state: RoundState, play: Play) -> Illegality:
    """Say why a tile does not fit where it should go."""
    tile, onto, owed = play.tile, play.onto, state.layout.owed
    laid = [placement.tile for placement in state.layout.placements]
    if not laid:
        message = (
            f"the opener {tile} joins no tile"
            if tile == state.opener
            else f"{tile} must wait until the opener {state.opener} lies"
        )
        return Illegality(Reason.OPENER_FIRST, "R4", message)
    if onto is None:
        message = f"{tile} must name the tile that it joins"
        return Illegality(Reason.PLACE_NEEDED, "R7", message)
    if onto not in laid:
        message = f"{onto} does not lie on the table"
        return Illegality(Reason.NOT_ON_TABLE, "R7", message)
    if owed is not None and onto != owed.double:
        what, rule, reason = (
            ("arms", "R8", Reason.ARMS_FIRST)
            if owed.kind is PlaceKind.ARM
            else ("toes", "R12", Reason.FOOT_FIRST)
        )
        message = f"{owed.double} has {owed.placed} of its {owed.needed} {what}"
        return Illegality(reason, rule, f"{message}, and they come first")
    if play.pip is None:
        message = f"{tile} and {onto} have no number in common"
    else:
        message = f"the {play.pip} of {onto} is covered"
    return Illegality(Reason.NO_MATCH, "R7", message)
