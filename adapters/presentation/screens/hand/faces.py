"""Hands as rows of cards: melds and deadwood, each card where it belongs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from adapters.presentation.screen import CardRow, Face, Mark
from adapters.presentation.texts import Cards, Text, text
from engine.cards.card import Card, Suit
from engine.cards.mask import cards_of
from engine.cards.melds import Arrangement, Layoff, Meld

Order = Literal["suit", "rank"]
Dress = Callable[[Face], Face]
"""What a screen adds to a card: what pressing it does, or why it can not be pressed."""

_SUIT_ORDER: Final = {Suit.CLUBS: 0, Suit.DIAMONDS: 1, Suit.SPADES: 2, Suit.HEARTS: 3}
"""Black and red by turns, so that neighbours are told apart at a glance."""


@dataclass(frozen=True, slots=True)
class Taste:
    """How a reader wants their hand: its order, ``suit`` or ``rank``; asked before a discard."""

    order: str = "suit"
    asks_discard: bool = False


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand as its holder sees it: how it is sorted, which card came last, what cards do."""

    arrangement: Arrangement
    order: Order
    drawn: Card | None
    dress: Dress

    def rows(self) -> tuple[CardRow, ...]:
        """The melds, then the deadwood with what it counts."""
        melds = sorted(
            self.arrangement.melds, key=lambda meld: sort_key(meld.cards[0], self.order)
        )
        rows = [
            CardRow(self._faces(meld.cards, "meld"), text(f"row-{meld.kind.value}"), "meld")
            for meld in melds
        ]
        loose = in_order(cards_of(self.arrangement.deadwood), self.order)
        if loose:
            label = text("row-deadwood", points=self.arrangement.points)
            rows.append(CardRow(self._faces(loose, "deadwood"), label, "deadwood"))
        return tuple(rows)

    def _faces(self, cards: Iterable[Card], mark: Mark) -> tuple[Face, ...]:
        faces = (Face(card, "drawn" if card is self.drawn else mark) for card in cards)
        return tuple(self.dress(face) for face in faces)


def order_of(word: str) -> Order:
    """The order that a word stands for; by suit where it stands for none."""
    return "rank" if word == "rank" else "suit"


def undressed(face: Face) -> Face:
    """A card that does nothing."""
    return face


def pressing(face: Face, hint: Text) -> Face:
    """A card that does nothing, and says why."""
    return replace(face, hint=hint)


def sort_key(card: Card, order: Order) -> tuple[int, int]:
    """Where a card stands in a sorted hand."""
    suit = _SUIT_ORDER[card.suit]
    return (suit, card.rank) if order == "suit" else (card.rank, suit)


def in_order(cards: Iterable[object], order: Order) -> tuple[Card, ...]:
    """Cards sorted for a reader."""
    plain = [card for card in cards if isinstance(card, Card)]
    return tuple(sorted(plain, key=lambda card: sort_key(card, order)))


def table_rows(melds: Sequence[Meld], layoffs: Sequence[Layoff]) -> Iterator[CardRow]:
    """Melds on the table, with the cards that another laid off on them marked and named."""
    laid = {layoff.card for layoff in layoffs}
    for meld in melds:
        faces = tuple(Face(card, "layoff" if card in laid else "meld") for card in meld.cards)
        added = tuple(face.card for face in faces if face.mark == "layoff")
        label = text(f"row-{meld.kind.value}")
        if added:
            label = text(f"row-{meld.kind.value}-laid-off", cards=Cards(added))
        yield CardRow(faces, label, "meld")
