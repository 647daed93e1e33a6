"""The one way in: deal a round, list moves, play a move, break a round off."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.cards.mask import mask_of
from engine.round.events import Dealt
from engine.round.faults import Fault, IllegalMove
from engine.round.outcome import Ending
from engine.round.showdown import unscored
from engine.round.state import Over, RoundState
from engine.round.variant import Spot, Step

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.round.moves import Move
    from engine.round.outcome import Seat
    from engine.round.variant import Variant


def deal(variant: Variant, order: tuple[Card, ...], dealer: Seat) -> Step:
    """A round dealt from ``order``, the whole pack, its first card first.

    Each seat gets its cards singly, the one after the dealer first; the next card is the upcard,
    and the rest the stock, to be drawn in the same order.

    Source: classic rules, 3.1.

    Raises:
        ValueError: if the order is too short for the variant's deal, or has a card twice.
    """
    seats, dealt = variant.deal.seats, variant.deal.seats * variant.deal.hand_size
    if len(order) <= dealt:
        message = f"{len(order)} cards are too few to deal {dealt} and an upcard"
        raise ValueError(message)
    _check_no_card_twice(order)
    first = variant.seat_after(dealer)
    upcard = order[dealt]
    state = RoundState(
        dealer=dealer,
        hands=tuple(
            mask_of(order[(seat - first) % seats : dealt : seats]) for seat in range(seats)
        ),
        stock=order[:dealt:-1],
        discard_pile=(upcard,),
        phase=variant.deal.opening(first),
        knock_limit=None,
        opening_card=upcard,
    )
    limited = state.with_knock_limit(variant.knock.limit(state))
    return Step(limited, (Dealt(dealer, upcard),))


def _check_no_card_twice(order: tuple[Card, ...]) -> None:
    if len(set(order)) < len(order):
        twice = next(card for card, count in Counter(order).items() if count > 1)
        message = f"the card {twice} is in two places"
        raise ValueError(message)


def legal_moves(variant: Variant, state: RoundState, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of ``seat`` in a fixed order; none when it is not awaited."""
    phase = state.phase
    if seat != phase.seat:
        return ()
    spot: Spot[Any] = Spot()
    spot.variant, spot.state, spot.phase = variant, state, phase
    return variant.flow[type(phase)].legal(spot)


def play(variant: Variant, state: RoundState, seat: Seat, move: Move) -> Step:
    """The step that ``seat`` takes with ``move``.

    Raises:
        IllegalMove: if the rules forbid it; ``fault`` says why.
    """
    phase = state.phase
    if seat != phase.seat:
        raise IllegalMove(Fault.ROUND_OVER if isinstance(phase, Over) else Fault.NOT_YOUR_TURN)
    spot: Spot[Any] = Spot()
    spot.variant, spot.state, spot.phase = variant, state, phase
    return variant.flow[type(phase)].apply(spot, move)


def break_off(variant: Variant, state: RoundState) -> RoundState:
    """The round without an end of its own: nobody scores and no hand is shown.

    A round that is over already stays as it ended.
    """
    if isinstance(state.phase, Over):
        return state
    return state.in_phase(Over(unscored(Ending.BROKEN_OFF, variant.deal.seats)))
