"""Channels in which the bot cannot write by itself: it only answers there."""

import time
from collections.abc import Callable
from math import inf
from typing import Final

from adapters.latest import Latest

REFUSED_SECONDS: Final = 30.0
"""After so long a channel is tried again that has refused a message."""


class Mute:
    """What the latest interactions and refusals have told of channels; unknown ones are tried."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` are the seconds on a clock that is never set."""
        self._now = now
        self._until: Latest[str, float] = Latest()

    def note(self, channel: str, *, is_mute: bool) -> None:
        """Hear, from an interaction, whether the bot can write there only by answering."""
        if is_mute:
            self._until.note(channel, inf)
        else:
            self._until.take(channel)

    def refused(self, channel: str) -> None:
        """Hear that a message was refused: for a while none is tried."""
        if channel not in self:
            self._until.note(channel, self._now() + REFUSED_SECONDS)

    def clear(self) -> None:
        """Hear that it may be otherwise now anywhere: the bot was let in somewhere."""
        self._until = Latest()

    def __contains__(self, channel: str) -> bool:
        return (self._until.get(channel) or 0.0) > self._now()
