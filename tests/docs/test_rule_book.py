"""Tests of the rule book: its pictures, its numbers, and where it points.

A picture stands below a comment that names it, its rules and its moves;
`python -m tests.docs.test_rule_book` draws all of them again.
"""

import re
from pathlib import Path
from typing import Final

import pytest

import chickenfoot as cf
from chickenfoot import svg, text
from chickenfoot.presets import PRESETS

PROJECT: Final = Path(__file__).parents[2]
PAGES: Final = sorted((PROJECT / "docs").rglob("*.md"))
BOOK: Final = tuple(
    PROJECT / "docs" / "rules" / f"{name}.md"
    for name in ("start", "turns", "feet", "end", "match")
)
PICTURE: Final = re.compile(
    r"(?P<head><!-- picture (?P<name>[\w-]+)(?P<rules>[^:]*): (?P<moves>.+) -->\n)"
    r"!\[(?P<description>[^\]]*)\]\((?P<path>pictures/[\w-]+\.svg)\)\n"
)


FOLDERS: Final = "benchmarks|docs|examples|src|tests"
CLAUSE: Final = re.compile(r"^## R(\d+) .+ \{ #r(\d+) \}$", re.MULTILINE)
RULING: Final = re.compile(r"^### (\S+) (.+) \{ #(\S+) \}$", re.MULTILINE)
HOUSE_RULE: Final = re.compile(
    r"House rule: \[`(\w+)`\]\([^)]*\)(?: `(\w+)`)?[^.]*\.(?: Presets?([^.]*)\.)?"
)
FINDER: Final = PROJECT / "docs" / "rules" / "disputes.md"
FINDER_HEAD: Final = """# Find a ruling

Every question that this book answers, with the answer in a few words. Tied totals are
decided by [R16](match.md#r16).

## Most argued
"""
MOST_ARGUED: Final = [
    "10.1",
    "12.2",
    "12.3",
    "12.9",
    "13.1",
    "13.9",
    "14.2",
    "8.5",
    "3.1",
]


def page_id(page: Path) -> str:
    """Return the name of a page as an id of a test."""
    return page.relative_to(PROJECT / "docs").with_suffix("").as_posix()


def played(rules: str, moves: str) -> cf.Layout:
    """Return the layout of these plays, made by two seats in turn."""
    plays = [cf.parse_move(move) for move in moves.split()]
    laid = [play.tile for play in plays if isinstance(play, cf.Play)]
    numbers = dict(word.split("=") for word in rules.split())
    house = cf.Rules(
        hand_size=1,
        max_pip=int(numbers.get("max_pip", 9)),
        arms=int(numbers.get("arms", 4)),
    )
    rest = [tile for tile in cf.double_set(house.max_pip) if tile not in laid]
    # One tile more for each, lest somebody goes out.
    state = cf.set_up(
        house,
        hands=[[*laid[::2], rest[0]], [*laid[1::2], rest[1]]],
        boneyard=rest[2:],
        opener=laid[0],
    )
    for play in plays:
        state = cf.apply_move(state, play)
    return state.layout


def pictures(page: Path) -> dict[str, cf.Layout]:
    """Return the layouts that a page shows, by the path of the picture."""
    source = page.read_text(encoding="utf-8")
    return {
        f"pictures/{match['name']}.svg": played(match["rules"], match["moves"])
        for match in PICTURE.finditer(source)
    }


def described(page: Path) -> str:
    """Return a page with the descriptions of all its pictures written again."""

    def describe(match: re.Match[str]) -> str:
        layout = played(match["rules"], match["moves"])
        words = " ".join(text.describe(layout).splitlines())
        return f"{match['head']}![{words}](pictures/{match['name']}.svg)\n"

    return PICTURE.sub(describe, page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_pictures_are_what_the_library_draws(page: Path) -> None:
    """Each shows its moves, on the screen and to those who listen."""
    source = page.read_text(encoding="utf-8")
    assert described(page) == source
    assert source.count("<!-- picture") == len(PICTURE.findall(source))
    for path, layout in pictures(page).items():
        drawing = (page.parent / path).read_text(encoding="utf-8")
        assert svg.draw(layout) == drawing


def finder() -> str:
    """Return the page that lists every question with the start of its answer."""
    lines: list[str] = []
    answers: dict[str, str] = {}
    for page in BOOK:
        source = page.read_text(encoding="utf-8")
        for part in re.split(r"^(?=##)", source, flags=re.MULTILINE):
            if rule := re.match(r"## (R\d+ .+) \{", part):
                lines += ["", f"## {rule[1]}", ""]
            elif ruling := RULING.match(part):
                answer = re.search(r"\*\*.+?\*\*", part, re.DOTALL)
                assert answer, f"{ruling[1]} has no answer in bold"
                said = " ".join(answer[0].split())
                line = f"- [{ruling[1]} {ruling[2]}]({page.name}#{ruling[3]}) {said}"
                answers[ruling[1]] = line
                lines.append(line)
    most_argued = [answers[number] for number in MOST_ARGUED]
    return "\n".join([FINDER_HEAD, *most_argued, *lines, ""])


def test_clauses_are_in_order() -> None:
    """R1 to R16, each with the anchor that answers to its number."""
    found = [
        (number, anchor)
        for page in BOOK
        for number, anchor in re.findall(
            r"^## R(\d+) .+ \{ #r(\d+) \}$",
            page.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    ]
    assert found == [(str(number), str(number)) for number in range(1, 17)]


def test_rulings_are_numbered_by_clause() -> None:
    """The third ruling on R5 is 5.3, and its anchor says so."""
    for page in BOOK:
        clause, ruling = "", 0
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                clause, ruling = line.split()[1].removeprefix("R"), 0
            elif line.startswith("### "):
                ruling += 1
                assert line.startswith(f"### {clause}.{ruling} ")
                assert line.endswith(f" {{ #r{clause}-{ruling} }}")


def test_every_ruling_can_be_found() -> None:
    """The list of questions has each with its answer, the most argued ones first."""
    assert finder() == FINDER.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_files_that_pages_name_are_there(page: Path) -> None:
    """A path in the pages leads to a file of the project."""
    source = page.read_text(encoding="utf-8")
    paths = re.findall(r"`((?:benchmarks|docs|examples|src|tests)/[\w./-]+)`", source)
    assert [path for path in paths if not (PROJECT / path).exists()] == []


@pytest.mark.parametrize("page", BOOK, ids=page_id)
def test_house_rules_name_all_presets_that_have_them(page: Path) -> None:
    """After a house rule stand the presets that differ from the standard in it."""
    words = " ".join(page.read_text(encoding="utf-8").split())
    for field, value, listed in HOUSE_RULE.findall(words):
        expected = {
            key
            for key, preset in PRESETS.items()
            for theirs in [getattr(preset.rules, field)]
            if theirs != getattr(cf.Rules(), field) and value in {"", str(theirs)}
        }
        assert expected == set(re.findall(r"`(\w+)`", listed)) - {value}


if __name__ == "__main__":
    FINDER.write_text(finder(), encoding="utf-8")
    for page in PAGES:
        page.write_text(described(page), encoding="utf-8")
        for path, layout in pictures(page).items():
            (page.parent / path).write_text(svg.draw(layout), encoding="utf-8")
