"""Tests of the terminal program, from its options to what it prints."""

import errno
import os
import re
import runpy
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType

import pytest

import chickenfoot as cf
from chickenfoot import text
from chickenfoot._cli import main as program
from chickenfoot._cli import simulate
from tests.positions import tiles


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run the program, and return what it prints when all is well."""
    status = program.main(arguments)
    printed = capsys.readouterr()

    assert (0, "") == (status, printed.err)
    return printed.out


def refusal_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run the program with bad input, and return its one sentence."""
    with pytest.raises(SystemExit) as stopped:
        program.main(arguments)
    printed = capsys.readouterr()

    assert (2, "") == (stopped.value.code, printed.out)
    assert 1 == printed.err.count("\n")
    _, sentence = printed.err.removesuffix("\n").split(": ", maxsplit=1)
    return sentence


SMALL = (
    "simulate",
    "--max-pip=3",
    "--hand-size=2",
    "--arms=2",
    "--seats=2",
    "--seed=7",
)


def test_a_match_is_printed_as_a_score_sheet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The same seed gives the same match on every machine and Python."""
    expected = """\
Chicken Foot with a double-3 set: 2 seats, 2 tiles each
Seats in turn mind the feet, lay their heaviest tile, or play at random.
The same match again: python -m chickenfoot simulate --seats 2 --seed 7 \
--max-pip 3 --hand-size 2 --arms 2

round opener ended       seat 0 seat 1
    1 3-3    blocked         55      1
    2 2-2    seat 1 out      57      0
    3 1-1    blocked          6     53
    4 0-0    blocked          9      2
total                       127     56

place  seat points  decided by
    1     1     56  fewer points than seat 0
    2     0    127  the last place
"""

    assert expected == output_of(capsys, *SMALL)


def test_the_match_in_the_readme_is_a_real_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first command that people try prints what they were shown."""
    readme = Path(__file__).parents[2] / "README.md"
    shown = readme.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]

    assert shown == output_of(capsys, "simulate", "--seats", "4", "--seed", "7")


def test_verbose_tells_each_move(capsys: pytest.CaptureFixture[str]) -> None:
    """Every move of a round is a sentence, and the result follows."""
    expected = """
Round 3, opener 1-1
  seat 0 draws 2-0
  seat 0 passes
  seat 1 draws 3-0
  seat 1 passes
  seat 0 draws 3-3
  seat 0 passes
  seat 1 draws 3-1
  seat 1 passes
  seat 0 draws 1-1
  seat 0 opens with 1-1
  seat 1 lays 3-1 on 1-1: arm 1 of 2
  seat 0 lays 1-0 on 1-1: arm 2 of 2
  seat 1 lays 3-2 on 3-1
  seat 0 lays 2-2 on 3-2: chicken foot!
  seat 1 lays 2-1 on 2-2: toe 1 of 3
  seat 0 lays 2-0 on 2-2: toe 2 of 3
  seat 1 draws 0-0
round opener ended       seat 0 seat 1
    3 1-1    blocked          6     53

"""

    assert expected in output_of(capsys, *SMALL, "--verbose")


def test_a_play_on_a_settled_layout_is_told_without_more() -> None:
    """A plain play is told without arm, toe or chicken foot."""
    state = cf.set_up(
        cf.Rules(max_pip=2, hand_size=1, arms=1),
        hands=[tiles("1-1 2-0 2-2"), tiles("2-1 0-0")],
        boneyard=tiles("1-0"),
        opener=cf.Tile(1, 1),
    )
    for move in ("1-1", "2-1@1-1"):
        state = cf.apply_move(state, cf.parse_move(move))

    told = simulate.told(state, cf.parse_move("2-0@2-1"))

    assert "seat 0 lays 2-0 on 2-1" == told


def test_show_draws_each_finished_layout(capsys: pytest.CaptureFixture[str]) -> None:
    """The signs are explained once, before the first drawing."""
    expected = """
Round 3, opener 1-1
(1|1)
├─ [1|3][3|2](2|2)!
│  ├─ [2|1]
│  ├─ [2|0]*
│  └─ >2 toes owed: 1
└─ [1|0]
round opener ended       seat 0 seat 1
"""
    printed = output_of(capsys, *SMALL, "--show")

    assert expected in printed
    assert 1 == printed.count(text.LEGEND)


def test_ascii_draws_with_plain_characters(capsys: pytest.CaptureFixture[str]) -> None:
    """`--ascii` serves terminals and fonts without box characters."""
    printed = output_of(capsys, *SMALL, "--show", "--ascii")

    assert "+- [1|3][3|2](2|2)!" in printed
    assert printed.isascii()


