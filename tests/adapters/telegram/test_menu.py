"""What Telegram shows of the bot: its commands and what it is, in every language."""

from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs
from telegram import BotCommandScopeAllPrivateChats, BotCommandScopeDefault

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.presentation.words.commands import COMMANDS
from adapters.telegram.menu import SCOPES, Menu
from adapters.telegram.receiving import troubles
from adapters.telegram.wire.api import RawBot, bot_over
from tests.servers.common.faults import Going
from tests.servers.telegram import TelegramServer

CATALOG = Catalog.load()
CHALLENGE = text(COMMANDS[0].description)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trouble is waited for as long as in earnest."""
    monkeypatch.setattr(troubles, "FIRST_SECONDS", 0.02)


@pytest.fixture
async def server() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as running:
        yield running


@pytest.fixture
async def bot(server: TelegramServer) -> AsyncIterator[RawBot]:
    async with bot_over(server.token, server.url) as opened:
        yield opened


def menu(bot: RawBot, default: str = "en") -> Menu:
    return Menu(bot, CATALOG, default)


@pytest.mark.parametrize("code", ["", "ru", "kk"])
async def test_every_chat_is_shown_the_commands_in_its_language(bot: RawBot, code: str) -> None:
    await menu(bot).offer()

    shown = [await bot.get_my_commands(scope, code) for scope in SCOPES]
    described = CATALOG.say(code or "en", CHALLENGE)
    for commands in shown:
        assert commands[0].command == "gin"
        assert commands[0].description == described


async def test_a_group_is_shown_all_commands_and_a_private_chat_those_that_do_something_there(
    bot: RawBot,
) -> None:
    await menu(bot).offer()

    everywhere = {one.command for one in await bot.get_my_commands(BotCommandScopeDefault())}
    privately = {
        one.command for one in await bot.get_my_commands(BotCommandScopeAllPrivateChats())
    }
    assert everywhere == {hint.name for hint in COMMANDS}
    assert everywhere - privately == {"end"}


async def test_who_reads_none_of_the_languages_reads_the_default_one(bot: RawBot) -> None:
    await menu(bot, default="ru").offer()

    about, english = await bot.get_my_description(), await bot.get_my_description("en")
    assert about.description.startswith("Джин рамми")
    assert english.description.startswith("Gin rummy")


async def test_what_is_there_already_is_left_alone(server: TelegramServer, bot: RawBot) -> None:
    await menu(bot).offer()
    mark = server.journal.mark

    await menu(bot).offer()

    again = server.journal.since(mark)
    assert again
    assert [call.method for call in again if call.method.startswith("set")] == []


async def test_what_was_changed_elsewhere_is_put_right(
    server: TelegramServer, bot: RawBot
) -> None:
    await menu(bot).offer()
    await bot.set_my_short_description("Buy now", "ru")
    mark = server.journal.mark

    await menu(bot).offer()

    sets = [call.method for call in server.journal.since(mark) if call.method.startswith("set")]
    assert sets == ["setMyShortDescription"]


@pytest.mark.parametrize(
    "going",
    [{"status": 502}, {"drop": True}, {"status": 429, "retry_after": 1}],
    ids=["gateway", "dropped", "asked to wait"],
)
@pytest.mark.parametrize("method", ["getMyCommands", "setMyCommands", "setMyShortDescription"])
async def test_what_failed_once_is_set_in_the_end(
    server: TelegramServer, bot: RawBot, method: str, going: Going
) -> None:
    server.fault(method, **going)

    await menu(bot).offer()
    mark = server.journal.mark
    await menu(bot).offer()

    sets = [call.method for call in server.journal.since(mark) if call.method.startswith("set")]
    assert sets == []


async def test_a_part_that_is_refused_is_said_and_the_others_are_set(
    server: TelegramServer, bot: RawBot
) -> None:
    server.fault("setMyDescription", times=3, status=400, description="Bad Request: no")

    with capture_logs() as log:
        await menu(bot).offer()

    assert [line["log_level"] for line in log] == ["warning"] * 3
    assert (await bot.get_my_short_description("kk")).short_description
    assert await bot.get_my_commands(language_code="kk")
