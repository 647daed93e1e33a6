"""A Bot API server that does nothing but answer fast, with people who all press at once.

``serve`` prints its address, and goes on until its standard input ends. Each bot is
known by its token; ``POST /people/TOKEN`` lets people sit down against the computer, and
``POST /press/TOKEN`` lets everybody press a move at the same moment and answers how long each
waited.
"""

import asyncio
import json
import sys
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter, time
from typing import Any, Final

from aiohttp import web

from adapters.presentation.tokens import peek
from engine.round.faults import GinError
from engine.service.intents import Ask, Play

PATIENCE_SECONDS: Final = 120.0
QUIET_SECONDS: Final = 0.5
AT_ONCE: Final = 100
Json = dict[str, Any]


class Account:
    """One bot: what waits for it, and what its people have before them."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.people = 0
        self.waiting: list[Json] = []
        self.called = asyncio.Event()
        self.asked = asyncio.Event()
        self.messages: dict[int, dict[int, Json]] = defaultdict(dict)
        self.pressed: dict[str, float] = {}
        self.waited: list[float] = []
        self.latest = 0.0
        self.numbers = 0

    def next(self) -> int:
        """A number that was never given."""
        self.numbers += 1
        return self.numbers

    def add(self, kind: str, update: Json) -> None:
        """Put an update of a kind into the queue."""
        self.waiting.append({"update_id": self.next(), kind: update})
        self.called.set()

    def says(self, user: int, line: str) -> None:
        """Let somebody type a line in their private chat."""
        command = {"type": "bot_command", "offset": 0, "length": len(line.split(maxsplit=1)[0])}
        self.add(
            "message",
            {
                "message_id": self.next(),
                "date": int(time()),
                "chat": {"id": user, "type": "private", "first_name": f"P{user}"},
                "from": {"id": user, "is_bot": False, "first_name": f"P{user}"},
                "text": line,
                "entities": [command],
            },
        )

    def presses(self, user: int, message: Json, data: str) -> None:
        """Let somebody press a button."""
        query = str(self.next())
        self.pressed[query] = perf_counter()
        self.add(
            "callback_query",
            {
                "id": query,
                "from": {"id": user, "is_bot": False, "first_name": f"P{user}"},
                "chat_instance": str(user),
                "data": data,
                "message": message,
            },
        )

    def offered(self, user: int) -> tuple[Json, str] | None:
        """The first move, or first step on, that somebody's newest message offers."""
        for message in reversed(self.messages[user].values()):
            rows = message.get("reply_markup", {}).get("inline_keyboard", [])
            for button in (button for row in rows for button in row):
                if _is_step(button.get("callback_data", "")):
                    return message, button["callback_data"]
        return None

    def is_offered(self) -> bool:
        """Whether everybody has something to press."""
        return all(self.offered(user) for user in range(1, self.people + 1))

    def is_quiet(self) -> bool:
        """Whether the bot has asked nothing for a moment, but for what is new."""
        return perf_counter() - self.latest > QUIET_SECONDS


