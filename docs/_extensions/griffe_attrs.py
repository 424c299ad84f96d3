"""Show the constructors of attrs classes in the reference: griffe reads no attrs."""

import ast
import importlib
import inspect
from collections.abc import Iterator

import attrs
import griffe

# What is longer, a row of colours for example, would only hide the rest.
LONGEST_DEFAULT = 40


class Constructors(griffe.Extension):
    """Give each attrs class the signature that Python sees."""

    def on_package(self, *, pkg: griffe.Module, **_: object) -> None:
        """Look at the classes of all modules when the package has been read."""
        for known in classes(pkg):
            kind = getattr(importlib.import_module(known.module.path), known.name)
            if attrs.has(kind):
                known.set_member("__init__", constructor(kind, known))
                hide_values(kind, known)


def classes(module: griffe.Module) -> Iterator[griffe.Class]:
    """Yield the classes that a module and the modules below it define."""
    for member in module.members.values():
        if isinstance(member, griffe.Module):
            yield from classes(member)
        elif isinstance(member, griffe.Class):
            yield member


def constructor(kind: type, known: griffe.Class) -> griffe.Function:
    """Return the constructor of a class in the words of griffe."""
    parameters = griffe.Parameters(
        griffe.Parameter("self", kind=griffe.ParameterKind.positional_or_keyword),
        *(
            parameter(each, known)
            for each in inspect.signature(kind).parameters.values()
        ),
    )
    return griffe.Function("__init__", parameters=parameters, parent=known)


def parameter(each: inspect.Parameter, known: griffe.Class) -> griffe.Parameter:
    """Return a parameter in the words of griffe."""
    annotation = inspect.formatannotation(each.annotation)
    default = None
    if each.default is not each.empty:
        default = repr(each.default)
        if len(default) > LONGEST_DEFAULT:
            default = "..."
    return griffe.Parameter(
        each.name,
        annotation=griffe.get_expression(
            ast.parse(annotation, mode="eval").body, known
        ),
        kind=griffe.ParameterKind(each.kind.description),
        default=default,
    )


def hide_values(kind: type[attrs.AttrsInstance], known: griffe.Class) -> None:
    """Leave the defaults to the constructor, and `attrs.field(...)` to the code."""
    for field in attrs.fields(kind):
        attribute = known[field.name]
        assert isinstance(attribute, griffe.Attribute)
        attribute.value = None
