"""A menu of house rules: a web form made from what the rules say of themselves."""

from collections.abc import Mapping
from html import escape
from typing import Any

import pytest

import chickenfoot as cf


def form() -> str:
    """Return a form with one field for each house rule."""
    return "\n".join(
        f'<label title="{rule.rule}">{escape(rule.meaning)} {field(rule)}</label>'
        for rule in cf.HOUSE_RULES.values()
    )


def field(rule: cf.HouseRule) -> str:
    """Return a list of choices, or a number with its range."""
    if rule.choices:
        options = (
            f"<option{' selected' * (choice == rule.standard)}>{choice}</option>"
            for choice in rule.choices
        )
        return f'<select name="{rule.name}">{"".join(options)}</select>'
    value = "" if rule.standard is None else rule.standard
    most = "" if rule.most is None else f' max="{rule.most}"'
    return f'<input name="{rule.name}" value="{value}" min="{rule.least}"{most}>'


def rules_from(answers: Mapping[str, str]) -> cf.Rules:
    """Return the rules of a form that was sent; an empty field is the standard."""
    values: dict[str, Any] = {}
    for name, answer in answers.items():
        choices = {str(choice): choice for choice in cf.HOUSE_RULES[name].choices}
        if answer:
            values[name] = choices[answer] if choices else int(answer)
    return cf.Rules(**values)


def test_the_form_has_every_house_rule() -> None:
    """With its meaning, its rule, its choices or its range, and the standard."""
    html = form()
    assert len(cf.HOUSE_RULES) == html.count("<label")
    assert '<label title="R8">tiles that the opener takes <input name="arms"' in html
    assert 'name="arms" value="4" min="1" max="18">' in html
    assert "<option selected>one</option><option>until_playable</option>" in html


def test_the_answers_are_rules() -> None:
    """The values of the form are the texts of the choices."""
    rules = rules_from({"arms": "6", "draw": "never", "opener_again": "True"})
    assert rules == cf.Rules(arms=6, draw=cf.DrawRule.NEVER, opener_again=True)
    assert cf.Rules() == rules_from({"rounds": "", "arms": ""})
    assert (2, 3, 4) == rules_from({"max_pip": "6"}).seat_counts


@pytest.mark.parametrize(
    ("answers", "wrong"),
    [
        ({"arms": "10"}, {"arms"}),
        ({"draw": "never", "voluntary_draw": "True"}, {"draw", "voluntary_draw"}),
    ],
)
def test_wrong_answers_are_marked(answers: dict[str, str], wrong: set[str]) -> None:
    """The error names the fields to mark in red."""
    with pytest.raises(cf.RulesError) as caught:
        rules_from(answers)
    assert wrong == set(caught.value.fields)
