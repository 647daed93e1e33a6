"""Updates on their way in: kept, in order for each person, and never in each other's way."""

import asyncio
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from typing import Any, cast

import pytest
from structlog.testing import capture_logs
from telegram import Update

from adapters.storage.database import Database
from adapters.storage.updates import SqliteUpdates
from adapters.telegram.receiving import intake as intakes
from adapters.telegram.receiving.intake import NoUpdate, lane_of
from engine.service.ports import StoreBusy
from tests.adapters.telegram.inlet import GROUP_ADMIN_BOT, Inlet, a_bot, a_line, an_inbox


@pytest.fixture
async def inbox(tmp_path: Path) -> AsyncIterator[SqliteUpdates]:
    """Where updates are kept."""
    async with an_inbox(tmp_path) as opened:
        yield opened


async def test_an_update_is_kept_before_it_is_confirmed_and_then_handled(
    inbox: SqliteUpdates,
) -> None:
    inlet = Inlet(inbox)
    await inlet.intake.start()

    await inlet.intake.take([a_line(7, "hello")])
    was_kept = not await inbox.keep(7, "{}")
    await inlet.until(lambda: inlet.ended == ["hello"])
    await inlet.intake.stop()

    assert was_kept
    assert await inbox.waiting() == ()


async def test_one_persons_updates_come_in_order_whatever_the_chat(inbox: SqliteUpdates) -> None:
    inlet = Inlet(inbox)
    inlet.gates["one"] = asyncio.Event()
    await inlet.intake.start()

    await inlet.intake.take([a_line(1, "one"), a_line(2, "two", chat=-5), a_line(3, "three")])
    await inlet.until(lambda: inlet.begun == ["one"])
    inlet.gates["one"].set()
    await inlet.until(lambda: len(inlet.ended) == 3)
    await inlet.intake.stop()

    assert inlet.ended == ["one", "two", "three"]


async def test_nobody_waits_for_somebody_else(inbox: SqliteUpdates) -> None:
    inlet = Inlet(inbox)
    inlet.gates["slow"] = asyncio.Event()
    await inlet.intake.start()

    await inlet.intake.take([a_line(1, "slow", user=1), a_line(2, "quick", user=2)])
    await inlet.until(lambda: inlet.ended == ["quick"])
    inlet.gates["slow"].set()
    await inlet.until(lambda: inlet.ended == ["quick", "slow"])
    await inlet.intake.stop()


async def test_an_update_that_is_delivered_again_is_handled_once(inbox: SqliteUpdates) -> None:
    inlet = Inlet(inbox)
    await inlet.intake.start()

    await inlet.intake.take([a_line(7, "hello")])
    await inlet.intake.take([a_line(7, "hello"), a_line(8, "bye")])
    await inlet.until(lambda: "bye" in inlet.ended)
    await inlet.intake.stop()

    assert inlet.ended == ["hello", "bye"]


async def test_an_update_that_fails_is_logged_regretted_and_past(inbox: SqliteUpdates) -> None:
    inlet = Inlet(inbox)
    inlet.failing.add("bad")
    await inlet.intake.start()

    with capture_logs() as log:
        await inlet.intake.take([a_line(1, "bad"), a_line(2, "good")])
        await inlet.until(lambda: inlet.ended == ["good"])
    await inlet.intake.stop()

    (line,) = [line for line in log if line["log_level"] == "error"]
    assert (line["event"], line["update"]) == ("update failed", 1)
    assert line["incident"]
    assert inlet.sorry == [1]
    assert await inbox.waiting() == ()


async def test_an_update_that_hangs_holds_nobody_up_for_ever(inbox: SqliteUpdates) -> None:
    inlet = Inlet(inbox, handling_seconds=0.05)
    inlet.gates["hangs"] = asyncio.Event()
    await inlet.intake.start()

    with capture_logs() as log:
        await inlet.intake.take([a_line(1, "hangs"), a_line(2, "good")])
        await inlet.until(lambda: inlet.ended == ["good"])
    await inlet.intake.stop()

    assert [line["update"] for line in log if line["log_level"] == "error"] == [1]


async def test_an_update_that_cannot_be_read_does_not_stop_the_others(
    inbox: SqliteUpdates,
) -> None:
    inlet = Inlet(inbox)
    await inlet.intake.start()

    with capture_logs() as log:
        await inlet.intake.take([{"update_id": 1, "message": {"chat": 5}}, a_line(2, "good")])
        await inlet.until(lambda: inlet.ended == ["good"])
    await inlet.intake.stop()

    assert [line["update"] for line in log if line["log_level"] == "error"] == [1]
    assert await inbox.waiting() == ()


@pytest.mark.parametrize(
    "body",
    [{}, {"update_id": "7"}, {"update_id": True}, {"update_id": -1}, {"update_id": 2**63}, [], 7],
    ids=["none", "text", "truth", "negative", "too large", "a list", "a number"],
)
async def test_what_has_no_number_is_no_update(inbox: SqliteUpdates, body: object) -> None:
    inlet = Inlet(inbox)

    with pytest.raises(NoUpdate):
        await inlet.intake.take(cast("list[dict[str, Any]]", [body]))

    assert await inbox.waiting() == ()


