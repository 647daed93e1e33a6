"""Who can be written to in private, and whom a door leads there before anything else."""

from collections.abc import Collection
from dataclasses import dataclass

from adapters.frontdesk.values import Asked, Door, Visitor
from engine.service.intents import Ask
from engine.service.orders import Order
from engine.service.ports import Contact, Person, Store


@dataclass(frozen=True, slots=True)
class PrivateReach:
    """Asks the store whose private chats are open.

    ``starts`` are the platforms on which people have to open theirs before they can be written to,
    ``elsewhere`` those on which a hand can be shown beside its table even if they are closed.
    """

    store: Store
    starts: frozenset[str] = frozenset()
    elsewhere: frozenset[str] = frozenset()

    async def is_open(self, person: str, platforms: Collection[str]) -> bool:
        """Whether a private chat of a person takes messages, or they can read a hand elsewhere.

        ``platforms`` are those on which they have the table before them besides.
        """
        beside = self.elsewhere.intersection(platforms)
        return any(self._is_open(one, beside) for one in await self.store.reach(person))

    async def is_known_open(self, platform: str, user: str) -> bool:
        """Whether the private chat of an identity is known to take messages."""
        person = await self.store.person_of(platform, user)
        return person is not None and await self.has_opened(person.id, platform, user)

    async def has_opened(self, person: str, platform: str, user: str) -> bool:
        """Whether the private chat of a person's identity is known to take messages."""
        return Contact(platform, user, "open") in await self.store.reach(person)

    async def brings_hand(self, person: Person, visitor: Visitor) -> bool:
        """Whether a person's hand comes to the private chat of whoever they are here."""
        if visitor.platform in self.starts:
            return True
        if visitor.platform not in self.elsewhere or person.hands != "private":
            return False
        mute = Contact(visitor.platform, visitor.user, "closed")
        return mute not in await self.store.reach(person.id)

    async def door_before(self, asked: Asked, order: Order) -> Door | None:
        """The door that whoever accepts has to go through first; None if there is none.

        Who asks in their private chat has opened it.
        """
        if order.intent != Ask("accept") or asked.place is None:
            return None
        if await self.is_open(order.person.id, {asked.place.platform}):
            return None
        return Door(order.table, "accept", order.version, asked.visitor.user)

    async def is_told_now(self, platform: str, user: str) -> bool:
        """Whether an identity is to be told that its private chat is closed: once, so now if ever.

        Only where they would read their hands there, and read them elsewhere instead.
        """
        person = await self.store.person_of(platform, user)
        if platform not in self.elsewhere or person is None or person.hands != "private":
            return False
        mute = Contact(platform, user, "closed")
        found = next((one for one in await self.store.reach(person.id) if one == mute), None)
        if found is None or found.told:
            return False
        await self.store.set_told(platform, user)
        return True

    def _is_open(self, contact: Contact, beside: Collection[str]) -> bool:
        if contact.private == "open" or contact.platform in beside:
            return True
        return not contact.private and contact.platform not in self.starts
