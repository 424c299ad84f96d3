"""Texts that are no record: each is refused with the place."""

import json
import random
from typing import Any

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import presets
from chickenfoot.events import (
    Drew,
    Laid,
    Passed,
    PassKind,
    RoundEnded,
    for_seat,
    move_events,
)
from chickenfoot.records import Document, MatchRecord, RoundRecord, dumps, loads
from tests.games import play, play_match, record_of, viewers
from tests.positions import BASE, position, tiles

RULES = cf.Rules(max_pip=2, hand_size={2: 2, 3: 1}, arms=2)
START = cf.set_up(
    RULES,
    hands=[tiles("2-1 0-0"), tiles("2-2 1-0")],
    boneyard=tiles("2-0 1-1"),
    opener=cf.Tile(2, 2),
)
ROUND = dumps(record_of(play(START, random.Random(1))))
GAMES, PLAYED = play_match(RULES, seats=2, rng=random.Random(1))
MATCH = dumps(MatchRecord(RULES, 2, list(map(record_of, GAMES))))
SCORES = dumps(PLAYED)
DRAWN = cf.apply_move(position(BASE, "5-3 8-1", boneyard="7-1"), cf.Draw())
VIEW = dumps(cf.view(DRAWN, 1))
OVER = dumps(cf.view(play(START, random.Random(1)).states[-1], 0))
LAID = dumps(Laid(1, cf.Tile(9, 0), cf.Tile(9, 9), 9, cf.PlaceKind.ARM, 3, 4))


def changed(text: str, path: str, value: object) -> str:
    """Return JSON with another value at a path such as `"deal.hands.0"`."""
    root: Any = json.loads(text)
    node = root
    *way, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    for key in way:
        node = node[key]
    if value is ...:
        del node[last]
    else:
        node[last] = value
    return json.dumps(root)


def refusal(text: str | bytes) -> str:
    """Return the sentence with which a text is refused."""
    with pytest.raises(cf.NotationError) as caught:
        loads(text)
    sentence = str(caught.value)
    assert sentence.isascii()
    assert len(sentence) < 300
    return sentence


def test_all_is_canonical() -> None:
    """What is loaded and dumped again has the same bytes, however it was written."""
    for text in (ROUND, MATCH, SCORES, VIEW, OVER, LAID):
        assert text == dumps(loads(text))
        assert text == dumps(loads(json.dumps(json.loads(text), indent=2).encode()))
        assert text.isascii()


def test_the_kind_that_is_asked_for_is_returned() -> None:
    """A text of this kind is read as it is without asking."""
    assert loads(ROUND) == loads(ROUND, RoundRecord)
    assert loads(MATCH) == loads(MATCH, MatchRecord)
    assert loads(VIEW) == loads(VIEW, cf.RoundView)
    assert loads(LAID) == loads(LAID, Laid)
    assert loads(SCORES) == loads(SCORES, cf.MatchState)


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        (ROUND, MatchRecord, "expected a MatchRecord, got a RoundRecord"),
        (MATCH, cf.RoundView, "expected a RoundView, got a MatchRecord"),
        (VIEW, Drew, "expected a Drew, got a RoundView"),
        (LAID, Drew, "expected a Drew, got a Laid"),
    ],
)
def test_a_text_of_another_kind_is_refused(
    text: str, kind: type[Document], expected: str
) -> None:
    """The sentence says what was expected and what the text holds."""
    with pytest.raises(cf.NotationError) as caught:
        loads(text, kind)
    assert expected == str(caught.value)


@pytest.mark.parametrize("kind", [cf.Tile, dict, "round", 3])
def test_only_kinds_that_have_a_text_can_be_asked_for(kind: Any) -> None:  # noqa: ANN401
    """Anything else is a mistake of the caller."""
    with pytest.raises(TypeError, match="kind must be a class of Document"):
        loads(ROUND, kind)


def test_only_text_is_read() -> None:
    """What is no text at all is refused, and both kinds of text are named."""
    number: Any = 5
    with pytest.raises(TypeError) as refused:
        loads(number)
    assert "text must be a str or bytes, not 5" == str(refused.value)


