"""An intake whose handling is a test's own, over a real database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from telegram import Bot, Update

from adapters.storage.database import Database
from adapters.storage.updates import SqliteUpdates
from adapters.telegram.receiving.intake import Intake, Rest
from adapters.telegram.wire.transport import AiohttpRequest
from tests.fakes import FakeClock

GROUP_ADMIN_BOT: Final = 1087968824
"""Who speaks for every nameless admin of a group."""
_Note = TypeVar("_Note", int, str)


@asynccontextmanager
async def an_inbox(
    folder: Path, kind: type[SqliteUpdates] = SqliteUpdates
) -> AsyncIterator[SqliteUpdates]:
    """Where updates are kept, in a database of its own."""
    database = await Database.open(folder / "deadwood.sqlite3", FakeClock())
    try:
        yield kind(database, "telegram")
    finally:
        await database.close()


class Inlet:
    """An intake whose handling notes what was said, waits where told to, fails where told.

    The ``rests`` of answers come after that.
    """

    def __init__(self, inbox: SqliteUpdates, handling_seconds: float = 60.0) -> None:
        self.inbox = inbox
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.sorry: list[int] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.failing: set[str] = set()
        self.rests: dict[str, asyncio.Event] = {}
        self._changed = asyncio.Event()
        self.intake = Intake(
            inbox, a_bot(), self._handle, self._apologise, handling_seconds=handling_seconds
        )

    async def _handle(self, update: Update) -> Rest | None:
        said = update.effective_message.text if update.effective_message else ""
        assert said
        self._note(self.begun, said)
        if said in self.gates:
            await self.gates[said].wait()
        if said in self.failing:
            message = "broken"
            raise RuntimeError(message)
        self._note(self.ended, said)
        return partial(self._rest, self.rests[said]) if said in self.rests else None

    async def _rest(self, gate: asyncio.Event) -> None:
        await gate.wait()

    async def _apologise(self, update: Update, _incident: str) -> None:
        self._note(self.sorry, update.update_id)

    async def abandon(self) -> None:
        """End as a crash would: nothing more is written."""
        assert self.intake._noting is not None
        self.intake._noting.cancel()
        await self.intake._lanes.close(0)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(5):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def until_begun(self, said: str) -> None:
        """Wait until something that was said is being handled."""
        await self.until(lambda: said in self.begun)

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
