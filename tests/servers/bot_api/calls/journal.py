"""Every call that was made, in order, and what was answered."""

import asyncio
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.servers.bot_api.refusal import Refusal

METERED: Final = frozenset(
    {
        "sendMessage",
        "sendPhoto",
        "editMessageText",
        "editMessageMedia",
        "editMessageReplyMarkup",
        "editMessageCaption",
    }
)
"""The calls that share the limits of a chat."""
_POLL: Final = "getUpdates"


@dataclass(slots=True, eq=False)
class Call:
    """One call; ``error`` is None where it was carried out, ``at`` the server's time."""

    method: str
    params: dict[str, object]
    chat: int | None
    token: str
    at: float
    result: object = None
    error: Refusal | None = None
    done: bool = False

    def __repr__(self) -> str:
        return f"{self.method}({self.params}) -> {self.error or self.result!r}"


@dataclass(slots=True)
class Journal:
    """The calls of all bots; ``quiet_since`` is when the last one ended, in loop time."""

    entries: list[Call] = field(default_factory=list)
    _open: int = 0
    _last: float = field(default_factory=time.monotonic)

    def __iter__(self) -> Iterator[Call]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, at: int) -> Call:
        return self.entries[at]

    @property
    def mark(self) -> int:
        """Where the journal stands now, for ``since``."""
        return len(self.entries)

    def since(self, mark: int) -> list[Call]:
        """The calls after ``mark``, without the polling."""
        return [call for call in self.entries[mark:] if call.method != _POLL]

    def calls(self, method: str = "", chat: int | None = None, since: int = 0) -> list[Call]:
        """The calls of one method, into one chat, or both."""
        return [
            call
            for call in self.entries[since:]
            if method in {"", call.method} and chat in {None, call.chat}
        ]

    def metered(self, chat: int | None = None, since: int = 0) -> list[Call]:
        """The sends and edits, into one chat or all, that a chat's limits count."""
        return [call for call in self.calls(chat=chat, since=since) if call.method in METERED]

    def busiest(self, chat: int, seconds: float = 60) -> int:
        """The most sends and edits into a chat within any ``seconds``."""
        times = [call.at for call in self.metered(chat)]
        return max((sum(at <= other < at + seconds for other in times) for at in times), default=0)

    def begin(self, call: Call) -> None:
        """A call has come."""
        self.entries.append(call)
        if call.method != _POLL:
            self._open += 1

    def end(self, call: Call) -> None:
        """It has been answered."""
        call.done = True
        if call.method != _POLL:
            self._open -= 1
            self._last = time.monotonic()

    async def quiet(self, seconds: float = 0.2) -> None:
        """Wait until there has been no call, polling aside, for ``seconds`` of real time."""
        until = time.monotonic() + seconds
        while self._open or time.monotonic() < until:
            await asyncio.sleep(seconds / 10)
            until = max(until, self._last + seconds)


def methods(calls: Iterable[Call]) -> list[str]:
    """The names of the methods called, in order."""
    return [call.method for call in calls]
