"""A player that guesses the hidden tiles, plays each move out and takes the best.

For each guess ("world") every legal move is followed by the same quick play to the end
of the round, and the move with the best average result wins: a determinized Monte Carlo
search. It knows no more than its view tells.

>>> import random
>>> import chickenfoot as cf
>>> player = search_player(random.Random(7), worlds=4)
>>> state = cf.deal(cf.Rules(), seats=4, rng=random.Random(1))
>>> player(cf.view(state, state.turn))
Draw()
"""

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

import chickenfoot as cf
from chickenfoot.players import Player

WORLDS: Final = 16
"""How many guesses a move is judged by, unless told otherwise."""
TOES: Final = 3


def search_player(rng: random.Random, *, worlds: int = WORLDS) -> Player:
    """Return a player that judges each move in this many guessed worlds.

    The same generator and the same views give the same moves.
    """

    def choose(view: cf.RoundView) -> cf.Move:
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        missing = missing_pips(view)
        costs = [0.0] * len(moves)
        for _ in range(worlds):
            state = guess(view, missing, rng)
            for number, move in enumerate(moves):
                costs[number] += cost(play_out(cf.apply_move(state, move)), state.turn)
        return moves[costs.index(min(costs))]

    return choose


def cost(state: cf.RoundState, seat: int) -> float:
    """Return what a finished round costs a seat, compared with the others' average."""
    points = cf.score_round(state).points
    others = sum(points) - points[seat]
    return points[seat] - others / (len(points) - 1)


def play_out(state: cf.RoundState) -> cf.RoundState:
    """Finish a round quickly: each seat lays the last play in order, a heavy tile."""
    while moves := cf.legal_moves(state):
        move = moves[-1]
        # Plays come first, so that one before a pass is a drawn tile that fits.
        if isinstance(move, cf.Pass) and len(moves) > 1:
            move = moves[-2]
        state = cf.apply_move(state, move)
    return state


def guess(
    view: cf.RoundView, missing: Sequence[frozenset[int]], rng: random.Random
) -> cf.RoundState:
    """Return a state that agrees with the view, with the hidden tiles dealt at random.

    A seat gets tiles with none of its `missing` pips as long as there are enough.
    """
    hidden = list(view.unseen)
    hands: list[Sequence[cf.Tile]] = [()] * view.seats
    # Who lacks most can take the fewest tiles, and so takes them first.
    for seat in sorted(range(view.seats), key=lambda s: -len(missing[s])):
        if seat == view.seat:
            hands[seat] = view.hand
            continue
        hidden.sort(key=partial(_order, missing[seat], rng))
        size = view.hand_sizes[seat]
        hands[seat], hidden = hidden[:size], hidden[size:]
    hidden.sort(key=lambda _: rng.random())
    return cf.suppose(view, hands=hands, boneyard=hidden)


def _order(
    missing: frozenset[int], rng: random.Random, tile: cf.Tile
) -> tuple[bool, float]:
    """Sort tiles at random, those that a seat cannot have last."""
    return (tile.high in missing or tile.low in missing, rng.random())


def missing_pips(view: cf.RoundView) -> list[frozenset[int]]:
    """Return for each seat the pips that, by its last pass, no tile of it can have.

    Who is skipped between two placements has passed, so nothing in that hand fitted,
    and from its last pass on a hand gains no tile. That takes it for granted that
    nobody keeps a drawn tile that fits, and overlooks a circle in which all pass.
    """
    rules = view.rules
    missing: list[frozenset[int]] = [frozenset()] * view.seats
    if rules.voluntary_draw or rules.drawn_tile is cf.DrawnTile.WAITS:
        return missing
    opener_stays = (
        rules.opener_again or rules.opener_search is cf.OpenerSearch.SET_ASIDE
    )
    placements = view.layout.placements
    movers = [*(placement.seat for placement in placements), view.turn]
    for number, targets in enumerate(_targets(view.layout, rules)):
        seat, mover = movers[number], movers[number + 1]
        if number or not opener_stays:
            seat = (seat + 1) % view.seats
        while seat != mover:
            missing[seat] = targets
            seat = (seat + 1) % view.seats
    return missing


def _targets(layout: cf.Layout, rules: cf.Rules) -> list[frozenset[int]]:
    """Return the pips that could be played on after each placement."""
    targets: list[frozenset[int]] = []
    ends: list[int] = []
    foot, owed = 0, 0
    for number, placement in enumerate(layout.placements):
        tile, pip = placement.tile, placement.pip
        if number and not owed:
            ends.remove(pip)
        if tile.is_double:
            foot, owed = pip, TOES if number else rules.arms
        else:
            ends.append(tile.other(pip))
            owed = max(0, owed - 1)
        targets.append(frozenset([foot] if owed else ends))
    return targets
