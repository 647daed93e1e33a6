"""Cards, ranks, suits, jokers and their notation.

A card is written rank first: ``7h``, ``Td``, ``As``; a joker is ``Jk1`` or ``Jk2``; a card of a
second pack carries a mark, ``7h'``. Ten may also be written ``10``, and case does not matter.

Every card exists once: ``Card(Rank.SEVEN, Suit.HEARTS) is parse_card("7h")``, also after a copy,
a pickle or a round trip through stored JSON. Cards can so be compared with ``is`` and ``==``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from engine.cards.stored import text_schema

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic_core import CoreSchema

RANKS: Final = 13
PACK_SIZE: Final = 54
"""Indices that one pack takes: 52 cards and two jokers."""
MAX_PACKS: Final = 2
_JOKERS: Final = 2
_FIRST_JOKER: Final = 52
_RANK_LETTERS: Final = "A23456789TJQK"
_SUIT_LETTERS: Final = "cdhs"


class NotationError(ValueError):
    """A text does not name a card, or a card is named twice."""


class Rank(IntEnum):
    """What a card counts as in order, ace low."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13


class Suit(IntEnum):
    """The four suits, in the order in which hands and masks keep them."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


@dataclass(frozen=True, slots=True, eq=False, init=False, repr=False)
class Card:
    """A card with a rank and a suit; ``pack`` is 1 for one of a second pack.

    Raises:
        ValueError: if there is no such rank, suit or pack.
    """

    rank: Rank
    suit: Suit
    pack: int
    index: int
    bit: int
    notation: str

    def __new__(cls, rank: Rank, suit: Suit, pack: int = 0) -> Card:
        """The one card of this rank, suit and pack."""
        place = (int(Suit(suit)), int(Rank(rank)), _checked_pack(pack))
        if place not in _CARDS:
            _CARDS[place] = _new_card(Rank(rank), Suit(suit), pack)
        return _CARDS[place]

    def __str__(self) -> str:
        """The notation, such as ``7h``."""
        return self.notation

    def __repr__(self) -> str:
        """The notation with the class."""
        return f"Card({self.notation})"

    def __hash__(self) -> int:
        """The index, so that sets of cards iterate alike in every run."""
        return self.index

    def __reduce__(self) -> tuple[Callable[[int], AnyCard], tuple[int]]:
        """Copies and pickles lead back to the one card."""
        return card_at, (self.index,)

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: object, _handler: object) -> CoreSchema:
        """Stored as its notation."""
        return text_schema(cls, parse_card, attrgetter("notation"))


@dataclass(frozen=True, slots=True, eq=False, init=False, repr=False)
class Joker:
    """Joker number 1 or 2; ``pack`` is 1 for one of a second pack.

    Raises:
        ValueError: if there is no such number or pack.
    """

    number: int
    pack: int
    index: int
    bit: int
    notation: str

    def __new__(cls, number: int, pack: int = 0) -> Joker:
        """The one joker of this number and pack."""
        if not 1 <= number <= _JOKERS:
            message = f"a joker is number 1 or 2, not {number}"
            raise ValueError(message)
        place = (number, _checked_pack(pack))
        if place not in _JOKERS_MADE:
            _JOKERS_MADE[place] = _new_joker(number, pack)
        return _JOKERS_MADE[place]

    def __str__(self) -> str:
        """The notation, such as ``Jk1``."""
        return self.notation

    def __repr__(self) -> str:
        """The notation with the class."""
        return f"Joker({self.notation})"

    def __hash__(self) -> int:
        """The index, so that sets of cards iterate alike in every run."""
        return self.index

    def __reduce__(self) -> tuple[Callable[[int], AnyCard], tuple[int]]:
        """Copies and pickles lead back to the one joker."""
        return card_at, (self.index,)

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: object, _handler: object) -> CoreSchema:
        """Stored as its notation."""
        return text_schema(cls, parse_card, attrgetter("notation"))


AnyCard = Card | Joker

_CARDS: Final[dict[tuple[int, int, int], Card]] = {}
_JOKERS_MADE: Final[dict[tuple[int, int], Joker]] = {}


def card_at(index: int) -> AnyCard:
    """The card whose ``index`` this is, 0 to 107.

    Raises:
        IndexError: if no card has it.
    """
    if index < 0:
        message = f"no card has the index {index}"
        raise IndexError(message)
    return EVERY_CARD[index]


def parse_card(text: str) -> AnyCard:
    """The card that ``text`` names: ``7h``, ``10S``, ``ts``, ``Jk1``, ``7h'``.

    Raises:
        NotationError: if it names none.
    """
    try:
        return _SPELLINGS[text.strip().upper()]
    except KeyError:
        message = f"{text!r} is not a card"
        raise NotationError(message) from None


def _checked_pack(pack: int) -> int:
    if not 0 <= pack < MAX_PACKS:
        message = f"a card is of pack 0 or 1, not {pack}"
        raise ValueError(message)
    return pack


def _new_card(rank: Rank, suit: Suit, pack: int) -> Card:
    index = suit * RANKS + rank - 1 + PACK_SIZE * pack
    text = _RANK_LETTERS[rank - 1] + _SUIT_LETTERS[suit] + "'" * pack
    card = object.__new__(Card)
    _fill(card, rank=rank, suit=suit, pack=pack, index=index, bit=1 << index, notation=text)
    return card


def _new_joker(number: int, pack: int) -> Joker:
    index = _FIRST_JOKER + number - 1 + PACK_SIZE * pack
    text = f"Jk{number}" + "'" * pack
    joker = object.__new__(Joker)
    _fill(joker, number=number, pack=pack, index=index, bit=1 << index, notation=text)
    return joker


def _fill(card: AnyCard, **fields: object) -> None:
    for name, value in fields.items():
        object.__setattr__(card, name, value)


def _one_pack(pack: int) -> list[AnyCard]:
    cards: list[AnyCard] = [Card(rank, suit, pack) for suit in Suit for rank in Rank]
    return [*cards, Joker(1, pack), Joker(2, pack)]


def _spellings() -> dict[str, AnyCard]:
    spelled = {card.notation.upper(): card for card in EVERY_CARD}
    tens = {f"10{text[1:]}": card for text, card in spelled.items() if text.startswith("T")}
    return spelled | tens


EVERY_CARD: Final[tuple[AnyCard, ...]] = (*_one_pack(0), *_one_pack(1))
"""All cards there are; ``EVERY_CARD[card.index] is card``."""
PLAIN_CARDS: Final = tuple(card for card in EVERY_CARD[:_FIRST_JOKER] if isinstance(card, Card))
"""The 52 cards of the first pack, in the order of their index."""
_SPELLINGS: Final = _spellings()
