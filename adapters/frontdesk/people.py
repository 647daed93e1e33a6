"""Who a visitor is: the person behind an identity, met once and remembered."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from itertools import chain, count

from adapters.frontdesk.values import Visitor
from adapters.presentation.catalog import Catalog
from engine.round.faults import Fault, NotAllowed
from engine.service.ports import Chance, Person, Store

_REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class People:
    """Finds persons; asks the store only at first sight and after a change."""

    store: Store
    chance: Chance
    catalog: Catalog
    _known: OrderedDict[tuple[str, str], Person] = field(default_factory=OrderedDict)
    _naming: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def meet(self, visitor: Visitor) -> Person:
        """The person behind ``visitor``, with the name they go by now."""
        identity = (visitor.platform, visitor.user)
        known = self._known.get(identity)
        if known is not None and known.name == visitor.name:
            return known
        language = self.catalog.match(visitor.language) if visitor.language else ""
        stranger = Person(self.chance.id(), visitor.name, language)
        return self._remember(identity, await self.store.meet(*identity, stranger))

    async def change(
        self, visitor: Visitor, *, language: str = "", hand_order: str = ""
    ) -> Person:
        """Save what a person chose for themselves."""
        person = await self.meet(visitor)
        changed = replace(
            person,
            language=language or person.language,
            hand_order=hand_order or person.hand_order,
        )
        await self.store.change_person(changed)
        return self._remember((visitor.platform, visitor.user), changed)

    async def welcome(self, visitor: Visitor) -> str:
        """Meet a visitor who may choose a name; the name they get is nobody else's.

        One at a time, so that two who choose the same at once do not both get it.
        """
        async with self._naming:
            name = await self._free_name(visitor)
            await self.meet(replace(visitor, name=name))
        return name

    async def named(self, platform: str, name: str) -> Person:
        """The one person of a platform whom ``name`` means.

        Raises:
            NotAllowed: if nobody or more than one person is called so.
        """
        found = await self.store.people_named(platform, name)
        if not found:
            raise NotAllowed(Fault.UNKNOWN_PERSON, name=name)
        if len(found) > 1:
            raise NotAllowed(Fault.AMBIGUOUS_PERSON, name=name, count=len(found))
        return found[0]

    async def _free_name(self, visitor: Visitor) -> str:
        """The visitor's name, with a number if it means somebody else on their platform.

        Without a space before it: in ``/gin @Ann 2`` the number would be the target.
        """
        platform, user, name = visitor.platform, visitor.user, visitor.name
        own = await self.store.person_of(platform, user)
        for candidate in chain((name,), (f"{name}{number}" for number in count(2))):
            if all(person == own for person in await self.store.people_named(platform, candidate)):
                return candidate
        return name

    def _remember(self, identity: tuple[str, str], person: Person) -> Person:
        self._known[identity] = person
        self._known.move_to_end(identity)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return person
