"""The phase that answers a knock: layoffs one by one, then the rest of the hand laid out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards.melds import Layoff, arrangements, extended
from engine.round.events import LaidOff
from engine.round.faults import Fault, IllegalMove
from engine.round.moves import LayOff, LayOut, Move
from engine.round.showdown import laid_out, plain_cards
from engine.round.state import LayingOff
from engine.round.variant import Spot, Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.melds import Meld


@dataclass(frozen=True, slots=True)
class LayOffRules:
    """The defender adds cards to the knocker's melds, one at a time, then lays out the rest.

    A card may follow one that he has added himself. He chooses his own melds freely, also worse
    ones than he could.

    Source: classic rules, 3.5.
    """

    def legal(self, spot: Spot[LayingOff]) -> tuple[Move, ...]:
        """Every card that fits, then every way to lay out the hand, the recommended one first."""
        hand = spot.state.hands[spot.phase.seat]
        ways = arrangements(hand, melding=spot.variant.melding)
        return (*_fitting(spot), *(LayOut(way.melds) for way in ways))

    def apply(self, spot: Spot[LayingOff], move: Move) -> Step:
        """Add the card, or lay out the hand and end the round."""
        if isinstance(move, LayOut):
            return laid_out(spot, move.melds)
        if not isinstance(move, LayOff):
            raise IllegalMove(Fault.MOVE_NOT_NOW)
        return _laid_off(spot, move)


def _fitting(spot: Spot[LayingOff]) -> Iterator[LayOff]:
    state, melding = spot.state, spot.variant.melding
    for card in plain_cards(state.hands[spot.phase.seat]):
        for number, meld in enumerate(state.melds):
            if extended(meld, card, melding):
                yield LayOff(card, number)


def _laid_off(spot: Spot[LayingOff], move: LayOff) -> Step:
    state, phase = spot.state, spot.phase
    if not state.hands[phase.seat] & move.card.bit:
        raise IllegalMove(Fault.CARD_NOT_IN_HAND, card=str(move.card))
    meld = _extended(spot, move)
    layoff = Layoff(move.card, move.meld)
    answer = LayingOff(phase.seat, phase.knocker, (*phase.layoffs, layoff))
    event = LaidOff(phase.seat, move.card, meld)
    return Step(state.with_layoff(layoff, meld, answer), (event,))


def _extended(spot: Spot[LayingOff], move: LayOff) -> Meld:
    """The meld that ``move`` makes; a meld number that there is not fits nothing."""
    melds = spot.state.melds
    if not 0 <= move.meld < len(melds):
        raise IllegalMove(Fault.DOES_NOT_FIT, card=str(move.card), meld="")
    meld = extended(melds[move.meld], move.card, spot.variant.melding)
    if meld is None:
        raise IllegalMove(Fault.DOES_NOT_FIT, card=str(move.card), meld=str(melds[move.meld]))
    return meld
