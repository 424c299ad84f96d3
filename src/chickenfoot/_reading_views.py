"""Views from JSON. What follows from other parts must follow from them."""

from typing import Final

import attrs

from chickenfoot._json import Node
from chickenfoot._layout import Layout
from chickenfoot._moves import Play
from chickenfoot._play import legal_moves
from chickenfoot._reading import (
    check_seats,
    moves_by_text,
    read_outcome,
    read_rules,
    read_score,
    read_seat,
    read_tile,
    read_tiles,
)
from chickenfoot._rules import Rules
from chickenfoot._scoring import score_round
from chickenfoot._state import WentOut
from chickenfoot._tiles import Tile, double_set, set_size, tile_bits
from chickenfoot._views import RoundView, known_state
from chickenfoot._writing import write_view

_LAYOUT: Final = ("placements", "ends", "targets", "foot")


def read_view(members: dict[str, Node]) -> RoundView:
    """Read a view and refuse one that cannot be."""
    rules = read_rules(members["rules"])
    opener = _read_opener(members["opener"], rules)
    hand_sizes = tuple(size.integer() for size in members["hand_sizes"].items())
    seats = len(hand_sizes)
    check_seats(members["hand_sizes"], seats)
    seat = None
    if members["seat"].value is not None:
        seat = read_seat(members["seat"], seats)
    layout = _read_layout(members["layout"], rules, opener, seats)
    drawn = members["drawn"]
    score = members["score"]
    outcome = members["outcome"]
    known = RoundView(
        rules=rules,
        opener=opener,
        seat=seat,
        hand=read_tiles(members["hand"]),
        hand_sizes=hand_sizes,
        boneyard_size=members["boneyard_size"].integer(),
        layout=layout,
        turn=read_seat(members["turn"], seats),
        drew=members["drew"].flag(),
        drawn=None if drawn.value is None else read_tile(drawn),
        legal_moves=(),
        outcome=None if outcome.value is None else read_outcome(outcome, seats),
        score=None if score.value is None else read_score(score),
        ply=members["ply"].integer(),
    )
    _check_tiles(known, members)
    _check_end(known, members)
    return _with_moves(known, members)


def _read_opener(node: Node, rules: Rules) -> Tile:
    opener = read_tile(node)
    if not opener.is_double or opener.high > rules.max_pip:
        raise node.error(f"{opener} opens no round of a double-{rules.max_pip} set")
    return opener


def _read_layout(node: Node, rules: Rules, opener: Tile, seats: int) -> Layout:
    """Lay the tiles again one after the other."""
    layout = Layout.bare(opener)
    moves = moves_by_text(rules.max_pip)
    laid: set[Tile] = set()
    for item in node.fields(_LAYOUT)["placements"].items():
        members = item.fields(("tile", "onto", "pip", "seat"))
        tile = read_tile(members["tile"])
        onto = None
        if members["onto"].value is not None:
            onto = read_tile(members["onto"])
        play = moves.get(str(tile) if onto is None else f"{tile}@{onto}")
        if not isinstance(play, Play) or play.place not in layout.target_numbers:
            raise item.error(f"{tile} does not fit there")
        if tile in laid:
            raise item.error(f"{tile} lies there already")
        laid.add(tile)
        seat = read_seat(members["seat"], seats)
        layout = layout.lay(play, seat, rules.arms)
    return layout


def _check_tiles(view: RoundView, members: dict[str, Node]) -> None:
    """Refuse tiles that are twice there, and sizes that do not add up."""
    placements = view.layout.placements
    shown = {placement.tile for placement in placements} | set(view.hand)
    if len(shown) < len(placements) + len(view.hand):
        raise members["hand"].error("a tile is there more than once")
    if any(tile.high > view.rules.max_pip for tile in view.hand):
        raise members["hand"].error("a tile is not of the set")
    size = 0 if view.seat is None else view.hand_sizes[view.seat]
    if size != len(view.hand):
        raise members["hand"].error(f"{len(view.hand)} tiles, not {size}")
    if view.hand != tuple(sorted(view.hand)):
        raise members["hand"].error("the tiles are not in order")
    tiles = sum(view.hand_sizes) + view.boneyard_size + len(placements)
    if tiles != set_size(view.rules.max_pip):
        raise members["hand_sizes"].error(f"{tiles} tiles in all are not the set")
    if view.drawn is not None and not (view.drew and view.drawn in view.hand):
        raise members["drawn"].error(f"{view.drawn} is not a tile just drawn")
    if view.drew and view.seat == view.turn and view.drawn is None:
        raise members["drawn"].error("the tile just drawn is missing")
    laid = len(placements) - view.rules.tiles_aside
    if view.ply < laid:
        raise members["ply"].error(f"{laid} tiles were not laid in {view.ply} moves")


def _check_end(view: RoundView, members: dict[str, Node]) -> None:
    """Refuse an end that is not that of this round."""
    score = view.score
    if (score is None) != (view.outcome is None):
        raise members["score"].error("a round is scored exactly when it is over")
    if score is None:
        if 0 in view.hand_sizes:
            raise members["hand_sizes"].error("a round with an empty hand is over")
        return
    if view.hand_sizes != tuple(map(len, score.hands)):
        raise members["score"].error("the hands are not those of this round")
    if view.seat is not None and score.hands[view.seat] != frozenset(view.hand):
        raise members["score"].error(f"seat {view.seat} holds other tiles")
    placements = view.layout.placements
    laid = {placement.tile for placement in placements}
    left = {tile for hand in score.hands for tile in hand}
    if not left <= set(double_set(view.rules.max_pip)) - laid:
        raise members["score"].error("a tile cannot be in a hand")
    last = placements[-1].seat if placements else None
    if isinstance(view.outcome, WentOut) and view.outcome.seat != last:
        raise members["outcome"].error("who goes out lays the last tile")
    hand_bits = tuple(map(tile_bits, score.hands))
    if score != score_round(attrs.evolve(known_state(view), hand_bits=hand_bits)):
        raise members["score"].error("the score is not that of this round")


def _with_moves(view: RoundView, members: dict[str, Node]) -> RoundView:
    """Add the legal moves, and compare all that was written with all that follows."""
    if view.seat == view.turn:
        moves = legal_moves(known_state(view))
        view = attrs.evolve(view, legal_moves=moves)
    for name, value in write_view(view).items():
        # Records of an older version may lack rules.
        if name != "rules" and members[name].value != value:
            raise members[name].error("does not follow from the rest of the view")
    return view
