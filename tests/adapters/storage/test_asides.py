"""Answers that stand in private chats and belong to a group, on a real SQLite file."""

import pytest

from adapters.storage.asides import SqliteAsides
from adapters.storage.database import Database
from adapters.telegram.answering.asides import Asides
from engine.match.people import Place

CLUB = Place("telegram", "-1001234567890/45", "Карты 🃏", "-1001234567890")
PARLOUR = Place("telegram", "-42", "Parlour", "-42")


@pytest.fixture
def asides(database: Database) -> Asides:
    """What the adapter sees of a new store."""
    return SqliteAsides(database, "telegram")


async def test_an_aside_belongs_to_the_place_where_it_was_asked_for(asides: Asides) -> None:
    await asides.keep("77", "5", CLUB)

    assert await asides.place_of("77", "5") == CLUB


@pytest.mark.parametrize(("chat", "message"), [("77", "6"), ("78", "5"), ("77", "")])
async def test_any_other_message_belongs_to_no_place(
    asides: Asides, chat: str, message: str
) -> None:
    await asides.keep("77", "5", CLUB)

    assert await asides.place_of(chat, message) is None


async def test_a_message_that_was_asked_for_again_belongs_to_the_latest_place(
    asides: Asides,
) -> None:
    await asides.keep("77", "5", CLUB)
    await asides.keep("77", "5", PARLOUR)

    assert await asides.place_of("77", "5") == PARLOUR


async def test_the_asides_of_two_platforms_are_kept_apart(database: Database) -> None:
    await SqliteAsides(database, "telegram").keep("77", "5", CLUB)

    assert await SqliteAsides(database, "discord").place_of("77", "5") is None
