"""What ``/start`` leads to: whatever awaits somebody in the private chat that they open by it."""

from dataclasses import dataclass

from telegram import User
from telegram.error import TelegramError

from adapters.frontdesk import Answer, Door, Said, Visitor
from adapters.telegram import PLATFORM
from adapters.telegram.answering.house import House
from adapters.telegram.chats import Whereabouts, place_in
from adapters.telegram.inbound.visitors import Standings, visitor_of
from engine.match.boards import board_of
from engine.match.people import Place
from engine.round.faults import NoTable
from engine.service.ports import Audience


@dataclass(frozen=True, slots=True)
class Starts:
    """Lets people in, by the link that they followed or without one."""

    house: House
    standings: Standings

    async def answer(self, visitor: Visitor, word: str, update: str) -> Answer:
        """What the ``word`` of a link leads a visitor to; it may be empty, old or made up."""
        door = self.house.links.read(word) if word else None
        is_bad = bool(word) and door is None
        if door is not None and not (door.table or door.line):
            door = None
        is_member = door is not None and await self._is_member(visitor, door)
        answer = await self.house.desk.started(
            visitor, door, bad_link=is_bad, is_member=is_member, update=update
        )
        self.house.membership.note_open(visitor)
        return answer

    async def asked(self, user: User, word: str, update: str) -> Said | None:
        """What the ``word`` of a link asks once more, as in the group where it was typed."""
        door = self.house.links.read(word)
        if door is None or not door.line:
            return None
        place = await self._place(user, door.channel) if door.channel else None
        return Said(visitor_of(user, place, self.standings), place, door.line, f"{update}.asked")

    async def _place(self, user: User, channel: str) -> Place | None:
        """A group by its channel, for those who belong to it."""
        where = Whereabouts.read(channel)
        if not await self.standings.is_member(where.chat, user.id):
            return None
        try:
            return place_in(await self.house.bot.get_chat(where.chat), where.topic)
        except TelegramError:
            return None

    async def _is_member(self, visitor: Visitor, door: Door) -> bool:
        """Whether a visitor is in one of the groups where the table of a door stands."""
        audience = Audience("place", "")
        try:
            board = board_of(await self.house.desk.service.show(door.table, audience))
        except NoTable:
            return False
        homes = [place.home for place in board.places if place.platform == PLATFORM]
        return any([await self._is_in(home, visitor) for home in homes])

    async def _is_in(self, home: str, visitor: Visitor) -> bool:
        return (await self.standings.of(int(home), int(visitor.user))).is_member
