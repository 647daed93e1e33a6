"""How long a chat is left alone in which calls fail, however many fail at once."""

import asyncio

import pytest
from telegram.error import NetworkError

from adapters.outbox import Delivered, Later
from adapters.telegram.sending.attempts import FIRST_RETRY_SECONDS, Attempts
from adapters.telegram.sending.budget import Budget
from tests.adapters.telegram.sending.test_courier import Heard

CHAT, OTHER = 7, 8


@pytest.fixture
def attempts() -> Attempts:
    """Attempts of which none has failed."""
    return Attempts(Budget(20, 60), Heard())


async def fails() -> None:
    """A call that gets no answer, after a moment."""
    await asyncio.sleep(0)
    raise NetworkError("502")


async def succeeds() -> str:
    """A call that sends a message."""
    return "1"


async def test_failures_at_the_same_moment_count_once(attempts: Attempts) -> None:
    first = await asyncio.gather(*(attempts.of(CHAT, "1", fails()) for _ in range(10)))
    second = await attempts.of(CHAT, "1", fails())

    assert set(first) == {Later(FIRST_RETRY_SECONDS)}
    assert second == Later(2 * FIRST_RETRY_SECONDS)


async def test_what_fails_in_one_chat_is_not_counted_in_another(attempts: Attempts) -> None:
    for _ in range(3):
        await attempts.of(CHAT, "1", fails())

    assert await attempts.of(OTHER, "1", fails()) == Later(FIRST_RETRY_SECONDS)


async def test_what_goes_well_in_one_chat_is_no_comfort_to_another(attempts: Attempts) -> None:
    await attempts.of(CHAT, "1", fails())
    delivery = await attempts.of(OTHER, "", succeeds())

    assert delivery == Delivered("1")
    assert await attempts.of(CHAT, "1", fails()) == Later(2 * FIRST_RETRY_SECONDS)
