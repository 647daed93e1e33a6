"""How much the server takes in a while; without limits it takes everything."""

import hashlib
from dataclasses import dataclass, field
from typing import Final

from tests.servers.discord_api.refusal import too_many

_SECOND: Final = 1.0
_PLENTY: Final = 1000


@dataclass(slots=True)
class Window:
    """How often something was done since ``began``."""

    began: float
    count: int = 0


@dataclass(slots=True)
class Limits:
    """So many calls of a route and a channel in ``seconds``, 0 for no limit; of the bot a second.

    ``routes`` are limits of single routes, by method and route.
    """

    per_route: int = 0
    seconds: float = 5.0
    overall: int = 0
    routes: dict[str, tuple[int, float]] = field(default_factory=dict)
    _windows: dict[tuple[str, str], Window] = field(default_factory=dict)

    def count(self, name: str, major: str, now: float) -> dict[str, str]:
        """Count a call, and give the headers that tell of it.

        Raises:
            Refusal: if there were too many.
        """
        most, seconds = self.routes.get(name, (self.per_route, self.seconds))
        key = hashlib.sha256(name.encode()).hexdigest()[:16]
        if not most:
            return _headers(key, _PLENTY, _PLENTY - 1, _SECOND, now)
        window, left = self._take((name, major), seconds, now)
        if window.count > most:
            refusal = too_many(left)
            refusal.headers |= _headers(key, most, 0, left, now)
            raise refusal
        return _headers(key, most, most - window.count, left, now)

    def count_overall(self, now: float) -> None:
        """Count a call of the bot.

        Raises:
            Refusal: if there were too many.
        """
        if not self.overall:
            return
        window, left = self._take(("", ""), _SECOND, now)
        if window.count > self.overall:
            raise too_many(left, overall=True)

    def _take(self, key: tuple[str, str], seconds: float, now: float) -> tuple[Window, float]:
        window = self._windows.get(key)
        if window is None or now >= window.began + seconds:
            window = self._windows[key] = Window(now)
        window.count += 1
        return window, max(0.001, window.began + seconds - now)


def _headers(key: str, most: int, left: int, seconds: float, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(most),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{now + seconds:.3f}",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
        "X-RateLimit-Bucket": key,
    }
