"""The question before a card is thrown, for those who want to be asked."""

from dataclasses import replace

from adapters.presentation.codes import CodeError, card_code, read_card
from adapters.presentation.screen import Block, Button, CardRow, Face, Line, Screen
from adapters.presentation.screens.hand.defences import defend_screen
from adapters.presentation.screens.hand.endings import moves_of
from adapters.presentation.screens.hand.faces import Holding, Order
from adapters.presentation.screens.hand.frames import dress_for, framed, hand_blocks
from adapters.presentation.screens.hand.panels import BACK, Panel
from adapters.presentation.texts import text
from engine.cards.card import Card
from engine.cards.melds import best_arrangement
from engine.match.boards import HandView
from engine.round.moves import Discard
from engine.round.views import PlayerView
from engine.service.intents import Look, Play


def discard_screen(view: HandView, order: Order, choice: str) -> Screen:
    """What would be left without the card that a choice names, and the question; else the hand."""
    card = _named(choice)
    if view.round is None or card is None or Discard(card) not in moves_of(view):
        return defend_screen(view, order)
    confirm = Button(text("confirm-discard", card=card), Play((Discard(card),)), "danger")
    panel = Panel(view, order, asked=(confirm, BACK))
    return framed(view, _blocks(view, view.round, card, order), panel)


def asking_first(screen: Screen) -> Screen:
    """A hand on which a card that would be thrown is asked about instead."""
    return replace(screen, blocks=tuple(map(_asking, screen.blocks)))


def _blocks(view: HandView, hand: PlayerView, card: Card, order: Order) -> tuple[Block, ...]:
    """The card apart, and the others as they would be laid out."""
    dress, is_drawn = dress_for(view), hand.drawn is card
    kept = best_arrangement(hand.mask & ~card.bit, hand.melding)
    holding = Holding(kept, order, None if is_drawn else hand.drawn, dress)
    thrown = CardRow((Face(card, "drawn" if is_drawn else "plain"),), text("row-to-throw"))
    return (Line(text("discard-ask", card=card), "strong"), thrown, *hand_blocks(holding))


def _asking(block: Block) -> Block:
    if not isinstance(block, CardRow):
        return block
    return replace(block, cards=tuple(map(_asked, block.cards)))


def _asked(face: Face) -> Face:
    throws = isinstance(face.intent, Play) and isinstance(face.intent.moves[0], Discard)
    return replace(face, intent=Look("discard", card_code(face.card))) if throws else face


def _named(choice: str) -> Card | None:
    try:
        return read_card(choice)
    except CodeError:
        return None
