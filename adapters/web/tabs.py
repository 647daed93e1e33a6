"""What a tab asks apart from playing: who it is, what was said, news, the page's words."""

import asyncio
import contextlib
import json
from dataclasses import replace
from functools import partial
from typing import Final

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from adapters.frontdesk import FrontDesk, Visitor
from adapters.frontdesk.pace import Pace
from adapters.presentation.names import person_name
from adapters.presentation.texts import Name, text
from adapters.web.house import House
from adapters.web.keys import Tab
from adapters.web.live import Line
from adapters.web.requests import answered, body_of
from adapters.web.site import PLATFORM
from adapters.web.wire import HelloSent, JoinSent, JsonDict, PrivateSent, RemoveSent, message_json
from adapters.web.words import words

RECENT: Final = 60
"""How many of the newest messages of a chat a tab gets, beside what live tables want."""
NEWCOMERS_PER_SECOND: Final = 1.0
JOIN_SECONDS: Final = 10
HEARTBEAT_SECONDS: Final = 20
LIVE_BYTES: Final = 4096


class Tabs:
    """Serves the tabs; a tab sees the channels and its own private chat alone."""

    def __init__(self, desk: FrontDesk, house: House) -> None:
        """Serve what ``house`` keeps; let ``desk`` hear who comes."""
        self._desk = desk
        self._house = house
        self._pace = Pace(house.site.newcomers, NEWCOMERS_PER_SECOND)

    async def hello(self, request: web.Request) -> web.Response:
        """Who the tab is: the person whose key it has, or a new one."""
        sent = await body_of(request, HelloSent)
        house = self._house
        known = house.keys.fits(Tab(sent.user, sent.known_as), sent.key)
        if not known and not self._pace.allows(request.remote or ""):
            notice = house.say(sent.language, text("page-too-fast"))
            return answered({"notice": notice}, web.HTTPTooManyRequests.status_code)
        user = sent.user if known else house.keys.new_user()
        visitor = Visitor(PLATFORM, user, person_name(sent.name), sent.language)
        tab = Tab(user, await self._desk.welcome(visitor))
        named = replace(visitor, name=tab.name)
        await self._desk.found_zone(named, sent.zone)
        return answered(
            {
                **self._renamed(visitor, tab),
                "user": tab.user,
                "key": house.keys.key_of(tab),
                "name": tab.name,
                "language": await self._desk.language(named),
                "channels": [{"chat": f"#{name}", "name": name} for name in house.site.channels],
                "private": house.courier.private_chat(tab.user),
                "privateOpen": await house.shelf.private_open(tab.user),
            }
        )

    async def chat(self, request: web.Request) -> web.Response:
        """The newest messages of a chat and all that is still live in it, oldest first."""
        tab = self._house.tab_of(request)
        chat = request.query.get("chat", "")
        if not self._house.may_read(tab, chat):
            raise web.HTTPForbidden
        kept = await self._house.shelf.recent(chat, RECENT)
        return answered({"messages": [message_json(one, json.loads(one.body)) for one in kept]})

    async def remove(self, request: web.Request) -> web.Response:
        """Delete one of the person's private messages, as in any messenger."""
        tab = self._house.tab_of(request)
        sent = await body_of(request, RemoveSent)
        courier = self._house.courier
        chat = courier.private_chat(tab.user)
        await courier.delete(chat, sent.message)
        await self._desk.lost(PLATFORM, chat, sent.message)
        return answered({})

    async def private(self, request: web.Request) -> web.Response:
        """Open or close the person's private messages."""
        tab = self._house.tab_of(request)
        sent = await body_of(request, PrivateSent)
        await self._house.shelf.set_private_open(tab.user, is_open=sent.open)
        if sent.open:
            visitor = Visitor(PLATFORM, tab.user, tab.name, sent.language)
            await self._desk.private_opened(visitor)
        return answered({"privateOpen": sent.open})

    async def words(self, request: web.Request) -> web.Response:
        """The page's words in the language asked for, or the nearest one."""
        ink = self._house.ink
        return answered(words(ink, ink.catalog.match(request.query.get("language", ""))))

    async def ready(self, _request: web.Request) -> web.Response:
        """Whether the page can serve anybody: what it keeps can be read."""
        await self._house.shelf.recent("#", 1)
        return web.Response(text="ready\n")

    async def live(self, request: web.Request) -> web.StreamResponse:
        """The live line of a tab, from its first word until either side goes."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS, max_msg_size=LIVE_BYTES)
        await socket.prepare(request)
        joined = await self._joined(socket)
        if joined is None:
            await socket.close()
            return socket
        line = Line(joined, socket, partial(_cut, request))
        pump = asyncio.create_task(line.pump())
        self._house.live.join(line)
        try:
            visitor = Visitor(PLATFORM, joined.user, joined.name)
            wanted = await self._desk.wants_notices(visitor)
            self._house.live.tell_notices(joined.user, wanted=wanted)
            await _until_closed(socket)
        finally:
            self._house.live.leave(line)
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await pump
        return socket

    def _renamed(self, visitor: Visitor, tab: Tab) -> JsonDict:
        """Why somebody is not called what they asked for, where that is so."""
        if visitor.name == tab.name:
            return {}
        asked, given = Name(visitor.name), Name(tab.name)
        sentence = text("page-renamed", asked=asked, name=given)
        return {"notice": self._house.say(visitor.language, sentence)}

    async def _joined(self, socket: web.WebSocketResponse) -> Tab | None:
        """Who listens; None for whoever does not prove it in time."""
        with contextlib.suppress(TimeoutError, TypeError, ValidationError):
            sent = JoinSent.model_validate_json(await socket.receive_str(timeout=JOIN_SECONDS))
            tab = Tab(sent.user, sent.name)
            return tab if self._house.keys.fits(tab, sent.key) else None
        return None


def _cut(request: web.Request) -> None:
    """Break the line under a tab that does not read."""
    if request.transport is not None:
        request.transport.abort()


async def _until_closed(socket: web.WebSocketResponse) -> None:
    """Wait until the line ends; a tab says nothing more on it."""
    async for message in socket:
        if message.type is WSMsgType.ERROR:
            return
