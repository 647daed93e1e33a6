"""What people choose for themselves: shown, typed and pressed."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.people.people import People
from adapters.frontdesk.replies import Replies, update_of
from adapters.frontdesk.values import Answer, Asked, Said
from adapters.outbox import Outbox
from adapters.presentation.screen import Screen
from adapters.presentation.screens import Circle, Own, settings_screen
from adapters.presentation.screens.settings.quiet_hours import (
    USUAL_MINUTES,
    sleeps,
    too_long,
    with_night,
    without_night,
)
from adapters.presentation.texts import Name, Text, text
from adapters.presentation.words.settings_words import read_settings
from adapters.presentation.zones import read_zone_code
from engine.match.boards import board_of
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, Look, SettingKey
from engine.service.ports import AlreadyDone, Person
from engine.service.service import Service
from engine.service.time.nights import LONGEST_NIGHT_MINUTES

LATELY: Final = 6
"""How many of those who challenged somebody last are offered to be blocked."""
_DRAWN_SO: Final[frozenset[SettingKey]] = frozenset({"language", "hand_order", "asks_discard"})
"""What hands are drawn by."""
_OTHERS: Final = Look("settings", "block")
"""The page of those whose challenges are taken or not."""
_OF_OTHERS: Final[frozenset[SettingKey]] = frozenset({"block", "unblock"})


@dataclass(frozen=True, slots=True)
class OwnSettings:
    """Shows somebody their settings and changes them."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    people: People

    async def typed(self, person: Person, said: Said, words: tuple[str, ...]) -> Answer:
        """Carry out ``/settings`` and what follows it.

        Raises:
            NotAllowed: if it makes no sense.
        """
        wanted, note = read_settings(words), None
        if said.opponent is not None and wanted == _OTHERS:
            # Whoever is spoken to is named by that.
            wanted = read_settings((*words, said.opponent.name or said.opponent.user))
        if isinstance(wanted, Choose):
            wanted, note = await self._named(said, wanted)
            person = await self.choose(person, said, wanted)
        screen = await self.screen(person, said, wanted.choice)
        shown = Replies(self.drawing).show(person, screen)
        return shown if note is None else replace(shown, notice=self._say(person, note))

    async def screen(self, person: Person, asked: Asked, choice: str = "") -> Screen:
        """A page of somebody's settings."""
        store = self.drawing.store
        circle = Circle(
            await store.challengers_of(person.id, LATELY), await store.blocked_by(person.id)
        )
        language = self.drawing.language_of(person)
        elsewhere = self.outbox.shows_hands_elsewhere(asked.visitor.platform)
        own = Own(person, language, circle, asked.place is not None, elsewhere)
        return settings_screen(own, choice)

    async def choose(self, person: Person, asked: Asked, chosen: Choose) -> Person:
        """The person with what they chose; their hands are drawn so.

        Raises:
            NotAllowed: if it can not be chosen.
        """
        if chosen.key in _OF_OTHERS:
            with suppress(AlreadyDone):
                await self._block(person, asked, chosen)
            return person
        if chosen.key == "hands":
            self._check_hands(asked)
        changed = await self.people.keep(
            asked.visitor, lambda now: _chosen(now, chosen), update_of(asked)
        )
        if chosen.key in _DRAWN_SO:
            for view in await self.service.views_of(changed):
                await self.outbox.redraw(board_of(view).id)
        if changed.hands != person.hands:
            await self.outbox.bring_hands(
                person.id, [board_of(view).id for view in await self.service.views_of(changed)]
            )
        return changed

    def _check_hands(self, asked: Asked) -> None:
        """See to it that there is a choice where hands are read."""
        if not self.outbox.shows_hands_elsewhere(asked.visitor.platform):
            raise NotAllowed(Fault.HANDS_ONLY_PRIVATE)

    async def _named(self, said: Said, chosen: Choose) -> tuple[Choose, Text]:
        """What was typed, with the id of whom it names, and what is said when it is done."""
        if chosen.key not in _OF_OTHERS:
            return chosen, text("settings-saved")
        other = await self._other(said, chosen.value)
        done = "settings-blocked" if chosen.key == "block" else "settings-unblocked"
        return replace(chosen, value=other.id), text(done, name=Name(other.name))

    async def _other(self, said: Said, name: str) -> Person:
        """Whom a line names, or speaks to."""
        opponent = said.opponent
        if opponent is not None and name in {opponent.name, opponent.user}:
            if opponent.is_bot:
                raise NotAllowed(Fault.UNKNOWN_PERSON, name=name)
            return await self.people.meet(opponent)
        return await self.people.named(said.visitor.platform, name)

    async def _block(self, person: Person, asked: Asked, chosen: Choose) -> None:
        other, update = chosen.value, update_of(asked)
        if other == person.id:
            raise NotAllowed(Fault.BLOCK_YOURSELF)
        if await self.drawing.store.person(other) is None:
            raise NotAllowed(Fault.NOT_NOW)
        if chosen.key == "block":
            await self.service.block(person, other, update)
        else:
            await self.drawing.store.block(person.id, other, blocks=False, update=update)

    def _say(self, person: Person, note: Text) -> str:
        return self.drawing.catalog.say(self.drawing.language_of(person), note)


def _chosen(person: Person, chosen: Choose) -> Person:
    return _CHANGES[chosen.key](person, chosen.value)


def _quiet(person: Person, value: str) -> Person:
    """The quiet hours: none, whole ones, or another beginning."""
    if value == "off":
        return without_night(person)
    begins, _, ends = value.partition("-")
    if ends:
        return _with_night(person, int(begins), int(ends))
    kept = person.quiet_to if sleeps(person) else int(begins) + USUAL_MINUTES
    return _with_night(person, int(begins), kept)


def _quiet_until(person: Person, value: str) -> Person:
    kept = person.quiet_from if sleeps(person) else int(value) - USUAL_MINUTES
    return _with_night(person, kept, int(value))


def _with_night(person: Person, begins: int, ends: int) -> Person:
    if too_long(begins, ends):
        raise NotAllowed(Fault.NIGHT_TOO_LONG, hours=LONGEST_NIGHT_MINUTES // 60)
    return with_night(person, begins, ends)


def _hands(person: Person, value: str) -> Person:
    return replace(person, hands="here" if value == "here" else "private")


def _zone(person: Person, value: str) -> Person:
    return replace(person, zone=read_zone_code(value), zone_asked=True)


_CHANGES: Final[Mapping[SettingKey, Callable[[Person, str], Person]]] = MappingProxyType(
    {
        "language": lambda person, value: replace(person, language=value),
        "hand_order": lambda person, value: replace(person, hand_order=value),
        "notices": lambda person, value: replace(person, notices=value == "on"),
        "asks_discard": lambda person, value: replace(person, asks_discard=value == "on"),
        "takes_challenges": lambda person, value: replace(person, takes_challenges=value == "on"),
        "quiet_from": _quiet,
        "quiet_to": _quiet_until,
        "zone": _zone,
        "hands": _hands,
    }
)
