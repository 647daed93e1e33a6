"""Whom a line means: by a name that was typed, or because it speaks to somebody anyway."""

import re
from dataclasses import dataclass
from typing import Final

from adapters.frontdesk.people.people import People
from adapters.frontdesk.values import Said
from adapters.presentation.words.gin_words import means_computer
from engine.round.faults import Fault, NotAllowed
from engine.service.ports import Person

BOT_NAME: Final = "Deadwood"
_HANDLE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{3,31}")
_OF_BOTS: Final = "bot"
"""How the handles of programs end, and nobody else's."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """Finds whoever is challenged, whether or not they were ever met."""

    people: People

    async def challenged(self, said: Said, name: str) -> Person | None:
        """The person whom a challenge names, or else speaks to; None where it does neither.

        Raises:
            NotAllowed: if nobody can be meant, or two are.
        """
        if not name:
            return await self._spoken_to(said)
        named = await self._named(said, name)
        other = await self.spoken_to(said)
        if other is not None and other.id != named.id:
            raise NotAllowed(Fault.TWO_NAMED, first=named.name, second=other.name)
        return named

    async def spoken_to(self, said: Said) -> Person | None:
        """The person whom a line speaks to; nobody where that is a program."""
        if said.opponent is None or said.opponent.is_bot:
            return None
        return await self.people.meet(said.opponent)

    async def _spoken_to(self, said: Said) -> Person | None:
        if said.opponent is not None and said.opponent.is_bot:
            raise NotAllowed(Fault.CHALLENGE_BOT)
        return await self.spoken_to(said)

    async def _named(self, said: Said, name: str) -> Person:
        if name.casefold() == BOT_NAME.casefold():
            raise NotAllowed(Fault.CHALLENGE_BOT)
        is_mention = self._is_mention(said, name)
        try:
            return await self.people.named(said.visitor.platform, name, is_mention=is_mention)
        except NotAllowed as refused:
            if means_computer(name):
                raise NotAllowed(Fault.USE_BOT) from None
            if refused.fault is not Fault.UNKNOWN_PERSON or not is_mention:
                raise
        return await self._never_met(said, name)

    async def _never_met(self, said: Said, name: str) -> Person:
        """Somebody of whom nothing is known but the name by which their platform knows them."""
        if name.lower().endswith(_OF_BOTS):
            raise NotAllowed(Fault.CHALLENGE_BOT)
        if said.place is None:
            raise NotAllowed(Fault.NEEDS_CHANNEL)
        return await self.people.stranger(said.visitor.platform, name)

    def _is_mention(self, said: Said, name: str) -> bool:
        """Whether a name was typed as one by which the platform knows somebody alone."""
        has_handles = said.visitor.platform in self.people.handles
        typed = f"@{name}".casefold() in said.line.casefold().split()
        return has_handles and typed and _HANDLE.fullmatch(name) is not None
