"""What happens to tables from outside: people come and go, places end, clocks are put right."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.match import actions
from engine.match.actions import Action
from engine.match.people import Place
from engine.match.stages import Finished, Lobby
from engine.match.table import Table, seat_of, to_act
from engine.round.faults import NoTable
from engine.service.absentees import is_missed
from engine.service.challenges import is_at
from engine.service.errands import insist
from engine.service.moving import Moving
from engine.service.ports import Errand, Person, StoreBusy
from engine.service.time.deadlines import Standing, rests
from engine.service.time.unseen import still_waits, was_unseen
from engine.service.welcome import has_accepted

_AT_ONCE: Final = 100
"""The tables whose time is told anew together."""


class Outside(Moving):
    """The part of the service that hears what nobody at a table does there."""

    async def came_back(self, person: Person, table_id: str) -> int:
        """Hear that somebody has pressed something of a table: no autopilot plays for them now.

        Returns:
            The version of the table that says so, 0 where nobody had missed them.
        """
        self._presence.note(person.id)
        standing = self._tables.get(table_id)
        is_known = standing is not None and not self._is_busy(table_id)
        if is_known and standing is not None and not is_missed(standing[0], person.id):
            return 0
        with suppress(NoTable):
            return await self._happens(table_id, lambda table: _come_back(table, person.id))
        return 0

    async def came_back_at(self, person: Person, place: Place | None) -> None:
        """Hear that somebody has typed something in a place, or in private: of any table there."""
        self._presence.note(person.id)
        if self._absentees.is_new(person.id):
            self._absentees.learn(await self._store.tables_of(person.id))
        for table in self._absentees.missing(person.id):
            if place is None or is_at(table, place):
                await self.came_back(person, table.id)

    def unreachable(self, platform: str) -> None:
        """Hear that a platform can not be reached: nobody there loses any time meanwhile."""
        self._time.stop(platform)

    async def reachable(self, platform: str) -> None:
        """Hear that a platform can be reached again: its tables say how long it could not be."""
        await self.time_was_put_right(await self._time.go(platform))

    async def departed(self, person: Person, place: Place) -> None:
        """Hear that somebody has left a place, in which they may have tables."""
        tables = await self._store.tables_of(person.id)
        here = [table for table in tables if is_at(table, place)]
        offers = await self._store.rematch_offers_of(person.id)
        offered = [table for table in offers if is_at(table, place)]
        await self._undertake(
            [Errand(table.id, actions.Depart(person.id)) for table in here]
            + [Errand(table.id, actions.Expire(person.id)) for table in offered]
        )

    async def person_gone(self, person: Person) -> None:
        """Hear that somebody's account is no more: their tables end, and nobody has lost."""
        # First, so that nobody offers them anything in the meantime.
        await insist(lambda: self._store.change_person(replace(person, gone=True)))
        tables = await self._store.tables_of(person.id)
        offers = await self._store.rematch_offers_of(person.id)
        await self._undertake(
            [Errand(table.id, _without(table, person.id)) for table in tables]
            + [Errand(table.id, actions.Expire(person.id)) for table in offers]
        )

    async def reached(self, person: Person, note: Callable[[], Awaitable[None]]) -> None:
        """Hear that somebody can be dealt in, which ``note`` keeps: no deal waits for them now.

        Their challenges are looked at before that is kept, so that none is forgotten if this
        process ends then; and after, for what was accepted in between.
        """
        await self._redeem(person)
        await insist(note)
        await self._redeem(person)

    async def place_gone(self, place: Place) -> None:
        """Hear that a place is no more, or no longer open to the bot: its tables end."""
        tables = await self._store.tables_at(place.key)
        await self._undertake([Errand(table.id, actions.Vacate(place)) for table in tables])

    async def time_was_put_right(self, tables: Iterable[str]) -> None:
        """Hear that a clock stood still for a while: what tells its time is told anew.

        Many tables at a time, so that the store writes them together. One that finds no room
        there is named again by the clocks' next tick.

        Raises:
            ExceptionGroup: what went wrong at some of them; all the others have been told.
        """
        waiting, failures = [*tables], list[Exception]()
        while waiting:
            some, waiting = waiting[:_AT_ONCE], waiting[_AT_ONCE:]
            told = await asyncio.gather(*map(self._tell_anew, some), return_exceptions=True)
            failures += [error for error in told if isinstance(error, Exception)]
        if failures:
            raise ExceptionGroup("some tables tell another time than they should", failures)

    async def _redeem(self, person: Person) -> None:
        """Give whoever has accepted a challenge of a person the seat.

        Only at the table itself it is known who has: somebody may just be doing so.
        """
        tables = await self._store.tables_of(person.id)
        own = [table for table in tables if _waits_for_others(table, person.id)]
        moves = [move for table in own for move in await self._moved_meanwhile(table)]
        redeemed = [Errand(table.id, actions.Redeem(person.id)) for table in own]
        await self._undertake([*moves, *redeemed])

    async def _moved_meanwhile(self, table: Table) -> list[Errand]:
        """What a challenge has to hear of the place from which it was accepted."""
        lobby = table.stage
        if not isinstance(lobby, Lobby) or lobby.origin is None or lobby.origin.place is None:
            return []
        old = lobby.origin.place
        new = await self.place_now(old)
        return [] if new == old else [Errand(table.id, actions.Relocate(old, new))]

    async def _tell_anew(self, table_id: str) -> None:
        try:
            async with self._lock(table_id):
                table, _ = await self._reckoned(await self._live(table_id))
            self._tell((table,))
        except NoTable:
            return
        except StoreBusy:
            self._time.put_off(table_id)

    async def _reckoned(self, standing: Standing) -> Standing:
        """A table with its deadline reckoned anew, for nights that have come or moved."""
        table, deadline = standing
        if deadline is None or deadline.kind == "computer" or not rests(table):
            return standing
        again = self._deadlines.again(deadline, table, await self._people(table))
        if again != deadline:
            is_seen = again.ends != deadline.ends
            await self._store.move_deadline(again, draw_again=is_seen)
            self._remember(table, again)
        return table, again

    async def _is_kept_waiting(self, standing: Standing) -> bool:
        """Whether a turn that is up waits on, since its player was not shown what to play on."""
        table, turn = standing
        if turn is None or turn.kind != "turn":
            return False
        now, is_unseen = self._time.now(turn.clock), self._is_unseen(table)
        again = still_waits(turn, table, now, is_unseen=is_unseen)
        if again is None:
            return False
        await self._store.move_deadline(again, draw_again=not was_unseen(again))
        self._remember(table, again)
        self._tell((table,))
        return True

    def _is_unseen(self, table: Table) -> bool:
        """Whether somebody who is waited for was not shown yet what they may do."""
        awaited = (table.players[seat].person for seat in to_act(table))
        return any(self._is_kept(table.id, person, table.fresh_from) for person in awaited)


def _waits_for_others(table: Table, person: str) -> bool:
    """Whether this is a challenge of a person which somebody may accept."""
    return isinstance(table.stage, Lobby) and table.players[0].person == person


def _without(table: Table, person: str) -> Action:
    """What becomes of a table whose person is no more."""
    if has_accepted(table, person):
        return actions.Decline(person)
    return actions.Close("person_gone")


def _come_back(table: Table, person: str) -> Action | None:
    seat = seat_of(table, person)
    if seat is None or isinstance(table.stage, Finished) or not is_missed(table, person):
        return None
    return actions.ComeBack(seat)
