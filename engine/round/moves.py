"""Everything a player can do, as plain data."""

from dataclasses import dataclass
from typing import Final, Literal

from engine.cards.card import PLAIN_CARDS, Card
from engine.cards.melds import Meld


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the upcard that is offered."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""

    kind: Literal["draw_stock"] = "draw_stock"


@dataclass(frozen=True, slots=True)
class DrawDiscard:
    """Take the upcard."""

    kind: Literal["draw_discard"] = "draw_discard"


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw ``card`` face up; the turn passes."""

    card: Card
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Knock:
    """Throw ``card`` face down, lay down ``melds`` and end the round with deadwood left."""

    card: Card
    melds: tuple[Meld, ...]
    kind: Literal["knock"] = "knock"


@dataclass(frozen=True, slots=True)
class Gin:
    """Throw ``card`` face down and lay down ``melds``; nothing is left over."""

    card: Card
    melds: tuple[Meld, ...]
    kind: Literal["gin"] = "gin"


@dataclass(frozen=True, slots=True)
class BigGin:
    """Lay down all eleven cards in ``melds``; no card is thrown."""

    melds: tuple[Meld, ...]
    kind: Literal["big_gin"] = "big_gin"


@dataclass(frozen=True, slots=True)
class Declare:
    """Lay down ``melds`` of the ten cards dealt, without a draw or a discard; gin if all meld."""

    melds: tuple[Meld, ...]
    kind: Literal["declare"] = "declare"


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add ``card`` of one's hand to the knocker's meld number ``meld``, counted from 0."""

    card: Card
    meld: int
    kind: Literal["lay_off"] = "lay_off"


@dataclass(frozen=True, slots=True)
class LayOut:
    """Lay out one's own ``melds``; what is left of the hand is deadwood, and the round ends."""

    melds: tuple[Meld, ...]
    kind: Literal["lay_out"] = "lay_out"


Move = Pass | DrawStock | DrawDiscard | Discard | Knock | Gin | BigGin | Declare | LayOff | LayOut

PASS: Final = Pass()
DRAW_STOCK: Final = DrawStock()
DRAW_DISCARD: Final = DrawDiscard()
DISCARDS: Final = tuple(Discard(card) for card in PLAIN_CARDS)
"""The one discard of each card, in the order of ``card.index``."""
