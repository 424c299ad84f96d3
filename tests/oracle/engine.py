"""A second engine of the game, naive on purpose: a witness for the rules.

It shares nothing with the library. A tile is a tuple `(high, low)`, a move is its
text, hands and boneyard are plain lists, and every question is answered by walking
over all the tiles again. Read it beside the rule book: the R-numbers are the same.
"""

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Tile = tuple[int, int]
Placement = tuple[Tile, Tile | None, int, int]
Outcome = tuple[Literal["out"], int] | tuple[Literal["blocked"]]
TieBreak = Literal["total", "zero_rounds", "lowest_round", "shared"]
Standing = tuple[int, int, int, int, int | None, TieBreak | None]


@dataclass(frozen=True, kw_only=True)
class OracleRules:
    """Name the house rules; the defaults are those of the rule book."""

    max_pip: int = 9
    hand_size: int | Mapping[int, int] = 7
    arms: int = 4
    draw: Literal["one", "until_playable", "never"] = "one"
    drawn_tile: Literal["may_play", "must_play", "waits"] = "may_play"
    voluntary_draw: bool = False
    reserve: int | Mapping[int, int] = 0
    empty_boneyard: Literal["miss_turn", "end_round"] = "miss_turn"
    dead_layout: Literal["play_on", "stop"] = "play_on"
    opener_search: Literal["in_turn", "all_at_once", "next_held", "set_aside"] = (
        "in_turn"
    )
    opener_again: bool = False
    double_blank_points: int = 50
    blank_points: int = 0
    double_out_points: int = 0
    rounds: int | None = None


def for_seats(number: int | Mapping[int, int], seats: int) -> int:
    """Give a number that may depend on the count of seats."""
    return number if isinstance(number, int) else number[seats]


def oracle_set(max_pip: int) -> list[Tile]:
    """List the tiles of a double set, sorted: 0-0, 1-0, 1-1, 2-0, 2-1 … (R1)."""
    return [(high, low) for high in range(max_pip + 1) for low in range(high + 1)]


def is_double(tile: Tile) -> bool:
    """Return whether both halves show the same number."""
    return tile[0] == tile[1]


def tile_text(tile: Tile) -> str:
    """Write a tile, the higher half first: `6-4`."""
    return f"{tile[0]}-{tile[1]}"


def tile_from_text(text: str) -> Tile:
    """Read a tile as `tile_text` writes it."""
    high, low = text.split("-")
    return int(high), int(low)


