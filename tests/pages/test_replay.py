"""The page of a record: what it says, what it needs, and what it may show."""

import json
import re
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import attrs
import pytest

import chickenfoot as cf
from chickenfoot import DrawingError, MatchError, ReplayError, RoundNotOverError
from chickenfoot.events import move_events
from chickenfoot.pages import replay_page
from chickenfoot.records import MatchRecord, replay
from chickenfoot.svg import Face, Style
from chickenfoot.wording import sentence
from tests.svg.reading import parts

HTML = "{http://www.w3.org/1999/xhtml}"
RULES = cf.Rules(max_pip=4, hand_size=3, arms=2, rounds=3)
NAMES = ["Ada", "Ben </script><b>", "Cy"]


def played(rules: cf.Rules, *, seats: int = 3, seed: int = 1) -> MatchRecord:
    """Return the record of a match at random."""
    rng = Random(seed)
    match, record = cf.start_match(rules, seats=seats), MatchRecord(rules, seats=seats)
    while not match.is_over:
        state = cf.deal_round(match, rng=rng)
        record = record.with_round(state)
        while moves := cf.legal_moves(state):
            move = rng.choice(moves)
            state, record = cf.apply_move(state, move), record.with_move(move)
        match = cf.finish_round(match, state)
    return record


MATCH = played(RULES)
ROUND = MATCH.rounds[0]
PAGE = replay_page(MATCH, names=NAMES)


def parse(page: str) -> ET.Element:
    """Read a page as XML, which fails unless it is well-formed."""
    return ET.fromstring(page)  # noqa: S314 - our own text


def data_of(page: str) -> list[dict[str, Any]]:
    """Return what the script of a page reads."""
    (script,) = (
        element for element in parse(page).iter() if element.get("id") == "moves"
    )
    data: list[dict[str, Any]] = json.loads(script.text or "")
    return data


