"""The routes there are, and which of them a call means."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.servers.discord_api.rest.given import Given

Result = Any
Carry = Callable[[Given], Result]


@dataclass(frozen=True, slots=True)
class Route:
    """A method and a path with blanks; ``fields`` and ``queries`` are what it knows.

    ``open`` needs no token of the bot, and does not count toward its global limit. ``success`` is
    the status of a call that went well and has something to say.
    """

    method: str
    path: str
    carry: Carry
    fields: frozenset[str] = frozenset()
    queries: frozenset[str] = frozenset()
    open: bool = False
    success: int = 200
    parts: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "parts", tuple(self.path.strip("/").split("/")))

    def blanks(self, parts: tuple[str, ...]) -> dict[str, str] | None:
        """What stands in the blanks, None if a path is not this route's."""
        found: dict[str, str] = {}
        for pattern, part in zip(self.parts, parts, strict=True):
            if pattern.startswith("{"):
                found[pattern[1:-1]] = part
            elif pattern != part:
                return None
        return found


class Table:
    """All routes, so kept that a call looks at few of them."""

    def __init__(self, routes: list[Route]) -> None:
        self._routes: dict[tuple[str, int, str], list[Route]] = {}
        for route in routes:
            key = (route.method, len(route.parts), route.parts[0])
            self._routes.setdefault(key, []).append(route)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route that a call means, and what stands in its blanks."""
        parts = tuple(path.strip("/").split("/"))
        for route in self._routes.get((method, len(parts), parts[0]), ()):
            blanks = route.blanks(parts)
            if blanks is not None:
                return route, blanks
        return None
