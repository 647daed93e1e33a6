"""Lanes: what one person sends is done one after another, all people side by side."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Job = TypeVar("Job")


class Lanes(Generic[Job]):
    """Carries jobs out, in order within a lane; a job must not raise."""

    def __init__(self, carry_out: Callable[[Job], Awaitable[None]], most: int) -> None:
        """There is room until ``most`` jobs wait or run."""
        self._carry_out = carry_out
        self._most = most
        self._jobs = 0
        self._lanes: dict[str, deque[Job]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._has_room = asyncio.Event()
        self._has_room.set()

    @property
    def has_room(self) -> bool:
        """Whether more jobs should be brought."""
        return self._has_room.is_set()

    @property
    def is_idle(self) -> bool:
        """Whether no job waits or runs."""
        return not self._lanes

    async def room(self) -> None:
        """Wait until more jobs should be brought."""
        await self._has_room.wait()

    def add(self, lane: str, job: Job) -> None:
        """Have ``job`` done after all that its lane holds."""
        if self._is_closed:
            return
        self._count(1)
        if lane in self._lanes:
            self._lanes[lane].append(job)
            return
        self._lanes[lane] = deque((job,))
        task = asyncio.create_task(self._go_through(lane))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, seconds: float) -> None:
        """Begin nothing more; what runs may end within ``seconds`` and is broken off then."""
        self._is_closed = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        running = list(self._tasks)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _go_through(self, lane: str) -> None:
        jobs = self._lanes[lane]
        try:
            while jobs and not self._is_closed:
                await self._carry_out(jobs[0])
                jobs.popleft()
                self._count(-1)
        finally:
            del self._lanes[lane]

    def _count(self, more: int) -> None:
        self._jobs += more
        if self._jobs < self._most:
            self._has_room.set()
        else:
            self._has_room.clear()
