"""A tournament is fair, repeatable and says how sure it is."""

import pytest

import tournament
from chickenfoot.presets import PRESETS
from tournament import Estimate, Result, Tables


def test_estimate() -> None:
    """Five numbers: their mean, and 1.96 standard errors around it."""
    estimate = Estimate.of([1, 2, 3, 4, 5])
    assert 3 == estimate.mean
    assert 1.3859 == round(estimate.margin, 4)
    assert "3.0 ± 1.4" == str(estimate)


def test_every_seat_of_the_same_deals() -> None:
    """Strategies that do the same come out equal, since each sits in every seat."""
    for count in (2, 3):
        names = ("heaviest",) * count
        result = tournament.play_tables(Tables(PRESETS["quick_six"].rules, names, "1"))
        assert 1 == len({round(points, 9) for points in result.points})
        assert 1 == round(sum(result.wins), 9)


def test_the_names_keep_their_results() -> None:
    """The order of the names decides the order of the results, and nothing else."""
    one = tournament.play_tables(
        Tables(PRESETS["quick_six"].rules, ("heaviest", "foot-aware"), "1")
    )
    two = tournament.play_tables(
        Tables(PRESETS["quick_six"].rules, ("foot-aware", "heaviest"), "1")
    )
    assert Result(one.points[::-1], one.wins[::-1]) == two


def test_any_number_of_workers() -> None:
    """The seed decides the result, however many processes share the work."""
    one, two = (
        list(
            tournament.run(
                ("random", "heaviest"),
                deals=3,
                seed=7,
                rules=PRESETS["quick_six"].rules,
                workers=workers,
            )
        )
        for workers in (1, 2)
    )
    assert 3 == len(set(one))
    assert one == two


def test_the_table() -> None:
    """The fewest points come first, and each is compared with the first name."""
    results = [Result((30, 10), (0, 1)), Result((34, 12), (0.5, 0.5))]
    assert [
        "strategy  points a match   matches won, %         more than bee",
        "ant           11.0 ± 2.0      75.0 ± 49.0           -21.0 ± 2.0",
        "bee           32.0 ± 3.9      25.0 ± 49.0",
    ] == tournament.table(["bee", "ant"], results)


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The options name the players; what cannot be played is refused."""
    small = ["--deals", "2", "--workers", "1", "--preset", "quick_six"]
    assert 0 == tournament.main(["heaviest", "random", *small])
    printed = capsys.readouterr()
    assert {"strategy", "heaviest", "random"} == {
        line.split()[0] for line in printed.out.splitlines()
    }
    assert "" == printed.err
    for refused in (["heaviest"], ["heaviest", "random", "--deals", "1"]):
        with pytest.raises(SystemExit):
            tournament.main(refused)
