"""The desk: takes a press or a line, answers it exactly once, whatever happens."""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass

from adapters.drawing import Drawing
from adapters.frontdesk.attendance import Attendance
from adapters.frontdesk.commands import Commands
from adapters.frontdesk.people import People
from adapters.frontdesk.presses import Presses
from adapters.frontdesk.values import Answer, Deliver, Press, Said, Visitor
from adapters.outbox import Outbox
from adapters.presentation.ink import Drawn
from adapters.presentation.refusals import refusal
from adapters.presentation.tokens import Tokens
from engine.match.boards import board_of
from engine.match.people import Place
from engine.round.faults import Fault, GinError
from engine.service.ports import Person, StoreBusy
from engine.service.service import Service

Report = Callable[[Exception, str], None]


@dataclass(frozen=True, slots=True)
class FrontDesk:
    """Every platform's one counter: who is it, what do they want, what do they see now.

    ``report`` is told of an unexpected exception and the id that the visitor was given. A press
    on a message drawn less than ``double_tap_ms`` ago is asked again instead of obeyed.
    """

    service: Service
    outbox: Outbox
    drawing: Drawing
    tokens: Tokens
    people: People
    report: Report
    double_tap_ms: int = 500

    @property
    def _presses(self) -> Presses:
        return Presses(
            self.service,
            self.outbox,
            self.drawing,
            self.tokens,
            self.people,
            self.double_tap_ms,
        )

    @property
    def _commands(self) -> Commands:
        return Commands(self.service, self.outbox, self.drawing, self.people)

    @property
    def _attendance(self) -> Attendance:
        return Attendance(self.service, self.outbox, self.drawing)

    async def pressed(self, press: Press, deliver: Deliver) -> None:
        """Carry out a press and have it answered once, with the screen it leads to.

        Nobody else brings up the message that was pressed until ``deliver`` is done with it.
        """
        with ExitStack() as until:
            answer = await self._answer(
                press.visitor, lambda who: self._presses.answer(who, press, until)
            )
            is_shown = await deliver(answer)
            settled, redraw = answer.settles, answer.redraw
            if is_shown and settled is not None and redraw is not None:
                await self.outbox.answered(settled.row, redraw, settled.version)

    async def said(self, said: Said) -> Answer:
        """Carry out a typed command and answer it once."""
        return await self._answer(said.visitor, lambda who: self._commands.answer(who, said))

    async def welcome(self, visitor: Visitor) -> str:
        """Meet a visitor who may choose a name here; the name they get is nobody else's."""
        return await self.people.welcome(visitor)

    async def found_zone(self, visitor: Visitor, zone: str) -> None:
        """Hear in which time zone a visitor's client is; one that they chose stays."""
        await self.people.found_zone(visitor, zone)

    async def language(self, visitor: Visitor) -> str:
        """The language that a visitor reads."""
        return self.drawing.language_of(await self.people.meet(visitor))

    async def wants_notices(self, visitor: Visitor) -> bool:
        """Whether a visitor wants to be called when it is their turn."""
        return (await self.people.meet(visitor)).notices

    async def private_opened(self, visitor: Visitor) -> None:
        """Hear that a visitor takes private messages again: what was refused is sent again."""
        person = await self.people.meet(visitor)
        live = {board_of(view).id for view in await self.service.views_of(person)}
        await self.outbox.reopen(person.id, live)

    async def lost(self, platform: str, chat: str, message: str) -> None:
        """Hear that a message is no longer there; if a live table needs it, it comes again."""
        row = await self.drawing.store.message_at(platform, chat, message)
        if row is None:
            return
        view = await self.service.show(row.key.table, row.key.audience)
        if board_of(view).finished is None:
            await self.outbox.lost(row)

    async def departed(self, visitor: Visitor, place: Place) -> None:
        """Hear that a visitor has left a place, or was sent away: their tables there say so.

        Whatever they press of a table brings them back to it.
        """
        person = await self._known(visitor)
        if person is not None:
            await self.service.departed(person, place)

    async def left_home(self, visitor: Visitor, home: str) -> None:
        """Hear that a visitor has left a server or group, with all places in it."""
        person = await self._known(visitor)
        if person is not None:
            await self._attendance.left(person, visitor.platform, home)

    async def plays_at(self, visitor: Visitor, place: Place) -> bool:
        """Whether a visitor sits at a live table of a place, or is challenged to one there."""
        person = await self._known(visitor)
        return person is not None and await self._attendance.plays_at(person, place)

    async def brought(self, visitor: Visitor, drawn: Drawn) -> bool:
        """Whether a screen shows a visitor's hand, whose message then moves down its chat."""
        person = await self._known(visitor)
        return person is not None and await self._attendance.brought(person, drawn)

    async def person_gone(self, visitor: Visitor) -> None:
        """Hear that a visitor's account is no more: their tables end, and nobody has lost."""
        person = await self._known(visitor)
        if person is not None:
            await self.service.person_gone(person)

    async def place_gone(self, place: Place) -> None:
        """Hear that a place is no more, or no longer open to the bot: its tables end."""
        await self.service.place_gone(place)

    def unreachable(self, platform: str) -> None:
        """Hear that a platform can not be reached: its clocks stand still until it can."""
        self.service.unreachable(platform)

    async def reachable(self, platform: str) -> None:
        """Hear that a platform can be reached again: its clocks go on, and its tables say so."""
        await self.service.reachable(platform)

    async def _known(self, visitor: Visitor) -> Person | None:
        """The person behind a visitor; one whom the bot never met sits at no table."""
        return await self.drawing.store.person_of(visitor.platform, visitor.user)

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
        catalog = self.drawing.catalog
        language = (person.language if person else "") or catalog.match(visitor.language)
        return Answer(notice=catalog.say(language, refusal(error)))
