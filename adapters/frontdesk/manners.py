"""Good manners: nobody is told the same again and again, and nobody holds up the others."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final

from adapters.frontdesk.pace import Pace
from adapters.latest import Latest

BURST: Final = 20
PER_SECOND: Final = 4.0


@dataclass(frozen=True, slots=True)
class Once:
    """What was said already, so that it is not said again and again."""

    _said: Latest[Hashable, None] = field(default_factory=Latest)

    def is_first(self, what: Hashable) -> bool:
        """Whether something comes for the first time, as far as is remembered."""
        if what in self._said:
            return False
        self._said.note(what, None)
        return True

    def forget(self, what: Hashable) -> None:
        """Let something come for the first time again."""
        self._said.take(what)


@dataclass(frozen=True, slots=True)
class Gait:
    """How fast each user goes on; whoever is too fast is told so once a burst."""

    pace: Pace = field(default_factory=lambda: Pace(BURST, PER_SECOND))
    _told: Once = field(default_factory=Once)

    def allows(self, user: str) -> bool:
        """Whether ``user`` may do one more thing now; counts it if so."""
        is_allowed = self.pace.allows(user)
        if is_allowed:
            self._told.forget(user)
        return is_allowed

    def is_to_be_told(self, user: str) -> bool:
        """Whether ``user`` has not heard yet that they are too fast."""
        return self._told.is_first(user)
