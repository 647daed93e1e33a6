"""Which cards are shuffled, and the order that a seed gives them.

The order can be checked by anyone who knows the seed, with any language's HMAC-SHA-256:

1. Write the cards in the order of their index: the 52 cards of the first pack (clubs, diamonds,
   hearts, spades, each ace to king), then those of a second pack; then the jokers, ``Jk1``
   and ``Jk2`` of the first pack, then of the second.
2. Block ``n`` (0, 1, 2, ...) is HMAC-SHA-256 with the seed as key over the eight ASCII bytes
   ``shuffle:`` and ``n`` as eight bytes, big-endian. Each block gives eight numbers of four
   bytes, big-endian, from left to right.
3. For each place from the last down to the second, counting places from 0: take the next number
   ``x``. With ``size = place + 1``, skip numbers that are not below the largest multiple of
   ``size`` that fits into 2**32, since they would make some cards likelier than others. Swap the
   card at ``place`` with the card at ``x mod size``.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from itertools import count
from struct import Struct
from typing import TYPE_CHECKING, Final

from engine.cards.card import MAX_PACKS, AnyCard, Card, Joker, Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED_SIZE: Final = 32
"""Bytes in a seed."""
_WORD: Final = Struct(">I")
_WORDS: Final = 1 << 32
_JOKERS_A_PACK: Final = 2


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards that are shuffled: one or two packs, and jokers, at most two for each pack.

    Raises:
        ValueError: if there can be no such pack.
    """

    packs: int = 1
    jokers: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.packs <= MAX_PACKS:
            message = f"one or two packs can be shuffled, not {self.packs}"
            raise ValueError(message)
        if not 0 <= self.jokers <= _JOKERS_A_PACK * self.packs:
            message = f"{self.packs} packs do not have {self.jokers} jokers"
            raise ValueError(message)

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """The cards before they are shuffled."""
        plain = (
            Card(rank, suit, pack) for pack in range(self.packs) for suit in Suit for rank in Rank
        )
        jokers = (
            Joker(place % _JOKERS_A_PACK + 1, place // _JOKERS_A_PACK)
            for place in range(self.jokers)
        )
        return (*plain, *jokers)


def shuffled(pack: Pack, seed: bytes) -> tuple[AnyCard, ...]:
    """The cards of ``pack`` in the order that ``seed`` gives them, the first to be dealt first.

    Raises:
        ValueError: if the seed is not 32 bytes.
    """
    numbers = _numbers(_checked(seed))
    cards = list(pack.cards)
    for place in range(len(cards) - 1, 0, -1):
        other = _below(place + 1, numbers)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def seed_for(master: bytes, label: str) -> bytes:
    """The seed that ``label`` has under ``master``: HMAC-SHA-256 over ``seed:`` and the label.

    Who knows one label's seed learns nothing of another's, nor of ``master``.

    Raises:
        ValueError: if ``master`` is not 32 bytes.
    """
    return digest(_checked(master), b"seed:" + label.encode(), sha256)


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_SIZE:
        message = f"a seed has {SEED_SIZE} bytes, not {len(seed)}"
        raise ValueError(message)
    return seed


def _numbers(seed: bytes) -> Iterator[int]:
    blocks = (digest(seed, b"shuffle:" + n.to_bytes(8, "big"), sha256) for n in count())
    return (word for block in blocks for (word,) in _WORD.iter_unpack(block))


def _below(size: int, numbers: Iterator[int]) -> int:
    fair = _WORDS - _WORDS % size
    return next(number for number in numbers if number < fair) % size
