"""Who plays where: whether a line in a place may be a move, whose tables a leaver leaves."""

from dataclasses import dataclass

from adapters.drawing import Drawing, is_the_same
from adapters.outbox import Outbox
from adapters.presentation.ink import Drawn
from engine.match.boards import board_of
from engine.match.people import Place
from engine.service.ports import Audience, MessageKey, MessageRow, Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Attendance:
    """Knows at which tables somebody sits, and where their own hand of a table lies."""

    service: Service
    outbox: Outbox
    drawing: Drawing

    async def plays_at(self, person: Person, place: Place) -> bool:
        """Whether somebody sits at a live table of ``place``, or is challenged to one there."""
        return bool(await self.service.views_of(person, place))

    async def left(self, person: Person, platform: str, home: str) -> None:
        """Hear that somebody has left a server or group: their tables in all of it say so."""
        places = {
            place
            for view in await self.service.views_of(person)
            for place in board_of(view).places
            if (place.platform, place.home) == (platform, home)
        }
        for place in sorted(places, key=lambda place: place.key):
            await self.service.departed(person, place)

    async def brought(self, person: Person, drawn: Drawn) -> bool:
        """Move the message of one's own hand to the end of its chat, if it shows ``drawn``.

        Returns:
            Whether it does, or soon will: then nothing else need be posted.
        """
        row = await self._hand(person, drawn.screen.table)
        if row is None or not await self._shows(row, drawn):
            return False
        if row.message:
            await self.outbox.repost(row)
        return True

    async def _hand(self, person: Person, table: str) -> MessageRow | None:
        """The row of one's own hand of a table, if it can be sent."""
        rows = await self.drawing.store.messages_of(table) if table else ()
        key = MessageKey(table, Audience("person", person.id), "hand")
        return next((row for row in rows if row.key == key and row.state == "live"), None)

    async def _shows(self, row: MessageRow, drawn: Drawn) -> bool:
        """Whether a message has to show what was drawn, or something that came after it."""
        return is_the_same(await self.drawing.message(row.key), drawn)
