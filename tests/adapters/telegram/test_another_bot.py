"""A bot that comes back with another token, or to a server that knows nothing: nothing ends."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

from adapters.outbox.pictures import Pictures
from adapters.telegram.client import ANOTHER_BOT
from bot.app import Running
from bot.settings import Settings
from engine.match.stages import Finished
from tests.adapters.telegram.hall import Hall
from tests.adapters.telegram.test_client import on
from tests.servers.telegram import Group, TelegramServer, User
from tests.working import said, working

NOT_FOUND = "Bad Request: chat not found"
KICKED = "Forbidden: bot was kicked from the supergroup chat"
REFUSALS = {NOT_FOUND: 400, KICKED: 403}


@pytest.fixture
async def club(hall: Hall) -> Group:
    """A group in which two people play."""
    ann, ben = await hall.visitor("Ann", "ann"), await hall.visitor("Ben", "ben")
    group = hall.group(ann, ben)
    await hall.match(ann, ben, group)
    return group


async def refuse(hall: Hall, club: Group, words: str) -> None:
    """Refuse what the group is to be shown, as it is after a start."""
    hall.house.courier._pictures = Pictures()
    for method in ("editMessageText", "sendMessage"):
        hall.server.fault(method, chat=club.id, status=REFUSALS[words], description=words)
    await hall.counter.outbox.redraw(hall.counter.table().id)
    await hall.quiet()


async def test_a_group_that_is_not_found_ends_nothing(hall: Hall, club: Group) -> None:
    await refuse(hall, club, NOT_FOUND)

    assert hall.plays


async def test_a_group_that_has_sent_the_bot_away_ends_what_is_played(
    hall: Hall, club: Group
) -> None:
    await refuse(hall, club, KICKED)

    assert not hall.plays


async def test_a_group_in_which_the_bot_never_was_ends_nothing(hall: Hall, club: Group) -> None:
    await hall.house.membership.accounts.take("41")
    await hall.house.membership.accounts.take("42")

    await refuse(hall, club, KICKED)

    assert hall.plays


async def test_a_group_that_is_found_again_is_shown_what_it_missed(
    hall: Hall, club: Group
) -> None:
    await refuse(hall, club, NOT_FOUND)
    edits = len(hall.server.journal.calls("editMessageText"))

    cy = hall.user("Cy", "cy")
    club.join(cy)
    await hall.said(cy, club, "/help")

    boards = hall.server.journal.calls("editMessageText")[edits:]
    assert [call.params["chat_id"] for call in boards] == [club.id]


@pytest.fixture
async def first() -> AsyncIterator[TelegramServer]:
    async with TelegramServer.running() as opened:
        yield opened


@pytest.fixture
async def second() -> AsyncIterator[TelegramServer]:
    """Telegram as another bot sees it: the same people, of whom none has written to it."""
    async with TelegramServer.running("NewBot", "43:TEST") as opened:
        yield opened


def people(server: TelegramServer) -> tuple[User, User]:
    """The two who play, the same for each bot."""
    return server.user("Ann", "ann"), server.user("Ben", "ben")


async def live(bot: Running, place: str) -> list[bool]:
    """Whether each table of a place goes on."""
    tables = await bot.parts.store.tables_at(place, live=False)
    return [not isinstance(table.stage, Finished) for table in tables]


def on_second(second: TelegramServer, folder: Path) -> Settings:
    """The same bot on another token."""
    return on(second, folder, telegram_token=SecretStr(second.token))


async def test_another_token_is_said_loudly_and_ends_nothing(
    first: TelegramServer, second: TelegramServer, tmp_path: Path
) -> None:
    ann, _ = people(first)
    club = first.group("Club", [ann])
    async with working(on(first, tmp_path)):
        ann.say(club, "/gin")
        await first.until(lambda: club.messages)

    with capture_logs() as log:
        async with working(on_second(second, tmp_path)) as bot:
            await second.until(lambda: second.journal.calls("sendMessage"))
            await second.quiet(0.1)
            goes_on = await live(bot, f"telegram:{club.id}")

    errors = [line["event"] for line in log if line["log_level"] == "error"]
    assert errors == [ANOTHER_BOT]
    assert goes_on == [True]


async def test_the_new_bot_goes_on_in_a_group_that_lets_it_in(
    first: TelegramServer, second: TelegramServer, tmp_path: Path
) -> None:
    ann, _ = people(first)
    club = first.group("Club", [ann])
    async with working(on(first, tmp_path)):
        ann.say(club, "/gin")
        await first.until(lambda: club.messages)

    async with working(on_second(second, tmp_path)):
        await second.until(lambda: second.journal.calls("sendMessage"))
        ann, ben = people(second)
        new = second.group("Club", [ann, ben])
        ann.say(new, "/help")
        await second.until(lambda: any(one.buttons for one in new.messages))

    assert new.id == club.id


async def test_the_same_token_is_the_same_bot(first: TelegramServer, tmp_path: Path) -> None:
    with capture_logs() as log:
        for _ in range(2):
            async with working(on(first, tmp_path)):
                await first.until(lambda: "telegram ready" in said(log))

    assert ANOTHER_BOT not in said(log)
