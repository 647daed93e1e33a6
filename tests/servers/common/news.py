"""Waiting until something comes true that may change at any time."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")
PATIENCE_SECONDS: Final = 10.0
_GLANCE_SECONDS: Final = 0.02
"""How often those who wait for something outside of the server's world look there."""


class News:
    """Wakes whoever waits, when something has changed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def stir(self) -> None:
        """Something has changed: whoever waits looks again."""
        self._event.set()

    async def until(self, what: Callable[[], T], seconds: float = PATIENCE_SECONDS) -> T:
        """Wait until ``what`` gives something true, and give it; it may look elsewhere too.

        Raises:
            TimeoutError: if it does not in time.
        """
        async with asyncio.timeout(seconds):
            while not (found := what()):
                self._event.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_GLANCE_SECONDS):
                        await self._event.wait()
        return found
