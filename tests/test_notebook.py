"""What a notebook shows of a value when it asks for `_repr_html_`."""

import subprocess
import sys
from random import Random
from xml.etree import ElementTree as ET

import pytest

import chickenfoot as cf
from chickenfoot._notebook import as_html
from chickenfoot.records import MatchRecord, RoundRecord
from chickenfoot.svg import draw


def shown(value: object) -> str:
    """Return what a notebook shows."""
    method = "_repr_html_"
    text = getattr(value, method)()
    assert isinstance(text, str)
    return text


def parts(value: object) -> ET.Element:
    """Return it as XML, which fails unless it is well-formed."""
    return ET.fromstring(f"<div>{shown(value)}</div>")  # noqa: S314 - our own text


START = cf.deal(cf.Rules(), seats=3, rng=Random(1))


def played() -> tuple[cf.RoundState, RoundRecord]:
    """Return a finished round and its record."""
    rng, state, record = Random(2), START, RoundRecord.of(START)
    while moves := cf.legal_moves(state):
        move = rng.choice(moves)
        state, record = cf.apply_move(state, move), record.with_move(move)
    return state, record


OVER, RECORD = played()


def test_a_layout_is_its_picture() -> None:
    """As `draw` makes it."""
    assert draw(OVER.layout) == shown(OVER.layout)


def test_a_state_shows_the_table_and_all_hands() -> None:
    """Whoever has a state knows everything."""
    found = parts(START)
    tiles = {tile.get("data-tile") for tile in found.iter() if tile.get("data-tile")}
    assert {str(tile) for hand in START.hands for tile in hand} == tiles
    captions = [caption.text for caption in found.iter("figcaption")]
    assert ["Seat 0", "Seat 1", "Seat 2"] == captions


@pytest.mark.parametrize("state", [START, OVER])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_view_shows_the_table_and_its_own_hand(
    state: cf.RoundState, seat: int | None
) -> None:
    """No tile that the seat does not see is in the text."""
    view = cf.view(state, seat)
    found = parts(view)
    tiles = {tile.get("data-tile") for tile in found.iter() if tile.get("data-tile")}
    table = {str(placement.tile) for placement in state.layout.placements}
    assert table | {str(tile) for tile in view.hand} == tiles
    captions = [caption.text for caption in found.iter("figcaption")]
    assert ([] if seat is None else ["Your hand"]) == captions


def test_the_seat_to_move_is_marked_until_the_round_is_over() -> None:
    """In the description too."""
    assert f"Seat {START.turn} is to move." in shown(START)
    assert "You are to move." in shown(cf.view(START, START.turn))
    assert "to move." not in shown(OVER)


def test_a_record_is_a_page_in_a_frame() -> None:
    """Finished or not, for whoever has a record knows everything."""
    match = MatchRecord(cf.Rules(), seats=3).with_round(START)
    for record in (RECORD, RoundRecord.of(START), match):
        (frame,) = parts(record)
        assert "iframe" == frame.tag
        assert frame.attrib["srcdoc"].startswith("<!DOCTYPE html>")


def test_what_cannot_be_shown_is_left_to_repr() -> None:
    """A notebook then prints the value."""
    broken = RoundRecord.of(START).with_move(cf.Pass())
    for value in (MatchRecord(cf.Rules(), seats=3), broken, cf.Tile(6, 4)):
        assert as_html(value) is None


def test_pictures_are_loaded_when_a_notebook_asks() -> None:
    """Not by `import chickenfoot`."""
    code = (
        "import random, sys, chickenfoot as cf\n"
        "loaded = lambda: 'chickenfoot.svg' in sys.modules\n"
        "layout = cf.deal(cf.Rules(), seats=2, rng=random.Random(1)).layout\n"
        "before = loaded()\n"
        "layout._repr_html_()\n"
        "print(before, loaded())\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert "False True" == result.stdout.strip()