class OracleRound:
    """One round, changed in place by `apply`.

    `placements` are the plays in order, each `(tile, onto, pip, seat)`: the tile laid,
    the tile it joined (None for the opener), the number at which the two meet (for the
    opener its own) and who laid it. `drawn` is the tile drawn in this turn, the last
    one where several are drawn. `boneyard[0]` is drawn next.
    """

    def __init__(
        self,
        rules: OracleRules,
        hands: Sequence[Sequence[Tile]],
        boneyard: Sequence[Tile],
        opener: int,
        leader: int = 0,
    ) -> None:
        """Start a round from tiles already dealt; together they must be the set."""
        self.rules = rules
        self.hands = [sorted(hand) for hand in hands]
        self.boneyard = list(boneyard)
        self.opener: Tile = (opener, opener)
        self.leader = leader
        self.placements: list[Placement] = []
        self.drawn: Tile | None = None
        self.drew_by_choice = False
        self.outcome: Outcome | None = None
        self.ply = 0
        # R4: whoever holds the opener starts. R5: else the leader draws first.
        self.turn = leader
        for seat, hand in enumerate(self.hands):
            if self.opener in hand:
                self.turn = seat
        if rules.opener_search == "set_aside":
            self.placements.append((self.opener, None, opener, leader))
        on_table = [tile for tile, _, _, _ in self.placements]
        if sorted(self.tiles_left() + on_table) != oracle_set(rules.max_pip):
            raise ValueError("hands and boneyard are not exactly one double set")
        if self.placements:
            self.end_if_blocked()
            self.end_if_nothing_to_draw()

    def copy(self) -> "OracleRound":
        """Make a round that goes its own way from here."""
        other = copy.copy(self)
        other.hands = [list(hand) for hand in self.hands]
        other.boneyard = list(self.boneyard)
        other.placements = list(self.placements)
        return other

    def tiles_left(self) -> list[Tile]:
        """List the tiles not on the table, whether in a hand or in the boneyard."""
        return [tile for hand in self.hands for tile in hand] + self.boneyard

    def joined_to(self, tile: Tile) -> int:
        """Count the tiles laid onto `tile`."""
        return sum(1 for _, onto, _, _ in self.placements if onto == tile)

    def room_on(self, double: Tile) -> int:
        """Say how many tiles `double` takes in all (R8, R12)."""
        return self.rules.arms if double == self.opener else 3

    def ends(self) -> set[tuple[Tile, int]]:
        """Give each outer half that still takes a tile, with its number (R7).

        A double is never among them: what it still takes, it takes as a foot.
        """
        found: set[tuple[Tile, int]] = set()
        for tile, _, pip, _ in self.placements:
            if not is_double(tile) and self.joined_to(tile) == 0:
                high, low = tile
                # The half that joined is covered.
                found.add((tile, low if pip == high else high))
        return found

    def foot(self) -> tuple[Tile, int, int] | None:
        """Give the double to be answered first: `(tile, placed, needed)` (R8, R12)."""
        for tile, _, _, _ in self.placements:
            if is_double(tile) and self.joined_to(tile) < self.room_on(tile):
                return tile, self.joined_to(tile), self.room_on(tile)
        return None

    def targets(self) -> set[tuple[Tile, int]]:
        """Give what may be played on now: while there is a foot, its double alone."""
        foot = self.foot()
        if foot is None:
            return self.ends()
        double = foot[0]
        return {(double, double[0])}

    def plays_of(self, tiles: list[Tile]) -> list[tuple[Tile, Tile | None]]:
        """List every `(tile, onto)` the layout allows, by tile and then by place."""
        if not self.placements:
            # R4: nothing but the opener opens the round.
            return [(tile, None) for tile in tiles if tile == self.opener]
        targets = sorted(self.targets())
        return [
            (tile, onto)
            for tile in sorted(tiles)
            for onto, pip in targets
            if pip in tile  # R7
        ]

    def boneyard_counts_as_empty(self) -> bool:
        """Return whether nothing can be drawn (R11, R13)."""
        if not self.placements:
            return not self.boneyard  # R5: the search draws under every house rule.
        if self.rules.draw == "never":
            return True
        return len(self.boneyard) <= for_seats(self.rules.reserve, len(self.hands))

    def legal(self) -> list[str]:
        """List the legal moves: plays by tile, then by place, then draw, then pass.

        The list is empty when the round is over, and only then.
        """
        if self.outcome is not None:
            return []
        if not self.placements:
            return self.legal_in_search()
        # R10: who had to draw could play nothing, so the drawn tile alone may fit.
        had_to_draw = self.drawn is not None and not self.drew_by_choice
        tiles = [self.drawn] if self.drawn and had_to_draw else self.hands[self.turn]
        texts = [
            tile_text(tile) if onto is None else f"{tile_text(tile)}@{tile_text(onto)}"
            for tile, onto in self.plays_of(tiles)
        ]
        can_draw = not self.boneyard_counts_as_empty()
        if not texts:
            return ["draw"] if self.owes_a_draw() and can_draw else ["pass"]  # R10, R11
        if self.drawn is None:
            # R9: who can play must play.
            return texts + ["draw"] * (self.rules.voluntary_draw and can_draw)
        # R10: a tile just drawn may be kept.
        keeps: dict[str, list[str]] = {
            "may_play": [*texts, "pass"],
            "must_play": texts,
            "waits": ["pass"],
        }
        return keeps[self.rules.drawn_tile]

    def legal_in_search(self) -> list[str]:
        """List the one legal move while the opener is owed (R4, R5)."""
        holds_it = self.opener in self.hands[self.turn]
        if self.drawn is not None:
            # Where all draw at once, the opener waits for the end of the circle.
            waits = self.rules.opener_search == "all_at_once"
            return [tile_text(self.opener)] if holds_it and not waits else ["pass"]
        return [tile_text(self.opener)] if holds_it else ["draw"]

    def owes_a_draw(self) -> bool:
        """Return whether a seat without a play has to draw, if only it can (R10)."""
        return self.drawn is None or self.rules.draw == "until_playable"

    def apply(self, text: str) -> None:
        """Make one move; raise ValueError, changing nothing, if it is not legal."""
        if text not in self.legal():
            raise ValueError(f"{text} is not legal, but {self.legal()}")
        self.ply += 1
        if text == "draw":
            if self.drawn is None:
                self.drew_by_choice = bool(self.plays_of(self.hands[self.turn]))
            self.drawn = self.boneyard.pop(0)
            self.hands[self.turn].append(self.drawn)
            self.end_if_blocked()
        elif text == "pass":
            # The hands and the table stay as they were, so a pass blocks nothing.
            self.end_turn()
            self.end_circle()
        else:
            self.lay(text)
        self.end_if_nothing_to_draw()

    def lay(self, text: str) -> None:
        """Lay one tile and see whether that ends the round (R13)."""
        seat = self.turn
        if "@" in text:
            tile, onto = map(tile_from_text, text.split("@"))
            pip = next(pip for end, pip in self.targets() if end == onto)
            self.placements.append((tile, onto, pip, seat))
        else:
            tile = self.opener
            self.placements.append((tile, None, tile[0], seat))
        self.hands[seat].remove(tile)
        self.end_turn()
        if self.rules.opener_again and tile == self.opener:
            self.turn = seat
        if not self.hands[seat]:
            self.outcome = ("out", seat)  # R13: "out" wins over "blocked".
        else:
            self.end_if_blocked()

    def end_turn(self) -> None:
        """Hand the turn on, clockwise; a double gives no second play (R6)."""
        self.turn = (self.turn + 1) % len(self.hands)
        self.drawn = None
        self.drew_by_choice = False

    def end_circle(self) -> None:
        """Give the turn to the finder once all have drawn, where all draw at once."""
        if self.placements or self.rules.opener_search != "all_at_once":
            return
        if self.turn == self.leader or not self.boneyard:
            for seat, hand in enumerate(self.hands):
                if self.opener in hand:
                    self.turn = seat

    def end_if_blocked(self) -> None:
        """End the round when nobody can go on (R13)."""
        in_hands = [tile for hand in self.hands for tile in hand]
        blocked = self.boneyard_counts_as_empty() and not self.plays_of(in_hands)
        # A dead layout: no tile that is left fits, wherever it is, so that drawing
        # could never help. The whole boneyard counts, even where nobody draws.
        dead = not self.plays_of(self.tiles_left())
        if blocked or (dead and self.rules.dead_layout == "stop"):
            self.outcome = ("blocked",)

    def end_if_nothing_to_draw(self) -> None:
        """End the round, by house rule, when the seat to move has to draw but cannot.

        The search is left alone: there it is always a tile that is drawn.
        """
        if self.rules.empty_boneyard != "end_round" or not self.placements:
            return
        can_play = bool(self.plays_of(self.hands[self.turn]))
        stuck = not can_play and self.owes_a_draw() and self.boneyard_counts_as_empty()
        if self.outcome is None and stuck:
            self.outcome = ("blocked",)

    def points(self) -> list[int]:
        """Add up, seat by seat, what is left in the hands now (R14)."""
        totals = [oracle_points(self.rules, hand) for hand in self.hands]
        if self.outcome is not None and self.outcome[0] == "out":
            last_tile, _, _, seat = self.placements[-1]
            if is_double(last_tile):
                totals[seat] += self.rules.double_out_points
        return totals


