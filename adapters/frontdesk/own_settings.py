"""What people choose for themselves: shown, typed and pressed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk.people import People
from adapters.frontdesk.replies import Replies
from adapters.frontdesk.values import Answer, Said, Visitor
from adapters.outbox import Outbox
from adapters.presentation.screen import Screen
from adapters.presentation.screens import language_screen
from engine.match.boards import board_of
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Choose, SettingKey
from engine.service.ports import Person
from engine.service.service import Service

_Change = Callable[[Person, str], Person]


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
        return Replies(self.drawing).show(person, await self.screen(person))

    async def screen(self, person: Person, choice: str = "") -> Screen:
        """A page of somebody's settings."""
        return language_screen(self.drawing.language_of(person))

    async def choose(self, visitor: Visitor, chosen: Choose) -> Person:
        """The person with what they chose; their live hands are drawn so.

        Raises:
            NotAllowed: if it can not be chosen.
        """
        changed = await self.people.keep(visitor, lambda now: _chosen(now, chosen))
        for view in await self.service.views_of(changed):
            await self.outbox.redraw(board_of(view).id)
        return changed


def _chosen(person: Person, chosen: Choose) -> Person:
    change = _CHANGES.get(chosen.key)
    if change is None:
        raise NotAllowed(Fault.NOT_NOW)
    return change(person, chosen.value)


def _order(person: Person, value: str) -> Person:
    return replace(person, hand_order="rank" if value == "rank" else "suit")


_CHANGES: Final[Mapping[SettingKey, _Change]] = {
    "language": lambda person, value: replace(person, language=value),
    "notices": lambda person, value: replace(person, notices=value == "on"),
    "hand_order": _order,
}
