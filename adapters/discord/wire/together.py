"""Several connections to one platform: it counts as reached while each of them stands."""

from dataclasses import dataclass

from adapters.wire.connection import Clocks


class Together:
    """Tells the clocks of a platform what its connections tell one by one."""

    def __init__(self, clocks: Clocks) -> None:
        self._clocks = clocks
        self._lost: set[int] = set()
        self._is_told = False

    def begin(self, count: int) -> bool:
        """Hear of so many connections instead of those before; whether they count as lost yet."""
        self._lost = set(range(count)) if self._is_told else set()
        return self._is_told

    def of(self, number: int) -> Clocks:
        """What one connection tells."""
        return _One(self, number)

    def lose(self, number: int, platform: str) -> None:
        """Hear that a connection is lost: whoever is behind it can do nothing."""
        self._lost.add(number)
        if not self._is_told:
            self._is_told = True
            self._clocks.unreachable(platform)

    async def find(self, number: int, platform: str) -> None:
        """Hear that a connection stands again."""
        self._lost.discard(number)
        if self._lost or not self._is_told:
            return
        self._is_told = False
        try:
            await self._clocks.reachable(platform)
        except Exception:
            self._is_told = True
            self._lost.add(number)
            raise


@dataclass(frozen=True, slots=True)
class _One:
    """One connection among those of a platform."""

    together: Together
    number: int

    def unreachable(self, platform: str) -> None:
        """Hear that this connection is lost."""
        self.together.lose(self.number, platform)

    async def reachable(self, platform: str) -> None:
        """Hear that this connection stands again."""
        await self.together.find(self.number, platform)
