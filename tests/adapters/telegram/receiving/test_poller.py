"""Long polling on the fake Bot API server: nothing lost, whatever happens in between."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from telegram.error import Conflict

from adapters.storage.updates import SqliteUpdates
from adapters.telegram.receiving import intake as intakes
from adapters.telegram.receiving import poller as pollers
from adapters.telegram.receiving import troubles
from adapters.telegram.receiving.poller import Poller
from adapters.telegram.wire.api import bot_over
from adapters.wire.connection import Connection
from engine.service.ports import StoreBusy
from tests.adapters.telegram.inlet import Inlet, an_inbox
from tests.adapters.wire.clocks import Clocks
from tests.servers.common.faults import Going
from tests.servers.telegram import TelegramServer, User


class Reluctant(SqliteUpdates):
    """Keeps nothing at the first attempt."""

    tries = 0

    async def keep(self, update: int, body: str) -> bool:
        self.tries += 1
        if self.tries == 1:
            raise StoreBusy
        return await super().keep(update, body)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trouble is waited for as long as in earnest."""
    for name in ("FIRST_SECONDS", "BUSY_SECONDS", "CONFLICT_SECONDS", "REFUSED_SECONDS"):
        monkeypatch.setattr(troubles, name, 0.02)


@pytest.fixture
async def server() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as running:
        yield running


@pytest.fixture
def ann(server: TelegramServer) -> User:
    """Ann, who has never written to the bot."""
    return server.user("Ann")


@pytest.fixture
async def inbox(tmp_path: Path) -> AsyncIterator[SqliteUpdates]:
    """Where updates are kept."""
    async with an_inbox(tmp_path) as opened:
        yield opened


@asynccontextmanager
async def polling(
    server: TelegramServer, inbox: SqliteUpdates, connection: Connection | None = None
) -> AsyncIterator[Inlet]:
    """What a bot that polls hears."""
    inlet = Inlet(inbox)
    bot = bot_over(server.token, server.url)
    await bot.initialize()
    await inlet.intake.start()
    poller = Poller(bot, inlet.intake, connection or Connection(Clocks(), "telegram"))
    work = asyncio.create_task(poller.run())
    try:
        yield inlet
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        await inlet.intake.stop()
        await bot.shutdown()


