"""Moves in words, in every language: lines into moves, and what could have been typed."""

from adapters.presentation.typed.cards import spelled
from adapters.presentation.typed.examples import Examples
from adapters.presentation.typed.lines import Act, Doubt, Reading, Typed, addressed, read_typed
from adapters.presentation.typed.moves import (
    Leaving,
    Moves,
    Question,
    WhichMeld,
    WhichWay,
    WrongUpcard,
    meant_by,
)
from adapters.presentation.typed.questions import where, which, which_card
from adapters.presentation.typed.telling import told

__all__ = [
    "Act",
    "Doubt",
    "Examples",
    "Leaving",
    "Moves",
    "Question",
    "Reading",
    "Typed",
    "WhichMeld",
    "WhichWay",
    "WrongUpcard",
    "addressed",
    "meant_by",
    "read_typed",
    "spelled",
    "told",
    "where",
    "which",
    "which_card",
]
