"""What people are called at a table: nobody there like another."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from adapters.presentation.names import likeness, numbered, with_handle
from engine.match.people import Player
from engine.service.ports import Person, Store


@dataclass(frozen=True, slots=True)
class TableNames:
    """Tells people of one name apart: by their handle, else by a number."""

    store: Store

    async def name_at(self, person: Person, others: Sequence[Player], platform: str) -> str:
        """What ``person`` is called beside ``others`` on a platform."""
        taken = {likeness(other.name) for other in others}
        if likeness(person.name) not in taken:
            return person.name
        handle = await self.store.handle_of(platform, person.id)
        return next(name for name in _more_names(person, handle) if likeness(name) not in taken)


def _more_names(person: Person, handle: str) -> Iterator[str]:
    if handle:
        yield with_handle(person.name, handle)
    yield from (numbered(person.name, number) for number in count(2))
