"""Pictures and pages in a browser: taps find their places, and a replay steps.

`nox -s renderers` runs this. Chromium loads a page with one more script, which leaves
what it found in the page for the test to read.
"""

import html
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import chickenfoot as cf
from chickenfoot.pages import replay_page
from chickenfoot.records import MatchRecord
from chickenfoot.svg import draw
from tests.pages.test_replay import MATCH, NAMES

pytestmark = pytest.mark.skipif(
    "CHICKENFOOT_RENDERERS" not in os.environ,
    reason="needs a browser, as `nox -s renderers` has",
)

FIND: Final = """
const found = [...document.querySelectorAll("svg")].map((picture) => {
  picture.scrollIntoView();
  return [...picture.querySelectorAll(".cf-target")].map((target) => {
    const box = target.querySelector(".cf-ghost").getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const there = hit && hit.closest("[data-move]");
    return [target.dataset.move, there ? there.dataset.move : null];
  });
});
"""

STEP: Final = """
const press = (key) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
const look = () => {
  const section = document.querySelector("section:not([hidden])");
  return {
    round: section.querySelector("h2").textContent,
    says: section.querySelector(".says").textContent,
    about: section.querySelector("desc").textContent,
    tiles: [...section.querySelectorAll(".board .cf-tile")].filter(
      (tile) => tile.style.display !== "none").length,
    hands: [...section.querySelectorAll(".hand")].map(
      (hand) => hand.querySelectorAll("svg").length),
    moves: [...section.querySelectorAll(".seat")].findIndex(
      (seat) => seat.classList.contains("moves")),
    points: !section.querySelector("table").hidden,
  };
};
const found = [look()];
press("ArrowRight"); press("ArrowRight"); press("ArrowLeft");
found.push(look());
press("End");
found.push(look());
press("ArrowRight");
found.push(look());
press("Home");
found.push(look());
const list = document.querySelector("select");
list.value = 1;
list.dispatchEvent(new Event("change"));
found.push(look());
const slider = document.querySelector("input");
slider.value = 3;
slider.dispatchEvent(new Event("input"));
found.push(look());
"""


def run(page: str, script: str, folder: Path) -> Any:  # noqa: ANN401 - it is JSON
    """Load a page in Chromium and return what a script finds in it."""
    chromium = shutil.which("chromium")
    assert chromium is not None, "chromium is not installed"
    note = "document.body.dataset.found = JSON.stringify(found);"
    file = folder / "page.html"
    added = f"<script>{{{script}{note}}}</script></body>"
    file.write_text(page.replace("</body>", added), encoding="utf-8")
    result = subprocess.run(
        [
            chromium,
            "--headless=new",
            "--no-sandbox",
            "--window-size=500,900",
            "--dump-dom",
            file.as_uri(),
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    found = re.search(r'data-found="([^"]*)"', result.stdout)
    assert found is not None, result.stdout[-2000:]
    return json.loads(html.unescape(found[1]))


def test_a_tap_finds_its_place(tmp_path: Path) -> None:
    """In the middle of each outline of 60 turns, on pictures as wide as a phone."""
    rng = Random(3)
    pictures: list[str] = []
    while len(pictures) < 60:
        state = cf.deal(cf.Rules(), seats=4, rng=rng)
        while moves := cf.legal_moves(state):
            if any(isinstance(move, cf.Play) for move in moves):
                pictures.append(draw(state.layout, plays=moves, width=390))
            state = cf.apply_move(state, rng.choice(moves))
    page = f"<!DOCTYPE html><body>{''.join(pictures[:60])}</body>"
    found = run(page, FIND, tmp_path)
    assert 60 == len(found)
    for targets in found:
        assert targets
        for expected, hit in targets:
            assert expected == hit


def test_a_replay_steps(tmp_path: Path) -> None:
    """With keys, the list of rounds and the slider, there and back."""
    found = run(replay_page(MATCH, names=NAMES), STEP, tmp_path)
    start, first, end, still_end, start_again, second, third = found
    assert start == start_again
    assert end == still_end
    steps = states(MATCH, 0)
    assert expected(steps, 0) == facts(start)
    assert expected(steps, 1) == facts(first)
    assert expected(steps, len(steps) - 1) == facts(end)
    assert [False, False, True] == [each["points"] for each in (start, first, end)]
    assert "Round 2: opener 3-3" == second["round"]
    assert expected(states(MATCH, 1), 3) == facts(third)
    assert "waits for 4-4" in start["about"]
    assert "waits for" not in end["about"]


def states(match: MatchRecord, number: int) -> list[cf.RoundState]:
    """Return the states of a round."""
    record = match.rounds[number]
    found = [record.start]
    for move in record.moves:
        found.append(cf.apply_move(found[-1], move))
    return found


def expected(steps: list[cf.RoundState], step: int) -> tuple[int, list[int], int]:
    """Return the tiles on the table and in hands, and the seat to move."""
    state = steps[step]
    turn = -1 if state.outcome else state.turn
    return len(state.layout.placements), [len(hand) for hand in state.hands], turn


def facts(found: dict[str, Any]) -> tuple[int, list[int], int]:
    """Return the same from a page."""
    return found["tiles"], found["hands"], found["moves"]
