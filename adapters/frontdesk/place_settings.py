"""What a place chooses, and who may choose it: the settings of channels."""

from dataclasses import dataclass

from adapters.drawing import Drawing
from adapters.frontdesk.values import Answer, Asked, Press, Said
from adapters.outbox import Outbox
from adapters.presentation.screen import Screen
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose
from engine.service.ports import Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class PlaceSettingsDesk:
    """Shows and changes the settings of the place in which something was asked."""

    service: Service
    outbox: Outbox
    drawing: Drawing

    async def typed(self, person: Person, said: Said, words: tuple[str, ...]) -> Answer:
        """Carry out ``/settings here`` and what follows it.

        Raises:
            NotAllowed: if it makes no sense, or not for this person.
        """
        raise NotAllowed(Fault.NOT_NOW)

    async def screen(self, person: Person, asked: Asked, choice: str) -> Screen:
        """A page of the settings of the place where it was asked for."""
        raise NotAllowed(Fault.NOT_NOW)

    async def choose(self, person: Person, press: Press, chosen: Choose) -> Screen:
        """Change a setting; the page on which it was chosen, as it is then.

        Raises:
            NotAllowed: if it can not be chosen, or not by this person.
        """
        raise NotAllowed(Fault.NOT_NOW)
