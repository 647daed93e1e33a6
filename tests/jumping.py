"""An event loop whose clock jumps: whoever sleeps in it wakes up at once, and hours later."""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from math import ceil
from typing import ParamSpec, TypeVar

from tests.fakes import FakeClock

P = ParamSpec("P")
T = TypeVar("T")
Ready = list[tuple[selectors.SelectorKey, int]]


class _Here(ThreadPoolExecutor):
    """Does at once, in the same thread, what would be done in another."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """What has come of ``fn``."""
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class _Jump(selectors.DefaultSelector):
    """Lets the clock go on instead of waiting; nothing ever comes from outside."""

    def __init__(self, clock: FakeClock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> Ready:
        """Nothing; but the time until ``timeout`` has passed.

        Raises:
            RuntimeError: if nobody would ever wake up again.
        """
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will happen any more")
        if timeout > 0:
            self._clock.advance(ceil(timeout * 1000) / 1000)
        return []


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop that goes by a fake clock, which goes on whenever there is nothing else to do."""

    def __init__(self, clock: FakeClock) -> None:
        super().__init__(_Jump(clock))
        self._fake = clock
        self.set_default_executor(_Here())

    def time(self) -> float:
        """The time on the fake clock, in seconds."""
        return self._fake.elapsed() / 1000