def test_views_and_events_of_a_round() -> None:
    """Each view and each event of a round comes back from its text."""
    game = play(START, random.Random(1))
    for state, move in zip(game.states, [*game.moves, None], strict=True):
        for seat in viewers(state):
            seen = cf.view(state, seat)
            assert seen == loads(dumps(seen))
            for event in move_events(state, move) if move else ():
                told = for_seat(event, seat)
                assert told == loads(dumps(told))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1, column 1: not JSON"),
        (ROUND[:-5], "not JSON"),
        (b"\xff{}", "byte 0: not UTF-8"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        (" " * 4_000_001, "4000001 characters, more than 4000000"),
        (b" " * 4_000_001, "4000001 bytes, more than 4000000"),
        ("[" + "0," * 600_000 + "0]", "600001 values, more than 500000"),
        ('{"format":"x","format":"y"}', "'format' stands twice in one object"),
        ('{"version":NaN}', "'NaN' is not a number of a record"),
        ('{"version":1.5}', "'1.5' is not a number of a record"),
        ('{"version":1e999}', "'1e999' is not a number of a record"),
        (f'{{"version":{"9" * 5000}}}', "9... is not a number of a record"),
        ("[]", "an object is wanted here, not a list"),
        ("null", "an object is wanted here, not null"),
        ("{}", "'format' is missing"),
        ('{"format":"chickenfoot-round"}', "'version' is missing"),
        ('{"format":1,"version":1}', "format: a string is wanted here, not 1"),
        ('{"format":"\\ud800","version":1}', "format: '\\ud800' is not known"),
        ('{"format":{},"version":1}', "format: a string is wanted here, not an object"),
    ],
)
def test_no_json_of_ours(text: str | bytes, sentence: str) -> None:
    """What is no JSON, or too much of it, is refused."""
    assert sentence in refusal(text)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("format", "chickenfoot-game", "format: 'chickenfoot-game' is not known"),
        ("version", True, "version: a whole number is wanted here, not true"),
        ("moves", ..., "'moves' is missing"),
        ("more", 1, "'more' is not known here"),
        ("moves", {}, "moves: a list is wanted here, not an object"),
        ("moves.1", "8-4@", "moves[1]: '8-4@' is not a move"),
        ("moves.1", "x" * 9999, "moves[1]: 'xxx"),
        ("moves.1", 7, "moves[1]: a string is wanted here, not 7"),
        ("rules", [], "rules: an object is wanted here, not a list"),
        ("rules", "house", "rules: no preset is called 'house'"),
        ("rules.flying", True, "rules: no rule is called 'flying'"),
        ("rules.draw", "two", "rules.draw: 'two' is not known, only 'one', "),
        ("rules.draw", 1, "rules.draw: a string is wanted here, not 1"),
        ("rules.arms", 9, "rules: "),
        ("rules.arms", True, "rules: arms must be an int, not True"),
        ("rules.arms", "2", "rules.arms: an object is wanted here, not '2'"),
        ("rules.hand_size", {"two": 2}, "rules.hand_size: 'two' is not a number of"),
        ("rules.hand_size", {"2": -2}, "rules.hand_size.2: 0 or more is wanted here"),
        ("rules.hand_size", {"2": 7}, "rules: "),
        ("deal.opener", "2-1", "deal.opener: 2-1 is no double"),
        ("deal.opener", "3-3", "deal: "),
        ("deal.leader", 2, "deal: leader must be from 0 to 1, not 2"),
        ("deal.leader", -1, "deal.leader: 0 or more is wanted here, not -1"),
        ("deal.boneyard.0", "2-2", "deal: "),
        ("deal.boneyard.0", "19-2", "deal.boneyard[0]: '19-2' is not a tile"),
        ("deal.hands.1.0", None, "deal.hands[1][0]: a string is wanted here, not null"),
        ("deal.hands.1", [], "deal: the hand of seat 1 is empty"),
    ],
)
def test_altered_rounds(path: str, value: object, sentence: str) -> None:
    """A record with one wrong value is refused with the place."""
    assert refusal(changed(ROUND, path, value)).startswith(sentence)


