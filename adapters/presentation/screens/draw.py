"""The one entry: a view and a look into the screen that it asks for."""

from dataclasses import replace
from typing import Final

from adapters.presentation.screen import Button, Screen
from adapters.presentation.screens.hand.discards import asking_first
from adapters.presentation.screens.hand.faces import Taste
from adapters.presentation.screens.hand.hands import hand_screen
from adapters.presentation.screens.hand.panels import BACK
from adapters.presentation.screens.pages import help_screen, language_screen
from adapters.presentation.screens.rules.rulebook import look_at_rules
from adapters.presentation.screens.settings.setup import setup_screen
from adapters.presentation.screens.table.boards import board_screen
from adapters.presentation.screens.table.challenges import own_challenge
from adapters.presentation.screens.table.closing import end_screen
from adapters.presentation.screens.table.patience import patient_hand
from adapters.presentation.screens.table.showdowns import showdown_screen
from adapters.presentation.texts import text
from engine.match.boards import BoardView, HandView, ShowdownView, board_of
from engine.service.intents import Look, ScreenName

View = BoardView | HandView | ShowdownView

TABLELESS: Final[frozenset[ScreenName]] = frozenset({"help", "language"})
"""Looks that are the same whatever table they were asked from."""
_PLAIN: Final = Taste()


def draw(view: View, taste: Taste = _PLAIN, look: Look | None = None) -> Screen:
    """What ``look`` asks to see of ``view``: without one the board, the hand or the showdown.

    ``taste`` is the reader's.
    """
    if isinstance(view, ShowdownView):
        return showdown_screen(view)
    if look is not None and look.screen in TABLELESS:
        return draw_page(look)
    if look is not None and look.screen == "rules":
        return _rules(view, look)
    board = board_of(view)
    asked = _about_board(board, look)
    if asked is not None:
        return asked
    if isinstance(view, BoardView) or len(board.players) < board.capacity:
        return _board(view, board)
    screen = _hand(view, taste, look)
    return asking_first(screen) if taste.asks_discard else screen


def _board(view: BoardView | HandView, board: BoardView) -> Screen:
    """The board; of a challenge what is its reader's."""
    if board.lobby is None:
        return board_screen(board)
    return own_challenge(board, board.lobby, is_challenger=isinstance(view, HandView))


def _hand(view: HandView, taste: Taste, look: Look | None) -> Screen:
    """The hand; what was looked at on purpose never waits."""
    screen = hand_screen(view, taste.order, look)
    return patient_hand(screen, view) if look is None else screen


def _about_board(board: BoardView, look: Look | None) -> Screen | None:
    """What a look asks that is the same for everybody; None if it asks nothing of the kind."""
    if look is not None and look.screen == "setup" and board.lobby is not None:
        return setup_screen(board, look.choice)
    return end_screen(board) if look is not None and look.screen == "end" else None


def draw_page(look: Look) -> Screen:
    """What a look without a table asks to see; the help if it makes no sense without one."""
    if look.screen == "language":
        return language_screen(look.choice)
    if look.screen == "rules":
        return look_at_rules(look.choice)
    return help_screen(look.choice if look.screen == "help" else "")


def _rules(view: BoardView | HandView, look: Look) -> Screen:
    board = board_of(view)
    screen = look_at_rules(look.choice, board.rules)
    back = BACK if isinstance(view, HandView) else Button(text("button-back"), Look("board"))
    *above, turns = screen.rows
    return replace(
        screen,
        rows=(*above, (*turns, back)),
        table=board.id,
        version=board.version,
        of_challenge=board.lobby is not None,
    )
