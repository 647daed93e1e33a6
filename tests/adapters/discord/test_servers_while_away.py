"""What becomes of tables in servers that send the bot away while it is off."""

from pathlib import Path

import pytest

from adapters.storage.accounts import SqliteAccounts
from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from bot.parts import DATABASE
from engine.match.people import Place
from engine.service.system import SystemClock
from tests.adapters.discord.working import on
from tests.servers.discord import DiscordServer, TextChannel, User
from tests.working import working

pytestmark = pytest.mark.usefixtures("quick")


async def test_tables_of_a_server_that_has_sent_the_bot_away_while_it_was_off_end(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    await _open_a_table(server, ann, cards, tmp_path)
    cards.guild.kick_bot()

    await _work(server, tmp_path)

    assert await _live(tmp_path, cards) == 0


async def test_tables_of_a_server_that_is_out_of_order_at_the_start_go_on(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    await _open_a_table(server, ann, cards, tmp_path)
    cards.guild.fail()

    await _work(server, tmp_path)

    assert await _live(tmp_path, cards) == 1


async def test_tables_of_a_server_in_which_the_bot_never_was_go_on(
    server: DiscordServer, ann: User, tmp_path: Path
) -> None:
    ann.install()
    elsewhere = server.guild("Elsewhere", [ann], bot=False).channel("cards")
    await _open_a_table(server, ann, elsewhere, tmp_path)

    await _work(server, tmp_path)

    assert await _live(tmp_path, elsewhere) == 1


async def test_tables_go_on_where_another_bot_than_before_is_not_yet(
    server: DiscordServer, ann: User, cards: TextChannel, tmp_path: Path
) -> None:
    await _open_a_table(server, ann, cards, tmp_path)

    database = await Database.open(tmp_path / DATABASE, SystemClock())
    await SqliteAccounts(database, "discord").take("43")
    await database.close()
    cards.guild.kick_bot()

    await _work(server, tmp_path)

    assert await _live(tmp_path, cards) == 1


async def _open_a_table(
    server: DiscordServer, ann: User, where: TextChannel, folder: Path
) -> None:
    async with working(on(server, folder)) as bot:
        await bot.is_open()
        await ann.command(where, "gin").answer()
        await server.until(lambda: where.messages)
        await server.quiet()


async def _work(server: DiscordServer, folder: Path) -> None:
    """Let the bot come on, hear where it is, and go off."""
    async with working(on(server, folder)) as bot:
        await bot.is_open()
        await server.quiet()


async def _live(folder: Path, where: TextChannel) -> int:
    """How many tables go on in a channel."""
    database = await Database.open(folder / DATABASE, SystemClock())
    place = Place("discord", str(where.id))
    tables = await SqliteStore(database).tables_at(place.key)
    await database.close()
    return len(tables)
