"""The defender's best answer to a knock: which own melds to keep and what to lay off."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from engine.cards.arrangements import best_arrangement
from engine.cards.card import PLAIN_CARDS, Card
from engine.cards.deadwood import deadwood_points, in_sets_and_runs
from engine.cards.mask import Hand
from engine.cards.meld import Meld, MeldKind, ends_of
from engine.cards.melding import GIN, Melding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True, slots=True)
class Layoff:
    """``card`` is added to the knocker's meld number ``meld``, counting from 0."""

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Defence:
    """What the defender keeps and lays off, and the deadwood that is left to him."""

    melds: tuple[Meld, ...]
    """His own."""
    layoffs: tuple[Layoff, ...]
    """In an order in which they can be played one by one."""
    deadwood: Hand
    points: int


def best_defence(melds: Sequence[Meld], hand: int, melding: Melding = GIN) -> Defence:
    """The defence that leaves ``hand`` the least deadwood against the knocker's ``melds``.

    Exact over all own arrangements and all chains of layoffs: a card laid off on a run opens the
    next place. Among equal defences the one with fewest layoffs.

    Source: the rules reference, 3.5 and 6.1, points 3 and 4.

    Raises:
        OutsidePackError: if there is a joker or a card of a second pack in the hand.
    """
    ends = [end for meld in melds for end in ends_of(meld.mask, corner=melding.corner)]
    laid_off = _best_layoffs(ends, hand, melding)
    kept = best_arrangement(hand ^ laid_off, melding)
    layoffs = tuple(_played(melds, laid_off, melding)) if laid_off else ()
    return Defence(kept.melds, layoffs, kept.deadwood, kept.points)


def _best_layoffs(ends: list[tuple[int, ...]], hand: int, melding: Melding) -> int:
    """The cards to lay off.

    Any union of what single ends can take can be laid off: where two ends want the same card,
    one of them takes it and the other stops before it.
    """
    open_ends = [end for end in ends if end[0] & hand]
    if not open_ends:
        return 0
    in_sets, in_runs = in_sets_and_runs(hand, melding)
    candidates = {0}
    for end in open_ends:
        taken = tuple(_worth_laying_off(end, hand, in_sets | in_runs))
        candidates = {others | cards for others in candidates for cards in taken}
    return min(
        candidates,
        key=lambda cards: (deadwood_points(hand ^ cards, melding), cards.bit_count(), cards),
    )


def _worth_laying_off(end: tuple[int, ...], hand: int, meldable: int) -> Iterator[int]:
    """The chains to try at one end, each a mask of cards.

    To stop before a card is worth trying only if the card could be in a meld of one's own.
    """
    cards = 0
    for bit in end:
        if not bit & hand:
            break
        if bit & meldable:
            yield cards
        cards |= bit
    yield cards


def _played(melds: Sequence[Meld], laid_off: int, melding: Melding) -> Iterator[Layoff]:
    """One layoff after the other until all of ``laid_off`` lie on the table.

    Runs come first, since only they let more cards follow.
    """
    runs_first = sorted(range(len(melds)), key=lambda place: melds[place].kind is MeldKind.SET)
    for place in runs_first:
        for end in ends_of(melds[place].mask, corner=melding.corner):
            for bit in takewhile(laid_off.__and__, end):
                laid_off ^= bit
                yield Layoff(PLAIN_CARDS[bit.bit_length() - 1], place)
