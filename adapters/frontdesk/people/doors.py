"""What platforms tell of people: they come, can be written to or not any more, leave, are gone."""

from dataclasses import dataclass, field

from adapters.frontdesk.arrivals import Arrivals
from adapters.frontdesk.doors import PlaceDoors
from adapters.frontdesk.people.attendance import Attendance
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.frontdesk.values import Visitor
from adapters.presentation.ink import Drawn
from engine.match.people import Place
from engine.service.ports import Person


@dataclass(frozen=True, slots=True)
class PeopleDoors(PlaceDoors):
    """The part of the desk that hears what becomes of people, and of the ways to them.

    On the platforms of ``starts`` people have to open their private chat before they can be
    written to; on those of ``elsewhere`` their hands can be shown outside it, so that nobody has
    to.
    """

    people: People
    starts: frozenset[str] = field(default=frozenset(), kw_only=True)
    elsewhere: frozenset[str] = field(default=frozenset(), kw_only=True)

    @property
    def reach(self) -> PrivateReach:
        """Who can be written to in private."""
        return PrivateReach(self.drawing.store, self.starts, self.elsewhere)

    @property
    def _arrivals(self) -> Arrivals:
        return Arrivals(self.service, self.outbox, self.drawing, self.people, self.reach)

    @property
    def _attendance(self) -> Attendance:
        return Attendance(self.service, self.outbox, self.drawing)

    async def welcome(self, visitor: Visitor) -> str:
        """Meet a visitor who may choose a name here; the name they get is nobody else's."""
        return await self.people.welcome(visitor)

    async def found_zone(self, visitor: Visitor, zone: str) -> None:
        """Hear in which time zone a visitor's client is; one that they chose stays."""
        await self.people.found_zone(visitor, zone)

    async def language(self, visitor: Visitor) -> str:
        """The language that a visitor reads."""
        return self.drawing.language_of(await self.people.meet(visitor))

    async def wants_notices(self, visitor: Visitor) -> bool:
        """Whether a visitor wants to be called when it is their turn."""
        return (await self.people.meet(visitor)).notices

    async def private_opened(self, visitor: Visitor) -> None:
        """Hear that a visitor takes private messages: what was refused, or waited, goes on."""
        await self._arrivals.opened(await self.people.meet(visitor), visitor)

    async def spoke_in_private(self, visitor: Visitor) -> None:
        """Hear that a visitor does something in their private chat, which so is open."""
        person = await self.people.meet(visitor)
        if not await self.reach.has_opened(person.id, visitor.platform, visitor.user):
            await self._arrivals.opened(person, visitor)

    async def private_closed(self, visitor: Visitor) -> None:
        """Hear that a visitor takes no more private messages."""
        await self._arrivals.closed(visitor)

    async def departed(self, visitor: Visitor, place: Place) -> None:
        """Hear that a visitor has left a place, or was sent away: their tables there say so.

        Whatever they press of a table brings them back to it.
        """
        person = await self._known(visitor)
        if person is not None:
            await self.service.departed(person, place)

    async def left_home(self, visitor: Visitor, home: str) -> None:
        """Hear that a visitor has left a server or group, with all places in it."""
        person = await self._known(visitor)
        if person is not None:
            await self._attendance.left(person, visitor.platform, home)

    async def plays_at(self, visitor: Visitor, place: Place) -> bool:
        """Whether a visitor sits at a live table of a place, or is challenged to one there."""
        person = await self._known(visitor)
        return person is not None and await self._attendance.plays_at(person, place)

    async def brought(self, visitor: Visitor, drawn: Drawn) -> bool:
        """Whether a screen shows a visitor's hand, whose message then moves down its chat."""
        person = await self._known(visitor)
        return person is not None and await self._attendance.brought(person, drawn)

    async def person_gone(self, visitor: Visitor) -> None:
        """Hear that a visitor's account is no more: their tables end, and nobody has lost."""
        person = await self._known(visitor)
        if person is not None:
            await self.service.person_gone(person)

    async def _known(self, visitor: Visitor) -> Person | None:
        """The person behind a visitor; one whom the bot never met sits at no table."""
        return await self.drawing.store.person_of(visitor.platform, visitor.user)
