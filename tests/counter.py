"""A front desk with all that stands behind it, in memory, and a courier that may fail."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from adapters.drawing import Drawing
from adapters.frontdesk import Answer, FrontDesk, Press, Said, Visitor
from adapters.frontdesk.people.naming import TableNames
from adapters.frontdesk.people.people import People
from adapters.frontdesk.people.reach import PrivateReach
from adapters.outbox import Delivered, Delivery, Gone, Outbox, Refused
from adapters.presentation.catalog import Catalog
from adapters.presentation.ink import Drawn
from adapters.presentation.texts import Blank, text
from adapters.presentation.tokens import Tokens
from engine.match.people import Place
from engine.match.table import Table
from engine.service.intents import Intent
from engine.service.ports import MessageRow, Person, Purpose
from engine.service.service import Service
from engine.service.time.table_time import TableTime
from tests.fakes import UNWATCHED_MS, FakeChance, FakeClock, MemoryStore

PARLOUR: Final = Place("web", "#parlour", "parlour")
ADA: Final = Visitor("web", "ada", "Ada", "en")
BEN: Final = Visitor("web", "ben", "Ben", "en")
EVE: Final = Visitor("web", "eve", "Eve", "en")
PATIENCE_SECONDS: Final = 5.0
Trouble = Delivery | Exception


class Pigeon:
    """Keeps messages in memory as a platform would; ``troubles`` come first, one a delivery.

    ``flown`` are the deliveries that reached it: what was done, in which chat, to what version.
    """

    platform = "web"
    patience = 0.0
    hands_elsewhere = False

    def __init__(self) -> None:
        self.chats: dict[str, dict[str, Drawn]] = {}
        self.flown: list[tuple[str, str, int]] = []
        self.troubles: dict[str, deque[Trouble]] = {}
        self.closed: set[str] = set()
        self.waiting = asyncio.Event()
        self._held: dict[str, asyncio.Event] = {}
        self._nonces: dict[str, str] = {}
        self._count = 0

    def private_chat(self, user: str) -> str:
        """The chat in which a user reads private messages."""
        return f"@{user}"

    def fail(self, chat: str, *troubles: Trouble) -> None:
        """Let the next deliveries to a chat come to this."""
        self.troubles.setdefault(chat, deque()).extend(troubles)

    def hold(self, chat: str) -> asyncio.Event:
        """Keep deliveries to a chat in the air until the event is set."""
        return self._held.setdefault(chat, asyncio.Event())

    async def post(self, chat: str, drawn: Drawn, nonce: str) -> Delivery:
        """Keep a new message, once for each nonce, whatever became of it since."""
        if (trouble := await self._trouble("post", chat, drawn)) is not None:
            return trouble
        return Delivered(self._kept(chat, drawn, nonce))

    async def edit(self, chat: str, message: str, drawn: Drawn) -> Delivery:
        """Bring a message to ``drawn``."""
        if (trouble := await self._trouble("edit", chat, drawn)) is not None:
            return trouble
        if message not in self.chats.get(chat, {}):
            return Gone()
        self.chats[chat][message] = drawn
        return Delivered(message)

    async def ring(self, chat: str, message: str, drawn: Drawn, nonce: str) -> Delivery:
        """Keep a new message in place of another, once for each nonce."""
        if (trouble := await self._trouble("ring", chat, drawn)) is not None:
            return trouble
        kept = self._kept(chat, drawn, nonce)
        if kept != message:
            self.chats[chat].pop(message, None)
        return Delivered(kept)

    async def delete(self, chat: str, message: str) -> None:
        """Take a message away, if it is there."""
        self.chats.get(chat, {}).pop(message, None)

    def show(self, chat: str, message: str, drawn: Drawn) -> None:
        """Take an answer's redraw, unless the message shows something newer."""
        kept = self.chats.get(chat, {}).get(message)
        if kept is not None and kept.screen.version <= drawn.screen.version:
            self.chats[chat][message] = drawn

    def _kept(self, chat: str, drawn: Drawn, nonce: str) -> str:
        """The message of a nonce, which is made at its first sight."""
        known = self._nonces.get(nonce, "")
        if not known:
            self._count += 1
            known = self._nonces[nonce] = str(self._count)
            self.chats.setdefault(chat, {})[known] = drawn
        return known

    async def _trouble(self, what: str, chat: str, drawn: Drawn) -> Delivery | None:
        self.flown.append((what, chat, drawn.screen.version))
        if chat in self._held:
            self.waiting.set()
            await self._held[chat].wait()
        if chat in self.closed:
            return Refused()
        if not self.troubles.get(chat):
            return None
        trouble = self.troubles[chat].popleft()
        if isinstance(trouble, Exception):
            raise trouble
        return trouble


