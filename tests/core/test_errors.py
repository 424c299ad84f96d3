"""Errors: their family, their facts, and that they travel."""

import copy
import pickle

import pytest

import chickenfoot as cf
from chickenfoot import errors

ILLEGALITY = cf.Illegality(cf.Reason.MUST_PLAY, "R9", "seat 1 can play 4-1 and must")

EVERY_ERROR = [
    cf.TileError("a half has 0 to 18 pips, not 19"),
    cf.RulesError("10 arms do not fit"),
    cf.SeatError("seat must be from 0 to 3, not 9"),
    cf.SetUpError("tiles missing: 2-2"),
    cf.NotationError("'x' is not a tile"),
    cf.RoundNotOverError("the round is still on"),
    cf.MatchError("the match is over"),
    cf.DrawingError("seats must be 2 or more, got 1"),
    cf.IllegalMoveError(cf.Play(cf.Tile(4, 1), cf.Tile(9, 2)), ILLEGALITY),
    cf.IllegalMoveError(cf.Draw(), ILLEGALITY),
    cf.ReplayError("moves[0]", cf.Draw(), ILLEGALITY),
]


def test_this_list_has_every_error() -> None:
    """The list lacks only the base, which is never raised."""
    family = {
        *cf.ChickenFootError.__subclasses__(),
        *cf.IllegalMoveError.__subclasses__(),
    }
    assert family == {type(error) for error in EVERY_ERROR}


@pytest.mark.parametrize("error", EVERY_ERROR, ids=repr)
def test_every_error_has_the_one_base(error: Exception) -> None:
    """One `except` catches them all."""
    assert isinstance(error, cf.ChickenFootError)


@pytest.mark.parametrize(
    "kind",
    [cf.TileError, cf.RulesError, cf.SeatError, cf.SetUpError, cf.NotationError],
)
def test_a_bad_value_is_a_value_error_too(kind: type[Exception]) -> None:
    """These are raised for what a caller passed in."""
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize(
    "kind", [cf.IllegalMoveError, cf.RoundNotOverError, cf.MatchError]
)
def test_a_good_value_at_the_wrong_time_is_no_value_error(
    kind: type[Exception],
) -> None:
    """These depend on the state of the game."""
    assert not issubclass(kind, ValueError)


@pytest.mark.parametrize("error", EVERY_ERROR, ids=repr)
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_errors_pickle(error: Exception, protocol: int) -> None:
    """Errors keep type, sentence and facts under every protocol of pickle."""
    back = pickle.loads(pickle.dumps(error, protocol))  # noqa: S301
    assert type(error) is type(back)
    assert str(error) == str(back)
    assert error.args == back.args
    assert vars(error) == vars(back)


@pytest.mark.parametrize("error", EVERY_ERROR, ids=repr)
def test_errors_can_be_copied(error: Exception) -> None:
    """A copy of an error keeps type, sentence and facts."""
    assert str(error) == str(copy.copy(error))
    assert str(error) == str(copy.deepcopy(error))


def test_an_illegal_move_error_holds_move_and_illegality() -> None:
    """It holds what was tried and why not, and reads as a sentence."""
    move = cf.Play(cf.Tile(4, 1), cf.Tile(9, 2))
    error = cf.IllegalMoveError(move, ILLEGALITY)
    assert move == error.move
    assert ILLEGALITY == error.illegality
    assert "4-1@9-2: seat 1 can play 4-1 and must (R9)" == str(error)


def test_an_illegality_is_read_by_name() -> None:
    """It has a reason and a rule for programs, and a message for people."""
    assert cf.Reason.MUST_PLAY is ILLEGALITY.reason
    assert "R9" == ILLEGALITY.rule
    assert "seat 1 can play 4-1 and must" == ILLEGALITY.message
    assert "seat 1 can play 4-1 and must (R9)" == str(ILLEGALITY)


def test_the_values_of_reasons_never_change() -> None:
    """Programs may have saved them; new ones may come."""
    values = {reason.name: reason.value for reason in cf.Reason}
    assert {name: name.lower() for name in values} == values
    known = (
        "round_over not_in_hand opener_first place_needed not_on_table arms_first "
        "foot_first no_match must_play must_draw already_drawn boneyard_empty "
        "no_drawing"
    )
    assert set(known.split()) <= set(values.values())


def test_the_module_names_the_same_errors() -> None:
    """`chickenfoot.errors` has every error, and what it tells of a move."""
    for error in EVERY_ERROR:
        assert type(error) is getattr(errors, type(error).__name__)
    assert cf.ChickenFootError is errors.ChickenFootError
    assert cf.Illegality is errors.Illegality
    assert cf.Reason is errors.Reason