class Server:
    """Answers the bots, and the benchmark."""

    def __init__(self) -> None:
        self.accounts: dict[str, Account] = {}

    def account(self, request: web.Request) -> Account:
        """The bot that a request is of."""
        token = request.match_info["token"]
        return self.accounts.setdefault(token, Account(token))

    async def method(self, request: web.Request) -> web.Response:
        """Answer one method of the Bot API."""
        account, name = self.account(request), request.match_info["method"]
        is_json = request.content_type == "application/json"
        sent = dict(await (request.json() if is_json else request.post()))
        if name.lower() != "getupdates":
            account.latest = perf_counter()
            account.asked.set()
        answer = getattr(self, f"on_{name.lower()}", self.on_anything)
        result = await answer(account, sent)
        return web.json_response({"ok": True, "result": result})

    async def on_anything(self, _account: Account, _sent: Json) -> object:
        """What needs no answer but yes."""
        return True

    async def on_getme(self, account: Account, _sent: Json) -> object:
        """Who the bot is."""
        number = int(account.token.partition(":")[0])
        return {"id": number, "is_bot": True, "first_name": "Deadwood", "username": "DeadwoodBot"}

    async def on_getmycommands(self, _account: Account, _sent: Json) -> object:
        """No commands yet."""
        return []

    async def on_getmydescription(self, _account: Account, _sent: Json) -> object:
        """No description yet."""
        return {"description": ""}

    async def on_getmyshortdescription(self, _account: Account, _sent: Json) -> object:
        """No short one either."""
        return {"short_description": ""}

    async def on_getwebhookinfo(self, _account: Account, _sent: Json) -> object:
        """No webhook."""
        return {"url": "", "has_custom_certificate": False, "pending_update_count": 0}

    async def on_getupdates(self, account: Account, sent: Json) -> object:
        """What is new; the next question takes what was answered out of the queue."""
        offset = int(sent.get("offset", 0))
        account.waiting = [one for one in account.waiting if one["update_id"] >= offset]
        if not account.waiting:
            account.called.clear()
            timeout = float(sent.get("timeout", 0))
            try:
                await asyncio.wait_for(account.called.wait(), max(timeout, 0.001))
            except TimeoutError:
                return []
        return account.waiting[:AT_ONCE]

    async def on_answercallbackquery(self, account: Account, sent: Json) -> object:
        """Somebody's press is answered."""
        pressed = account.pressed.pop(sent["callback_query_id"], None)
        if pressed is not None:
            account.waited.append(perf_counter() - pressed)
        return True

    async def on_sendmessage(self, account: Account, sent: Json) -> object:
        """A new message."""
        return self._put(account, account.next(), sent)

    async def on_editmessagetext(self, account: Account, sent: Json) -> object:
        """A message is changed."""
        return self._put(account, int(sent["message_id"]), sent)

    async def on_deletemessage(self, account: Account, sent: Json) -> object:
        """A message is taken away."""
        account.messages[int(sent["chat_id"])].pop(int(sent["message_id"]), None)
        return True

    def _put(self, account: Account, number: int, sent: Json) -> Json:
        chat = int(sent["chat_id"])
        message = {
            "message_id": number,
            "date": int(time()),
            "chat": {"id": chat, "type": "private", "first_name": f"P{chat}"},
            "text": sent["text"],
        }
        if sent.get("reply_markup"):
            markup = sent["reply_markup"]
            message["reply_markup"] = json.loads(markup) if isinstance(markup, str) else markup
        account.messages[chat][number] = message
        return message

    async def people(self, request: web.Request) -> web.Response:
        """Let people sit down, and wait until each has something to press."""
        account = self.account(request)
        account.people = int((await request.json())["people"])
        for user in range(1, account.people + 1):
            account.says(user, "/start")
            account.says(user, "/gin bot casual 1000")
        await self._all_offered(account)
        return web.json_response({})

    async def press(self, request: web.Request) -> web.Response:
        """Let everybody press at once; how long each waited, and until all was shown."""
        account = self.account(request)
        await self._all_offered(account)
        account.waited.clear()
        began = perf_counter()
        for user in range(1, account.people + 1):
            offered = account.offered(user)
            if offered is not None:
                account.presses(user, *offered)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await _until(account, lambda: not account.pressed)
            answered = perf_counter()
            await _until(account, account.is_quiet)
        return web.json_response(
            {
                "waited": account.waited,
                "answered": answered - began,
                "shown": account.latest - began,
            }
        )

    async def _all_offered(self, account: Account) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await _until(account, account.is_offered)
            await _until(account, account.is_quiet)


async def _until(account: Account, holds: Callable[[], bool]) -> None:
    while not holds():
        account.asked.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(account.asked.wait(), QUIET_SECONDS / 10)


def _is_step(data: str) -> bool:
    """Whether a button plays a move, or is what the next one waits for."""
    if not data.startswith("1"):
        return False
    try:
        intent = peek(data).intent
    except GinError:
        return False
    return isinstance(intent, Play) or intent in (Ask("ready"), Ask("deal_first"), Ask("rematch"))


async def serve() -> None:
    """Serve, in a process of its own."""
    server = Server()
    app = web.Application()
    app.add_routes(
        [
            web.route("*", "/bot{token}/{method}", server.method),
            web.post("/people/{token}", server.people),
            web.post("/press/{token}", server.press),
        ]
    )
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    print(f"http://{host}:{port}", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await runner.cleanup()
