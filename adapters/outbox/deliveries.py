"""One delivery: where a message belongs, edited, posted or rung there, and what came of it."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakValueDictionary

from adapters.drawing import Drawing
from adapters.outbox.addresses import Address, Addresses, at_address
from adapters.outbox.courier import Courier, Delivered, Delivery, Gone, Later, Refused
from adapters.outbox.patience import Patience
from adapters.outbox.redraws import Redraws
from adapters.outbox.refusals import Refusals
from adapters.outbox.rows import is_called, nonce_of, to_post_again
from adapters.presentation.ink import Drawn
from engine.service.ports import MessageKey, MessageRow, Store


@dataclass(frozen=True, slots=True)
class Rest:
    """A message's reader can do without it for ``seconds`` more; the other messages go on."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Off:
    """The message's platform is off."""


Outcome = Later | Rest | Off
"""What comes of an attempt: when to look again, at once if ``Later`` is in no time."""
_DONE: Final = Later(0.0)
_REFUSED: Final = Later(0.0)
"""Done with an address, but perhaps not with the message: there may be another."""


class Deliveries:
    """Brings one message after the other to what its table says; one at a time in each chat."""

    def __init__(
        self, store: Store, drawing: Drawing, redraws: Redraws, refusals: Refusals
    ) -> None:
        """Deliver nothing before a courier serves its platform."""
        self.couriers: dict[str, Courier] = {}
        self._store = store
        self._drawing = drawing
        self._redraws = redraws
        self._refusals = refusals
        self._patience = Patience()
        self._addresses = Addresses(store, drawing, self.couriers)
        self._under_way: dict[MessageKey, asyncio.Event] = {}
        self._outdated: set[MessageKey] = set()
        self._chats: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    def is_under_way(self, key: MessageKey) -> bool:
        """Whether a message is being brought up right now."""
        return key in self._under_way

    async def ended(self, key: MessageKey) -> None:
        """Wait until a message is not being brought up any more, if it is right now."""
        if key in self._under_way:
            await self._under_way[key].wait()

    def outdate(self, table: str) -> None:
        """Hear that a table is to be drawn anew: what is in the air shows it as it was."""
        self._outdated.update(key for key in self._under_way if key.table == table)

    async def attempt(self, row: MessageRow) -> Outcome:
        """One attempt, and what comes of it."""
        over = self._under_way[row.key] = asyncio.Event()
        try:
            addresses = await self._addresses.of(row)
            return await self._tried_in_turn(row, addresses) if addresses else Off()
        finally:
            del self._under_way[row.key]
            self._outdated.discard(row.key)
            over.set()

    async def _tried_in_turn(self, row: MessageRow, addresses: Iterable[Address]) -> Outcome:
        for address in addresses:
            outcome = await self._tried(at_address(row, address))
            if outcome is not _REFUSED:
                return outcome
        return _DONE

    async def _tried(self, row: MessageRow) -> Outcome:
        """One attempt at one address; ``_REFUSED`` where it takes nothing."""
        courier = self.couriers[row.platform]
        if not courier.hands_elsewhere and await self._is_closed(row):
            await self._note_refused(row, Refused())
            return _REFUSED
        lock = self._chats.setdefault((row.platform, row.chat), asyncio.Lock())
        async with lock:
            row = await self._as_called(row)
            self._outdated.discard(row.key)
            drawn = await self._drawing.message(row.key)
            rest = self._patience.left(row, drawn.screen, courier.patience)
            if rest:
                return Rest(rest)
            delivery = await self._send(courier, row, drawn)
        return await self._note(row, drawn, delivery)

    async def _as_called(self, row: MessageRow) -> MessageRow:
        """The row with the call as it is now: the turn may have passed on while others spoke."""
        if not is_called(row):
            return row
        rows = await self._store.messages_of(row.key.table)
        calls = (kept.rings for kept in rows if kept.key == row.key)
        return replace(row, rings=next(calls, 0))

    async def _send(self, courier: Courier, row: MessageRow, drawn: Drawn) -> Delivery:
        if is_called(row) and await self._wants_calls(row):
            return await courier.ring(row.chat, row.message, drawn, nonce_of(row))
        if row.message:
            return await courier.edit(row.chat, row.message, drawn)
        return await courier.post(row.chat, _as_posted(row, drawn), nonce_of(row))

    async def _is_closed(self, row: MessageRow) -> bool:
        """Whether a message is for a private chat that is known to take none.

        One that is there is tried, until that is refused.
        """
        if row.key.audience.kind == "place" or (row.message and row.state == "live"):
            return False
        reach = await self._store.reach(row.key.audience.id)
        states = {contact.private for contact in reach if contact.platform == row.platform}
        return states == {"closed"}

    async def _wants_calls(self, row: MessageRow) -> bool:
        person = await self._store.person(row.key.audience.id)
        return person is not None and person.notices

    async def _note(self, row: MessageRow, drawn: Drawn, delivery: Delivery) -> Later:
        """Remember what came of it."""
        if isinstance(delivery, Later):
            return delivery
        if isinstance(delivery, Refused):
            await self._note_refused(row, delivery)
            self._patience.is_over(row.key)
            return _DONE if delivery.may_pass else _REFUSED
        if isinstance(delivery, Gone):
            await self._store.note_message(to_post_again(row))
        else:
            await self._note_delivered(row, drawn, delivery)
        self._patience.is_over(row.key)
        return _DONE

    async def _note_refused(self, row: MessageRow, refused: Refused) -> None:
        """Whoever cannot be called is not called again, unless that may be otherwise soon."""
        self._refusals.note(row, refused)
        rings = row.rings if refused.may_pass else 0
        noted = replace(row, state="refused", shown=0, rings=rings)
        if noted != row:
            await self._store.note_message(noted)

    async def _note_delivered(self, row: MessageRow, drawn: Drawn, delivery: Delivered) -> None:
        old, new = (
            (row.platform, row.chat, row.message),
            (row.platform, row.chat, delivery.message),
        )
        self._redraws.note(new, drawn, instead_of=old)
        shown = 0 if row.key in self._outdated else max(drawn.screen.version, 1)
        kept = replace(row, message=delivery.message, shown=shown, rings=0, state="live")
        self._refusals.over(row.key)
        await self._store.note_message(kept)


def _as_posted(row: MessageRow, drawn: Drawn) -> Drawn:
    """A message as it is posted: it speaks to nobody again that it has spoken to before."""
    if not row.lost:
        return drawn
    return replace(drawn, screen=replace(drawn.screen, addressee=""))