def test_a_page_needs_nothing_else() -> None:
    """No address of anything, and only its own style and script."""
    found = re.findall(r"https?://[^\s\"'`]+", PAGE)
    assert {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"} == set(found)
    assert not re.findall(r"\bsrc=|<link|@import|url\(|fetch\(|import\(", PAGE)
    assert all(use.startswith("#t") for use in re.findall(r"href='([^']*)'", PAGE))


def test_each_id_is_there_once_and_used() -> None:
    """Those of the tiles that hands show, and that of the moves."""
    ids = [e.get("id", "") for e in parse(PAGE).iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert {"moves", *(f"t{tile}" for tile in cf.double_set(4))} == set(ids)


def test_every_move_is_a_sentence() -> None:
    """As a spectator hears it, after a first one about the deal."""
    for record, data in zip(MATCH.rounds, data_of(PAGE), strict=True):
        says = [step["says"] for step in data["steps"]]
        states = list(replay(record))
        expected: list[str] = []
        for state, move in zip(states, record.moves, strict=False):
            caused = move_events(state, move)
            expected.append(" ".join(sentence(e, None, names=NAMES) for e in caused))
        first = f"The tiles are dealt. {states[0].opener} opens the round."
        assert [first, *expected] == says


def test_every_step_is_a_state_of_the_round() -> None:
    """Tiles on the table, hands, turn and boneyard."""
    for record, data in zip(MATCH.rounds, data_of(PAGE), strict=True):
        for state, step in zip(replay(record), data["steps"], strict=True):
            assert len(state.layout.placements) == step["laid"]
            assert len(state.boneyard) == step["left"]
            assert (-1 if state.outcome else state.turn) == step["turn"]
            hands = [" ".join(map(str, sorted(hand))) for hand in state.hands]
            assert hands == step["hands"]


def test_there_is_a_table_for_each_number_of_tiles() -> None:
    """With the marks and the words of `draw`."""
    for record, data in zip(MATCH.rounds, data_of(PAGE), strict=True):
        most = data["steps"][-1]["laid"]
        assert most + 1 == len(data["tables"])
        assert "cf-awaited" in data["tables"][0]["below"]
        assert f"waits for {record.deal.opener}" in data["tables"][0]["about"]
        for table in data["tables"][1:]:
            assert "cf-last" in table["below"]


def test_an_opener_that_is_set_aside_is_there_from_the_start() -> None:
    """The first table then has a tile."""
    rules = cf.Rules(
        max_pip=4, hand_size=3, rounds=1, opener_search=cf.OpenerSearch.SET_ASIDE
    )
    (data,) = data_of(replay_page(played(rules)))
    assert 1 == data["steps"][0]["laid"]
    assert data["steps"][-1]["laid"] == len(data["tables"])


def test_without_scripts_the_end_and_all_moves_are_there() -> None:
    """Pictures, hands, points and sentences are in the page itself."""
    page = parse(PAGE)
    sections = list(page.iter(f"{HTML}section"))
    assert 3 == len(sections)
    totals = [0, 0, 0]
    for section, record in zip(sections, MATCH.rounds, strict=True):
        *_, end = replay(record)
        tiles = [tile.get("data-tile") for tile in parts(section, "cf-tile")]
        assert [str(placed.tile) for placed in end.layout.placements] == tiles
        score = cf.score_round(end)
        totals = [a + b for a, b in zip(totals, score.points, strict=True)]
        cells = [int(cell.text or "") for cell in section.iter(f"{HTML}td")]
        expected = zip(score.points, totals, strict=True)
        assert [number for pair in expected for number in pair] == cells
        assert len(record.moves) + 1 == len(list(section.iter(f"{HTML}li")))
        labels = [hand.get("aria-label") for hand in parts(section, "hand")]
        hands = [", ".join(map(str, sorted(hand))) for hand in end.hands]
        assert [hand or "no tiles" for hand in hands] == labels
    (form,) = page.iter(f"{HTML}form")
    assert "" == form.get("hidden")


def test_headings_name_the_rounds() -> None:
    """A single round has no number."""
    assert ["Round 1: opener 4-4", "Round 2: opener 3-3", "Round 3: opener 2-2"] == [
        heading.text for heading in parse(PAGE).iter(f"{HTML}h2")
    ]
    page = parse(replay_page(ROUND))
    assert ["The round: opener 4-4"] == [h.text for h in page.iter(f"{HTML}h2")]
    assert "Chicken Foot: a round" == page.findtext(f"{HTML}head/{HTML}title")


def test_seats_have_the_names_that_are_given() -> None:
    """No name can end the script or open an element."""
    names = [name.text for name in parse(PAGE).iter(f"{HTML}h3")]
    assert NAMES * 3 == names
    assert 2 == PAGE.count("</script>")
    assert "Seat 2" == list(parse(replay_page(ROUND)).iter(f"{HTML}h3"))[2].text


def test_controls_can_be_used_without_a_mouse() -> None:
    """Buttons, a list and a slider, each with a name; moves are announced."""
    page = parse(PAGE)
    (form,) = page.iter(f"{HTML}form")
    names = [control.get("aria-label") or control.text for control in form]
    expected = ["Round", "First move", "Move before", "Play", "Next move", "Last move"]
    assert [*expected, "Move", None] == names
    assert {"button"} == {b.get("type") for b in form.iter(f"{HTML}button")}
    assert 3 == len([p for p in page.iter(f"{HTML}p") if p.get("role") == "status"])
    assert "en" == page.get("lang")
    for key in ("ArrowLeft", "ArrowRight", "Home", "End"):
        assert f"{key}:" in PAGE


def test_a_style_is_used_throughout() -> None:
    """On the table and in the hands."""
    style = Style(face=Face.NUMERALS, tile="ivory")
    page = replay_page(ROUND, style=style)
    assert "<circle" not in page
    assert page.count("ivory") > 10


def test_a_round_that_is_on_is_not_shown() -> None:
    """The page has all tiles, so that players must not see it before the end (R13)."""
    first, second, _ = MATCH.rounds
    on = attrs.evolve(second, moves=second.moves[:-1])
    match = MatchRecord(RULES, seats=3, rounds=(first, on))
    for record in (on, match, MatchRecord(RULES, seats=3)):
        with pytest.raises(RoundNotOverError, match="every round must be over"):
            replay_page(record)


def test_a_record_that_cannot_be_played_is_not_shown() -> None:
    """The errors are those of `records.replay`."""
    first, *_ = MATCH.rounds
    with pytest.raises(MatchError, match="not the next of the match"):
        replay_page(MatchRecord(RULES, seats=3, rounds=(first, first)))
    with pytest.raises(ReplayError):
        replay_page(attrs.evolve(first, moves=(*first.moves, cf.Pass())))


def test_wrong_values_are_rejected() -> None:
    """As in `draw`."""
    wrong: Any = "x"
    with pytest.raises(TypeError, match=r"^record must be a RoundRecord or MatchRec"):
        replay_page(wrong)
    with pytest.raises(TypeError, match=r"^style must be a Style"):
        replay_page(ROUND, style=wrong)
    with pytest.raises(TypeError, match=r"^names must be"):
        replay_page(ROUND, names=wrong)
    with pytest.raises(DrawingError, match=r"^names must be of 2 seats"):
        replay_page(ROUND, names=["Ada"])