@pytest.mark.parametrize(
    ("version", "hope"), [(0, ""), (2, ", perhaps a newer one reads it")]
)
def test_other_versions(version: int, hope: str) -> None:
    """Only of a later version is it said that a newer library may read it."""
    assert (
        f"version: version {version} of chickenfoot-round is not known: "
        f"this library reads 1{hope}"
    ) == refusal(changed(ROUND, "version", version))


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("rounds.1.moves.0", "no", "rounds[1].moves[0]: 'no' is not a move"),
        ("rounds.1.rules", {}, "rounds[1]: 'rules' is not known here"),
        ("rounds.1.deal.leader", 5, "rounds[1].deal: leader must be from 0"),
        ("seats", 3, "seats: rounds[0] does not belong to the match"),
        ("seats", 9, "seats: "),
    ],
)
def test_altered_matches(path: str, value: object, sentence: str) -> None:
    """The place in a match names the round."""
    assert refusal(changed(MATCH, path, value)).startswith(sentence)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("opener", "9-8", "opener: a round of a double-"),
        ("opener", "10-10", "opener: a round of a double-"),
        ("hand_sizes", [2], "hand_sizes: two or more seats are wanted, not 1"),
        ("hand_sizes.0", 40, "hand_sizes: "),
        ("seat", 2, "seat: a seat from 0 to 1 is wanted, not 2"),
        ("turn", 2, "turn: a seat from 0 to 1 is wanted, not 2"),
        ("hand", ["9-8"], "hand: 1 tiles, not 3"),
        ("hand", ["7-1", "5-3", "8-1"], "hand: the tiles are not in order"),
        ("hand.0", "9-4", "hand: a tile is there more than once"),
        ("hand.0", "10-4", "hand: a tile is not of the set"),
        ("drawn", "5-3", "legal_moves: does not follow"),
        ("drawn", "6-6", "drawn: 6-6 is not a tile just drawn"),
        ("drew", False, "drawn: 7-1 is not a tile just drawn"),
        ("drawn", None, "drawn: the tile just drawn is missing"),
        ("seat", 0, "hand: 3 tiles, not 1"),
        ("legal_moves", ["draw"], "legal_moves: does not follow"),
        ("owed", {}, "owed: does not follow"),
        ("layout.ends", [], "layout: does not follow"),
        ("layout.placements.1.onto", "9-7", "layout.placements[1]: 9-4 does not fit"),
        ("layout.placements.1.onto", None, "layout.placements[1]: 9-4 does not fit"),
        ("layout.placements.2.tile", "9-4", "layout.placements[2]: 9-4 lies there"),
        ("layout.placements.1.seat", 2, "layout.placements[1].seat: a seat from"),
        ("layout.placements.1.pip", 8, "layout: does not follow"),
        ("layout.more", 8, "layout: 'more' is not known here"),
        ("outcome", {"how": "blocked", "seat": None}, "score: a round is scored"),
        ("ply", 4, "ply: 5 tiles were not laid in 4 moves"),
    ],
)
def test_altered_views(path: str, value: object, sentence: str) -> None:
    """A view that cannot be is refused: what follows must follow."""
    text = changed(VIEW, path, value)
    if path == "drawn" and value == "5-3":
        text = changed(text, "legal_moves", [])
    assert refusal(text).startswith(sentence)


