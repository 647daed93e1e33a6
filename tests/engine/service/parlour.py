"""A service with all that it needs, and short ways to ask it for something."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from engine.match.boards import BoardView, HandView
from engine.match.people import Place
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer
from engine.match.table import Table, to_act
from engine.round.moves import Move
from engine.service.intents import Ask, Challenge, Play, Propose, SitDown, Wanted, Wish
from engine.service.orders import Order
from engine.service.ports import Audience, Deadline, Person, Store, Update
from engine.service.service import Service
from engine.service.time.table_time import TableTime
from engine.service.time.waits import Waits
from tests.builders import PARLOUR
from tests.fakes import UNWATCHED_MS, FakeChance, FakeClock

ADA = Person("ada", "Ada")
BEN = Person("ben", "Ben")
CY = Person("cy", "Cy")
EVERYBODY = (ADA, BEN, CY)
PERSONS = {person.id: person for person in EVERYBODY}

GARDEN = Place("web", "garden", "The Garden")
WAITS = Waits(challenge_ms=600_000, computer_pause_ms=900)

TO_ANYBODY = Challenge(PARLOUR)
TO_BEN = Challenge(PARLOUR, opponent="ben")
TO_ADA = Challenge(PARLOUR, opponent="ada")
AGAINST_COMPUTER = Challenge(PARLOUR, computer="casual")
IN_PRIVATE = Challenge(None, computer="casual")
SOLO = Challenge(PARLOUR, solo=True)

FIRST_SEAT_CHOOSES = "Kd 2c"
"""A cut: the king is for whoever opened the table."""
SECOND_SEAT_CHOOSES = "2c Kd"


@dataclass
class Parlour:
    """A service over ``store``; ``heard`` is what its listeners heard, as (table, version)."""

    store: Store
    clock: FakeClock = field(default_factory=FakeClock)
    chance: FakeChance = field(default_factory=FakeChance)
    heard: list[tuple[str, int]] = field(default_factory=list)
    waits: Waits = WAITS
    time: TableTime = field(init=False)
    service: Service = field(init=False)
    _next_update: Callable[[], int] = field(default_factory=lambda: count(1).__next__)

    def __post_init__(self) -> None:
        """Open for the first time."""
        self._begin()

    async def restart(self) -> None:
        """Go on with a new service, which remembers nothing but what is stored."""
        self._begin()
        await self.time.start()

    def _begin(self) -> None:
        self.time = TableTime(self.clock, self.store, longest_ms=UNWATCHED_MS)
        self.service = Service(self.store, self.time, self.chance, self.waits)
        self.service.listen(lambda table, version: self.heard.append((table, version)))

    def update(self) -> Update:
        """An update that was never seen before."""
        return Update("web", f"u{self._next_update()}")

    async def open(self, person: Person, challenge: Challenge) -> str:
        """The id of the table that a challenge opens."""
        before = len(self.heard)
        await self.service.challenge(person, challenge, self.update())
        return self.heard[before][0]

    async def seated(self, challenge: Challenge = TO_BEN, cut: str = FIRST_SEAT_CHOOSES) -> str:
        """Ada's table after Ben has accepted and both have cut."""
        table = await self.open(ADA, challenge)
        self.chance.stack(cut)
        await self.ask(BEN, table, "accept")
        return table

    async def dealt(self, challenge: Challenge = TO_BEN, pack: str = "") -> str:
        """Ada's table after she has dealt the first round; Ben is in turn."""
        table = await self.seated(challenge)
        await self.deal(table, pack)
        return table

    async def deal(self, table: str, pack: str = "") -> None:
        """Let everybody who is waited for agree to the next deal; who may choose deals first."""
        if pack:
            self.chance.stack(pack)
        known = await self.table(table)
        choosing = isinstance(known.stage, ChoosingDealer)
        for seat in to_act(known):
            person = PERSONS[known.players[seat].person]
            await self.ask(person, table, "deal_first" if choosing else "ready")

    async def order(self, person: Person, table: str, intent: Wanted, version: int = 0) -> Order:
        """An order with an update of its own, seen now or at an earlier ``version``."""
        seen = version or (await self.table(table)).version
        return Order(person, table, seen, intent, self.update())

    async def ask(self, person: Person, table: str, wish: Wish, version: int = 0) -> None:
        """Let ``person`` ask something of a table."""
        await self.service.carry_out(await self.order(person, table, Ask(wish), version))

    async def propose(self, person: Person, table: str, rules: Rules, version: int = 0) -> None:
        """Let ``person`` propose other rules."""
        await self.service.carry_out(await self.order(person, table, Propose(rules), version))

    async def sit_down(self, person: Person, table: str, computer: str, version: int = 0) -> None:
        """Let ``person`` have a computer player sit down."""
        await self.service.carry_out(await self.order(person, table, SitDown(computer), version))

    async def play(self, person: Person, table: str, *moves: Move, version: int = 0) -> None:
        """Let ``person`` play some moves."""
        await self.service.carry_out(await self.order(person, table, Play(moves), version))

    async def pass_time(self) -> None:
        """Let the nearest deadline come, and what it was set for happen."""
        deadline = await self.deadline()
        self.clock.advance(max(0, deadline.due - self.time.now(deadline.clock)) / 1000)
        await self.service.on_deadline(deadline)

    async def deadline(self) -> Deadline:
        """The nearest deadline of all."""
        nearest = [await self.store.next_deadline(clock) for clock in ("", "web")]
        standing = [deadline for deadline in nearest if deadline is not None]
        return min(standing, key=lambda deadline: deadline.due - self.time.now(deadline.clock))

    async def table(self, table: str) -> Table:
        """The table as it is stored."""
        stored = await self.store.table(table)
        assert stored is not None
        return stored

    async def board(self, table: str) -> BoardView:
        """What the table's place sees."""
        view = await self.service.show(table, Audience("place", PARLOUR.key))
        assert isinstance(view, BoardView)
        return view

    async def hand(self, person: Person, table: str) -> HandView:
        """What somebody at the table sees."""
        view = await self.service.show(table, Audience("person", person.id))
        assert isinstance(view, HandView)
        return view
