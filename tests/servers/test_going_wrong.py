"""How the fake Bot API server goes wrong on purpose, limits what is sent, and keeps count."""

import asyncio
import time
from datetime import timedelta

import pytest
import telegram
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter

from tests.servers.telegram import Group, Limits, TelegramServer, User


@pytest.fixture(autouse=True)
def _seconds_are_a_timedelta(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is to say how long to wait in the way that will stay."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")


async def test_a_call_is_told_to_come_back_later(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    fault = server.fault("sendMessage", status=429, retry_after=7)

    with pytest.raises(RetryAfter) as raised:
        await bot.send_message(ann.id, "one")
    await bot.send_message(ann.id, "two")

    assert raised.value.retry_after == timedelta(seconds=7)
    assert ([message.text for message in ann.private], fault.met) == (["two"], 1)


async def test_a_fault_meets_one_chat_alone(
    server: TelegramServer, bot: telegram.Bot, ann: User, club: Group
) -> None:
    server.fault("sendMessage", chat=club.id, status=403, description="Forbidden: no")

    await bot.send_message(ann.id, "one")

    with pytest.raises(Forbidden):
        await bot.send_message(club.id, "two")


async def test_a_gateway_answers_with_what_is_no_json(
    server: TelegramServer, bot: telegram.Bot
) -> None:
    server.fault("*", status=502, raw=b"<html>Bad Gateway</html>")

    with pytest.raises(NetworkError, match="502"):
        await bot.get_me()


async def test_a_connection_is_dropped_before_anything_is_done(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    server.fault("sendMessage", drop=True)

    with pytest.raises(NetworkError):
        await bot.send_message(ann.id, "one")

    assert ann.private == ()


async def test_a_connection_is_dropped_after_all_was_done(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    server.fault("sendMessage", drop=True, after=True)

    with pytest.raises(NetworkError):
        await bot.send_message(ann.id, "one")

    assert ann.last.text == "one"


async def test_an_answer_comes_late(server: TelegramServer, bot: telegram.Bot) -> None:
    server.fault("getMe", delay=0.1)
    began = time.monotonic()

    await bot.get_me()

    assert time.monotonic() - began >= 0.1


async def test_the_limit_of_a_group_is_kept_and_passes(
    server: TelegramServer, bot: telegram.Bot, ann: User, club: Group
) -> None:
    server.clock.freeze()
    server.limits = Limits(group_per_minute=2)
    sent = await bot.send_message(club.id, "one")
    server.clock.advance(20)
    await bot.edit_message_text("two", club.id, sent.message_id)

    with pytest.raises(RetryAfter) as raised:
        await bot.send_message(club.id, "three")
    await bot.send_message(ann.id, "elsewhere")
    server.clock.advance(40)
    await bot.send_message(club.id, "three")

    assert raised.value.retry_after == timedelta(seconds=40)
    assert [message.text for message in club.messages] == ["two", "three"]


async def test_the_journal_has_every_call_and_its_end(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    mark = server.journal.mark
    await bot.send_message(ann.id, "one")
    with pytest.raises(BadRequest):
        await bot.edit_message_text("one", ann.id, ann.last.id)

    sent, edited = server.journal.since(mark)

    assert (sent.method, sent.chat, sent.params["text"]) == ("sendMessage", ann.id, "one")
    assert sent.error is None
    assert edited.error is not None
    assert edited.error.status == 400
    assert server.journal.calls("editMessageText", ann.id) == [edited]


async def test_the_busiest_minute_is_found(
    server: TelegramServer, bot: telegram.Bot, ann: User
) -> None:
    server.clock.freeze()
    for seconds in (0, 30, 29, 1):
        server.clock.advance(seconds)
        await bot.send_message(ann.id, "text")

    assert server.journal.busiest(ann.id) == 3


async def test_quiet_comes_after_the_last_call(server: TelegramServer, bot: telegram.Bot) -> None:
    server.fault("getMe", delay=0.1)
    calling = asyncio.create_task(bot.get_me())
    await asyncio.sleep(0.02)

    await server.quiet(0.05)

    assert calling.done()
