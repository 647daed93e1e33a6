"""Commands that lost their slash, and moves that got one."""

from typing import Any, Final

from adapters.presentation.typed.lines import addressed, begins_as_move, read_typed
from adapters.presentation.words.commands import (
    AbortCommand,
    Command,
    EndCommand,
    HandCommand,
    MoveCommand,
    ReadyCommand,
    RematchCommand,
    ResignCommand,
    read_command,
)
from engine.round.faults import Fault, NotAllowed

WANTS_SLASH: Final[dict[type[Any], str]] = {
    ResignCommand: "resign",
    AbortCommand: "abort",
    EndCommand: "end",
    RematchCommand: "rematch",
}
"""What nobody should ask for by a slip, and the command to type for it."""
OF_A_TURN: Final = (HandCommand, ReadyCommand)
"""What may be said among moves anywhere."""


def read_bare(line: str) -> Command | None:
    """The command that a line means without its slash; None for a move, and for what is neither.

    Raises:
        NotAllowed: if a word after the command's makes no sense to it.
    """
    if read_typed(addressed(line)[0]) is not None:
        return None
    try:
        return read_command(line)
    except NotAllowed as refused:
        if refused.fault is not Fault.UNKNOWN_COMMAND:
            raise
        return None


def read_slashed(line: str, language: str) -> Command:
    """What a line with a slash asks for: a command, else the move that its words are.

    Raises:
        NotAllowed: if it is neither, or an argument makes no sense to the command.
    """
    try:
        return read_command(line, language)
    except NotAllowed as refused:
        moved = line.strip().removeprefix("/")
        # What begins as a command, like /gin, is a move only as a whole: names may be its own.
        is_free = refused.fault is Fault.UNKNOWN_COMMAND
        words = addressed(moved)[0] if is_free else moved
        if read_typed(words) is None and not (is_free and begins_as_move(words)):
            raise
        return MoveCommand(moved)
