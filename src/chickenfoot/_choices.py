"""House rules with named values."""

from typing import final

from chickenfoot._values import NamedEnum


@final
class DrawRule(NamedEnum):
    """What a seat without a legal play draws (R10)."""

    ONE = "one"
    """One tile a turn."""
    UNTIL_PLAYABLE = "until playable"
    """Tiles until one fits or nothing is left to draw."""
    NEVER = "never"
    """Nothing, once the opener lies; the boneyard counts as empty for R11 and R13."""


@final
class DrawnTile(NamedEnum):
    """What may be done with a drawn tile that fits (R10)."""

    MAY_PLAY = "may play"
    """It may be played at once or kept."""
    MUST_PLAY = "must play"
    """It must be played at once."""
    WAITS = "waits a turn"
    """The turn passes, and the tile may be played in the next."""


@final
class OpenerSearch(NamedEnum):
    """How a round finds its opener (R4, R5)."""

    IN_TURN = "in turn"
    """Seats draw one tile each in turn until it appears."""
    ALL_AT_ONCE = "all at once"
    """All seats draw one tile each before anybody looks, until it appears."""
    NEXT_HELD = "next held"
    """A match opens with the next lower double that somebody holds; the one passed
    over is tried first in the next round."""
    SET_ASIDE = "set aside"
    """It is taken out before the deal and lies from the start; the leader begins."""


@final
class EmptyBoneyard(NamedEnum):
    """What happens when a seat must draw and there is nothing to draw (R11)."""

    MISS_TURN = "miss turn"
    """The seat misses its turn."""
    END_ROUND = "end round"
    """The round is blocked at that moment (R13)."""


@final
class DeadLayout(NamedEnum):
    """What happens when no tile is left that fits what may be played on (R13)."""

    PLAY_ON = "play on"
    """Play goes on by R9 to R13."""
    STOP = "stop"
    """The round is blocked at that moment."""
