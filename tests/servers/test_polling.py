"""How the fake Bot API server hands out updates to a bot that polls."""

import asyncio

import pytest
import telegram
from telegram.error import Conflict

from tests.servers.telegram import Group, TelegramServer, User


async def texts(bot: telegram.Bot, offset: int | None = None, seconds: int = 0) -> list[str]:
    updates = await bot.get_updates(offset=offset, timeout=seconds)
    return [update.message.text or "" for update in updates if update.message]


async def test_updates_come_until_they_are_confirmed(bot: telegram.Bot, ann: User) -> None:
    ann.say(None, "one")
    ann.say(None, "two")

    first = await bot.get_updates()
    again = await bot.get_updates()
    rest = await bot.get_updates(offset=first[0].update_id + 1)

    assert [update.update_id for update in again] == [update.update_id for update in first]
    assert [update.update_id for update in rest] == [first[1].update_id]
    assert await texts(bot) == ["two"]


async def test_a_negative_offset_forgets_all_but_the_last(bot: telegram.Bot, ann: User) -> None:
    for words in ("one", "two", "three"):
        ann.say(None, words)

    assert await texts(bot, offset=-1) == ["three"]
    assert await texts(bot) == ["three"]


async def test_no_more_come_than_were_asked_for(bot: telegram.Bot, ann: User) -> None:
    ann.say(None, "one")
    ann.say(None, "two")

    updates = await bot.get_updates(limit=1)

    assert len(updates) == 1


async def test_a_long_poll_ends_with_the_first_news(bot: telegram.Bot, ann: User) -> None:
    polling = asyncio.create_task(texts(bot, seconds=30))
    await asyncio.sleep(0.05)

    ann.say(None, "hello")

    assert await asyncio.wait_for(polling, 2) == ["hello"]


async def test_a_second_poller_ends_the_first(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=30))
    await server.until(lambda: server.world.updates.polled)
    second = asyncio.create_task(texts(bot, seconds=30))

    with pytest.raises(Conflict, match="terminated by other getUpdates request"):
        await first
    ann.say(None, "hello")

    assert await second == ["hello"]


async def test_nobody_polls_while_a_webhook_is_set(bot: telegram.Bot) -> None:
    await bot.set_webhook("https://bot.example/hook")

    with pytest.raises(Conflict, match="can't use getUpdates method while webhook is active"):
        await bot.get_updates()
    await bot.delete_webhook()

    assert await bot.get_updates() == ()


async def test_what_was_not_asked_for_does_not_come(bot: telegram.Bot, ann: User) -> None:
    await bot.get_updates(allowed_updates=["callback_query"])

    ann.say(None, "hello")

    assert await bot.get_updates() == ()


async def test_what_must_be_asked_for_comes_once_it_is(
    server: TelegramServer, bot: telegram.Bot, club: Group
) -> None:
    club.promote()
    club.join(server.user("Bob"))
    before = await bot.get_updates()
    await bot.get_updates(
        offset=before[-1].update_id + 1, allowed_updates=["message", "chat_member"]
    )

    club.join(server.user("Cid"))

    assert not any(update.chat_member for update in before)
    assert any(update.chat_member for update in await bot.get_updates())


async def test_an_update_is_delivered_twice_on_request(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    ann.say(None, "hello")
    update = (await bot.get_updates())[0].update_id
    await bot.get_updates(offset=update + 1)

    server.redeliver(update)

    again = await bot.get_updates(offset=update + 1)
    assert [one.update_id for one in again] == [update]
    assert await bot.get_updates(offset=update + 1) == ()
