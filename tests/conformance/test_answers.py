"""What the library answers to questions that are none."""

import pytest

from chickenfoot import NotationError
from chickenfoot._conformance.answers import answer


def test_a_question_that_cannot_be_read_is_an_error() -> None:
    """No rule forbids it; it says where it is wrong."""
    with pytest.raises(NotationError, match="rules: no rule is called 'legs'"):
        answer({"ask": "rules", "rules": {"legs": 4}, "seats": 2})


def test_a_tree_is_counted_as_deep_as_it_is_asked_for() -> None:
    """Nobody holds the opener here, so the only way is to draw and to pass."""
    question = {
        "ask": "perft",
        "rules": {"max_pip": 2, "arms": 1, "hand_size": 1},
        "deal": {
            "opener": "2-2",
            "leader": 0,
            "hands": [["0-0"], ["1-0"]],
            "boneyard": ["1-1", "2-0", "2-1", "2-2"],
        },
        "depth": 2,
    }
    assert [1, 1, 1] == answer(question)
