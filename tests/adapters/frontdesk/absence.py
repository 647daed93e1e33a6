"""Matches of Ada and Ben in which time passes, and somebody does not come to their turn."""

from dataclasses import dataclass

from adapters.frontdesk import Visitor
from engine.match.pace import PaceKey
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer
from engine.match.table import Table
from engine.service.intents import Ask, Challenge, Intent, Play
from engine.service.orders import Order
from tests.counter import ADA, BEN, PARLOUR, Counter


@dataclass(frozen=True, slots=True)
class Absence:
    """A match at a counter; ``away`` is first to play, and does not come, ``here`` dealt."""

    counter: Counter
    table_id: str
    away: Visitor
    here: Visitor

    @property
    def table(self) -> Table:
        """The table as it is stored."""
        return self.counter.store.tables[self.table_id]

    async def order(self, visitor: Visitor, intent: Intent) -> None:
        """Let somebody do something, but for the desk."""
        assert isinstance(intent, Play | Ask)
        person = self.counter.person(visitor)
        order = Order(person, self.table_id, self.table.version, intent)
        await self.counter.service.carry_out(order)

    async def pass_time(self) -> None:
        """Let the table's next deadline come."""
        deadline = self.counter.store.deadlines[self.table_id]
        left = deadline.due - self.counter.time.now(deadline.clock)
        self.counter.clock.advance(max(0, left) / 1000)
        await self.counter.service.on_deadline(deadline)
        await self.counter.settled()

    async def miss_a_turn(self) -> None:
        """Let the time of a turn pass: it is warned, then played by autopilot."""
        await self.pass_time()
        await self.pass_time()


async def seated(counter: Counter, pace: PaceKey = "casual") -> str:
    """A table of Ada and Ben, the cut made, everything delivered."""
    for visitor in (ADA, BEN):
        await counter.say(visitor, "/help")
    rules = Rules("classic", pace=pace)
    challenge = Challenge(PARLOUR, counter.person(BEN).id, rules=rules)
    await counter.service.challenge(counter.person(ADA), challenge)
    await counter.settled()
    counter.clock.advance(1)
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    await counter.settled()
    return counter.table().id


async def dealt(counter: Counter, pace: PaceKey = "casual") -> Absence:
    """The same with the first round dealt by whoever cut the higher card."""
    table = await seated(counter, pace)
    stage = counter.store.tables[table].stage
    assert isinstance(stage, ChoosingDealer)
    here, away = (ADA, BEN) if stage.chooser == 0 else (BEN, ADA)
    absence = Absence(counter, table, away, here)
    await absence.order(here, Ask("deal_first"))
    await counter.settled()
    return absence


async def missed(counter: Counter) -> Absence:
    """The same with the first turn played by autopilot."""
    absence = await dealt(counter)
    await absence.miss_a_turn()
    return absence
