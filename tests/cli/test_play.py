"""Tests of the command `play`: it asks, explains, undoes, saves and resumes."""

import builtins
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import chickenfoot as cf
from chickenfoot._cli import play
from chickenfoot._cli.main import main
from chickenfoot.records import MatchRecord, RoundRecord, dumps, loads, resume

SMALL = ["play", "--preset", "quick_six", "--seats", "2", "--seed", "5"]


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterator[str]], None]:
    """Return what types lines at the prompt, and an end of file after the last."""

    def start(lines: Iterator[str]) -> None:
        def answer(_prompt: str) -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr(builtins, "input", answer)

    return start


def always(line: str) -> Iterator[str]:
    """Type one line for ever."""
    while True:
        yield line


def record_of(moves: str) -> MatchRecord:
    """Record moves of a deal in which seat 0 opens with 6-6."""
    state = cf.set_up(
        cf.Rules(max_pip=6, hand_size=3),
        hands=[
            [cf.Tile(6, 6), cf.Tile(6, 5), cf.Tile(1, 0)],
            [cf.Tile(6, 4), cf.Tile(1, 1), cf.Tile(2, 1)],
        ],
        boneyard=[
            tile
            for tile in cf.double_set(6)
            if str(tile) not in {"6-6", "6-5", "1-0", "6-4", "1-1", "2-1"}
        ],
        opener=cf.Tile(6, 6),
    )
    played = RoundRecord.of(state)
    for move in moves.split():
        played = played.with_move(cf.parse_move(move))
    return MatchRecord(state.rules, 2, [played])


def saved_in(folder: Path, record: MatchRecord) -> Path:
    """Write a saved game, and return its file."""
    file = folder / "game.json"
    file.write_text(dumps(record), encoding="utf-8")
    return file


