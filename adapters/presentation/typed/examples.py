"""What could be typed right now: for whoever typed what nobody understands."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import Blank, Text, joined, text
from adapters.presentation.typed.cards import spelled
from adapters.presentation.typed.moves import fitting
from adapters.presentation.typed.words import phrases
from engine.cards.card import Card
from engine.cards.melds import best_discard
from engine.match.boards import BoardView, HandView
from engine.match.people import Player
from engine.round.moves import (
    BigGin,
    Declare,
    Discard,
    DrawDiscard,
    DrawStock,
    Gin,
    Knock,
    LayOff,
    LayOut,
    Move,
    Pass,
)
from engine.round.views import PlayerView

_MOST: Final = 4
"""Examples in one sentence, at most."""


@dataclass(frozen=True, slots=True)
class Examples:
    """Writes examples in ``language``; ``before`` is what stands before a move, such as a name."""

    language: str
    before: str = ""

    def quoted(self, line: str) -> Text:
        """An example as it stands in a sentence."""
        return text("typed-example", typed=f"{self.before}{line}")

    def all(self, view: HandView | BoardView | None) -> Blank:
        """What can be typed at the table that ``view`` shows, as one blank of a sentence."""
        return joined([*self._all(view)][:_MOST])

    def verb(self, act: str, *cards: Card) -> str:
        """A verb with its cards."""
        spoken = phrases(self.language, f"words-move-{act}")[0]
        return " ".join([spoken, *(spelled(card, self.language) for card in cards)])

    def onto(self, card: Card, meld: int) -> str:
        """A card with the number of the meld that it should go to, which is counted from 0."""
        card_and_meld = text("typed-onto", typed=spelled(card, self.language), number=meld + 1)
        return Catalog.load().say(self.language, card_and_meld)

    def name(self, player: Player) -> str:
        """How a player is named in a line, such as ``@Bob``."""
        called = player.name
        if player.computer:
            called = phrases(self.language, "words-computer")[0]
        return self.called(called)

    def called(self, name: str) -> str:
        """A name as it is typed."""
        return f'@"{name}"' if " " in name else f"@{name}"

    def command(self, name: str) -> Text:
        """A command as it is typed."""
        return text("typed-example", typed=f"/{name}")

    def _all(self, view: HandView | BoardView | None) -> Iterator[Text]:
        if isinstance(view, BoardView):
            yield from map(self.quoted, (self.verb("accept"), self.verb("decline")))
        elif view is None:
            yield from map(self.command, ("gin", "help"))
        elif view.seat not in view.board.to_act:
            yield from map(self.command, ("hand", "games"))
        elif view.board.choosing is not None:
            yield from map(self.quoted, (self.verb("deal"), self.verb("let-deal")))
        elif view.board.readying is not None or view.round is None:
            yield self.command("ready")
        else:
            yield from map(self.quoted, self._moves(view.round))

    def _moves(self, hand: PlayerView) -> Iterator[str]:
        for kind in _ORDER:
            move = next((move for move in _by_worth(hand) if isinstance(move, kind)), None)
            if move is not None:
                yield self._words(hand, move)

    def _words(self, hand: PlayerView, move: Move) -> str:
        match move:
            case Discard(card):
                return spelled(card, self.language)
            case Knock(card):
                return self.verb("knock", card)
            case Gin(card):
                return self.verb("gin", card)
            case LayOff(card, meld) if len(fitting(hand, hand.public.melds, card)) > 1:
                return self.onto(card, meld)
            case LayOff(card):
                return self.verb("lay-off", card)
            case _:
                return self.verb(_BARE[type(move)])


def _by_worth(hand: PlayerView) -> Iterator[Move]:
    """The legal moves, those with the best card to throw first."""
    best, _ = best_discard(hand.mask, hand.barred, hand.melding)
    yield from (move for move in hand.moves if getattr(move, "card", None) is best)
    yield from hand.moves


_BARE: Final[dict[type[Move], str]] = {
    DrawDiscard: "take",
    DrawStock: "draw",
    Pass: "pass",
    Declare: "lay-down",
    BigGin: "big-gin",
    LayOut: "best",
}
_ORDER: Final[tuple[type[Move], ...]] = (
    DrawDiscard, DrawStock, Pass, Declare, BigGin, Gin, Knock, Discard, LayOff, LayOut,
)  # fmt: skip
"""The kinds of moves as examples show them."""
