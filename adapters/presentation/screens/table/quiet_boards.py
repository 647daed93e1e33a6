"""The board of a quiet place: it leads to the round that ended last, which is not posted there."""

from dataclasses import replace

from adapters.presentation.screen import Button, Screen
from adapters.presentation.screens.table.boards import board_screen
from adapters.presentation.texts import text
from engine.match.boards import BoardView
from engine.service.intents import Look


def quiet_board(view: BoardView) -> Screen:
    """The board with a button that shows the last round to whoever presses it."""
    screen = board_screen(view)
    if len(view.players) < view.capacity:
        return screen
    exists = bool(last_round(view))
    why = None if exists else text("why-no-round-yet")
    button = Button(text("button-last-round"), Look("showdown"), enabled=exists, why=why)
    first, *rest = screen.rows
    return replace(screen, rows=((*first, button), *rest))


def last_round(view: BoardView) -> int:
    """The number of the round that was played to its end last, 0 before there is one."""
    sheets = [view.sheet, *(match.sheet for match in reversed(view.matches))]
    entries = next((sheet.entries for sheet in sheets if sheet.entries), ())
    return entries[-1].number if entries else 0
