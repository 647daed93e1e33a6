"""Posts and edits the bot's messages on the page's shelf, and pushes them to the open tabs."""

import asyncio
import json
from weakref import WeakValueDictionary

from adapters.frontdesk import Visitor
from adapters.outbox import Delivered, Delivery, Gone, Refused
from adapters.presentation.ink import Drawn, Ink
from adapters.web.live import Live
from adapters.web.renderer import rendered
from adapters.web.shelf import Shelf, ShelfMessage
from adapters.web.wire import JsonDict, message_json

BOT = ""
"""The author of what the bot writes."""


class WebCourier:
    """The page as a platform of the outbox: what is posted is kept, then pushed."""

    platform = "web"
    patience = 0.0
    hands_elsewhere = False

    def __init__(self, ink: Ink, shelf: Shelf, live: Live) -> None:
        """Write with ``ink``, keep on ``shelf``, push through ``live``."""
        self._ink = ink
        self._shelf = shelf
        self._live = live
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def private_chat(self, user: str) -> str:
        """The chat in which ``user`` reads private messages."""
        return f"@{user}"

    async def post(self, chat: str, drawn: Drawn, nonce: str) -> Delivery:
        """Post a new message; the same ``nonce`` gives the message that it made."""
        if await self._is_closed(chat):
            return Refused()
        body = json.dumps(rendered(self._ink, drawn), ensure_ascii=False)
        message = await self._shelf.add(chat, BOT, body, nonce)
        self._push(message)
        return Delivered(message.id)

    async def edit(self, chat: str, message: str, drawn: Drawn) -> Delivery:
        """Bring a message to ``drawn``; one that shows it, or a newer version, is kept."""
        if await self._is_closed(chat):
            return Refused()
        lock = self._locks.setdefault(f"{chat} {message}", asyncio.Lock())
        async with lock:
            return await self._edit(chat, message, rendered(self._ink, drawn))

    async def ring(self, chat: str, message: str, drawn: Drawn, nonce: str) -> Delivery:
        """Bring a message to ``drawn``, posted if there is none, and call its reader's tabs."""
        if message:
            delivery = await self.edit(chat, message, drawn)
        else:
            delivery = await self.post(chat, drawn, nonce)
        if isinstance(delivery, Delivered):
            self._live.tell(chat, {"kind": "ring", "id": delivery.message, "nonce": nonce})
        return delivery

    async def delete(self, chat: str, message: str) -> None:
        """Take a message away, if it is there."""
        if await self._shelf.remove(chat, message):
            self._live.tell(chat, {"kind": "removed", "id": message})

    async def is_about(self, chat: str, message: str, drawn: Drawn) -> bool:
        """Whether a message is about the same table as ``drawn``."""
        kept = await self._shelf.message(chat, message)
        return kept is not None and json.loads(kept.body).get("table") == drawn.screen.table

    async def say(self, visitor: Visitor, chat: str, line: str, nonce: str) -> None:
        """Say a person's ``line`` to a channel."""
        body = {"kind": "said", "name": visitor.name, "text": line}
        words = json.dumps(body, ensure_ascii=False)
        self._push(await self._shelf.add(chat, visitor.user, words, nonce))

    async def _edit(self, chat: str, message: str, body: JsonDict) -> Delivery:
        kept = await self._shelf.message(chat, message)
        if kept is None or kept.author != BOT:
            return Gone()
        if not _is_news(json.loads(kept.body), body):
            return Delivered(message)
        if not await self._shelf.change(chat, message, json.dumps(body, ensure_ascii=False)):
            return Gone()
        self._live.tell(chat, {"kind": "message", "message": message_json(kept, body)})
        return Delivered(message)

    async def _is_closed(self, chat: str) -> bool:
        return chat.startswith("@") and not await self._shelf.private_open(chat[1:])

    def _push(self, message: ShelfMessage) -> None:
        news = message_json(message, json.loads(message.body))
        self._live.tell(message.chat, {"kind": "message", "message": news})


def _is_news(kept: JsonDict, body: JsonDict) -> bool:
    """Whether ``body`` may replace ``kept``: two writers may bring the same table out of order."""
    is_older = kept.get("table") == body["table"] and kept.get("version", 0) > body["version"]
    return kept != body and not is_older
