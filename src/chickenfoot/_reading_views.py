"""Views from JSON. What follows from other parts must follow from them."""

from typing import Final

import attrs

from chickenfoot._json import Node
from chickenfoot._layout import Layout
from chickenfoot._moves import Play
from chickenfoot._play import legal_moves
from chickenfoot._reading import (
    moves_by_text,
    read_outcome,
    read_rules,
    read_score,
    read_tile,
    read_tiles,
)
from chickenfoot._rules import FEWEST_SEATS, Rules
from chickenfoot._tiles import Tile, set_size
from chickenfoot._views import RoundView, known_state
from chickenfoot._writing import write_view

_LAYOUT: Final = ("placements", "ends", "targets", "foot")


def read_view(members: dict[str, Node]) -> RoundView:
    """Read a view and refuse one that cannot be."""
    rules = read_rules(members["rules"])
    opener = _read_opener(members["opener"], rules)
    hand_sizes = tuple(size.integer() for size in members["hand_sizes"].items())
    seats = len(hand_sizes)
    if seats < FEWEST_SEATS:
        raise members["hand_sizes"].error(f"two or more seats are wanted, not {seats}")
    seat = None
    if members["seat"].value is not None:
        seat = _read_seat(members["seat"], seats)
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
        turn=_read_seat(members["turn"], seats),
        drew=members["drew"].flag(),
        drawn=None if drawn.value is None else read_tile(drawn),
        legal_moves=(),
        outcome=None if outcome.value is None else read_outcome(outcome),
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


def _read_seat(node: Node, seats: int) -> int:
    seat = node.integer()
    if seat >= seats:
        raise node.error(f"a seat from 0 to {seats - 1} is wanted, not {seat}")
    return seat


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
        seat = _read_seat(members["seat"], seats)
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
    tiles = sum(view.hand_sizes) + view.boneyard_size + len(placements)
    if tiles != set_size(view.rules.max_pip):
        raise members["hand_sizes"].error(f"{tiles} tiles in all are not the set")
    if view.drawn is not None and not (view.drew and view.drawn in view.hand):
        raise members["drawn"].error(f"{view.drawn} is not a tile just drawn")
    if view.drew and view.seat == view.turn and view.drawn is None:
        raise members["drawn"].error("the tile just drawn is missing")


def _check_end(view: RoundView, members: dict[str, Node]) -> None:
    """Refuse a score that is not that of this round."""
    score = view.score
    if (score is None) != (view.outcome is None):
        raise members["score"].error("a round is scored exactly when it is over")
    if score is not None:
        sizes = tuple(map(len, score.hands))
        found = (score.opener, score.outcome, sizes)
        if found != (view.opener, view.outcome, view.hand_sizes):
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
