"""When a session may begin: as Discord's buckets and its limit for a day allow, not too often."""

import asyncio
import math
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Final

import structlog

from adapters.wire.pauses import Pauses

SPACING_SECONDS: Final = 5.0
"""How long after one session of a bucket the next may begin."""
KNOWN_SECONDS: Final = 30.0
"""How long Discord is not asked again where its gateway is."""
ASK_SECONDS: Final = 10.0
"""How long Discord may take to say so."""
FIRST_SECONDS: Final = 2.0
LAST_SECONDS: Final = 300.0
"""How long to wait before a session that follows a short one, at first and at most.

So even a bot that is thrown out again and again begins fewer than three hundred a day.
"""
LASTING_SECONDS: Final = 300.0
"""How long a session lasts that was none of these."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Limits:
    """What Discord says of its gateway: where it is, for how many connections, how many sessions.

    ``at_once`` may begin within five seconds; ``left`` in all until ``reset_seconds`` are over.
    """

    url: str
    shards: int
    at_once: int = 1
    left: int = 1000
    reset_seconds: float = 0.0


class Entrance:
    """Lets the connections of one bot begin their sessions, each as soon as it may."""

    def __init__(self, ask: Callable[[], Awaitable[Limits]]) -> None:
        """``ask`` asks Discord for its limits."""
        self._ask = ask
        self._restarts = Restarts()
        self._limits = Limits("", 1)
        self._asked = -math.inf
        self._asking = asyncio.Lock()
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._entered: dict[int, float] = {}

    async def limits(self) -> Limits:
        """What Discord says of its gateway; asked anew after a while.

        Raises:
            discord.DiscordException: if it does not say.
            TimeoutError: if it does not say in time.
        """
        async with self._asking:
            if _now() - self._asked > KNOWN_SECONDS:
                async with asyncio.timeout(ASK_SECONDS):
                    self._limits = await self._ask()
                self._asked = _now()
            return self._limits

    def forget(self) -> None:
        """Ask Discord anew the next time: what it has said no longer holds."""
        self._asked = -math.inf

    @asynccontextmanager
    async def turn(self, shard: int) -> AsyncIterator[str]:
        """Hold the turn of a connection to be made and to begin a session; where to.

        Raises:
            discord.DiscordException: if Discord does not say where its gateway is.
            TimeoutError: if it does not say in time.
        """
        await asyncio.sleep(self._restarts.pause_before(shard))
        limits = await self._limits_with_room()
        bucket = self._bucket_of(shard)
        async with self._turns[bucket]:
            since = _now() - self._entered.get(bucket, -math.inf)
            await asyncio.sleep(max(0.0, SPACING_SECONDS - since))
            yield limits.url

    def entered(self, shard: int) -> None:
        """Hear that a connection begins its session now."""
        self._limits = replace(self._limits, left=self._limits.left - 1)
        self._restarts.begun(shard)
        self._entered[self._bucket_of(shard)] = _now()

    async def _limits_with_room(self) -> Limits:
        """What Discord says once it takes another session."""
        while (limits := await self.limits()).left < 1:
            seconds = max(limits.reset_seconds, 1.0)
            log.error("discord takes no more sessions of this bot today", seconds=seconds)
            await asyncio.sleep(seconds)
            self.forget()
        return limits

    def _bucket_of(self, shard: int) -> int:
        return shard % self._limits.at_once


class Restarts:
    """How long each connection waits before a session that follows a short one."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = random.random,
    ) -> None:
        """``now`` are seconds on a clock that is never set; ``chance`` is as in ``Pauses``."""
        self._now = now
        self._chance = chance
        self._begun: dict[int, float] = {}
        self._pauses: dict[int, Pauses] = {}

    def begun(self, shard: int) -> None:
        """Hear that a session begins."""
        self._begun[shard] = self._now()

    def pause_before(self, shard: int) -> float:
        """How long to wait before the next session of a connection; 0 if it has had none."""
        if shard not in self._begun:
            return 0.0
        pauses = self._pauses.get(shard)
        if pauses is None or self._now() - self._begun[shard] >= LASTING_SECONDS:
            pauses = self._pauses[shard] = Pauses(FIRST_SECONDS, LAST_SECONDS, self._chance)
        return pauses.next()


def _now() -> float:
    return asyncio.get_running_loop().time()