def test_a_match_to_its_end(
    type_in: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """Who always takes the first move comes to the end of the match."""
    type_in(always("1"))
    assert 0 == main(SMALL)
    told = capsys.readouterr().out
    assert "Round 7 of 7, opener 0-0" in told
    assert "The match is over.\n1. " in told


def test_save_and_resume(
    tmp_path: Path,
    type_in: Callable[[Iterator[str]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A match that was saved and resumed ends as one played in one go."""
    type_in(always("1"))
    main(SMALL)
    in_one_go = capsys.readouterr().out
    file = tmp_path / "game.json"
    type_in(iter(["1"] * 20 + ["save", "quit", "not read"]))
    assert 0 == main([*SMALL, "--file", str(file)])
    assert f"Saved; go on with --resume {file}." in capsys.readouterr().out
    assert isinstance(loads(file.read_text(encoding="utf-8")), MatchRecord)
    type_in(always("1"))
    assert 0 == main(["play", "--seed", "5", "--resume", str(file)])
    end = "The match is over."
    assert in_one_go.partition(end)[2] == capsys.readouterr().out.partition(end)[2]


def test_what_cannot_be_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is missing, no match or against the rules is refused."""
    file = tmp_path / "game.json"
    assert 2 == main(["play", "--resume", str(file)])
    assert "No such file" in capsys.readouterr().err
    file.write_text(dumps(record_of("").rounds[0]), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["play", "--resume", str(file)])
    assert "expected a MatchRecord, got a RoundRecord" in capsys.readouterr().err
    file.write_text(dumps(record_of("draw")), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["play", "--resume", str(file)])
    assert "rounds[0].moves[0]: draw:" in capsys.readouterr().err


def test_too_many_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """A table that the set cannot serve is refused in a sentence."""
    with pytest.raises(SystemExit):
        main(["play", "--seats", "8"])
    assert "8 seats with 7 tiles each need 56 tiles" in capsys.readouterr().err


def test_a_file_that_cannot_be_written(
    tmp_path: Path,
    type_in: Callable[[Iterator[str]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The game goes on when it cannot be saved."""
    type_in(iter(["save", "help", "quit"]))
    assert 0 == main([*SMALL, "--file", str(tmp_path)])
    told = capsys.readouterr().out
    assert "Not saved: " in told
    assert 2 == told.count(play.HELP)


def test_the_end_of_the_input(
    type_in: Callable[[Iterator[str]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of the input and Ctrl-C end the game without a traceback."""
    type_in(iter([]))
    assert 0 == main(SMALL)

    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    assert 130 == main(SMALL)


def test_reading_a_move() -> None:
    """A move is its number or its text; for anything else a sentence says why not."""
    state = cf.deal(cf.Rules(), seats=4, rng=random.Random(1))
    view = cf.view(state, 0)
    assert cf.Draw() == play.read_move(view, "1")
    assert cf.Draw() == play.read_move(view, "draw")
    assert "expected a number from 1 to 1, got '0'" == play.read_move(view, "0")
    assert "expected a number from 1 to 1, got '2'" == play.read_move(view, "2")
    assert "(R5)" in str(play.read_move(view, "pass"))
    assert "'8-4@' is not a move" in str(play.read_move(view, "8-4@"))


def test_undo() -> None:
    """Your last move is taken back, with what was played after it."""
    earlier = play.undone(record_of("6-6 6-4@6-6 6-5@6-6"))
    assert record_of("6-6 6-4@6-6") == earlier
    assert record_of("") == play.undone(record_of("6-6 6-4@6-6"))


def test_undo_refused() -> None:
    """Nothing is taken back before the first move, nor once a tile was drawn."""
    assert play.undone(record_of("")) is None
    drawn = record_of("6-6 6-4@6-6 6-5@6-6 draw")
    assert play.undone(drawn) is None


def test_undo_at_the_prompt(
    type_in: Callable[[Iterator[str]], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """After an undo the game goes on from the earlier state."""
    file = saved_in(tmp_path, record_of("6-6 6-4@6-6"))
    type_in(iter(["undo", "undo", "save"]))
    assert 0 == main(["play", "--resume", str(file)])
    saved = loads(file.read_text(encoding="utf-8"))
    assert record_of("") == saved
    assert isinstance(saved, MatchRecord)
    assert resume(saved)[1] == record_of("").rounds[0].start
    assert 1 == capsys.readouterr().out.count("No: you have not moved")


def test_a_hint(
    type_in: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """The hint is the move of the foot-aware player, and it is not played."""
    type_in(iter(["hint", "", "quit"]))
    assert 0 == main(SMALL)
    printed = capsys.readouterr().out
    assert 1 == printed.count("Hint: ")
    assert printed.index("Hint: ") > printed.rindex("Your hand:")


def test_an_illegal_move_is_answered_with_the_reason(
    type_in: Callable[[Iterator[str]], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The reason cites its rule, and the same turn goes on."""
    file = saved_in(tmp_path, record_of("6-6 6-4@6-6"))
    type_in(iter(["draw", "quit"]))
    assert 0 == main(["play", "--resume", str(file)])
    printed = capsys.readouterr().out
    assert printed.endswith("No: seat 0 can play 6-5 and must (R9).\n")


def test_a_line_that_is_not_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bytes that are not text are answered like any other wrong move."""
    errors = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid")])

    def answer(_prompt: str) -> str:
        for error in errors:
            raise error
        raise EOFError

    monkeypatch.setattr(builtins, "input", answer)
    assert 0 == main(SMALL)
    assert "No: '?' is not a move" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({}, False),
    ],
)
def test_colors_need_a_terminal_that_has_them(
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    expected: bool,  # noqa: FBT001
) -> None:
    """`NO_COLOR` and a dumb terminal turn them off."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.delenv("TERM", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert expected == play.has_colors()


def test_colors_mark_the_tiles_that_fit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without colors the output has no escape sequence."""
    view = cf.view(record_of("").rounds[0].start, 0)
    play.show(view, ["You", "Ben"], ascii_only=True)
    assert "Your hand: 6-6 6-5 1-0\n" in capsys.readouterr().out.replace(
        "1-0 6-5 6-6", "6-6 6-5 1-0"
    )
    monkeypatch.setattr(play, "has_colors", lambda: True)
    play.show(view, ["You", "Ben"], ascii_only=True)
    printed = capsys.readouterr().out
    assert 1 == printed.count("\x1b[1;32m6-6\x1b[0m")
    assert 2 == printed.count("\x1b")
