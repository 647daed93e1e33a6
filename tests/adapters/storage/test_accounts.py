"""Who the bot is on a platform, and what it leaves behind as another, on a real SQLite file."""

from pathlib import Path

import pytest

from adapters.storage.accounts import SqliteAccounts, account_in
from adapters.storage.asides import SqliteAsides
from adapters.storage.database import Database
from adapters.storage.store import SqliteStore
from adapters.storage.updates import SqliteUpdates
from engine.match.people import Place
from engine.service.ports import (
    Audience,
    Contact,
    LogRow,
    MessageKey,
    MessageRow,
    Person,
    Purpose,
    Unit,
    Update,
    WantedMessage,
)
from tests.adapters.storage.units import LOBBY
from tests.builders import OPENING
from tests.fakes import FakeClock

CLUB = Audience("place", "telegram:-45")
ANN = Audience("person", "ada")


@pytest.fixture
def accounts(database: Database) -> SqliteAccounts:
    """What the bot knows of itself on one platform, nothing yet."""
    return SqliteAccounts(database, "telegram")


async def posted(
    store: SqliteStore, audience: Audience, purpose: Purpose, platform: str = "telegram"
) -> MessageKey:
    """A message of the live table that was posted somewhere."""
    key = MessageKey("t1", audience, purpose)
    await store.note_message(MessageRow(key, 1, 1, platform, "-45", purpose))
    return key


async def row_of(store: SqliteStore, key: MessageKey) -> MessageRow:
    """What is known of a message."""
    return next(row for row in await store.messages_of("t1") if row.key == key)


@pytest.fixture
async def played(database: Database) -> SqliteStore:
    """A store with a live table, opened by an update."""
    store = SqliteStore(database)
    wanted = WantedMessage(MessageKey("t1", CLUB, "board"), 1)
    log = LogRow("t1", 1, "ada", OPENING, 1000)
    await store.commit(Unit(LOBBY, log, Update("telegram", "7"), messages=(wanted,)))
    return store


async def test_the_first_account_is_no_other(accounts: SqliteAccounts) -> None:
    assert [await accounts.take("42"), await accounts.take("42")] == [False, False]


async def test_another_account_is_told_once(accounts: SqliteAccounts) -> None:
    await accounts.take("42")

    assert [await accounts.take("43"), await accounts.take("43")] == [True, False]


async def test_the_account_is_found_in_the_file_while_no_bot_runs(
    path: Path, clock: FakeClock
) -> None:
    found = [account_in(path, "telegram")]
    database = await Database.open(path, clock)
    await SqliteAccounts(database, "telegram").take("42")
    found.append(account_in(path, "telegram"))
    await database.close()

    assert [*found, account_in(path, "telegram")] == ["", "", "42"]
    assert account_in(path, "discord") == ""


async def test_groups_are_heard_by_one_account_alone(accounts: SqliteAccounts) -> None:
    await accounts.take("42")
    await accounts.hear("-45")
    await accounts.hear("-45")
    heard = [await accounts.was_heard(home) for home in ("-45", "-46")]

    await accounts.take("43")

    assert heard == [True, False]
    assert not await accounts.was_heard("-45")


async def test_where_the_account_was_heard_is_told_and_can_be_forgotten(
    accounts: SqliteAccounts, database: Database
) -> None:
    await accounts.hear("-45", "-46")
    await accounts.hear()
    await SqliteAccounts(database, "discord").hear("-47")
    before = await accounts.homes()

    await accounts.unhear("-45")

    assert before == {"-45", "-46"}
    assert await accounts.homes() == {"-46"}


async def test_what_still_matters_is_posted_anew_by_another_account(
    accounts: SqliteAccounts, played: SqliteStore
) -> None:
    await accounts.take("42")
    board = await posted(played, CLUB, "board")
    hand = await posted(played, ANN, "hand")
    showdown = await posted(played, CLUB, "showdown")

    await accounts.take("43")

    rows = [await row_of(played, key) for key in (board, hand, showdown)]
    assert [(row.message, row.shown) for row in rows] == [("", 0), ("", 0), ("", 1)]


async def test_messages_of_other_platforms_stay_what_they_are(
    accounts: SqliteAccounts, played: SqliteStore
) -> None:
    await accounts.take("42")
    board = await posted(played, CLUB, "board", "web")

    await accounts.take("43")

    assert (await row_of(played, board)).message == "board"


async def test_whose_private_chat_was_open_for_one_account_is_not_known_for_another(
    accounts: SqliteAccounts, played: SqliteStore
) -> None:
    await accounts.take("42")
    await played.meet("telegram", "7", Person("ada", "Ada"))
    await played.meet("web", "7", Person("ada", "Ada"))
    for platform in ("telegram", "web"):
        await played.set_private(platform, "7", "open")

    await accounts.take("43")

    assert await played.reach("ada") == (Contact("telegram", "7", ""), Contact("web", "7", "open"))


async def test_updates_of_another_account_are_new_whatever_their_number(
    accounts: SqliteAccounts, played: SqliteStore, database: Database
) -> None:
    updates = SqliteUpdates(database, "telegram")
    await accounts.take("42")
    await updates.keep(7, "{}")

    await accounts.take("43")

    assert await updates.waiting() == ()
    assert await updates.keep(7, "{}")
    assert not await played.is_done(Update("telegram", "7"))


async def test_answers_from_groups_are_those_of_one_account(
    accounts: SqliteAccounts, database: Database
) -> None:
    asides = SqliteAsides(database, "telegram")
    await accounts.take("42")
    await asides.keep("7", "5", Place("telegram", "-45"))

    await accounts.take("43")

    assert await asides.place_of("7", "5") is None
