"""Statistics: whose, and against whom."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from adapters.drawing import Drawing
from adapters.frontdesk.people.people import People
from adapters.frontdesk.replies import Replies
from adapters.frontdesk.values import Answer, Said, Visitor
from adapters.presentation.screens import stats_screen
from adapters.presentation.texts import text
from adapters.presentation.words.commands import StatsCommand, means_computer
from engine.round.faults import Fault, NotAllowed
from engine.service.ports import Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class Counting:
    """Shows statistics of people; of computers there are none."""

    service: Service
    drawing: Drawing
    people: People

    async def typed(self, person: Person, said: Said, command: StatsCommand) -> Answer:
        """The statistics that a command asks for, one's own where it names no person.

        What was played against the computer is a part of all statistics.

        Raises:
            NotAllowed: if somebody is named whom nobody knows, or the same person twice.
        """
        who = await self._meant(said, command.person, said.opponent) or person
        rival = await self._meant(said, command.versus, said.versus)
        if who == rival:
            raise NotAllowed(Fault.SAME_PERSON)
        replies = Replies(self.drawing)
        shown = replies.show(
            person, stats_screen(await self.service.record(who, rival, command.variant))
        )
        if who != person or rival is not None or not any(self._computers(said, command)):
            return shown
        return replace(shown, notice=replies.note(person, text("stats-of-computer")).notice)

    async def _meant(self, said: Said, name: str, chosen: Visitor | None) -> Person | None:
        """The person whom a name means, or else who was chosen; None for a computer."""
        if name:
            return await self._named(said, name)
        if chosen is None or chosen.is_bot:
            return None
        return await self.people.meet(chosen)

    async def _named(self, said: Said, name: str) -> Person | None:
        try:
            return await self.people.named(said.visitor.platform, name)
        except NotAllowed:
            if means_computer(name):
                return None
            raise

    def _computers(self, said: Said, command: StatsCommand) -> Iterator[bool]:
        """Of each whom a command means, whether that is a computer.

        Where commands are typed, a line that answers a message need not be about its writer.
        """
        yield from (means_computer(name) for name in (command.person, command.versus) if name)
        if self.drawing.catalog.menu is not None:
            yield from (
                chosen is not None and chosen.is_bot for chosen in (said.opponent, said.versus)
            )
