"""Before a round is ended: what to throw, how to lay the hand out, and what that comes to.

A ``Look``'s choice is a full stop, the card to throw (a hyphen where none is) and the melds; or it
is what a button asks for: ``gin``, ``big``, or empty for the best knock.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from adapters.presentation.codes import CodeError, card_code, read_card
from adapters.presentation.screen import Block, Button, CardRow, Face, Line, Screen
from adapters.presentation.screens.hand.endings import EndingMove, Wanted, is_wanted
from adapters.presentation.screens.hand.faces import Dress, Holding, Order, undressed
from adapters.presentation.screens.hand.frames import framed, melds_choice, plain_hand, read_melds
from adapters.presentation.screens.hand.panels import BACK, Panel
from adapters.presentation.texts import Text, text
from engine.cards.card import Card
from engine.cards.melds import Arrangement, Meld, points_of
from engine.match.boards import HandView
from engine.round.moves import BigGin, Declare, Gin, Knock
from engine.round.views import PlayerView
from engine.service.intents import Look, Play

_NOTHING_THROWN: Final = "-"
_BUTTONS: Final[dict[str, Wanted]] = {"gin": "gin", "big": "big"}


@dataclass(frozen=True, slots=True)
class Way:
    """One legal way to end the round: the move and what it leaves."""

    move: EndingMove
    points: int
    deadwood: int

    @property
    def thrown(self) -> Card | None:
        """The card that goes face down, where one does."""
        return self.move.card if isinstance(self.move, Knock | Gin) else None

    @property
    def look(self) -> Look:
        """The look at this way."""
        card = _NOTHING_THROWN if self.thrown is None else card_code(self.thrown)
        return Look("knock", f".{card}{melds_choice(self.move.melds)}")


def knock_screen(view: HandView, order: Order, choice: str = "") -> Screen:
    """The chosen way to end the round, with every other way within reach; else the hand."""
    ways = [] if view.round is None else _ways(view.round)
    if view.round is None or not ways:
        return plain_hand(view, order)
    chosen = _chosen(view.round, ways, choice)
    alike = [way for way in ways if way.thrown is chosen.thrown]
    following = alike[(alike.index(chosen) + 1) % len(alike)]
    panel = Panel(
        view,
        order,
        otherwise=following.look if len(alike) > 1 else None,
        asked=(_confirm(chosen), BACK),
    )
    return framed(view, _blocks(view.round, (chosen, ways), order), panel)


def _ways(hand: PlayerView) -> list[Way]:
    """Every legal way to end the round, in the order of the moves."""
    return [_way(hand, move) for move in hand.moves if isinstance(move, EndingMove)]


def _way(hand: PlayerView, move: EndingMove) -> Way:
    deadwood = hand.mask & ~move.card.bit if isinstance(move, Knock | Gin) else hand.mask
    for meld in move.melds:
        deadwood &= ~meld.mask
    return Way(move, points_of(deadwood, hand.melding), deadwood)


def _chosen(hand: PlayerView, ways: Sequence[Way], choice: str) -> Way:
    """The way that ``choice`` names, or the best of the kind it asks for."""
    named = _named(choice)
    for way in ways:
        if named == (way.thrown, way.move.melds):
            return way
    wanted = _BUTTONS.get(choice, "knock")
    fitting = [way for way in ways if is_wanted(hand, way.move, wanted)] or ways
    return min(fitting, key=lambda way: way.points)


def _named(choice: str) -> tuple[Card | None, tuple[Meld, ...] | None] | None:
    dot, card, melds = choice[:1], choice[1:2], choice[2:]
    if dot != ".":
        return None
    try:
        return None if card == _NOTHING_THROWN else read_card(card), read_melds(melds)
    except CodeError:
        return None


def _confirm(way: Way) -> Button:
    """Says exactly what happens."""
    return Button(_confirming(way), Play((way.move,)), "danger")


def _confirming(way: Way) -> Text:
    match way.move:
        case BigGin():
            return text("confirm-big-gin")
        case Declare():
            return text("confirm-declare", points=way.points)
        case Gin(card):
            return text("confirm-gin", card=card)
        case Knock(card):
            return text("confirm-knock", points=way.points, card=card)


def _blocks(hand: PlayerView, found: tuple[Way, list[Way]], order: Order) -> tuple[Block, ...]:
    chosen, ways = found
    arrangement = Arrangement(chosen.move.melds, chosen.deadwood, chosen.points)
    thrown, drawn = _thrown_row(hand, chosen)
    holding = Holding(arrangement, order, drawn, _dress(hand, ways))
    return (*_heading(chosen, ways), *thrown, *holding.rows())


def _heading(chosen: Way, ways: Sequence[Way]) -> tuple[Line, ...]:
    """What is shown, and what would be better."""
    kinds = {type(way.move) for way in ways}
    match chosen.move:
        case BigGin():
            return (Line(text("knock-choose-big-gin"), "strong"),)
        case Declare():
            return (Line(text("knock-choose-dealt"), "strong"),)
        case _:
            better = {Gin: "knock-gin-possible", BigGin: "knock-big-gin-possible"}
            keys = [key for kind, key in better.items() if kind in kinds - {type(chosen.move)}]
            return (Line(text("knock-choose"), "strong"), *(Line(text(key)) for key in keys))


def _thrown_row(hand: PlayerView, chosen: Way) -> tuple[tuple[CardRow, ...], Card | None]:
    """The row of the card to throw, and the card to mark as drawn among the others."""
    if chosen.thrown is None:
        return (), hand.drawn
    throws_drawn = hand.drawn is chosen.thrown
    face = Face(chosen.thrown, "drawn" if throws_drawn else "plain")
    return (CardRow((face,), text("row-to-throw")),), None if throws_drawn else hand.drawn


def _dress(hand: PlayerView, ways: Sequence[Way]) -> Dress:
    """What pressing a card does: throw that one instead, where the round can end so."""
    first = {way.thrown: way for way in reversed(ways) if way.thrown is not None}

    def dress(face: Face) -> Face:
        way = first.get(face.card)
        if way is None:
            return replace(face, hint=_why_kept(hand, face.card))
        return replace(face, intent=way.look, hint=_hint(way, face.card))

    return dress if first else undressed


def _why_kept(hand: PlayerView, card: Card) -> Text:
    if hand.taken and card is hand.drawn:
        return text("hint-taken")
    return text("hint-no-gin" if hand.public.knock_limit == 0 else "hint-no-knock", card=card)


def _hint(way: Way, card: Card) -> Text:
    if isinstance(way.move, Gin):
        return text("hint-gin", card=card)
    return text("hint-knock", card=card, points=way.points)
