"""Telegram, as it is found before a start, over the fake Bot API server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr
from telegram import Update
from telegram.error import Conflict

from adapters.presentation.catalog import Catalog
from adapters.storage.accounts import SqliteAccounts
from adapters.storage.database import Database
from adapters.telegram.menu import Menu
from adapters.telegram.wire.api import bot_over
from bot.checking import telegram as module
from bot.checking.telegram import findings
from bot.parts import DATABASE
from bot.settings import Settings
from engine.service.system import SystemClock
from tests.servers.telegram import TelegramServer

HOOK = "https://cards.example/tg"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is listened to for as long as in earnest."""
    monkeypatch.setattr(module, "LISTEN_SECONDS", 1)


@pytest.fixture
async def server() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as opened:
        yield opened


def settings_for(server: TelegramServer) -> Settings:
    """A bot of the fake server."""
    return Settings.model_construct(
        telegram_token=SecretStr(server.token), telegram_api_url=server.url
    )


async def found(server: TelegramServer, **more: object) -> list[tuple[str, str]]:
    """The level and words of each finding, where no bot runs."""
    settings = settings_for(server).model_copy(update=more)
    return [(one.level, one.text) async for one in findings(settings, is_free=True)]


async def wrong(server: TelegramServer, **more: object) -> list[tuple[str, str]]:
    """The findings that somebody should look at."""
    return [one for one in await found(server, **more) if one[0] != "ok"]


async def test_a_bot_that_is_as_it_should_be_is_called_by_its_name(
    server: TelegramServer,
) -> None:
    lines = await found(server)

    assert {level for level, _ in lines} == {"ok"}
    assert lines[0][1] == "Telegram knows the bot: @DeadwoodBot"
    assert any("no other program" in text for _, text in lines)
    assert any("the next start sets its commands" in text for _, text in lines)


async def test_nothing_is_changed_and_nothing_is_confirmed(server: TelegramServer) -> None:
    server.user("Ann").say(None, "hello")

    await found(server)

    assert len(server.world.updates.waiting) == 1
    assert {call.method for call in server.journal} == {
        "getMe",
        "getWebhookInfo",
        "getUpdates",
        "getMyCommands",
    }


async def test_commands_that_are_set_are_said_to_be(server: TelegramServer) -> None:
    async with bot_over(server.token, server.url) as bot:
        await Menu(bot, Catalog.load(), "en").offer()

    assert ("ok", "its commands are set") in await found(server)


@pytest.mark.parametrize("token", ["42:HUNTER2", "HUNTER2", "42:"])
async def test_a_wrong_token_is_a_problem_and_is_not_repeated(
    server: TelegramServer, token: str
) -> None:
    ((level, text),) = await found(server, telegram_token=SecretStr(token))

    assert level == "problem"
    assert "TELEGRAM_TOKEN" in text
    assert "HUNTER2" not in text


async def test_a_server_that_is_not_there_is_a_problem(server: TelegramServer) -> None:
    ((level, text),) = await found(server, telegram_api_url="http://127.0.0.1:9")

    assert level == "problem"
    assert "127.0.0.1 cannot be reached" in text
    assert "network" in text


async def test_a_proxy_that_is_not_there_is_a_problem_of_the_proxy(
    server: TelegramServer,
) -> None:
    proxy = SecretStr("http://ann:hunter2@127.0.0.1:9")

    ((level, text),) = await found(server, telegram_proxy=proxy)

    assert level == "problem"
    assert "look at the proxy" in text
    assert "hunter2" not in text


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("telegram_proxy", SecretStr("socks5://ann:hunter2@host:1"), "socks5"),
        ("telegram_api_url", "api.telegram.org", "TELEGRAM_API_URL"),
    ],
)
async def test_an_address_that_cannot_be_used_is_a_problem(
    server: TelegramServer, setting: str, value: object, words: str
) -> None:
    ((level, text),) = await found(server, **{setting: value})

    assert level == "problem"
    assert words in text
    assert "hunter2" not in text


async def test_telegram_that_fails_in_between_is_a_problem(server: TelegramServer) -> None:
    server.fault("getWebhookInfo", status=502)

    ((level, text),) = await wrong(server)

    assert level == "problem"
    assert "is out of order (Bad Gateway)" in text


async def test_a_webhook_where_the_bot_would_fetch_is_warned_of(server: TelegramServer) -> None:
    server.world.webhook.set("https://elsewhere.example/secret/path", "", None)

    texts = [text for _, text in await wrong(server)]

    assert "a webhook to elsewhere.example is set, which the next start takes away" in texts[0]
    assert "secret" not in texts[0]


async def test_somebody_elses_webhook_is_warned_of(server: TelegramServer) -> None:
    server.world.webhook.set("https://elsewhere.example/", "", None)

    ((level, text),) = await wrong(server, telegram_webhook_url=HOOK)

    assert level == "warning"
    assert "the next start replaces" in text


async def test_the_webhook_that_is_wanted_is_fine(server: TelegramServer) -> None:
    server.world.webhook.set(HOOK, "", None)

    assert ("ok", "the webhook is set") in await found(server, telegram_webhook_url=HOOK)


async def test_a_secret_that_telegram_does_not_take_is_a_problem(server: TelegramServer) -> None:
    secret = SecretStr("hunter2!")

    ((level, text),) = await wrong(
        server, telegram_webhook_url=HOOK, telegram_webhook_secret=secret
    )

    assert level == "problem"
    assert "TELEGRAM_WEBHOOK_SECRET" in text
    assert "hunter2" not in text


