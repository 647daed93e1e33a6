"""The desk: takes a press or a line, answers it exactly once, whatever happens."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from typing import Final

from adapters.frontdesk.arrivals import Entry
from adapters.frontdesk.buttons.afar import Afar
from adapters.frontdesk.buttons.explaining import Explaining
from adapters.frontdesk.buttons.presses import Presses
from adapters.frontdesk.commands.commands import Commands
from adapters.frontdesk.commands.openness import is_for_all
from adapters.frontdesk.pace import Pace
from adapters.frontdesk.people.doors import PeopleDoors
from adapters.frontdesk.values import Answer, Deliver, Door, Press, Said, Visitor
from adapters.presentation.ink import Drawn
from adapters.presentation.refusals import refusal
from adapters.presentation.tokens import Tokens
from engine.match.boards import board_of
from engine.round.faults import Fault, GinError
from engine.service.ports import Audience, MessageRow, Person, StoreBusy

_GUESSES: Final = 6
_GUESSES_PER_SECOND: Final = 1 / 30
"""How many codes somebody may try."""
Report = Callable[[Exception, str], None]
_Work = Callable[[Person, Press, ExitStack], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class FrontDesk(PeopleDoors):
    """Every platform's one counter: who is it, what do they want, what do they see now.

    ``report`` is told of an unexpected exception and the id that the visitor was given. A press
    on a message drawn less than ``double_tap_ms`` ago is asked again instead of obeyed.
    """

    tokens: Tokens
    report: Report
    double_tap_ms: int = 500
    guesses: Pace = field(default_factory=lambda: Pace(_GUESSES, _GUESSES_PER_SECOND))

    def _presses(self, platform: str) -> Presses:
        return Presses(
            self.service,
            self.outbox,
            self.drawing.on(platform),
            self.tokens,
            self.people,
            self.reach,
            self.double_tap_ms,
        )

    def _commands(self, platform: str) -> Commands:
        drawing = self.drawing.on(platform)
        return Commands(self.service, self.outbox, drawing, self.people, self.reach, self.guesses)

    async def pressed(self, press: Press, deliver: Deliver) -> None:
        """Carry out a press and have it answered once, with the screen it leads to.

        Nobody else brings up the message that was pressed until ``deliver`` is done with it.
        """
        await self._deliver(press, deliver, self._press)

    async def explain(self, press: Press, deliver: Deliver) -> None:
        """Say why what was pressed can not be pressed now.

        The token is the button's own; of a card without one, that of throwing it. It may be empty
        where there was no room for it.
        """
        await self._deliver(press, deliver, self._explanation)

    async def _deliver(self, press: Press, deliver: Deliver, work: _Work) -> None:
        with ExitStack() as until:
            answer = await self._answer(press.visitor, lambda who: work(who, press, until))
            shown, settled = await deliver(answer), answer.settles
            if shown is not None and settled is not None:
                await self.outbox.answered(settled.row, shown, settled.version)

    async def said(self, said: Said) -> Answer:
        """Carry out a typed command and answer it once."""
        answer = await self._answer(said.visitor, lambda who: self._say(who, said))
        return replace(answer, for_all=bool(answer.notice) and is_for_all(said))

    async def started(
        self,
        visitor: Visitor,
        door: Door | None = None,
        *,
        bad_link: bool = False,
        is_member: bool = True,
        update: str = "",
    ) -> Answer:
        """Let a visitor into their private chat, and answer with what they find there.

        Their hands come by themselves. ``door`` is what led them here; a ``bad_link`` led
        nowhere. ``is_member`` says whether they belong to the place of the table behind it,
        ``update`` is the platform's own id of all this.
        """
        entry = Entry(visitor, door, bad_link, is_member, update)
        return await self._answer(visitor, lambda who: self._arrivals.entered(who, entry))

    async def lost(self, platform: str, chat: str, message: str) -> None:
        """Hear that a message is no longer there; if a live table needs it, it comes again."""
        row = await self.drawing.store.message_at(platform, chat, message)
        if row is None:
            return
        view = await self.service.show(row.key.table, row.key.audience)
        if board_of(view).finished is None:
            await self.outbox.lost(row)

    async def caught_up(self, row: MessageRow, seconds: float) -> Drawn:
        """A message as it is once nothing follows by itself in a moment; ``seconds`` at most.

        Raises:
            NoTable: if its table is gone.
        """
        news = self.outbox.news_of(row.key.table)
        drawn = await self.drawing.message(row.key)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while drawn.screen.may_wait:
                    await news.wait()
                    news = self.outbox.news_of(row.key.table)
                    drawn = await self.drawing.message(row.key)
        return drawn

    async def adopted(self, visitor: Visitor, drawn: Drawn, chat: str, message: str) -> None:
        """Hear that a visitor's own hand is shown by another message from now on.

        The one that showed it before goes. One that shows no hand of theirs is nobody's: nothing
        follows it.
        """
        person = await self._known(visitor)
        if person is None or not drawn.screen.table:
            return
        audience = Audience("person", person.id)
        for row in await self.drawing.store.messages_of(drawn.screen.table):
            if row.key.audience == audience and row.key.purpose == "hand":
                await self.outbox.moved(row, (visitor.platform, chat, message), drawn)

    async def _press(self, person: Person, press: Press, until: ExitStack) -> Answer:
        press = await self._counted(person, press)
        return await self._presses(press.visitor.platform).answer(person, press, until)

    async def _explanation(self, person: Person, press: Press, until: ExitStack) -> Answer:
        press = await self._counted(person, press)
        drawing = self.drawing.on(press.visitor.platform)
        explaining = Explaining(self.service, self.outbox, drawing, self.tokens, self.people)
        return await explaining.answer(person, press, until)

    async def _counted(self, person: Person, press: Press) -> Press:
        """A press as it counts where it was made, or where what was pressed belongs.

        Raises:
            GinError: if it counts no more.
        """
        await self._check_place(press)
        press = await Afar(self.service, self.tokens).counted(person, press)
        await self._arrivals.heard(person, press)
        return press

    async def _say(self, person: Person, said: Said) -> Answer:
        await self._arrivals.heard(person, said)
        commands = self._commands(said.visitor.platform)
        return await commands.answer(person, await self._said_now(said))

    async def _answer(
        self, visitor: Visitor, work: Callable[[Person], Awaitable[Answer]]
    ) -> Answer:
        person: Person | None = None
        try:
            person = await self.people.meet(visitor)
            return await work(person)
        except GinError as error:
            return self._refused(visitor, person, error)
        except StoreBusy:
            return self._refused(visitor, person, GinError(Fault.BUSY))
        except Exception as error:  # the visitor must not wait for ever, whatever broke
            incident = secrets.token_hex(4)
            self.report(error, incident)
            return self._refused(visitor, person, GinError(Fault.BROKEN, id=incident))

    def _refused(self, visitor: Visitor, person: Person | None, error: GinError) -> Answer:
        catalog = self.drawing.on(visitor.platform).catalog
        language = (person.language if person else "") or catalog.match(visitor.language)
        return Answer(notice=catalog.say(language, refusal(error)))