def oracle_points(rules: OracleRules, tiles: Sequence[Tile]) -> int:
    """Add up what these tiles count in a hand (R14)."""
    total = 0
    for high, low in tiles:
        if (high, low) == (0, 0):
            total += rules.double_blank_points
        else:
            total += high + low
            if low == 0:
                total += rules.blank_points
    return total


def oracle_deal(
    rules: OracleRules,
    seats: int,
    opener: int,
    random_values: Sequence[float],
    leader: int = 0,
) -> OracleRound:
    """Shuffle and deal a round (R3) from one random value for each tile of the set.

    The values belong to the tiles in the order of `oracle_set`, less an opener that is
    set aside. The tiles are sorted by their value, equal values keeping that order;
    seat 0 takes its whole hand from the front, then seat 1, and so on; the rest, as it
    lies, is the boneyard.
    """
    tiles = oracle_set(rules.max_pip)
    if rules.opener_search == "set_aside":
        tiles.remove((opener, opener))
    if len(random_values) != len(tiles):
        raise ValueError(f"{len(random_values)} random values for {len(tiles)} tiles")
    size = for_seats(rules.hand_size, seats)
    if seats * size > len(tiles):  # R2
        raise ValueError(f"{seats} x {size} is more than {len(tiles)} tiles")
    value_of = dict(zip(tiles, random_values, strict=True))
    shuffled = sorted(tiles, key=lambda tile: value_of[tile])
    hands: list[list[Tile]] = []
    for _ in range(seats):
        hands.append(shuffled[:size])
        shuffled = shuffled[size:]
    return OracleRound(rules, hands, shuffled, opener, leader)


