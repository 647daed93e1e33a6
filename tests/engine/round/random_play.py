"""Rounds played by chance, so that laws can be tried in every position they reach."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from engine.cards.card import Card
from engine.opponents import ALL as COMPUTERS
from engine.round.moves import Move
from engine.round.outcome import Seat
from engine.round.play import deal, legal_moves, play
from engine.round.showdown import plain_cards
from engine.round.state import RoundState
from engine.round.variant import Variant
from engine.round.views import player_view
from engine.variants import ALL

SENSE = 0.7
"""How often a move is a sensible one; without any, hardly a round would see a knock."""


class Position(NamedTuple):
    """A state that a round has reached."""

    variant: Variant
    state: RoundState


def a_deal(variant: Variant, rng: Random) -> RoundState:
    """A round just dealt from a pack shuffled by ``rng``."""
    pack = [card for card in variant.pack.cards if isinstance(card, Card)]
    rng.shuffle(pack)
    return deal(variant, tuple(pack), rng.randrange(variant.deal.seats)).state


def a_move(variant: Variant, state: RoundState, seat: Seat, rng: Random) -> Move:
    """A sensible move as a rule, now and then any legal one."""
    if rng.random() < SENSE:
        return COMPUTERS["casual"].choose(player_view(variant, state, seat), rng)
    return rng.choice(legal_moves(variant, state, seat))


def states_of(variant: Variant, rng: Random) -> Iterator[RoundState]:
    """Every state of one round, from the deal to its end."""
    state = a_deal(variant, rng)
    yield state
    while (seat := state.phase.seat) is not None:
        state = play(variant, state, seat, a_move(variant, state, seat, rng)).state
        yield state


def everything_in(state: RoundState) -> list[int]:
    """The indices of all cards of a round; a card laid off lies in a meld alone."""
    held = [card for hand in state.hands for card in plain_cards(hand)]
    laid_off = [
        card
        for meld in state.melds
        for card in meld.cards
        if not card.bit & state.hands[state.laid[0].seat]
    ]
    return sorted(card.index for card in (*held, *state.stock, *state.discard_pile, *laid_off))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any position of any variant that random play reaches, half of them near the end."""
    variant = draw(st.sampled_from(ALL))
    states = list(states_of(variant, Random(draw(st.integers(0, 2**32)))))
    near_the_end = states[-4:]
    return Position(variant, draw(st.sampled_from(states) | st.sampled_from(near_the_end)))
