"""Autopilot: plays on for somebody who is not there, so that nothing is lost by the next turn.

It is no opponent that anybody can choose, and takes no chances for the one it plays for.

* It draws from the stock; where that may not be drawn from, as when the first upcard is offered,
  it passes.
* It goes gin or big gin when it can, and lays down a hand that was dealt without deadwood. It
  never knocks with points left, unless a knock is all that the rules allow.
* It throws the card that its hand needs least: a card in no meld, the dearest first, where one
  that may yet become part of a meld counts as cheaper; of equals the highest.
* Against a knock it lays off as the recommended defence does.

It needs no dice: what it does depends on the view alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cards.melds import best_arrangement, best_discard
from engine.opponents.casual import worth_throwing
from engine.opponents.defending import defended
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Discard,
    Gin,
    Knock,
    Move,
)

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.opponents.player import Dice
    from engine.round.views import PlayerView

_DRAWS: Final = (DRAW_STOCK, PASS, DRAW_DISCARD)
"""What it does before it holds a card too many, the first that is allowed."""


@dataclass(frozen=True, slots=True)
class Autopilot:
    """Plays by the module's rules; one value serves every table."""

    def choose(self, view: PlayerView, rng: Dice) -> Move:
        """The safe move; ``rng`` is not asked."""
        del rng
        if view.public.awaiting == "laying_off":
            return defended(view)
        return _gin(view) or _draw(view) or _discard(view)


def _gin(view: PlayerView) -> Move | None:
    for kind in (BigGin, Gin):
        if found := next((move for move in view.moves if isinstance(move, kind)), None):
            return found
    if view.points:
        return None
    return next((move for move in view.moves if isinstance(move, Declare)), None)


def _draw(view: PlayerView) -> Move | None:
    return next((move for move in _DRAWS if move in view.moves), None)


def _discard(view: PlayerView) -> Move:
    best, _ = best_discard(view.mask, view.barred, view.melding)
    if not any(isinstance(move, Discard) for move in view.moves):
        # Whatever may be knocked with, the best discard may.
        return next(move for move in view.moves if isinstance(move, Knock) and move.card is best)
    deadwood = best_arrangement(view.mask, view.melding).deadwood
    loose = [card for card in view.hand if card.bit & deadwood]

    def worth(card: Card) -> tuple[int, int, int]:
        return worth_throwing(card, loose, view), card.rank, card.suit

    return Discard(
        max((card for card in loose if not card.bit & view.barred), key=worth, default=best)
    )
