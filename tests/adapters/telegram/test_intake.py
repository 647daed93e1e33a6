"""Updates on their way in: kept, in order for each person, and never in each other's way."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest
from structlog.testing import capture_logs
from telegram import Bot, Update

from adapters.storage.database import Database
from adapters.storage.updates import SqliteUpdates
from adapters.telegram import intake as intakes
from adapters.telegram.intake import Intake, NoUpdate, lane_of
from adapters.telegram.transport import AiohttpRequest
from tests.fakes import FakeClock

GROUP_ADMIN_BOT = 1087968824
_Note = TypeVar("_Note", int, str)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new database in use."""
    opened = await Database.open(tmp_path / "deadwood.sqlite3", FakeClock())
    yield opened
    await opened.close()


@pytest.fixture
def inbox(database: Database) -> SqliteUpdates:
    """Where updates are kept."""
    return SqliteUpdates(database, "telegram")


class House:
    """An intake whose handling is the test's: it notes, waits where told to, fails where told."""

    def __init__(self, inbox: SqliteUpdates, handling_seconds: float = 60.0) -> None:
        self.inbox = inbox
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.sorry: list[int] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.failing: set[str] = set()
        self._changed = asyncio.Event()
        self.intake = Intake(
            inbox, a_bot(), self._handle, self._apologise, handling_seconds=handling_seconds
        )

    async def _handle(self, update: Update) -> None:
        said = update.effective_message.text if update.effective_message else ""
        assert said
        self._note(self.begun, said)
        if said in self.gates:
            await self.gates[said].wait()
        if said in self.failing:
            message = "broken"
            raise RuntimeError(message)
        self._note(self.ended, said)

    async def _apologise(self, update: Update, _incident: str) -> None:
        self._note(self.sorry, update.update_id)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(5):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    def _note(self, notes: list[_Note], note: _Note) -> None:
        notes.append(note)
        self._changed.set()


def a_bot() -> Bot:
    """A bot that asks nobody anything."""
    return Bot("42:TEST", request=AiohttpRequest(), get_updates_request=AiohttpRequest())


def a_line(number: int, line: str, user: int = 1, chat: int = 0) -> dict[str, Any]:
    """An update: somebody said something, in private unless a chat is given."""
    return {
        "update_id": number,
        "message": {
            "message_id": number,
            "date": 1_700_000_000,
            "text": line,
            "chat": {"id": chat or user, "type": "supergroup" if chat else "private"},
            "from": {"id": user, "is_bot": user == GROUP_ADMIN_BOT, "first_name": "Ann"},
        },
    }


async def test_an_update_is_kept_before_it_is_confirmed_and_then_handled(
    inbox: SqliteUpdates,
) -> None:
    house = House(inbox)
    await house.intake.start()

    await house.intake.take([a_line(7, "hello")])
    was_kept = not await inbox.keep(7, "{}")
    await house.until(lambda: house.ended == ["hello"])
    await house.intake.stop()

    assert was_kept
    assert await inbox.waiting() == ()


async def test_one_persons_updates_come_in_order_whatever_the_chat(inbox: SqliteUpdates) -> None:
    house = House(inbox)
    house.gates["one"] = asyncio.Event()
    await house.intake.start()

    await house.intake.take([a_line(1, "one"), a_line(2, "two", chat=-5), a_line(3, "three")])
    await house.until(lambda: house.begun == ["one"])
    house.gates["one"].set()
    await house.until(lambda: len(house.ended) == 3)
    await house.intake.stop()

    assert house.ended == ["one", "two", "three"]


async def test_nobody_waits_for_somebody_else(inbox: SqliteUpdates) -> None:
    house = House(inbox)
    house.gates["slow"] = asyncio.Event()
    await house.intake.start()

    await house.intake.take([a_line(1, "slow", user=1), a_line(2, "quick", user=2)])
    await house.until(lambda: house.ended == ["quick"])
    house.gates["slow"].set()
    await house.until(lambda: house.ended == ["quick", "slow"])
    await house.intake.stop()


async def test_an_update_that_is_delivered_again_is_handled_once(inbox: SqliteUpdates) -> None:
    house = House(inbox)
    await house.intake.start()

    await house.intake.take([a_line(7, "hello")])
    await house.intake.take([a_line(7, "hello"), a_line(8, "bye")])
    await house.until(lambda: "bye" in house.ended)
    await house.intake.stop()

    assert house.ended == ["hello", "bye"]


async def test_an_update_that_fails_is_logged_regretted_and_past(inbox: SqliteUpdates) -> None:
    house = House(inbox)
    house.failing.add("bad")
    await house.intake.start()

    with capture_logs() as log:
        await house.intake.take([a_line(1, "bad"), a_line(2, "good")])
        await house.until(lambda: house.ended == ["good"])
    await house.intake.stop()

    (line,) = [line for line in log if line["log_level"] == "error"]
    assert (line["event"], line["update"]) == ("update failed", 1)
    assert line["incident"]
    assert house.sorry == [1]
    assert await inbox.waiting() == ()


