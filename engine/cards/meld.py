"""One meld: a set or a run, how it is written, and what can be laid off on it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.cards.card import PLAIN_CARDS, RANKS, Card, Rank, Suit, parse_card
from engine.cards.mask import bits_of, mask_of, notation
from engine.cards.melding import COLUMN, GIN, Melding
from engine.cards.stored import text_schema

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pydantic_core import CoreSchema

    from engine.cards.card import AnyCard

SMALLEST_MELD: Final = 3
"""Cards in a meld, at least."""
ROUND_THE_CORNER: Final = Melding(corner=True)
"""Every meld of any game is a meld here, so stored melds are read with it."""


class NotAMeldError(ValueError):
    """The cards are neither a set nor a run."""


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


@dataclass(frozen=True, slots=True, eq=False, init=False, repr=False)
class Meld:
    """A set or a run; there is one value for the same cards, so melds compare by identity.

    ``Meld(mask)`` accepts the runs of every game; ``meld_of`` those of one.

    Raises:
        NotAMeldError: if the cards are neither a set nor a run.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    """In the order of the run, round the corner too; a set in the order of suits."""
    mask: int
    wraps: bool
    """Whether it is a run that goes on from the king to the ace."""

    def __new__(cls, mask: int) -> Meld:
        """The one meld of these cards."""
        try:
            return _MELDS[mask]
        except KeyError:
            message = f"{notation(mask)!r} is neither a set nor a run"
            raise NotAMeldError(message) from None

    def __str__(self) -> str:
        """The cards, such as ``7h-8h-9h``."""
        return "-".join(card.notation for card in self.cards)

    def __repr__(self) -> str:
        """The notation with the class."""
        return f"Meld({self})"

    def __hash__(self) -> int:
        """The mask's, so that sets of melds iterate alike in every run."""
        return hash(self.mask)

    def __reduce__(self) -> tuple[type[Meld], tuple[int]]:
        """Copies and pickles lead back to the one meld."""
        return Meld, (self.mask,)

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: object, _handler: object) -> CoreSchema:
        """Stored as its notation."""
        return text_schema(cls, _read_stored)


def meld_of(cards: int | str | Iterable[AnyCard], melding: Melding = GIN) -> Meld:
    """The meld of these cards, given as a mask, as a text like ``"7h 8h 9h"`` or one by one.

    Raises:
        NotationError: if the text names no card somewhere, or a card is there twice.
        NotAMeldError: if the cards are neither a set nor a run in this melding.
    """
    meld = Meld(cards if isinstance(cards, int) else mask_of(cards))
    if meld.wraps and not melding.corner:
        message = f"{meld} goes round the corner"
        raise NotAMeldError(message)
    return meld


def parse_meld(text: str, melding: Melding = GIN) -> Meld:
    """The meld that ``text`` names, the cards parted by hyphens, commas or spaces.

    Raises:
        NotationError: if the text names no card somewhere, or a card is there twice.
        NotAMeldError: if the cards are neither a set nor a run in this melding.
    """
    return meld_of([parse_card(word) for word in re.split(r"[\s,-]+", text.strip())], melding)


def extended(meld: Meld, card: AnyCard, melding: Melding = GIN) -> Meld | None:
    """The meld after ``card`` was laid off on it, or None where it does not fit."""
    longer = _MELDS.get(meld.mask + card.bit) if not meld.mask & card.bit else None
    return None if longer is None or (longer.wraps and not melding.corner) else longer


@cache
def ends_of(mask: int, *, corner: bool) -> tuple[tuple[int, ...], ...]:
    """The open ends of a meld: for each, the cards that fit there one after the other.

    The cards are bits. A set of four and a run of thirteen have no open end.
    """
    meld = Meld(mask)
    if meld.kind is MeldKind.SET:
        column = COLUMN << (meld.cards[0].rank - 1)
        return tuple((bit,) for bit in bits_of(column & ~mask))
    steps = RANKS - len(meld.cards)
    first, last = meld.cards[0], meld.cards[-1]
    below, above = steps, steps
    if not corner:
        below, above = min(steps, first.rank - 1), min(steps, RANKS - last.rank)
    down = tuple(_beside(first, -step) for step in range(1, below + 1))
    up = tuple(_beside(last, step) for step in range(1, above + 1))
    return tuple(end for end in (down, up) if end)


def _beside(card: Card, steps: int) -> int:
    """The bit of the card that many ranks above, going round the corner."""
    return PLAIN_CARDS[card.suit * RANKS + (card.rank - 1 + steps) % RANKS].bit


def _read_stored(text: str) -> Meld:
    return parse_meld(text, ROUND_THE_CORNER)


def _sets() -> Iterator[Meld]:
    for rank in Rank:
        four = [Card(rank, suit) for suit in Suit]
        for size in (SMALLEST_MELD, len(four)):
            for cards in combinations(four, size):
                yield _new(MeldKind.SET, cards, wraps=False)


def _runs() -> Iterator[Meld]:
    for suit in Suit:
        cards = [Card(rank, suit) for rank in Rank]
        yield _new(MeldKind.RUN, tuple(cards), wraps=False)
        for start in range(RANKS):
            for size in range(SMALLEST_MELD, RANKS):
                run = (cards + cards)[start : start + size]
                yield _new(MeldKind.RUN, tuple(run), wraps=start + size > RANKS)


def _new(kind: MeldKind, cards: tuple[Card, ...], *, wraps: bool) -> Meld:
    meld = object.__new__(Meld)
    fields = {"kind": kind, "cards": cards, "mask": mask_of(cards), "wraps": wraps}
    for name, value in fields.items():
        object.__setattr__(meld, name, value)
    return meld


_MELDS: Final = {meld.mask: meld for melds in (_sets(), _runs()) for meld in melds}
