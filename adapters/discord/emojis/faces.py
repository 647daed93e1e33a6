"""Which picture shows which card: the application's own emojis, or none where it has none."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from engine.cards.card import Card, Joker

BACK: Final = "back"
"""The code of a card that lies face down."""
_DIGEST: Final = 6
_OURS: Final = re.compile(rf"dw_([a-z0-9]+)_([0-9a-f]{{{_DIGEST}}})")


class Emoji(NamedTuple):
    """An emoji as Discord knows it."""

    name: str
    id: int

    @property
    def code(self) -> str:
        """How it is written in a text."""
        return f"<:{self.name}:{self.id}>"


class Listed(Protocol):
    """An emoji as Discord lists it."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def id(self) -> int:
        """Its number."""


class Faces:
    """The pictures that there are; empty until Discord has listed them."""

    def __init__(self) -> None:
        self._known: dict[str, Emoji] = {}

    def learn(self, listed: Iterable[Listed]) -> None:
        """Take over what the application has; of two pictures of one card the newer one."""
        known: dict[str, Emoji] = {}
        for emoji in sorted(listed, key=lambda emoji: emoji.id):
            code = code_in(emoji.name)
            if code:
                known[code] = Emoji(emoji.name, emoji.id)
        self._known = known

    def of(self, card: Card | Joker) -> Emoji | None:
        """The picture of a card; None where there is none."""
        return self._known.get(code_of(card))

    @property
    def back(self) -> Emoji | None:
        """The picture of a card face down; None where there is none."""
        return self._known.get(BACK)


def code_of(card: Card | Joker) -> str:
    """What the picture of a card is called: ``10h``, ``as``; the same for those of both packs."""
    return card.notation.rstrip("'").lower().replace("t", "10")


def emoji_name(code: str, digest: str) -> str:
    """What an emoji is called that shows ``code`` as a picture with this digest in hex does."""
    return f"dw_{code}_{digest[:_DIGEST]}"


def code_in(name: str) -> str:
    """What an emoji of ours shows by its name; empty where it is none of ours."""
    found = _OURS.fullmatch(name)
    return found[1] if found else ""
