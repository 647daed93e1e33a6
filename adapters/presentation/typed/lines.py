"""Typed lines into what they ask for, before anybody looks at a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

from adapters.presentation.typed.cards import read_cards
from adapters.presentation.typed.words import Words, every_word, parted, plain_words
from adapters.presentation.words.spelling import words_of
from engine.cards.card import Card

Act = Literal[
    "pass", "draw", "take", "throw", "knock", "gin", "big_gin", "lay_down", "lay_down_surely",
    "lay_off", "best", "done",
    "accept", "decline", "deal", "let_deal", "cards",
]  # fmt: skip
"""What a line may ask for; ``cards`` names cards and says nothing about them."""

_MOST_CARDS: Final[dict[Act, int]] = {"take": 1, "throw": 1, "knock": 1, "gin": 1, "lay_off": 10}
"""How many cards may stand beside a verb; none beside the others."""
_SPOKEN: Final = {
    f"words-move-{act.replace('_', '-')}": act for act in get_args(Act) if act != "cards"
}
_MELD_NUMBERS: Final = frozenset("123456789")


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was understood: an ``act`` with its cards.

    ``meld`` is the number of the meld on the table that they should go to, counted from 0.
    """

    act: Act
    cards: tuple[Card, ...] = ()
    meld: int | None = None


@dataclass(frozen=True, slots=True)
class Doubt:
    """A line in which ``word`` could be any of ``cards``."""

    word: str
    cards: tuple[Card, ...]


Reading = Typed | Doubt | None


def read_typed(line: str) -> Reading:
    """What a line asks for, in any language's words; None where it is not understood.

    The verb may come first or, as in Kazakh, last. Words of mere politeness are left out where
    the line says nothing with them.
    """
    words = plain_words(line)
    bare = tuple(word for word in words if word not in every_word("words-polite"))
    ways = (words,) if bare == words else (words, bare)
    read = (reading for way in ways for reading in _readings(way))
    return next((reading for reading in read if reading is not None), None)


def begins_as_move(line: str) -> bool:
    """Whether the first word of a line is said of a move, whatever follows it."""
    return any(True for _ in parted(plain_words(line)[:1], tuple(_SPOKEN)))


def addressed(line: str) -> tuple[str, tuple[str, ...]]:
    """A line without the names that begin with an @, and these names."""
    words = words_of(line)
    named = [word for word in words if word.startswith("@")]
    return " ".join(word for word in words if word not in named), tuple(w.text for w in named)


def _readings(words: Words) -> Iterator[Reading]:
    for key, rest in parted(words, tuple(_SPOKEN)):
        yield _with_cards(_SPOKEN[key], rest)
    if words:
        yield _with_cards("cards", words)


def _with_cards(act: Act, words: Words) -> Reading:
    meld = None
    if act in {"lay_off", "cards"}:
        words, meld = _to_meld(words)
    read = read_cards(words)
    if read is None or (not read and (meld is not None or act in {"throw", "cards"})):
        return None
    if len(read) > _MOST_CARDS.get(act, len(words) if act == "cards" else 0):
        return None
    for word, cards in read:
        if len(cards) > 1:
            return Doubt(word, tuple(sorted(cards, key=lambda card: card.index)))
    return Typed(act, tuple(next(iter(cards)) for _, cards in read), meld)


def _to_meld(words: Words) -> tuple[Words, int | None]:
    """The words without the meld that they end in, and its number counted from 0."""
    onto = every_word("words-onto")
    match words:
        case (*cards, first, second) if cards and {first, second} & _MELD_NUMBERS:
            if onto & {first, second}:
                number = first if first in _MELD_NUMBERS else second
                return tuple(cards), int(number) - 1
    return words, None
