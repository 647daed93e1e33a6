"""One walk round the messages of some readers: what was found out of each so far."""

from dataclasses import dataclass, field
from typing import Final

from adapters.outbox.courier import Later
from adapters.outbox.deliveries import Off, Outcome, Rest
from adapters.wire.pauses import Pauses
from engine.service.ports import MessageKey, MessageRow

FIRST_RETRY_SECONDS: Final = 1.0
LAST_RETRY_SECONDS: Final = 60.0


@dataclass(slots=True)
class Walk:
    """What one walk round the messages of some readers has found out so far.

    ``failing`` messages come after all the others. Those in ``resting`` can wait for so many
    seconds, those in ``off`` until their platform is there.
    """

    failing: set[MessageKey] = field(default_factory=set)
    off: set[MessageKey] = field(default_factory=set)
    resting: dict[MessageKey, float] = field(default_factory=dict)
    _kept: dict[MessageKey, int] = field(default_factory=dict)
    _pauses: Pauses = field(
        default_factory=lambda: Pauses(FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS)
    )

    def begins(self, row: MessageRow) -> None:
        """Hear that a message is being brought up."""
        self._kept[row.key] = row.shown

    def is_kept(self, version: int) -> bool:
        """Whether one shows less than ``version``, since its platform does not take it now."""
        return any(shown < version for shown in self._kept.values())

    def passes(self, key: MessageKey) -> bool:
        """Whether nothing is to be done about a message now."""
        return key in self.off or key in self.resting

    def note(self, key: MessageKey, outcome: Outcome) -> float:
        """Hear what came of an attempt; the seconds to wait before the next."""
        if not (isinstance(outcome, Later) and outcome.seconds):
            self._kept.pop(key, None)
        if isinstance(outcome, Off):
            self.off.add(key)
        elif isinstance(outcome, Rest):
            self.resting[key] = outcome.seconds
        else:
            return min([outcome.seconds, *self.resting.values()])
        return 0.0

    def failed(self, key: MessageKey) -> float:
        """Hear that an attempt raised something; the seconds to wait before the next."""
        self.failing.add(key)
        self._kept.pop(key, None)
        return self._pauses.next()
