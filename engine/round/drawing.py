"""The phases that end with a card more in the hand: upcards offered, forced draw, drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from engine.cards.card import PLAIN_CARDS
from engine.cards.melds import arrangements
from engine.round.events import Declared, DiscardTaken, Passed, StockDrawn
from engine.round.faults import Fault, IllegalMove
from engine.round.knocking import check_limit, laid_down, laid_open
from engine.round.moves import (
    DRAW_DISCARD,
    DRAW_STOCK,
    PASS,
    BigGin,
    Declare,
    Discard,
    DrawDiscard,
    DrawStock,
    Gin,
    Knock,
    Move,
    Pass,
)
from engine.round.state import AnsweringUpcard, Drawing, FirstTurn, ForcedDrawing, Phase
from engine.round.variant import Spot, Step, step_of

if TYPE_CHECKING:
    from engine.round.outcome import Seat

_FIRST_CHOICES: Final[tuple[Move, ...]] = (DRAW_DISCARD, DRAW_STOCK, PASS)
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
            return upcard_taken(spot)
        if not isinstance(move, Pass):
            raise IllegalMove(_too_early(move, Fault.FALSE_START))
        return Step(spot.state.in_phase(_after_pass(spot)), (Passed(spot.phase.seat),))


@dataclass(frozen=True, slots=True)
class FirstTurnRules:
    """The seat after the dealer begins with every choice open.

    It may take the upcard, draw from the stock (then nobody is offered the upcard any more), leave
    both to the dealer, who may take the upcard then, or lay its dealt hand open at once, with no
    more deadwood than the limit.

    Source: classic rules, 3.2 and 4.18.
    """

    def legal(self, spot: Spot[FirstTurn]) -> tuple[Move, ...]:
        """Take, draw or pass; then every way to lay the hand open, the recommended one first."""
        state, variant = spot.state, spot.variant
        hand = state.hands[spot.phase.seat]
        ways = arrangements(hand, state.knock_limit, variant.melding)
        return (*_FIRST_CHOICES, *(Declare(way.melds) for way in ways))

    def apply(self, spot: Spot[FirstTurn], move: Move) -> Step:
        """Take a card, leave the turn to the dealer, or lay the hand open."""
        match move:
            case DrawDiscard():
                return upcard_taken(spot)
            case DrawStock():
                return _stock_drawn(spot)
            case Pass():
                answer = AnsweringUpcard(spot.variant.seat_after(spot.phase.seat), passes=1)
                return Step(spot.state.in_phase(answer), (Passed(spot.phase.seat),))
            case Declare():
                return _declared(spot, move)
            case _:
                raise IllegalMove(_too_early(move, Fault.DRAW_FIRST))


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
            raise IllegalMove(_too_early(move, Fault.FALSE_START))
        return _stock_drawn(spot)


@dataclass(frozen=True, slots=True)
class DrawRules:
    """The seat draws from the stock or takes the upcard.

    Source: classic rules, 3.3.
    """

    def legal(self, spot: Spot[Drawing]) -> tuple[Move, ...]:
        """Either, as long as the stock holds more than its reserve."""
        left, reserve = len(spot.state.stock), spot.variant.deal.stock_reserve
        return _UPCARD_ALONE if left <= reserve else _EITHER

    def apply(self, spot: Spot[Drawing], move: Move) -> Step:
        """Draw the one card or the other."""
        if isinstance(move, DrawDiscard):
            return upcard_taken(spot)
        if not isinstance(move, DrawStock):
            raise IllegalMove(_too_early(move, Fault.DRAW_FIRST))
        if len(spot.state.stock) <= spot.variant.deal.stock_reserve:
            raise IllegalMove(Fault.STOCK_SPENT)
        return _stock_drawn(spot)


def _declared(spot: Spot[FirstTurn], move: Declare) -> Step:
    laid = laid_down(spot, spot.state.hands[spot.phase.seat], move.melds)
    check_limit(laid.points, spot.state.knock_limit)
    laid = replace(laid, as_dealt=True)
    return laid_open(spot, None, laid, Declared(laid.seat, laid.melds, laid.points))


def _too_early(move: Move, ending: Fault) -> Fault:
    """Why ``move`` has to wait for a draw; ``ending`` where it would end the round."""
    if isinstance(move, Knock | Gin | BigGin | Declare):
        return ending
    return Fault.DRAW_FIRST if isinstance(move, Discard) else Fault.MOVE_NOT_NOW


def _after_pass(spot: Spot[AnsweringUpcard]) -> Phase:
    variant, state, phase = spot.variant, spot.state, spot.phase
    next_seat = variant.seat_after(phase.seat)
    if phase.seat == state.dealer:
        return ForcedDrawing(next_seat)
    return AnsweringUpcard(next_seat, phase.passes + 1)


def _stock_drawn(spot: Spot[Any]) -> Step:
    seat = spot.phase.seat
    return step_of((spot.state.with_stock_drawn(seat), _stock_drawn_by(seat)))


def upcard_taken(spot: Spot[Any]) -> Step:
    """The seat that is awaited has taken the upcard and must discard."""
    seat, upcard = spot.phase.seat, spot.state.discard_pile[-1]
    return step_of((spot.state.with_discard_drawn(seat), _taken_by(seat)[upcard.index]))


@cache
def _stock_drawn_by(seat: Seat) -> tuple[StockDrawn]:
    return (StockDrawn(seat),)


@cache
def _taken_by(seat: Seat) -> tuple[tuple[DiscardTaken], ...]:
    return tuple((DiscardTaken(seat, card),) for card in PLAIN_CARDS)
