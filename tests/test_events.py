"""What a move makes happen, for whom, and in words."""

import string
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import chickenfoot as cf
from chickenfoot.events import (
    ArmsCompleted,
    Drew,
    Event,
    FootCalled,
    FootCompleted,
    Laid,
    Opened,
    Passed,
    PassKind,
    RoundEnded,
    for_seat,
    move_events,
    reveals,
)
from chickenfoot.wording import ENGLISH, Wording, code, sentence
from tests.positions import BASE, position, tiles, untyped

NINE, FOUR = cf.Tile(9, 9), cf.Tile(4, 4)


def told(state: cf.RoundState, move: str) -> tuple[Event, ...]:
    """Return the events of a move given as text."""
    return move_events(state, cf.parse_move(move))


def test_opened() -> None:
    """Laying the opener opens the round (R4)."""
    state = cf.set_up(
        cf.Rules(max_pip=1, arms=1, hand_size=1),
        hands=[tiles("1-0"), tiles("1-1 0-0")],
        boneyard=[],
        opener=cf.Tile(1, 1),
    )
    assert (Opened(1, cf.Tile(1, 1)),) == told(state, "1-1")


def test_arms() -> None:
    """A tile on the opener is an arm with its number; the last one completes (R8)."""
    state = position("9-9 9-4@9-9 9-2@9-9", "9-0 5-5")
    arm = Laid(1, cf.Tile(9, 0), NINE, 9, cf.PlaceKind.ARM, 3, 4)
    assert (arm,) == told(state, "9-0@9-9")
    state = position("9-9 9-4@9-9 9-2@9-9 9-0@9-9", "9-7 5-5")
    arm = Laid(0, cf.Tile(9, 7), NINE, 9, cf.PlaceKind.ARM, 4, 4)
    assert (arm, ArmsCompleted(0, NINE)) == told(state, "9-7@9-9")


def test_plain_end() -> None:
    """A tile on an open end has no number."""
    laid = Laid(1, cf.Tile(4, 1), cf.Tile(9, 4), 4, cf.PlaceKind.END, None, None)
    assert (laid,) == told(position(BASE, "4-1 5-3"), "4-1@9-4")


def test_foot() -> None:
    """A double calls a foot, and its third toe completes it (R12)."""
    state = position(BASE, "4-4 5-3")
    laid = Laid(1, FOUR, cf.Tile(9, 4), 4, cf.PlaceKind.END, None, None)
    assert (laid, FootCalled(1, FOUR)) == told(state, "4-4@9-4")
    state = position(f"{BASE} 4-4@9-4 4-1@4-4", "6-4 5-3")
    toe = Laid(1, cf.Tile(6, 4), FOUR, 4, cf.PlaceKind.TOE, 2, 3)
    assert (toe,) == told(state, "6-4@4-4")
    state = position(f"{BASE} 4-4@9-4 4-1@4-4 6-4@4-4", "4-3 5-3")
    toe = Laid(0, cf.Tile(4, 3), FOUR, 4, cf.PlaceKind.TOE, 3, 3)
    assert (toe, FootCompleted(0, FOUR)) == told(state, "4-3@4-4")


def test_drew_for_the_seat_and_for_others() -> None:
    """Only the seat that drew learns the tile."""
    state = position(BASE, "5-3 8-1", boneyard="7-1")
    (drew,) = told(state, "draw")
    assert Drew(1, cf.Tile(7, 1)) == drew == for_seat(drew, 1)
    assert Drew(1, None) == for_seat(drew, 0) == for_seat(drew, None)


def test_kept_or_missed() -> None:
    """After a draw only the seat knows whether it could have played."""
    start = position(BASE, "5-3 8-1", boneyard="7-1")
    fits = cf.apply_move(start, cf.Draw())
    start = position(BASE, "5-3 8-1", boneyard="8-8")
    misses = cf.apply_move(start, cf.Draw())
    for state, kind in ((fits, PassKind.KEPT), (misses, PassKind.MISSED)):
        (passed,) = told(state, "pass")
        assert Passed(1, drew=True, kind=kind) == passed == for_seat(passed, 1)
        hidden = Passed(1, drew=True, kind=PassKind.HIDDEN)
        assert hidden == for_seat(passed, 0) == for_seat(passed, None)


def test_a_pass_without_a_draw_is_plain_to_all() -> None:
    """Who passes without drawing could not play, and everybody knows it (R11)."""
    rules = cf.Rules(draw=cf.DrawRule.NEVER)
    # The other seat gets 8-7, so that the round is not blocked.
    state = position(BASE, "5-3", boneyard="9-8 9-6 9-5 9-3 9-1 8-8", rules=rules)
    (passed,) = told(state, "pass")
    assert Passed(1, drew=False, kind=PassKind.MISSED) == passed == for_seat(passed, 0)


def test_round_ended() -> None:
    """The move that ends the round tells how, with all hands and points (R13)."""
    state = position(BASE, "4-1")
    over = cf.apply_move(state, cf.parse_move("4-1@9-4"))
    ended = RoundEnded(cf.score_round(over))
    assert ended == told(state, "4-1@9-4")[-1] == for_seat(ended, None)


