"""What does not get through at once is tried again for a while, each chat's in order."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Final
from weakref import WeakValueDictionary

import structlog

from adapters.latest import Latest
from adapters.outbox import Delivery, Later

LONGEST_SECONDS: Final = 180.0
"""How long something is tried; whoever waits longer than that has asked again, or has gone."""
MOST_IN_QUEUE: Final = 20
MOST: Final = 2000
"""Errands in one queue, and in all, that are remembered; there is no room for one more."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Errand:
    """Something that is to be sent to answer ``update``; ``send`` tries to once.

    Errands of one ``queue`` come one after another. A newer one with the same ``key`` takes the
    place of an older one. None is a queue, or a key, of its own.
    """

    update: str
    send: Callable[[], Awaitable[Delivery]]
    queue: Hashable = None
    key: Hashable = None


class Retries:
    """Sends answers, however long that takes; for what a table has to show there is the outbox."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._newest: Latest[Hashable, int] = Latest()
        self._queued: Counter[Hashable] = Counter()
        self._turns: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        self._tasks: dict[str, set[asyncio.Task[Delivery]]] = {}

    def newest(self, key: Hashable) -> int:
        """Give up all errands with this key that there are; the number of the next."""
        number = next(self._numbers)
        self._newest.note(key, number)
        return number

    async def insist(self, errand: Errand, patience: float) -> Delivery | None:
        """Send something; what comes of it within ``patience`` seconds, None while it is tried on.

        Where it is given up, that is ``Later``. If the caller is broken off, so is the errand.
        """
        if not self._has_room(errand.queue):
            return Later(LONGEST_SECONDS)
        task = self._begun(errand)
        try:
            done, _ = await asyncio.wait((task,), timeout=patience)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if done:
            return task.result()
        task.add_done_callback(partial(_tell, errand.update))
        return None

    def is_busy_with(self, update: str) -> bool:
        """Whether something is still to be sent to answer an update."""
        return update in self._tasks

    async def settled(self, update: str) -> None:
        """Wait until all that was to be sent to answer an update is there, or given up."""
        while tasks := self._tasks.get(update):
            await asyncio.wait(tasks)

    def drop(self, update: str) -> None:
        """Send nothing more to answer an update."""
        for task in self._tasks.get(update, ()):
            task.cancel()

    async def close(self) -> None:
        """Send nothing more."""
        tasks = [task for tasks in self._tasks.values() for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _has_room(self, queue: Hashable) -> bool:
        is_full = queue is not None and self._queued[queue] >= MOST_IN_QUEUE
        return not is_full and self._queued.total() < MOST

    def _begun(self, errand: Errand) -> asyncio.Task[Delivery]:
        number = self.newest(errand.key) if errand.key is not None else 0
        task = asyncio.create_task(self._in_turn(errand, number))
        self._queued[errand.queue] += 1
        self._tasks.setdefault(errand.update, set()).add(task)
        task.add_done_callback(partial(self._ended, errand))
        return task

    def _is_newest(self, key: Hashable, number: int) -> bool:
        return key is None or self._newest.get(key) == number

    async def _in_turn(self, errand: Errand, number: int) -> Delivery:
        turn = asyncio.Lock()
        if errand.queue is not None:
            turn = self._turns.setdefault(errand.queue, turn)
        now = asyncio.get_running_loop().time
        until = now() + LONGEST_SECONDS
        delivery: Delivery = Later(0.0)
        async with turn:
            while self._is_newest(errand.key, number) and now() <= until:
                delivery = await errand.send()
                if not isinstance(delivery, Later) or now() + delivery.seconds > until:
                    break
                await asyncio.sleep(delivery.seconds)
        if isinstance(delivery, Later):
            log.info("answer given up", update=errand.update)
        return delivery

    def _ended(self, errand: Errand, task: asyncio.Task[Delivery]) -> None:
        self._queued[errand.queue] -= 1
        if not self._queued[errand.queue]:
            del self._queued[errand.queue]
        tasks = self._tasks[errand.update]
        tasks.discard(task)
        if not tasks:
            del self._tasks[errand.update]


def _tell(update: str, task: asyncio.Task[Delivery]) -> None:
    """Log what went wrong with an errand for which nobody waited any more."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("answer failed", update=update, exc_info=error)
