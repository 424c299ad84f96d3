"""Why a move is refused, by the second engine.

The order of the questions is that of the porting guide: the first one that is answered
with yes gives the reason.
"""

from tests.oracle.engine import OracleRound, Tile, tile_from_text

Why = str | None
"""The rule and the reason, as `R9 must_play`; None for a legal move."""


def why_refused(state: OracleRound, text: str) -> Why:
    """Say why a move is refused."""
    if text in state.legal():
        return None
    if state.outcome is not None:
        return "R13 round_over"
    if text == "draw":
        return why_no_draw(state)
    if text == "pass":
        return why_no_pass(state)
    tile, _, onto = text.partition("@")
    return why_no_play(
        state, tile_from_text(tile), tile_from_text(onto) if onto else None
    )


def can_play(state: OracleRound) -> bool:
    """Return whether a tile of the seat to move fits what may be played on now."""
    return bool(state.plays_of(state.hands[state.turn]))


def why_no_play(state: OracleRound, tile: Tile, onto: Tile | None) -> Why:
    """Say why a play is refused."""
    searching = not state.placements
    foot = state.foot()
    if tile not in state.hands[state.turn]:
        return "R3 not_in_hand"
    if (tile, onto) in state.plays_of([tile]):
        # It fits, so the seat has drawn and the tile has to wait.
        return "R5 must_wait" if searching else "R10 must_wait"
    if searching:
        return "R4 opener_first"
    if onto is None:
        return "R7 place_needed"
    if onto not in [laid for laid, _, _, _ in state.placements]:
        return "R7 not_on_table"
    if foot is not None and onto != foot[0]:
        return "R8 arms_first" if foot[0] == state.opener else "R12 foot_first"
    return "R7 no_match"


def why_no_draw(state: OracleRound) -> Why:
    """Say why a draw is refused."""
    searching = not state.placements
    if searching:
        # Who has not drawn yet holds the opener, or the draw would be legal.
        return "R4 opener_first" if state.drawn is None else "R5 already_drawn"
    draws_on = state.rules.draw == "until_playable" and not can_play(state)
    if state.drawn is not None and not draws_on:
        return "R10 already_drawn"
    if can_play(state) and not state.rules.voluntary_draw:
        return "R9 must_play"
    if state.rules.draw == "never":
        return "R10 no_drawing"
    return "R11 boneyard_empty"


def why_no_pass(state: OracleRound) -> Why:
    """Say why a pass is refused."""
    searching = not state.placements
    if searching:
        return "R4 opener_first" if can_play(state) else "R5 must_draw"
    if can_play(state):
        return "R9 must_play" if state.drawn is None else "R10 must_play"
    return "R10 must_draw"
