"""Forgetting old things, on a real SQLite file."""

from adapters.storage.asides import SqliteAsides
from adapters.storage.database import Database
from adapters.storage.shelf import SqliteShelf
from adapters.storage.store import SqliteStore
from adapters.storage.tidying import MESSAGES_KEPT_MS, UPDATES_KEPT_MS, tidy
from engine.match.people import Place
from engine.service.ports import Audience, MessageKey, MessageRow, Update
from tests.adapters.storage.units import a_lobby, a_unit
from tests.fakes import FakeClock


async def test_an_update_is_known_for_two_days_and_no_longer(
    database: Database, clock: FakeClock
) -> None:
    store = SqliteStore(database)
    update = Update("web", "1")
    await store.commit(a_unit(a_lobby("t1"), "1"))

    clock.advance(UPDATES_KEPT_MS / 1000)
    await tidy(database)
    known_to_the_last_moment = await store.is_done(update)
    clock.advance(1)
    await tidy(database)

    assert known_to_the_last_moment
    assert not await store.is_done(update)


async def test_a_message_of_the_page_stays_for_ninety_days(
    database: Database, clock: FakeClock
) -> None:
    shelf = SqliteShelf(database)
    old = await shelf.add("#lounge", "u1", "{}", "")

    clock.advance(MESSAGES_KEPT_MS / 1000)
    await tidy(database)
    still_there = await shelf.message("#lounge", old.id)
    clock.advance(1)
    newer = await shelf.add("#lounge", "u1", "{}", "")
    await tidy(database)

    assert still_there == old
    assert await shelf.recent("#lounge", 10) == (newer,)


async def test_the_board_of_a_live_table_stays_however_old_it_is(
    database: Database, clock: FakeClock
) -> None:
    store, shelf = SqliteStore(database), SqliteShelf(database)
    await store.commit(a_unit(a_lobby("t1"), "1"))
    board, other = [await shelf.add("#lounge", "", "{}", "") for _ in range(2)]
    key = MessageKey("t1", Audience("place", "web:#lounge"), "board")
    await store.note_message(MessageRow(key, 1, 1, "web", "#lounge", board.id))

    clock.advance(MESSAGES_KEPT_MS / 1000 + 1)
    await tidy(database)

    assert await shelf.message("#lounge", board.id) == board
    assert await shelf.message("#lounge", other.id) is None


async def test_where_an_aside_was_asked_for_is_known_for_ninety_days(
    database: Database, clock: FakeClock
) -> None:
    asides, club = SqliteAsides(database, "telegram"), Place("telegram", "-42")
    await asides.keep("77", "5", club)

    clock.advance(MESSAGES_KEPT_MS / 1000)
    await tidy(database)
    known_to_the_last_moment = await asides.place_of("77", "5")
    clock.advance(1)
    await tidy(database)

    assert known_to_the_last_moment == club
    assert await asides.place_of("77", "5") is None
