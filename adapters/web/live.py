"""Who listens now: the open live lines, what is pushed to them, and the people behind them."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from aiohttp import WSCloseCode, web

from adapters.web.keys import Tab
from adapters.web.wire import JsonDict, stamped

WAITING: Final = 200
"""Pushes that may wait for one slow tab; beyond, it is cut off and reads everything anew."""
QUIET_SECONDS: Final = 20
"""How long a line says nothing before it tells the time, which a machine asleep loses."""


@dataclass(eq=False, slots=True)
class Line:
    """One tab's live line; ``cut`` breaks it at once.

    ``notices`` is what the tab was told of whether its person wants to be called.
    """

    tab: Tab
    socket: web.WebSocketResponse
    cut: Callable[[], None]
    queue: asyncio.Queue[str] = field(default_factory=lambda: asyncio.Queue(WAITING))
    notices: bool | None = None

    async def pump(self) -> None:
        """Send what is queued, for as long as the tab takes it."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_str(await self._next())

    def push(self, words: str) -> None:
        """Queue ``words``, or break the line if the tab does not keep up."""
        try:
            self.queue.put_nowait(words)
        except asyncio.QueueFull:
            self.cut()

    async def _next(self) -> str:
        """What is queued, or the time where nothing is for long."""
        try:
            async with asyncio.timeout(QUIET_SECONDS):
                return await self.queue.get()
        except TimeoutError:
            return _worded({"kind": "time"})


class Live:
    """Pushes news to the tabs that may see them."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self._lines: set[Line] = set()

    def join(self, line: Line) -> None:
        """Let ``line`` hear everything from now on, and tell all who is here."""
        self._lines.add(line)
        self.tell_people()

    def leave(self, line: Line) -> None:
        """Forget ``line``, and tell all who is left."""
        self._lines.discard(line)
        self.tell_people()

    def tell(self, chat: str, news: JsonDict) -> None:
        """Push ``news`` of ``chat``: a private chat's goes to its user alone."""
        words = _worded({**news, "chat": chat})
        for line in tuple(self._lines):
            if not chat.startswith("@") or chat == f"@{line.tab.user}":
                line.push(words)

    def tell_people(self) -> None:
        """Push the names of all who are here, each person once."""
        people = {line.tab.user: line.tab.name for line in self._lines}
        names = sorted(people.values(), key=str.casefold)
        words = _worded({"kind": "people", "people": names})
        for line in tuple(self._lines):
            line.push(words)

    def tell_notices(self, user: str, *, wanted: bool) -> None:
        """Push whether ``user`` wants to be called to those of their tabs that know otherwise."""
        for line in tuple(self._lines):
            if line.tab.user == user and line.notices is not wanted:
                line.notices = wanted
                line.push(_worded({"kind": "notices", "wanted": wanted}))

    async def close(self) -> None:
        """End every line, so that the tabs know that the bot is going."""
        lines = tuple(self._lines)
        await asyncio.gather(*(line.socket.close(code=WSCloseCode.GOING_AWAY) for line in lines))


def _worded(news: JsonDict) -> str:
    return json.dumps(stamped(news), ensure_ascii=False)
