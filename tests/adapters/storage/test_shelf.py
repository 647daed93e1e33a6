"""The chat page's messages, on a real SQLite file."""

from pathlib import Path

import pytest

from adapters.storage.database import Database
from adapters.storage.shelf import SqliteShelf
from adapters.web.shelf import Shelf
from tests.fakes import FakeClock


@pytest.fixture
def shelf(database: Database) -> Shelf:
    """A new shelf, as the page sees it."""
    return SqliteShelf(database)


async def bodies(shelf: Shelf, chat: str, limit: int = 50) -> list[str]:
    """What the chat's newest messages say."""
    return [message.body for message in await shelf.recent(chat, limit)]


async def test_a_message_is_kept_as_it_was_said(shelf: Shelf, clock: FakeClock) -> None:
    said = await shelf.add("#lounge", "u1", '{"text":"hi"}', "")

    assert await shelf.message("#lounge", said.id) == said
    assert (said.chat, said.author, said.body) == ("#lounge", "u1", '{"text":"hi"}')
    assert said.at == clock.now()


async def test_the_newest_messages_of_a_chat_come_oldest_first(shelf: Shelf) -> None:
    for body in ("1", "2", "3"):
        await shelf.add("#lounge", "u1", body, "")
    await shelf.add("#garden", "u1", "4", "")

    assert await bodies(shelf, "#lounge", limit=2) == ["2", "3"]


async def test_a_message_sent_twice_is_kept_once(shelf: Shelf) -> None:
    first = await shelf.add("#lounge", "u1", "hi", "n1")

    again = await shelf.add("#lounge", "u1", "hi", "n1")

    assert again == first
    assert await bodies(shelf, "#lounge") == ["hi"]


async def test_messages_without_a_nonce_are_never_the_same(shelf: Shelf) -> None:
    await shelf.add("#lounge", "u1", "hi", "")

    await shelf.add("#lounge", "u1", "hi", "")

    assert await bodies(shelf, "#lounge") == ["hi", "hi"]


async def test_a_message_can_be_changed(shelf: Shelf) -> None:
    said = await shelf.add("#lounge", "", "board 1", "")

    changed = await shelf.change("#lounge", said.id, "board 2")

    assert changed
    assert await bodies(shelf, "#lounge") == ["board 2"]


async def test_a_message_can_be_removed(shelf: Shelf) -> None:
    said = await shelf.add("@u1", "", "hand", "")

    removed = await shelf.remove("@u1", said.id)

    assert removed
    assert await shelf.message("@u1", said.id) is None


@pytest.mark.parametrize(
    ("chat", "message"),
    [
        pytest.param("#garden", "1", id="another chat's message"),
        pytest.param("#lounge", "99", id="a number never given"),
        pytest.param("#lounge", "one", id="no number"),
        pytest.param("#lounge", "9" * 30, id="a number too large for a database"),
    ],
)
async def test_a_message_that_is_not_there_cannot_be_touched(
    shelf: Shelf, chat: str, message: str
) -> None:
    await shelf.add("#lounge", "u1", "hi", "")

    assert not await shelf.change(chat, message, "bye")
    assert not await shelf.remove(chat, message)
    assert await shelf.message(chat, message) is None
    assert await bodies(shelf, "#lounge") == ["hi"]


async def test_a_number_is_never_given_twice(shelf: Shelf) -> None:
    removed = await shelf.add("#lounge", "u1", "hi", "")
    await shelf.remove("#lounge", removed.id)

    said = await shelf.add("#lounge", "u1", "hi", "")

    assert int(said.id) > int(removed.id)


async def test_private_messages_are_open_until_closed(shelf: Shelf) -> None:
    before = await shelf.private_open("u1")

    await shelf.set_private_open("u1", is_open=False)

    assert before
    assert not await shelf.private_open("u1")
    assert await shelf.private_open("u2")


async def test_closed_private_messages_can_be_opened_again(shelf: Shelf) -> None:
    await shelf.set_private_open("u1", is_open=False)

    await shelf.set_private_open("u1", is_open=True)

    assert await shelf.private_open("u1")


async def test_messages_outlive_a_restart(path: Path, clock: FakeClock) -> None:
    before = await Database.open(path, clock)
    said = await SqliteShelf(before).add("#lounge", "u1", "hi", "")
    await before.close()

    after = await Database.open(path, clock)

    assert await SqliteShelf(after).recent("#lounge", 9) == (said,)
    await after.close()