def test_an_empty_hand_is_the_end() -> None:
    """While a round is on, every seat has a tile (R13)."""
    text = changed(VIEW, "hand_sizes.0", 0)
    text = changed(text, "boneyard_size", 47)
    assert "hand_sizes: a round with an empty hand is over" == refusal(text)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("score", None, "score: a round is scored exactly when it is over"),
        ("score.points", [1], "score: a score has points for each hand"),
        ("score.opener", "1-1", "score: the score is not that of this round"),
        ("outcome.how", "tired", "outcome.how: 'went_out' or 'blocked' is wanted"),
        ("outcome", {"how": "blocked", "seat": 1}, "outcome.seat: null is wanted here"),
        ("outcome", {"how": "went_out", "seat": 7}, "outcome.seat: a seat from 0 to 1"),
        ("outcome", {"how": "went_out", "seat": 1}, "outcome: who goes out lays"),
        ("outcome", {"how": "blocked", "seat": None}, "score: the score is not that"),
        ("layout.placements.3.seat", 1, "outcome: who goes out lays the last tile"),
        ("ply", 3, "ply: 4 tiles were not laid in 3 moves"),
        ("score.points", [0, 999], "score: the score is not that of this round"),
        ("score.hands", [[], ["1-1"]], "score: the score is not that of this round"),
        ("score.hands", [[], ["2-0"]], "score: a tile cannot be in a hand"),
        ("score.hands", [[], ["3-0"]], "score: a tile cannot be in a hand"),
        ("score.hands", [[], ["1-1", "1-0"]], "score: the hands are not those"),
        ("score.opener", "2-1", "score.opener: 2-1 is no double"),
    ],
)
def test_altered_ends(path: str, value: object, sentence: str) -> None:
    """The score of a view is that of its round."""
    assert refusal(changed(OVER, path, value)).startswith(sentence)


def test_the_end_that_a_seat_sees() -> None:
    """At the end a seat has the tiles that are scored as its own."""
    seen = dumps(cf.view(play(START, random.Random(1)).states[-1], 1))
    other = changed(seen, "hand", ["1-1"])
    assert "score: seat 1 holds other tiles" == refusal(other)


def test_the_double_that_goes_out_is_paid_for() -> None:
    """The points of a view have what its rules ask for going out on a double (R14)."""
    rules = attrs.evolve(RULES, double_out_points=20)
    start = attrs.evolve(START, rules=rules)
    seen = cf.view(play(start, random.Random(1)).states[-1], None)
    assert seen.score is not None
    assert (20, 1) == seen.score.points
    assert seen == loads(dumps(seen))
    assert "score: the score is not that of this round" == refusal(
        changed(dumps(seen), "score.points", [0, 1])
    )


def test_a_view_of_an_opener_set_aside() -> None:
    """The opener that lies from the start was laid in no move (R4)."""
    rules = attrs.evolve(RULES, opener_search=cf.OpenerSearch.SET_ASIDE)
    start = cf.deal(rules, seats=2, opener=cf.Tile(2, 2), rng=random.Random(1))
    assert 1 == len(start.layout.placements)
    for state in play(start, random.Random(1)).states:
        assert cf.view(state, 0) == loads(dumps(cf.view(state, 0)))


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("score.opener", "9-8", "score.opener: 9-8 is no double"),
        ("score.outcome.seat", 2, "score.outcome.seat: a seat from 0 to 1 is wanted"),
        ("score.outcome.seat", 1, "score.hands: exactly who went out has no tiles"),
        ("score.hands.0", ["1-1"], "score.hands: exactly who went out has no tiles"),
        ("score.hands.1", ["1-0", "0-1"], "score.hands: a tile is there more than"),
        ("score.hands.0", ["1-0"], "score.hands: a tile is there more than once"),
        (
            "score.hands",
            [list[str]()],
            "score.hands: two or more seats are wanted",
        ),
    ],
)
def test_altered_scores(path: str, value: object, sentence: str) -> None:
    """The score of an event is one that some round can have."""
    hands = ((), tiles("1-0"))
    score = cf.RoundScore(cf.Tile(2, 2), cf.Outcome(0), (0, 1), hands)
    text = dumps(RoundEnded(score))
    assert refusal(changed(text, path, value)).startswith(sentence)
    lone = changed(changed(text, "score.hands", [list[str]()]), "score.points", [0])
    assert "score.hands: two or more seats are wanted, not 1" == refusal(lone)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("event", ..., "'event' is missing"),
        ("event", "sneezed", "event: no event is called 'sneezed'"),
        ("kind", "leg", "kind: 'leg' is not known, only 'arm', 'toe', 'end'"),
        ("kind", "opener", "kind: 'opener' is not known, only 'arm', 'toe', 'end'"),
        ("onto", None, "onto: a string is wanted here, not null"),
        ("onto", "0-19", "onto: '0-19' is not a tile"),
        ("seat", "1", "seat: a whole number is wanted here, not '1'"),
        ("whim", 1, "'whim' is not known here"),
        ("number", ..., "'number' is missing"),
    ],
)
def test_altered_events(path: str, value: object, sentence: str) -> None:
    """An event has just its fields."""
    assert refusal(changed(LAID, path, value)).startswith(sentence)