def oracle_round_count(rules: OracleRules) -> int:
    """Count the rounds of a match (R15)."""
    return rules.max_pip + 1 if rules.rounds is None else rules.rounds


def oracle_opener(
    rules: OracleRules, opened: Sequence[int], hands: Sequence[Sequence[Tile]]
) -> int | None:
    """Give the double for the next round of a match, None after the last (R4, R15).

    `opened` are the doubles that opened the rounds before, `hands` those just dealt.
    """
    doubles = [rules.max_pip - number for number in range(oracle_round_count(rules))]
    left = [pip for pip in doubles if pip not in opened]
    if not left:
        return None
    if rules.opener_search == "next_held":
        for pip in left:
            if any((pip, pip) in hand for hand in hands):
                return pip
    return left[0]


def oracle_standings(
    points_by_round: Sequence[Sequence[int]], seats: int | None = None
) -> list[Standing]:
    """Order the seats of a match (R15, R16), given the points by seat of each round.

    Only a match without rounds has to say how many seats there are.

    Each entry is `(rank, seat, total, zero_rounds, lowest_round, decided_by)`. The
    lowest round is that other than zero, None if there is none; `decided_by` is what
    put the entry above the next one, None for the last. Seats that share a place stand
    in seat order, and the place after them counts them all: 1, 1, 3.
    """
    rows: list[tuple[int, int, int, int | None]] = []
    for seat in range(len(points_by_round[0]) if seats is None else seats):
        points = [row[seat] for row in points_by_round]
        zero_rounds = points.count(0)
        lowest = min((score for score in points if score != 0), default=None)
        rows.append((seat, sum(points), zero_rounds, lowest))

    # R16. The lowest round is only compared between seats with equal totals and as
    # many zero rounds, so one that is missing only ever meets another missing one.
    rows.sort(key=lambda row: (row[1], -row[2], row[3] or 0, row[0]))

    standings: list[Standing] = []
    rank = 1
    for place, (seat, total, zero_rounds, lowest) in enumerate(rows):
        if place > 0 and rows[place - 1][1:] != (total, zero_rounds, lowest):
            rank = place + 1
        decided_by: TieBreak | None = None
        if place + 1 < len(rows):
            _, next_total, next_zero_rounds, next_lowest = rows[place + 1]
            if total != next_total:
                decided_by = "total"
            elif zero_rounds != next_zero_rounds:
                decided_by = "zero_rounds"
            elif lowest != next_lowest:
                decided_by = "lowest_round"
            else:
                decided_by = "shared"
        standings.append((rank, seat, total, zero_rounds, lowest, decided_by))
    return standings
