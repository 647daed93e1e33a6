"""People who turn out to be one: what was of both is one person's from then on."""

from dataclasses import replace
from typing import Final

from engine.round.faults import Fault, NotAllowed, StaleView
from engine.service.codes import Codes
from engine.service.errands import insist
from engine.service.live_tables import LiveTables
from engine.service.ports import NEVER_MET, Code, Person

_SEVERAL: Final = 2
_LOCK: Final = "linking"
TOLD_MS: Final = 7 * 24 * 3_600_000
"""How long it is tried to tell somebody that their account was joined."""
LINK_MS: Final = 10 * 60_000
"""How long a code is good that joins somebody's accounts."""


class Linking(LiveTables):
    """The part of the service that joins the identities of a person, and parts them again."""

    async def code_to_link(self, platform: str, user: str) -> str:
        """A code by which another account of the same person joins this identity."""
        return await self._link_codes.give("person", f"{platform}:{user}", LINK_MS)

    async def linked_by(self, typed: str) -> tuple[str, Person]:
        """The platform and the person to whom a code leads.

        Raises:
            NotAllowed: if it leads nowhere.
        """
        code = await self._link_codes.meant("person", typed)
        platform, _, user = code.subject.partition(":")
        person = await self._store.person_of(platform, user)
        if person is None:
            raise NotAllowed(Fault.BAD_CODE)
        return platform, person

    async def check_link(self, kept: Person, merged: Person) -> None:
        """See to it that two people can be one.

        Raises:
            NotAllowed: if they are one already, share a platform, have played each other, or the
                one who joins has tables that go on.
        """
        if kept.id == merged.id:
            raise NotAllowed(Fault.LINKED_ALREADY)
        shared = await self._platforms(kept) & await self._platforms(merged)
        if shared:
            raise NotAllowed(Fault.LINK_ONE_PLATFORM)
        if await self._store.met_at_table(kept.id, merged.id):
            raise NotAllowed(Fault.LINK_PLAYED)
        if await self._store.tables_of(merged.id):
            raise NotAllowed(Fault.LINK_TABLES)

    async def link(self, merged: Person, typed: str, came: str) -> tuple[str, Person]:
        """Let ``merged``, on the platform ``came``, be the person to whom a code leads.

        Meanwhile, and ever after, nothing is saved that still speaks of ``merged``. That whoever
        gave the code has to be told is kept with it.

        Returns:
            The platform on which the code was given, and that person.

        Raises:
            NotAllowed: if the code leads nowhere, or they can not be one.
            StaleView: if ``merged`` is another already.
        """
        async with self._lock(_LOCK):
            platform, kept = await self.linked_by(typed)
            if await self._store.person(merged.id) is None:
                raise StaleView(Fault.STALE_BUTTON)
            code = await self._link_codes.meant("person", typed)
            self._merged.add(merged.id)
            try:
                await self._merge(kept, merged, self._used(code, merged, came))
            except BaseException:
                self._merged.discard(merged.id)
                raise
            return platform, kept

    def _used(self, code: Code, merged: Person, came: str) -> Code:
        """A code as it is kept once it is used up."""
        subject = f"{code.subject}\n{came}\n{merged.name}"
        return Code(code.code, "joined", subject, self._time.clock.now() + TOLD_MS)

    async def _merge(self, kept: Person, merged: Person, code: Code) -> None:
        # Whatever was on its way to the store is there once this is.
        await insist(lambda: self._store.change_person(merged))
        await self.check_link(kept, merged)
        if not await insist(lambda: self._store.merge_people(kept.id, merged.id, code)):
            raise NotAllowed(Fault.BAD_CODE)

    async def check_unlink(self, person: Person) -> None:
        """See to it that a person has several identities.

        Raises:
            NotAllowed: if they have one.
        """
        if len(await self._platforms(person)) < _SEVERAL:
            raise NotAllowed(Fault.NOT_LINKED)

    async def unlink(self, person: Person, platform: str, user: str) -> Person:
        """Let an identity be somebody new, who has nothing of ``person`` but what they chose.

        Whoever takes no challenges of ``person`` takes none of the new one.

        Raises:
            NotAllowed: if it is the only one, or theirs no more.
        """
        new = replace(person, id=self._chance.id())
        async with self._lock(_LOCK):
            if await insist(lambda: self._store.part_identity(platform, user, person.id, new)):
                return new
        raise NotAllowed(Fault.NOT_LINKED)

    async def _platforms(self, person: Person) -> frozenset[str]:
        """The platforms on which somebody was met."""
        known = await self._store.identities(person.id)
        return frozenset(platform for platform, user in known if not user.startswith(NEVER_MET))

    @property
    def _link_codes(self) -> Codes:
        return Codes(self._store, self._chance, self._time.clock)
