"""A virtual user of the chat page: speaks its real HTTP and live line, and keeps what it shows."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final
from urllib.parse import quote

import aiohttp

from adapters.web.inbound import TRANSIENT
from engine.match.people import Place
from tests.contract.rig import Button, Message, Received, Reply

TOO_FAST: Final = 429
PAUSE_SECONDS: Final = 0.25
"""How long a person who was too fast waits."""

Json = dict[str, Any]


class Page:
    """Where the page is, and the connection that everybody on it shares."""

    def __init__(self, http: aiohttp.ClientSession) -> None:
        self.http = http
        self.url = ""
        self._pushed: dict[bytes, bytes] = {}

    def same(self, raw: bytes) -> bytes:
        """These bytes once, however many people they are pushed to."""
        return self._pushed.setdefault(raw, raw)


@dataclass(frozen=True)
class _Kept:
    """A message as it came, with what the page compares before it redraws."""

    sent: Json

    @property
    def table(self) -> str:
        """The table that it is about, if it is about one."""
        return str(self.sent["body"].get("table", ""))

    @property
    def version(self) -> int:
        """The version of the table that it shows."""
        return int(self.sent["body"].get("version", 0))

    @cached_property
    def message(self) -> Message:
        """The message as a person has it before them."""
        return _message(self.sent)


class WebUser:
    """A tab of the page: it keeps what it was sent, as the page does."""

    def __init__(self, page: Page, name: str, language: str) -> None:
        self.name = name
        self.answers: list[Reply] = []
        self.received: list[Received] = []
        self._page = page
        self._language = language
        self._tab: Json = {}
        self._news = asyncio.Event()
        self._chats: dict[str, dict[str, _Kept]] = {}
        self._answers_seen = 0
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def private_chat(self) -> str:
        """The chat in which the bot writes to this person alone."""
        return str(self._tab["private"])

    async def hello(self) -> None:
        """Come in by name; the page may add a number to it."""
        _, self._tab = await self._post(
            "/api/hello", {"name": self.name, "language": self._language}
        )
        self.name = self._tab["name"]

    async def connect(self) -> None:
        """Open the live line and read what was said meanwhile."""
        url = self._url("/ws")
        self._socket = await self._page.http.ws_connect(url, headers=self._origin)
        who = {"user": self._tab["user"], "key": self._tab["key"], "name": self.name}
        await self._socket.send_str(json.dumps(who))
        # The first push tells who is here: from then on nothing is missed.
        self._hear(await self._socket.receive_str())
        self._listening = asyncio.create_task(self._listen(self._socket))
        for chat in (*self._chats, self.private_chat):
            await self._read(chat)

    async def disconnect(self) -> None:
        """Close the live line."""
        if self._socket is not None:
            await self._socket.close()
        if self._listening is not None:
            await self._listening
        self._socket = self._listening = None

    def messages(self, place: Place) -> tuple[Message, ...]:
        """The bot's messages in a channel, and the answers that only this person has there."""
        return self._shown(place.channel)

    def private(self) -> tuple[Message, ...]:
        """The bot's private messages."""
        return self._shown(self.private_chat)

    async def heard(self) -> None:
        """Wait until anything more has reached this person."""
        self._news.clear()
        await self._news.wait()

    async def say(self, place: Place | None, line: str, update: str = "") -> Reply:
        """Type a line."""
        chat = place.channel if place else self.private_chat
        return await self._act("/api/say", chat, {"line": line}, update)

    async def press(self, message: Message, button: Button, update: str = "") -> Reply:
        """Press a button of a message."""
        return await self.press_raw(message, button.token, update)

    async def press_raw(self, message: Message, token: str, update: str = "") -> Reply:
        """Press any token."""
        sent = {"message": message.id, "token": token}
        return await self._act("/api/press", message.chat, sent, update)

    async def delete(self, message: Message) -> None:
        """Delete one of the bot's private messages."""
        await self._post("/api/remove", {"message": message.id})

    async def close_private(self) -> None:
        """Take no private messages from the bot any more."""
        await self._post("/api/private", {"open": False, "language": self._language})

    async def open_private(self) -> None:
        """Take private messages again."""
        await self._post("/api/private", {"open": True, "language": self._language})

    async def _act(self, path: str, chat: str, what: Json, update: str) -> Reply:
        act = {"id": update or secrets.token_hex(8), "chat": chat, "language": self._language}
        status, reply = await self._post(path, act | what)
        while status == TOO_FAST:
            await asyncio.sleep(PAUSE_SECONDS)
            status, reply = await self._post(path, act | what)
        answer = self._answer(chat, what.get("message", ""), reply)
        self.answers.append(answer)
        return answer

    def _answer(self, chat: str, pressed: str, reply: Json) -> Reply:
        redraw = private = None
        if "redraw" in reply:
            redraw = self._put({"id": pressed, "chat": chat, "body": reply["redraw"]}).message
        if "private" in reply:
            self._answers_seen += 1
            mine = f"{TRANSIENT}{self._answers_seen}"
            private = self._put({"id": mine, "chat": chat, "body": reply["private"]}).message
        return Reply(redraw, private, reply.get("notice", ""))

    def _put(self, message: Json) -> _Kept:
        """Keep a message, unless a newer picture of the same table is here already."""
        chat, new = self._chats.setdefault(message["chat"], {}), _Kept(message)
        kept = chat.get(message["id"])
        if kept is None or kept.table != new.table or kept.version <= new.version:
            chat[message["id"]] = new
        return new

    def _shown(self, chat: str) -> tuple[Message, ...]:
        kept = (one.message for one in self._chats.get(chat, {}).values())
        return tuple(sorted(kept, key=lambda message: _order(message.id)))

    async def _read(self, chat: str) -> None:
        """Read a chat anew; what reaches this person is noted message by message."""
        async with self._page.http.get(
            self._url(f"/api/chat?chat={quote(chat)}"), headers=self._headers()
        ) as response:
            raw = await response.read()
        messages = json.loads(raw)["messages"]
        before = self._chats.get(chat, {})
        self._chats[chat] = {at: kept for at, kept in before.items() if at.startswith(TRANSIENT)}
        for message in messages:
            part = json.dumps(message, ensure_ascii=False).encode()
            assert part in raw
            raw = raw.replace(part, b"", 1)
            self.received.append(Received(part, chat, message["id"]))
            if message["body"]["kind"] == "screen":
                self._put(message)
        self.received.append(Received(raw))
        self._news.set()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._hear(frame.data)

    def _hear(self, words: str) -> None:
        news = json.loads(words)
        message = news.get("message", {})
        identity = message.get("id", "") if isinstance(message, dict) else ""
        raw = self._page.same(words.encode())
        self.received.append(Received(raw, news.get("chat", ""), identity))
        if news["kind"] == "message" and message["body"]["kind"] == "screen":
            self._put(message)
        elif news["kind"] == "removed":
            self._chats.get(news["chat"], {}).pop(news["id"], None)
        self._news.set()

    async def _post(self, path: str, body: Json) -> tuple[int, Json]:
        async with self._page.http.post(
            self._url(path), json=body, headers=self._headers()
        ) as response:
            raw = await response.read()
            assert response.content_type == "application/json", (response.status, path, raw)
        self.received.append(Received(raw, body.get("chat", ""), body.get("message", "")))
        self._news.set()
        return response.status, json.loads(raw)

    def _url(self, path: str) -> str:
        return self._page.url.rstrip("/") + path

    @property
    def _origin(self) -> dict[str, str]:
        return {"Origin": self._page.url.rstrip("/")}

    def _headers(self) -> dict[str, str]:
        if not self._tab:
            return self._origin
        bearer = f"Tab {self._tab['user']}:{self._tab['key']}:{quote(self.name)}"
        return {**self._origin, "Authorization": bearer}


def _order(identity: str) -> tuple[bool, int]:
    """Kept messages in the order of their ids, then the answers for one pair of eyes."""
    return identity.startswith(TRANSIENT), int(identity.removeprefix(TRANSIENT))


def _message(message: Json) -> Message:
    body = message["body"]
    words = "\n".join(word for word in _words(body) if word)
    return Message(message["chat"], message["id"], words, tuple(_buttons(body)))


def _words(body: Json) -> Iterator[str]:
    yield body["title"]
    for block in body["blocks"]:
        yield block.get("text", "")
        yield block.get("label", "")
        yield from (cell for row in block.get("rows", ()) for cell in row)
        yield from (face["spoken"] for face in block.get("cards", ()))
    yield from (button["label"] for row in body["rows"] for button in row)


def _buttons(body: Json) -> Iterator[Button]:
    faces = (face for block in body["blocks"] for face in block.get("cards", ()))
    yield from (Button(face["spoken"], face["token"]) for face in faces if face["token"])
    buttons = (button for row in body["rows"] for button in row)
    yield from (Button(one["label"], one["token"]) for one in buttons if one["token"])
