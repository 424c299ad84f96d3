"""What holds for every game: nothing hidden gets out, and nothing is lost."""

import contextlib
import json
import random
import re
from collections.abc import Iterator
from typing import Any, cast

import attrs
from hypothesis import given
from hypothesis import strategies as st

import chickenfoot as cf
from chickenfoot import testing
from chickenfoot.events import Event, for_seat, move_events, reveals
from chickenfoot.players import foot_aware, heaviest_first, random_player
from chickenfoot.records import MatchRecord, RoundRecord, dumps, loads, replay, resume
from chickenfoot.testing import PlayedRound
from chickenfoot.wording import sentence
from tests.games import play_match, record_of, viewers
from tests.strategies import json_values, seat_counts, small_rounds

TILE = re.compile(r'"([0-9]+-[0-9]+)')


def shuffled(
    state: cf.RoundState,
    seat: int | None,
    rng: random.Random,
    *,
    keep: frozenset[cf.Tile] = frozenset(),
) -> cf.RoundState:
    """Return the state with all tiles that `seat` cannot see in other places.

    The tiles of `keep` stay where they are.
    """
    hands = [sorted(hand) for hand in state.hands]
    boneyard = list(state.boneyard)
    piles = [boneyard, *(hand for other, hand in enumerate(hands) if other != seat)]
    hidden = [tile for pile in piles for tile in pile if tile not in keep]
    rng.shuffle(hidden)
    for pile in piles:
        pile[:] = [tile if tile in keep else hidden.pop() for tile in pile]
    return cf.suppose(cf.view(state, seat), hands=hands, boneyard=boneyard)


def told(state: cf.RoundState, move: cf.Move, seat: int | None) -> list[Event]:
    """Return what a seat is told of a move."""
    return [for_seat(event, seat) for event in move_events(state, move)]


@given(small_rounds, st.randoms(use_true_random=False))
def test_views_do_not_depend_on_what_is_hidden(
    game: PlayedRound, rng: random.Random
) -> None:
    """Shuffle all that a seat cannot see: its view is the same, byte for byte."""
    for state in game.states:
        if state.outcome is not None:
            continue
        for seat in viewers(state):
            other = shuffled(state, seat, rng)
            seen = cf.view(state, seat)
            assert seen == cf.view(other, seat)
            assert repr(seen) == repr(cf.view(other, seat))
            assert dumps(seen) == dumps(cf.view(other, seat))


def hidden_moves(game: PlayedRound) -> Iterator[tuple[cf.RoundState, cf.Move]]:
    """Yield the moves that do not end the round and show all hands."""
    for state, move, after in zip(
        game.states, game.moves, game.states[1:], strict=False
    ):
        if after.outcome is None:
            yield state, move


@given(small_rounds, st.randoms(use_true_random=False))
def test_events_do_not_depend_on_what_is_hidden(
    game: PlayedRound, rng: random.Random
) -> None:
    """Shuffle all that a seat cannot see: it is told the same, byte for byte.

    What the move itself shows stays where it is: the tile played, and for the seat
    that draws the tile drawn.
    """
    for state, move in hidden_moves(game):
        for seat in viewers(state):
            keep = {move.tile} if isinstance(move, cf.Play) else set[cf.Tile]()
            if isinstance(move, cf.Draw) and seat == state.turn:
                keep = {state.boneyard[0]}
            other = shuffled(state, seat, rng, keep=frozenset(keep))
            if cf.why_illegal(other, move) is not None:
                continue
            if cf.apply_move(other, move).outcome is not None:
                continue
            expected = told(state, move, seat)
            assert expected == told(other, move, seat)
            assert [dumps(e) for e in expected] == [
                dumps(e) for e in told(other, move, seat)
            ]
            assert [sentence(e, seat) for e in expected] == [
                sentence(e, seat) for e in move_events(other, move)
            ]


@given(small_rounds)
def test_told_tiles_were_seen(game: PlayedRound) -> None:
    """All tiles in views and told events lie on the table or were the seat's."""
    for seat in viewers(game.states[0]):
        own: set[str] = set()
        for state, move in hidden_moves(game):
            after = cf.apply_move(state, move)
            for now in (state, after):
                if seat is not None:
                    own |= set(map(str, now.hands[seat]))
            laid = {str(placement.tile) for placement in after.layout.placements}
            texts = [dumps(event) for event in told(state, move, seat)]
            texts += [dumps(cf.view(now, seat)) for now in (state, after)]
            named = set(TILE.findall(" ".join(texts)))
            assert set() == named - laid - own - {str(state.opener)}


@given(small_rounds)
def test_a_view_lists_exactly_the_legal_moves(game: PlayedRound) -> None:
    """The seat to move finds its legal moves, everybody else none."""
    for state in game.states:
        for seat in viewers(state):
            expected = cf.legal_moves(state) if seat == state.turn else ()
            seen = cf.view(state, seat)
            assert expected == seen.legal_moves
            assert all(cf.why_illegal(seen, move) is None for move in expected)


