"""Where a message belongs: its place's chat, or the private chats of its reader, best first."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from adapters.drawing import Drawing
from adapters.outbox.courier import Courier
from adapters.outbox.rows import to_post_again
from engine.match.boards import board_of
from engine.service.ports import Audience, Contact, MessageRow, Store


class Address(NamedTuple):
    """A chat of a platform."""

    platform: str
    chat: str


@dataclass(frozen=True, slots=True)
class Addresses:
    """Finds the chats of a message among those of the platforms that are on."""

    store: Store
    drawing: Drawing
    couriers: Mapping[str, Courier]

    async def of(self, row: MessageRow) -> tuple[Address, ...]:
        """Where a message may go, in the order in which that is tried; nowhere while all is off.

        One that lies somewhere stays there, unless that is refused.

        Raises:
            NoTable: if its table is gone.
        """
        here = Address(row.platform, row.chat)
        if row.key.audience.kind == "place":
            return self._on((here if row.chat else _of_place(row.key.audience.id),))
        if row.chat and row.platform not in self.couriers:
            return ()
        found = [self._private(one) for one in await self._contacts(row)]
        lies = row.chat and (row.message or here not in found)
        return tuple(dict.fromkeys((here, *found))) if lies else tuple(found)

    async def _contacts(self, row: MessageRow) -> list[Contact]:
        """The identities of the reader: those on the table's platforms first, the last seen."""
        reach = await self.store.reach(row.key.audience.id)
        known = [contact for contact in reach if contact.platform in self.couriers]
        if not known[1:]:
            return known
        view = await self.drawing.service.show(row.key.table, Audience("place", ""))
        near = board_of(view).platforms
        return sorted(known, key=lambda one: (one.platform not in near, -one.seen))

    def _private(self, contact: Contact) -> Address:
        chat = self.couriers[contact.platform].private_chat(contact.user)
        return Address(contact.platform, chat)

    def _on(self, addresses: tuple[Address, ...]) -> tuple[Address, ...]:
        return tuple(one for one in addresses if one.platform in self.couriers)


def at_address(row: MessageRow, address: Address) -> MessageRow:
    """The row of a message as it is brought there; from elsewhere it is posted anew."""
    if (row.platform, row.chat) == address:
        return row
    fresh = to_post_again(row) if row.message else row
    return replace(fresh, platform=address.platform, chat=address.chat)


def _of_place(key: str) -> Address:
    platform, _, chat = key.partition(":")
    return Address(platform, chat)
