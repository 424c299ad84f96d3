"""Tests of the command `draw`, from a saved record to what it writes."""

from pathlib import Path
from random import Random

import pytest

import chickenfoot as cf
from chickenfoot import text
from chickenfoot._cli.main import main
from chickenfoot.records import RoundRecord, dumps, loads

SMALL = ("--max-pip=3", "--hand-size=2", "--arms=2", "--seats=2", "--seed=7")


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The record of a small match of four rounds, as `simulate` writes it."""
    path = tmp_path / "match.json"
    assert 0 == main(["simulate", *SMALL, "--record", str(path)])
    capsys.readouterr()
    return path


def test_a_simulated_match_is_recorded(record: Path) -> None:
    """The record has every round with its moves."""
    match = loads(record.read_bytes(), cf.records.MatchRecord)

    assert (127, 56) == cf.records.resume(match)[0].totals
    assert 4 == len(match.rounds)


def test_a_record_is_drawn_in_characters(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each round has its number, its opener and its last layout."""
    assert 0 == main(["draw", str(record), "--ascii"])
    printed = capsys.readouterr().out

    third = """\
Round 3, opener 1-1
(1|1)
+- [1|3][3|2](2|2)!
|  +- [2|1]
|  +- [2|0]*
|  +- >2 toes owed: 1
+- [1|0]
Round 4, opener 0-0
"""
    assert printed.startswith(f"{text.LEGEND}\nRound 1, opener 3-3\n")
    assert third in printed


def test_a_record_is_drawn_as_pictures(
    record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One SVG file for each round; their names are printed."""
    folder = tmp_path / "new" / "pictures"
    assert 0 == main(["draw", str(record), "--svg", str(folder)])

    paths = [folder / f"round-0{number}.svg" for number in (1, 2, 3, 4)]
    assert "".join(f"{path}\n" for path in paths) == capsys.readouterr().out
    assert paths == sorted(folder.iterdir())
    assert "data-tile='1-1'" in paths[2].read_text(encoding="utf-8")


def test_a_record_is_drawn_as_a_page(
    record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One file to step through; its name is printed."""
    page = tmp_path / "match.html"
    assert 0 == main(["draw", str(record), "--html", str(page)])

    assert f"{page}\n" == capsys.readouterr().out
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>\n")


def test_a_round_that_goes_on_is_drawn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A record of one round is drawn as far as it goes."""
    rules = cf.Rules(max_pip=3, hand_size=2, arms=2)
    state = cf.deal(rules, seats=2, rng=Random(1), opener=cf.Tile(3, 3))
    path = tmp_path / "round.json"
    path.write_text(dumps(RoundRecord.of(state)), encoding="utf-8")

    assert 0 == main(["draw", str(path)])
    assert capsys.readouterr().out.startswith(f"{text.LEGEND}\nRound 1, opener 3-3\n")


def test_a_page_needs_finished_rounds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A page shows all hands, so nothing is written during a round."""
    state = cf.deal(cf.Rules(), seats=2, rng=Random(1))
    path, page = tmp_path / "round.json", tmp_path / "round.html"
    path.write_text(dumps(RoundRecord.of(state)), encoding="utf-8")

    with pytest.raises(SystemExit, match=r"^2$"):
        main(["draw", str(path), "--html", str(page)])
    assert "every round must be over (R13)" in capsys.readouterr().err
    assert not page.exists()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("no json", "not JSON"),
        (
            (
                '{"event":"drew","format":"chickenfoot-event",'
                '"seat":1,"tile":null,"version":1}'
            ),
            "expected the record of a round or a match, got a Drew",
        ),
    ],
)
def test_what_is_not_a_record_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str, why: str
) -> None:
    """The sentence says what the file has instead."""
    path = tmp_path / "file.json"
    path.write_text(content, encoding="utf-8")

    with pytest.raises(SystemExit, match=r"^2$"):
        main(["draw", str(path)])
    printed = capsys.readouterr()
    assert printed.err.startswith("python -m chickenfoot: ")
    assert why in printed.err
    assert ("", 1) == (printed.out, printed.err.count("\n"))


def test_a_file_that_is_missing_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The sentence names the file."""
    path = tmp_path / "none.json"

    assert 2 == main(["draw", str(path)])
    expected = f"python -m chickenfoot: {path}: No such file or directory\n"
    assert expected == capsys.readouterr().err
