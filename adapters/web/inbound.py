"""Presses and typed lines of the page into the platform's own; the one answer to each."""

from dataclasses import dataclass
from typing import Final

from aiohttp import web

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, FrontDesk, Press, Said, Visitor
from adapters.frontdesk.pace import Pace
from adapters.outbox import Delivered
from adapters.presentation.ink import Drawn
from adapters.presentation.names import harmless
from adapters.presentation.texts import text
from adapters.web.house import House
from adapters.web.keys import Tab
from adapters.web.renderer import rendered
from adapters.web.requests import answered, body_of
from adapters.web.site import PLATFORM
from adapters.web.wire import LINE_LENGTH, ActSent, JsonDict, PressSent, SaySent
from engine.match.people import Place
from engine.service.ports import Audience

TRANSIENT: Final = "~"
"""How a message's id begins that only its tab knows: an answer for one pair of eyes."""
BURST: Final = 20
PER_SECOND: Final = 4.0


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a person does in a chat open to them; ``place`` is None in private."""

    sent: ActSent
    tab: Tab
    place: Place | None
    is_admin: bool

    @property
    def visitor(self) -> Visitor:
        """The person, as the page vouches for them.

        In private too they are an admin of the channels: an answer that was asked for in one
        lies on the sheet, and its buttons with it.
        """
        tab = self.tab
        return Visitor(PLATFORM, tab.user, tab.name, self.sent.language, is_admin=self.is_admin)

    @property
    def update(self) -> str:
        """The id of this act; nobody can use up another's."""
        return f"{self.tab.user}:{self.sent.id}"


class NotAdmitted(Exception):
    """An act that is not carried out; ``status`` and ``key`` say why."""

    def __init__(self, status: int, key: str) -> None:
        """Keep the HTTP status and the key of the sentence."""
        super().__init__(key)
        self.status = status
        self.key = key


class Inbound:
    """Lets people press and talk, each in the channels and in their own private chat alone."""

    def __init__(self, desk: FrontDesk, house: House) -> None:
        """Hand what people do to ``desk``."""
        self._desk = desk
        self._house = house
        self._pace = Pace(BURST, PER_SECOND)

    async def press(self, request: web.Request) -> web.Response:
        """Carry out a press and answer it once, with what it leads to."""
        tab = self._house.tab_of(request)
        sent = await body_of(request, PressSent)
        try:
            act = self._admitted(tab, sent)
        except NotAdmitted as refused:
            return self._refused(sent, refused)
        update = act.update
        press = Press(act.visitor, act.place, sent.chat, sent.message, sent.token, update)
        reply: JsonDict = {}

        async def deliver(answer: Answer) -> Drawn | None:
            told, is_shown = await self._told(press, answer)
            reply.update(told)
            return answer.redraw if is_shown else None

        await self._desk.pressed(press, deliver)
        await self._tell_notices(act)
        return answered(reply)

    async def say(self, request: web.Request) -> web.Response:
        """Carry out a command; say any other line to the channel."""
        tab = self._house.tab_of(request)
        sent = await body_of(request, SaySent)
        try:
            act = self._admitted(tab, sent)
        except NotAdmitted as refused:
            return self._refused(sent, refused)
        line = harmless(sent.line, LINE_LENGTH)
        if act.place is None or line.startswith("/"):
            said = Said(act.visitor, act.place, line, act.update)
            reply = self._private_part(await self._desk.said(said))
            await self._tell_notices(act)
            return answered({**reply, "language": await self._desk.language(act.visitor)})
        if line:
            await self._house.courier.say(act.visitor, sent.chat, line, act.update)
        return answered({})

    def _admitted(self, tab: Tab, sent: ActSent) -> Act:
        """The act, if its chat is open to its person and they are not too fast."""
        if not self._house.may_read(tab, sent.chat):
            key = "page-not-yours" if sent.chat.startswith("@") else "page-no-channel"
            raise NotAdmitted(web.HTTPForbidden.status_code, key)
        if not self._pace.allows(tab.user):
            raise NotAdmitted(web.HTTPTooManyRequests.status_code, "page-too-fast")
        if isinstance(sent, SaySent) and len(sent.line) > LINE_LENGTH:
            raise NotAdmitted(web.HTTPRequestEntityTooLarge.status_code, "page-too-long")
        site = self._house.site
        return Act(sent, tab, site.place_of(sent.chat), site.is_admin(tab.name))

    async def _tell_notices(self, act: Act) -> None:
        """Let the person's tabs know whether they want to be called, should that be new."""
        wanted = await self._desk.wants_notices(act.visitor)
        self._house.live.tell_notices(act.tab.user, wanted=wanted)

    def _refused(self, sent: ActSent, refused: NotAdmitted) -> web.Response:
        notice = self._house.say(sent.language, text(refused.key))
        return answered({"notice": notice}, refused.status)

    async def _told(self, press: Press, answer: Answer) -> tuple[JsonDict, bool]:
        """The answer as JSON, and whether what was pressed shows it; what all may see, all get."""
        reply = self._private_part(answer)
        if answer.redraw is None:
            return reply, False
        screen = self._page(answer.redraw)
        if press.message.startswith(TRANSIENT):
            return {**reply, "redraw": screen}, True
        if await self._redrawn(press, answer.redraw):
            return {**reply, "redraw": screen}, True
        return {"private": screen, **reply}, False

    async def _redrawn(self, press: Press, drawn: Drawn) -> bool:
        """Whether the message that was pressed shows ``drawn`` now.

        In a channel a screen replaces only a message of its own table, whatever the press names,
        and only if it was drawn for everybody there.
        """
        courier = self._house.courier
        if press.place is not None:
            for_all = drawn.scope == scope_of(Audience("place", press.place.key))
            if not (for_all and await courier.is_about(press.chat, press.message, drawn)):
                return False
        return isinstance(await courier.edit(press.chat, press.message, drawn), Delivered)

    def _private_part(self, answer: Answer) -> JsonDict:
        private = {} if answer.private is None else {"private": self._page(answer.private)}
        return {**private, "notice": answer.notice} if answer.notice else private

    def _page(self, drawn: Drawn) -> JsonDict:
        return rendered(self._house.ink, drawn)
