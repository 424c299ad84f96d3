"""The cases of `table`, against both engines."""

from typing import Protocol

import pytest

import chickenfoot as cf
from tests.cases.table import CASES, Case, See
from tests.oracle.engine import Tile, tile_from_text
from tests.oracle.witness import library_view, witness_round, witness_view


class Engine(Protocol):
    """What a case asks of an engine."""

    def __init__(self, start: cf.RoundState) -> None: ...

    def make(self, move: str) -> None:
        """Make a move, or raise an error if it is not legal."""
        ...

    def view(self) -> dict[str, object]:
        """Return all there is to see."""
        ...


class Library:
    """The library as an engine."""

    def __init__(self, start: cf.RoundState) -> None:
        self.state = start

    def make(self, move: str) -> None:
        """Make a move, or raise an error if it is not legal."""
        self.state = cf.apply_move(self.state, cf.parse_move(move))

    def view(self) -> dict[str, object]:
        """Return all there is to see."""
        seen = library_view(self.state)
        if self.state.outcome is not None:
            seen["points"] = cf.score_round(self.state).points
        return seen


class Second:
    """The second engine, from the same start."""

    def __init__(self, start: cf.RoundState) -> None:
        self.state = witness_round(start)

    def make(self, move: str) -> None:
        """Make a move, or raise an error if it is not legal."""
        self.state.apply(move)

    def view(self) -> dict[str, object]:
        """Return all there is to see."""
        return {**witness_view(self.state), "points": tuple(self.state.points())}


def expected(see: See) -> dict[str, object]:
    """Return what is to be seen as the engines give it."""
    values: dict[str, object] = {
        "turn": see.turn,
        "ply": see.ply,
        "points": see.points,
        "legal": None if see.legal is None else see.legal.split(),
        "ends": None if see.ends is None else places(see.ends),
        "targets": None if see.targets is None else places(see.targets),
        "boneyard": None if see.boneyard is None else pairs(see.boneyard),
    }
    found = {key: value for key, value in values.items() if value is not None}
    if see.drawn is not None:
        found["drawn"] = None if see.drawn == "none" else tile_from_text(see.drawn)
    if see.foot is not None:
        found["foot"] = None if see.foot == "none" else foot(see.foot)
    if see.outcome is not None:
        found["outcome"] = OUTCOMES[see.outcome]
    return found


OUTCOMES: dict[str, tuple[str, int] | tuple[str] | None] = {
    "none": None,
    "blocked": ("blocked",),
    "seat 0 out": ("out", 0),
    "seat 1 out": ("out", 1),
}


def pairs(text: str) -> list[Tile]:
    """Read tiles written one after the other."""
    return list(map(tile_from_text, text.split()))


def places(text: str) -> list[tuple[Tile, int]]:
    """Read ends in any order: `9-4:4 9-2:2`."""
    parts = (end.split(":") for end in text.split())
    return sorted((tile_from_text(tile), int(pip)) for tile, pip in parts)


def foot(text: str) -> tuple[Tile, int, int]:
    """Read the state of a foot: `4-4 1/3`."""
    double, count = text.split()
    placed, needed = map(int, count.split("/"))
    return tile_from_text(double), placed, needed


every_case = pytest.mark.parametrize("case", CASES, ids=[case.fact for case in CASES])


@pytest.mark.parametrize("kind", [Library, Second])
@every_case
def test_an_engine_plays_as_the_rules_say(case: Case, kind: type[Engine]) -> None:
    """What is to be seen is seen, and a move that is refused changes nothing."""
    engine = kind(case.start)
    for step in case.script:
        if isinstance(step, str):
            for move in step.split():
                engine.make(move)
            continue
        seen, wanted = engine.view(), expected(step)
        assert wanted == {key: seen[key] for key in wanted}
        hands = seen["hands"]
        assert isinstance(hands, list)
        for seat, hand in step.hands.items():
            assert sorted(pairs(hand)) == hands[seat]
        for move in step.refused:
            with pytest.raises((cf.IllegalMoveError, ValueError)):
                engine.make(move)
        assert seen == engine.view()


@every_case
def test_the_library_names_the_rule_that_forbids_a_move(case: Case) -> None:
    """A refusal names the rule of the table."""
    library = Library(case.start)
    for step in case.script:
        if isinstance(step, str):
            for move in step.split():
                library.make(move)
            continue
        for move, rule in step.refused.items():
            illegality = cf.why_illegal(library.state, cf.parse_move(move))
            assert illegality is not None
            assert rule == illegality.rule


def test_each_case_has_a_name_of_its_own() -> None:
    """A port can cite a case by its fact."""
    assert len(CASES) == len({case.fact for case in CASES})
