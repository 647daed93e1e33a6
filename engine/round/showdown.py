"""Hands laid open: whether declared melds hold, what is left over, and how the round then ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engine.cards.mask import cards_of
from engine.cards.melds import Melding, NotAMeldError, meld_of, points_of
from engine.round.events import Event, LaidOut, RoundEnded
from engine.round.faults import Fault, IllegalMove
from engine.round.outcome import Ending, LaidHand, Outcome
from engine.round.state import LayingOff, Over, RoundState
from engine.round.variant import Spot, Step

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.cards.melds import Meld


def plain_cards(hand: int) -> tuple[Card, ...]:
    """The cards of ``hand``, in the order of their index; it holds no joker."""
    return cast("tuple[Card, ...]", cards_of(hand))


def deadwood_of(hand: int, melds: tuple[Meld, ...], melding: Melding) -> int:
    """The cards of ``hand`` that are in none of ``melds``.

    Raises:
        IllegalMove: if one is no meld in this game, if two share a card, or if a card of one is
            not in the hand.
    """
    rest = hand
    for meld in melds:
        _check_meld(meld, melding)
        if meld.mask & ~hand:
            raise IllegalMove(Fault.CARD_NOT_IN_HAND, card=_first(meld.mask & ~hand))
        if meld.mask & ~rest:
            raise IllegalMove(Fault.MELDS_OVERLAP, card=_first(meld.mask & ~rest))
        rest ^= meld.mask
    return rest


def laid_out(spot: Spot[LayingOff], melds: tuple[Meld, ...]) -> Step:
    """The defender's hand laid open in ``melds``, which ends the round.

    Raises:
        IllegalMove: if the hand cannot be laid out so.
    """
    variant, state, phase = spot.variant, spot.state, spot.phase
    deadwood = deadwood_of(state.hands[phase.seat], melds, variant.melding)
    points = points_of(deadwood, variant.melding)
    hand = LaidHand(phase.seat, melds, phase.layoffs, plain_cards(deadwood), points)
    after = state.with_laid(hand)
    return ended(after, variant.scoring.outcome(variant, after), LaidOut(phase.seat, points))


def unscored(ending: Ending, seats: int) -> Outcome:
    """The outcome of a round that nobody won and in which no hand is shown."""
    return Outcome(ending, winner=None, points=(0,) * seats)


def ended(state: RoundState, outcome: Outcome, *events: Event) -> Step:
    """The last step of a round: ``events`` and then its end."""
    won = max(outcome.points)
    return Step(
        state.in_phase(Over(outcome)),
        (*events, RoundEnded(outcome.ending, outcome.winner, won)),
    )


def _check_meld(meld: Meld, melding: Melding) -> None:
    try:
        meld_of(meld.mask, melding)
    except NotAMeldError:
        raise IllegalMove(Fault.NOT_A_MELD, meld=str(meld)) from None


def _first(mask: int) -> str:
    return str(cards_of(mask)[0])