async def test_an_update_that_hangs_holds_nobody_up_for_ever(inbox: SqliteUpdates) -> None:
    house = House(inbox, handling_seconds=0.05)
    house.gates["hangs"] = asyncio.Event()
    await house.intake.start()

    with capture_logs() as log:
        await house.intake.take([a_line(1, "hangs"), a_line(2, "good")])
        await house.until(lambda: house.ended == ["good"])
    await house.intake.stop()

    assert [line["update"] for line in log if line["log_level"] == "error"] == [1]


async def test_an_update_that_cannot_be_read_does_not_stop_the_others(
    inbox: SqliteUpdates,
) -> None:
    house = House(inbox)
    await house.intake.start()

    with capture_logs() as log:
        await house.intake.take([{"update_id": 1, "message": {"chat": 5}}, a_line(2, "good")])
        await house.until(lambda: house.ended == ["good"])
    await house.intake.stop()

    assert [line["update"] for line in log if line["log_level"] == "error"] == [1]
    assert await inbox.waiting() == ()


@pytest.mark.parametrize(
    "body",
    [{}, {"update_id": "7"}, {"update_id": True}, {"update_id": -1}, {"update_id": 2**63}, [], 7],
    ids=["none", "text", "truth", "negative", "too large", "a list", "a number"],
)
async def test_what_has_no_number_is_no_update(inbox: SqliteUpdates, body: object) -> None:
    house = House(inbox)

    with pytest.raises(NoUpdate):
        await house.intake.take(cast("list[dict[str, Any]]", [body]))

    assert await inbox.waiting() == ()


async def test_what_runs_when_the_bot_stops_may_end(inbox: SqliteUpdates) -> None:
    house = House(inbox)
    house.gates["one"] = asyncio.Event()
    await house.intake.start()
    await house.intake.take([a_line(1, "one"), a_line(2, "two")])
    await house.until(lambda: house.begun == ["one"])

    stopping = asyncio.create_task(house.intake.stop())
    await asyncio.sleep(0.02)
    house.gates["one"].set()
    await stopping

    assert house.ended == ["one"]
    assert [update.id for update in await inbox.waiting()] == [2]


async def test_what_was_left_is_handled_at_the_next_start_in_order(inbox: SqliteUpdates) -> None:
    first = House(inbox)
    first.gates["one"] = asyncio.Event()
    await first.intake.start()
    await first.intake.take([a_line(1, "one"), a_line(2, "two")])
    await abandon(first)

    second = House(inbox)
    await second.intake.start()
    await second.intake.take([a_line(3, "three")])
    await second.until(lambda: len(second.ended) == 3)
    await second.intake.stop()

    assert second.ended == ["one", "two", "three"]
    assert await inbox.waiting() == ()


async def test_an_update_at_which_the_bot_always_dies_is_given_up(inbox: SqliteUpdates) -> None:
    for _ in range(1 + intakes.TRIES):
        dying = House(inbox)
        dying.gates["deadly"] = asyncio.Event()
        await dying.intake.start()
        await dying.intake.take([a_line(1, "deadly")])
        await dying.until(has_begun(dying))
        await abandon(dying)

    last = House(inbox)
    await last.intake.start()
    await last.until(lambda: last.sorry == [1])
    await last.intake.stop()

    assert last.begun == []
    assert await inbox.waiting() == ()


async def test_a_full_house_takes_no_more_until_there_is_room(
    inbox: SqliteUpdates, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intakes, "MOST_WAITING", 2)
    house = House(inbox)
    house.gates["one"] = asyncio.Event()
    await house.intake.start()

    await house.intake.take([a_line(1, "one"), a_line(2, "two")])
    was_full = not house.intake.has_room
    house.gates["one"].set()
    await house.intake.room()
    await house.until(lambda: len(house.ended) == 2)
    await house.intake.stop()

    assert was_full


def test_nameless_admins_of_two_groups_do_not_wait_for_each_other() -> None:
    lanes = {
        lane_of(Update.de_json(a_line(1, "hi", user=GROUP_ADMIN_BOT, chat=chat), a_bot()))
        for chat in (-5, -6)
    }

    assert len(lanes) == 2


def has_begun(house: House) -> Callable[[], bool]:
    """Whether anything was begun there."""
    return lambda: bool(house.begun)


async def abandon(house: House) -> None:
    """End a house as a crash would: nothing more is written."""
    assert house.intake._noting is not None
    house.intake._noting.cancel()
    await house.intake._lanes.close(0)