@dataclass
class Counter:
    """One bot without its process; ``reports`` and ``incidents`` are what it would log."""

    store: MemoryStore = field(default_factory=MemoryStore)
    clock: FakeClock = field(default_factory=FakeClock)
    pigeon: Pigeon = field(default_factory=Pigeon)
    double_tap_ms: int = 0
    starts: frozenset[str] = frozenset()
    elsewhere: frozenset[str] = frozenset()
    handles: frozenset[str] = frozenset()
    menus: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Put everything in its place, as the app does."""
        chance, catalog = FakeChance(), Catalog.load()
        self.catalog = catalog
        self.reports: list[Exception] = []
        self.incidents: list[tuple[Exception, str]] = []
        self.time = TableTime(self.clock, self.store, longest_ms=UNWATCHED_MS)
        self.pigeon.hands_elsewhere = self.pigeon.platform in self.elsewhere
        reach = PrivateReach(self.store, self.starts, self.elsewhere)
        self.service = Service(self.store, self.time, chance, reach=reach)
        self.service.name_by(TableNames(self.store))
        self.drawing = Drawing(self.service, self.store, catalog, menus=self.menus)
        self.outbox = Outbox(self.store, self.drawing, self.clock, self.reports.append)
        self.service.listen(self.outbox.table_changed)
        self.outbox.serve(self.pigeon)
        self.tokens = Tokens(b"a secret of the tests")
        self.desk = FrontDesk(
            self.service,
            self.outbox,
            self.drawing,
            People(self.store, chance, self.clock, catalog, self.service.recognised, self.handles),
            self.tokens,
            lambda error, incident: self.incidents.append((error, incident)),
            self.double_tap_ms,
            starts=self.starts,
            elsewhere=self.elsewhere,
        )
        self._updates = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Deliver in the background, until the block ends."""
        task = asyncio.create_task(self.outbox.run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until nothing is left to deliver."""
        await asyncio.wait_for(self.outbox.settle(), PATIENCE_SECONDS)

    async def say(
        self, visitor: Visitor, line: str, place: Place | None = PARLOUR, update: str = ""
    ) -> Answer:
        """Type a line."""
        return await self.desk.said(Said(visitor, place, line, update or self._update()))

    async def press(
        self, visitor: Visitor, row: MessageRow, intent: Intent, update: str = ""
    ) -> Answer:
        """Press what means ``intent`` on a message as it is shown."""
        drawn = self.shown(row)
        token = self.tokens.encode(intent, row.key.table, drawn.screen.version, drawn.scope)
        return await self.press_token(visitor, row, token, update)

    async def press_token(
        self, visitor: Visitor, row: MessageRow, token: str, update: str = ""
    ) -> Answer:
        """Press any token on a message."""
        place = None if row.chat.startswith("@") else PARLOUR
        press = Press(visitor, place, row.chat, row.message, token, update or self._update())
        answer = await self.pressed(press)
        if answer.redraw is not None:
            self.pigeon.show(row.chat, row.message, answer.redraw)
        return answer

    async def press_answer(
        self,
        visitor: Visitor,
        drawn: Drawn,
        intent: Intent,
        place: Place | None = PARLOUR,
        update: str = "",
    ) -> Answer:
        """Press what means ``intent`` on an answer that they alone see, as it was drawn."""
        screen = drawn.screen
        token = self.tokens.encode(intent, screen.table, screen.version, drawn.scope)
        chat = self.pigeon.private_chat(visitor.user)
        press = Press(visitor, place, chat, "~1", token, update or self._update())
        return await self.pressed(press)

    async def pressed(self, press: Press) -> Answer:
        """Press; the one answer, which whoever pressed has then before them."""
        answers: list[Answer] = []

        async def deliver(answer: Answer) -> Drawn | None:
            answers.append(answer)
            return answer.redraw

        await self.desk.pressed(press, deliver)
        (answer,) = answers
        return answer

    def shown(self, row: MessageRow) -> Drawn:
        """What a message shows on the platform."""
        return self.pigeon.chats[row.chat][row.message]

    def row(self, purpose: Purpose, visitor: Visitor | None = None, table: str = "") -> MessageRow:
        """The row of a message: of ``visitor``'s where it is private, of the newest table."""
        person = self.store.known["web", visitor.user] if visitor else PARLOUR.key
        wanted = table or self.table().id
        return next(
            row
            for row in reversed(self.store.messages.values())
            if (row.key.table, row.key.audience.id, row.key.purpose) == (wanted, person, purpose)
        )

    def table(self) -> Table:
        """The newest table."""
        return next(reversed(self.store.tables.values()))

    def person(self, visitor: Visitor) -> Person:
        """The person behind a visitor."""
        return self.store.people[self.store.known["web", visitor.user]]

    def sentence(self, key: str, **blanks: Blank) -> str:
        """A sentence of the English catalog."""
        return self.catalog.say("en", text(key, **blanks))

    def _update(self) -> str:
        self._updates += 1
        return f"u{self._updates}"
