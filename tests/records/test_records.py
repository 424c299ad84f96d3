"""Rounds and matches as records, and their replay."""

import pickle
import random
from typing import Any

import attrs
import pytest
from hypothesis.vendor.pretty import pretty

import chickenfoot as cf
from chickenfoot.records import (
    Deal,
    MatchRecord,
    RoundRecord,
    dumps,
    loads,
    replay,
    resume,
)
from tests.games import play, play_match, record_of
from tests.positions import tiles

RULES = cf.Rules(max_pip=2, hand_size=2, arms=2)
START = cf.set_up(
    RULES,
    hands=[tiles("2-1 0-0"), tiles("2-2 1-0")],
    boneyard=tiles("2-0 1-1"),
    opener=cf.Tile(2, 2),
)
DEAL = Deal(cf.Tile(2, 2), 1, (tiles("0-0 2-1"), tiles("1-0 2-2")), tiles("2-0 1-1"))


def test_a_record_starts_from_the_deal() -> None:
    """A record keeps where each tile lay, hands in order."""
    record = RoundRecord.of(START)
    assert RoundRecord(RULES, DEAL) == record
    assert (tuple(tiles("0-0 2-1")), tuple(tiles("1-0 2-2"))) == record.deal.hands
    assert START == record.start


def test_the_leader_of_a_search_is_kept() -> None:
    """Who draws first follows from the record (R5)."""
    state = cf.set_up(
        RULES,
        hands=[tiles("2-1 0-0"), tiles("1-0 2-0")],
        boneyard=tiles("2-2 1-1"),
        opener=cf.Tile(2, 2),
        leader=1,
    )
    assert state == RoundRecord.of(state).start


def test_a_record_cannot_start_late() -> None:
    """After a move the deal cannot be told any more."""
    state = cf.apply_move(START, cf.parse_move("2-2"))
    with pytest.raises(cf.SetUpError, match="after 1 moves"):
        RoundRecord.of(state)


def test_replay_gives_every_state() -> None:
    """Replay at move k is the live state after k moves."""
    game = play(START, random.Random(1))
    record = RoundRecord.of(START)
    for move in game.moves:
        record = record.with_move(move)
    assert tuple(game.states) == replay(record)


def test_a_bad_move_stops_the_replay() -> None:
    """The error says at once which move is illegal and why; nothing is returned."""
    record = RoundRecord(RULES, DEAL, map(cf.parse_move, ["2-2", "2-1@2-2"]))
    *_, last = replay(record)
    with pytest.raises(cf.ReplayError) as caught:
        replay(record.with_move(cf.Pass()))
    error = caught.value
    assert ("moves[2]", cf.Pass()) == (error.place, error.move)
    assert cf.why_illegal(last, cf.Pass()) == error.illegality
    assert f"moves[2]: pass: {error.illegality}" == str(error)


def test_a_replay_error_is_an_illegal_move_error() -> None:
    """Whoever catches the one has the other, with the place as well."""
    record = RoundRecord(RULES, DEAL, [cf.Draw()])
    with pytest.raises(cf.IllegalMoveError, match=r"^moves\[0\]: draw: seat 1"):
        replay(record)


def test_a_replay_error_holds_no_hidden_tiles() -> None:
    """Neither its arguments nor its `repr` nor a pickle of it has the hands."""
    with pytest.raises(cf.ReplayError) as caught:
        replay(RoundRecord(RULES, DEAL, [cf.Pass()]))
    error = caught.value
    assert (error.move, error.illegality) == error.args
    assert {"place", "move", "illegality"} == vars(error).keys()
    assert vars(error) == vars(pickle.loads(pickle.dumps(error)))  # noqa: S301 - ours


@pytest.fixture
def match_record() -> tuple[MatchRecord, cf.MatchState]:
    """Return a finished match and its record."""
    games, match = play_match(RULES, seats=2, rng=random.Random(2))
    return MatchRecord(RULES, 2, [record_of(game) for game in games]), match


def test_a_match_is_replayed(match_record: tuple[MatchRecord, cf.MatchState]) -> None:
    """A match yields its rounds one after the other, and gives the match back."""
    record, match = match_record
    expected = [state for played in record.rounds for state in replay(played)]
    assert tuple(expected) == replay(record)
    assert (match, None) == resume(record)


def test_an_unfinished_match_is_resumed(
    match_record: tuple[MatchRecord, cf.MatchState],
) -> None:
    """In the middle of a round the match goes on where it was."""
    record, match = match_record
    last = record.rounds[1]
    cut = attrs.evolve(last, moves=last.moves[:-1])
    resumed, state = resume(attrs.evolve(record, rounds=[record.rounds[0], cut]))
    assert match.scores[:1] == resumed.scores
    assert replay(cut)[-1] == state
    resumed, state = resume(attrs.evolve(record, rounds=[record.rounds[0]]))
    assert (match.scores[:1], None) == (resumed.scores, state)
    assert (cf.start_match(RULES, seats=2), None) == resume(MatchRecord(RULES, 2))


