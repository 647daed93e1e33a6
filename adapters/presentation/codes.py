"""Cards, melds, numbers and rules in as few letters as a button's token has room for."""

from dataclasses import dataclass
from typing import Final

from engine.cards.card import PLAIN_CARDS, RANKS, Card
from engine.cards.melds import Meld, MeldKind, NotAMeldError
from engine.match.pace import PACES
from engine.match.rules import Rules
from engine.round.faults import NotAllowed
from engine.variants.house import preset_of
from engine.variants.options import OPTIONS
from engine.variants.presets import PRESETS

_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_NUMBER_BASE: Final = 36
_NUMBER_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_SUITS: Final = 4
_SET_MARK: Final = 1 << 11
"""The highest of a meld's twelve bits: a set, with its rank and its suits; else a run."""

_PRESETS: Final = tuple(PRESETS)
_PACES: Final = tuple(PACES)
_RULES_HEAD: Final = 3
"""Letters of a rule code before its options: the preset and twice six bits of the target."""


class CodeError(ValueError):
    """The letters stand for nothing."""


@dataclass(slots=True)
class Reader:
    """Reads a code from left to right."""

    code: str
    at: int = 0

    @property
    def at_end(self) -> bool:
        """Whether nothing is left."""
        return self.at >= len(self.code)

    def take(self, size: int) -> str:
        """The next letters.

        Raises:
            CodeError: if there are not so many.
        """
        taken = self.code[self.at : self.at + size]
        if len(taken) < size:
            raise CodeError(self.code)
        self.at += size
        return taken

    def number(self) -> int:
        """The number that the next letter stands for, 0 to 63."""
        return value_of(self.take(1))

    def rest(self) -> str:
        """All that is left."""
        return self.take(len(self.code) - self.at)


def digit(value: int) -> str:
    """The letter of a number from 0 to 63.

    Raises:
        CodeError: if it has none.
    """
    if not 0 <= value < len(_DIGITS):
        raise CodeError(value)
    return _DIGITS[value]


def value_of(letter: str) -> int:
    """The number that a letter stands for.

    Raises:
        CodeError: if it stands for none.
    """
    value = _DIGITS.find(letter)
    if value < 0:
        raise CodeError(letter)
    return value


def number_code(number: int) -> str:
    """A number of any size, from 0 up, in base 36.

    Raises:
        CodeError: if it is negative.
    """
    if number < 0:
        raise CodeError(number)
    letters = _NUMBER_DIGITS[number % _NUMBER_BASE]
    while number := number // _NUMBER_BASE:
        letters = _NUMBER_DIGITS[number % _NUMBER_BASE] + letters
    return letters


def read_number(code: str) -> int:
    """The number that ``number_code`` wrote.

    Raises:
        ValueError: if it is no number.
    """
    return int(code, _NUMBER_BASE)


def card_code(card: Card) -> str:
    """A card of the first pack as one letter.

    Raises:
        CodeError: if it is of a second pack.
    """
    return digit(card.index)


def read_card(code: str) -> Card:
    """The card that ``card_code`` wrote.

    Raises:
        CodeError: if it is no card.
    """
    index = value_of(code)
    if index >= len(PLAIN_CARDS):
        raise CodeError(code)
    return PLAIN_CARDS[index]


def meld_code(meld: Meld) -> str:
    """A meld as two letters: a run by suit, start and length, a set by rank and suits."""
    first = meld.cards[0]
    if meld.kind is MeldKind.SET:
        suits = sum(1 << card.suit for card in meld.cards)
        bits = _SET_MARK | first.rank << _SUITS | suits
    else:
        bits = first.suit << 8 | first.rank << 4 | len(meld.cards)
    return digit(bits >> 6) + digit(bits & 63)


def read_meld(code: str) -> Meld:
    """The meld that ``meld_code`` wrote.

    Raises:
        CodeError: if it is no meld.
    """
    bits = value_of(code[0]) << 6 | value_of(code[1])
    try:
        return Meld(_set_mask(bits) if bits & _SET_MARK else _run_mask(bits))
    except (NotAMeldError, IndexError):
        raise CodeError(code) from None


def _set_mask(bits: int) -> int:
    rank = bits >> _SUITS & 15
    return sum(
        PLAIN_CARDS[suit * RANKS + rank - 1].bit for suit in range(_SUITS) if bits >> suit & 1
    )


def _run_mask(bits: int) -> int:
    suit, rank, length = bits >> 8, bits >> 4 & 15, bits & 15
    first = suit * RANKS
    return sum(
        PLAIN_CARDS[first + (rank - 1 + step) % RANKS].bit for step in range(min(length, RANKS))
    )


def rules_code(rules: Rules) -> str:
    """Rules in a few letters: the preset, the target, then three bits for each option's value.

    All are named by their places in menu order, where new ones come last. An option that the table
    left alone is 0; those left alone at the end are left out. A target needs four of the six bits
    of its first letter; the pace is in the other two.
    """
    target = rules.target or 0
    chosen = dict(rules.options)
    bits = [
        option.values.index(chosen[option.key]) + 1 if option.key in chosen else 0
        for option in OPTIONS.values()
    ]
    bits += [0] * (len(bits) % 2)
    pairs = "".join(
        digit(high << 3 | low) for high, low in zip(bits[::2], bits[1::2], strict=True)
    )
    pace = _PACES.index(rules.pace)
    head = digit(_PRESETS.index(rules.variant)) + digit(pace << 4 | target >> 6)
    head += digit(target & 63)
    return head + pairs.rstrip(digit(0))


def read_rules(code: str) -> Rules:
    """The rules that ``rules_code`` wrote.

    Raises:
        CodeError: if they are none that can be played.
    """
    preset, *target = (value_of(letter) for letter in code[:_RULES_HEAD])
    pairs = (value_of(letter) for letter in code[_RULES_HEAD:])
    bits = [half for pair in pairs for half in (pair >> 3, pair & 7)]
    try:
        points = (target[0] & 15) << 6 | target[1]
        pace = _PACES[target[0] >> 4]
        options = tuple(
            (option.key, option.values[bit - 1])
            for option, bit in zip(OPTIONS.values(), bits, strict=False)
            if bit
        )
        rules = Rules(_PRESETS[preset], points or None, options, pace)
        preset_of(rules)
    except (IndexError, NotAllowed):
        raise CodeError(code) from None
    return rules
