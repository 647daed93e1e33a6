"""Casual: a computer player that plays a decent game without watching the other.

It thinks about its own hand alone and keeps no memory of what was thrown or taken.

* It takes the upcard when it can knock with it, when the card goes into a meld, or when it
  replaces a card that costs at least six points more. Otherwise it passes, or draws from the
  stock.
* It throws the dearest card that is in no meld of its best arrangement. A pair, or two cards of a
  suit at most one gap apart, may become a meld, so such a card counts as five points cheaper:
  a lone seven goes before a pair of kings, and a king of the pair before a lone four. Between
  equals chance decides.
* It goes gin when it can, and else knocks as soon as it can, with the discard that leaves the
  least deadwood and in the recommended arrangement.
* Against a knock it plays the best defence there is, card by card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cards.melds import best_arrangement, best_defence, best_discard, points_of
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    Discard,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
)

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.opponents.player import Dice
    from engine.round.views import PlayerView

CLEARLY_LOWER: Final = 6
"""Points that taking the upcard must save when the card makes no meld."""
HOPE_POINTS: Final = 5
"""Points by which a card that may become part of a meld counts as cheaper."""
_WIDEST_GAP: Final = 2
"""Ranks between two cards that one more card can join into a run."""


@dataclass(frozen=True, slots=True)
class Casual:
    """Plays by the module's strategy; one value serves every table."""

    def choose(self, view: PlayerView, rng: Dice) -> Move:
        """The move that the strategy makes of ``view``."""
        match view.public.awaiting:
            case "discarding":
                return _knock(view) or _thrown(view, rng)
            case "laying_off":
                return _defence(view)
            case _:
                return _drawn(view)


def _drawn(view: PlayerView) -> Move:
    if _wants_upcard(view):
        return DRAW_DISCARD
    return next(move for move in (PASS, DRAW_STOCK, DRAW_DISCARD) if move in view.moves)


def _wants_upcard(view: PlayerView) -> bool:
    upcard, limit = view.public.upcard, view.public.knock_limit
    if upcard is None or DRAW_DISCARD not in view.moves:
        return False
    hand = view.mask | upcard.bit
    thrown, points = best_discard(hand, upcard.bit, view.melding)
    if limit is None or points <= limit:
        return True
    loose = best_arrangement(hand ^ thrown.bit, view.melding).deadwood
    return not loose & upcard.bit or view.points - points >= CLEARLY_LOWER


def _knock(view: PlayerView) -> Move | None:
    gin = next((move for move in view.moves if isinstance(move, Gin)), None)
    if gin is not None:
        return gin
    card, _ = best_discard(view.mask, _barred(view), view.melding)
    knocks = (move for move in view.moves if isinstance(move, Knock) and move.card is card)
    return next(knocks, None)


def _thrown(view: PlayerView, rng: Dice) -> Move:
    deadwood = best_arrangement(view.mask, view.melding).deadwood
    loose = [card for card in view.hand if card.bit & deadwood]
    worth = {
        card: _worth_throwing(card, loose, view) for card in loose if not card.bit & _barred(view)
    }
    if not worth:
        return Discard(best_discard(view.mask, _barred(view), view.melding)[0])
    most = max(worth.values())
    return Discard(rng.choice([card for card, points in worth.items() if points == most]))


def _worth_throwing(card: Card, loose: list[Card], view: PlayerView) -> int:
    hope = HOPE_POINTS if any(_may_meld(card, other) for other in loose) else 0
    return points_of(card.bit, view.melding) - hope


def _may_meld(card: Card, other: Card) -> bool:
    if card.suit is other.suit:
        return card is not other and abs(card.rank - other.rank) <= _WIDEST_GAP
    return card.rank is other.rank


def _defence(view: PlayerView) -> Move:
    defence = best_defence(view.public.melds, view.mask, view.melding)
    if defence.layoffs:
        layoff = defence.layoffs[0]
        return LayOff(layoff.card, layoff.meld)
    return next(move for move in view.moves if isinstance(move, LayOut))


def _barred(view: PlayerView) -> int:
    return view.drawn.bit if view.taken and view.drawn else 0
