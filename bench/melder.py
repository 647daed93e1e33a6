"""The melder: microseconds a call, against a brute force that tries everything, in the same run.

Fair hands are dealt from the whole pack; crowded ones from six ranks of it, so that most of them
have melds and in many a set and a run want the same card.
"""

from __future__ import annotations

import os
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cards.card import PLAIN_CARDS
from engine.cards.mask import mask_of
from engine.cards.melds import (
    arrangements,
    best_arrangement,
    best_defence,
    best_discard,
    deadwood_points,
    knock_discards,
)
from tests.engine.cards import brute_force
from tests.engine.cards.translation import pairs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from engine.cards.card import Card

LIMIT = 10
SHORT = os.environ.get("BENCH") == "short"
DEALS = 300 if SHORT else 2000
BRUTE_FORCE_DEALS = 20 if SHORT else 200
ROUNDS = 5


class Question(NamedTuple):
    """One question: the calls that put it to the melder, and those to the brute force."""

    name: str
    melder: Callable[..., object]
    melder_calls: Sequence[tuple[Any, ...]]
    brute_force: Callable[..., object]
    brute_force_calls: Sequence[tuple[Any, ...]]


def main() -> None:
    """Print a table for fair hands and one for crowded ones."""
    for title, fewest, most in (("fair", 1, 13), ("crowded", 4, 9)):
        print(f"{title + ' hands':32}{'melder':>10}{'brute force':>14}{'times':>9}")
        for question in _questions(fewest, most):
            _print_measured(question)


def _questions(lowest: int, highest: int) -> list[Question]:
    rng = Random(10)
    pack = [card for card in PLAIN_CARDS if lowest <= card.rank <= highest]
    deals = [rng.sample(pack, 21) for _ in range(DEALS)]
    return [*_about_ten(deals), *_about_eleven(deals), _about_defence(deals)]


def _about_ten(deals: Sequence[list[Card]]) -> Iterable[Question]:
    calls = [(mask_of(deal[:10]),) for deal in deals]
    slow = [(pairs_of(hand),) for (hand,) in calls[:BRUTE_FORCE_DEALS]]
    limited = [(hand, LIMIT) for (hand,) in calls]
    least = brute_force.least_deadwood
    yield Question("deadwood_points, 10 cards", deadwood_points, calls, least, slow)
    yield Question("best_arrangement, 10 cards", best_arrangement, calls, _every_split, slow)
    yield Question("arrangements within 10 points", arrangements, limited, _every_split, slow)


def _about_eleven(deals: Sequence[list[Card]]) -> Iterable[Question]:
    calls = [(mask_of(deal[:11]),) for deal in deals]
    slow = [(pairs_of(hand), pairs_of(hand)) for (hand,) in calls[:BRUTE_FORCE_DEALS]]
    limited = [(hand, LIMIT) for (hand,) in calls]
    discards = brute_force.discards
    yield Question("best_discard, 11 cards", best_discard, calls, discards, slow)
    yield Question("knock_discards, limit 10", knock_discards, limited, discards, slow)


def _about_defence(deals: Sequence[list[Card]]) -> Question:
    calls = [(best_arrangement(mask_of(deal[:10])).melds, mask_of(deal[11:])) for deal in deals]
    slow = [
        ([pairs_of(meld.mask) for meld in melds], pairs_of(hand))
        for melds, hand in calls[:BRUTE_FORCE_DEALS]
    ]
    return Question("best_defence, 10 cards", best_defence, calls, brute_force.best_defence, slow)


def _every_split(hand: brute_force.Cards) -> list[frozenset[brute_force.Cards]]:
    return list(brute_force.splits(hand))


def _print_measured(question: Question) -> None:
    fast = _microseconds(question.melder, question.melder_calls)
    slow = _microseconds(question.brute_force, question.brute_force_calls)
    print(f"{question.name:32}{fast:>7.2f} µs{slow:>11.0f} µs{slow / fast:>9.0f}")


def _microseconds(function: Callable[..., object], calls: Sequence[tuple[Any, ...]]) -> float:
    """The time of one call, on average over the calls, in the fastest of a few rounds."""
    return min(_seconds(function, calls) for _ in range(ROUNDS)) / len(calls) * 1e6


def _seconds(function: Callable[..., object], calls: Sequence[tuple[Any, ...]]) -> float:
    started = perf_counter()
    for call in calls:
        function(*call)
    return perf_counter() - started


if __name__ == "__main__":
    main()
