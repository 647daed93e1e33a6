"""A counter at which people type moves, and tables laid for them."""

from dataclasses import dataclass
from itertools import count

from adapters.frontdesk import Answer, Visitor
from engine.match.people import Place
from engine.match.table import Table
from tests.adapters.presentation.scenes import KNOCK_PACK
from tests.counter import ADA, BEN, Counter
from tests.engine.service.parlour import ADA as ADA_THERE
from tests.engine.service.parlour import BEN as BEN_THERE
from tests.engine.service.parlour import Parlour


@dataclass
class Club:
    """A counter at which people type, and a parlour in which their tables are laid."""

    counter: Counter
    parlour: Parlour

    def __post_init__(self) -> None:
        """Number what is typed, so that no two lines have the same id."""
        self._numbers = count(1)

    async def say(
        self, visitor: Visitor, line: str, place: Place | None = None, update: str = ""
    ) -> Answer:
        """Type a line, in the private chat if there is no place."""
        return await self.counter.say(
            visitor, line, place, update or f"line {next(self._numbers)}"
        )

    async def notices(self, *lines: tuple[Visitor, str]) -> list[str]:
        """What is answered to lines that are typed one after the other."""
        return [(await self.say(visitor, line)).notice for visitor, line in lines]

    async def dealt(self) -> str:
        """A table of Ada, who has dealt, and Ben, who is in turn and will be able to knock."""
        return await self.parlour.dealt(pack=KNOCK_PACK)

    async def drawn(self) -> str:
        """The same after Ben has drawn: he may knock."""
        table = await self.dealt()
        await self.notices((BEN, "pass"), (ADA, "pass"), (BEN, "draw"))
        return table

    def table(self, table: str) -> Table:
        """A table as it is stored."""
        return self.counter.store.tables[table]

    def waits_for(self, table: str) -> str:
        """The kind of the phase of its round."""
        return self.table(table).rounds[-1].state.phase.kind


def club_at(counter: Counter) -> Club:
    """Ada and Ben, who know each other, at ``counter``, and an empty parlour."""
    for person in (ADA_THERE, BEN_THERE):
        counter.store.known["web", person.id] = person.id
        counter.store.people[person.id] = person
    return Club(counter, Parlour(counter.store))
