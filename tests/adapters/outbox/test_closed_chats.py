"""Messages for private chats that are known to take none."""

import pytest

from engine.service.intents import Ask
from tests.counter import ADA, BEN, PARLOUR, Counter


@pytest.fixture
def counter() -> Counter:
    """A bot without its process."""
    return Counter()


async def _closed_before_the_deal(counter: Counter) -> None:
    """Ben accepts, and closes his private chat before anything is sent there."""
    await counter.say(BEN, "/help")
    async with counter.running():
        await counter.say(ADA, "/gin @Ben", PARLOUR)
        await counter.settled()
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    await counter.desk.private_closed(BEN)


async def test_a_chat_that_is_known_to_be_closed_is_not_tried_in_vain(counter: Counter) -> None:
    await _closed_before_the_deal(counter)

    async with counter.running():
        await counter.settled()

    row = counter.row("hand", BEN)
    assert (row.state, row.shown) == ("refused", 0)
    assert [chat for _, chat, _ in counter.pigeon.flown if chat == "@ben"] == []


async def test_what_was_not_even_tried_is_sent_once_the_chat_is_open(counter: Counter) -> None:
    await _closed_before_the_deal(counter)

    async with counter.running():
        await counter.settled()
        await counter.desk.private_opened(BEN)
        await counter.settled()

    row = counter.row("hand", BEN)
    assert (row.state, row.shown) == ("live", 2)
