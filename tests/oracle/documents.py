"""Views, events and scores as they are sent, by the second engine."""

import json
from dataclasses import asdict
from typing import Any

from tests.oracle.engine import OracleRound, OracleRules, Tile, is_double, tile_text

Json = dict[str, Any]


def rules_document(rules: OracleRules) -> Json:
    """Write every rule; seats are the keys of an object."""
    written: Json = json.loads(json.dumps(asdict(rules)))
    return written


def outcome_document(state: OracleRound) -> Json | None:
    """Write how the round ended."""
    if state.outcome is None:
        return None
    if state.outcome[0] == "out":
        return {"how": "went_out", "seat": state.outcome[1]}
    return {"how": "blocked", "seat": None}


def score_document(state: OracleRound) -> Json | None:
    """Write what the round costs, once it is over."""
    if state.outcome is None:
        return None
    return {
        "opener": tile_text(state.opener),
        "outcome": outcome_document(state),
        "points": state.points(),
        "hands": [texts(sorted(hand)) for hand in state.hands],
    }


def texts(tiles: list[Tile]) -> list[str]:
    """Write tiles."""
    return [tile_text(tile) for tile in tiles]


def ends_in_order(state: OracleRound) -> list[str]:
    """Write the open ends in their order.

    A plain tile puts its end where that of the joined tile was, a double takes that
    away, and arms and toes come last.
    """
    ends: list[tuple[Tile, int]] = []
    for tile, onto, pip, _ in state.placements:
        if onto is None:
            continue
        end = (tile, tile[1] if tile[0] == pip else tile[0])
        if is_double(tile):
            ends.remove((onto, pip))
        elif is_double(onto):
            ends.append(end)
        else:
            ends[ends.index((onto, pip))] = end
    return [f"{tile_text(tile)}:{pip}" for tile, pip in ends]


def layout_document(state: OracleRound) -> Json:
    """Write the tiles on the table, and where the next one may go."""
    foot = state.foot()
    ends = ends_in_order(state)
    return {
        "placements": [
            {
                "tile": tile_text(tile),
                "onto": None if onto is None else tile_text(onto),
                "pip": pip,
                "seat": seat,
            }
            for tile, onto, pip, seat in state.placements
        ],
        "ends": ends,
        "targets": ends if foot is None else [f"{tile_text(foot[0])}:{foot[0][0]}"],
        "owed": None if foot is None else foot_document(state, *foot),
    }


def foot_document(state: OracleRound, double: Tile, placed: int, needed: int) -> Json:
    """Write the arms or toes that must be played before anything else."""
    return {
        "kind": "arm" if double == state.opener else "toe",
        "double": tile_text(double),
        "placed": placed,
        "needed": needed,
    }


def owed_document(state: OracleRound) -> Json | None:
    """Write what must be played before anything else."""
    foot = state.foot()
    if state.outcome is not None:
        return None
    if not state.placements:
        return {
            "kind": "opener",
            "double": tile_text(state.opener),
            "placed": 0,
            "needed": 1,
        }
    return None if foot is None else foot_document(state, *foot)


def view_document(state: OracleRound, seat: int | None) -> Json:
    """Write what a seat may see, or anybody who looks on."""
    to_move = seat == state.turn
    drawn = state.drawn
    return {
        "format": "chickenfoot-view",
        "version": 1,
        "rules": rules_document(state.rules),
        "opener": tile_text(state.opener),
        "seat": seat,
        "hand": [] if seat is None else texts(sorted(state.hands[seat])),
        "hand_sizes": [len(hand) for hand in state.hands],
        "boneyard_size": len(state.boneyard),
        "layout": layout_document(state),
        "turn": state.turn,
        "drew": drawn is not None,
        "drawn": tile_text(drawn) if to_move and drawn is not None else None,
        "legal_moves": state.legal() if to_move else [],
        "owed": owed_document(state),
        "outcome": outcome_document(state),
        "score": score_document(state),
        "ply": state.ply,
    }


def event_documents(before: OracleRound, text: str, seat: int | None) -> list[Json]:
    """Write what a move makes happen, as a seat or somebody who looks on is told."""
    after = before.copy()
    after.apply(text)
    mover = before.turn
    told: list[Json] = []
    if text == "draw":
        drawn = tile_text(before.boneyard[0]) if seat == mover else None
        told.append({"event": "drew", "seat": mover, "tile": drawn})
    elif text == "pass":
        drew = before.drawn is not None
        # What a draw brought is nobody else's business.
        kind = "missed" if before.legal() == ["pass"] else "kept"
        kind = "hidden" if drew and seat != mover else kind
        told.append({"event": "passed", "seat": mover, "drew": drew, "kind": kind})
    else:
        told += play_documents(before, after)
    if after.outcome is not None:
        told.append({"event": "round_ended", "score": score_document(after)})
    return [{"format": "chickenfoot-event", "version": 1, **event} for event in told]


def play_documents(before: OracleRound, after: OracleRound) -> list[Json]:
    """Write what a play makes happen before the round can end."""
    tile, onto, pip, seat = after.placements[-1]
    if onto is None:
        return [{"event": "opened", "seat": seat, "tile": tile_text(tile)}]
    foot = before.foot()
    kind = "end"
    if foot is not None:
        kind = "arm" if foot[0] == before.opener else "toe"
    told: list[Json] = [
        {
            "event": "laid",
            "seat": seat,
            "tile": tile_text(tile),
            "onto": tile_text(onto),
            "pip": pip,
            "kind": kind,
            "number": None if foot is None else foot[1] + 1,
            "needed": None if foot is None else foot[2],
        }
    ]
    if is_double(tile):
        told.append({"event": "foot_called", "seat": seat, "double": tile_text(tile)})
    if foot is not None and after.foot() is None:
        completed = "arms_completed" if kind == "arm" else "foot_completed"
        told.append({"event": completed, "seat": seat, "double": tile_text(foot[0])})
    return told
