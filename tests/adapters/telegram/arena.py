"""Many people who play in one group, on a clock that jumps: minutes of them pass in moments."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from telegram import Update

from adapters.presentation.ink import Ink
from adapters.presentation.tokens import peek
from adapters.telegram import PLATFORM
from adapters.telegram.answering.house import House
from adapters.telegram.answering.membership import Membership
from adapters.telegram.drawing.renderer import Renderer
from adapters.telegram.inbound.inbound import Inbound
from adapters.telegram.links import Links
from adapters.telegram.sending.budget import Budget
from adapters.telegram.sending.courier import TelegramCourier
from engine.service.intents import Ask, Intent, Play
from engine.service.ports import MessageRow
from engine.service.time.timekeeper import Timekeeper
from tests.adapters.telegram.direct import direct_bot
from tests.adapters.telegram.hall import MemoryAccounts, MemoryAsides
from tests.counter import Counter
from tests.fakes import FakeClock
from tests.jumping import JumpingLoop
from tests.servers.common.clock import Clock
from tests.servers.telegram import Button, Group, Limits, Message, TelegramServer, User

MINUTE: Final = 60.0
GROUP_RATE: Final = 20
PRIVATE_RATE: Final = 60
PATIENCE_SECONDS: Final = 60.0
NAMES: Final = ("Ann", "Ben")
WISHES: Final = frozenset({"accept", "deal_first", "ready", "rematch"})
_EPOCH: Final = 1_800_000_000


@dataclass(frozen=True)
class Pair:
    """Two people at a table."""

    host: User
    guest: User


class Arena:
    """A group of many tables; the server refuses whatever is more than Telegram lets through."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.server = TelegramServer(clock=Clock(lambda: _EPOCH + clock.elapsed() / 1000))
        self.server.limits = Limits(GROUP_RATE, PRIVATE_RATE)
        platforms = frozenset((PLATFORM,))
        self.counter = Counter(clock=clock, starts=platforms, handles=platforms)
        self.bot = direct_bot(self.server)
        self.dice = Random(7)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Answer and deliver, until the block ends."""
        await self.bot.initialize()
        self.house = self._house()
        self.inbound = Inbound(self.house)
        async with self.counter.running():
            yield
        await self.inbound.close()
        await self.bot.shutdown()

    def pairs(self, count: int) -> list[Pair]:
        """People who have started the bot."""
        return [
            Pair(*(self.server.user(f"{name} {at}", f"{name.lower()}{at}") for name in NAMES))
            for at in range(count)
        ]

    async def open(self, group: Group, pair: Pair) -> None:
        """Let two people sit down at a table in a group."""
        for user in (pair.host, pair.guest):
            await self.handle(user.start())
        known = self._boards(group)
        await self.handle(pair.host.say(group, f"/gin @{pair.guest.username}"))
        (board,) = await self.server.until(lambda: self._boards(group) - known, MINUTE)
        await self.press(pair.guest, group.posted[board], Ask("accept"))

    async def play(self, pair: Pair, pauses: tuple[float, float], until: float) -> None:
        """Let two people press what they may, each after a while, for some time."""
        while self.now < until:
            await asyncio.sleep(self.dice.uniform(*pauses))
            for user in (pair.host, pair.guest):
                wishes = [*moves(user.last)] if user.private else []
                if wishes:
                    await self.press(user, user.last, self.dice.choice(wishes))
                    break

    async def press(self, user: User, message: Message, intent: Intent) -> None:
        """Press the button that means ``intent``, and have it handled."""
        await self.tap(user, message, button_for(message, intent))

    async def tap(self, user: User, message: Message, button: Button) -> None:
        """Press a button, be it there or not any more, and have it handled."""
        pressed = user.press(message, button, stale=True)
        await self._take(pressed.update)

    async def press_whoever_can(self, pair: Pair, intent: Intent) -> None:
        """Let whoever of the two has a button that means ``intent`` press it."""
        able = [
            user
            for user in (pair.host, pair.guest)
            if any(means == intent for _, means in meant(user.last))
        ]
        await self.press(able[0], able[0].last, intent)

    async def handle(self, said: Message) -> None:
        """Have what was said handled."""
        sent = self.server.world.updates.sent
        found = [
            number
            for number, update in sent.items()
            if update.get("message", {}).get("message_id") == said.id
            and update["message"]["chat"]["id"] == said.chat
        ]
        await self._take(found[-1])

    async def settled(self) -> None:
        """Wait until whatever is to be sent has been, and nothing rests any more."""
        await self.counter.outbox.settle()

    @asynccontextmanager
    async def computers(self) -> AsyncIterator[None]:
        """Let computer players move, until the block ends."""
        counter = self.counter
        keeper = Timekeeper(counter.service, counter.store, counter.time, counter.reports.append)
        await counter.time.start()
        task = asyncio.create_task(keeper.run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    @property
    def now(self) -> float:
        """Seconds since the arena was opened."""
        return self.clock.elapsed() / 1000

    def busy(self, group: Group) -> None:
        """Let a group have had whatever it takes at once."""
        while not self.budget.ask(group.id, "busy"):
            pass
        self.budget.leave(group.id, "busy")

    def rows(self, group: Group) -> Iterator[MessageRow]:
        """The rows of a group's messages."""
        return (row for row in self.counter.store.messages.values() if row.chat == str(group.id))

    async def true_html(self, row: MessageRow) -> str:
        """What a message has to say."""
        drawn = await self.counter.drawing.message(row.key)
        return self.renderer.rendered(drawn).text

    def waits(self) -> list[float]:
        """How long each press waited for its answer, in seconds."""
        asked = {query: pressed.at for query, pressed in self.server.world.queries.items()}
        return [
            call.at - asked[str(call.params["callback_query_id"])]
            for call in self.server.journal.calls("answerCallbackQuery")
        ]

    async def _take(self, number: int) -> None:
        update = self.server.world.updates.sent[number]
        self.server.world.updates.forget()
        await self.inbound.handle(Update.de_json(update, self.bot))

    def _boards(self, group: Group) -> set[int]:
        return {int(row.message) for row in self.rows(group) if row.message}

    def _house(self) -> House:
        counter = self.counter
        ink, links = Ink(counter.catalog, counter.tokens), Links(b"secret", self.bot.username)
        self.renderer = Renderer(ink, links)
        membership = Membership(counter.desk, MemoryAccounts())
        self.budget = Budget(GROUP_RATE, PRIVATE_RATE, lambda: self.now)
        self.courier = TelegramCourier(
            self.bot, self.renderer, self.budget, PATIENCE_SECONDS, membership
        )
        counter.outbox.serve(self.courier)
        return House(
            self.bot,
            counter.desk,
            ink,
            links,
            self.courier,
            self.renderer,
            MemoryAsides(),
            membership,
        )


def in_arena(test: Callable[[Arena], Awaitable[None]]) -> Callable[[], None]:
    """The test in an arena, on a clock that jumps."""

    def run() -> None:
        clock = FakeClock()
        with asyncio.Runner(loop_factory=partial(JumpingLoop, clock)) as runner:
            runner.run(_whole(test, clock))

    return run


async def _whole(test: Callable[[Arena], Awaitable[None]], clock: FakeClock) -> None:
    arena = Arena(clock)
    async with arena.running():
        await test(arena)


def moves(message: Message) -> Iterator[Intent]:
    """What can be pressed of a message to let the game go on."""
    for _, intent in meant(message):
        if isinstance(intent, Play) or (isinstance(intent, Ask) and intent.wish in WISHES):
            yield intent


def button_for(message: Message, intent: Intent) -> Button:
    """The button of a message that means ``intent``."""
    (button, *_) = [one for one, means in meant(message) if means == intent]
    return button


def meant(message: Message) -> Iterator[tuple[Button, Intent]]:
    """The buttons that do something, and what they mean."""
    return (
        (button, peek(button.data).intent)
        for button in message.buttons
        if button.data.startswith("1")
    )
