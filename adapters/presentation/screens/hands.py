"""One's own hand: the screen that a game is played on, and every look at it."""

from adapters.presentation.screen import Screen
from adapters.presentation.screens.asking import abort_screen, resign_screen
from adapters.presentation.screens.boards import board_screen
from adapters.presentation.screens.defences import defend_screen
from adapters.presentation.screens.faces import order_of
from adapters.presentation.screens.knocks import knock_screen
from engine.match.boards import HandView
from engine.service.intents import Look


def hand_screen(view: HandView, order: str = "suit", look: Look | None = None) -> Screen:
    """What ``look`` asks of the hand; without one the hand, or the answer to a knock if it is due.

    ``order`` is how the reader sorts cards, ``suit`` or ``rank``.
    """
    sort = order_of(order)
    if look is None:
        return defend_screen(view, sort)
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
            return defend_screen(view, sort, look.choice)
