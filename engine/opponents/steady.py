"""Steady: a computer player that counts cards and weighs every choice.

It remembers what an attentive player would: every card that has left the game, and what the
other took and kept. All else is unseen, and every unseen card as likely as the next.

* It values a hand by the deadwood that will be left after the next draw: for each unseen card it
  looks at what this card and the best discard would leave, and takes the average.
* It throws the card that leaves the best hand, and is wary of cards with which the other could
  meld: the more pairs he may hold that the card would complete, the dearer it is to throw.
* It takes the upcard when it can go gin or begin to knock with it, or when the hand is clearly
  better with it: a card from the stock may be better still, and tells the other nothing.
* It goes gin or big gin when it can. Before a knock it compares what the knock wins on average,
  against hands such as players have at that stage of a round, with what waiting for gin, for less
  deadwood, or for the other's knock may bring. So it knocks early, or with little, and plays on
  for gin or an undercut when the other has had time to hold little himself.
* It lays a hand open in the melds on which the other can lay off least, and answers a knock with
  the best defence there is.

Its few numbers were found by playing rounds against copies with other numbers and against a
player that knocks as soon as it can.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cards.mask import bits_of
from engine.cards.melds import best_arrangement, best_discard
from engine.opponents.defending import defended
from engine.opponents.endings import best_way, expected, pays
from engine.opponents.prospects import Prospects, danger_of, prospects_of
from engine.opponents.sight import Sight, sight_of
from engine.round.moves import DISCARDS, DRAW_DISCARD, DRAW_STOCK, PASS, Move

if TYPE_CHECKING:
    from engine.opponents.player import Dice
    from engine.round.views import PlayerView

CAUTION: Final = 3
"""Points that a discard costs for each meld the other may be expected to make with it."""
SECRECY: Final = 0.5
"""The part of what the next draw may be expected to save that the upcard must save besides it."""


class _Throw(NamedTuple):
    """A card that may be thrown, as a bit; the hand that it leaves, and what all that costs."""

    bit: int
    left: Prospects
    cost: float


@dataclass(frozen=True, slots=True)
class Steady:
    """Plays by the module's strategy; one value serves every table."""

    def choose(self, view: PlayerView, rng: Dice) -> Move:
        """The move that the strategy makes of ``view``."""
        match view.public.awaiting:
            case "discarding":
                return _discarded(view, rng)
            case "laying_off":
                return defended(view)
            case "answering_last_discard":
                return _last_taken(view)
            case _:
                return _drawn(view)


def _discarded(view: PlayerView, rng: Dice) -> Move:
    sight = sight_of(view)
    throw = rng.choice(_best_throws(view.mask, view.barred, sight))
    discard, way = DISCARDS[throw.bit.bit_length() - 1], best_way(view, sight)
    if way and (discard not in view.moves or pays(way.points, throw.left, view)):
        return way.move
    return discard


def _last_taken(view: PlayerView) -> Move:
    if DRAW_DISCARD in view.moves and view.public.upcard:
        upcard = view.public.upcard.bit
        points = best_discard(view.mask | upcard, upcard, view.melding)[1]
        if expected(points, view) > 0:
            return DRAW_DISCARD
    return PASS


def _drawn(view: PlayerView) -> Move:
    sight = sight_of(view)
    hoped = prospects_of(view.mask, sight)
    way = best_way(view, sight)
    if way and pays(way.points, hoped, view):
        return way.move
    if DRAW_DISCARD in view.moves and _wants_upcard(view, hoped, sight):
        return DRAW_DISCARD
    return next(move for move in (DRAW_STOCK, PASS, DRAW_DISCARD) if move in view.moves)


def _wants_upcard(view: PlayerView, hoped: Prospects, sight: Sight) -> bool:
    upcard = view.public.upcard.bit if view.public.upcard else 0
    hand, limit = view.mask | upcard, view.public.knock_limit
    points = best_discard(hand, upcard, view.melding)[1]
    if not points or (limit is not None and points <= limit < hoped.points):
        return True
    price = SECRECY * (hoped.points - hoped.after)
    return _best_throws(hand, upcard, sight)[0].cost < hoped.after - price


def _best_throws(hand: int, barred: int, sight: Sight) -> list[_Throw]:
    """The throw that costs least, and those that cost as little."""
    loose = best_arrangement(hand, sight.melding).deadwood & ~barred
    throws = [_throw(hand, bit, sight) for bit in bits_of(loose or hand & ~barred)]
    least = min(throw.cost for throw in throws)
    return [throw for throw in throws if throw.cost == least]


def _throw(hand: int, bit: int, sight: Sight) -> _Throw:
    left = prospects_of(hand ^ bit, sight)
    return _Throw(bit, left, left.after + CAUTION * danger_of(bit, sight))
