"""One's own hand: the screen that a game is played on, and every look at it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from adapters.presentation.screen import Screen
from adapters.presentation.screens.hand.asking import abort_screen, resign_screen
from adapters.presentation.screens.hand.defences import defend_screen
from adapters.presentation.screens.hand.discards import discard_screen
from adapters.presentation.screens.hand.faces import Order, order_of
from adapters.presentation.screens.hand.knocks import knock_screen
from adapters.presentation.screens.table.boards import board_screen
from engine.match.boards import HandView
from engine.service.intents import Look, ScreenName


def hand_screen(view: HandView, order: str = "suit", look: Look | None = None) -> Screen:
    """What ``look`` asks of the hand; without one the hand, or the answer to a knock if it is due.

    ``order`` is how the reader sorts cards, ``suit`` or ``rank``.
    """
    sort = order_of(order)
    if look is None:
        return defend_screen(view, sort)
    if look.screen == "board":
        return board_screen(view.board)
    if look.screen in _QUESTIONS:
        return _QUESTIONS[look.screen](view, sort)
    return _CHOICES.get(look.screen, defend_screen)(view, sort, look.choice)


_QUESTIONS: Final[Mapping[ScreenName, Callable[[HandView, Order], Screen]]] = MappingProxyType(
    {"resign": resign_screen, "abort": abort_screen}
)
_CHOICES: Final[Mapping[ScreenName, Callable[[HandView, Order, str], Screen]]] = MappingProxyType(
    {"knock": knock_screen, "discard": discard_screen}
)
