"""The phase that ends a turn: a discard, a knock or gin."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from engine.cards.card import PLAIN_CARDS
from engine.cards.melds import arrangements, knock_discards
from engine.round.events import Discarded, Knocked
from engine.round.faults import Fault, IllegalMove
from engine.round.knocking import check_limit, laid_down, laid_open
from engine.round.moves import DISCARDS, Discard, Gin, Knock, Move
from engine.round.outcome import Ending, Seat
from engine.round.showdown import ended, unscored
from engine.round.state import AnsweringLastDiscard, Discarding, Drawing
from engine.round.variant import Spot, Step, step_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card import Card
    from engine.round.events import Event
    from engine.round.state import RoundState

_CHUNK: Final = 9
"""Cards looked up at once when a hand's discards are listed; six times nine are a pack."""
_LOWER_HALF: Final = (1 << 3 * _CHUNK) - 1
MOST_TAKINGS: Final = 40
"""Turns in a row in which the upcard may be taken and the stock left alone."""


@dataclass(frozen=True, slots=True)
class DiscardRules:
    """The seat throws a card, and may end the round with it by a knock or gin.

    Any card may go but the upcard just taken. The round is dead after the discard that leaves the
    stock its reserve, and after forty takings of the upcard in a row; a knock with that discard
    still counts. Where the flow has rules for the last discard, the other seat may still take it.

    Source: classic rules, 3.3, 3.4, 3.7 and 8.1.
    """

    def legal(self, spot: Spot[Discarding]) -> tuple[Move, ...]:
        """Every discard; then, card by card, every knock and gin, the recommended one first."""
        state, phase = spot.state, spot.phase
        hand = state.hands[phase.seat]
        barred = phase.drawn.bit if phase.taken else 0
        discards = () if phase.last else discards_of(hand ^ barred)
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
        return _knocked(spot, move)


def discards_of(hand: int) -> tuple[Discard, ...]:
    """The discard of each card of ``hand``, in the order of their index; it holds no joker."""
    first, second, third, fourth, fifth, sixth = _DISCARDS_WITHIN
    lower, upper = hand & _LOWER_HALF, hand >> 27
    return (
        *first[lower & 511],
        *second[lower >> 9 & 511],
        *third[lower >> 18],
        *fourth[upper & 511],
        *fifth[upper >> 9 & 511],
        *sixth[upper >> 18],
    )


def _thrown(spot: Spot[Discarding], card: Card) -> Step:
    variant, state, phase = spot.variant, spot.state, spot.phase
    seat = phase.seat
    if phase.taken or not state.hands[seat] & card.bit:
        _check_may_leave(spot, card)
    if phase.last:
        raise IllegalMove(Fault.MUST_KNOCK)
    after = state.with_discard(seat, card, _drawing(variant.seat_after(seat)))
    events = _discarded(seat)[card.index]
    if state.takings >= MOST_TAKINGS:
        return _dead(spot, after, events)
    if len(state.stock) > variant.deal.stock_reserve:
        return step_of((after, events))
    if AnsweringLastDiscard in variant.flow:
        return Step(after.in_phase(AnsweringLastDiscard(variant.seat_after(seat))), events)
    return _dead(spot, after, events)


def _dead(spot: Spot[Discarding], after: RoundState, events: tuple[Event, ...]) -> Step:
    return ended(after, unscored(Ending.DEAD_HAND, spot.variant.deal.seats), *events)


def _knocked(spot: Spot[Discarding], move: Knock | Gin) -> Step:
    _check_may_leave(spot, move.card)
    hand = spot.state.hands[spot.phase.seat] ^ move.card.bit
    laid = laid_down(spot, hand, move.melds)
    _check_points(move, laid.points, spot.state.knock_limit)
    return laid_open(spot, move.card, laid, Knocked(laid.seat, laid.melds, laid.points))


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
    else:
        check_limit(points, limit)


def _knocks(spot: Spot[Discarding], card: Card) -> Iterator[Knock | Gin]:
    state, melding = spot.state, spot.variant.melding
    hand = state.hands[spot.phase.seat] ^ card.bit
    for way in arrangements(hand, state.knock_limit, melding):
        yield Knock(card, way.melds) if way.points else Gin(card, way.melds)


@cache
def _drawing(seat: Seat) -> Drawing:
    return Drawing(seat)


@cache
def _discarded(seat: Seat) -> tuple[tuple[Discarded], ...]:
    return tuple((Discarded(seat, card),) for card in PLAIN_CARDS)


def _discards_within(chunk: int) -> tuple[tuple[Discard, ...], ...]:
    """The discards of every choice of cards among nine, those of chunk number ``chunk``."""
    within: list[tuple[Discard, ...]] = [()]
    for discard in DISCARDS[chunk * _CHUNK : (chunk + 1) * _CHUNK]:
        within += [(*lower, discard) for lower in within]
    return tuple(within)


_DISCARDS_WITHIN: Final = tuple(_discards_within(chunk) for chunk in range(6))