async def test_what_is_said_is_heard_in_order(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    async with polling(server, inbox) as inlet:
        for words in ("one", "two", "three"):
            ann.say(None, words)
        await inlet.until(lambda: len(inlet.ended) == 3)

    assert inlet.ended == ["one", "two", "three"]


async def test_what_was_said_while_the_bot_was_away_is_heard(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    ann.say(None, "early")

    async with polling(server, inbox) as inlet:
        await inlet.until(lambda: inlet.ended == ["early"])


async def test_a_webhook_is_taken_away_and_what_waits_stays(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    server.world.webhook.set("https://elsewhere.example/", "", None)
    ann.say(None, "early")

    async with polling(server, inbox) as inlet:
        await inlet.until(lambda: inlet.ended == ["early"])

    assert server.world.webhook.url == ""


async def test_only_what_the_bot_understands_is_asked_for(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    async with polling(server, inbox) as inlet:
        ann.say(None, "hello")
        await inlet.until(lambda: inlet.ended == ["hello"])

    assert server.world.updates.allowed == [
        "message",
        "edited_message",
        "callback_query",
        "my_chat_member",
    ]


async def test_what_could_not_be_kept_is_not_confirmed(
    server: TelegramServer, tmp_path: Path, ann: User
) -> None:
    async with an_inbox(tmp_path, Reluctant) as inbox, polling(server, inbox) as inlet:
        ann.say(None, "one")
        ann.say(None, "two")
        await inlet.until(lambda: len(inlet.ended) == 2)

    assert sorted(inlet.ended) == ["one", "two"]


async def test_what_was_heard_is_confirmed_with_the_next_request(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    async with polling(server, inbox) as inlet:
        ann.say(None, "one")
        await inlet.until(lambda: inlet.ended == ["one"])
        await server.until(lambda: server.world.updates.waiting == [])


@pytest.mark.parametrize(
    "going",
    [
        {"drop": True},
        {"status": 502, "raw": b"<html>"},
        {"status": 500},
        {"after": True, "drop": True},
    ],
    ids=["dropped", "gateway", "server error", "answer lost"],
)
async def test_a_failing_network_loses_and_doubles_nothing(
    server: TelegramServer, inbox: SqliteUpdates, ann: User, going: Going
) -> None:
    server.fault("getUpdates", times=3, **going)
    ann.say(None, "one")

    async with polling(server, inbox) as inlet:
        await inlet.until(lambda: inlet.ended == ["one"])
        ann.say(None, "two")
        await inlet.until(lambda: inlet.ended == ["one", "two"])

    assert inlet.ended == ["one", "two"]


async def test_a_wait_that_telegram_asks_for_is_kept(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    server.fault("getUpdates", status=429, retry_after=1)
    ann.say(None, "one")
    began = asyncio.get_running_loop().time()

    async with polling(server, inbox) as inlet:
        await inlet.until(lambda: inlet.ended == ["one"])

    assert asyncio.get_running_loop().time() - began >= 1


async def test_a_second_listener_is_said_and_does_not_end_the_first(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    async with polling(server, inbox) as inlet:
        await server.until(lambda: server.world.updates.polled)
        with capture_logs() as log:
            async with bot_over(server.token, server.url) as other:
                with pytest.raises(Conflict):  # the first one comes back
                    await other.raw_updates(0, 5)
        ann.say(None, "one")
        await inlet.until(lambda: inlet.ended == ["one"])

    assert [line["log_level"] for line in log] == ["error"]
    assert "another program" in log[0]["event"]


async def test_a_token_that_is_refused_meanwhile_is_tried_again(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    server.fault("getUpdates", status=401)
    ann.say(None, "one")

    with capture_logs() as log:
        async with polling(server, inbox) as inlet:
            await inlet.until(lambda: inlet.ended == ["one"])

    assert [line["event"] for line in log if line["log_level"] == "error"] == [troubles.REFUSED]


async def test_clocks_stand_still_while_telegram_is_silent(
    server: TelegramServer, inbox: SqliteUpdates, ann: User
) -> None:
    clocks = Clocks()
    fault = server.fault("getUpdates", times=1000, drop=True)

    async with polling(
        server, inbox, Connection(clocks, "telegram", silence_seconds=0.05)
    ) as inlet:
        await server.until(lambda: clocks.told == ["telegram lost"])
        fault.left = 0
        ann.say(None, "one")
        await inlet.until(lambda: inlet.ended == ["one"])

    assert clocks.told == ["telegram lost", "telegram back"]


async def test_nothing_is_fetched_while_too_much_waits(
    server: TelegramServer, inbox: SqliteUpdates, ann: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intakes, "MOST_WAITING", 1)
    async with polling(server, inbox) as inlet:
        inlet.gates["one"] = asyncio.Event()
        ann.say(None, "one")
        await inlet.until_begun("one")
        ann.say(None, "two")
        await asyncio.sleep(0.1)
        waiting = len(server.world.updates.waiting)
        inlet.gates["one"].set()
        await inlet.until(lambda: inlet.ended == ["one", "two"])

    assert waiting == 2


async def test_after_a_quiet_time_the_numbers_may_begin_anew(
    server: TelegramServer, inbox: SqliteUpdates, ann: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pollers, "POLL_SECONDS", 1)
    async with polling(server, inbox) as inlet:
        ann.say(None, "before")
        await inlet.until(lambda: inlet.ended == ["before"])
        polls = len(server.journal.calls("getUpdates"))
        await server.until(lambda: len(server.journal.calls("getUpdates")) >= polls + 2)
        server.world.updates._next = 5
        ann.say(None, "after")
        await inlet.until(lambda: inlet.ended == ["before", "after"])
