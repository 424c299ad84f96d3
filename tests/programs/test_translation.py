"""A game in another language: a table of sentences with the same keys."""

import random

import chickenfoot as cf
from chickenfoot import events, players, wording
from chickenfoot.wording import Wording

GERMAN = {
    "opened": Wording(
        "Du eröffnest die Runde mit {tile}.", "{who} eröffnet die Runde mit {tile}."
    ),
    "laid.arm": Wording(
        "Du legst {tile} an, Arm {number} von {needed}.",
        "{who} legt {tile} an, Arm {number} von {needed}.",
    ),
    "laid.toe": Wording(
        "Du legst {tile} an, Zehe {number} von {needed}.",
        "{who} legt {tile} an, Zehe {number} von {needed}.",
    ),
    "laid.end": Wording("Du legst {tile} an {onto}.", "{who} legt {tile} an {onto}."),
    "foot_called": Wording("Du rufst: Hühnerfuß!", "{who} ruft: Hühnerfuß!"),
    "arms_completed": Wording("Alle Arme liegen.", "Alle Arme liegen."),
    "foot_completed": Wording("Der Fuß ist fertig.", "Der Fuß ist fertig."),
    "drew": Wording("Du ziehst {tile}.", "{who} zieht {tile}."),
    "drew.hidden": Wording("Du ziehst einen Stein.", "{who} zieht einen Stein."),
    "passed.kept": Wording("Du passt.", "{who} behält einen Stein und passt."),
    "passed.missed": Wording("Du passt.", "{who} kann nicht legen und passt."),
    "passed.hidden": Wording("Du passt.", "{who} passt."),
    "round_ended.out": Wording("Du bist fertig.", "{who} ist fertig."),
    "round_ended.blocked": Wording("Nichts geht mehr.", "Nichts geht mehr."),
}


def sentences(state: cf.RoundState, move: cf.Move, seat: int) -> list[str]:
    """Return what a seat hears of a move."""
    return [
        wording.sentence(event, seat, names=["Anna", "Ben"], texts=GERMAN)
        for event in events.move_events(state, move)
    ]


def test_the_table_is_complete() -> None:
    """It has exactly the keys of the English one."""
    assert wording.ENGLISH.keys() == GERMAN.keys()


def test_a_round_in_german() -> None:
    """Each seat hears of itself as "Du", and not what the other draws."""
    state = cf.deal(cf.Rules(), seats=2, rng=random.Random(1))
    heard: set[str] = set()
    while not state.is_over:
        move = players.foot_aware(cf.view(state, state.turn))
        heard.update(sentences(state, move, 0))
        state = cf.apply_move(state, move)
    assert "Ben zieht einen Stein." in heard
    assert any(line.startswith("Du legst") for line in heard)
    assert not any(line.startswith(("Anna", "Ben zieht 1")) for line in heard)
