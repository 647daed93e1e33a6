"""What ``/link`` and ``/unlink`` lead to: accounts on two platforms become one person, or two."""

from dataclasses import dataclass

from adapters.drawing import Drawing
from adapters.frontdesk.commands.inviting import check_guess
from adapters.frontdesk.pace import Pace
from adapters.frontdesk.people.people import People
from adapters.frontdesk.replies import Replies
from adapters.frontdesk.values import Answer, Press, Said
from adapters.outbox import Outbox
from adapters.presentation.ink import Drawn
from adapters.presentation.screens.joining import (
    link_code_screen,
    link_question,
    linked_screen,
    unlink_question,
    unlinked_screen,
)
from adapters.presentation.words.commands import LinkCommand, UnlinkCommand
from engine.match.boards import board_of
from engine.service.intents import Choose
from engine.service.linking import LINK_MS
from engine.service.ports import Person
from engine.service.service import Service

_MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class Linking:
    """Joins and parts the accounts of a person, after a question."""

    service: Service
    outbox: Outbox
    drawing: Drawing
    people: People

    async def unlinking(self, person: Person, _said: Said, _: UnlinkCommand) -> Answer:
        """Ask whether an account becomes a person of its own.

        Raises:
            NotAllowed: if it is one.
        """
        await self.service.check_unlink(person)
        return Replies(self.drawing).show(person, unlink_question())

    async def typed(
        self, person: Person, said: Said, command: LinkCommand, guesses: Pace
    ) -> Answer:
        """Give a code, or ask whether to join the account to which one leads.

        Raises:
            NotAllowed: if it leads nowhere, or the two can not be one.
        """
        replies = Replies(self.drawing)
        if not command.code:
            code = await self.service.code_to_link(said.visitor.platform, said.visitor.user)
            return replies.show(person, link_code_screen(code, LINK_MS // _MINUTE_MS))
        check_guess(guesses, said)
        platform, kept = await self.service.linked_by(command.code)
        await self.service.check_link(kept, person)
        return replies.show(person, link_question(kept.name, platform, command.code))

    async def pressed(self, person: Person, press: Press, chosen: Choose) -> Drawn:
        """Do what was asked before.

        Raises:
            NotAllowed: if it can not be done any more.
        """
        if chosen.key == "unlink":
            return await self._part(person, press)
        return await self._join(person, press, chosen)

    async def _join(self, person: Person, press: Press, chosen: Choose) -> Drawn:
        latest = await self.service.latest_finished(person, None)
        platform, kept = await self.service.link(person, chosen.value, press.visitor.platform)
        await self.people.forget(kept.id)
        self.outbox.tidings.look()
        if latest is not None:
            # What could be pressed there was theirs as another person.
            await self.outbox.redraw(latest.board.id)
        return self.drawing.screen(kept, linked_screen(kept.name, platform))

    async def _part(self, person: Person, press: Press) -> Drawn:
        visitor = press.visitor
        new = await self.service.unlink(person, visitor.platform, visitor.user)
        await self.people.forget(person.id)
        await self.people.forget(new.id)
        tables = [board_of(view).id for view in await self.service.views_of(person)]
        await self.outbox.bring_hands(person.id, tables, visitor.platform)
        return self.drawing.screen(new, unlinked_screen())
