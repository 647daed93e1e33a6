"""What Discord takes of a bot: whoever is in a hurry hears how long to wait, and waits nowhere.

discord.py sleeps where a route is exhausted, and after the call that exhausts it. What is sent
then is old, and what stands behind it waits as well.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import Final, TypeVar

from discord import RateLimited
from discord.http import HTTPClient, Ratelimit

PER_SECOND: Final = 45
"""Calls that count toward the limit of the whole bot; Discord takes fifty."""
_SECOND: Final = 1.0
_MOMENT: Final = 0.1
"""How long to wait where nobody knows yet what a route takes: its first call is under way."""
_LONGEST_TOLD: Final = 2.0
"""How long a route rests where Discord says that it is too much: it may be one message's trouble.

That message waits as long as it is told to, by itself.
"""
_KEPT: Final = 2_000
"""Routes of channels that are remembered before those at rest are forgotten."""
_NO_SLEEP: Final = 0.001
"""Seconds that discord.py may sleep when Discord itself says that it is too much."""

_Error = TypeVar("_Error", bound=BaseException)
_IN_A_HURRY: ContextVar[bool] = ContextVar("_IN_A_HURRY", default=False)


@contextmanager
def hurried() -> Iterator[None]:
    """Calls made within raise ``RateLimited`` where they would have to wait."""
    before = _IN_A_HURRY.set(True)
    try:
        yield
    finally:
        _IN_A_HURRY.reset(before)


def never_sleep(http: HTTPClient) -> None:
    """Let calls through a client fail where Discord says that it is too much."""
    http.max_ratelimit_timeout = _NO_SLEEP
    # The one place where the limits of its routes can be looked at.
    http._buckets = _Buckets()  # noqa: SLF001 - the library has no door to them


class NotYet(RateLimited):
    """A call that was not made, since there is no room for it yet."""


class _Whole:
    """All calls of the last second, whichever their routes."""

    def __init__(self) -> None:
        self._latest: deque[float] = deque(maxlen=PER_SECOND)
        self._promised = 0.0

    def wait(self, now: float) -> float:
        """Seconds until one more may be made; each who has to wait is told another time."""
        if len(self._latest) < PER_SECOND or self._latest[0] + _SECOND <= now:
            return 0.0
        earliest = max(self._latest[0] + _SECOND, self._promised)
        self._promised = earliest + _SECOND / PER_SECOND
        return earliest - now

    def use(self, now: float) -> None:
        """Hear that one is made."""
        self._latest.append(now)


class _Bucket(Ratelimit):
    """What one route of a channel takes."""

    def __init__(self, whole: _Whole) -> None:
        super().__init__(None)
        self._whole = whole
        self._put_off = 0

    def reset(self) -> None:
        """Begin anew: its time is over."""
        self.remaining = self.limit - self.outgoing
        self.expires, self.reset_after, self.dirty = None, 0.0, False
        self._put_off = 0

    async def acquire(self) -> None:
        """Take a call; in a hurry, at once or not at all."""
        now = asyncio.get_running_loop().time()
        if not _IN_A_HURRY.get():
            self._whole.use(now)
            await super().acquire()
            return
        self._last_request = now
        if self.is_expired():
            self.reset()
        wait = max(self._wait(now), self._whole.wait(now))
        if wait:
            raise NotYet(wait)
        self._whole.use(now)
        self.remaining -= 1
        self.outgoing += 1

    async def __aexit__(self, kind: type[_Error], value: _Error, traceback: TracebackType) -> None:
        """Note what was said against it; in a hurry, do not wait for better times."""
        if isinstance(value, RateLimited):
            self.remaining = 0
            self.expires = asyncio.get_running_loop().time() + min(
                value.retry_after, _LONGEST_TOLD
            )
        if not _IN_A_HURRY.get():
            await super().__aexit__(kind, value, traceback)
            return
        self.outgoing -= 1
        if self.remaining <= 0 and self.expires is None:
            # Nothing was told of the route, as where something before Discord answers.
            self.reset()

    def _wait(self, now: float) -> float:
        """Seconds until there is room; those who are put off come back in several turns."""
        if self.remaining > 0:
            return 0.0
        turns = self._put_off // max(1, self.limit)
        self._put_off += 1
        if self.expires is None:
            return _MOMENT * (turns + 1)
        return max(_MOMENT, self.expires - now) + turns * self.reset_after


class _Buckets(dict[str, Ratelimit]):
    """The routes of channels that were used lately."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = _Whole()

    def __missing__(self, key: str) -> Ratelimit:
        if len(self) >= _KEPT:
            for name in [name for name, bucket in self.items() if bucket.is_inactive()]:
                del self[name]
        made = self[key] = _Bucket(self._whole)
        return made
