"""What a player makes of a view: where each card may still be, and what it counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards.mask import ALL_CARDS
from engine.cards.melds import Melding

if TYPE_CHECKING:
    from engine.round.views import PlayerView


@dataclass(frozen=True, slots=True)
class Sight:
    """The cards outside the own hand that are still alive, as masks.

    ``unseen`` are those that may lie in the stock or be hidden in another hand, ``held`` those
    that others took from the discard pile and have kept. ``share`` is how likely another holds an
    unseen card.
    """

    unseen: int
    held: int
    share: float
    melding: Melding

    def chance(self, bit: int) -> float:
        """How likely another player holds the card."""
        if bit & self.unseen:
            return self.share
        return 1.0 if bit & self.held else 0.0


def sight_of(view: PlayerView) -> Sight:
    """What is known to the player of ``view``, counted card by card."""
    public, memory = view.public, view.memory
    others = [seat for seat in range(len(public.hand_sizes)) if seat != view.seat]
    held = sum(memory.held[seat] for seat in others)
    upcard = public.upcard.bit if public.upcard else 0
    unseen = ALL_CARDS & ~(view.mask | memory.buried | held | upcard)
    hidden = sum(public.hand_sizes[seat] for seat in others) - held.bit_count()
    share = min(1.0, hidden / max(1, unseen.bit_count()))
    return Sight(unseen, held, share, view.melding)
