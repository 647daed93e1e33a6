"""The same questions put to others: OpenSpiel, whose gin rummy is C++, and RLCard.

Each is asked in the fastest way that it offers, with cards that are its own before the clock
starts. OpenSpiel is fastest with sorted lists. Neither offers the best of eleven discards: both
are asked about each of the eleven hands of ten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pyspiel
from rlcard.games.gin_rummy.utils import melding
from rlcard.games.gin_rummy.utils import utils as rlcard

from engine.cards.card import Card, Suit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

SpielHand = list[int]
RlcardHand = list[Any]

_SPIEL: Final = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
_GAME: Final = pyspiel.load_game("gin_rummy")
_SPIEL_SUITS: Final = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)

spiel_deadwood: Final[Callable[[SpielHand], int]] = _SPIEL.min_deadwood


def spiel_hand(cards: Iterable[Card]) -> SpielHand:
    """The cards as OpenSpiel numbers them."""
    return sorted(_SPIEL_SUITS.index(card.suit) * 13 + card.rank - 1 for card in cards)


def spiel_discard(hand: SpielHand) -> tuple[int, int]:
    """The best discard by OpenSpiel, and what it leaves."""
    thrown, least = -1, 1000
    for place, card in enumerate(hand):
        left = spiel_deadwood(hand[:place] + hand[place + 1 :])
        if left < least:
            thrown, least = card, left
    return thrown, least


def spiel_round(rng: Random) -> int:
    """Play a round by chance on OpenSpiel's table; how many decisions it took."""
    random, decisions = rng.random, 0
    state = _GAME.new_initial_state()
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        # At a chance node these are the cards that may come, all of them equally likely.
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return decisions


def rlcard_hand(cards: Iterable[Card]) -> RlcardHand:
    """The cards as RLCard makes them."""
    return [rlcard.card_from_text(card.notation.upper()) for card in cards]


def rlcard_deadwood(hand: RlcardHand) -> int:
    """The least deadwood by RLCard."""
    counts: list[int] = [
        rlcard.get_deadwood_count(hand, melds) for melds in melding.get_meld_clusters(hand)
    ]
    least: int = min(counts or [rlcard.get_deadwood_count(hand, [])])
    return least


def rlcard_discard(hand: RlcardHand) -> tuple[object, int]:
    """The best discard by RLCard, and what it leaves."""
    thrown, least = None, 1000
    for place, card in enumerate(hand):
        left = rlcard_deadwood(hand[:place] + hand[place + 1 :])
        if left < least:
            thrown, least = card, left
    return thrown, least
