"""How the fake Bot API server posts updates to a bot's own address."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import telegram
from aiohttp import web
from telegram.error import BadRequest

from tests.servers.bot_api.webhook import SECRET_HEADER
from tests.servers.telegram import TelegramServer, User


@dataclass
class Hook:
    """An address that takes updates; ``statuses`` are answered first, then 200."""

    statuses: list[int] = field(default_factory=list)
    bodies: list[dict[str, Any]] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    url: str = ""

    async def post(self, request: web.Request) -> web.Response:
        self.bodies.append(await request.json())
        self.secrets.append(request.headers.get(SECRET_HEADER, ""))
        return web.Response(status=self.statuses.pop(0) if self.statuses else 200)

    @property
    def updates(self) -> list[int]:
        return [body["update_id"] for body in self.bodies]


@pytest.fixture
async def hook() -> AsyncIterator[Hook]:
    hook = Hook()
    app = web.Application()
    app.router.add_post("/hook", hook.post)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    hook.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield hook
    await runner.cleanup()


async def test_updates_are_posted_with_the_secret(
    server: TelegramServer, bot: telegram.Bot, ann: User, hook: Hook
) -> None:
    await bot.set_webhook(hook.url, secret_token="secret_1")

    ann.say(None, "hello")

    await server.until(lambda: hook.bodies)
    assert hook.bodies[0]["message"]["text"] == "hello"
    assert hook.secrets == ["secret_1"]


async def test_a_public_address_leads_to_the_local_one(
    server: TelegramServer, bot: telegram.Bot, ann: User, hook: Hook
) -> None:
    server.route("https://bot.example/telegram", hook.url)
    await bot.set_webhook("https://bot.example/telegram")

    ann.say(None, "hello")

    assert await server.until(lambda: hook.bodies)


async def test_an_update_is_posted_until_it_is_taken_and_in_order(
    server: TelegramServer, bot: telegram.Bot, ann: User, hook: Hook
) -> None:
    hook.statuses = [500, 403]
    await bot.set_webhook(hook.url)

    ann.say(None, "one")
    ann.say(None, "two")

    await server.until(lambda: len(server.world.webhook.posted) == 4)
    first, second = sorted(set(hook.updates))
    assert hook.updates == [first, first, first, second]
    assert (await bot.get_webhook_info()).last_error_message is not None


async def test_an_update_is_posted_twice_on_request(
    server: TelegramServer, bot: telegram.Bot, ann: User, hook: Hook
) -> None:
    await bot.set_webhook(hook.url)
    ann.say(None, "one")
    await server.until(lambda: hook.bodies)

    server.redeliver(hook.updates[0])

    await server.until(lambda: len(hook.bodies) == 2)
    assert len(set(hook.updates)) == 1


async def test_what_waits_is_counted_and_dropped_on_request(bot: telegram.Bot, ann: User) -> None:
    ann.say(None, "one")
    waiting = await bot.get_webhook_info()

    await bot.delete_webhook(drop_pending_updates=True)

    assert (waiting.url, waiting.pending_update_count) == ("", 1)
    assert (await bot.get_webhook_info()).pending_update_count == 0


@pytest.mark.parametrize(
    ("url", "secret"),
    [("http://bot.example/hook", "ok"), ("https://bot.example/hook", "not ok")],
    ids=["no https", "a space in the secret"],
)
async def test_a_webhook_that_telegram_would_not_take_is_refused(
    bot: telegram.Bot, url: str, secret: str
) -> None:
    with pytest.raises(BadRequest):
        await bot.set_webhook(url, secret_token=secret)