def test_a_match_in_disorder_is_refused(
    match_record: tuple[MatchRecord, cf.MatchState],
) -> None:
    """Rounds come in their order, and only the last may be unfinished."""
    record, _ = match_record
    first, second = record.rounds[:2]
    for rounds in ([second, first], [first, first]):
        with pytest.raises(cf.MatchError):
            replay(attrs.evolve(record, rounds=rounds))
    cut = attrs.evolve(first, moves=())
    with pytest.raises(cf.RoundNotOverError, match="2-2 is still on after 0 moves"):
        replay(attrs.evolve(record, rounds=[cut, second]))
    unfinished = attrs.evolve(second, moves=())
    with pytest.raises(cf.MatchError, match="2-2"):
        resume(attrs.evolve(record, rounds=[unfinished]))
    again = [*record.rounds, first]
    with pytest.raises(cf.MatchError, match="over"):
        resume(attrs.evolve(record, rounds=again))


def test_a_round_of_a_match_has_its_leader() -> None:
    """Where nobody holds the opener, seat k mod seats draws first in round k (R5)."""
    hands = [tiles("2-1 0-0"), tiles("1-0 2-0")]
    first, other = (
        cf.set_up(
            RULES,
            hands=hands,
            boneyard=tiles("2-2 1-1"),
            opener=cf.Tile(2, 2),
            leader=leader,
        )
        for leader in (0, 1)
    )
    assert (cf.start_match(RULES, seats=2), first) == resume(
        MatchRecord(RULES, 2).with_round(first)
    )
    with pytest.raises(cf.MatchError) as refused:
        resume(MatchRecord(RULES, 2).with_round(other))
    assert (
        "the round is not the next of the match: "
        "its first turn: seat 1, wanted: seat 0 (R5)"
    ) == str(refused.value)


def test_a_round_of_a_match_has_the_hands_that_the_rules_deal() -> None:
    """Set-ups with other hands are rounds, but not rounds of a match (R3)."""
    record = MatchRecord(RULES, 2).with_round(
        cf.set_up(
            RULES, hands=[tiles("2-0"), tiles("1-0 0-0")], boneyard=tiles("2-2 2-1 1-1")
        )
    )
    with pytest.raises(cf.MatchError) as refused:
        resume(record)
    assert (
        "the round is not the next of the match: its hands have (1, 2) tiles, "
        "and the rules deal (2, 2) (R3)"
    ) == str(refused.value)


def test_the_next_double_that_is_held_opens_a_round_of_a_match() -> None:
    """Under `NEXT_HELD` no lower double opens while somebody holds a higher (R4)."""
    rules = attrs.evolve(RULES, opener_search=cf.OpenerSearch.NEXT_HELD)
    hands = [tiles("2-1 0-0"), tiles("1-0 1-1")]
    starts = {
        opener.high: cf.set_up(
            rules, hands=hands, boneyard=tiles("2-2 2-0"), opener=opener
        )
        for opener in tiles("2-2 1-1 0-0")
    }
    assert (cf.start_match(rules, seats=2), starts[1]) == resume(
        MatchRecord(rules, 2).with_round(starts[1])
    )
    for opener in (2, 0):
        with pytest.raises(cf.MatchError) as refused:
            resume(MatchRecord(rules, 2).with_round(starts[opener]))
        assert (
            "the round is not the next of the match: "
            f"its opener: {opener}-{opener}, wanted: 1-1 (R15)"
        ) == str(refused.value)


def test_a_bad_move_of_a_match(
    match_record: tuple[MatchRecord, cf.MatchState],
) -> None:
    """In a match the place of a bad move names the round too."""
    record, _ = match_record
    bad = attrs.evolve(record.rounds[1], moves=[cf.Pass()])
    with pytest.raises(cf.ReplayError) as caught:
        resume(attrs.evolve(record, rounds=[record.rounds[0], bad]))
    assert "rounds[1].moves[0]" == caught.value.place


def test_rounds_of_another_match_are_refused() -> None:
    """A round of other rules or seats is not taken into a match."""
    record = RoundRecord.of(START)
    with pytest.raises(cf.MatchError, match=r"rounds\[0\].*rules"):
        MatchRecord(cf.Rules(max_pip=2, hand_size=2, arms=1), 2, [record])
    with pytest.raises(cf.MatchError, match=r"rounds\[0\].*seats"):
        MatchRecord(RULES, 3, [record])
    with pytest.raises(cf.RulesError):
        MatchRecord(RULES, 8)


def test_a_deal_of_other_tiles_is_refused() -> None:
    """A deal that is not of the whole set cannot be played."""
    deal = attrs.evolve(DEAL, boneyard=tiles("2-0"))
    with pytest.raises(cf.SetUpError):
        replay(RoundRecord(RULES, deal))


def test_only_a_double_opens_a_deal() -> None:
    """A deal with another opener is refused where it is made (R4)."""
    with pytest.raises(cf.SetUpError) as refused:
        attrs.evolve(DEAL, opener=cf.Tile(9, 3))
    assert "9-3 is no double and opens no round (R4)" == str(refused.value)


def test_replay_answers_at_once_what_it_cannot_play() -> None:
    """What is no record is refused before the first state is asked for."""
    number: Any = 3
    with pytest.raises(TypeError) as refused:
        replay(number)
    assert "record must be a RoundRecord or MatchRecord, not 3" == str(refused.value)


