"""What is said beside a done deed: that it waits for somebody's private chat to be opened."""

from dataclasses import dataclass

from adapters.frontdesk.people.reach import PrivateReach
from adapters.presentation.seats import called
from adapters.presentation.texts import Text, text
from engine.match.boards import board_of
from engine.match.people import Place
from engine.service.intents import Ask, SitDown, Wanted
from engine.service.ports import Audience, Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Afterwords:
    """Finds the sentence that belongs beside what somebody has done."""

    service: Service
    reach: PrivateReach

    async def of(self, person: Person, intent: Wanted, table: str) -> Text | None:
        """What a person has to know of ``intent``, which was carried out; None if nothing."""
        if not isinstance(intent, SitDown) and intent not in {Ask("accept"), Ask("decline")}:
            return None
        board = board_of(await self.service.show(table, Audience("person", person.id)))
        if isinstance(intent, SitDown):
            return await self.of_waiting(person, *board.places)
        if board.lobby is None:
            return None
        if intent == Ask("decline"):
            return text("pledge-taken-back")
        return text("pledge-kept", name=called(board.players[0]))

    async def of_waiting(self, person: Person, *places: Place) -> Text | None:
        """What a person has to know who will be dealt in at a table: that they can not be yet."""
        is_open = await self.reach.is_open(person.id, {place.platform for place in places})
        return None if is_open else text("private-start-first")
