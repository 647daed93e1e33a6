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
from engine.service.intents import Look, Play, Wanted


def discard_screen(view: HandView, order: Order, choice: str) -> Screen:
    """What would be left without the card that a choice names, and the question; else the hand."""
    card = _named(choice)
    if view.round is None or card is None or Discard(card) not in moves_of(view):
        return defend_screen(view, order)
    throw = Play((Discard(card),), confirmed=True)
    confirm = Button(text("confirm-discard", card=card), throw, "danger")
    panel = Panel(view, order, asked=(confirm, BACK))
    return framed(view, _blocks(view, view.round, card, order), panel)


def question_of(wanted: Wanted) -> Look | None:
    """The question before what a card asks for that was pressed; None where nothing is thrown.

    The card may have been drawn before its reader wanted to be asked.
    """
    match wanted:
        case Play((Discard(card),), confirmed=False):
            return Look("discard", card_code(card))
        case _:
            return None


def asking_first(screen: Screen) -> Screen:
    """A hand on which a card that would be thrown is asked about instead."""
    blocks, hand = tuple(map(_asking, screen.blocks)), tuple(map(_asked, screen.hand))
    return replace(screen, blocks=blocks, hand=hand)


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
    question = question_of(face.intent) if isinstance(face.intent, Play) else None
    return face if question is None else replace(face, intent=question)


def _named(choice: str) -> Card | None:
    try:
        return read_card(choice)
    except CodeError:
        return None
