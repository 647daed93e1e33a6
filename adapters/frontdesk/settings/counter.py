"""Whose settings are meant, and where they are shown and chosen: one's own, or a place's."""

from dataclasses import dataclass
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.people.people import People
from adapters.frontdesk.settings.own import OwnSettings
from adapters.frontdesk.settings.place import PlaceSettingsDesk
from adapters.frontdesk.values import Answer, Asked, Press, Said
from adapters.outbox import Outbox
from adapters.presentation.ink import Drawn
from adapters.presentation.screens import OF_PLACE
from adapters.presentation.words.command import SettingsCommand
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose
from engine.service.ports import Person
from engine.service.service import Service

_PLACE_KEYS: Final = "place_"


@dataclass(frozen=True, slots=True)
class SettingsDesk:
    """Shows settings and changes them; everything here is for one pair of eyes."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    people: People

    async def typed(self, person: Person, said: Said, command: SettingsCommand) -> Answer:
        """Carry out a typed command.

        Raises:
            NotAllowed: if it makes no sense, or not here, or not for this person.
        """
        if command.here:
            _check_place(said)
            return await self._place.typed(person, said, command.words)
        return await self._own.typed(person, said, command.words)

    async def look(self, person: Person, press: Press, choice: str) -> Drawn:
        """A page of the settings.

        Raises:
            NotAllowed: if it is of a place, and was asked for elsewhere.
        """
        if choice.startswith(OF_PLACE):
            _check_place(press)
            screen = await self._place.screen(person, press, choice)
            return self.drawing.screen(person, screen, press.place)
        return self.drawing.screen(person, await self._own.screen(person, press, choice))

    async def choose(self, person: Person, press: Press, chosen: Choose) -> Drawn:
        """The page of the settings on which something was chosen, as it is then.

        Raises:
            NotAllowed: if it can not be chosen, or not here, or not by this person.
        """
        if is_of_place(chosen):
            _check_place(press)
            screen = await self._place.choose(person, press, chosen)
            return self.drawing.screen(person, screen, press.place)
        changed = await self.changed(person, press, chosen)
        screen = await self._own.screen(changed, press, chosen.choice)
        return self.drawing.screen(changed, screen)

    async def changed(self, person: Person, asked: Asked, chosen: Choose) -> Person:
        """The person with something that they chose for themselves.

        Raises:
            NotAllowed: if it can not be chosen.
        """
        return await self._own.choose(person, asked, chosen)

    @property
    def _own(self) -> OwnSettings:
        return OwnSettings(self.service, self.outbox, self.drawing, self.people)

    @property
    def _place(self) -> PlaceSettingsDesk:
        return PlaceSettingsDesk(self.service, self.outbox, self.drawing)


def is_of_place(chosen: Choose) -> bool:
    """Whether something is chosen for a place, and for nobody alone."""
    return chosen.key.startswith(_PLACE_KEYS)


def _check_place(asked: Asked) -> None:
    if asked.place is None:
        raise NotAllowed(Fault.SETTINGS_NEED_CHANNEL)
