"""The phases of a round, each with its rules: legal() and apply()."""

from collections.abc import Mapping
from typing import Any, Final

from engine.round.defending import LayOffRules
from engine.round.discarding import DiscardRules
from engine.round.drawing import DrawRules, FirstTurnRules, ForcedDrawRules, UpcardRules
from engine.round.state import (
    AnsweringUpcard,
    Discarding,
    Drawing,
    FirstTurn,
    ForcedDrawing,
    LayingOff,
)
from engine.round.variant import PhaseRules

CLASSIC_FLOW: Final[Mapping[type[Any], PhaseRules[Any]]] = {
    AnsweringUpcard: UpcardRules(),
    FirstTurn: FirstTurnRules(),
    ForcedDrawing: ForcedDrawRules(),
    Drawing: DrawRules(),
    Discarding: DiscardRules(),
    LayingOff: LayOffRules(),
}
"""First upcard, drawing, discarding, laying off, as in two-handed gin rummy."""
