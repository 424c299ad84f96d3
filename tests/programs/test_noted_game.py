"""A game that somebody noted by hand, checked move by move."""

import chickenfoot as cf
from chickenfoot import records

NOTES = """
rules  quick_six
opener 6-6
Ann    6-6 6-0 5-1 4-2 1-0
Ben    6-1 6-2 6-3 2-0 3-0
left   6-4 6-5 5-5 5-0 5-2 5-3 5-4 4-4 4-3 4-1 4-0 3-3 3-2 3-1 2-2 2-1 1-1 0-0
moves  6-6 6-1@6-6 6-0@6-6 6-2@6-6
"""


def record_of(notes: str) -> records.RoundRecord:
    """Read the notes of a round: its rules, the hands, the boneyard and the moves."""
    lines = dict(line.split(maxsplit=1) for line in notes.strip().splitlines())
    tiles = {
        name: [cf.Tile.parse(word) for word in words.split()]
        for name, words in lines.items()
        if name not in {"rules", "moves"}
    }
    (opener,), boneyard = tiles.pop("opener"), tiles.pop("left")
    deal = records.Deal(opener, 0, tiles.values(), boneyard)
    rules = cf.presets.PRESETS[lines["rules"]].rules
    moves = map(cf.parse_move, lines["moves"].split())
    return records.RoundRecord(rules, deal, moves)


def check(notes: str) -> str:
    """Return "" for notes of a legal game, or what is wrong with them."""
    try:
        records.replay(record_of(notes))
    except cf.ChickenFootError as error:
        return str(error)
    return ""


def test_a_legal_game_has_no_fault() -> None:
    """And it can be played on from where the notes end."""
    assert "" == check(NOTES)
    last = records.replay(record_of(NOTES))[-1]
    assert 4 == last.ply
    assert cf.legal_moves(last)


def test_the_first_illegal_move_is_found() -> None:
    """With its place, the move, the reason and the number of the rule."""
    wrong = NOTES.replace("6-2@6-6", "2-0@6-0")
    assert "moves[3]: 2-0@6-0: 6-6 has 2 of its 4 arms" in check(wrong)
    assert check(wrong).endswith("(R8)")


def test_a_slip_of_the_pen_is_found() -> None:
    """A tile that was noted twice, and one that is not a tile."""
    assert "tiles that are there more than once: 6-0 (R1)" == check(
        NOTES.replace("left   6-4", "left   6-0")
    )
    assert "'6-1@66' is not a move" in check(NOTES.replace("6-1@6-6", "6-1@66"))
