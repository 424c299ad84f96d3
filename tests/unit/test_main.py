"""Tests of the terminal program, from its options to what it prints."""

import os
import random
import re
import runpy
import subprocess
import sys
from io import TextIOWrapper

import pytest

import chickenfoot as cf
from chickenfoot import __main__ as program
from chickenfoot import text


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
    return printed.err.removeprefix("python -m chickenfoot: ").removesuffix("\n")


def finished_match(*rounds: tuple[int, ...], max_pip: int) -> cf.MatchState:
    """Return a match with these points, a row for each round."""
    seats = len(rounds[0])
    scores = [
        cf.RoundScore(cf.Tile(pip, pip), cf.Blocked(), points, (frozenset(),) * seats)
        for pip, points in zip(range(max_pip, -1, -1), rounds, strict=True)
    ]
    rules = cf.Rules(max_pip=max_pip, hand_size=1, arms=1)
    return cf.MatchState(rules, seats, tuple(scores))


SMALL = ("--max-pip", "3", "--hand-size", "2", "--arms", "2", "--seats", "2")


def test_a_small_match_is_printed_as_a_score_sheet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The same seed gives the same match on every machine and Python."""
    expected = """\
"""

    assert expected == output_of(capsys, *SMALL, "--seed", "7")
