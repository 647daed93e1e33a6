"""Whose turn it is in each chat to be sent, so that none takes more than Telegram lets through."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from adapters.telegram.sending.rates import Bucket, Rate

Kind = Literal["new", "words", "change"]
"""What is sent: a new message, a sentence that answers somebody, or a change of what is there."""

REMEMBERED: Final = 10_000
"""Chats that are remembered before those at rest are forgotten."""
LONGEST_UNLOOKED_SECONDS: Final = 12.0
"""How long nobody asks again while others are before them: those may have given up."""
LAPSES_SECONDS: Final = 2.0
"""How long a place in the queue waits for who was told to come back and does not."""


@dataclass(slots=True)
class _Chat:
    """One chat at ``at``: what it can take, and who waits for their turn.

    The queues hold when each of those who wait was told to come back, first come first. What is
    new and what changes take turns; ``owes_change`` says that it is a change's. Where sentences
    have a share of their own, those in ``words`` need their turn in it as well.
    """

    all: Bucket
    share: Bucket | None
    at: float
    stopped_until: float = 0.0
    new: dict[str, float] = field(default_factory=dict)
    changes: dict[str, float] = field(default_factory=dict)
    words: dict[str, float] = field(default_factory=dict)
    owes_change: bool = False

    def go_on(self, now: float) -> None:
        """Let the time pass until ``now``; who did not come back has lost their place."""
        # While a chat is stopped it gains nothing, so that it is not flooded right after that.
        since = max(self.at, min(self.stopped_until, now))
        for bucket in self._buckets():
            bucket.gain(max(0.0, now - since))
        self.at = max(self.at, now)
        for queue in (self.new, self.changes, self.words):
            for name in [name for name, due in queue.items() if due + LAPSES_SECONDS < now]:
                del queue[name]

    def wait_of(self, name: str, kind: Kind) -> float:
        """How long ``name`` waits in its queue, where it takes the last place if it has none."""
        if kind != "words" or self.share is None:
            return self._wait_in_turn(name, kind)
        place = _place_in(self.words, name, self.at)
        wait = max(self.share.until(place), self.stopped_until - self.at, 0.0)
        # Whoever has no turn among the sentences is before nobody else.
        wait = wait or self._wait_in_turn(name, kind)
        self.words[name] = self.at + wait
        return wait

    def take(self, name: str, kind: Kind) -> None:
        """Send ``name``, whose turn it is."""
        self.leave(name)
        self.all.tokens -= 1
        if kind == "words" and self.share is not None:
            self.share.tokens -= 1
        self.owes_change = kind != "change" and bool(self.changes)

    def leave(self, name: str) -> None:
        """Let ``name`` wait no more."""
        for queue in (self.new, self.changes, self.words):
            queue.pop(name, None)

    def until_urgent(self, name: str) -> float:
        """How long even what cannot wait has to: it takes nothing from those who do."""
        stopped = self.stopped_until - self.at
        if stopped > 0:
            return stopped
        others = {*self.new, *self.changes} - {name}
        if others:
            return self.all.until(2)
        return self.all.until(int(self.all.rate.deepest) + 1)

    def is_at_rest(self) -> bool:
        """Whether there is nothing to remember of this chat."""
        waits = self.new or self.changes or self.words or self.stopped_until > self.at
        return not waits and all(bucket.is_full for bucket in self._buckets())

    def _buckets(self) -> tuple[Bucket, ...]:
        return (self.all,) if self.share is None else (self.all, self.share)

    def _wait_in_turn(self, name: str, kind: Kind) -> float:
        """How long ``name`` waits until all before it are sent, or until it is to ask again."""
        mine, others = self.new, self.changes
        if kind == "change":
            mine, others = others, mine
        place = _place_in(mine, name, self.at)
        is_first = self.owes_change == (kind == "change")
        before = min(len(others), place - 1 if is_first else place)
        until_free = min(
            self.all.until(place + before), self.all.until(1) + LONGEST_UNLOOKED_SECONDS
        )
        wait = max(until_free, self.stopped_until - self.at, 0.0)
        mine[name] = self.at + wait
        return wait


def _place_in(queue: dict[str, float], name: str, now: float) -> int:
    """Which place ``name`` has in a queue, where it takes the last one if it has none."""
    queue.setdefault(name, now)
    return list(queue).index(name) + 1


class Budget:
    """Sees to it that no chat is sent more than Telegram lets through.

    Groups and private chats have a rate each; all topics of a group share the group's. Who asks
    and has to wait keeps their place: they are told when to ask again, and whoever came later
    with the like comes after them. New messages and changes take turns, so that nobody keeps the
    others from theirs, and in a group sentences have no more than a third of it all. What cannot
    wait is sent at once and counted, and the others pay for it, but not for long.
    """

    def __init__(
        self,
        group_per_minute: int,
        private_per_minute: int,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """``now`` are the seconds on a clock that is never set."""
        self._group = Rate.of(group_per_minute)
        self._words = Rate.of_words(group_per_minute)
        self._private = Rate.of(private_per_minute)
        self._now = now
        self._chats: dict[int, _Chat] = {}
        self._sweep_at = REMEMBERED

    def ask(self, chat: int, name: str, kind: Kind = "change") -> float:
        """0 if ``name`` may be sent now, which counts it; else the seconds until it may ask again.

        What is new comes first: whoever has asked for it sees nothing until then. After that it
        is the turn of the change that has waited longest.
        """
        standing = self._standing(chat)
        wait = standing.wait_of(name, kind)
        if not wait:
            standing.take(name, kind)
        return wait

    def urge(self, chat: int, name: str = "") -> float:
        """Count what is sent at once; ``name`` is what it has waited under, if it has.

        Returns:
            0, or the seconds until it may be sent: Telegram has told this chat to stop, or so
            much was urgent that others would wait too long.
        """
        standing = self._standing(chat)
        wait = standing.until_urgent(name)
        if not wait:
            standing.leave(name)
            standing.all.tokens -= 1
        return wait

    def leave(self, chat: int, name: str) -> None:
        """Hear that ``name`` has nothing to send any more: its place is free."""
        if chat in self._chats:
            self._chats[chat].leave(name)

    def stop(self, chat: int, seconds: float) -> None:
        """Hear that Telegram lets nothing through to this chat for ``seconds``."""
        standing = self._standing(chat)
        standing.stopped_until = max(standing.stopped_until, standing.at + seconds)
        standing.all.tokens = min(standing.all.tokens, 1.0)

    @property
    def remembered(self) -> int:
        """How many chats are not yet forgotten."""
        return len(self._chats)

    def _standing(self, chat: int) -> _Chat:
        now = self._now()
        if chat not in self._chats:
            self._forget_those_at_rest(now)
            self._chats[chat] = self._rested(chat, now)
        standing = self._chats[chat]
        standing.go_on(now)
        return standing

    def _rested(self, chat: int, now: float) -> _Chat:
        rate, words = (self._group, self._words) if chat < 0 else (self._private, None)
        share = None if words is None else Bucket(words, float(words.burst))
        return _Chat(Bucket(rate, float(rate.burst)), share, now)

    def _forget_those_at_rest(self, now: float) -> None:
        if len(self._chats) < self._sweep_at:
            return
        for standing in self._chats.values():
            standing.go_on(now)
        self._chats = {
            chat: standing for chat, standing in self._chats.items() if not standing.is_at_rest()
        }
        self._sweep_at = max(REMEMBERED, 2 * len(self._chats))