def test_an_output_without_box_characters_gets_plain_ones(
    capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stream that can write ASCII only is no reason to fail."""
    plain = TextIOWrapper(sys.stdout.buffer, encoding="ascii")
    monkeypatch.setattr(sys, "stdout", plain)

    assert 0 == program.main([*SMALL, "--show"])
    assert b"+- [1|3][3|2](2|2)!" in capsysbinary.readouterr().out
    plain.detach()


def test_without_a_seed_one_is_chosen_and_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A match that nobody asked for by seed can be repeated all the same."""
    printed = output_of(capsys, "simulate", "--max-pip", "6", "--seats", "3")
    again = re.search(
        r"^The same match again: python -m chickenfoot (.*)$", printed, re.MULTILINE
    )
    assert again is not None

    assert printed == output_of(capsys, *again[1].split())


def test_house_rules_reach_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    """The options say what is played; only those that differ are repeated."""
    options = "--max-pip 6 --arms 3 --draw until_playable --dead-layout stop"
    standard = ("simulate", "--seats", "3", "--seed", "1", "--drawn-tile", "may_play")
    printed = output_of(capsys, *standard, *options.split())

    assert "with a double-6 set: 3 seats, 7 tiles each" in printed
    assert f"python -m chickenfoot simulate --seats 3 --seed 1 {options}\n" in printed


@pytest.mark.parametrize(
    ("argument", "sentence"),
    [
        ("--seats=1", "a table has two or more seats, not 1 (R2)"),
        ("--max-pip=0", "sets go from double-1 to double-18, not to double-0 (R1)"),
        ("--hand-size=0", "a hand starts with 1 or more tiles, not 0 (R3)"),
        (
            "--seats=a",
            "argument --seats: 'a' is not a whole number of at most 18 digits",
        ),
        (
            "--draw=sometimes",
            "argument --draw: 'sometimes' is none of one, until_playable, never",
        ),
        ("--dra=one", "unrecognized arguments: --dra=one"),
        ("--seed", "argument --seed: expected one argument"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str], argument: str, sentence: str
) -> None:
    """The sentence goes to standard error and names the wrong value."""
    assert sentence == refusal_of(capsys, "simulate", argument)


def test_r2_too_many_seats_are_refused_with_both_ways_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nothing is dealt or printed, and the numbers are named."""
    expected = (
        "8 seats with 7 tiles each need 56 tiles, but a double-9 set has 55: "
        "take a larger set or a smaller hand size (R2)"
    )

    assert expected == refusal_of(capsys, "simulate", "--seats", "8")


def test_bad_input_has_status_2_as_a_process() -> None:
    """A process prints no traceback, and nothing on standard output."""
    command = [sys.executable, "-m", "chickenfoot", "simulate", "--max-pip", "19"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    sentence = "sets go from double-1 to double-18, not to double-19 (R1)"

    assert (2, "", f"python -m chickenfoot: {sentence}\n") == (
        ended.returncode,
        ended.stdout,
        ended.stderr,
    )


def test_a_closed_pipe_ends_a_process_quietly() -> None:
    """`python -m chickenfoot | head -1` ends without a traceback."""
    command = [
        sys.executable,
        "-m",
        "chickenfoot",
        "simulate",
        "--max-pip=18",
        "--verbose",
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("Chicken Foot with a double-18")
        process.stdout.close()

        assert "" == process.stderr.read()
    assert 0 == process.returncode


def test_a_closed_pipe_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Python writes when it ends goes nowhere, and so cannot fail."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)

        assert 0 == program.main(SMALL)
        monkeypatch.undo()


def test_ctrl_c_ends_the_program_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The status is the one that shells give."""

    def interrupted(_: cf.RoundState) -> cf.Move:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "heaviest_first", interrupted)

    assert 130 == program.main(SMALL)
    assert "" == capsys.readouterr().err


def test_version_prints_the_version_and_plays_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is the version of the installed package."""
    printed = output_of(capsys, "--version")

    assert re.fullmatch(r"chickenfoot \d+\.\d+\.\d+\S*\n", printed)


def test_it_runs_as_a_module(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`python -m chickenfoot` reads the command line of the process."""
    monkeypatch.setattr(sys, "argv", ["chickenfoot", "--help"])
    monkeypatch.delitem(sys.modules, "chickenfoot.__main__", raising=False)
    with pytest.raises(SystemExit, match=r"^0$"):
        runpy.run_module("chickenfoot", run_name="__main__")

    assert capsys.readouterr().out.startswith(
        "usage: python -m chickenfoot COMMAND [options]"
    )


def test_presets_are_listed_with_their_sources(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each preset has a line that begins with the word that asks for it."""
    lines = output_of(capsys, "presets").splitlines()

    assert "chicken_coop: Fundex, Chicken Coop, leaflet of 2003" in lines
    assert 11 == len(lines)


def test_a_preset_may_be_changed_by_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An option stands over the preset, and the repeating command says both."""
    asked = ("simulate", "--seed", "3", "--preset", "no_draw", "--rounds", "1")
    printed = output_of(capsys, *asked)

    assert "Chicken Foot with a double-9 set: 4 seats, 7 tiles each" in printed
    assert "--seats 4 --seed 3 --preset no_draw --rounds 1\n" in printed


def test_the_rules_are_printed_as_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    """The card is that of the preset with its changes, within 80 columns."""
    printed = output_of(capsys, "rules", "--preset", "quick_six", "--arms", "5")

    assert printed.startswith("A double-6 set, 28 tiles. Each seat takes 5.\n")
    assert "The opener takes 5 tiles" in printed.replace("\n", " ")
    assert 80 >= max(map(len, printed.splitlines()))


def test_an_unknown_preset_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence names it and those that there are."""
    refusal = refusal_of(capsys, "simulate", "--preset", "quick_seven")

    assert "invalid choice: 'quick_seven' (choose from " in refusal


def test_a_preset_refuses_seats_that_it_does_not_serve(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The program says what the rules themselves say."""
    expected = "hand_size is given for 4 seats, not for 3 (R2)"

    assert expected == refusal_of(
        capsys, "simulate", "--preset", "family_block", "--seats", "3"
    )


def test_pictures_of_finished_layouts_are_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One SVG file for each round, in a folder that is made if need be."""
    folder = tmp_path / "new" / "pictures"
    output_of(capsys, *SMALL, "--svg", str(folder))

    names = [f"round-0{number}.svg" for number in (1, 2, 3, 4)]
    assert names == sorted(path.name for path in folder.iterdir())
    assert "data-tile='3-3'" in (folder / names[0]).read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_made_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The sentence names the folder, whatever is wrong with it."""
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    for folder, why in (
        (taken, "File exists"),
        (taken / "below", "Not a directory"),
        (tmp_path / ("x" * 300), "File name too long"),
    ):
        assert 2 == program.main([*SMALL, "--svg", str(folder)])
        expected = f"python -m chickenfoot: {folder}: {why}\n"
        assert expected == capsys.readouterr().err


def test_a_picture_that_cannot_be_written_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A folder may stand where the picture should go."""
    (tmp_path / "round-01.svg").mkdir()

    assert 2 == program.main([*SMALL, "--svg", str(tmp_path)])
    expected = f"{tmp_path / 'round-01.svg'}: Is a directory\n"
    assert capsys.readouterr().err.endswith(expected)


class FullDisk(TextIOWrapper):
    """A file on a disk that is full."""

    def write(self, _text: str, /) -> int:
        """Refuse as the system does."""
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What cannot be written is an error, and no traceback."""
    with FullDisk((tmp_path / "out").open("wb")) as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert 2 == program.main(SMALL)
        monkeypatch.undo()
    expected = "python -m chickenfoot: output: No space left on device\n"
    assert expected == capsys.readouterr().err


def test_a_program_without_output_ends_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m chickenfoot >&-` ends without a traceback."""
    monkeypatch.setattr(sys, "stdout", None)
    assert 0 == program.main([*SMALL, "--show"])


def test_no_folder_is_no_folder(capsys: pytest.CaptureFixture[str]) -> None:
    """An empty word would be the folder that one is in."""
    refused = refusal_of(capsys, *SMALL, "--svg", "")
    assert "argument --svg: expected a path, got ''" == refused


@pytest.mark.parametrize("option", ["seats", "seed", "arms", "svg", "draw", "preset"])
def test_two_hyphens_are_no_value(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    """On no Python, though some read them as an empty list."""
    refused = refusal_of(capsys, "simulate", f"--{option}=--")
    assert f"argument --{option}: '--' is not a value" == refused


def test_the_words_of_the_process_are_checked_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stand in for arguments that are not given."""
    monkeypatch.setattr(sys, "argv", ["chickenfoot", "simulate", "--seats=--"])
    with pytest.raises(SystemExit, match=r"^2$"):
        program.main()
    assert capsys.readouterr().err.endswith("--seats: '--' is not a value\n")


@pytest.mark.parametrize("name", ["a\0b", "\ud800"], ids=["nul", "surrogate"])
def test_a_name_that_no_folder_can_have_is_refused(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """The system would not even be asked."""
    refused = refusal_of(capsys, *SMALL, "--svg", name)
    assert "argument --svg: no file or folder can have this name" == refused


def test_without_an_installation_the_version_is_unknown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copied folder or an archive does not say its version."""

    def not_installed(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(program, "version", not_installed)
    expected = "chickenfoot (not installed: its version is unknown)\n"
    assert expected == output_of(capsys, "--version")


class Interrupted(ModuleType):
    """A module during whose import somebody presses Ctrl-C."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


def test_ctrl_c_before_the_first_output_ends_the_program_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same status as later."""
    name = "chickenfoot._cli.main"
    monkeypatch.setitem(sys.modules, name, Interrupted(name))
    with pytest.raises(SystemExit, match=r"^130$"):
        runpy.run_module("chickenfoot", run_name="__main__")
    assert ("", "") == capsys.readouterr()


def test_a_command_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    """Without one, the sentence names a command and where to read on."""
    expected = "expected a command, for example simulate; see --help"

    assert expected == refusal_of(capsys)


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence names it and those that there are."""
    refused = refusal_of(capsys, "simulat")

    assert refused.startswith("argument COMMAND: invalid choice: 'simulat'")
    assert "simulate" in refused.replace("'simulat'", "")


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "presets", "draw"])
def test_each_command_has_help(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """`COMMAND --help` prints its own usage."""
    with pytest.raises(SystemExit, match=r"^0$"):
        program.main([command, "--help"])

    usage = f"usage: python -m chickenfoot {command} ["
    assert capsys.readouterr().out.startswith(usage)
