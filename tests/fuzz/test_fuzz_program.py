"""Whatever stands on the command line, a match is played or one sentence refuses.

A quick run tries some hundreds of command lines, `nox -s fuzz` ten thousand.
"""

import contextlib
import io
import os
from collections.abc import Iterator
from itertools import islice
from random import Random

import attrs

from chickenfoot import Rules
from chickenfoot._cli.main import main
from tests.fuzz.spoiled import spoil

INPUTS = int(os.environ.get("CHICKENFOOT_FUZZ", "20000")) // 100

SHORT = ["simulate", "--max-pip", "2", "--hand-size", "2", "--arms", "1"]
"""Options for matches that are over soon; those that follow outweigh them."""

OPTIONS = [
    "--seats",
    "--seed",
    "--verbose",
    "--show",
    "--ascii",
    "--version",
    "--help",
    "rules",
    "presets",
    *(f"--{field.name.replace('_', '-')}" for field in attrs.fields(Rules)),
    "--no-opener-again",
    "-h",
    "--",
    "",
]
WORDS = [
    *("0", "1", "2", "3", "-1", "07", "1_0", "4.5", "1e3", "9" * 19, "None", "true"),
    *("in_turn", "all_at_once", "next_held", "set_aside", "one", "until_playable"),
    *("never", "may_play", "must_play", "waits", "end_round", "stop"),
    *("{2: 3}", "((2, 3),)", "%s", "%(prog)s", "@file", "=", "\u0664", "\ud800"),
]


def command_lines(seed: int) -> Iterator[list[str]]:
    """Yield command lines without end, good and spoiled."""
    rng = Random(seed)
    while True:
        words: list[str] = []
        for _ in range(rng.randrange(5)):
            words.append(rng.choice(OPTIONS))
            if rng.random() < 0.7:
                words.append(rng.choice(WORDS))
            if rng.random() < 0.2:
                words[-1] = spoil(rng, words[-1])
        start = rng.choice([SHORT, SHORT, SHORT, ["rules"], ["presets"], []])
        yield start + words


def test_a_command_line_is_played_or_refused() -> None:
    """The exit status tells which, and a refusal prints nothing but its sentence."""
    statuses: set[int] = set()
    for words in islice(command_lines(seed=INPUTS), INPUTS):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                status: object = main(words)
            except SystemExit as stopped:
                status = stopped.code
        assert isinstance(status, int), words
        statuses.add(status)
        said = err.getvalue()
        if status == 0:
            assert out.getvalue(), words
            assert "" == said, words
        else:
            assert 2 == status, words
            assert "" == out.getvalue(), words
            assert said.startswith("python -m chickenfoot"), words
            assert said.endswith("\n"), words
    assert {0, 2} == statuses
