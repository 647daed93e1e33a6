"""Refusals that come late: what was heard of a chat in the meantime is newer."""

import asyncio

import pytest

from adapters.outbox import Later, Refused
from tests.adapters.telegram.hall import Hall
from tests.servers.telegram import User

BLOCKED = "Forbidden: bot was blocked by the user"
KICKED = "Forbidden: bot was kicked from the supergroup chat"
LATE_SECONDS = 1.0


@pytest.fixture
async def ann(hall: Hall) -> User:
    """Ann, whose private chat is open."""
    return await hall.visitor("Ann")


async def test_a_late_refusal_closes_no_chat_that_was_opened_meanwhile(
    hall: Hall, ann: User
) -> None:
    fault = hall.server.fault(
        "sendMessage", chat=ann.id, status=403, description=BLOCKED, delay=LATE_SECONDS
    )
    sending = asyncio.create_task(hall.house.courier.say(str(ann.id), "hello"))
    await hall.server.until(lambda: fault.met)

    ann.block()
    ann.unblock()
    delivery = await sending

    assert isinstance(delivery, Later)
    assert await hall.is_open(ann)


async def test_a_late_refusal_closes_no_chat_in_which_somebody_has_spoken_since(
    hall: Hall, ann: User
) -> None:
    fault = hall.server.fault(
        "sendMessage", chat=ann.id, status=403, description=BLOCKED, delay=LATE_SECONDS
    )
    sending = asyncio.create_task(hall.house.courier.say(str(ann.id), "hello"))
    await hall.server.until(lambda: fault.met)

    ann.say(None, "hello")
    await sending

    assert await hall.is_open(ann)


async def test_a_refusal_of_what_was_asked_for_later_closes_a_chat(hall: Hall, ann: User) -> None:
    hall.server.fault("sendMessage", chat=ann.id, status=403, description=BLOCKED)

    delivery = await hall.house.courier.say(str(ann.id), "hello")

    assert delivery == Refused()
    assert not await hall.is_open(ann)


async def test_a_late_refusal_ends_no_table_of_a_group_that_was_heard_since(
    hall: Hall, ann: User
) -> None:
    group = hall.group(ann)
    fault = hall.server.fault(
        "sendMessage", chat=group.id, status=403, description=KICKED, delay=LATE_SECONDS
    )
    sending = asyncio.create_task(hall.house.courier.say(str(group.id), "hello"))
    await hall.server.until(lambda: fault.met)

    ann.say(group, "/gin")
    delivery = await sending
    await hall.quiet()

    assert isinstance(delivery, Later)
    assert hall.plays
