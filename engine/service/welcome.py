"""Who is welcome: whom somebody lets challenge them, and whom their own challenges are for."""

from dataclasses import dataclass

from engine.match.stages import Lobby
from engine.match.table import Table
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask
from engine.service.orders import Order
from engine.service.ports import Person, Store


@dataclass(frozen=True, slots=True)
class Welcome:
    """Asks the store who takes no challenges, and of whom."""

    store: Store

    async def check_challenge(self, person: Person, invited: Person) -> None:
        """See to it that ``invited`` can be challenged by ``person``.

        Whoever is blocked is told what everybody would be told.

        Raises:
            NotAllowed: if they take no challenges, or none of this person.
        """
        if not invited.takes_challenges or await self._is_blocked(person.id, invited.id):
            raise NotAllowed(Fault.TAKES_NO_CHALLENGES, name=invited.name)

    async def check_acceptance(self, order: Order, table: Table) -> None:
        """See to it that an open challenge is not accepted by somebody its challenger blocked.

        Raises:
            NotAllowed: if it would be, as if it were meant for somebody else.
        """
        lobby = table.stage
        if order.intent != Ask("accept") or not isinstance(lobby, Lobby) or lobby.invited:
            return
        if await self._is_blocked(order.person.id, table.players[0].person):
            raise NotAllowed(Fault.CHALLENGE_OTHERS)

    async def _is_blocked(self, person: str, by: str) -> bool:
        return person in {other.id for other in await self.store.blocked_by(by)}
