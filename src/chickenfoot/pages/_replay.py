"""The page of a record."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from chickenfoot._core.checks import check_type
from chickenfoot._core.errors import RoundNotOverError
from chickenfoot._core.state import RoundState
from chickenfoot._core.tiles import ALL_TILES, Tile
from chickenfoot.pages._rounds import Round, play_again, points_of
from chickenfoot.pages._template import PAGE
from chickenfoot.records import MatchRecord, RoundRecord
from chickenfoot.svg._document import checked_style
from chickenfoot.svg._markup import escaped
from chickenfoot.svg._seats import checked_names
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
        >>> state = cf.deal(cf.Rules(), seats=2, opener=9, rng=random.Random(7))
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
    called = checked_names(names, None, None)
    rounds = record.rounds if isinstance(record, MatchRecord) else (record,)
    data: list[Round] = []
    ends: list[RoundState] = []
    sections: list[str] = []
    totals: list[int] = []
    for number, round_record in enumerate(rounds, start=1):
        steps, picture, end = play_again(round_record, called, style)
        data.append(steps)
        ends.append(end)
        seats = _called(called, end.seats)
        totals = totals or [0] * end.seats
        points = points_of(end)
        if points is not None:
            totals = [a + b for a, b in zip(totals, points, strict=True)]
        heading = f"The round of {end.opener}"
        if isinstance(record, MatchRecord):
            heading = f"Round {number}: opener {end.opener}"
        sections.append(
            "\n".join(_section(heading, picture, steps, seats, points, totals))
        )
    kind = "a round" if isinstance(record, RoundRecord) else "a match"
    facts = {
        "title": f"Chicken Foot: {kind}",
        "symbols": "\n".join(_symbols(rounds, style)),
        "sections": "\n".join(sections),
        "data": _as_json(data),
    }
    return _filled(facts), ends


def _filled(facts: Mapping[str, str]) -> str:
    """Return the page with its contents; what is filled in is never looked into."""
    head, *rest = PAGE.split("{{")
    parts = [head]
    for piece in rest:
        name, after = piece.split("}}", maxsplit=1)
        parts += facts[name], after
    return "".join(parts)


def _called(names: Sequence[str], seats: int) -> list[str]:
    """Return what each seat is called, as `wording` calls it."""
    return [
        names[seat] if seat < len(names) else f"Seat {seat}" for seat in range(seats)
    ]


def _section(
    heading: str,
    picture: str,
    steps: Round,
    seats: Sequence[str],
    points: Sequence[int] | None,
    totals: Sequence[int],
) -> Iterator[str]:
    """Yield all that is known of a round: its end, its moves and its points."""
    yield f"<section><h2>{heading}</h2>"
    yield f"<div class='board'>{picture}</div>"
    yield "<p class='says' role='status'></p>"
    yield "<div class='hands'>"
    for seat, name in enumerate(seats):
        hand = steps["steps"][-1]["hands"][seat].split()
        yield (
            f"<div class='seat'><h3>{escaped(name)}</h3>"
            f"<div class='hand' role='img' aria-label='{_spoken(hand)}'>"
            f"{''.join(map(_shown, hand))}</div></div>"
        )
    yield "</div><p class='left'></p>"
    if points is not None:
        yield "<table><thead><tr><th scope='col'>Seat</th>"
        yield "<th scope='col'>Points</th><th scope='col'>Total</th></tr></thead><tbody>"
        for name, scored, total in zip(seats, points, totals, strict=True):
            yield (
                f"<tr><th scope='row'>{escaped(name)}</th>"
                f"<td>{scored}</td><td>{total}</td></tr>"
            )
        yield "</tbody></table>"
    yield "<details open=''><summary>All moves</summary><ol>"
    for step in steps["steps"]:
        yield f"<li>{escaped(step['says'])}</li>"
    yield "</ol></details></section>"


def _shown(tile: str) -> str:
    """Return a tile in a hand."""
    return (
        f"<svg class='tile' viewBox='-.65 -1.15 1.3 2.3'><use href='#t{tile}'/></svg>"
    )


def _spoken(hand: Sequence[str]) -> str:
    return ", ".join(hand) or "no tiles"


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
