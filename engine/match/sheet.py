"""The score sheet: target, boxes, bonuses, settlement line by line."""

from dataclasses import dataclass
from enum import StrEnum

from engine.round.outcome import Ending, Seat


class Shutout(StrEnum):
    """What a winner gets when the loser has won no round."""

    NONE = "none"
    DOUBLE_TOTAL = "double_total"
    FLAT_100 = "flat_100"
    GAME_BONUS_200 = "game_bonus_200"


@dataclass(frozen=True, slots=True)
class SheetRules:
    """The numbers of a match, in points. Source: classic rules, 2.1 and 2.3.

    ``box_at_once`` adds each box to the running score, where it counts toward the target.
    """

    target: int = 100
    game_bonus: int = 100
    box_bonus: int = 25
    box_at_once: bool = False
    shutout: Shutout = Shutout.DOUBLE_TOTAL


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """One round on the sheet: ``winner`` is None when nobody scored; ``running`` the totals after it."""

    number: int
    ending: Ending
    winner: Seat | None
    points: tuple[int, ...]
    running: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SettlementLine:
    """One line of a settlement for one seat; ``kind`` is part of its catalog key.

    Kinds: ``score``, ``game_bonus``, ``shutout`` (what the doubling or the flat bonus added),
    ``boxes`` (``count`` boxes), ``total``.
    """

    kind: str
    points: int
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a match: ``winner`` is paid ``payment`` points, which may be negative."""

    winner: Seat
    lines: tuple[tuple[SettlementLine, ...], ...]
    totals: tuple[int, ...]
    payment: int
    shutout: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """The running score of a match; ``boxes`` are rounds won per seat."""

    entries: tuple[SheetEntry, ...] = ()
    scores: tuple[int, ...] = (0, 0)
    boxes: tuple[int, ...] = (0, 0)
