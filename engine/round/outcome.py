"""How a round ended: the hands laid out, the arithmetic line by line, the points of each seat."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.cards.card import Card
from engine.cards.melds import Layoff, Meld

Seat = int
"""A place at the table, counted from 0 around it."""


class Ending(StrEnum):
    """The ways a round ends."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    DEAD_HAND = "dead_hand"
    BROKEN_OFF = "broken_off"


class LineKind(StrEnum):
    """What one line of a round's arithmetic adds; the value is part of its catalog key."""

    DIFFERENCE = "difference"
    DEADWOOD = "deadwood"
    GIN_BONUS = "gin_bonus"
    BIG_GIN_BONUS = "big_gin_bonus"
    UNDERCUT_BONUS = "undercut_bonus"
    DOUBLED = "doubled"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the arithmetic: ``points`` added.

    They are ``high`` minus ``low``, each a deadwood in points, where both are given.
    """

    kind: LineKind
    points: int
    high: int | None = None
    low: int | None = None


@dataclass(frozen=True, slots=True)
class LaidHand:
    """A hand as it lies on the table at the showdown.

    ``layoffs`` went to the knocker's melds. ``big_gin`` says that a knocker melded all eleven
    cards and threw none, ``as_dealt`` that the ten dealt cards were laid down without a draw.
    """

    seat: Seat
    melds: tuple[Meld, ...]
    layoffs: tuple[Layoff, ...]
    deadwood: tuple[Card, ...]
    points: int
    big_gin: bool = False
    as_dealt: bool = False


@dataclass(frozen=True, slots=True)
class Worth:
    """What the players of a round play for, in points.

    ``undercut_on_tie`` says whether equal deadwood is an undercut; else nobody scores then.
    ``big_gin_bonus`` is None where big gin is not played.

    Source: classic rules, 2.1 and 3.6.
    """

    gin_bonus: int = 25
    undercut_bonus: int = 25
    undercut_on_tie: bool = True
    big_gin_bonus: int | None = None


CLASSIC_WORTH: Final = Worth()
"""25 for gin, 25 for an undercut, ties included; no big gin."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a round.

    ``points`` has one number per seat. ``hands`` holds the knocker's hand first, and is empty
    when nobody knocked: such hands are never shown. ``boxes`` is how many the winner is given.
    """

    ending: Ending
    winner: Seat | None
    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()
    knocker: Seat | None = None
    hands: tuple[LaidHand, ...] = ()
    boxes: int = 1
