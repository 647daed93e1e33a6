"""How long a table waits for somebody: the paces that people agree on, in seconds."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

PaceKey = Literal["none", "live", "casual", "slow"]

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Pace:
    """How long each thing waits, in seconds; 0 waits for ever.

    ``turn_seconds`` is for a whole turn, draw and discard together, and for getting ready.
    ``challenge_seconds`` 0 leaves it to the bot. ``rests`` says that nobody is called at
    night, and that the clock stands still while it is night where the awaited person lives.
    """

    key: PaceKey
    turn_seconds: int
    rematch_seconds: int
    challenge_seconds: int = 0
    rests: bool = False


PACES: Final[Mapping[PaceKey, Pace]] = MappingProxyType(
    {
        pace.key: pace
        for pace in (
            Pace("none", 0, 7 * DAY, rests=True),
            Pace("live", MINUTE, 10 * MINUTE),
            Pace("casual", 10 * MINUTE, HOUR),
            Pace("slow", DAY, 3 * DAY, challenge_seconds=DAY, rests=True),
        )
    }
)
"""Every pace; new ones come last, since tokens name them by their places."""
AUTOPILOT_TURNS: Final = 3
"""So many turns in a row that autopilot plays for somebody end the match."""
AWAY_TOO: Final = 2
"""Who has missed so many turns in a row wins nothing by the other's absence."""
