"""A hand as an int: one bit a card.

Bit ``card.index`` is set when the card is in the hand, so hands are joined with ``|``, compared
with ``&`` and taken apart with ``^`` at the price of one machine operation.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final

from engine.cards.card import EVERY_CARD, NotationError, parse_card
from engine.cards.stored import text_schema

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pydantic_core import CoreSchema

    from engine.cards.card import AnyCard

ALL_CARDS: Final = (1 << 52) - 1
"""The 52 cards of one pack, no joker."""
_FIRST_JOKER: Final = 52
_MOST_JOKERS: Final = 2


class _StoredAsNotation:
    """Marks an int as a hand, which stored JSON holds as its notation."""

    def __get_pydantic_core_schema__(self, _source: object, _handler: object) -> CoreSchema:
        """Stored as notation."""
        return text_schema(int, mask_of, _stored)


Hand = Annotated[int, _StoredAsNotation()]
"""The cards of one hand, a bit each; pydantic stores it as its notation."""


def mask_of(cards: str | Iterable[AnyCard]) -> int:
    """The hand that holds ``cards``, which may be a text such as ``"AS 2s 10h"``.

    Raises:
        NotationError: if the text names no card somewhere, or a card is there twice.
    """
    mask = 0
    for card in _parsed(cards) if isinstance(cards, str) else cards:
        if mask & card.bit:
            message = f"{card} is there twice"
            raise NotationError(message)
        mask |= card.bit
    return mask


def cards_of(mask: int) -> tuple[AnyCard, ...]:
    """The cards of a hand, in the order of their index."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(EVERY_CARD[low.bit_length() - 1])
        mask ^= low
    return tuple(cards)


def bits_of(mask: int) -> Iterator[int]:
    """Each card of a hand as a hand of one, in the order of their index."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def notation(mask: int) -> str:
    """A hand as text, in the order of the index: ``"2h 7h Js"``."""
    return " ".join([card.notation for card in cards_of(mask)])


# Every saved move writes all hands of its table, and only one of them has changed.
_stored: Final = lru_cache(maxsize=4096)(notation)


def full_pack(jokers: int = 0) -> int:
    """All 52 cards of one pack, with 0, 1 or 2 jokers.

    Raises:
        ValueError: if there are not so many jokers in a pack.
    """
    if not 0 <= jokers <= _MOST_JOKERS:
        message = f"a pack has 0 to {_MOST_JOKERS} jokers, not {jokers}"
        raise ValueError(message)
    return (1 << (_FIRST_JOKER + jokers)) - 1


def _parsed(text: str) -> Iterator[AnyCard]:
    return map(parse_card, text.split())
