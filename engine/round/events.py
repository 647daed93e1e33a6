"""What happened, as plain data, all of it public: nothing a spectator may not read."""

from dataclasses import dataclass
from typing import Literal

from engine.cards.card import Card
from engine.cards.melds import Meld
from engine.round.outcome import Ending, Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """``dealer`` dealt; ``upcard`` opened the discard pile."""

    dealer: Seat
    upcard: Card
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Passed:
    """``seat`` left the upcard."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class StockDrawn:
    """``seat`` took the top card of the stock; which one is in no event."""

    seat: Seat
    kind: Literal["stock_drawn"] = "stock_drawn"


@dataclass(frozen=True, slots=True)
class DiscardTaken:
    """``seat`` took ``card``, which was the upcard."""

    seat: Seat
    card: Card
    kind: Literal["discard_taken"] = "discard_taken"


@dataclass(frozen=True, slots=True)
class Discarded:
    """``seat`` threw ``card`` face up."""

    seat: Seat
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class Knocked:
    """``seat`` knocked with ``points`` of deadwood; 0 is gin. The hand lies open from now on."""

    seat: Seat
    melds: tuple[Meld, ...]
    points: int
    kind: Literal["knocked"] = "knocked"


@dataclass(frozen=True, slots=True)
class WentBigGin:
    """``seat`` laid down all eleven cards in ``melds`` and threw none."""

    seat: Seat
    melds: tuple[Meld, ...]
    kind: Literal["went_big_gin"] = "went_big_gin"


@dataclass(frozen=True, slots=True)
class Declared:
    """``seat`` laid the hand open as it was dealt, with ``points`` of deadwood; 0 is gin."""

    seat: Seat
    melds: tuple[Meld, ...]
    points: int
    kind: Literal["declared"] = "declared"


@dataclass(frozen=True, slots=True)
class LaidOff:
    """``seat`` added ``card`` to the knocker's meld, which is now ``meld``."""

    seat: Seat
    card: Card
    meld: Meld
    kind: Literal["laid_off"] = "laid_off"


@dataclass(frozen=True, slots=True)
class LaidOut:
    """``seat`` laid out its hand and is left with ``points`` of deadwood."""

    seat: Seat
    points: int
    kind: Literal["laid_out"] = "laid_out"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over; ``winner`` scored ``points``, or nobody did."""

    ending: Ending
    winner: Seat | None
    points: int
    kind: Literal["round_ended"] = "round_ended"


Event = (
    Dealt
    | Passed
    | StockDrawn
    | DiscardTaken
    | Discarded
    | Knocked
    | WentBigGin
    | Declared
    | LaidOff
    | LaidOut
    | RoundEnded
)
