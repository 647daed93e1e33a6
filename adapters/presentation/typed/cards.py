"""Cards as people type them, in every language's letters and words."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final, TypeVar

from adapters.presentation.typed.words import Words, every_word, phrases, plain_words
from engine.cards.card import Card, Rank, Suit

Cards = frozenset[Card]
_Part = TypeVar("_Part", Rank, Suit)

_RANKS: Final = dict(zip("a23456789tjqk", Rank, strict=True))
_SUITS: Final = dict(zip("cdhs", Suit, strict=True))
_SIGNS: Final = {
    Suit.CLUBS: "\u2663\u2667",
    Suit.DIAMONDS: "\u2666\u2662",
    Suit.HEARTS: "\u2665\u2661\u2764",
    Suit.SPADES: "\u2660\u2664",
}
_CYRILLIC: Final = "авеһіјкморԛсѕтух"
_LATIN: Final = "abehijkmopqcstyx"
"""Letters that look like those above, small or capital."""
_TO_LATIN: Final = str.maketrans(_CYRILLIC + "н", _LATIN + "h")
_TO_CYRILLIC: Final = str.maketrans(_LATIN, _CYRILLIC)
_ALPHABET: Final = range(0x0400, 0x0530)
_FEW: Final = 2
"""A letter for the rank and one for the suit."""


def read_card(word: str) -> Cards:
    """Every card that one word may mean: none where it means none.

    A word may give rank and suit either way round, as long as one of them is more than a letter.
    """
    found: set[Card] = set()
    for at in range(1, len(word)):
        found |= _either_way(word[:at], word[at:])
    return frozenset(found)


def read_cards(words: Words) -> tuple[tuple[str, Cards], ...] | None:
    """What is meant by words that should be cards, one after the other; None if one is none.

    Each is given as it was typed, with every card that it may mean.
    """
    found: list[tuple[str, Cards]] = []
    rest = tuple(word for word in words if word not in every_word("words-between"))
    while rest:
        size, meant = 1, read_card(rest[0])
        if not meant and len(rest) > 1:
            size, meant = 2, _either_way(*rest[:2])
        if not meant:
            return None
        found.append((" ".join(rest[:size]), meant))
        rest = rest[size:]
    return tuple(found)


@cache
def spelled(card: Card, language: str) -> str:
    """How to type a card in a language so that it means no other, as short as can be."""
    for spelling in _spellings(card, language):
        read = read_cards(plain_words(spelling))
        if read is not None and [meant for _, meant in read] == [{card}]:
            return spelling
    return card.notation


def _spellings(card: Card, language: str) -> Iterator[str]:
    ranks = phrases(language, f"words-rank-{card.notation[0].lower()}")
    suits = phrases(language, f"words-suit-{card.notation[1]}")
    yield ranks[0] + suits[0]
    for rank, suit in product(ranks, suits[1:]):
        yield f"{rank} {suit}"


def _either_way(first: str, second: str) -> Cards:
    """The cards of a rank and a suit; what names one the other way round, if it says enough.

    Two letters are read rank first. Read the other way they only raise a doubt: too many small
    words are two letters long.
    """
    forward, backward = _of(first, second), _of(second, first)
    if forward or not _is_two_letters(first, second):
        return forward | backward
    return frozenset()


def _is_two_letters(first: str, second: str) -> bool:
    return len(first) == len(second) == 1 and (first + second).isalpha()


def _of(rank: str, suit: str) -> Cards:
    """The cards of a typed rank and suit, by the letters of one alphabet if they are of one.

    Where two alphabets meet, a letter may also be the one of the other that it looks like; so may
    Cyrillic letters that stand for themselves but make no pair.
    """
    own = _made(_ranks().get(rank, frozenset()), _suits().get(suit, frozenset()))
    letters = [letter for letter in rank + suit if letter.isalpha()]
    cyrillic = [letter for letter in letters if ord(letter) in _ALPHABET]
    is_mixed = 0 < len(cyrillic) < len(letters)
    is_pair = len(letters) > 1 and bool(own)
    if not cyrillic or not (is_mixed or (len(letters) <= _FEW and not is_pair)):
        return own
    return _made(_alike(rank, _ranks()), _alike(suit, _suits()))


def _made(ranks: frozenset[Rank], suits: frozenset[Suit]) -> Cards:
    return frozenset(Card(rank, suit) for rank, suit in product(ranks, suits))


def _alike(word: str, table: Mapping[str, frozenset[_Part]]) -> frozenset[_Part]:
    """What a word means, and what those mean that look like it."""
    looks = {word, word.translate(_TO_LATIN), word.translate(_TO_CYRILLIC)}
    return frozenset(part for look in looks for part in table.get(look, ()))


@cache
def _ranks() -> dict[str, frozenset[Rank]]:
    return _by_word({rank: every_word(f"words-rank-{key}") for key, rank in _RANKS.items()})


@cache
def _suits() -> dict[str, frozenset[Suit]]:
    return _by_word(
        {suit: every_word(f"words-suit-{key}") | {*_SIGNS[suit]} for key, suit in _SUITS.items()}
    )


def _by_word(words_of: Mapping[_Part, frozenset[str]]) -> dict[str, frozenset[_Part]]:
    words = frozenset[str]().union(*words_of.values())
    return {
        word: frozenset(part for part, own in words_of.items() if word in own) for word in words
    }
