"""Early answers to values of the wrong type."""


def check_type(name: str, value: object, kind: type) -> None:
    """Raise `TypeError` unless the value is of this kind."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} must be a {kind.__name__}, not {value!r}")


def check_int(name: str, value: object) -> None:
    """Raise `TypeError` for anything but an `int` itself; `True` is none."""
    if type(value) is not int:
        raise TypeError(f"{name} must be an int, not {value!r}")
