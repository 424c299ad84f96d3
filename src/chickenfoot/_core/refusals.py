"""The reasons for a refusal, in words.

Whether a move is legal is decided in `play` alone. Here a move that is known to be
illegal gets the first reason that a person at the table would name.
"""

from chickenfoot._core.ending import can_draw
from chickenfoot._core.illegality import Illegality, Reason
from chickenfoot._core.layout import Foot, fitting_tiles
from chickenfoot._core.moves import Draw, Move, Play, check_move
from chickenfoot._core.rules import DrawRule
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import tiles_of


def explain(state: RoundState, move: Move) -> Illegality:
    """Say why an illegal move is one."""
    check_move(move)
    if state.outcome is not None:
        how = (
            "it is blocked"
            if state.outcome.is_blocked
            else f"seat {state.outcome.seat} went out"
        )
        return Illegality(Reason.ROUND_OVER, "R13", f"the round is over, {how}")
    if isinstance(move, Play):
        return _explain_play(state, move)
    return _explain_draw(state) if isinstance(move, Draw) else _explain_pass(state)


def _explain_play(state: RoundState, play: Play) -> Illegality:
    tile, onto, foot = play.tile, play.onto, state.layout.foot
    laid = [placement.tile for placement in state.layout.placements]
    if not state.hand_bits[state.turn] & play.bit:
        return Illegality(
            Reason.NOT_IN_HAND, "R3", f"seat {state.turn} does not hold {tile}"
        )
    if play.place in state.layout.target_numbers:
        return _explain_wait(state)
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
    what, clause, reason = (
        ("arms", "R8", Reason.ARMS_FIRST)
        if is_opener
        else ("toes", "R12", Reason.FOOT_FIRST)
    )
    message = f"{foot.double} has {foot.placed} of its {foot.needed} {what}"
    return Illegality(reason, clause, f"{message}, and they come first")


def _explain_wait(state: RoundState) -> Illegality:
    """Say why a tile that fits must not be played in this turn."""
    if not state.layout.placements:
        message = f"seat {state.turn} must wait until every seat has drawn"
        return Illegality(Reason.MUST_WAIT, "R5", message)
    message = f"seat {state.turn} has drawn {state.drawn} and must wait a turn"
    return Illegality(Reason.MUST_WAIT, "R10", message)


def _explain_draw(state: RoundState) -> Illegality:
    who, drawn, rules = f"seat {state.turn}", state.drawn, state.rules
    fitting = _fitting(state)
    searching = not state.layout.placements
    if searching and drawn is None:
        return _explain_opener(state)
    if drawn is not None and (fitting or rules.draw is not DrawRule.UNTIL_PLAYABLE):
        clause = "R5" if searching else "R10"
        message = f"{who} has drawn {drawn} and may not draw again in this turn"
        return Illegality(Reason.ALREADY_DRAWN, clause, message)
    if fitting and not rules.voluntary_draw:
        return Illegality(Reason.MUST_PLAY, "R9", f"{who} can play {fitting} and must")
    if rules.draw is DrawRule.NEVER:
        return Illegality(
            Reason.NO_DRAWING,
            "R10",
            f"{who} must pass: these rules know no drawing in play",
        )
    left = len(state.boneyard)
    what = f"holds only its reserve of {left}" if left else "is empty"
    return Illegality(
        Reason.BONEYARD_EMPTY, "R11", f"{who} cannot draw: the boneyard {what}"
    )


def _explain_pass(state: RoundState) -> Illegality:
    who = f"seat {state.turn}"
    fitting = _fitting(state)
    if not state.layout.placements:
        if fitting:
            return _explain_opener(state)
        message = f"{who} must draw, since nobody has laid the opener {state.opener}"
        return Illegality(Reason.MUST_DRAW, "R5", message)
    if fitting:
        clause = "R9" if state.drawn is None else "R10"
        draws = state.drawn is None and state.rules.voluntary_draw
        must = "must, or draw first" if draws and _can_draw(state) else "must"
        return Illegality(
            Reason.MUST_PLAY, clause, f"{who} can play {fitting} and {must}"
        )
    return Illegality(Reason.MUST_DRAW, "R10", f"{who} has no legal play and must draw")


def _explain_opener(state: RoundState) -> Illegality:
    message = f"seat {state.turn} holds the opener {state.opener} and must lay it"
    return Illegality(Reason.OPENER_FIRST, "R4", message)


def _can_draw(state: RoundState) -> bool:
    return can_draw(state.rules, state.boneyard, state.layout, state.seats)


def _fitting(state: RoundState) -> str:
    """Name the tiles of the seat to move that match what may be played on."""
    bits = state.hand_bits[state.turn] & fitting_tiles(state.layout)
    return " or ".join(map(str, tiles_of(bits)))
