"""A hand that ends the round is laid open: what is checked of it, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.cards.melds import best_arrangement, points_of
from engine.round.faults import Fault, IllegalMove
from engine.round.outcome import LaidHand
from engine.round.showdown import deadwood_of, laid_out, plain_cards
from engine.round.state import LayingOff
from engine.round.variant import Spot, Step, spot_of

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.cards.melds import Meld
    from engine.round.events import Event


def laid_down(spot: Spot[Any], hand: int, melds: tuple[Meld, ...]) -> LaidHand:
    """``hand``, of the seat that is awaited, as it lies on the table in ``melds``.

    Raises:
        IllegalMove: if it cannot be laid down so.
    """
    deadwood = deadwood_of(hand, melds, spot.variant.melding)
    points = points_of(deadwood, spot.variant.melding)
    return LaidHand(spot.phase.seat, melds, (), plain_cards(deadwood), points)


def check_limit(points: int, limit: int | None) -> None:
    """Check that a knock may keep ``points`` of deadwood; ``limit`` None is no limit.

    Raises:
        IllegalMove: if that is too much.
    """
    if limit is not None and points > limit:
        raise IllegalMove(Fault.TOO_MUCH_DEADWOOD, points=points, limit=limit)


def laid_open(spot: Spot[Any], thrown: Card | None, laid: LaidHand, event: Event) -> Step:
    """The round after a hand was laid open, and ``thrown`` face down where a card is thrown.

    The other seat answers. Where it may not lay off, its hand is laid out at its best by itself.

    Source: classic rules, 3.5 and 4.4.
    """
    variant = spot.variant
    answer = LayingOff(seat=variant.seat_after(laid.seat), knocker=laid.seat)
    after = spot.state.with_hand_laid_down(thrown, laid, answer)
    if not laid.big_gin and variant.defence.may_lay_off(laid.points):
        return Step(after, (event,))
    best = best_arrangement(after.hands[answer.seat], variant.melding)
    showdown = laid_out(spot_of(variant, after, answer), best.melds)
    return Step(showdown.state, (event, *showdown.events))
