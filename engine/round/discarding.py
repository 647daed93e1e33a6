"""The phase that ends a turn: a discard, a knock or gin."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.cards.card import PLAIN_CARDS
from engine.cards.melds import arrangements, best_arrangement, knock_discards, points_of
from engine.round.events import Discarded, Knocked
from engine.round.faults import Fault, IllegalMove
from engine.round.moves import DISCARDS, Discard, Gin, Knock, Move
from engine.round.outcome import Ending, LaidHand, Seat
from engine.round.pieces import LAYOFF_ON_KNOCK, Defence
from engine.round.showdown import deadwood_of, ended, laid_out, plain_cards, unscored
from engine.round.state import Discarding, Drawing, LayingOff
from engine.round.variant import Spot, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card import Card

_CHUNK: Final = 9
"""Cards looked up at once when a hand's discards are listed; six times nine are a pack."""
MOST_TAKINGS: Final = 40
"""Turns in a row in which the upcard may be taken and the stock left alone."""


@dataclass(frozen=True, slots=True)
class DiscardRules:
    """The seat throws a card, and may end the round with it by a knock or gin.

    Any card may go but the upcard just taken. The round is dead after the discard that leaves the
    stock its reserve, and after forty takings of the upcard in a row; a knock with that discard
    still counts. Where the defender may not lay off, his hand is laid out at its best by itself.

    Source: classic rules, 3.3, 3.4, 3.7 and 8.1.
    """

    defence: Defence = LAYOFF_ON_KNOCK

    def legal(self, spot: Spot[Discarding]) -> tuple[Move, ...]:
        """Every discard; then, card by card, every knock and gin, the recommended one first."""
        state, phase = spot.state, spot.phase
        hand = state.hands[phase.seat]
        barred = phase.drawn.bit if phase.taken else 0
        discards = discards_of(hand ^ barred)
        limit = sys.maxsize if state.knock_limit is None else state.knock_limit
        ways = knock_discards(hand, limit, barred, spot.variant.melding)
        if not ways:
            return discards
        return (*discards, *(move for card, _ in ways for move in _knocks(spot, card)))

    def apply(self, spot: Spot[Discarding], move: Move) -> Step:
        """Throw the card, and knock if the move says so."""
        if isinstance(move, Discard):
            return _thrown(spot, move.card)
        if not isinstance(move, Knock | Gin):
            raise IllegalMove(Fault.MOVE_NOT_NOW)
        return _knocked(spot, move, self.defence)


def discards_of(hand: int) -> tuple[Discard, ...]:
    """The discard of each card of ``hand``, in the order of their index; it holds no joker."""
    first, second, third, fourth, fifth, sixth = _DISCARDS_WITHIN
    return (
        *first[hand & 511],
        *second[hand >> 9 & 511],
        *third[hand >> 18 & 511],
        *fourth[hand >> 27 & 511],
        *fifth[hand >> 36 & 511],
        *sixth[hand >> 45],
    )


def _thrown(spot: Spot[Discarding], card: Card) -> Step:
    _check_may_leave(spot, card)
    variant, state, phase = spot.variant, spot.state, spot.phase
    seat, rule = phase.seat, variant.deal
    after = state.with_discard(seat, card, _drawing(variant.seat_after(seat)))
    events = _discarded(seat, card.index)
    if len(state.stock) <= rule.stock_reserve or state.takings >= MOST_TAKINGS:
        return ended(after, unscored(Ending.DEAD_HAND, rule.seats), *events)
    return Step(after, events)


def _knocked(spot: Spot[Discarding], move: Knock | Gin, defence: Defence) -> Step:
    laid = _laid_down(spot, move)
    variant, seat = spot.variant, laid.seat
    answer = LayingOff(seat=variant.seat_after(seat), knocker=seat)
    after = spot.state.with_knock(move.card, laid, answer)
    knocked = Knocked(seat, laid.melds, laid.points)
    if defence.may_lay_off(laid.points):
        return Step(after, (knocked,))
    best = best_arrangement(after.hands[answer.seat], variant.melding)
    showdown = laid_out(Spot(variant, after, answer), best.melds)
    return Step(showdown.state, (knocked, *showdown.events))


def _laid_down(spot: Spot[Discarding], move: Knock | Gin) -> LaidHand:
    """The hand that ``move`` lays open, once its card, its melds and its points are checked."""
    _check_may_leave(spot, move.card)
    variant, state, phase = spot.variant, spot.state, spot.phase
    hand = state.hands[phase.seat] ^ move.card.bit
    deadwood = deadwood_of(hand, move.melds, variant.melding)
    points = points_of(deadwood, variant.melding)
    _check_points(move, points, state.knock_limit)
    return LaidHand(phase.seat, move.melds, (), plain_cards(deadwood), points)


def _check_may_leave(spot: Spot[Discarding], card: Card) -> None:
    phase = spot.phase
    if not spot.state.hands[phase.seat] & card.bit:
        raise IllegalMove(Fault.CARD_NOT_IN_HAND, card=str(card))
    if phase.taken and card is phase.drawn:
        raise IllegalMove(Fault.TAKEN_CARD_BACK, card=str(card))


def _check_points(move: Knock | Gin, points: int, limit: int | None) -> None:
    if isinstance(move, Gin):
        if points:
            raise IllegalMove(Fault.NOT_GIN, points=points)
    elif not points:
        raise IllegalMove(Fault.THAT_IS_GIN)
    elif limit is not None and points > limit:
        raise IllegalMove(Fault.TOO_MUCH_DEADWOOD, points=points, limit=limit)


def _knocks(spot: Spot[Discarding], card: Card) -> Iterator[Knock | Gin]:
    state, melding = spot.state, spot.variant.melding
    hand = state.hands[spot.phase.seat] ^ card.bit
    for way in arrangements(hand, state.knock_limit, melding):
        yield Knock(card, way.melds) if way.points else Gin(card, way.melds)


@cache
def _drawing(seat: Seat) -> Drawing:
    return Drawing(seat)


@cache
def _discarded(seat: Seat, index: int) -> tuple[Discarded]:
    return (Discarded(seat, PLAIN_CARDS[index]),)


def _discards_within(chunk: int) -> tuple[tuple[Discard, ...], ...]:
    """The discards of every choice of cards among nine, those of chunk number ``chunk``."""
    within: list[tuple[Discard, ...]] = [()]
    for discard in DISCARDS[chunk * _CHUNK : (chunk + 1) * _CHUNK]:
        within += [(*lower, discard) for lower in within]
    return tuple(within)


_DISCARDS_WITHIN: Final = tuple(_discards_within(chunk) for chunk in range(6))
