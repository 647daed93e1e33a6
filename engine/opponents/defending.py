"""The answer to a knock: the best defence there is, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.melds import best_defence
from engine.round.moves import LayOff, LayOut, Move

if TYPE_CHECKING:
    from engine.round.views import PlayerView


def defended(view: PlayerView) -> Move:
    """The next layoff of the best defence, or the rest laid out when there is none any more."""
    defence = best_defence(view.public.melds, view.mask, view.melding)
    if defence.layoffs:
        layoff = defence.layoffs[0]
        return LayOff(layoff.card, layoff.meld)
    return next(move for move in view.moves if isinstance(move, LayOut))