async def test_a_webhook_that_only_a_server_of_ones_own_takes_is_warned_of(
    server: TelegramServer,
) -> None:
    ((level, text),) = await wrong(server, telegram_webhook_url="http://127.0.0.1:8081/tg")

    assert level == "warning"
    assert "https" in text


async def test_what_telegram_complains_about_is_told(server: TelegramServer) -> None:
    server.route("https://cards.example", "http://127.0.0.1:9")
    server.world.webhook.set(HOOK, "", None)
    server.user("Ann").say(None, "hello")
    await server.until(lambda: server.world.webhook.last_error)

    ((level, text),) = await wrong(server, telegram_webhook_url=HOOK)

    assert level == "warning"
    assert "Connection failed" in text


async def test_a_running_bot_that_is_brought_nothing_is_a_problem(server: TelegramServer) -> None:
    server.route("https://cards.example", "http://127.0.0.1:9")
    server.world.webhook.set(HOOK, "", None)
    server.user("Ann").say(None, "hello")
    await server.until(lambda: server.world.webhook.last_error)
    settings = settings_for(server).model_copy(update={"telegram_webhook_url": HOOK})

    lines = [one async for one in findings(settings, is_free=False) if one.level == "problem"]

    assert len(lines) == 1
    assert "(1 wait). Nobody there is heard" in lines[0].text


async def listen(server: TelegramServer) -> None:
    """Be another program that fetches with the same token, for ever."""
    async with bot_over(server.token, server.url) as other:
        offset = 0
        while True:
            try:
                for body in await other.raw_updates(offset, 30):
                    offset = Update.de_json(body, other).update_id + 1
            except Conflict:
                await asyncio.sleep(0.2)


@pytest.mark.parametrize("said", [[], ["hello"]], ids=["nothing to hear", "something to hear"])
async def test_another_program_that_listens_is_a_problem(
    server: TelegramServer, said: list[str]
) -> None:
    other = asyncio.create_task(listen(server))
    await server.until(lambda: server.world.updates.polled)
    for words in said:
        server.fault("getUpdates", delay=0.2)
        server.user("Ann").say(None, words)

    lines = await wrong(server)
    other.cancel()
    await asyncio.gather(other, return_exceptions=True)

    ((level, text),) = lines
    assert level == "problem"
    assert "another program listens" in text


async def test_the_bot_itself_is_not_taken_for_another(server: TelegramServer) -> None:
    lines = [str(one) async for one in findings(settings_for(server), is_free=False)]

    assert "ok       the bot itself is listening now" in lines
    assert server.journal.calls("getUpdates") == []


@pytest.mark.parametrize("known", ["42", "43"])
async def test_a_token_of_another_bot_than_before_is_warned_of(
    server: TelegramServer, tmp_path: Path, known: str
) -> None:
    database = await Database.open(tmp_path / DATABASE, SystemClock())
    await SqliteAccounts(database, "telegram").take(known)
    await database.close()

    texts = [text for _, text in await wrong(server, data_dir=tmp_path)]

    assert ["another bot" in text for text in texts] == [True] * (known == "43")


async def test_a_bot_that_may_join_no_group_is_warned_of(server: TelegramServer) -> None:
    server.world.can_join_groups = False

    ((level, text),) = await wrong(server)

    assert level == "warning"
    assert "/setjoingroups" in text


async def test_privacy_mode_is_told_and_fine_either_way(server: TelegramServer) -> None:
    closed = [text for _, text in await found(server) if "privacy" in text]
    server.world.reads_all = True
    opened = [text for _, text in await found(server) if "privacy" in text]

    assert (len(closed), len(opened)) == (1, 1)
    assert closed != opened


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ({"status": 403, "raw": b"<html>blocked</html>"}, "refuses that (Forbidden (403))"),
        ({"status": 429, "retry_after": 30}, "asks to wait for 30 seconds"),
        ({"status": 502, "raw": b"<html>"}, "is out of order (Bad Gateway (502))"),
        ({"status": 200, "raw": b"<html>log in first</html>"}, "not as the platform does"),
        ({"status": 200, "raw": b"[]"}, "not as the platform does"),
        ({"status": 200, "raw": b"{}"}, "not as the platform does"),
        ({"status": 200, "raw": b'{"ok":true,"result":5}'}, "not as the platform does"),
    ],
)
async def test_what_answers_but_does_not_say_who_the_bot_is_is_no_trouble_of_the_way(
    server: TelegramServer, fault: dict[str, Any], words: str
) -> None:
    server.fault("getMe", times=100, **fault)

    ((level, text),) = await found(server)

    assert level == "problem"
    assert words in text
    assert "cannot be reached" not in text


@pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"ok":true,"result":5}'])
async def test_something_else_that_answers_in_between_is_told_and_the_rest_as_well(
    server: TelegramServer, body: bytes
) -> None:
    server.fault("getWebhookInfo", times=100, status=200, raw=body)

    lines = await found(server)

    ((level, text),) = [one for one in lines if one[0] != "ok"]
    assert level == "problem"
    assert "does not say how its news come: it answers, but not as the platform does" in text
    assert lines[-1] == ("ok", "the next start sets its commands")
