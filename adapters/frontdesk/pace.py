"""How fast one user may go on: a token bucket each, and few of them in memory."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

BUCKETS: Final = 10_000
"""More users than this at once: the longest unseen one starts afresh."""


@dataclass(slots=True)
class _Bucket:
    tokens: float
    seen: float


class Pace:
    """Lets each user do ``burst`` things at once and ``per_second`` more as time passes."""

    def __init__(
        self, burst: int, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start with a full bucket for everybody; ``clock`` counts seconds."""
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, user: str) -> bool:
        """Whether ``user`` may do one more thing now; counts it if so."""
        bucket = self._filled(user)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def _filled(self, user: str) -> _Bucket:
        now = self._clock()
        bucket = self._buckets.setdefault(user, _Bucket(self._burst, now))
        gained = (now - bucket.seen) * self._per_second
        bucket.tokens = min(self._burst, bucket.tokens + gained)
        bucket.seen = now
        self._buckets.move_to_end(user)
        if len(self._buckets) > BUCKETS:
            self._buckets.popitem(last=False)
        return bucket
