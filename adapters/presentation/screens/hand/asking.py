"""Questions before what can not be taken back: resigning, ending the match without a loss."""

from dataclasses import replace

from adapters.presentation.screen import Block, Button, Line, Screen
from adapters.presentation.screens.hand.faces import Holding, Order, undressed
from adapters.presentation.screens.hand.frames import framed, hand_blocks, plain_hand
from adapters.presentation.screens.hand.panels import BACK, Panel, abort_waiting, is_live
from adapters.presentation.screens.table.turns import is_series
from adapters.presentation.seats import called
from adapters.presentation.texts import text
from engine.cards.melds import best_arrangement
from engine.match.boards import HandView
from engine.match.sheet import settled
from engine.service.intents import Ask


def resign_screen(view: HandView, order: Order) -> Screen:
    """What resigning costs, and the question whether one means it; else the hand."""
    if not is_live(view.board):
        return plain_hand(view, order)
    winner = (view.seat + 1) % len(view.board.players)
    settlement = settled(view.board.sheet, view.board.sheet_rules, winner, resigned=True)
    name = called(view.board.players[winner])
    cost = text("resign-cost", name=name, points=settlement.payment)
    if is_series(view.board):
        number = len(view.board.matches) + 1
        cost = text("resign-cost-series", name=name, points=settlement.payment, number=number)
    confirm = Button(text("confirm-resign"), Ask("resign"), "danger")
    return _question(view, order, (Line(cost, "strong"),), (confirm, BACK))


def abort_screen(view: HandView, order: Order) -> Screen:
    """The question whether to offer an end without a loss; or that such an offer stands."""
    if not is_live(view.board):
        return plain_hand(view, order)
    offer = view.board.abort_offer
    label = text("confirm-abort-alone" if _is_alone(view) else "confirm-abort")
    confirm = Button(label, Ask("offer_abort"), "danger")
    waiting = abort_waiting(view.board)
    line = waiting if offer == view.seat else text(_explained(view))
    if offer is not None:
        why = waiting if offer == view.seat else text("why-answer-first")
        confirm = replace(confirm, enabled=False, why=why)
    return _question(view, order, (Line(line),), (confirm, BACK))


def _explained(view: HandView) -> str:
    """What calling it off would do: at once where nobody is there to be asked."""
    key = "abort-explained-alone" if _is_alone(view) else "abort-explained"
    return f"{key}-series" if is_series(view.board) else key


def _is_alone(view: HandView) -> bool:
    """Whether everybody else has left the place of the table."""
    return {view.seat, *view.board.departed} == set(range(view.board.capacity))


def _question(
    view: HandView, order: Order, lines: tuple[Line, ...], asked: tuple[Button, ...]
) -> Screen:
    """The hand as it is, its moves out of reach until the question is answered."""
    panel = Panel(view, order, asked=asked, paused=True)
    cards: tuple[Block, ...] = ()
    if view.round is not None:
        best = best_arrangement(view.round.mask, view.round.melding)
        cards = hand_blocks(Holding(best, order, view.round.drawn, undressed))
    # Where there is no room for its buttons, a question could not be answered.
    return replace(framed(view, (*cards, *lines), panel), brief=())
