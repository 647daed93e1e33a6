"""What becomes of the messages that are sent: whether any get through to anybody."""

import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

BROKEN_SECONDS: Final = 3.0
"""How long nothing may get through to several chats."""
FORGOTTEN_SECONDS: Final = 60.0
"""After how long without another try a failure says nothing any more."""
_CHATS: Final = 2
"""In one chat alone it may be that chat's own trouble."""


class Outcomes:
    """Watches calls, those under way too: a platform may hear people and yet send nothing."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` are the seconds on a clock that is never set."""
        self._now = now
        self._numbers = count()
        self._under_way: dict[int, tuple[Hashable, float]] = {}
        self._vain: dict[Hashable, float] = {}
        self._failed_at = -FORGOTTEN_SECONDS

    @contextmanager
    def of(self, chat: Hashable) -> Iterator[None]:
        """Watch a call that sends to ``chat``; say ``failed`` or ``answered`` when it is over."""
        number, now = next(self._numbers), self._now()
        self._under_way[number] = chat, now
        self._vain.setdefault(chat, now)
        try:
            yield
        finally:
            del self._under_way[number]

    def failed(self) -> None:
        """Hear that a call got no answer."""
        self._failed_at = self._now()

    def answered(self) -> None:
        """Hear that a call was answered, whatever the answer."""
        now = self._now()
        self._vain = {chat: now for chat, _ in self._under_way.values()}

    def are_broken(self) -> bool:
        """Whether nothing has got through for a while, though several chats were tried."""
        if len(self._vain) < _CHATS:
            return False
        return self._tried_until() - sorted(self._vain.values())[_CHATS - 1] >= BROKEN_SECONDS

    def _tried_until(self) -> float:
        """Until when it is known that nothing gets through."""
        now = self._now()
        oldest = min((begun for _, begun in self._under_way.values()), default=now)
        if now - oldest >= BROKEN_SECONDS:
            return now
        return self._failed_at if now - self._failed_at < FORGOTTEN_SECONDS else 0.0
