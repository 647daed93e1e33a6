"""Every call that was made, in order, and how long there has been none."""

import asyncio
import time
from collections.abc import Hashable, Iterator
from typing import Generic, Protocol, TypeVar


class Made(Protocol):
    """What every call tells of itself; ``at`` is the server's time."""

    at: float
    done: bool

    @property
    def chat(self) -> Hashable:
        """Where it has to do with; None for nowhere."""
        ...

    @property
    def metered(self) -> bool:
        """Whether the platform's limits count it."""
        ...

    @property
    def idle(self) -> bool:
        """Whether it only waits for news."""
        ...


C = TypeVar("C", bound=Made)


class Journal(Generic[C]):
    """The calls of all bots, in order."""

    def __init__(self) -> None:
        self.entries: list[C] = []
        self._open = 0
        self._last = time.monotonic()

    def __iter__(self) -> Iterator[C]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, at: int) -> C:
        return self.entries[at]

    @property
    def mark(self) -> int:
        """Where the journal stands now, for ``since``."""
        return len(self.entries)

    def since(self, mark: int) -> list[C]:
        """The calls after ``mark``, without those that wait for news."""
        return [call for call in self.entries[mark:] if not call.idle]

    def metered(self, chat: Hashable = None, since: int = 0) -> list[C]:
        """The calls that limits count, of one chat or all."""
        return [
            call
            for call in self.entries[since:]
            if call.metered and (chat is None or chat == call.chat)
        ]

    def busiest(self, chat: Hashable, seconds: float = 60) -> int:
        """The most counted calls of a chat within any ``seconds``."""
        times = [call.at for call in self.metered(chat)]
        return max((sum(at <= other < at + seconds for other in times) for at in times), default=0)

    def begin(self, call: C) -> None:
        """A call has come."""
        self.entries.append(call)
        self._open += not call.idle

    def end(self, call: C) -> None:
        """It has been answered."""
        call.done = True
        if not call.idle:
            self._open -= 1
            self._last = time.monotonic()

    async def quiet(self, seconds: float = 0.2) -> None:
        """Wait until there has been no call for ``seconds`` of real time, idle ones aside."""
        until = time.monotonic() + seconds
        while self._open or time.monotonic() < until:
            await asyncio.sleep(seconds / 10)
            until = max(until, self._last + seconds)
