"""Whether the sentence that answers a line may be read by everybody who could read the line."""

from typing import Final

from adapters.frontdesk.values import Said
from adapters.presentation.typed.bare import read_slashed
from adapters.presentation.words.commands import (
    HandCommand,
    InviteCommand,
    LinkCommand,
    MoveCommand,
    SettingsCommand,
    UnlinkCommand,
)
from engine.round.faults import NotAllowed

_PRIVATE: Final = (MoveCommand, HandCommand, InviteCommand, LinkCommand, UnlinkCommand)
"""Whatever is answered to these may tell of cards, or of what is nobody else's business."""


def is_for_all(said: Said) -> bool:
    """Whether an answer to a line in a place tells nothing of anybody's cards or own affairs."""
    if said.place is None:
        return False
    try:
        command = read_slashed(said.line, "en")
    except NotAllowed:
        # No table was looked at: what is said is about the words of the line alone.
        return True
    if isinstance(command, SettingsCommand):
        return command.here
    return not isinstance(command, _PRIVATE)
