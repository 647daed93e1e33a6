"""One's own hand: the screen that a game is played on, and every look at it."""

from typing import cast

from adapters.presentation.screen import Screen
from adapters.presentation.screens.asking import abort_screen, resign_screen
from adapters.presentation.screens.boards import board_screen
from adapters.presentation.screens.defences import defend_screen, defending
from adapters.presentation.screens.faces import Order
from adapters.presentation.screens.frames import plain_hand
from adapters.presentation.screens.knocks import knock_screen
from engine.match.boards import HandView
from engine.service.intents import Look


def hand_screen(view: HandView, order: str = "suit", look: Look | None = None) -> Screen:
    """What ``look`` asks of the hand; without one the hand, or the answer to a knock if it is due.

    ``order`` is how the reader sorts cards, ``suit`` or ``rank``.
    """
    sort = cast("Order", order if order in {"suit", "rank"} else "suit")
    if look is None:
        return _own(view, sort, "")
    match look.screen:
        case "board":
            return board_screen(view.board)
        case "knock":
            return knock_screen(view, sort, look.choice)
        case "resign":
            return resign_screen(view, sort)
        case "abort":
            return abort_screen(view, sort)
        case _:
            return _own(view, sort, look.choice)


def _own(view: HandView, order: Order, choice: str) -> Screen:
    if defending(view):
        return defend_screen(view, order, choice)
    return plain_hand(view, order, choice)
