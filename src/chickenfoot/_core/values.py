"""What the values of the library share: how they look, and how they are made fast."""

import enum
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any, ParamSpec, Protocol, Self, TypeVar, cast

import attrs

_P = ParamSpec("_P")
_T = TypeVar("_T")


class NamedEnum(enum.StrEnum):
    """An enum of texts, whose `repr` evaluates back as that of every other value does.

    The text of a member is its name in lower case: in records, on the command line and
    wherever it is printed.
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Value:
    """The base of all values: a copy of one is itself, as it never changes."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


def fields_repr(self: attrs.AttrsInstance) -> str:
    """Return a `repr` that evaluates back, without what the fields default to.

    It serves what `import chickenfoot` loads, except for tiles and plays, which have
    shorter ones: attrs would compile a `repr` for each class, and the import would take
    a sixth longer.
    """
    kind = type(self)
    told = [
        f"{field.name}={value!r}"
        for field in attrs.fields(kind)
        if field.init and (value := getattr(self, field.name)) != field.default
    ]
    return f"{kind.__name__}({', '.join(told)})"


_show: list[Callable[[object], str | None]] = []


def show_in_notebooks(as_html: Callable[[object], str | None]) -> None:
    """Set the function that values ask when a notebook wants to show them.

    Pictures are made far above the values that they show, and no module imports what is
    above it. So whoever stands on top of all hands the function down.
    """
    _show[:] = [as_html]


class _Printer(Protocol):
    """What IPython and Hypothesis print values with."""

    def text(self, obj: str, /) -> object:
        """Print a text as it is."""


def short_pretty(self: object, printer: _Printer, cycle: bool) -> None:  # noqa: ARG001, FBT001
    """Let IPython and Hypothesis show the `repr` of a value, not all of its fields."""
    printer.text(repr(self))


def notebook_html(self: object) -> str | None:
    """Return what a notebook shows of a value: its `_repr_html_`."""
    return _show[0](self)


def maker(kind: Callable[_P, _T]) -> Callable[_P, _T]:
    """Return a quick constructor of a frozen class, for values that moves make.

    It takes the arguments of the class, as far as type checkers know. At run time it
    converts and validates nothing.

    The constructor that attrs writes goes around the guard of the frozen class for each
    field, which costs more than all the rest of a move. This one fills in a draft, an
    instance of a subclass without the guard, and then turns it into the class itself.
    """
    assert isinstance(kind, type)
    draft = type(
        f"{kind.__name__}Draft",
        (kind,),
        {
            "__slots__": (),
            "__init__": object.__init__,
            "__setattr__": object.__setattr__,
            # CPython has one slot for setting and deleting, which is fast only if both
            # are those of `object`.
            "__delattr__": object.__delattr__,
        },
    )
    fields = [(field.alias, field.name) for field in attrs.fields(kind)]
    lines = [
        f"def make({', '.join(alias for alias, _ in fields)}):",
        "    made = Draft()",
        *(f"    made.{name} = {alias}" for alias, name in fields),
        "    made.__class__ = Kind",
        "    return made",
    ]
    names: dict[str, object] = {"Draft": draft, "Kind": kind}
    exec("\n".join(lines), names)  # noqa: S102 - as attrs makes its constructors
    return cast("Callable[_P, _T]", names["make"])


def publish(names: dict[str, Any]) -> None:
    """Let what a public module exports from private ones name the public module.

    Tracebacks, pickles and Python's `help` show that name, and `doctest` looks for
    examples only in what names the module that it reads.

    Args:
        names: The `globals()` of the public module.
    """
    public = names["__name__"]
    for name in names["__all__"]:
        value = names[name]
        if isinstance(value, FunctionType):
            value.__module__ = public
        elif isinstance(value, type):
            for method in _methods(value):
                method.__module__ = public
            value.__module__ = public


def _methods(kind: type) -> Iterator[Any]:
    """Yield the methods that a class defines itself under public names."""
    for name, member in vars(kind).items():
        method = getattr(member, "__func__", member)
        own = getattr(method, "__module__", None) == kind.__module__
        # The copies of methods that mutmut makes have names that are not ASCII. It
        # would not find them in another module.
        if own and callable(method) and name.isascii() and not name.startswith("_"):
            yield method
