"""Moves and their text."""

import pytest

import chickenfoot as cf
from tests.positions import untyped


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (cf.Play(cf.Tile(8, 4), cf.Tile(4, 2)), "8-4@4-2"),
        (cf.Play(cf.Tile(4, 8), cf.Tile(2, 4)), "8-4@4-2"),
        (cf.Play(cf.Tile(9, 9), None), "9-9"),
        (cf.Play(cf.Tile(0, 0), None), "0-0"),
        (cf.Play(cf.Tile(8, 4), None), "8-4"),
        (cf.Draw(), "draw"),
        (cf.Pass(), "pass"),
    ],
)
def test_every_move_has_a_text(move: cf.Move, text: str) -> None:
    """`parse_move` reads a move back from its text."""
    assert text == str(move)
    assert move == cf.parse_move(text)


def test_a_text_may_turn_its_tiles_round() -> None:
    """A text with the lower half first is the same move."""
    assert cf.parse_move("8-4@4-2") == cf.parse_move("4-8@2-4")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Draw",
        "DRAW",
        "draw ",
        " pass",
        "draw\n",
        "knock",
        "@",
        "8-4@",
        "@4-2",
        "8-4@4-2@2-1",
        "8-4 @4-2",
        "8-4@ 4-2",
        "84@42",
        "8-4@19-4",
        "8-4@draw",
        "08-4@4-2",
    ],
)
def test_no_other_text_is_a_move(text: str) -> None:
    """The sentence shows the whole text."""
    with pytest.raises(cf.NotationError) as caught:
        cf.parse_move(text)
    expected = (
        f"{text!r} is not a move: write 'draw', 'pass', "
        "an opener like '9-9' or a play like '8-4@4-2'"
    )
    assert expected == str(caught.value)
    assert caught.value.__cause__ is None


@pytest.mark.parametrize("wrong", [None, 0, b"draw", cf.Draw()])
def test_only_text_is_parsed(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError, match="the text of a move must be a str, not "):
        cf.parse_move(untyped(wrong))


@pytest.mark.parametrize("wrong", [None, "9-9", (9, 9), 9])
def test_a_play_lays_a_tile(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError, match="the tile to lay must be a Tile, not "):
        cf.Play(untyped(wrong), None)


@pytest.mark.parametrize("wrong", ["4-2", (4, 2), 0, False])
def test_a_play_joins_a_tile_or_nothing(wrong: object) -> None:
    """Anything else is a `TypeError`."""
    with pytest.raises(TypeError, match="the tile to join must be a Tile, not "):
        cf.Play(cf.Tile(8, 4), untyped(wrong))


@pytest.mark.parametrize(
    ("text", "pip"),
    [
        ("8-4@4-2", 4),
        ("8-0@9-0", 0),
        ("4-4@9-4", 4),
        ("9-4@9-9", 9),
        ("9-9", 9),
        ("0-0", 0),
        ("8-1@9-4", None),
        ("8-4", None),
    ],
)
def test_a_play_knows_the_number_in_common(text: str, pip: int | None) -> None:
    """The opener has its own number, and a play that cannot be has None."""
    play = cf.parse_move(text)
    assert isinstance(play, cf.Play)
    assert pip == play.pip


def test_moves_are_equal_by_value() -> None:
    """Plays are equal by tile and place, and the three kinds of moves differ."""
    play = cf.parse_move("8-4@4-2")
    same = cf.Play(cf.Tile(8, 4), cf.Tile(4, 2))
    assert same == play
    assert hash(same) == hash(play)
    assert play != cf.parse_move("8-4@8-2")
    assert play != cf.parse_move("8-4")
    assert play != cf.parse_move("4-2@8-4")
    assert 3 == len({cf.Draw(), cf.Pass(), play, cf.Draw(), cf.Pass(), same})


def test_a_move_never_changes() -> None:
    """No field can be set or added."""
    play = cf.Play(cf.Tile(8, 4), cf.Tile(4, 2))
    for move in (play, cf.Draw(), cf.Pass()):
        with pytest.raises(AttributeError):
            untyped(move).tile = cf.Tile(9, 9)
