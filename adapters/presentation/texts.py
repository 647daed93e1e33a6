"""A catalog key and its blanks; words come later."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from typing import TypeVar

from engine.cards.card import Card


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name as they gave it; each platform makes it harmless in its own way."""

    text: str


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence by its catalog key; the catalog fills ``blanks`` in the reader's language."""

    key: str
    blanks: tuple[tuple[str, "Blank"], ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """A list of cards inside a sentence, such as ``7♥ 8♥ 9♥``."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class First:
    """The first word of a catalog's list ``key``: the one to suggest in the reader's language."""

    key: str


@dataclass(frozen=True, slots=True)
class Slash:
    """A command by its name, as it is called where it is read, such as ``/gin``."""

    name: str


Blank = str | int | float | Name | Card | Cards | First | Slash | Text


def text(key: str, **blanks: Blank) -> Text:
    """The sentence ``key`` with its blanks."""
    return Text(key, tuple(sorted(blanks.items())))


Part = TypeVar("Part", bound=Blank)


def joined(parts: Iterable[Part]) -> Part | Text:
    """Several blanks in one, parted by commas; there has to be one at least."""
    whole: Iterable[Part | Text] = parts
    return reduce(lambda first, second: text("names-joined", first=first, second=second), whole)


def hyphened(key: str) -> str:
    """A key of the engine as the catalogs write it."""
    return key.replace("_", "-")
