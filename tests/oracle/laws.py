"""Which rules, deals and texts there are, by the second engine."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tests.oracle.engine import OracleRules, Tile, oracle_set, tile_text

MOVE = re.compile(r"(?P<tile>[0-9]+-[0-9]+)(@(?P<onto>[0-9]+-[0-9]+))?")
HALF = re.compile(r"0|[1-9][0-9]?")


def rules_from(values: Mapping[str, Any]) -> OracleRules:
    """Read rules; what is not named is standard."""
    read = dict(values)
    for name in ("hand_size", "reserve"):
        numbers: int | dict[str, int] = read.get(name, 0)
        if not isinstance(numbers, int):
            read[name] = {int(seats): number for seats, number in numbers.items()}
    return OracleRules(**read)


def why_no_rules(rules: OracleRules) -> str | None:
    """Name the rule that forbids these house rules, if there is one."""
    if not 1 <= rules.max_pip <= 18:
        return "R1"
    if not 1 <= rules.arms <= rules.max_pip:
        return "R8"
    if rules.rounds is not None and not 1 <= rules.rounds <= rules.max_pip + 1:
        return "R15"
    points = rules.blank_points, rules.double_blank_points, rules.double_out_points
    if min(points) < 0:
        return "R14"
    sizes = by_seats(rules.hand_size)
    reserves = by_seats(rules.reserve)
    if not sizes or not reserves:
        return "R2"
    for seats, size in sizes.items():
        forbidden = why_no_hands(rules, seats, size)
        if forbidden:
            return forbidden
    if any(seats < 2 or number < 0 for seats, number in reserves.items()):
        return "R11"
    if rules.voluntary_draw and rules.draw == "never":
        return "R10"
    if rules.opener_again and rules.opener_search == "set_aside":
        return "R6"
    return None


def by_seats(number: int | Mapping[int, int]) -> Mapping[int, int]:
    """Give a number by the count of seats; a lone one has to serve two."""
    return {2: number} if isinstance(number, int) else number


def why_no_hands(rules: OracleRules, seats: int, size: int) -> str | None:
    """Name the rule that forbids dealing so many tiles to so many seats."""
    aside = 1 if rules.opener_search == "set_aside" else 0
    if seats < 2:
        return "R2"
    if size < 1:
        return "R3"
    if seats * size > len(oracle_set(rules.max_pip)) - aside:
        return "R2"
    return None


def why_no_table(rules: OracleRules, seats: int) -> str | None:
    """Name the rule by which these rules cannot serve so many seats."""
    if seats < 2:
        return "R2"
    size = rules.hand_size
    if not isinstance(size, int):
        if seats not in size:
            return "R2"
        size = size[seats]
    return why_no_hands(rules, seats, size) or why_no_reserve(rules, seats)


def why_no_reserve(rules: OracleRules, seats: int) -> str | None:
    """Name the rule that wants a reserve for so many seats."""
    if isinstance(rules.reserve, int) or seats in rules.reserve:
        return None
    return "R2"


def why_no_start(
    rules: OracleRules,
    opener: Tile,
    leader: int,
    hands: Sequence[Sequence[Tile]],
    boneyard: Sequence[Tile],
) -> str | None:
    """Name the rule that forbids a round to start like this."""
    if opener[0] != opener[1] or opener[0] > rules.max_pip:
        return "R4"
    if len(hands) < 2:
        return "R2"
    if not all(hands):
        return "R3"
    if why_no_reserve(rules, len(hands)):
        return "R2"
    if not 0 <= leader < len(hands):
        return "R2"
    whole = oracle_set(rules.max_pip)
    if rules.opener_search == "set_aside":
        whole.remove(opener)
    dealt = [tile for hand in (*hands, boneyard) for tile in hand]
    return None if sorted(dealt) == whole else "R1"


def move_text(text: str) -> str | None:
    """Write a move as it is always written, or give None for what is not one."""
    if text in {"draw", "pass"}:
        return text
    match = MOVE.fullmatch(text)
    if match is None:
        return None
    tile = read_tile(match["tile"])
    onto = read_tile(match["onto"]) if match["onto"] else None
    if tile is None or (match["onto"] and onto is None):
        return None
    return tile_text(tile) if onto is None else f"{tile_text(tile)}@{tile_text(onto)}"


def read_tile(text: str) -> Tile | None:
    """Read a tile with its halves in either order."""
    halves = text.split("-")
    if not all(HALF.fullmatch(half) for half in halves):
        return None
    low, high = sorted(map(int, halves))
    return (high, low) if high <= 18 else None