async def test_what_runs_when_the_bot_stops_may_end(inbox: SqliteUpdates) -> None:
    inlet = Inlet(inbox)
    inlet.gates["one"] = asyncio.Event()
    await inlet.intake.start()
    await inlet.intake.take([a_line(1, "one"), a_line(2, "two")])
    await inlet.until(lambda: inlet.begun == ["one"])

    stopping = asyncio.create_task(inlet.intake.stop())
    await asyncio.sleep(0.02)
    inlet.gates["one"].set()
    await stopping

    assert inlet.ended == ["one"]
    assert [update.id for update in await inbox.waiting()] == [2]


async def test_what_was_left_is_handled_at_the_next_start_in_order(inbox: SqliteUpdates) -> None:
    first = Inlet(inbox)
    first.gates["one"] = asyncio.Event()
    await first.intake.start()
    await first.intake.take([a_line(1, "one"), a_line(2, "two")])
    await first.abandon()

    second = Inlet(inbox)
    await second.intake.start()
    await second.intake.take([a_line(3, "three")])
    await second.until(lambda: len(second.ended) == 3)
    await second.intake.stop()

    assert second.ended == ["one", "two", "three"]
    assert await inbox.waiting() == ()


async def test_an_update_at_which_the_bot_always_dies_is_given_up(inbox: SqliteUpdates) -> None:
    for _ in range(1 + intakes.TRIES):
        dying = Inlet(inbox)
        dying.gates["deadly"] = asyncio.Event()
        await dying.intake.start()
        await dying.intake.take([a_line(1, "deadly")])
        await dying.until_begun("deadly")
        await dying.abandon()

    last = Inlet(inbox)
    await last.intake.start()
    await last.until(lambda: last.sorry == [1])
    await last.intake.stop()

    assert last.begun == []
    assert await inbox.waiting() == ()


async def test_a_full_inlet_takes_no_more_until_there_is_room(
    inbox: SqliteUpdates, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intakes, "MOST_WAITING", 2)
    inlet = Inlet(inbox)
    inlet.gates["one"] = asyncio.Event()
    await inlet.intake.start()

    await inlet.intake.take([a_line(1, "one"), a_line(2, "two")])
    was_full = not inlet.intake.has_room
    inlet.gates["one"].set()
    await inlet.intake.room()
    await inlet.until(lambda: len(inlet.ended) == 2)
    await inlet.intake.stop()

    assert was_full


class Forgetful(SqliteUpdates):
    """Notes nothing at the first attempt."""

    def __init__(self, database: Database, platform: str) -> None:
        super().__init__(database, platform)
        self.has_failed = asyncio.Event()

    async def done(self, updates: Collection[int]) -> None:
        if not self.has_failed.is_set():
            self.has_failed.set()
            raise StoreBusy
        await super().done(updates)


async def test_what_could_not_be_noted_as_handled_is_noted_later(tmp_path: Path) -> None:
    async with an_inbox(tmp_path, Forgetful) as inbox:
        assert isinstance(inbox, Forgetful)
        inlet = Inlet(inbox)
        await inlet.intake.start()
        await inlet.intake.take([a_line(1, "one")])
        await asyncio.wait_for(inbox.has_failed.wait(), 5)
        await inlet.intake.stop()

        assert await inbox.waiting() == ()


async def test_an_update_is_kept_until_the_rest_of_its_answer_is_there(
    inbox: SqliteUpdates,
) -> None:
    inlet = Inlet(inbox)
    inlet.rests["one"] = asyncio.Event()
    await inlet.intake.start()

    await inlet.intake.take([a_line(1, "one"), a_line(2, "two")])
    await inlet.until(lambda: inlet.ended == ["one", "two"])
    await asyncio.sleep(0.3)
    waiting = [update.id for update in await inbox.waiting()]
    inlet.rests["one"].set()
    await asyncio.sleep(0.3)
    left = await inbox.waiting()
    await inlet.intake.stop()

    assert (waiting, left) == ([1], ())


async def test_an_answer_that_is_still_to_come_when_the_bot_stops_is_left_to_the_next_start(
    inbox: SqliteUpdates,
) -> None:
    inlet = Inlet(inbox)
    inlet.rests["one"] = asyncio.Event()
    await inlet.intake.start()
    await inlet.intake.take([a_line(1, "one"), a_line(2, "two")])
    await inlet.until(lambda: inlet.ended == ["one", "two"])

    await inlet.intake.stop()

    assert [update.id for update in await inbox.waiting()] == [1]


class Slow(SqliteUpdates):
    """Takes its time the first time that it notes something."""

    def __init__(self, database: Database, platform: str) -> None:
        super().__init__(database, platform)
        self.has_begun = asyncio.Event()

    async def done(self, updates: Collection[int]) -> None:
        if not self.has_begun.is_set():
            self.has_begun.set()
            await asyncio.Event().wait()
        await super().done(updates)


async def test_what_is_just_being_noted_when_the_bot_stops_is_noted(tmp_path: Path) -> None:
    async with an_inbox(tmp_path, Slow) as inbox:
        assert isinstance(inbox, Slow)
        inlet = Inlet(inbox)
        await inlet.intake.start()
        await inlet.intake.take([a_line(1, "one")])
        await asyncio.wait_for(inbox.has_begun.wait(), 5)

        await inlet.intake.stop()

        assert await inbox.waiting() == ()


def test_nameless_admins_of_two_groups_do_not_wait_for_each_other() -> None:
    lanes = {
        lane_of(Update.de_json(a_line(1, "hi", user=GROUP_ADMIN_BOT, chat=chat), a_bot()))
        for chat in (-5, -6)
    }

    assert len(lanes) == 2