def test_illegal_moves_make_nothing_happen() -> None:
    """An illegal move has no events."""
    with pytest.raises(cf.IllegalMoveError):
        told(position(BASE, "4-1"), "draw")
    no_state: Any = None
    with pytest.raises(TypeError):
        move_events(no_state, cf.Draw())


def test_what_reveals_tiles() -> None:
    """A draw and the end of a round show hidden tiles; other moves do not."""
    assert reveals(position(BASE, "5-3", boneyard="7-1"), cf.Draw())
    assert reveals(position(BASE, "4-1"), cf.parse_move("4-1@9-4"))
    assert not reveals(position(BASE, "4-1 5-3"), cf.parse_move("4-1@9-4"))
    with pytest.raises(cf.IllegalMoveError):
        reveals(position(BASE, "4-1"), cf.Draw())


OUT = RoundEnded(cf.RoundScore(NINE, cf.Outcome(1), (3, 0), (frozenset(), frozenset())))
BLOCKED = RoundEnded(cf.RoundScore(NINE, cf.Outcome(None), (3,), (frozenset(),)))
WORDS: list[tuple[Event, str, str, str]] = [
    (
        Opened(1, NINE),
        "opened",
        "You open the round with 9-9.",
        "Seat 1 opens the round with 9-9.",
    ),
    (
        Laid(1, cf.Tile(9, 0), NINE, 9, cf.PlaceKind.ARM, 3, 4),
        "laid.arm",
        "You lay 9-0 on the opener 9-9, arm 3 of 4.",
        "Seat 1 lays 9-0 on the opener 9-9, arm 3 of 4.",
    ),
    (
        Laid(1, cf.Tile(6, 4), FOUR, 4, cf.PlaceKind.TOE, 2, 3),
        "laid.toe",
        "You lay 6-4 on 4-4, toe 2 of 3.",
        "Seat 1 lays 6-4 on 4-4, toe 2 of 3.",
    ),
    (
        Laid(1, cf.Tile(4, 1), cf.Tile(9, 4), 4, cf.PlaceKind.END, None, None),
        "laid.end",
        "You lay 4-1 on 9-4.",
        "Seat 1 lays 4-1 on 9-4.",
    ),
    (
        FootCalled(1, FOUR),
        "foot_called",
        "You call chicken foot on 4-4.",
        "Seat 1 calls chicken foot on 4-4.",
    ),
    (
        ArmsCompleted(1, NINE),
        "arms_completed",
        "You complete the arms of 9-9.",
        "Seat 1 completes the arms of 9-9.",
    ),
    (
        FootCompleted(1, FOUR),
        "foot_completed",
        "You complete the foot of 4-4.",
        "Seat 1 completes the foot of 4-4.",
    ),
    (Drew(1, cf.Tile(7, 1)), "drew", "You draw 7-1.", "Seat 1 draws a tile."),
    (Drew(1, None), "drew.hidden", "You draw a tile.", "Seat 1 draws a tile."),
    (
        Passed(1, drew=True, kind=PassKind.KEPT),
        "passed.kept",
        "You keep your tiles and pass.",
        "Seat 1 passes.",
    ),
    (
        Passed(1, drew=False, kind=PassKind.MISSED),
        "passed.missed",
        "You cannot play and pass.",
        "Seat 1 cannot play and passes.",
    ),
    (
        Passed(1, drew=True, kind=PassKind.HIDDEN),
        "passed.hidden",
        "You pass.",
        "Seat 1 passes.",
    ),
    (
        OUT,
        "round_ended.out",
        "You go out, and the round is over.",
        "Seat 1 goes out, and the round is over.",
    ),
    (
        BLOCKED,
        "round_ended.blocked",
        "The round is blocked and over.",
        "The round is blocked and over.",
    ),
]


@pytest.mark.parametrize(("event", "key", "you", "other"), WORDS)
def test_words(event: Event, key: str, you: str, other: str) -> None:
    """Each event has a code and is said to its seat, to others and to watchers."""
    assert key == code(event)
    assert you == sentence(event, 1)
    assert other == sentence(event, 0) == sentence(event, None)


def test_every_text_is_tested() -> None:
    """The table has the codes of the test above and no others."""
    assert {key for _, key, _, _ in WORDS} == set(ENGLISH)


def test_texts_are_plain_sentences() -> None:
    """Texts are ASCII, end with a stop, and name only facts of their event."""
    facts = {"who", "tile", "onto", "double", "number", "needed"}
    for wording in ENGLISH.values():
        for text in (wording.you, wording.other):
            assert text.isascii()
            assert text.endswith(".")
            fields = {name for _, name, _, _ in string.Formatter().parse(text) if name}
            assert facts >= fields


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    """A short list of names is enough to watch by."""
    drew = Drew(3, None)
    assert "Seat 3 draws a tile." == sentence(drew, 0, names=["Ada", "Ben"])


