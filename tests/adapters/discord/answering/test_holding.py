"""Answers that take long on Discord: held in the form of the answer, and given all the same."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from adapters.discord.answering.callbacks import HOLD_SECONDS
from engine.service.ports import MessageRow, Unit
from tests.adapters.discord.hall import Hall
from tests.fakes import MemoryStore
from tests.servers.discord import User

LONG_SECONDS = HOLD_SECONDS + 0.3


class SlowStore(MemoryStore):
    """A store whose disk may be busy for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = self.reading_seconds = 0.0

    async def commit(self, unit: Unit) -> None:
        """Save a unit once the disk has time for it."""
        await asyncio.sleep(self.seconds)
        await super().commit(unit)

    async def message_at(self, platform: str, chat: str, message: str) -> MessageRow | None:
        """The row of a message once the disk has time for it."""
        await asyncio.sleep(self.reading_seconds)
        return await super().message_at(platform, chat, message)


@pytest.fixture
def store() -> SlowStore:
    """A disk that is not busy yet."""
    return SlowStore()


@pytest.fixture
async def hall(store: SlowStore) -> AsyncIterator[Hall]:
    """A bot on a fake Discord, with that disk."""
    async with Hall.open(store) as hall:
        yield hall


async def test_a_move_on_a_hand_that_takes_long_is_held_and_then_redraws_that_hand(
    hall: Hall, store: SlowStore
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser = _chooser(ann, bob)
    hand = chooser.last
    store.seconds = LONG_SECONDS

    asked = chooser.press(hand, hand.button("I deal first"))

    assert await asked.acknowledgement() == "later"
    assert (await asked.answer()).message is hand
    assert "Deadwood" in hand.text
    await hall.quiet()
    assert chooser.private == (hand,)


async def test_a_press_on_a_board_that_takes_long_is_held_before_the_presser_alone(
    hall: Hall, store: SlowStore
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    await hall.typed(ann, room, "gin", opponent=bob)
    board = room.last
    store.seconds = LONG_SECONDS

    asked = bob.press(board, board.button("Accept"))

    assert await asked.acknowledgement() == "thinking"
    answer = await hall.answered(asked)
    assert answer.ephemeral
    assert answer.text == hall.sentence("discord-done")
    assert "My hand" in board.labels[0]


async def test_a_hand_that_takes_long_never_comes_onto_the_board(
    hall: Hall, store: SlowStore
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    board = await hall.match(ann, bob, hall.club(ann, bob))
    chooser = _chooser(ann, bob)
    await hall.pressed(chooser, chooser.last, "I deal first")
    store.reading_seconds = LONG_SECONDS

    asked = ann.press(board, board.button("My hand"))

    assert await asked.acknowledgement() == "thinking"
    hand = (await hall.answered(asked)).message
    assert hand is not None
    assert hand.owner is ann
    assert "Deadwood" in hand.text
    assert "Deadwood" not in board.text
    assert not any(seen.message == hand.id for seen in bob.received)


async def test_a_command_that_takes_long_is_held_and_its_board_comes_by_itself(
    hall: Hall, store: SlowStore
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    room = hall.club(ann, bob)
    store.seconds = LONG_SECONDS

    asked = ann.command(room, "gin", opponent=bob)

    assert await asked.acknowledgement() == "thinking"
    answer = await hall.answered(asked)
    assert answer.ephemeral
    assert len(room.messages) == 1
    assert "Accept" in room.last.labels[0]


async def test_where_the_bot_cannot_write_a_board_that_took_long_follows_its_answer(
    hall: Hall, store: SlowStore
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    ann.install()
    room = hall.server.group_dm((ann, bob))
    store.seconds = LONG_SECONDS

    asked = ann.command(room, "gin")

    assert await asked.acknowledgement() == "thinking"
    await hall.server.until(lambda: room.messages, 10)
    assert asked.followups == [room.last]
    assert "Accept" in room.last.labels[0]


async def test_what_waits_behind_a_slow_press_of_the_same_person_is_held_as_well(
    hall: Hall, store: SlowStore
) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser = _chooser(ann, bob)
    hand = chooser.last
    store.seconds = 2 * LONG_SECONDS

    chooser.press(hand, hand.button("I deal first"))
    asked = chooser.command(None, "help")

    assert await asked.acknowledgement() == "thinking"
    assert "Gin rummy" in (await asked.answer(10)).text


async def test_a_press_that_is_quick_enough_is_not_held(hall: Hall, store: SlowStore) -> None:
    ann, bob = hall.user("Ann"), hall.user("Bob")
    await hall.match(ann, bob, hall.club(ann, bob))
    chooser = _chooser(ann, bob)
    store.seconds = HOLD_SECONDS / 3

    asked = chooser.press(chooser.last, chooser.last.button("I deal first"))

    assert await asked.acknowledgement() == "update"


def _chooser(first: User, second: User) -> User:
    """Who chooses who deals first."""
    return first if "Your choice" in first.last.text else second
