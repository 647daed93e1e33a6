"""Before a knock: which card to throw, how to lay the hand out, and what that comes to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from adapters.presentation.codes import CodeError, card_code, read_card
from adapters.presentation.screen import Block, Button, CardRow, Face, Line, Screen
from adapters.presentation.screens.faces import Holding, Order
from adapters.presentation.screens.frames import framed, melds_choice, plain_hand, read_melds
from adapters.presentation.screens.panels import BACK, Panel
from adapters.presentation.texts import Text, text
from engine.cards.card import Card
from engine.cards.melds import Arrangement, points_of
from engine.match.boards import HandView
from engine.round.moves import Gin, Knock
from engine.round.views import PlayerView
from engine.service.intents import Look, Play

GIN_CHOICE = "gin"
"""The choice that asks for gin rather than for the best knock."""


@dataclass(frozen=True, slots=True)
class Way:
    """One legal way to end the round: the move and what it leaves."""

    move: Knock | Gin
    points: int
    deadwood: int

    @property
    def look(self) -> Look:
        """The look at this way."""
        return Look("knock", card_code(self.move.card) + melds_choice(self.move.melds))


def knock_screen(view: HandView, order: Order, choice: str = "") -> Screen:
    """The chosen way to knock or go gin, with every other way within reach; else the hand."""
    if view.round is None:
        return plain_hand(view, order)
    ways = _ways(view.round)
    if not ways:
        return plain_hand(view, order)
    chosen = _chosen(ways, choice)
    alike = [way for way in ways if way.move.card is chosen.move.card]
    following = alike[(alike.index(chosen) + 1) % len(alike)]
    panel = Panel(
        view,
        order,
        otherwise=following.look if len(alike) > 1 else None,
        asked=(_confirm(chosen), BACK),
    )
    return framed(view, _blocks(view.round, (chosen, ways), order), panel)


def _ways(hand: PlayerView) -> list[Way]:
    """Every legal knock and gin, in the order of the moves."""
    return [_way(hand, move) for move in hand.moves if isinstance(move, Knock | Gin)]


def _way(hand: PlayerView, move: Knock | Gin) -> Way:
    deadwood = hand.mask & ~move.card.bit
    for meld in move.melds:
        deadwood &= ~meld.mask
    return Way(move, points_of(deadwood, hand.melding), deadwood)


def _chosen(ways: Sequence[Way], choice: str) -> Way:
    """The way that ``choice`` names, or the best of the kind it asks for."""
    named = _named(choice)
    for way in ways:
        if named == (way.move.card, way.move.melds):
            return way
    kind = Gin if choice == GIN_CHOICE else Knock
    fitting = [way for way in ways if isinstance(way.move, kind)] or ways
    return min(fitting, key=lambda way: way.points)


def _named(choice: str) -> tuple[Card, tuple[object, ...] | None] | None:
    try:
        return read_card(choice[:1]), read_melds(choice[1:])
    except CodeError:
        return None


def _confirm(way: Way) -> Button:
    """Says exactly what happens."""
    label = text("confirm-knock", points=way.points, card=way.move.card)
    if isinstance(way.move, Gin):
        label = text("confirm-gin", card=way.move.card)
    return Button(label, Play((way.move,)), "danger")


def _blocks(hand: PlayerView, found: tuple[Way, list[Way]], order: Order) -> tuple[Block, ...]:
    chosen, ways = found
    first = {way.move.card: way for way in reversed(ways)}

    def dress(face: Face) -> Face:
        way = first.get(face.card)
        if way is None:
            taken = hand.taken and face.card is hand.drawn
            no_way = text("hint-taken") if taken else text("hint-no-knock", card=face.card)
            return replace(face, hint=no_way)
        return replace(face, intent=way.look, hint=_hint(way))

    arrangement = Arrangement(chosen.move.melds, chosen.deadwood, chosen.points)
    throws_drawn = hand.drawn is chosen.move.card
    drawn = None if throws_drawn else hand.drawn
    face = Face(chosen.move.card, "drawn" if throws_drawn else "plain")
    thrown = CardRow((face,), text("row-to-throw"))
    lines = [Line(text("knock-choose"), "strong")]
    if isinstance(chosen.move, Knock) and any(isinstance(way.move, Gin) for way in ways):
        lines.append(Line(text("knock-gin-possible")))
    return (*lines, thrown, *Holding(arrangement, order, drawn, dress).rows())


def _hint(way: Way) -> Text:
    if isinstance(way.move, Gin):
        return text("hint-gin", card=way.move.card)
    return text("hint-knock", card=way.move.card, points=way.points)
