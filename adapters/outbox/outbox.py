"""Brings every message to what its table says; a message is desired state."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from adapters.drawing import Drawing
from adapters.outbox.courier import Courier
from adapters.outbox.deliveries import Deliveries
from adapters.outbox.redraws import Redraws, Spot
from adapters.outbox.refusals import Refusals
from adapters.outbox.rows import (
    Readers,
    is_called,
    refused_by,
    seen,
    to_post_again,
)
from adapters.outbox.tidings import Tidings
from adapters.outbox.walks import Walks
from adapters.presentation.ink import Drawn
from engine.service.ports import Audience, Clock, MessageRow, Store


class Outbox:
    """Brings every message to what its table says; a message is desired state, not a queue entry.

    Newest wins, equal is skipped, and a refusal to hurry waits for its own chat only.
    """

    def __init__(
        self,
        store: Store,
        drawing: Drawing,
        clock: Clock,
        report: Callable[[Exception], None],
    ) -> None:
        """``report`` is told of every exception that a delivery raised."""
        self._store = store
        self._redraws = Redraws(clock)
        self._refusals = Refusals(self._look_at)
        self._deliveries = Deliveries(store, drawing, self._redraws, self._refusals)
        self._walks = Walks(store, self._deliveries, self._refusals, report)
        self.tidings = Tidings(store, drawing, self._deliveries.couriers, report)
        self._awaited: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()

    def serve(self, courier: Courier) -> None:
        """Deliver for a platform from now on."""
        self._deliveries.couriers[courier.platform] = courier
        self.tidings.look()

    def shows_hands_elsewhere(self, platform: str) -> bool:
        """Whether a platform can show somebody their hand outside their private chat."""
        courier = self._deliveries.couriers.get(platform)
        return courier is not None and courier.hands_elsewhere

    def table_changed(self, table: str, _version: int) -> None:
        """Hear that a table was saved, or tells the time anew; its messages follow."""
        self._deliveries.outdate(table)
        self._refusals.changed(table)
        self._look_at(table)
        awaited = self._awaited.pop(table, None)
        if awaited is not None:
            awaited.set()

    def news_of(self, table: str) -> asyncio.Event:
        """What is set as soon as a table is saved, or tells the time anew, after this."""
        return self._awaited.setdefault(table, asyncio.Event())

    async def run(self) -> None:
        """Catch up with everything that is behind, then follow every change, until cancelled."""
        await self.catch_up()
        await self._walks.go_on()

    async def catch_up(self) -> None:
        """Look at everything that is behind: a platform has come on late.

        What was refused at live tables is tried again with that.
        """
        for row in await self._store.messages_behind():
            self._look_at(row.key.table)
        for row in await self._store.messages_refused_live():
            self._look_at(row.key.table)

    def heard(self, audience: Audience) -> None:
        """Hear that somebody is there who reads messages: what was refused is tried again."""
        self._refusals.heard(audience)

    async def settle(self) -> None:
        """Wait until nothing is left to deliver."""
        await self._walks.settle()

    @contextmanager
    def answering(self, row: MessageRow | None) -> Iterator[None]:
        """While a press on a message is answered, leave that message to the answer."""
        if row is None:
            yield
            return
        with self._walks.held(row.key):
            yield

    async def answered(self, row: MessageRow, drawn: Drawn, version: int = 0) -> None:
        """Note that the answer to a press shows ``drawn``, which is right for ``version`` too.

        Unless an older picture was on its way meanwhile: then the message is brought up again.
        """
        self.note_redraw((row.platform, row.chat, row.message), drawn)
        if not self._deliveries.is_under_way(row.key):
            version = max(version, drawn.screen.version)
            self._refusals.over(row.key)
            await self._store.note_message(seen(row, version))

    async def moved(self, row: MessageRow, spot: Spot, drawn: Drawn) -> None:
        """Note that a message's reader has it before them at another spot, showing ``drawn``.

        Whatever stood there before is taken away, once nothing is on its way to it any more.
        """
        with self.answering(row):
            await self._deliveries.ended(row.key)
            known = await self._store.messages_of(row.key.table)
            before = next((one for one in known if one.key == row.key), row)
            platform, chat, message = spot
            now = replace(before, platform=platform, chat=chat, message=message)
            await self.answered(now, drawn)
        courier = self._deliveries.couriers.get(before.platform)
        if courier is not None and before.message not in {"", message}:
            await courier.delete(before.chat, before.message)

    async def lost(self, row: MessageRow) -> None:
        """Note that a message is no longer on its platform; it is posted again.

        Unless its reader is just being called: then a new one takes its place.
        """
        if is_called(row) and self._deliveries.is_under_way(row.key):
            return
        self._deliveries.outdate(row.key.table)
        await self._store.note_message(replace(to_post_again(row), platform="", chat=""))
        self._look_at(row.key.table)

    async def repost(self, row: MessageRow) -> None:
        """Move a message to the end of its chat."""
        courier = self._deliveries.couriers.get(row.platform)
        if courier is not None and row.message:
            await courier.delete(row.chat, row.message)
        await self.lost(row)

    async def bring_hands(self, person: str, tables: Iterable[str], platform: str = "") -> None:
        """Bring a person's hands of tables to where they read them now; of one platform alone."""
        own = Audience("person", person)
        for table in tables:
            for row in await self._store.messages_of(table):
                is_hand = row.key.audience == own and row.key.purpose == "hand"
                if is_hand and platform in {"", row.platform}:
                    await self.repost(row)

    def is_kept(self, table: str, person: str, version: int) -> bool:
        """Whether ``version`` of a table can not be brought to a person now."""
        return self._walks.is_kept(Readers(table, Audience("person", person)), version)

    async def is_refused(self, table: str, person: str) -> bool:
        """Whether a person takes no private messages: one of a table's could not be sent."""
        return any(refused_by(person, row) for row in await self._store.messages_of(table))

    async def reopen(self, person: str, live: Collection[str]) -> None:
        """Try a person's refused messages again; they opened their private chat.

        Those of tables that are not ``live`` any more are brought up where they lie, and no others
        are posted so late.
        """
        for row in await self._store.messages_refused(person):
            if row.message or row.key.table in live:
                await self._store.note_message(replace(row, state="live", shown=0))
                self._look_at(row.key.table)

    async def readmit(self, tables: Iterable[str]) -> None:
        """Try again what was refused of tables in their places; those are open again."""
        for table in tables:
            for row in await self._store.messages_of(table):
                if row.state == "refused" and row.key.audience.kind == "place":
                    await self._store.note_message(replace(row, state="live", shown=0))
                    self._look_at(table)

    async def redraw(self, table: str) -> None:
        """Draw every message of a table again, whatever it shows (a language was changed)."""
        self._deliveries.outdate(table)
        await self._store.draw_table_again(table)
        self._look_at(table)

    def note_redraw(self, message: Spot, drawn: Drawn) -> None:
        """Remember what a message (platform, chat, id) shows now."""
        self._redraws.note(message, drawn)

    def since_redraw_ms(self, message: Spot) -> int | None:
        """How long a message has shown the same to press, None when that is not remembered."""
        return self._redraws.since_ms(message)

    def shows(self, message: Spot, drawn: Drawn) -> bool:
        """Whether a message is remembered to show what can be pressed on ``drawn``."""
        return self._redraws.shows(message, drawn)

    def _look_at(self, table: str) -> None:
        """See to it that whatever is behind at a table is delivered."""
        self._walks.look_at(table)
