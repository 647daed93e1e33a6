"""Who a visitor is: the person behind an identity, met once and remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from adapters.frontdesk.people.taken import Taken, reserved_names
from adapters.frontdesk.values import Visitor
from adapters.presentation.catalog import Catalog
from adapters.presentation.names import NAMELESS, person_name
from engine.round.faults import Fault, NotAllowed
from engine.service.ports import (
    NEVER_MET,
    AlreadyDone,
    Chance,
    Clock,
    Person,
    Store,
    Update,
)
from engine.service.time.nights import zone_named

_REMEMBERED = 10_000
Recognise = Callable[[str, str, Person], Awaitable[None]]
"""Hears which person of a platform has a handle."""


async def _nobody_waits(_platform: str, _handle: str, _person: Person) -> None:
    """Where nobody is asked by their handle, nothing has waited for them."""


@dataclass(frozen=True, slots=True)
class People:
    """Finds persons; asks the store only at first sight and after a change.

    On the platforms of ``handles`` everybody may have a name by which nobody else is known;
    whoever turns up with one is told to ``recognise``.
    """

    store: Store
    chance: Chance
    clock: Clock
    catalog: Catalog
    recognise: Recognise = _nobody_waits
    handles: frozenset[str] = frozenset()
    _known: OrderedDict[tuple[str, str], Person] = field(default_factory=OrderedDict)
    _handled: dict[tuple[str, str], str] = field(default_factory=dict)
    _taken: dict[str, Taken] = field(default_factory=dict)
    _latest: dict[str, tuple[str, str]] = field(default_factory=dict)
    _forgotten: list[str] = field(default_factory=list)
    _naming: asyncio.Lock = field(default_factory=asyncio.Lock)
    _keeping: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def meet(self, visitor: Visitor) -> Person:
        """The person behind ``visitor``, with the name they go by now."""
        identity, handle = (visitor.platform, visitor.user), visitor.handle.lower()
        known = self._known.get(identity)
        name = _name_of(visitor)
        is_handled = handle == self._handled.get(identity, "")
        language = self.catalog.match(visitor.language) if visitor.language else ""
        is_read = known is not None and bool(known.language or not language)
        is_same = known is not None and known.name == name and is_handled and is_read
        if known is not None and is_same and self._latest.get(known.id) == identity:
            return known
        before = len(self._forgotten)
        stranger = Person(self.chance.id(), name, language)
        person = await self.store.meet(*identity, stranger, handle)
        if len(self._forgotten) != before:
            # Somebody has become another meanwhile, perhaps this one.
            return await self.meet(visitor)
        if language and not person.language:
            # They were met before, by what somebody else has told of them.
            person = replace(person, language=language)
            await self.store.change_person(person)
        if handle and not is_handled:
            await self.recognise(visitor.platform, handle, person)
        self._note_handle(identity, handle)
        return self._remember(identity, person)

    async def change(
        self,
        visitor: Visitor,
        *,
        language: str = "",
        hand_order: str = "",
        update: Update | None = None,
    ) -> Person:
        """Save what a person chose for themselves."""
        return await self.keep(
            visitor,
            lambda person: replace(
                person,
                language=language or person.language,
                hand_order=hand_order or person.hand_order,
            ),
            update,
        )

    async def keep(
        self,
        visitor: Visitor,
        change: Callable[[Person], Person],
        update: Update | None = None,
    ) -> Person:
        """Save what ``change`` makes of a person, and know them so from now on.

        An ``update`` that was delivered before changes nothing again.
        """
        # One at a time, so that of two presses at once neither undoes the other's change.
        async with self._keeping:
            person = await self.meet(visitor)
            changed = change(person)
            if _night(changed) != _night(person):
                changed = replace(changed, quiet_changed=self.clock.now())
            if changed != person or update is not None:
                try:
                    await self.store.change_person(changed, update)
                except AlreadyDone:
                    return person
            return self._remember((visitor.platform, visitor.user), changed)

    async def found_zone(self, visitor: Visitor, zone: str) -> None:
        """Take the time zone of a visitor's client for theirs, unless they have been asked."""
        known = await self.meet(visitor)
        if not (known.zone or known.zone_asked) and zone_named(zone) is not None:
            await self.keep(visitor, lambda person: replace(person, zone=person.zone or zone))

    async def welcome(self, visitor: Visitor) -> str:
        """Meet a visitor who may choose a name; the name they get is nobody else's.

        One at a time, so that two who choose the same at once do not both get it.
        """
        async with self._naming:
            name = await self._free_name(visitor)
            await self.meet(replace(visitor, name=name))
        return name

    async def named(self, platform: str, name: str, *, is_mention: bool = False) -> Person:
        """The one person of a platform whom ``name`` means: their handle, else what they go by.

        Whoever has another handle is not meant where it ``is_mention`` of one.

        Raises:
            NotAllowed: if nobody or more than one person is called so.
        """
        handled = await self.store.people_handled(platform, name)
        if handled:
            return handled[0]
        found = await self.store.people_named(platform, name)
        if is_mention:
            found = tuple([one for one in found if not await self._is_handled(platform, one)])
        if not found:
            raise NotAllowed(Fault.UNKNOWN_PERSON, name=name)
        if len(found) > 1:
            raise NotAllowed(Fault.AMBIGUOUS_PERSON, name=name, count=len(found))
        return found[0]

    async def stranger(self, platform: str, handle: str) -> Person:
        """Whoever has a handle and was never met; they are recognised once they are."""
        nobody = Person(self.chance.id(), person_name(handle))
        return await self.store.meet(platform, f"{NEVER_MET}{handle.lower()}", nobody)

    async def forget(self, person: str) -> None:
        """Have all who are known as a person, or turn out to be one, looked up again."""
        async with self._keeping:
            self._forgotten.append(person)
            for identity in await self.store.identities(person):
                self._forget(identity)
            for identity in [one for one, known in self._known.items() if known.id == person]:
                self._forget(identity)

    async def _is_handled(self, platform: str, person: Person) -> bool:
        """Whether somebody has a handle on a platform."""
        return bool(await self.store.handle_of(platform, person.id))

    def _note_handle(self, identity: tuple[str, str], handle: str) -> None:
        """Know somebody by their handle, and nobody else on their platform."""
        if handle == self._handled.get(identity, ""):
            return
        for other in [other for other, had in self._handled.items() if had == handle]:
            if other[0] == identity[0]:
                self._forget(other)
        self._handled[identity] = handle

    def _forget(self, identity: tuple[str, str]) -> None:
        """Have somebody looked up again when they come."""
        known = self._known.pop(identity, None)
        self._handled.pop(identity, None)
        if known is not None:
            self._latest.pop(known.id, None)

    async def _free_name(self, visitor: Visitor) -> str:
        """The visitor's name, with a number if it would be taken for somebody else's."""
        taken = await self._taken_on(visitor.platform)
        own = await self.store.person_of(visitor.platform, visitor.user)
        return taken.free(_name_of(visitor), "" if own is None else own.id)

    async def _taken_on(self, platform: str) -> Taken:
        """The names of a platform, read from the store once."""
        if platform not in self._taken:
            taken = Taken(reserved_names(self.catalog))
            taken.note(await self.store.names_on(platform))
            self._taken[platform] = taken
        return self._taken[platform]

    def _remember(self, identity: tuple[str, str], person: Person) -> Person:
        self._known[identity] = person
        # Who comes as another of their identities is read again: that one may have changed them.
        self._latest[person.id] = identity
        self._known.move_to_end(identity)
        if identity[0] in self._taken:
            self._taken[identity[0]].note([(person.id, person.name)])
        while len(self._known) > _REMEMBERED:
            self._forget(next(iter(self._known)))
        return person


def _name_of(visitor: Visitor) -> str:
    """What a visitor goes by: their handle where their name shows nothing."""
    name = person_name(visitor.name)
    return person_name(visitor.handle) if name == NAMELESS else name


def _night(person: Person) -> tuple[str, int, int]:
    """What says when somebody sleeps."""
    return person.zone, person.quiet_from, person.quiet_to
