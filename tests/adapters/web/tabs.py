"""A tab of the page by plain HTTP: says hello, listens, presses and types."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

import aiohttp

from adapters.presentation.ink import Drawn
from adapters.presentation.screen import Line, Screen
from adapters.presentation.texts import text
from adapters.web.client import WebClient
from bot.parts import Parts

LOUNGE: Final = "#lounge"
PATIENCE_SECONDS: Final = 5

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Served:
    """A page that is served, what stands behind it, and a browser's connections."""

    page: WebClient
    parts: Parts
    http: aiohttp.ClientSession

    @property
    def origin(self) -> str:
        """What a browser calls the page's origin."""
        return self.page.url.rstrip("/")


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back, and the time that came with it."""

    status: int
    body: Json
    now: int = 0


class Tab:
    """One tab; ``news`` is what its live line has told so far, oldest first."""

    def __init__(self, served: Served) -> None:
        self.news: list[Json] = []
        self.place: Json = {}
        self.headers = {"Origin": served.origin}
        self._served = served
        self._heard = asyncio.Event()
        self._acts = 0

    @property
    def private(self) -> str:
        """The chat of its private messages."""
        return str(self.place["private"])

    @property
    def proof(self) -> dict[str, str]:
        """What a tab says to come back as the same person."""
        place = self.place
        return {"user": place["user"], "key": place["key"], "known_as": place["name"]}

    async def hello(self, name: str, **proof: str) -> Reply:
        """Say hello under ``name`` and be that person from now on."""
        reply = await self.post("/api/hello", {"name": name, "language": "en", **proof})
        if reply.status == 200:
            self.place = reply.body
            self.headers["Authorization"] = bearer(reply.body)
        return reply

    async def say(self, line: str, chat: str = LOUNGE, update: str = "") -> Reply:
        """Type a line."""
        return await self._act("/api/say", update, chat=chat, line=line)

    async def press(self, chat: str, message: str, token: str, update: str = "") -> Reply:
        """Press a button."""
        return await self._act("/api/press", update, chat=chat, message=message, token=token)

    async def read(self, chat: str) -> Reply:
        """Read a chat."""
        return await self.get(f"/api/chat?chat={quote(chat)}")

    async def bodies(self, chat: str) -> list[Json]:
        """What the messages of a chat say."""
        return [message["body"] for message in (await self.read(chat)).body["messages"]]

    async def get(self, path: str) -> Reply:
        """Ask for something."""
        url = self._served.origin + path
        async with self._served.http.get(url, headers=self.headers) as response:
            return await _reply(response)

    async def post(self, path: str, body: Json) -> Reply:
        """Send something."""
        url = self._served.origin + path
        async with self._served.http.post(url, json=body, headers=self.headers) as response:
            return await _reply(response)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hold the live line open; it is open once the first news is here."""
        url = f"{self._served.origin}/ws"
        async with self._served.http.ws_connect(url, headers=self.headers) as socket:
            await socket.send_str(json.dumps(joining(self.place)))
            listener = asyncio.create_task(self._listen(socket))
            await self.hears("people")
            try:
                yield
            finally:
                listener.cancel()

    async def hears(self, kind: str) -> Json:
        """The next news of a kind, waited for; it and all before it are used up."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                while self.news:
                    news = self.news.pop(0)
                    if news["kind"] == kind:
                        return news
                self._heard.clear()
                await self._heard.wait()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            self.news.append(json.loads(frame.data))
            self._heard.set()

    async def _act(self, path: str, update: str, **what: str) -> Reply:
        self._acts += 1
        return await self.post(path, {"id": update or str(self._acts), "language": "en", **what})


def bearer(place: Json) -> str:
    """The header that proves who a tab is."""
    return f"Tab {place['user']}:{place['key']}:{quote(place['name'])}"


def joining(place: Json) -> Json:
    """The first word on a live line."""
    return {"user": place["user"], "key": place["key"], "name": place["name"]}


def drawn(*keys: str, table: str = "t1", version: int = 1) -> Drawn:
    """A screen of lines without buttons, about a table."""
    lines = tuple(Line(text(key)) for key in keys)
    screen = Screen(text("help-title"), lines, (), table, version)
    return Drawn(screen, "en", "place:web:#lounge")


async def _reply(response: aiohttp.ClientResponse) -> Reply:
    is_json = response.content_type == "application/json"
    body = await response.json() if is_json else {}
    return Reply(response.status, body, body.pop("now", 0))
