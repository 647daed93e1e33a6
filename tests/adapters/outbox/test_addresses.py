"""Hands of somebody with two accounts: where the table is, elsewhere where that is closed."""

from dataclasses import replace
from typing import Final

import pytest

from adapters.outbox.addresses import Address, Addresses, at_address
from engine.service.intents import Challenge
from engine.service.ports import Audience, MessageKey, MessageRow
from tests.counter import ADA, PARLOUR, Counter, Pigeon

OTHER: Final = "elsewhere"


class Dove(Pigeon):
    """The same on another platform."""

    platform = OTHER

    def private_chat(self, user: str) -> str:
        """The chat in which a user reads private messages there."""
        return f"!{user}"


@pytest.fixture
def counter() -> Counter:
    """A bot without its process."""
    return Counter()


@pytest.fixture
async def row(counter: Counter) -> MessageRow:
    """The hand of Ada, who has an account on each of two platforms, at a table in the parlour."""
    person = await counter.desk.people.meet(ADA)
    counter.store.known[OTHER, "7"] = person.id
    table = await counter.service.challenge(person, Challenge(PARLOUR, computer="casual"))
    return MessageRow(MessageKey(table, Audience("person", person.id), "hand"), 1)


def _addresses(counter: Counter) -> Addresses:
    couriers = {"web": counter.pigeon, OTHER: Dove()}
    return Addresses(counter.store, counter.drawing, couriers)


async def test_a_hand_belongs_where_its_table_is_played(counter: Counter, row: MessageRow) -> None:
    assert await _addresses(counter).of(row) == (Address("web", "@ada"), Address(OTHER, "!7"))


async def test_a_hand_stays_where_it_lies(counter: Counter, row: MessageRow) -> None:
    lying = replace(row, platform=OTHER, chat="!7", message="1")

    assert await _addresses(counter).of(lying) == (Address(OTHER, "!7"), Address("web", "@ada"))


async def test_a_hand_whose_platform_is_off_waits_for_it(
    counter: Counter, row: MessageRow
) -> None:
    lying = replace(row, platform="third", chat="!9", message="1")

    assert await _addresses(counter).of(lying) == ()


async def test_a_board_belongs_to_its_place_alone(counter: Counter, row: MessageRow) -> None:
    board = replace(row, key=MessageKey(row.key.table, Audience("place", PARLOUR.key), "board"))

    assert await _addresses(counter).of(board) == (Address("web", "#parlour"),)


def test_what_is_brought_elsewhere_is_posted_anew(row: MessageRow) -> None:
    lying = replace(row, platform="web", chat="@ada", message="1", shown=1)

    moved = at_address(lying, Address(OTHER, "!7"))

    assert (moved.platform, moved.chat, moved.message, moved.shown) == (OTHER, "!7", "", 0)
    assert at_address(lying, Address("web", "@ada")) == lying


async def test_a_hand_that_is_refused_comes_to_the_other_account(
    counter: Counter, row: MessageRow
) -> None:
    dove = Dove()
    counter.outbox.serve(dove)
    counter.pigeon.closed = {"@ada"}
    async with counter.running():
        await counter.settled()

    assert len(dove.chats["!7"]) == 1
    assert counter.store.messages[row.key].platform == OTHER