def test_what_is_no_event_has_no_words() -> None:
    """It is named, and so is what is no seat."""
    wrong: Any = "x"
    for ask in (code, partial(sentence, seat=0)):
        with pytest.raises(TypeError, match=r"^event must be one of .*, not 'x'$"):
            ask(wrong)
    with pytest.raises(TypeError, match=r"^seat must be an int, not 'x'$"):
        sentence(Drew(3, None), wrong)


def test_names_and_translations() -> None:
    """A table says who a seat is, and in which language."""
    drew = Drew(1, cf.Tile(7, 1))
    assert "Ben draws a tile." == sentence(drew, 0, names=["Ada", "Ben"])
    german = {
        "drew": Wording("Du ziehst {tile}.", "{who} zieht {tile}."),
        "drew.hidden": Wording("Du ziehst.", "{who} zieht."),
    }
    assert "Du ziehst 7-1." == sentence(drew, 1, texts=german)
    assert "Ben zieht." == sentence(drew, 0, names=["Ada", "Ben"], texts=german)


def test_a_table_without_the_sentence_is_told_its_key() -> None:
    """What is missing is named."""
    with pytest.raises(KeyError, match=r"^'drew'$"):
        sentence(Drew(1, cf.Tile(7, 1)), 1, texts={})


def test_spots_evaluate_back() -> None:
    """The repr of an event gives it back."""
    laid = Laid(1, cf.Tile(9, 0), NINE, 9, cf.PlaceKind.ARM, 3, 4)
    names = {"Laid": Laid, "Tile": cf.Tile, "PlaceKind": cf.PlaceKind}
    assert laid == eval(repr(laid), names)  # noqa: S307 - our own text


class Imitation(Drew):  # type: ignore[misc]
    """An event that this library does not know."""


DREW: Any = Drew(1, cf.Tile(7, 1))


@pytest.mark.parametrize(
    "event",
    [position(BASE, "5-3 8-1"), None, 7, "drew", [DREW], Drew, (None,), ((DREW,),)],
    ids=["state", "none", "int", "str", "list", "class", "wrong_item", "nested"],
)
def test_for_seat_refuses_what_is_no_event(event: object) -> None:
    """What it does not know it does not hand on: hidden tiles may be in it."""
    with pytest.raises(TypeError, match=r"^event must be one of chickenfoot.events"):
        untyped(for_seat)(event, 1)


@pytest.mark.parametrize("ask", [for_seat, sentence])
def test_an_event_of_an_unknown_class_is_refused(ask: Callable[..., object]) -> None:
    """It may hide more than the classes do that are known."""
    with pytest.raises(TypeError, match=r"^event must be one of chickenfoot.events"):
        ask(Imitation(1, cf.Tile(7, 1)), 0)


@pytest.mark.parametrize("seat", [True, False, 1.0, "1", (1,)], ids=repr)
def test_a_seat_is_an_int_and_nothing_like_it(seat: object) -> None:
    """`True` is not seat 1, nor is 1.0."""
    with pytest.raises(TypeError, match=r"^seat must be an int"):
        untyped(for_seat)(DREW, seat)


@pytest.mark.parametrize("seat", [-1, 190, 10**5000], ids=["low", "high", "huge"])
def test_a_seat_is_one_that_a_table_can_have(seat: int) -> None:
    """The largest set has 190 tiles, one for each of 190 seats."""
    with pytest.raises(
        cf.SeatError, match=r"^seat must be from 0 to 189, not .*\(R2\)"
    ):
        for_seat(DREW, seat)


def test_for_seat_takes_all_events_of_a_move_at_once() -> None:
    """Each of them as it does one alone."""
    passed = Passed(1, drew=True, kind=PassKind.KEPT)
    hidden = Passed(1, drew=True, kind=PassKind.HIDDEN)
    assert (Drew(1, None), hidden) == for_seat((DREW, passed), 0)
    assert (DREW, passed) == for_seat((DREW, passed), 1)
    assert () == for_seat((), None)


def test_the_seat_of_an_event_made_by_hand_is_no_way_in() -> None:
    """A seat that is equal to 1 and is not an `int` is nobody's own."""
    odd: Any = 1.0
    assert Drew(odd, None) == for_seat(Drew(odd, cf.Tile(7, 1)), 1)


@pytest.mark.parametrize(
    "text", ["{who.__class__}", "{who[0]}", "{who!r}", "{who:>99}", "{}", "{0}"]
)
@pytest.mark.parametrize("kind", ["you", "other"])
def test_braces_in_a_sentence_hold_a_plain_name(kind: str, text: str) -> None:
    """A table of sentences from elsewhere does not reach into objects."""
    with pytest.raises(
        ValueError, match=r"^braces in a sentence must hold a plain name$"
    ):
        Wording(**({"you": "", "other": ""} | {kind: text}))


def test_a_sentence_is_a_text_and_a_table_holds_wordings() -> None:
    """Anything else is named."""
    wrong: Any = 7
    with pytest.raises(TypeError, match=r"^a sentence must be a str, not 7$"):
        Wording(wrong, "")
    with pytest.raises(
        TypeError, match=r"^each value of texts must be a Wording, not 7$"
    ):
        sentence(DREW, 1, texts={"drew": wrong})
