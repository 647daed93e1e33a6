"""Floor 5: computer players; each sees only a PlayerView."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.opponents.casual import Casual
from engine.opponents.player import ComputerPlayer
from engine.opponents.steady import Steady

ALL: Final[Mapping[str, ComputerPlayer]] = MappingProxyType(
    {"casual": Casual(), "steady": Steady()}
)
"""Every computer player by its key."""
