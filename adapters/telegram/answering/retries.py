"""A look that could not be shown is tried once more, unless a newer one has taken its place."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from adapters.outbox import Delivery

LONGEST_SECONDS: Final = 60.0
"""Whoever waits longer than that has pressed again, or has gone."""
_REMEMBERED: Final = 10_000
Spot = tuple[str, str]
"""A message: its chat and its id."""


@dataclass(frozen=True, slots=True)
class Retries:
    """Shows looks later; for what a table has to show there is the outbox."""

    _presses: OrderedDict[Spot, int] = field(default_factory=OrderedDict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def newest(self, spot: Spot) -> int:
        """Count a press on a message; its number, by which it is known as the newest."""
        self._presses[spot] = self._presses.get(spot, 0) + 1
        self._presses.move_to_end(spot)
        if len(self._presses) > _REMEMBERED:
            self._presses.popitem(last=False)
        return self._presses[spot]

    def after(
        self, seconds: float, spot: Spot, press: int, show: Callable[[], Awaitable[Delivery]]
    ) -> None:
        """Show what a press led to after a while, if it is the newest on its message then."""
        if seconds > LONGEST_SECONDS:
            return
        task = asyncio.create_task(self._show(seconds, spot, press, show))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Show nothing more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _show(
        self, seconds: float, spot: Spot, press: int, show: Callable[[], Awaitable[Delivery]]
    ) -> None:
        await asyncio.sleep(seconds)
        if self._presses.get(spot) == press:
            await show()
