"""How often somebody is answered before a whole group, so that its boards keep their turn."""

from dataclasses import dataclass, field
from typing import Final

from adapters.frontdesk.pace import Pace
from adapters.latest import Latest

PER_MINUTE: Final = 20
"""What a group takes in a minute, unless it is told otherwise."""
BURST: Final = 3
_SHARES: Final = 200.0
"""A person is answered once in so many seconds, parted by what a group takes in a minute."""


@dataclass(frozen=True, slots=True)
class Turns:
    """Whose lines are answered aloud; whoever types more is told once that it is too much."""

    _pace: Pace = field(default_factory=lambda: _pace_of(PER_MINUTE))
    _told: Latest[str, None] = field(default_factory=Latest)

    @classmethod
    def of(cls, per_minute: int) -> "Turns":
        """The turns in groups that take ``per_minute`` messages."""
        return cls(_pace_of(per_minute))

    def allows(self, user: str) -> bool:
        """Whether ``user`` may be answered aloud now; counts it if so."""
        is_allowed = self._pace.allows(user)
        if is_allowed:
            self._told.take(user)
        return is_allowed

    def is_to_be_told(self, user: str) -> bool:
        """Whether ``user`` has not heard yet that it is too much."""
        is_first = user not in self._told
        self._told.note(user, None)
        return is_first


def _pace_of(per_minute: int) -> Pace:
    return Pace(max(BURST, per_minute // BURST // 2), per_minute / _SHARES)
