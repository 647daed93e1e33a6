"""Casual: a computer player that plays a decent game without watching the other.

It thinks about its own hand alone and keeps no memory of what was thrown or taken.

* It takes the upcard when it can knock with it, when the card goes into a meld, or when it
  replaces a card that costs at least six points more. Otherwise it passes, or draws from the
  stock.
* It throws the dearest card that is in no meld of its best arrangement. A pair, or two cards of a
  suit at most one gap apart, may become a meld, so such a card counts as five points cheaper:
  a lone seven goes before a pair of kings, and a king of the pair before a lone four. Between
  equals chance decides.
* It goes big gin or gin when it can, and else knocks as soon as it can, with the discard that
  leaves the least deadwood and in the recommended arrangement. Where the hand may be laid open
  as it was dealt, it does so. Where any deadwood is little enough, ten points are for it.
* Against a knock it plays the best defence there is, card by card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cards.melds import best_arrangement, best_discard, points_of
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

CLEARLY_LOWER: Final = 6
"""Points that taking the upcard must save when the card makes no meld."""
HOPE_POINTS: Final = 5
"""Points by which a card that may become part of a meld counts as cheaper."""
OWN_LIMIT: Final = 10
"""The deadwood to knock with where the rules set no limit."""
_WIDEST_GAP: Final = 2
"""Ranks between two cards that one more card can join into a run."""


@dataclass(frozen=True, slots=True)
class Casual:
    """Plays by the module's strategy; one value serves every table."""

    def choose(self, view: PlayerView, rng: Dice) -> Move:
        """The move that the strategy makes of ``view``."""
        match view.public.awaiting:
            case "discarding":
                return _ending(view) or _thrown(view, rng)
            case "laying_off":
                return defended(view)
            case _:
                return _declared(view) or _drawn(view)


def _declared(view: PlayerView) -> Move | None:
    if view.points > _limit(view):
        return None
    return next((move for move in view.moves if isinstance(move, Declare)), None)


def _drawn(view: PlayerView) -> Move:
    if _wants_upcard(view):
        return DRAW_DISCARD
    return next(move for move in (DRAW_STOCK, PASS, DRAW_DISCARD) if move in view.moves)


def _wants_upcard(view: PlayerView) -> bool:
    upcard = view.public.upcard
    if upcard is None or DRAW_DISCARD not in view.moves:
        return False
    hand = view.mask | upcard.bit
    thrown, points = best_discard(hand, upcard.bit, view.melding)
    if points <= _limit(view):
        return True
    loose = best_arrangement(hand ^ thrown.bit, view.melding).deadwood
    return not loose & upcard.bit or view.points - points >= CLEARLY_LOWER


def _ending(view: PlayerView) -> Move | None:
    for kind in (BigGin, Gin):
        if found := next((move for move in view.moves if isinstance(move, kind)), None):
            return found
    card, points = best_discard(view.mask, view.barred, view.melding)
    if points > _limit(view) and isinstance(view.moves[0], Discard):
        return None
    knocks = (move for move in view.moves if isinstance(move, Knock) and move.card is card)
    return next(knocks, None)


def _thrown(view: PlayerView, rng: Dice) -> Move:
    deadwood = best_arrangement(view.mask, view.melding).deadwood
    loose = [card for card in view.hand if card.bit & deadwood]
    worth = {
        card: worth_throwing(card, loose, view) for card in loose if not card.bit & view.barred
    }
    if not worth:
        return Discard(best_discard(view.mask, view.barred, view.melding)[0])
    most = max(worth.values())
    return Discard(rng.choice([card for card, points in worth.items() if points == most]))


def worth_throwing(card: Card, loose: list[Card], view: PlayerView) -> int:
    """How much there is to be said for throwing ``card`` of the ``loose`` ones, in points."""
    hope = HOPE_POINTS if any(_may_meld(card, other) for other in loose) else 0
    return points_of(card.bit, view.melding) - hope


def _may_meld(card: Card, other: Card) -> bool:
    if card.suit is other.suit:
        return card is not other and abs(card.rank - other.rank) <= _WIDEST_GAP
    return card.rank is other.rank


def _limit(view: PlayerView) -> int:
    limit = view.public.knock_limit
    return OWN_LIMIT if limit is None else limit
