"""Since when a message shows what can be pressed on it, to tell a second tap from a first."""

from dataclasses import dataclass

from adapters.latest import Latest
from adapters.presentation.ink import Drawn
from adapters.presentation.screen import CardRow, Screen
from engine.service.ports import Clock

Spot = tuple[str, str, str]
"""A message: its platform, chat and id."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """What a message shows that can be pressed, as a number, and since when."""

    pressable: int
    since: int


class Redraws:
    """Since when each of the latest messages shows the buttons and cards that it shows.

    A warning, a call or a clock that was put right redraws a message and moves nothing on it.
    """

    def __init__(self, clock: Clock) -> None:
        """Nothing was drawn yet."""
        self._clock = clock
        self._pictures: Latest[Spot, _Picture] = Latest()

    def note(self, message: Spot, drawn: Drawn, instead_of: Spot | None = None) -> None:
        """Remember what a message shows now; it may stand there ``instead_of`` another."""
        before = self._pictures.take(message)
        if instead_of is not None:
            before = self._pictures.take(instead_of) or before
        pressable = _pressable(drawn.screen)
        stays = before is not None and before.pressable == pressable
        since = before.since if before and stays else self._clock.elapsed()
        self._pictures.note(message, _Picture(pressable, since))

    def since_ms(self, message: Spot) -> int | None:
        """How long a message has shown the same to press, None when that is not remembered."""
        picture = self._pictures.get(message)
        return None if picture is None else self._clock.elapsed() - picture.since

    def shows(self, message: Spot, drawn: Drawn) -> bool:
        """Whether a message is remembered to show the buttons and cards of ``drawn``."""
        picture = self._pictures.get(message)
        return picture is not None and picture.pressable == _pressable(drawn.screen)


def _pressable(screen: Screen) -> int:
    """What can be pressed on a screen, and in which places, as one number."""
    buttons = tuple(
        tuple((button.intent, button.enabled) for button in row) for row in screen.rows
    )
    cards = tuple(
        tuple(face.intent for face in block.cards)
        for block in screen.blocks
        if isinstance(block, CardRow)
    )
    return hash((screen.table, buttons, cards))