@given(small_rounds)
def test_everything_comes_back_from_its_text(game: PlayedRound) -> None:
    """What is dumped is loaded again, and dumped to the same bytes."""
    documents: list[cf.RoundView | Event | RoundRecord] = [record_of(game)]
    for state, move in zip(game.states, [*game.moves, None], strict=True):
        for seat in viewers(state):
            documents.append(cf.view(state, seat))
            if move is not None:
                documents += told(state, move, seat)
    for document in documents:
        text = dumps(document)
        assert document == loads(text)
        assert text == dumps(loads(text))


@given(small_rounds, st.data())
def test_replay_is_live_play(game: PlayedRound, data: st.DataObject) -> None:
    """Cut anywhere, a record replays to the live state."""
    ply = data.draw(st.integers(0, len(game.moves)))
    record = attrs.evolve(record_of(game), moves=game.moves[:ply])
    loaded = loads(dumps(record))
    assert isinstance(loaded, RoundRecord)
    assert tuple(game.states[: ply + 1]) == replay(loaded)


@given(st.data())
def test_a_match_comes_back(data: st.DataObject) -> None:
    """A match under any rules is saved, loaded and resumed."""
    rules = data.draw(testing.rules(max_pip=3))
    seats = data.draw(seat_counts(rules))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    played, match = play_match(rules, seats=seats, rng=rng)
    record = MatchRecord(rules, seats, [record_of(game) for game in played])
    assert record == loads(dumps(record))
    assert (match, None) == resume(record)
    last = played[-1]
    cut = attrs.evolve(record_of(last), moves=last.moves[:-1])
    if last.moves:
        cut_match = attrs.evolve(record, rounds=(*record.rounds[:-1], cut))
        expected = attrs.evolve(match, scores=match.scores[:-1]), last.states[-2]
        assert expected == resume(cut_match)


@given(small_rounds)
def test_what_a_draw_reveals(game: PlayedRound) -> None:
    """Exactly draws and the end of the round show hidden tiles."""
    for state, move, after in zip(
        game.states, game.moves, game.states[1:], strict=False
    ):
        expected = isinstance(move, cf.Draw) or after.outcome is not None
        assert expected == reveals(state, move)


@given(small_rounds, st.integers(0, 2**32))
def test_players_move_legally(game: PlayedRound, seed: int) -> None:
    """Every player answers any view with a legal move, equal views equally."""
    for state in game.states[:-1]:
        seen = cf.view(state, state.turn)
        for player in (heaviest_first, foot_aware):
            assert player(seen) in cf.legal_moves(state)
            assert player(seen) == player(cf.view(state, state.turn))
        assert random_player(random.Random(seed))(seen) in cf.legal_moves(state)


def load_or_refuse(text: str | bytes) -> None:
    """Load what is left of a text: it is read, or refused by a `NotationError`."""
    try:
        loaded = loads(text)
    except cf.NotationError:
        return
    assert loaded == loads(dumps(loaded))
    if isinstance(loaded, RoundRecord):
        with contextlib.suppress(cf.ReplayError):
            replay(loaded)


@given(small_rounds, st.data())
def test_mutated_texts_are_read_or_refused(
    game: PlayedRound, data: st.DataObject
) -> None:
    """Cut, change or double any part of a text: no other error comes out."""
    state = data.draw(st.sampled_from(game.states))
    seat = data.draw(st.sampled_from(viewers(state)))
    text = data.draw(
        st.sampled_from([dumps(record_of(game)), dumps(cf.view(state, seat))])
    )
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 12)))
    middle = data.draw(
        st.text(max_size=4) | st.sampled_from(["[", "{", "null", "-1", "9-9", text])
    )
    load_or_refuse(text[:start] + middle + text[stop:])
    load_or_refuse(text[:start])
    load_or_refuse(text.encode()[start:] + data.draw(st.binary(max_size=3)))


def keys_of(node: object) -> list[Any]:
    """Return where in a JSON value another one may stand."""
    if isinstance(node, dict):
        return sorted(cast("dict[str, object]", node))
    return [0, -1] if isinstance(node, list) and node else []


@given(small_rounds, st.data())
def test_other_values_are_read_or_refused(
    game: PlayedRound, data: st.DataObject
) -> None:
    """Put any JSON value anywhere in a text: no other error comes out."""
    state = data.draw(st.sampled_from(game.states))
    seat = data.draw(st.sampled_from(viewers(state)))
    root = json.loads(
        data.draw(
            st.sampled_from([dumps(record_of(game)), dumps(cf.view(state, seat))])
        )
    )
    node: Any = root
    for _ in range(data.draw(st.integers(0, 4))):
        keys = keys_of(node)
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        parent, node = node, node[key]
        if data.draw(st.booleans()):
            parent[key] = data.draw(json_values)
            break
    load_or_refuse(json.dumps(root))
    load_or_refuse(json.dumps(data.draw(json_values)))
