"""Who is welcome: whom somebody lets challenge them, and whom their own challenges are for."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.match.people import Player
from engine.match.stages import Finished, Lobby
from engine.match.table import Table
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Ask, Wanted, Wish
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
            NotAllowed: if they take no challenges, or none of this person, or their account is
                no more.
        """
        _check_here(invited)
        if not await self.takes(person.id, invited):
            raise NotAllowed(Fault.TAKES_NO_CHALLENGES, name=invited.name)

    async def takes(self, challenger: str, invited: Person) -> bool:
        """Whether ``invited`` lets ``challenger`` challenge them by name."""
        return invited.takes_challenges and not await self._is_blocked(challenger, invited.id)

    async def check_acceptance(self, order: Order, table: Table) -> None:
        """See to it that those an order would bring together may and can play.

        No open challenge is accepted and no rematch offered by somebody whom another there has
        blocked: they are told what everybody is whose challenge is not taken. No rematch is
        offered to somebody whose account is no more. Who has only left the place reads it in
        private.

        Raises:
            NotAllowed: if they may not or can not.
        """
        if order.intent == Ask("rematch"):
            await self._check_all_here(table)
        host = await self.who_blocked(order.person, order.intent, table)
        if host is not None:
            raise NotAllowed(Fault.TAKES_NO_CHALLENGES, name=host.name)

    async def who_blocked(self, person: Person, intent: Wanted, table: Table) -> Player | None:
        """Who of those that ``intent`` would make play with ``person`` has blocked them."""
        for player in _asked(intent, table):
            if player.person and await self._is_blocked(person.id, player.person):
                return player
        return None

    async def _check_all_here(self, table: Table) -> None:
        for player in table.players:
            person = await self.store.person(player.person) if player.person else None
            if person is not None:
                _check_here(person)

    async def _is_blocked(self, person: str, by: str) -> bool:
        return person in {other.id for other in await self.store.blocked_by(by)}


def _check_here(person: Person) -> None:
    if person.gone:
        raise NotAllowed(Fault.PERSON_GONE, name=person.name)


def call_off(table: Table, person: str, other: str) -> Wish | None:
    """How ``person`` ends a challenge between them and ``other``; None where none stands."""
    if not isinstance(table.stage, Lobby):
        return None
    if has_accepted(table, person):
        return "decline" if table.players[0].person == other else None
    match table.players[0].person, table.stage.invited:
        case challenger, invited if (challenger, invited) == (other, person):
            return "decline"
        case challenger, invited if (challenger, invited) == (person, other):
            return "withdraw"
        case _:
            return None


def has_accepted(table: Table, person: str) -> bool:
    """Whether a person has accepted an open challenge, and waits for the challenger."""
    stage = table.stage
    if not isinstance(stage, Lobby) or stage.invited or stage.pledged is None:
        return False
    return stage.pledged.person == person


def _asked(intent: Wanted, table: Table) -> Iterator[Player]:
    """Those whom ``intent`` would make play with whoever asks for it."""
    match intent, table.stage:
        case Ask("accept"), Lobby(invited="", solo=False):
            yield table.players[0]
        case Ask("rematch"), Finished():
            yield from table.players
        case _:
            return