def test_wrong_types_fail_early() -> None:
    """A value of the wrong type is a `TypeError` where it comes in."""
    no: Any = "no"
    nothing: Any = None
    flag: Any = True
    record = RoundRecord.of(START)
    for wrong in (
        lambda: RoundRecord.of(no),
        lambda: RoundRecord(no, DEAL),
        lambda: RoundRecord(RULES, no),
        lambda: RoundRecord(RULES, DEAL, [no]),
        lambda: record.with_move(no),
        lambda: Deal(no, 0, (), ()),
        lambda: Deal(cf.Tile(9, 9), no, (), ()),
        lambda: Deal(cf.Tile(9, 9), flag, (), ()),
        lambda: Deal(cf.Tile(9, 9), 0, [no], ()),
        lambda: Deal(cf.Tile(9, 9), 0, (), no),
        lambda: MatchRecord(no, 2),
        lambda: MatchRecord(RULES, 2, [no]),
        lambda: replay(no),
        lambda: resume(no),
        lambda: dumps(no),
        lambda: loads(nothing),
    ):
        with pytest.raises(TypeError):
            wrong()


def test_a_record_names_every_rule() -> None:
    """A record says under which rules it was played, also the standard ones."""
    root = dumps(RoundRecord.of(START))
    for field in attrs.fields(cf.Rules):
        assert field.init == (f'"{field.name}":' in root)


def test_a_record_of_the_first_release_replays() -> None:
    """A record of the first format is read for ever."""
    text = (
        '{"deal":{"boneyard":["2-0","1-1"],"hands":[["0-0","2-1"],["1-0","2-2"]],'
        '"leader":1,"opener":"2-2"},"format":"chickenfoot-round",'
        '"moves":["2-2","2-1@2-2","draw"],"rules":{"arms":2,"dead_layout":"play_on",'
        '"double_blank_points":50,"draw":"one","drawn_tile":"may_play","hand_size":2,'
        '"max_pip":2},"version":1}'
    )
    record = loads(text)
    assert isinstance(record, RoundRecord)
    *_, last = replay(record)
    assert (cf.Tile(2, 0), 3) == (last.drawn, last.ply)


def test_a_match_record_grows_with_the_match() -> None:
    """A round joins it when dealt, and each move joins the last round."""
    state = cf.deal(RULES, seats=2, opener=cf.Tile(2, 2), rng=random.Random(3))
    move, *_ = cf.legal_moves(state)
    record = MatchRecord(RULES, 2).with_round(state).with_move(move)

    dealt = RoundRecord.of(state)
    assert MatchRecord(RULES, 2, [RoundRecord(RULES, dealt.deal, [move])]) == record
    assert (cf.start_match(RULES, seats=2), cf.apply_move(state, move)) == resume(
        record
    )


def test_a_match_record_takes_no_other_round_and_no_move_before_one() -> None:
    """A round of other rules or begun already, and a move in no round, are refused."""
    record = MatchRecord(RULES, 2)
    with pytest.raises(cf.MatchError, match="no round yet in which to draw"):
        record.with_move(cf.Draw())
    other = cf.deal(cf.Rules(), seats=2, rng=random.Random(3))
    with pytest.raises(
        cf.MatchError, match=r"rounds\[0\] does not belong to the match"
    ):
        record.with_round(other)
    begun = cf.apply_move(other, cf.legal_moves(other)[0])
    with pytest.raises(cf.SetUpError, match="starts from the deal"):
        record.with_round(begun)


def test_a_message_shows_no_hidden_tile() -> None:
    """Whoever asks for the wrong thing of a state learns nothing of its tiles."""
    wrong: Any = cf.deal(cf.Rules(), seats=2, rng=random.Random(3))
    for ask in (
        lambda: dumps(wrong),
        lambda: resume(wrong),
        lambda: cf.why_illegal(wrong, wrong),
        lambda: cf.deal(cf.Rules(), seats=2, rng=wrong),
    ):
        with pytest.raises(TypeError, match="a RoundState") as refused:
            ask()
        assert "Tile(" not in str(refused.value)


def test_records_are_read_at_a_glance() -> None:
    """With hands and moves as text."""
    record = RoundRecord.of(START)
    hands = "0-0 2-1 | 1-0 2-2"
    assert f"<Deal of 2-2: hands {hands}, boneyard 2-0 1-1>" == repr(record.deal)
    assert f"<RoundRecord of 2-2: hands {hands}, moves none>" == repr(record)
    record = record.with_move(cf.parse_move("2-2")).with_move(cf.Draw())
    assert f"<RoundRecord of 2-2: hands {hands}, moves 2-2 draw>" == repr(record)
    match = MatchRecord(RULES, 2)
    assert "<MatchRecord of 2 seats: rounds none>" == repr(match)
    match = attrs.evolve(match, rounds=[record])
    assert "<MatchRecord of 2 seats: rounds 2-2 (2 moves)>" == repr(match)
    for value in (record.deal, record, match):
        assert repr(value) == pretty(value)
