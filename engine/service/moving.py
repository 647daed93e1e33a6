"""People and places that turn up under other names: the tables that mean them follow."""

from collections.abc import Mapping
from dataclasses import replace

from engine.match import actions
from engine.match.actions import Action
from engine.match.people import PART, Place
from engine.match.table import Table
from engine.service.errands import Errands, insist
from engine.service.ports import NEVER_MET, Errand, Person
from engine.service.welcome import Welcome


class Moving(Errands):
    """The part of the service that hears who somebody is, and where a place has gone."""

    _moves: Mapping[str, str] | None = None
    _moves_told: int = 0

    async def recognised(self, platform: str, handle: str, person: Person) -> None:
        """Hear whose handle this is: challenges to somebody of that name are to ``person``.

        Where they take none, or none of whoever has made it, it is declined.
        """
        user = f"{NEVER_MET}{handle.lower()}"
        stranger = await self._store.person_of(platform, user)
        if stranger is None:
            return
        async with self._lock(f"challenge {stranger.id}"):
            # First, so that nobody challenges the stranger in the meantime.
            await insist(lambda: self._store.change_person(replace(stranger, gone=True)))
            tables = await self._store.tables_of(stranger.id)
            errands = [
                Errand(table.id, await self._known_now(table, stranger, person))
                for table in tables
            ]
            await self._undertake(errands)
            await insist(lambda: self._store.forget_identity(platform, user))

    async def place_moved(self, old: Place, new: Place) -> None:
        """Hear that a place is another one now, with all that is under it.

        What is told again, or by two ways at once, is done once.
        """
        tables = (
            *await self._store.tables_at(old.key),
            *await self._store.tables_of_home(old.platform, old.home),
        )
        move = actions.Relocate(old, new)
        moved = {table.id: None for table in tables if _stands_in(table, old, new)}
        errands = [Errand(table, move) for table in moved]
        async with self._lock("errands"):
            await insist(lambda: self._store.move_place(old, new, errands))
            self._is_behind = True
            self._moves = None
            self._moves_told += 1
        await self.catch_up()

    async def home_gone(self, platform: str, home: str) -> None:
        """Hear that a server or group is no more, or not open to the bot: its tables end.

        But for those that stand elsewhere, too.
        """
        tables = await self._store.tables_of_home(platform, home)
        await self._undertake(
            [
                Errand(table.id, actions.Vacate(place))
                for table in tables
                for place in table.places
                if (place.platform, place.home) == (platform, home)
            ]
        )

    async def place_now(self, place: Place) -> Place:
        """The place itself, or the one that it has become."""
        channel = place.channel.partition(PART)[0]
        whole = Place(place.platform, channel, home=channel)
        new = (await self._moves_now()).get(whole.key)
        if new is None:
            return place
        channel = new.partition(":")[2]
        return place.moved(whole, Place(place.platform, channel, home=channel))

    async def _moves_now(self) -> Mapping[str, str]:
        """Where places have gone; read again where one has gone while that was read."""
        while self._moves is None:
            told = self._moves_told
            moves = await self._store.moved_places()
            if told == self._moves_told:
                self._moves = moves
        return self._moves

    async def _known_now(self, table: Table, stranger: Person, person: Person) -> Action:
        """What the challenge to a stranger comes to who is ``person``."""
        challenger = table.players[0].person
        if await Welcome(self._store).takes(challenger, person):
            name = await self._name_at(person, table.players, table.places)
            return actions.Recognise(stranger.id, person.id, name)
        return actions.Decline(stranger.id)


def _stands_in(table: Table, old: Place, new: Place) -> bool:
    return any(place.moved(old, new) != place for place in table.places)
