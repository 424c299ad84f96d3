"""Early answers to values of the wrong type."""

from typing import Final

_LONGEST: Final = 60


def check_type(name: str, value: object, *kinds: type) -> None:
    """Raise `TypeError` unless the value is of one of these kinds."""
    if not isinstance(value, kinds):
        names = " or ".join(kind.__name__ for kind in kinds)
        article = "an" if names[0] in "AEIOU" else "a"
        raise TypeError(f"{name} must be {article} {names}, not {shown(value)}")


def check_int(name: str, value: object) -> None:
    """Raise `TypeError` for anything but an `int` itself; `True` is none."""
    if type(value) is not int:
        raise TypeError(f"{name} must be an int, not {shown(value)}")


def check_generator(rng: object) -> None:
    """Raise `TypeError` unless the value gives random numbers."""
    if not callable(getattr(rng, "random", None)):
        raise TypeError(
            f"rng must be a generator like random.Random(7), not {shown(rng)}"
        )


def shown(value: object) -> str:
    """Show a value in a message, but of a large one only the kind.

    The `repr` of a state has every hidden tile, and a message may be seen by anybody.
    """
    text = repr(value)
    return text if len(text) <= _LONGEST else f"a {type(value).__name__}"
