"""Rounds and matches as they were dealt and played."""

from collections.abc import Iterable
from typing import final

import attrs

from chickenfoot._core.checks import check_int, check_type
from chickenfoot._core.deal import set_up
from chickenfoot._core.errors import MatchError, SetUpError
from chickenfoot._core.match import start_match
from chickenfoot._core.moves import Move, check_move
from chickenfoot._core.rules import Rules
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import Tile, hands_text, keep_hands, keep_tiles
from chickenfoot._core.values import Value, notebook_html, short_pretty


def _keep_moves(moves: Iterable[Move]) -> tuple[Move, ...]:
    kept = tuple(moves)
    for move in kept:
        check_move(move)
    return kept


@final
@attrs.frozen
class Deal(Value):
    """How the tiles lay before the first move (R3).

    Whether they are all tiles of a set is for the rules of a record to say.

    Raises:
        SetUpError: The opener is no double.
        TypeError: A value is of the wrong type.
    """

    opener: Tile
    """The double that opens the round (R4)."""
    leader: int
    """The seat that draws first when nobody holds the opener (R5)."""
    hands: tuple[tuple[Tile, ...], ...] = attrs.field(converter=keep_hands)
    """The tiles of each seat, in order."""
    boneyard: tuple[Tile, ...] = attrs.field(converter=keep_tiles)
    """The other tiles; the first is drawn next."""

    def __repr__(self) -> str:
        hands, boneyard = hands_text(self.hands), hands_text([self.boneyard])
        return f"<Deal of {self.opener}: hands {hands}, boneyard {boneyard}>"

    _repr_pretty_ = short_pretty

    def __attrs_post_init__(self) -> None:
        check_type("opener", self.opener, Tile)
        if not self.opener.is_double:
            raise SetUpError(f"{self.opener} is no double and opens no round (R4)")
        check_int("leader", self.leader)

    @classmethod
    def of(cls, state: RoundState) -> "Deal":
        """Return the deal of a round in which nobody has moved yet.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Rules, deal
            >>> Deal.of(deal(Rules(), seats=4, rng=Random(1))).leader
            0

        Raises:
            SetUpError: Moves have been made.
            TypeError: `state` is not a `RoundState`.
        """
        check_type("state", state, RoundState)
        if state.ply:
            raise SetUpError(
                f"a record starts from the deal, not after {state.ply} moves (R3)"
            )
        # A seat with the opener has the first turn whoever leads, so that what `turn`
        # says of the leader is all that the deal decides.
        return cls(state.opener, state.turn, state.hands, state.boneyard)


@final
@attrs.frozen
class RoundRecord(Value):
    """A round as it was dealt and played: the way to save one, perhaps unfinished.

    It holds every tile, so that no seat may see it while the round is on.
    """

    rules: Rules
    """The rules of the round."""
    deal: Deal
    """How the tiles lay before the first move."""
    moves: tuple[Move, ...] = attrs.field(default=(), converter=_keep_moves)
    """The moves in order; whether they are legal is for `replay` to say."""

    _repr_html_ = notebook_html

    def __repr__(self) -> str:
        moves = " ".join(map(str, self.moves)) or "none"
        hands = hands_text(self.deal.hands)
        return f"<RoundRecord of {self.deal.opener}: hands {hands}, moves {moves}>"

    _repr_pretty_ = short_pretty

    def __attrs_post_init__(self) -> None:
        check_type("rules", self.rules, Rules)
        check_type("deal", self.deal, Deal)

    @classmethod
    def of(cls, state: RoundState) -> "RoundRecord":
        """Start the record of a round in which nobody has moved yet.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Draw, Rules, deal
            >>> state = deal(Rules(), seats=4, rng=Random(1))
            >>> RoundRecord.of(state).with_move(Draw()).moves
            (Draw(),)

        Raises:
            SetUpError: Moves have been made.
            TypeError: `state` is not a `RoundState`.
        """
        deal = Deal.of(state)
        return cls(state.rules, deal)

    def with_move(self, move: Move) -> "RoundRecord":
        """Return the record with one more move.

        Raises:
            TypeError: `move` is neither a `Play`, a `Draw` nor a `Pass`.
        """
        return RoundRecord(self.rules, self.deal, (*self.moves, move))

    @property
    def start(self) -> RoundState:
        """The state before the first move.

        Raises:
            RulesError: The rules name no reserve for so many seats.
            SetUpError: The deal is not one of the whole set.
        """
        deal = self.deal
        return set_up(
            self.rules,
            hands=deal.hands,
            boneyard=deal.boneyard,
            opener=deal.opener,
            leader=deal.leader,
        )


def _keep_rounds(rounds: Iterable[RoundRecord]) -> tuple[RoundRecord, ...]:
    kept = tuple(rounds)
    for record in kept:
        check_type("each of rounds", record, RoundRecord)
    return kept


@final
@attrs.frozen
class MatchRecord(Value):
    """A match as it was played: the way to save one, the last round perhaps unfinished.

    Raises:
        MatchError: A round has other rules or another number of seats.
        RulesError: The rules cannot serve this many seats.
        TypeError: A value is of the wrong type.
    """

    rules: Rules
    """The rules of every round."""
    seats: int
    """The number of seats at the table."""
    rounds: tuple[RoundRecord, ...] = attrs.field(default=(), converter=_keep_rounds)
    """The rounds in order; the last may be unfinished."""

    _repr_html_ = notebook_html

    def __repr__(self) -> str:
        rounds = [f"{it.deal.opener} ({len(it.moves)} moves)" for it in self.rounds]
        listed = ", ".join(rounds) or "none"
        return f"<MatchRecord of {self.seats} seats: rounds {listed}>"

    _repr_pretty_ = short_pretty

    def __attrs_post_init__(self) -> None:
        start_match(self.rules, seats=self.seats)
        for number, record in enumerate(self.rounds):
            for what, theirs, ours in (
                ("rules", record.rules, self.rules),
                ("seats", len(record.deal.hands), self.seats),
            ):
                if theirs != ours:
                    raise MatchError(
                        f"rounds[{number}] does not belong to the match: "
                        f"its {what}: {theirs}, the match's: {ours} (R15)"
                    )

    def with_round(self, state: RoundState) -> "MatchRecord":
        """Return the record with a round that was dealt just now.

        Examples:
            >>> from random import Random
            >>> from chickenfoot import Draw, Rules, deal
            >>> state = deal(Rules(), seats=4, rng=Random(1))
            >>> record = MatchRecord(Rules(), seats=4).with_round(state)
            >>> record.with_move(Draw()).rounds[0].moves
            (Draw(),)

        Raises:
            MatchError: The round has other rules or another number of seats.
            SetUpError: Moves have been made in it.
            TypeError: `state` is not a `RoundState`.
        """
        return attrs.evolve(self, rounds=(*self.rounds, RoundRecord.of(state)))

    def with_move(self, move: Move) -> "MatchRecord":
        """Return the record with one more move in its last round.

        Raises:
            MatchError: The record has no round yet.
            TypeError: `move` is neither a `Play`, a `Draw` nor a `Pass`.
        """
        if not self.rounds:
            raise MatchError(f"the record has no round yet in which to {move} (R15)")
        *before, last = self.rounds
        return attrs.evolve(self, rounds=(*before, last.with_move(move)))
