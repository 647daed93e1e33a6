"""What a word after ``/gin`` may have meant that nobody understood: somebody's name."""

from dataclasses import dataclass

from adapters.frontdesk.people.people import People
from adapters.frontdesk.values import Said
from engine.round.faults import Fault, NotAllowed
from engine.service.ports import Person


@dataclass(frozen=True, slots=True)
class Misread:
    """Tells whoever named an opponent as if it were a rule how somebody is challenged."""

    people: People

    async def better(self, person: Person, said: Said, refused: NotAllowed) -> NotAllowed:
        """The refusal of a line, with what to type instead where that can be told."""
        if refused.fault is not Fault.GIN_WORD:
            return refused
        word, platform = str(refused.blanks["argument"]), said.visitor.platform
        try:
            meant = await self.people.named(platform, word)
        except NotAllowed:
            meant = person
        if meant.id == person.id:
            replies = platform in self.people.handles
            return NotAllowed(Fault.GIN_WORD_REPLY, **refused.blanks) if replies else refused
        handle = await self.people.store.handle_of(platform, meant.id)
        mention = f"@{handle}" if handle else f'@"{meant.name}"'
        rest = said.line.strip().partition(" ")[2].replace(word, mention, 1)
        return NotAllowed(Fault.GIN_NAME, name=meant.name, example=f"/gin {rest}")
