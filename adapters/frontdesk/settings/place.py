"""What a place chooses, and who may choose it: the settings of channels."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.replies import Replies, update_of
from adapters.frontdesk.values import Answer, Asked, Said
from adapters.outbox import Outbox
from adapters.presentation.place_values import value_code, with_value
from adapters.presentation.screen import Screen
from adapters.presentation.screens.settings.place_settings import (
    LOG,
    LOG_LINES,
    Posted,
    page_number,
    place_settings_screen,
)
from adapters.presentation.texts import text
from adapters.presentation.words.place_words import read_place_settings
from engine.match.people import Place
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look, SettingKey
from engine.service.places import PlaceEdit
from engine.service.ports import AlreadyDone, Person, PlaceChange
from engine.service.service import Service

_DRAWN_SO: Final[frozenset[SettingKey]] = frozenset({"place_language", "place_quiet"})
"""What boards are drawn by."""


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
        wanted = await self._wanted(said, words)
        if isinstance(wanted, Choose):
            await self.change(person, said, wanted)
        replies = Replies(self.drawing)
        screen = await self.screen(person, said, wanted.choice)
        shown = Answer(private=self.drawing.screen(person, screen, said.place))
        if not isinstance(wanted, Choose):
            return shown
        return replace(shown, notice=replies.note(person, text("settings-saved")).notice)

    async def _wanted(self, said: Said, words: tuple[str, ...]) -> Choose | Look:
        """What some words ask for; who may set nothing here need not know what could be set."""
        try:
            return read_place_settings(words)
        except NotAllowed as refused:
            is_value = said.place is not None and refused.fault is Fault.BAD_VALUE
            if is_value and not await said.visitor.may_set_up():
                raise NotAllowed(Fault.NOT_AN_ADMIN) from None
            raise

    async def screen(self, _person: Person, asked: Asked, choice: str) -> Screen:
        """A page of the settings of the place where it was asked for."""
        place, store = _place(asked), self.drawing.store
        changes: tuple[PlaceChange, ...] = ()
        if choice.startswith(LOG):
            skip = page_number(choice) * LOG_LINES
            changes = await store.place_changes(place.key, skip, LOG_LINES + 1)
        settings = await store.place(place.key)
        posted = Posted(place, settings, await asked.visitor.may_set_up(), changes)
        return place_settings_screen(posted, choice)

    async def choose(self, person: Person, asked: Asked, chosen: Choose) -> Screen:
        """Change a setting; the page on which it was chosen, as it is then.

        Raises:
            NotAllowed: if it can not be chosen, or not by this person.
        """
        await self.change(person, asked, chosen)
        return await self.screen(person, asked, chosen.choice)

    async def change(self, person: Person, asked: Asked, chosen: Choose) -> None:
        """Change a setting of the place where it was asked for; what it changes is drawn so.

        Raises:
            NotAllowed: if it can not be chosen, or not by this person.
        """
        place = _place(asked)
        if not await asked.visitor.may_set_up(anew=True):
            raise NotAllowed(Fault.NOT_AN_ADMIN)
        if chosen.key == "place_chosen" and not place.home:
            raise NotAllowed(Fault.NO_OTHER_PLACES)
        edit = PlaceEdit(
            chosen.key,
            partial(with_value, key=chosen.key, code=chosen.value),
            partial(value_code, key=chosen.key),
            update_of(asked),
        )
        try:
            changed = await self.service.change_place(place, person, edit)
        except AlreadyDone:
            changed = False
        if changed and chosen.key in _DRAWN_SO:
            for board in await self.service.boards_at(place):
                await self.outbox.redraw(board.id)


def _place(asked: Asked) -> Place:
    if asked.place is None:
        raise NotAllowed(Fault.SETTINGS_NEED_CHANNEL)
    return asked.place
