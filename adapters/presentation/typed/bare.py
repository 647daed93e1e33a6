"""Commands that lost their slash: typed like a move, they are none."""

from typing import Any, Final

from adapters.presentation.commands import (
    AbortCommand,
    Command,
    HandCommand,
    ReadyCommand,
    RematchCommand,
    ResignCommand,
    read_command,
)
from adapters.presentation.typed.lines import addressed, read_typed
from engine.round.faults import Fault, NotAllowed

WANTS_SLASH: Final[dict[type[Any], str]] = {
    ResignCommand: "resign",
    AbortCommand: "abort",
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
