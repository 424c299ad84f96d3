"""The cells of a notebook: a round as a table of moves, and its layout as a picture."""

import random

import chickenfoot as cf
from chickenfoot import players, records, svg


def show(layout: cf.Layout) -> svg.Picture:
    """Return a picture, which a notebook shows when it is the last line of a cell."""
    return svg.draw(layout, width=480)


def moves_as_rows(record: records.RoundRecord) -> list[dict[str, object]]:
    """Return a row for each move, ready for `pandas.DataFrame`."""
    states = records.replay(record)
    return [
        {
            "ply": before.ply,
            "seat": before.turn,
            "move": str(move),
            "legal": len(cf.legal_moves(before)),
            "tiles": len(after.hands[before.turn]),
            "boneyard": len(after.boneyard),
        }
        for before, after, move in zip(
            states[:-1], states[1:], record.moves, strict=True
        )
    ]


def test_a_round_in_a_notebook() -> None:
    """The table has a row for each move, and the picture is an SVG document."""
    state = cf.deal(cf.Rules(), seats=4, rng=random.Random(2))
    record = records.RoundRecord.of(state)
    while not state.is_over:
        move = players.foot_aware(cf.view(state, state.turn))
        state, record = cf.apply_move(state, move), record.with_move(move)
    rows = moves_as_rows(record)
    assert state.ply == len(rows)
    assert str(record.moves[0]) == rows[0]["move"]
    assert show(state.layout).startswith("<svg")
