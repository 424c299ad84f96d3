"""The parts that records, views and events have in common, from JSON."""

import enum
import functools
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import attrs

from chickenfoot._core.errors import NotationError, RulesError, SetUpError
from chickenfoot._core.moves import DRAW, PASS, Move, all_plays, parse_move
from chickenfoot._core.rules import FEWEST_SEATS, Rules
from chickenfoot._core.scoring import RoundScore
from chickenfoot._core.state import Outcome
from chickenfoot._core.tiles import ALL_TILES, Tile
from chickenfoot.presets import PRESETS
from chickenfoot.records._json import Node, shorten

_Choice = TypeVar("_Choice", bound=enum.StrEnum)

_SEATS = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)
_TILES: Final[Mapping[str, Tile]] = {str(tile): tile for tile in ALL_TILES}


def read_tile(node: Node) -> Tile:
    """Read a tile from its text."""
    text = node.text()
    tile = _TILES.get(text)
    if tile is not None:
        return tile
    try:
        return Tile.parse(text)
    except NotationError:
        raise node.error(f"{shorten(text)} is not a tile like '6-4'") from None


def read_double(node: Node) -> Tile:
    """Read the double that opens a round."""
    tile = read_tile(node)
    if not tile.is_double:
        raise node.error(f"{tile} is no double")
    return tile


def read_tiles(node: Node) -> tuple[Tile, ...]:
    """Read a list of tiles."""
    return tuple(map(read_tile, node.items()))


def read_moves(node: Node, max_pip: int) -> tuple[Move, ...]:
    """Read a list of moves from their texts."""
    known = moves_by_text(max_pip)
    moves: list[Move] = []
    for item in node.items():
        text = item.text()
        move = known.get(text)
        if move is None:
            try:
                move = parse_move(text)
            except NotationError:
                raise item.error(
                    f"{shorten(text)} is not a move like '8-4@4-2' or 'draw'"
                ) from None
        moves.append(move)
    return tuple(moves)


@functools.cache
def moves_by_text(max_pip: int) -> Mapping[str, Move]:
    """Return every move that a set knows, by its text."""
    moves: tuple[Move, ...] = (DRAW, PASS, *all_plays(max_pip))
    return {str(move): move for move in moves}


def read_choice(node: Node, choices: Iterable[_Choice]) -> _Choice:
    """Read a member of an enum, one of these, from its value."""
    text = node.text()
    by_text = {choice.value: choice for choice in choices}
    if text not in by_text:
        names = ", ".join(map(repr, by_text))
        raise node.error(f"{shorten(text)} is not known, only {names}")
    return by_text[text]


def read_rules(node: Node) -> Rules:
    """Read rules, or the name of a preset.

    A rule that is missing, as in an older record, is the standard.
    """
    if isinstance(node.value, str):
        return _read_preset(node)
    fields = {field.name: field for field in attrs.fields(Rules) if field.init}
    values: dict[str, Any] = {}
    for name, member in node.members().items():
        if name not in fields:
            raise node.error(f"no rule is called {shorten(name)}")
        default: object = fields[name].default
        values[name] = (
            read_choice(member, type(default))
            if isinstance(default, enum.StrEnum)
            else _read_rule(member)
        )
    try:
        return Rules(**values)
    except (RulesError, TypeError) as error:
        raise node.error(str(error)) from None


def _read_preset(node: Node) -> Rules:
    key = node.text()
    if key not in PRESETS:
        raise node.error(f"no preset is called {shorten(key)}")
    return PRESETS[key].rules


def _read_rule(node: Node) -> object:
    if node.value is None or isinstance(node.value, bool | int):
        return node.value
    sizes: dict[int, int] = {}
    for seats, size in node.members().items():
        if not _SEATS.fullmatch(seats):
            raise node.error(f"{shorten(seats)} is not a number of seats")
        sizes[int(seats)] = size.integer()
    return sizes


def read_seat(node: Node, seats: int) -> int:
    """Read a seat of a table with so many seats."""
    seat = node.integer()
    if seat >= seats:
        raise node.error(f"a seat from 0 to {seats - 1} is wanted, not {seat}")
    return seat


def check_seats(node: Node, seats: int) -> None:
    """Refuse a table with too few seats for a round."""
    if seats < FEWEST_SEATS:
        raise node.error(f"two or more seats are wanted, not {seats}")


def read_outcome(node: Node, seats: int) -> Outcome:
    """Read how a round ended."""
    members = node.fields(("how", "seat"))
    how = members["how"].text()
    if how == "went_out":
        return Outcome(read_seat(members["seat"], seats))
    if how != "blocked":
        raise members["how"].error("'went_out' or 'blocked' is wanted here")
    if members["seat"].value is not None:
        raise members["seat"].error("null is wanted here: nobody went out")
    return Outcome(None)


def read_score(node: Node) -> RoundScore:
    """Read what a finished round cost, perhaps without the tiles that were left."""
    members = node.fields(("opener", "outcome", "points", "hands"))
    points = tuple(item.integer() for item in members["points"].items())
    hands = tuple(map(read_tiles, members["hands"].items()))
    check_seats(members["hands"], len(hands))
    opener = read_double(members["opener"])
    outcome = read_outcome(members["outcome"], len(hands))
    try:
        return RoundScore(opener, outcome, points, hands)
    except SetUpError as error:
        raise node.error(str(error)) from None


def read_played_score(node: Node) -> RoundScore:
    """Read the score of a round that was played with this library."""
    score = read_score(node)
    hands = node.members()["hands"]
    left = [tile for hand in score.hands for tile in hand]
    if len(set(left)) < len(left):
        raise hands.error("a tile is there more than once")
    out = [] if score.outcome.is_blocked else [score.outcome.seat]
    if out != [seat for seat, hand in enumerate(score.hands) if not hand]:
        raise hands.error("exactly who went out has no tiles left")
    return score
