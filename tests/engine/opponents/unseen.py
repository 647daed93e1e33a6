"""The same round with other cards wherever a player cannot see them."""

from dataclasses import replace
from random import Random

from engine.cards.mask import mask_of
from engine.round.outcome import Seat
from engine.round.showdown import plain_cards
from engine.round.state import RoundState


def dealt_anew(state: RoundState, seat: Seat, rng: Random) -> RoundState:
    """The same round with other cards wherever ``seat`` cannot see them."""
    other = 1 - seat
    known = state.hands[other] if state.laid else state.hands[other] & state.shown
    hidden = [*plain_cards(state.hands[other] ^ known), *state.stock]
    rng.shuffle(hidden)
    at = len(hidden) - len(state.stock)
    hand = known | mask_of(hidden[:at])
    hands = (state.hands[0], hand) if seat == 0 else (hand, state.hands[1])
    return replace(state, hands=hands, stock=tuple(hidden[at:]))
