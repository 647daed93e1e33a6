"""Refusals into sentences."""

from collections.abc import Callable
from typing import Final

from adapters.presentation.allowed_values import allowed_values, setting_called
from adapters.presentation.options import level_name, option_name, typed_values
from adapters.presentation.texts import Blank, Cards, First, Name, Slash, Text, text
from engine.cards.card import Card, NotationError
from engine.cards.mask import cards_of, mask_of
from engine.round.faults import Blank as Given
from engine.round.faults import GinError

_CARDS: Final = {"card", "meld"}
"""Blanks that are cards, written in notation."""
_TOLD: Final[dict[str, Callable[[str], Blank]]] = {
    "name": Name,
    "places": Name,
    "option": option_name,
    "needs": option_name,
    "bars": option_name,
    "values": typed_values,
    "suggested": First,
    "nearest": lambda command: Slash(command.removeprefix("/")),
    "called": setting_called,
    "allowed": allowed_values,
    "level": level_name,
}
"""Blanks that stand for something with words of its own."""


def refusal(error: GinError) -> Text:
    """What ``error`` says: names marked as such, cards as they are shown everywhere else."""
    blanks = {name: _blank(name, given) for name, given in error.blanks.items()}
    return text(error.fault.value, **blanks)


def _blank(name: str, given: Given) -> Blank:
    if not isinstance(given, str):
        return given
    if name in _TOLD:
        return _TOLD[name](given)
    return _cards(given) if name in _CARDS else given


def _cards(notation: str) -> Blank:
    try:
        cards = cards_of(mask_of(notation.replace("-", " ")))
    except NotationError:
        return notation
    return Cards(tuple(card for card in cards if isinstance(card, Card)))
