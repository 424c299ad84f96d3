"""Rules as plain data, and rules that differ from a base in one house rule each."""

import enum
from typing import Any

import attrs

from chickenfoot import Rules

BASE: dict[str, Any] = {"max_pip": 4, "hand_size": 3, "arms": 3}

NUMBERS: dict[str, list[Any]] = {
    "max_pip": [3],
    "hand_size": [2],
    "arms": [1],
    "reserve": [2, {2: 2, 3: 1}],
    "rounds": [2],
    "blank_points": [5],
    "double_blank_points": [25],
    "double_out_points": [20],
}
"""Values other than the standard where those are not named by the rules themselves."""

BY_SEATS = ("hand_size", "reserve")
"""Rules that may be numbers by seats; the keys of an object in a file are texts."""

TOGETHER: list[dict[str, Any]] = [
    {"drawn_tile": "waits", "draw": "until_playable"},
    {"drawn_tile": "must_play", "voluntary_draw": True},
    {"drawn_tile": "waits", "voluntary_draw": True},
    {"draw": "until_playable", "voluntary_draw": True, "reserve": 2},
    {"empty_boneyard": "end_round", "draw": "until_playable", "reserve": 1},
    {"empty_boneyard": "end_round", "draw": "never", "opener_search": "set_aside"},
    {"opener_search": "all_at_once", "opener_again": True},
    {"dead_layout": "stop", "draw": "never"},
]
"""House rules that act upon each other."""


def rules_from(values: dict[str, Any]) -> Rules:
    """Make rules from plain data, where a choice is given by its value."""
    made = dict(values)
    for field in attrs.fields(Rules):
        if isinstance(field.default, enum.Enum) and field.name in values:
            made[field.name] = type(field.default)(values[field.name])
        elif field.name in BY_SEATS and isinstance(values.get(field.name), dict):
            sizes: dict[str | int, int] = values[field.name]
            made[field.name] = {int(seats): size for seats, size in sizes.items()}
    return Rules(**made)


def single_house_rules() -> list[dict[str, Any]]:
    """List each house rule by itself, every value of it but the standard."""
    found: list[dict[str, Any]] = []
    for field in attrs.fields(Rules):
        if not field.init:
            continue
        values = NUMBERS.get(field.name)
        if isinstance(field.default, bool):
            values = [not field.default]
        elif isinstance(field.default, enum.Enum):
            members = type(field.default)
            values = [m.value for m in members if m is not field.default]
        if values is None:
            raise LookupError(f"give {field.name} a value other than the standard")
        found += [{field.name: value} for value in values]
    return found


def name_of(values: dict[str, Any]) -> str:
    """Name house rules so that a file can bear the name."""
    if not values:
        return "standard"
    parts: list[str] = []
    for name, value in values.items():
        if isinstance(value, dict):
            value = "by seats"  # noqa: PLW2901
        parts.append(name if value is True else f"{name} {value}")
    return " and ".join(parts).replace(" ", "-").replace("_", "-")
