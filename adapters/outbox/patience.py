"""How long a message may go on showing less than it should, where its reader can wait."""

import asyncio

from adapters.latest import Latest
from adapters.outbox.rows import is_called
from adapters.presentation.screen import Screen
from engine.service.ports import MessageKey, MessageRow


class Patience:
    """Since when messages show less than they should; after a restart they wait anew."""

    def __init__(self) -> None:
        self._behind: Latest[MessageKey, tuple[int, float]] = Latest()

    def left(self, row: MessageRow, screen: Screen, longest: float) -> float:
        """For how many seconds more a message need not be brought to ``screen``; 0 if it must be.

        It waits as long as the screen says, and not ``longest`` or more. What its reader has never
        seen at all, or is called to, does not wait; nor does what would be the last of several
        changes, if one of the others matters.
        """
        seconds = min(float(screen.may_wait), longest)
        has_seen = row.message and row.shown and row.shown >= screen.may_wait_from
        if seconds <= 0 or not has_seen or is_called(row):
            return 0.0
        now = asyncio.get_running_loop().time()
        shown, since = self._behind.take(row.key) or (0, now)
        if shown != row.shown:
            since = now
        self._behind.note(row.key, (row.shown, since))
        return max(0.0, since + seconds - now)

    def is_over(self, key: MessageKey) -> None:
        """Hear that a message was brought up."""
        self._behind.take(key)
