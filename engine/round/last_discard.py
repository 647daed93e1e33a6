"""The phase after the stock is spent: the last discard may still be taken to end the round."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from engine.cards.melds import knock_discards
from engine.round.drawing import upcard_taken
from engine.round.events import Passed
from engine.round.faults import Fault, IllegalMove
from engine.round.moves import DRAW_DISCARD, PASS, DrawDiscard, Move, Pass
from engine.round.outcome import Ending
from engine.round.showdown import ended, unscored
from engine.round.variant import Spot, Step

if TYPE_CHECKING:
    from engine.round.state import AnsweringLastDiscard, Discarding


@dataclass(frozen=True, slots=True)
class LastDiscardRules:
    """The seat may take the last discard if it can end the round with it; else the hand is dead.

    Source: classic rules, 3.7, the fiftieth card.
    """

    def legal(self, spot: Spot[AnsweringLastDiscard]) -> tuple[Move, ...]:
        """Leave it; or take it, where a knock or gin can follow."""
        return (DRAW_DISCARD, PASS) if _ends_the_round(spot) else (PASS,)

    def apply(self, spot: Spot[AnsweringLastDiscard], move: Move) -> Step:
        """Take it, or leave it, which ends the round."""
        seat = spot.phase.seat
        if isinstance(move, Pass):
            outcome = unscored(Ending.DEAD_HAND, spot.variant.deal.seats)
            return ended(spot.state, outcome, Passed(seat))
        if not isinstance(move, DrawDiscard):
            raise IllegalMove(Fault.MOVE_NOT_NOW)
        if not _ends_the_round(spot):
            raise IllegalMove(Fault.LAST_DISCARD_NO_KNOCK)
        step = upcard_taken(spot)
        taken = cast("Discarding", step.state.phase)
        return Step(step.state.in_phase(replace(taken, last=True)), step.events)


def _ends_the_round(spot: Spot[AnsweringLastDiscard]) -> bool:
    state, upcard = spot.state, spot.state.discard_pile[-1]
    limit = sys.maxsize if state.knock_limit is None else state.knock_limit
    hand = state.hands[spot.phase.seat] | upcard.bit
    # Eleven melded cards always have one besides the upcard that leaves the other ten melded, so
    # big gin needs no look of its own.
    return bool(knock_discards(hand, limit, upcard.bit, spot.variant.melding))
