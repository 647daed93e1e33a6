"""Lines in channels that call one person to their turn, and go as soon as that is over."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from adapters.latest import Latest


@dataclass(frozen=True, slots=True)
class Call:
    """The line ``message`` of ``chat`` that calls ``user`` to ``table``."""

    user: str
    chat: str
    message: str
    table: str


class CallRows(Protocol):
    """Keeps lines that call somebody, so that they go even if the bot was away meanwhile."""

    async def add(self, user: str, chat: str, message: str, table: str) -> None:
        """Keep that a message calls ``user`` to ``table``."""

    async def all(self) -> tuple[tuple[str, str, str, str], ...]:
        """All lines that are kept: user, chat, message, table."""

    async def remove(self, chat: str, message: str) -> None:
        """Forget a line."""


Take = Callable[[str, str], Awaitable[None]]
"""Takes a message of a channel away, if it is there."""


@dataclass(slots=True)
class Calls:
    """The lines that stand in channels now; ``take`` takes one away there."""

    rows: CallRows
    take: Take
    _seen: Latest[str, str] = field(default_factory=Latest)
    _standing: dict[str, tuple[Call, ...]] = field(default_factory=dict)
    _is_read: bool = False
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def made(self, call: Call) -> None:
        """Hear of a line that stands there now; to one table nobody is called by two."""
        if call in await self._of(call.user):
            return
        await self.rows.add(call.user, call.chat, call.message, call.table)
        standing = await self._of(call.user)
        self._standing[call.user] = (*standing, call)
        await self._end(known for known in standing if known.table == call.table)

    async def over(self, user: str, channel: str = "") -> None:
        """Hear that somebody has pressed something, in a ``channel``: they need no line now."""
        if channel:
            self._seen.note(user, channel)
        await self._end(await self._of(user))

    def last_channel_of(self, user: str) -> str:
        """The channel where somebody has pressed last, empty where that is not known."""
        return self._seen.get(user) or ""

    async def passed(self, user: str, table: str) -> None:
        """Hear that nobody waits for somebody at a table any more."""
        await self._end(call for call in await self._of(user) if call.table == table)

    async def _end(self, calls: Iterable[Call]) -> None:
        for call in calls:
            if call not in await self._of(call.user):
                continue
            self._forget(call)
            # Kept until it is gone there: if the bot ends between, it is tried once more.
            await self.take(call.chat, call.message)
            await self.rows.remove(call.chat, call.message)

    def _forget(self, call: Call) -> None:
        """Know no more of a line; of whoever is called by none, nothing is known."""
        left = tuple(known for known in self._standing.pop(call.user) if known != call)
        if left:
            self._standing[call.user] = left

    async def _of(self, user: str) -> tuple[Call, ...]:
        """The lines that call somebody."""
        async with self._reading:
            if not self._is_read:
                for row in await self.rows.all():
                    call = Call(*row)
                    self._standing[call.user] = (*self._standing.get(call.user, ()), call)
                self._is_read = True
        return self._standing.get(user, ())
