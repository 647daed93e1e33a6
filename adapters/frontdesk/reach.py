"""Who can be written to in private: whose chat is open, or was never closed where none has to be."""

from dataclasses import dataclass

from engine.service.ports import Contact, Store


@dataclass(frozen=True, slots=True)
class PrivateReach:
    """Asks the store whose private chats are open.

    ``starts`` are the platforms on which people have to open theirs before they can be written to.
    """

    store: Store
    starts: frozenset[str] = frozenset()

    async def is_open(self, person: str) -> bool:
        """Whether a private chat of a person takes messages."""
        return any(map(self._is_open, await self.store.reach(person)))

    async def is_known_open(self, platform: str, user: str) -> bool:
        """Whether the private chat of an identity is known to take messages."""
        person = await self.store.person_of(platform, user)
        contacts = () if person is None else await self.store.reach(person.id)
        return Contact(platform, user, "open") in contacts

    def _is_open(self, contact: Contact) -> bool:
        return contact.private == "open" or (
            not contact.private and contact.platform not in self.starts
        )
