"""The page of a record."""

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from chickenfoot._core.checks import check_type
from chickenfoot._core.errors import RoundNotOverError
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import ALL_TILES, Tile
from chickenfoot.pages._rounds import Played, Round, show_round
from chickenfoot.pages._template import PAGE
from chickenfoot.records import MatchRecord, RoundRecord, replay
from chickenfoot.svg._document import checked_style
from chickenfoot.svg._markup import escaped
from chickenfoot.svg._seats import checked_seating
from chickenfoot.svg._style import Style
from chickenfoot.svg._tile import front, tile_group

_UPRIGHT: Final = 90


def replay_page(
    record: RoundRecord | MatchRecord,
    *,
    names: Sequence[str] | None = None,
    style: Style | None = None,
) -> str:
    """Return a web page that steps through a finished round or match.

    The page is one file that works without a network: save it, send it, open it in any
    browser. It has buttons, a slider and keys, says each move in a sentence, and shows
    all hands. Without scripts it shows the end of each round and all its moves.

    Args:
        record: A record of which every round is over, because the page shows all tiles.
        names: What to call the seats; a seat without a name is "Seat 0" and so on.
        style: Colours, and pips or numerals.

    Raises:
        ChickenFootError: The record cannot be played again; see `records.replay`.
        RoundNotOverError: A round is not over, or the record has no rounds.
        TypeError: An argument is of the wrong type.

    Examples:
        >>> import random
        >>> import chickenfoot as cf
        >>> from chickenfoot.records import RoundRecord
        >>> state = cf.deal(cf.Rules(), seats=2, rng=random.Random(7))
        >>> record = RoundRecord.of(state)
        >>> while moves := cf.legal_moves(state):
        ...     state = cf.apply_move(state, moves[0])
        ...     record = record.with_move(moves[0])
        >>> page = replay_page(record, names=["Ada", "Ben"])
        >>> page.splitlines()[0]
        '<!DOCTYPE html>'
    """
    page, ends = page_of(record, names=names, style=style)
    if not ends or any(state.outcome is None for state in ends):
        raise RoundNotOverError(
            "a replay shows all tiles, so every round must be over (R13)"
        )
    return page


def page_of(
    record: RoundRecord | MatchRecord,
    *,
    names: Sequence[str] | None = None,
    style: Style | None = None,
) -> tuple[str, list[RoundState]]:
    """Return the page of any record, and the last state of each of its rounds."""
    check_type("record", record, RoundRecord, MatchRecord)
    style = checked_style(style)
    seating = checked_seating(names, None, None)
    is_match = isinstance(record, MatchRecord)
    rounds = record.rounds if isinstance(record, MatchRecord) else (record,)
    states = iter(replay(record))
    played = [
        show_round(
            each.moves,
            tuple(itertools.islice(states, len(each.moves) + 1)),
            seating,
            style,
        )
        for each in rounds
    ]
    facts = {
        "title": f"Chicken Foot: {'a match' if is_match else 'a round'}",
        "symbols": "\n".join(_symbols(rounds, style)),
        "sections": "\n".join(_sections(played)),
        "data": _as_json([each.data for each in played]),
    }
    return _filled(facts), [each.end for each in played]


def _filled(facts: Mapping[str, str]) -> str:
    """Return the page with its contents; what is filled in is never looked into."""
    head, *rest = PAGE.split("{{")
    parts = [head]
    for piece in rest:
        name, after = piece.split("}}", maxsplit=1)
        parts += facts[name], after
    return "".join(parts)


def _sections(played: Sequence[Played]) -> Iterator[str]:
    """Yield all that is known of each round: its end, its moves and its points."""
    totals: tuple[int, ...] = ()
    for number, each in enumerate(played, start=1):
        points = each.points
        if points is not None:
            before = totals or (0,) * len(points)
            totals = tuple(map(sum, zip(points, before, strict=True)))
        heading = "The round" if len(played) == 1 else f"Round {number}"
        yield f"<section><h2>{heading}: opener {each.end.opener}</h2>"
        yield f"<div class='board'>{each.picture}</div>"
        yield "<p class='says' role='status'></p>"
        yield f"<div class='hands'>{''.join(_hands(each))}</div>"
        yield "<p class='left'></p>"
        if points is not None:
            yield _points(each.seats, points, totals)
        says = (escaped(step["says"]) for step in each.data["steps"])
        moves = "".join(f"<li>{sentence}</li>" for sentence in says)
        yield f"<details open=''><summary>All moves</summary><ol>{moves}</ol></details>"
        yield "</section>"


def _hands(played: Played) -> Iterator[str]:
    """Yield the name of each seat and the tiles that it has left."""
    hands = played.data["steps"][-1]["hands"]
    for name, hand in zip(played.seats, map(str.split, hands), strict=True):
        label = ", ".join(hand) or "no tiles"
        yield (
            f"<div class='seat'><h3>{escaped(name)}</h3>"
            f"<div class='hand' role='img' aria-label='{label}'>"
            f"{''.join(map(_shown, hand))}</div></div>"
        )


def _points(seats: Sequence[str], points: Sequence[int], totals: Sequence[int]) -> str:
    """Return a table of the points of a round, and of all rounds so far."""
    columns = ("Seat", "Points", "Total")
    head = "".join(f"<th scope='col'>{word}</th>" for word in columns)
    rows = "".join(
        f"<tr><th scope='row'>{escaped(name)}</th>"
        f"<td>{scored}</td><td>{total}</td></tr>"
        for name, scored, total in zip(seats, points, totals, strict=True)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _shown(tile: str) -> str:
    """Return a tile in a hand."""
    return (
        f"<svg class='tile' viewBox='-.65 -1.15 1.3 2.3'><use href='#t{tile}'/></svg>"
    )


def _symbols(rounds: Sequence[RoundRecord], style: Style) -> Iterator[str]:
    """Yield the picture of each tile that is ever in a hand, for all places to use."""
    used = {tile for each in rounds for hand in _held(each) for tile in hand}
    for tile in ALL_TILES:
        if tile in used:
            picture = front(tile.high, tile.low, _UPRIGHT, style)
            upright = f"<g transform='rotate({_UPRIGHT})'>{picture}</g>"
            # What uses a tile has nothing of what is around it here.
            yield f"<g id='t{tile}'>{tile_group(style, 'cf-hand')}{upright}</g></g>"


def _held(record: RoundRecord) -> Iterator[Sequence[Tile]]:
    yield from record.deal.hands
    yield record.deal.boneyard


def _as_json(data: list[Round]) -> str:
    """Return data for a script, without any sign that could end it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text
