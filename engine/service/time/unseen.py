"""The end of a turn that could not be shown to its player: looked at again soon, then put off."""

from dataclasses import replace
from typing import Final

from engine.match.table import Table
from engine.service.ports import Deadline
from engine.service.time.waits import MS_A_SECOND

SOON_MS: Final = 2000
"""How soon it is looked again whether a turn was shown."""
LONGEST_MS: Final = 3_600_000
"""How long a turn waits at most to be shown; those who wait for it have a right, too."""


def still_waits(turn: Deadline, table: Table, now: int, *, is_unseen: bool) -> Deadline | None:
    """The end of a turn that is up, put off; None if it is not to be put off.

    Its player has all of its time from when it was shown, since they had none of it before.
    """
    whole = table.turn_seconds * MS_A_SECOND
    if is_unseen and now - turn.begun < whole + LONGEST_MS:
        return replace(turn, due=now + SOON_MS, ends=now + SOON_MS + whole)
    if was_unseen(turn):
        return replace(turn, due=now + whole, ends=now + whole)
    return None


def was_unseen(turn: Deadline) -> bool:
    """Whether it is looked at before its time is up, since it was not shown."""
    return turn.due < turn.ends
