"""A scorekeeper: a family plays with real tiles, and types in what is left."""

from collections.abc import Callable, Sequence
from pathlib import Path

import chickenfoot as cf
from chickenfoot import records


def keep_score(
    file: Path,
    names: Sequence[str],
    ask: Callable[[str], str],
    say: Callable[[str], None],
) -> None:
    """Go on with the match in the file until it is over or the answer is "stop"."""
    match = cf.start_match(cf.Rules(), seats=len(names))
    if file.exists():
        match = records.loads(file.read_text(), cf.MatchState)
    while (opener := match.next_opener) is not None:
        say(f"Round {len(match.scores) + 1} opens with {opener}.")
        answers = [ask(f"Tiles left by {name}: ") for name in names]
        if "stop" in answers:
            break
        try:
            left = [[*map(cf.Tile.parse, answer.split())] for answer in answers]
            score = cf.score_hands(match.rules, left, opener=opener)
        except (cf.NotationError, cf.SetUpError, cf.TileError) as error:
            say(f"Once more, please: {error}")
            continue
        match = cf.finish_round(match, score)
        file.write_text(records.dumps(match))
    for place in cf.standings(match):
        say(f"{place.rank}. {names[place.seat]}: {place.points} points")


def test_a_match_over_two_evenings(tmp_path: Path) -> None:
    """Slips are named, the score is saved, and the match goes on where it was."""
    file, names = tmp_path / "family.json", ["Ann", "Ben"]
    said: list[str] = []
    evening = iter(
        ["", "6-4 0-0"]  # Ben counts 60
        + ["3-1", "3-1"]  # a slip: the same tile twice
        + ["3-1", ""]
        + ["stop", ""]
    )
    keep_score(file, names, lambda _: next(evening), said.append)
    assert "Once more, please: 3-1 is there more than once (R1)" in said
    assert ["1. Ann: 4 points", "2. Ben: 60 points"] == said[-2:]

    evening = iter(["", "1-0"] * 8)
    keep_score(file, names, lambda _: next(evening), said.append)
    assert "Round 3 opens with 7-7." in said
    assert ["1. Ann: 4 points", "2. Ben: 68 points"] == said[-2:]
    assert (0,) == cf.winners(records.loads(file.read_text(), cf.MatchState))
