"""The melder's answers once more, by trying everything; slow, simple and of another make.

Cards are pairs of rank (1 to 13) and suit (0 to 3), melds are frozen sets of them, and nothing
here is shared with the melder.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Card = tuple[int, int]
Cards = frozenset[Card]

PACK: tuple[Card, ...] = tuple((rank, suit) for suit in range(4) for rank in range(1, 14))


def points(cards: Iterable[Card], ace: int = 1) -> int:
    return sum(ace if rank == 1 else min(rank, 10) for rank, _ in cards)


@cache
def every_meld(*, corner: bool) -> tuple[Cards, ...]:
    """All melds that one pack holds."""
    sets = [
        frozenset((rank, suit) for suit in suits)
        for rank in range(1, 14)
        for size in (3, 4)
        for suits in combinations(range(4), size)
    ]
    runs = {
        frozenset(((start + step) % 13 + 1, suit) for step in range(size))
        for suit in range(4)
        for start in range(13)
        for size in range(3, 14)
        if corner or start + size <= 13
    }
    return (*sets, *sorted(runs, key=sorted))


@cache
def _melds(*, corner: bool) -> frozenset[Cards]:
    return frozenset(every_meld(corner=corner))


def is_meld(cards: Cards, *, corner: bool) -> bool:
    return cards in _melds(corner=corner)


def open_to(melds: Iterable[Cards], hand: Cards, *, corner: bool = False) -> Cards:
    """The cards outside ``hand`` that fit on one of ``melds``."""
    tables = list(melds)
    return frozenset(
        card
        for card in PACK
        if card not in hand and any(is_meld(meld | {card}, corner=corner) for meld in tables)
    )


def splits(hand: Cards, *, corner: bool = False) -> Iterator[frozenset[Cards]]:
    """Every choice of melds without a common card."""
    fitting = [meld for meld in every_meld(corner=corner) if meld <= hand]
    yield from _choices(fitting, frozenset())


def least_deadwood(hand: Cards, ace: int = 1, *, corner: bool = False) -> int:
    return min(points(hand.difference(*melds), ace) for melds in splits(hand, corner=corner))


def discards(
    throwable: Cards, hand: Cards, ace: int = 1, *, corner: bool = False
) -> dict[Card, int]:
    """What each discard leaves."""
    return {card: least_deadwood(hand - {card}, ace, corner=corner) for card in throwable}


def best_defence(
    melds: Iterable[Cards], hand: Cards, ace: int = 1, *, corner: bool = False
) -> tuple[int, int]:
    """The least that the defender keeps, and with how many layoffs at least.

    Found by laying off card after card in every order.
    """
    start = (frozenset(melds), hand)
    seen, waiting = {start}, [start]
    while waiting:
        table, held = waiting.pop()
        for meld in table:
            for card in held:
                longer = meld | {card}
                if is_meld(longer, corner=corner):
                    after = (table - {meld} | {longer}, held - {card})
                    if after not in seen:
                        seen.add(after)
                        waiting.append(after)
    return min(
        (least_deadwood(held, ace, corner=corner), len(hand) - len(held))
        for held in {held for _, held in seen}
    )


def _choices(fitting: list[Cards], chosen: frozenset[Cards]) -> Iterator[frozenset[Cards]]:
    if not fitting:
        yield chosen
        return
    first, *others = fitting
    yield from _choices(others, chosen)
    apart = [meld for meld in others if not meld & first]
    yield from _choices(apart, chosen | {first})
