"""What ``/start`` leads to: whatever awaits somebody in the private chat that they open by it."""

from dataclasses import dataclass

from adapters.frontdesk import Answer, Door, Visitor
from adapters.telegram import PLATFORM
from adapters.telegram.answering.house import House
from adapters.telegram.inbound.visitors import Standings
from engine.match.boards import board_of
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
        if door is not None and not door.table:
            door = None
        is_member = door is not None and await self._is_member(visitor, door)
        answer = await self.house.desk.started(
            visitor, door, bad_link=is_bad, is_member=is_member, update=update
        )
        self.house.membership.note_open(visitor)
        return answer

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
