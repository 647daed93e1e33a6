"""The phases that end with a card more in the hand: first upcard, forced draw, drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from engine.cards.card import PLAIN_CARDS
from engine.round.events import DiscardTaken, Passed, StockDrawn
from engine.round.faults import Fault, IllegalMove
from engine.round.moves import DRAW_DISCARD, DRAW_STOCK, PASS, DrawDiscard, DrawStock, Move, Pass
from engine.round.state import AnsweringUpcard, Drawing, ForcedDrawing, Phase
from engine.round.variant import Spot, Step

if TYPE_CHECKING:
    from engine.round.outcome import Seat

_TAKE_OR_PASS: Final[tuple[Move, ...]] = (DRAW_DISCARD, PASS)
_STOCK_ALONE: Final[tuple[Move, ...]] = (DRAW_STOCK,)
_UPCARD_ALONE: Final[tuple[Move, ...]] = (DRAW_DISCARD,)
_EITHER: Final[tuple[Move, ...]] = (DRAW_STOCK, DRAW_DISCARD)


@dataclass(frozen=True, slots=True)
class UpcardRules:
    """The first upcard is offered to each seat in turn, the dealer last.

    Who takes it discards, and the turn passes on as usual. If everybody leaves it, the first seat
    must draw from the stock.

    Source: classic rules, 3.2.
    """

    def legal(self, _spot: Spot[AnsweringUpcard]) -> tuple[Move, ...]:
        """Take it or leave it."""
        return _TAKE_OR_PASS

    def apply(self, spot: Spot[AnsweringUpcard], move: Move) -> Step:
        """Take it, or leave it to the next seat."""
        if isinstance(move, DrawDiscard):
            return _upcard_taken(spot)
        if not isinstance(move, Pass):
            raise IllegalMove(Fault.MOVE_NOT_NOW)
        return Step(spot.state.in_phase(_after_pass(spot)), (Passed(spot.phase.seat),))


@dataclass(frozen=True, slots=True)
class ForcedDrawRules:
    """The seat must draw from the stock, since everybody has left the upcard.

    Source: classic rules, 3.2.
    """

    def legal(self, _spot: Spot[ForcedDrawing]) -> tuple[Move, ...]:
        """Draw from the stock."""
        return _STOCK_ALONE

    def apply(self, spot: Spot[ForcedDrawing], move: Move) -> Step:
        """Draw from the stock."""
        if isinstance(move, DrawDiscard):
            raise IllegalMove(Fault.UPCARD_PASSED)
        if not isinstance(move, DrawStock):
            raise IllegalMove(Fault.MOVE_NOT_NOW)
        return _stock_drawn(spot)


@dataclass(frozen=True, slots=True)
class DrawRules:
    """The seat draws from the stock or takes the upcard.

    Source: classic rules, 3.3.
    """

    def legal(self, spot: Spot[Drawing]) -> tuple[Move, ...]:
        """Either, as long as the stock holds more than its reserve."""
        return _UPCARD_ALONE if _is_stock_spent(spot) else _EITHER

    def apply(self, spot: Spot[Drawing], move: Move) -> Step:
        """Draw the one card or the other."""
        if isinstance(move, DrawDiscard):
            return _upcard_taken(spot)
        if not isinstance(move, DrawStock):
            raise IllegalMove(Fault.MOVE_NOT_NOW)
        if _is_stock_spent(spot):
            raise IllegalMove(Fault.STOCK_SPENT)
        return _stock_drawn(spot)


def _after_pass(spot: Spot[AnsweringUpcard]) -> Phase:
    variant, state, phase = spot.variant, spot.state, spot.phase
    next_seat = variant.seat_after(phase.seat)
    if phase.seat == state.dealer:
        return ForcedDrawing(next_seat)
    return AnsweringUpcard(next_seat, phase.passes + 1)


def _is_stock_spent(spot: Spot[Drawing]) -> bool:
    return len(spot.state.stock) <= spot.variant.deal.stock_reserve


def _stock_drawn(spot: Spot[Any]) -> Step:
    seat = spot.phase.seat
    return Step(spot.state.with_stock_drawn(seat), _stock_drawn_by(seat))


def _upcard_taken(spot: Spot[Any]) -> Step:
    seat, upcard = spot.phase.seat, spot.state.discard_pile[-1]
    return Step(spot.state.with_discard_drawn(seat), _taken_by(seat, upcard.index))


@cache
def _stock_drawn_by(seat: Seat) -> tuple[StockDrawn]:
    return (StockDrawn(seat),)


@cache
def _taken_by(seat: Seat, index: int) -> tuple[DiscardTaken]:
    return (DiscardTaken(seat, PLAIN_CARDS[index]),)
