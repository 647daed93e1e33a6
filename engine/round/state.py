"""The whole truth of a round; never shown."""

from dataclasses import dataclass
from typing import Literal

from engine.cards.card import Card
from engine.cards.mask import Hand
from engine.cards.melds import Layoff, Meld
from engine.round.outcome import Outcome, Seat


@dataclass(frozen=True, slots=True)
class AnsweringUpcard:
    """``seat`` may take or leave the first upcard; ``passes`` seats have left it."""

    seat: Seat
    passes: int = 0
    kind: Literal["answering_upcard"] = "answering_upcard"


@dataclass(frozen=True, slots=True)
class ForcedDrawing:
    """Everybody left the upcard, so ``seat`` must draw from the stock."""

    seat: Seat
    kind: Literal["forced_drawing"] = "forced_drawing"


@dataclass(frozen=True, slots=True)
class Drawing:
    """``seat`` draws from the stock or takes the upcard."""

    seat: Seat
    kind: Literal["drawing"] = "drawing"


@dataclass(frozen=True, slots=True)
class Discarding:
    """``seat`` holds one card too many; ``drawn`` came last, from the discard pile if ``taken``."""

    seat: Seat
    drawn: Card
    taken: bool
    kind: Literal["discarding"] = "discarding"


@dataclass(frozen=True, slots=True)
class LayingOff:
    """``seat`` answers the knock of ``knocker``: lays off, then lays out the rest."""

    seat: Seat
    knocker: Seat
    layoffs: tuple[Layoff, ...] = ()
    kind: Literal["laying_off"] = "laying_off"


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing is awaited any more."""

    outcome: Outcome
    seat: Seat | None = None
    kind: Literal["over"] = "over"


Phase = AnsweringUpcard | ForcedDrawing | Drawing | Discarding | LayingOff | Over


@dataclass(frozen=True, slots=True, repr=False)
class RoundState:
    """One deal.

    ``hands`` are masks, one per seat. The top of ``stock`` and of ``discard_pile`` is their last
    card. ``melds`` are the knocker's melds, growing as cards are laid off. ``knock_limit`` is in
    points: 0 asks for gin, None is no limit. ``takings`` counts the turns in a row in which the
    upcard was taken and the stock left alone.
    """

    dealer: Seat
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    discard_pile: tuple[Card, ...]
    phase: Phase
    knock_limit: int | None
    opening_card: Card
    melds: tuple[Meld, ...] = ()
    knocked_melds: tuple[Meld, ...] = ()
    stakes: int = 1
    takings: int = 0

    def __repr__(self) -> str:
        """The phase and the sizes, never a card, so that logs cannot leak."""
        sizes = ", ".join(str(hand.bit_count()) for hand in self.hands)
        return f"<RoundState {self.phase.kind} hands {sizes} stock {len(self.stock)}>"
