"""The webhook, as Telegram finds it and as others who knock do."""

import asyncio
import io
import json
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from structlog.testing import capture_logs

from adapters.storage.updates import SqliteUpdates
from adapters.telegram.receiving import intake as intakes
from adapters.telegram.receiving import troubles
from adapters.telegram.receiving import webhook as module
from adapters.telegram.receiving.webhook import BODY_BYTES, HEADER, Hook, Webhook, WebhookPortInUse
from adapters.telegram.wire.api import RawBot, bot_over
from adapters.wire.connection import Connection
from engine.service.ports import StoreBusy
from tests.adapters.telegram.inlet import Inlet, a_line, an_inbox
from tests.adapters.wire.clocks import Clocks
from tests.servers.bot_api import webhook as webhooks
from tests.servers.telegram import TelegramServer

SECRET = "sesame"
HOOK = Hook("https://cards.example/tg", "127.0.0.1", 0, SECRET)


class Fickle(SqliteUpdates):
    """Keeps nothing while it is busy."""

    is_busy = True

    async def keep(self, update: int, body: str) -> bool:
        if self.is_busy:
            raise StoreBusy
        return await super().keep(update, body)


@dataclass
class Porch:
    """A webhook that is served, and what comes in through it."""

    server: TelegramServer
    webhook: Webhook
    bot: RawBot
    inlet: Inlet
    inbox: Fickle
    http: aiohttp.ClientSession
    work: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.webhook.port}/tg"

    async def post(self, body: object, secret: str | None = SECRET) -> int:
        """Bring something; the status of the answer."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {} if secret is None else {HEADER: secret}
        async with self.http.post(self.url, data=io.BytesIO(data), headers=headers) as response:
            return response.status

    def open(self, connection: Connection | None = None) -> None:
        """Begin to take in."""
        connection = connection or Connection(Clocks(), "telegram")
        running = self.webhook.run(self.bot, self.inlet.intake, connection)
        self.work = asyncio.create_task(running)


@pytest.fixture
async def closed(tmp_path: Path) -> AsyncIterator[Porch]:
    """A webhook that listens, while the bot does not know yet who it is."""
    async with (
        TelegramServer.running() as server,
        an_inbox(tmp_path, Fickle) as inbox,
        aiohttp.ClientSession() as http,
        bot_over(server.token, server.url) as bot,
    ):
        assert isinstance(inbox, Fickle)
        inbox.is_busy = False
        webhook, inlet = Webhook(HOOK), Inlet(inbox)
        await webhook.start()
        await inlet.intake.start()
        porch = Porch(server, webhook, bot, inlet, inbox, http)
        server.route("https://cards.example", f"http://127.0.0.1:{webhook.port}")
        yield porch
        if porch.work is not None:
            porch.work.cancel()
            await asyncio.gather(porch.work, return_exceptions=True)
        await webhook.stop()
        await inlet.intake.stop()


@pytest.fixture
async def porch(closed: Porch) -> Porch:
    """A webhook that takes in."""
    closed.open()
    await closed.server.until(lambda: closed.server.world.webhook.url)
    return closed


async def test_telegram_brings_what_is_said(porch: Porch) -> None:
    ann = porch.server.user("Ann")

    for words in ("one", "two"):
        ann.say(None, words)
    await porch.inlet.until(lambda: porch.inlet.ended == ["one", "two"])

    assert porch.server.world.webhook.secret == SECRET
    assert {posted.status for posted in porch.server.world.webhook.posted} == {200}


async def test_what_was_said_before_is_brought_too(closed: Porch) -> None:
    closed.server.user("Ann").say(None, "early")

    closed.open()
    await closed.inlet.until(lambda: closed.inlet.ended == ["early"])


async def test_before_the_bot_knows_who_it_is_telegram_comes_again(closed: Porch) -> None:
    assert await closed.post(a_line(7, "hello")) == 503


async def test_what_is_brought_is_kept_before_it_is_confirmed(porch: Porch) -> None:
    porch.inlet.gates["hello"] = asyncio.Event()

    status = await porch.post(a_line(7, "hello"))

    assert status == 200
    assert [update.id for update in await porch.inbox.waiting()] == [7]
    porch.inlet.gates["hello"].set()
    await porch.inlet.until(lambda: porch.inlet.ended == ["hello"])


async def test_what_is_brought_twice_is_handled_once(porch: Porch) -> None:
    statuses = await asyncio.gather(*(porch.post(a_line(7, "hello")) for _ in range(5)))
    await porch.post(a_line(8, "bye"))
    await porch.inlet.until(lambda: "bye" in porch.inlet.ended)

    assert statuses == [200] * 5
    assert porch.inlet.ended == ["hello", "bye"]


async def test_what_cannot_be_kept_now_is_brought_again(porch: Porch) -> None:
    porch.inbox.is_busy = True
    refused = await porch.post(a_line(7, "hello"))
    porch.inbox.is_busy = False
    taken = await porch.post(a_line(7, "hello"))
    await porch.inlet.until(lambda: porch.inlet.ended == ["hello"])

    assert (refused, taken) == (503, 200)


async def test_while_too_much_waits_telegram_comes_again(
    closed: Porch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intakes, "MOST_WAITING", 1)
    closed.inlet = Inlet(closed.inbox)
    closed.inlet.gates["one"] = asyncio.Event()
    await closed.inlet.intake.start()
    closed.open()
    await closed.server.until(lambda: closed.server.world.webhook.url)

    first = await closed.post(a_line(1, "one"))
    full = await closed.post(a_line(2, "two"))
    closed.inlet.gates["one"].set()
    await closed.inlet.until(lambda: closed.inlet.ended == ["one"])
    await closed.inlet.intake.stop()

    assert (first, full) == (200, 503)


@pytest.mark.parametrize("secret", [None, "", "Sesame", "sesam", "sésame"])
async def test_who_does_not_know_the_secret_is_sent_away(porch: Porch, secret: str | None) -> None:
    assert await porch.post(a_line(7, "hello"), secret) == 403
    assert await porch.inbox.waiting() == ()


async def test_a_secret_that_is_no_text_is_sent_away(porch: Porch) -> None:
    assert await raw_status(porch, HEADER.encode() + b": \xff\xfe") == 403


async def raw_status(porch: Porch, header: bytes) -> int:
    """The status of a request with a header of any bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", porch.webhook.port)
    writer.write(b"POST /tg HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n" + header + b"\r\n\r\n{}")
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"{}",
        b'{"update_id": "7"}',
        b"[" * 100_000,
        b'{"update_id": 1e400}',
    ],
    ids=["nothing", "words", "bytes", "list", "number", "empty", "text id", "deep", "endless"],
)
async def test_what_is_no_update_is_refused_without_a_word_in_the_log(
    porch: Porch, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    with capture_logs() as log:
        status = await porch.post(body)

    assert status == 400
    assert log == []
    assert caplog.text == ""


async def test_an_update_of_an_unknown_kind_is_taken(porch: Porch) -> None:
    assert await porch.post({"update_id": 7, "tomorrow": {"what": 1}}) == 200


async def test_a_body_without_end_is_not_read(porch: Porch) -> None:
    assert await porch.post(b" " * (BODY_BYTES + 1)) == 413


@pytest.mark.parametrize("path", ["/other", "/tg/"])
async def test_there_is_nothing_at_other_addresses(porch: Porch, path: str) -> None:
    async with porch.http.post(f"http://127.0.0.1:{porch.webhook.port}{path}") as response:
        assert response.status == 404


async def test_nobody_can_only_look(porch: Porch) -> None:
    async with porch.http.get(porch.url) as response:
        assert response.status == 405


async def test_a_webhook_that_somebody_changes_is_set_again_and_that_is_said(
    porch: Porch, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert porch.work is not None
    porch.work.cancel()
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.02)
    porch.open()
    hook = porch.server.world.webhook

    with capture_logs() as log:
        await porch.server.until(lambda: hook.url == HOOK.url)
        hook.set("https://elsewhere.example/", "", None)
        await porch.server.until(lambda: hook.url == HOOK.url)

    assert {line["event"] for line in log} == {module.CHANGED}


async def test_what_telegram_complains_about_is_said_once(
    porch: Porch, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook = porch.server.world.webhook
    porch.server.route("https://cards.example", "http://127.0.0.1:9")
    porch.server.user("Ann").say(None, "hello")
    await porch.server.until(lambda: hook.last_error)
    infos = len(porch.server.journal.calls("getWebhookInfo"))
    assert porch.work is not None
    porch.work.cancel()
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(troubles, "LAST_SECONDS", 0.02)

    with capture_logs() as log:
        porch.open(Connection(Clocks(), "telegram", silence_seconds=60))
        calls = porch.server.journal.calls
        await porch.server.until(lambda: len(calls("getWebhookInfo")) > infos + 4)

    assert [line["event"] for line in log] == [troubles.NOT_BROUGHT]
    assert "Connection failed" in log[0]["reason"]


async def test_clocks_stand_still_while_telegram_can_bring_nothing(
    closed: Porch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(troubles, "FIRST_SECONDS", 0.02)
    monkeypatch.setattr(troubles, "LAST_SECONDS", 0.02)
    clocks, server = Clocks(), closed.server
    server.route("https://cards.example", "http://127.0.0.1:9")

    closed.open(Connection(clocks, "telegram", silence_seconds=0.05))
    server.user("Ann").say(None, "hello")
    await server.until(lambda: clocks.told == ["telegram lost"])
    server.route("https://cards.example", f"http://127.0.0.1:{closed.webhook.port}")
    await closed.inlet.until(lambda: closed.inlet.ended == ["hello"])
    await server.until(lambda: clocks.told == ["telegram lost", "telegram back"])


async def test_clocks_go_on_while_the_bot_itself_puts_telegram_off(
    porch: Porch, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert porch.work is not None
    porch.work.cancel()
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.05)
    clocks, server, posted = Clocks(), porch.server, porch.server.world.webhook.posted
    monkeypatch.setattr(webhooks, "_LONGEST_WAIT_SECONDS", 0.02)
    porch.inbox.is_busy = True
    porch.open(Connection(clocks, "telegram", silence_seconds=0.2))

    server.user("Ann").say(None, "hello")
    await server.until(lambda: len(posted) > 15)

    assert {one.status for one in posted} == {503}
    assert clocks.told == []


async def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: Any = taken.getsockname()[1]
        second = Webhook(Hook(HOOK.url, "127.0.0.1", port, SECRET))

        with pytest.raises(WebhookPortInUse, match=f"port {port} on 127.0.0.1 is taken"):
            await second.start()


def test_a_hook_does_not_show_its_secret() -> None:
    assert SECRET not in repr(HOOK)
