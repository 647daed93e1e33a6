"""The question before somebody who may ends a table of others without a winner."""

from adapters.presentation.screen import Button, Line, Screen
from adapters.presentation.screens.table.boards import board_screen
from adapters.presentation.seats import names
from adapters.presentation.texts import text
from engine.match.boards import BoardView
from engine.service.intents import Ask, Look


def end_screen(view: BoardView) -> Screen:
    """What ending a table means, and the question whether one means it; else the board."""
    if view.finished is not None:
        return board_screen(view)
    of_challenge = "" if view.lobby is None else "-challenge"
    confirm = Button(text("confirm-end"), Ask("end"), "danger")
    back = Button(text("button-back"), Look("board"))
    return Screen(
        text("end-title", names=names(view.players)),
        (Line(text(f"end-question{of_challenge}")),),
        ((confirm, back),),
        table=view.id,
        version=view.version,
    )