def test_nothing_is_not_missing() -> None:
    """Seat 0, pip 0, the double-blank, empty hands and nothing stay apart."""
    score = cf.RoundScore(
        cf.Tile(0, 0), cf.Outcome(0), (0, 50), (frozenset(), tuple(tiles("0-0")))
    )
    for event in (
        Drew(0, None),
        Drew(0, cf.Tile(0, 0)),
        Passed(0, drew=False, kind=PassKind.MISSED),
        Passed(0, drew=True, kind=PassKind.HIDDEN),
        Laid(0, cf.Tile(0, 0), cf.Tile(1, 0), 0, cf.PlaceKind.END, None, None),
        RoundEnded(score),
    ):
        assert event == loads(dumps(event))


def test_tiles_may_be_written_either_way() -> None:
    """A record written by hand may turn tiles round; ours never does."""
    text = changed(ROUND, "deal.boneyard", ["0-2", "1-1"])
    assert loads(ROUND) == loads(text)
    text = changed(ROUND, "moves", ["2-2", "1-2@2-2"])
    record = loads(text)
    assert isinstance(record, RoundRecord)
    assert cf.parse_move("2-1@2-2") == record.moves[1]


def test_a_preset_stands_for_its_rules() -> None:
    """A record written by hand may name a preset; ours name every rule."""
    start = cf.deal(
        presets.PRESETS["quick_six"].rules,
        seats=2,
        opener=cf.Tile(6, 6),
        rng=random.Random(1),
    )
    record = RoundRecord.of(start)
    assert record == loads(changed(dumps(record), "rules", "quick_six"))


def test_older_records_lack_rules() -> None:
    """A rule that did not exist yet is the standard one."""
    record = loads(changed(ROUND, "rules.double_blank_points", ...))
    assert loads(ROUND) == record
    assert loads(VIEW) == loads(changed(VIEW, "rules.draw", ...))


def test_scores_are_read_without_the_tiles_too() -> None:
    """A match whose points were counted by hand has no tiles in its scores (R15)."""
    score = cf.RoundScore(cf.Tile(2, 2), cf.Outcome(1), (12, 0), ((), ()))
    match = cf.MatchState(RULES, 2, [score])
    assert match == loads(dumps(match))


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("rules", "house", "rules: no preset is called 'house'"),
        ("seats", 1, "seats: hand_size is given for 2, 3 seats, not for 1"),
        ("seats", 9, "seats: hand_size is given for 2, 3 seats, not for 9"),
        ("seats", 3, "scores: the round is not the next of the match: its seats: 2"),
        ("scores", {}, "scores: a list is wanted here"),
        ("scores.0.opener", "1-1", "scores: the round is not the next of the match"),
        ("scores.0.opener", "2-1", "scores[0].opener: 2-1 is no double"),
        ("scores.0.points.0", -1, "scores[0].points[0]: 0 or more is wanted"),
        ("scores.0.points", [1], "scores[0]: a score has points for each hand, not 1"),
        ("scores.0.hands.0", ["2"], "scores[0].hands[0][0]: '2' is not a tile"),
        ("scores.0.outcome.seat", 2, "scores[0].outcome.seat: a seat from 0 to 1"),
        ("more", 1, "'more' is not known here"),
    ],
)
def test_altered_scores_of_a_match(path: str, value: object, sentence: str) -> None:
    """Each round must be one of the match."""
    assert refusal(changed(SCORES, path, value)).startswith(sentence)
