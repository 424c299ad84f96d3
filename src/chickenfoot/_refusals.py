"""The reasons for a refusal, in words.

Whether a move is legal is decided in `_play` alone. Here a move that is known to be
illegal gets the first reason that a person at the table would name.
"""

from chickenfoot._layout import Foot
from chickenfoot._moves import Draw, Move, Pass, Play
from chickenfoot._rules import DrawRule
from chickenfoot._state import RoundState, WentOut
from chickenfoot._tiles import Tile, tiles_of
from chickenfoot.errors import Illegality, Reason


def explain(state: RoundState, move: Move) -> Illegality:
    """Say why an illegal move is one."""
    _check_move(move)
    if state.outcome is not None:
        how = (
            f"seat {state.outcome.seat} went out"
            if isinstance(state.outcome, WentOut)
            else "it is blocked"
        )
        return Illegality(Reason.ROUND_OVER, "R13", f"the round is over, {how}")
    if isinstance(move, Play):
        return _explain_play(state, move)
    fitting = tiles_of(state.hand_bits[state.turn] & state.layout.fitting)
    if fitting:
        return _explain_playable(state, move, fitting)
    return _explain_draw(state) if isinstance(move, Draw) else _explain_pass(state)


def _check_move(move: object) -> None:
    if not isinstance(move, Play | Draw | Pass):
        raise TypeError(f"a move must be a Play, a Draw or a Pass, not {move!r}")


def _explain_play(state: RoundState, play: Play) -> Illegality:
    tile, onto, foot = play.tile, play.onto, state.layout.foot
    laid = [placement.tile for placement in state.layout.placements]
    if not state.hand_bits[state.turn] & play.bit:
        return Illegality(
            Reason.NOT_IN_HAND, "R3", f"seat {state.turn} does not hold {tile}"
        )
    if not laid:
        message = (
            f"the opener {tile} joins no tile"
            if tile == state.opener
            else f"{tile} must wait until the opener {state.opener} lies"
        )
        return Illegality(Reason.OPENER_FIRST, "R4", message)
    if onto is None:
        return Illegality(
            Reason.PLACE_NEEDED, "R7", f"{tile} must name the tile that it joins"
        )
    if onto not in laid:
        return Illegality(
            Reason.NOT_ON_TABLE, "R7", f"{onto} does not lie on the table"
        )
    if foot is not None and onto != foot.double:
        return _explain_foot(foot, is_opener=foot.double == laid[0])
    if play.pip is None:
        message = f"{tile} and {onto} have no number in common"
    else:
        message = f"the {play.pip} of {onto} is covered"
    return Illegality(Reason.NO_MATCH, "R7", message)


def _explain_foot(foot: Foot, *, is_opener: bool) -> Illegality:
    owed = f"of {foot.needed} on {foot.double}, and only {foot.placed} of them lie"
    if is_opener:
        return Illegality(Reason.ARMS_FIRST, "R8", f"the next tile is an arm {owed}")
    return Illegality(Reason.FOOT_FIRST, "R12", f"the next tile is a toe {owed}")


def _explain_playable(
    state: RoundState, move: Draw | Pass, fitting: tuple[Tile, ...]
) -> Illegality:
    """Say why a seat with a legal play may not do this instead."""
    who = f"seat {state.turn}"
    names = " or ".join(map(str, fitting))
    if not state.layout.placements:
        return Illegality(
            Reason.OPENER_FIRST, "R4", f"{who} holds the opener {names} and must lay it"
        )
    if state.drawn is None:
        return Illegality(Reason.MUST_PLAY, "R9", f"{who} can play {names} and must")
    if isinstance(move, Draw):
        return Illegality(
            Reason.ALREADY_DRAWN, "R10", f"{who} has drawn {state.drawn}, which fits"
        )
    return Illegality(
        Reason.MUST_PLAY, "R10", f"{who} has drawn {names} and must play it"
    )


def _explain_draw(state: RoundState) -> Illegality:
    who = f"seat {state.turn}"
    searching = not state.layout.placements
    if state.drawn is None and state.rules.draw is DrawRule.NEVER and not searching:
        return Illegality(
            Reason.NO_DRAWING, "R10", f"{who} must pass: these rules know no drawing"
        )
    if not state.boneyard:
        return Illegality(
            Reason.BONEYARD_EMPTY, "R11", f"{who} must pass: the boneyard is empty"
        )
    return Illegality(
        Reason.ALREADY_DRAWN,
        "R5" if searching else "R10",
        f"{who} has drawn {state.drawn} and must pass",
    )


def _explain_pass(state: RoundState) -> Illegality:
    who = f"seat {state.turn}"
    if not state.layout.placements:
        return Illegality(
            Reason.MUST_DRAW,
            "R5",
            f"{who} must draw, since nobody has laid the opener {state.opener}",
        )
    return Illegality(Reason.MUST_DRAW, "R10", f"{who} has no legal play and must draw")
