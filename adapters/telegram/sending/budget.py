"""How many messages and edits each chat may take: a few at once, then one after the other."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

Kind = Literal["new", "change"]
"""What is sent: a new message, or a change of one that is there."""

BURST: Final = 5
"""Sends and edits that a rested chat takes at once."""
REMEMBERED: Final = 10_000
"""Chats that are remembered before those at rest are forgotten."""
LAPSES_SECONDS: Final = 2.0
"""How long a place in the queue waits for who was told to come back and does not."""
_MINUTE: Final = 60.0
_NOTHING: Final = 1e-9
"""A part of a send so small that it is no reason to wait."""


@dataclass(frozen=True, slots=True)
class Rate:
    """What a chat takes: ``burst`` sends at once, and one more every ``seconds``.

    Together never more than ``per_minute`` in any minute.
    """

    per_minute: int
    burst: int
    seconds: float

    @classmethod
    def of(cls, per_minute: int) -> "Rate":
        """The rate at which a chat takes ``per_minute``, spread over the minute but for a few."""
        burst = max(1, min(BURST, per_minute // 4))
        return cls(per_minute, burst, _MINUTE / max(1, per_minute - burst))

    @property
    def deepest(self) -> float:
        """The debt in which a minute passes until the next send; nobody waits longer."""
        return float(min(-1, self.burst - self.per_minute))


@dataclass(slots=True)
class _Chat:
    """One chat: what it can take at ``at``, below 0 in debt, and who waits for their turn.

    The queues hold when each of those who wait was told to come back, first come first.
    """

    rate: Rate
    tokens: float
    at: float
    stopped_until: float = 0.0
    new: dict[str, float] = field(default_factory=dict)
    changes: dict[str, float] = field(default_factory=dict)

    def go_on(self, now: float) -> None:
        """Let the time pass until ``now``; who did not come back has lost their place."""
        # While a chat is stopped it gains nothing, so that it is not flooded right after that.
        since = max(self.at, min(self.stopped_until, now))
        regained = max(0.0, now - since) / self.rate.seconds
        self.tokens = min(float(self.rate.burst), self.tokens + regained)
        self.at = max(self.at, now)
        for queue in (self.new, self.changes):
            for name in [name for name, due in queue.items() if due + LAPSES_SECONDS < now]:
                del queue[name]

    def wait_of(self, name: str, kind: Kind) -> float:
        """How long ``name`` waits in its queue, where it takes the last place if it has none."""
        queue = self.new if kind == "new" else self.changes
        queue.setdefault(name, self.at)
        before = len(self.new) if kind == "change" else 0
        missing = before + list(queue).index(name) + 1 - self.tokens
        until_free = missing * self.rate.seconds if missing > _NOTHING else 0.0
        wait = max(until_free, self.stopped_until - self.at, 0.0)
        queue[name] = self.at + wait
        return wait

    def leave(self, name: str) -> None:
        """Let ``name`` wait no more."""
        self.new.pop(name, None)
        self.changes.pop(name, None)

    def is_at_rest(self) -> bool:
        """Whether there is nothing to remember of this chat."""
        waits = self.new or self.changes or self.stopped_until > self.at
        return not waits and self.tokens >= self.rate.burst


class Budget:
    """Sees to it that no chat is sent more than Telegram lets through.

    Groups and private chats have a rate each; all topics of a group share the group's. Who asks
    and has to wait keeps their place: they are told when to ask again, and whoever came later
    comes after them. What cannot wait is sent at once and counted, and the others pay for it.
    """

    def __init__(
        self,
        group_per_minute: int,
        private_per_minute: int,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """``now`` are the seconds on a clock that is never set."""
        self._group = Rate.of(group_per_minute)
        self._private = Rate.of(private_per_minute)
        self._now = now
        self._chats: dict[int, _Chat] = {}
        self._sweep_at = REMEMBERED

    def ask(self, chat: int, name: str, kind: Kind = "change") -> float:
        """0 if ``name`` may be sent now, which counts it; else the seconds until it may ask again.

        What is new comes before all changes: whoever has asked for it sees nothing until then.
        """
        standing = self._standing(chat)
        wait = standing.wait_of(name, kind)
        if not wait:
            standing.leave(name)
            standing.tokens -= 1
        return wait

    def urge(self, chat: int) -> float:
        """Count what is sent at once; unless Telegram has told this chat to stop.

        Returns:
            0, or the seconds until it lets anything through again.
        """
        standing = self._standing(chat)
        stopped = standing.stopped_until - standing.at
        if stopped > 0:
            return stopped
        standing.tokens = max(standing.rate.deepest, standing.tokens - 1)
        return 0.0

    def leave(self, chat: int, name: str) -> None:
        """Hear that ``name`` has nothing to send any more: its place is free."""
        if chat in self._chats:
            self._chats[chat].leave(name)

    def stop(self, chat: int, seconds: float) -> None:
        """Hear that Telegram lets nothing through to this chat for ``seconds``."""
        standing = self._standing(chat)
        standing.stopped_until = max(standing.stopped_until, standing.at + seconds)
        standing.tokens = min(standing.tokens, 1.0)

    @property
    def remembered(self) -> int:
        """How many chats are not yet forgotten."""
        return len(self._chats)

    def _standing(self, chat: int) -> _Chat:
        now = self._now()
        if chat not in self._chats:
            self._forget_those_at_rest(now)
            rate = self._group if chat < 0 else self._private
            self._chats[chat] = _Chat(rate, float(rate.burst), now)
        standing = self._chats[chat]
        standing.go_on(now)
        return standing

    def _forget_those_at_rest(self, now: float) -> None:
        if len(self._chats) < self._sweep_at:
            return
        for standing in self._chats.values():
            standing.go_on(now)
        self._chats = {
            chat: standing for chat, standing in self._chats.items() if not standing.is_at_rest()
        }
        self._sweep_at = max(REMEMBERED, 2 * len(self._chats))
