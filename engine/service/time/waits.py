"""How long things wait at the tables of this bot, where it has times of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.match.pace import PACES, PaceKey
from engine.match.rules import Rules

MS_A_SECOND: Final = 1000


@dataclass(frozen=True, slots=True)
class Waits:
    """How long things wait that no pace decides, in milliseconds.

    ``paces`` are the seconds of a turn where this bot has its own.
    """

    challenge_ms: int = 600_000
    computer_pause_ms: int = 900
    paces: Mapping[PaceKey, int] = field(default_factory=dict)

    @property
    def challenge_seconds(self) -> int:
        """How long a challenge waits, as it is told."""
        return self.challenge_ms // MS_A_SECOND

    def challenge_seconds_of(self, pace: PaceKey) -> int:
        """How long a challenge to a match of this pace waits."""
        return PACES[pace].challenge_seconds or self.challenge_seconds

    def turn_seconds(self, rules: Rules) -> int:
        """How long a turn may take, 0 for as long as one likes."""
        return self.paces.get(rules.pace, PACES[rules.pace].turn_seconds)
