"""Carries out intents: load, play, commit, announce; the one door to every table."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace

from engine.match.actions import Accept, Action, Decline, Pledge
from engine.match.opening import opened
from engine.match.people import Place, Player
from engine.match.table import Table
from engine.round.faults import GinError
from engine.service.challenges import check_challenge, is_at, opening
from engine.service.computers import timely_action
from engine.service.intents import Ask, Challenge
from engine.service.inviting import Inviting
from engine.service.limits import Limits
from engine.service.linking import Linking
from engine.service.orders import Order, action_of
from engine.service.outside import Outside
from engine.service.places import Places
from engine.service.ports import (
    AlreadyDone,
    Chance,
    Deadline,
    Errand,
    Person,
    Reach,
    Store,
    Update,
)
from engine.service.reading import PastMatch
from engine.service.time.deadlines import Standing
from engine.service.time.table_time import TableTime
from engine.service.time.waits import Waits
from engine.service.units import Saved
from engine.service.welcome import Welcome, call_off, has_accepted

__all__ = ["PastMatch", "Service"]


class Service(Inviting, Outside, Places, Linking):
    """The one door to every table: one command at a time per table, saved before it is told."""

    def __init__(
        self,
        store: Store,
        time: TableTime,
        chance: Chance,
        waits: Waits | None = None,
        reach: Reach | None = None,
    ) -> None:
        """Keep tables in ``store``, and their deadlines on the clocks of ``time``.

        ``reach`` knows who can be dealt in; without it everybody can.
        """
        super().__init__(store, time, chance, waits)
        self._reach = reach
        self._limits = Limits(store, time.clock)
        self._welcome = Welcome(store)

    async def challenge(
        self, person: Person, challenge: Challenge, update: Update | None = None
    ) -> str:
        """Open a table: a lobby for two people, or a match against the computer at once.

        Returns:
            The table.

        Raises:
            NotAllowed: if the challenge makes no sense here or stands already, or its place or
                the one who is challenged will have none now.
            AlreadyDone: if the update was carried out before.
        """
        place = await self._limits.one_at_a_time(challenge)
        async with self._locks_of(person.id, challenge.opponent, place), self._once(update):
            check_challenge(person, challenge, await self._store.tables_of(person.id))
            await self._limits.check(person, challenge)
            invited = None
            if challenge.opponent:
                invited = await self._store.person(challenge.opponent)
            if invited is not None:
                await self._welcome.check_challenge(person, invited)
            first = opening(person, challenge, invited, self._chance)
            if invited is not None:
                name = await self._name_at(invited, first.players, first.places)
                first = replace(first, invited_name=name)
            first = replace(
                first,
                waits_seconds=self._waits.challenge_seconds_of(first.rules.pace),
                turn_seconds=self._waits.turn_seconds(first.rules),
            )
            self._presence.note(person.id)
            change = opened(first, self._game(first.rules))
            return await self._commit(None, change, Saved(first, person.id, update))

    async def block(self, person: Person, other: str, update: Update | None = None) -> None:
        """Let ``person`` take no challenges of ``other``; one that stands between them is off.

        Raises:
            AlreadyDone: if the update was carried out before.
        """
        async with self._locks_of(person.id, other):
            await self._store.block(person.id, other, update=update)
        for table in await self._store.tables_of(person.id):
            if has_accepted(table, other):
                await self._undertake([Errand(table.id, Decline(other))])
                continue
            wish = call_off(table, person.id, other)
            if wish is not None:
                with suppress(GinError):
                    await self.carry_out(Order(person, table.id, table.version, Ask(wish)))

    async def is_welcome(self, person: Person, table_id: str) -> bool:
        """Whether nobody keeps a person from accepting the challenge of a table.

        Raises:
            NoTable: if there is no such table.
        """
        table, _ = await self._live(table_id)
        return await self._welcome.who_blocked(person, Ask("accept"), table) is None

    async def carry_out(self, order: Order) -> str:
        """Do what ``order`` asks, save it, then announce the change.

        Returns:
            The table at which it goes on: the order's, or that of the rematch which it began.

        Raises:
            NoTable: if there is no such table.
            StaleView: if the table has changed since the person saw it.
            NotAllowed: if the person may not do this, or not now.
            IllegalMove: if the rules forbid the move.
            AlreadyDone: if the update was carried out before.
        """
        self._presence.note(order.person.id)
        try:
            return await self._carried_out(order)
        except GinError:
            # Whoever asks for what is refused is here all the same.
            await self.came_back(order.person, order.table)
            raise

    async def check(self, order: Order) -> None:
        """See to it that ``order`` could be carried out now; nothing is.

        Raises:
            GinError: whatever ``carry_out`` would.
        """
        standing = await self._live(order.table)
        self._advanced(standing, await self._asked(order, standing))

    async def on_deadline(self, deadline: Deadline) -> None:
        """Let a table's time pass: a challenge expires, a computer player or autopilot moves.

        A late deadline names an old version and changes nothing.
        """
        async with self._lock(deadline.table):
            standing = await self._live(deadline.table)
            table = standing[0]
            if table.version != deadline.version:
                # Should it be this one that is behind, the store's is asked for next time.
                self._drop(table.id)
                return
            standing = await self._reckoned(standing)
            if self._is_put_off(standing):
                self._tell((table,))
                return
            if await self._is_kept_waiting(standing):
                return
            action = await timely_action(deadline, table, self._game(table.rules))
            saved = Saved(action, deadline.kind)
            await self._commit(standing, self._advanced(standing, action), saved)

    async def _carried_out(self, order: Order) -> str:
        async with self._lock(order.table), self._once(order.update):
            standing = await self._live(order.table)
            action = await self._asked(order, standing)
            saved = Saved(action, order.person.id, order.update)
            return await self._commit(standing, self._advanced(standing, action), saved)

    async def _asked(self, order: Order, standing: Standing) -> Action:
        """The action that an order asks for; who accepts waits for whoever can not be dealt in."""
        action, table = action_of(order, standing[0], self._waits), standing[0]
        await self._welcome.check_acceptance(order, table)
        if order.origin is not None and order.origin.place is not None:
            await self._check_joining(order.origin.place, table)
        return await self._accepting(order, table) if isinstance(action, Accept) else action

    async def _check_joining(self, place: Place, table: Table) -> None:
        """See to it that a table may come to one more place."""
        if not is_at(table, place):
            await self._limits.check_place(place)

    async def _accepting(self, order: Order, table: Table) -> Accept | Pledge:
        """What comes of it that a person accepts the challenge of a table."""
        person, origin = order.person, order.origin
        came = "" if origin is None else origin.platform
        player = Player(await self._name_at(person, table.players, table.places, came), person.id)
        is_reached = await self._is_challenger_reached(table)
        return Accept(player, origin) if is_reached else Pledge(player, origin)

    async def _is_challenger_reached(self, table: Table) -> bool:
        """Whether a hand can be shown to whoever has opened a table, there or in private."""
        platforms = {place.platform for place in table.places}
        return self._reach is None or await self._reach.is_open(table.players[0].person, platforms)

    def _is_put_off(self, standing: Standing) -> bool:
        """Whether the time of a table that was thought to be up is not."""
        deadline = standing[1]
        return deadline is not None and deadline.due > self._time.now(deadline.clock)

    @asynccontextmanager
    async def _locks_of(self, *names: str) -> AsyncIterator[None]:
        """Keep each of these persons and places to one challenge at a time, given or received.

        The same order everywhere, so that two who challenge each other do not wait for ever.
        """
        async with AsyncExitStack() as stack:
            for name in sorted({*names} - {""}):
                await stack.enter_async_context(self._lock(f"challenge {name}"))
            yield

    @asynccontextmanager
    async def _once(self, update: Update | None) -> AsyncIterator[None]:
        """See to it that an update delivered again is not refused for what it did itself."""
        try:
            yield
        except GinError:
            if update is not None and await self._store.is_done(update):
                raise AlreadyDone from None
            raise
