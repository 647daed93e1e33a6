"""Challenges of people who can not be dealt in yet: accepted, kept, and dealt by themselves."""

from collections.abc import Collection
from dataclasses import dataclass, replace

import pytest

from engine.match.actions import Decline, Pledge, Redeem
from engine.match.changes import replayed
from engine.match.people import Origin, Place, Player
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Finished, Lobby
from engine.match.table import Game
from engine.round.faults import Fault
from engine.service.intents import Ask
from engine.service.ports import Contact, Errand, Person, PrivateState, Store
from engine.service.service import Service
from engine.variants.house import variant_of
from tests.builders import PARLOUR
from tests.engine.service.parlour import ADA, BEN, CY, SOLO, TO_ANYBODY, TO_BEN, Parlour
from tests.engine.service.refusals import fault_of
from tests.fakes import FakeClock

BEN_PLAYS = Player("Ben", person="ben")
REMIK = Rules("remik", 50)


@dataclass
class Open:
    """Whose private chats are open: those that the store knows to be."""

    store: Store
    beside: frozenset[str] = frozenset()

    async def is_open(self, person: str, platforms: Collection[str]) -> bool:
        """Whether one of theirs is, or they have the table before them where that is enough."""
        is_beside = bool(self.beside.intersection(platforms))
        return is_beside or Contact("web", person, "open") in await self.store.reach(person)


class ReachedParlour(Parlour):
    """A parlour in which nobody is dealt in whose private chat is not open."""

    def _begin(self) -> None:
        super()._begin()
        self.read_beside()

    def read_beside(self, *platforms: str) -> None:
        """Let people read their hands beside tables of these platforms as well."""
        reach = Open(self.store, frozenset(platforms))
        self.service = Service(self.store, self.time, self.chance, self.waits, reach)
        self.service.listen(lambda table, version: self.heard.append((table, version)))

    async def note(self, person: Person, state: PrivateState = "open") -> None:
        """Keep the state of somebody's private chat."""
        await self.store.set_private("web", person.id, state)

    async def start(self, person: Person) -> None:
        """Let somebody open their private chat."""
        await self.service.reached(person, lambda: self.note(person))


@pytest.fixture
async def parlour(store: Store, clock: FakeClock) -> ReachedParlour:
    """On each store in turn; only Ben and Cy can be dealt in."""
    for person in (ADA, BEN, CY):
        await store.meet("web", person.id, person)
    parlour = ReachedParlour(store, clock)
    await parlour.note(BEN)
    await parlour.note(CY)
    return parlour


async def players_of(parlour: Parlour, table: str) -> list[str]:
    """The names of those who sit at a table."""
    return [player.name for player in (await parlour.table(table)).players]


async def lobby_of(parlour: Parlour, table: str) -> Lobby:
    """The challenge of a table."""
    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Lobby)
    return stage


async def test_who_accepts_waits_for_a_challenger_who_can_not_be_dealt_in(
    parlour: ReachedParlour,
) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.ask(BEN, table, "accept")

    assert (await lobby_of(parlour, table)).pledged == BEN_PLAYS
    assert await players_of(parlour, table) == ["Ada"]


@pytest.mark.parametrize(("platform", "seated"), [("web", ["Ada", "Ben"]), ("discord", ["Ada"])])
async def test_a_hand_can_be_read_beside_a_table_only_where_that_stands(
    parlour: ReachedParlour, platform: str, seated: list[str]
) -> None:
    parlour.read_beside(platform)
    table = await parlour.open(ADA, TO_BEN)

    await parlour.ask(BEN, table, "accept")

    assert await players_of(parlour, table) == seated


async def test_the_match_begins_by_itself_once_they_can(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask(BEN, table, "accept")

    await parlour.start(ADA)

    assert isinstance((await parlour.table(table)).stage, ChoosingDealer)
    assert await players_of(parlour, table) == ["Ada", "Ben"]
    assert parlour.heard[-1] == (table, 3)
    assert await parlour.store.errands() == ()


async def test_its_log_leads_to_the_same_table(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")
    await parlour.start(ADA)

    first, *rest = [row.action for row in await parlour.store.log(table)]

    assert first.kind == "open"
    assert rest == [Pledge(BEN_PLAYS), Redeem("ada")]
    again = replayed(first, rest, lambda rules: Game(variant_of(rules), parlour.chance.order))
    assert again == await parlour.table(table)


async def test_whoever_waits_brings_the_place_they_came_from(parlour: ReachedParlour) -> None:
    field = Place("telegram", "-5", "Field", "-5")
    table = await parlour.open(ADA, TO_ANYBODY)
    order = await parlour.order(BEN, table, Ask("accept"))
    await parlour.service.carry_out(replace(order, origin=Origin("telegram", field)))

    await parlour.start(ADA)

    assert (await parlour.table(table)).places == (PARLOUR, field)


async def test_whoever_waits_comes_from_where_their_place_has_gone(
    parlour: ReachedParlour,
) -> None:
    old, new = Place("telegram", "-5", "Field", "-5"), Place("telegram", "-105", "Field", "-105")
    table = await parlour.open(ADA, TO_ANYBODY)
    order = await parlour.order(BEN, table, Ask("accept"))
    await parlour.service.carry_out(replace(order, origin=Origin("telegram", old)))
    await parlour.service.place_moved(old, new)

    await parlour.start(ADA)

    assert new in (await parlour.table(table)).places


async def test_nobody_waits_for_a_challenger_who_can_be_dealt_in(parlour: ReachedParlour) -> None:
    await parlour.start(ADA)
    table = await parlour.open(ADA, TO_BEN)

    await parlour.ask(BEN, table, "accept")

    assert await players_of(parlour, table) == ["Ada", "Ben"]


async def test_accepting_again_begins_it_where_nothing_told_that_it_may(
    parlour: ReachedParlour,
) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask(BEN, table, "accept")
    await parlour.note(ADA)

    await parlour.ask(BEN, table, "accept")

    assert await players_of(parlour, table) == ["Ada", "Ben"]


async def test_what_nobody_has_accepted_goes_on_waiting(parlour: ReachedParlour) -> None:
    tables = [await parlour.open(ADA, TO_BEN), await parlour.open(ADA, SOLO)]

    await parlour.start(ADA)

    versions = [(await parlour.table(table)).version for table in tables]
    assert (versions, await parlour.store.errands()) == ([1, 1], ())


async def test_somebody_elses_challenge_is_not_theirs_to_begin(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask(BEN, table, "accept")

    await parlour.start(BEN)

    assert (await lobby_of(parlour, table)).pledged == BEN_PLAYS


async def test_a_bot_killed_before_it_is_kept_begins_it_at_its_next_start(
    parlour: ReachedParlour,
) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask(BEN, table, "accept")
    await parlour.store.add_errands([Errand(table, Redeem("ada"))])
    await parlour.restart()

    failures = await parlour.service.catch_up()

    assert failures == ()
    assert await players_of(parlour, table) == ["Ada", "Ben"]


async def test_it_begins_although_it_can_not_be_kept_that_it_may(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask(BEN, table, "accept")

    async def killed() -> None:
        raise ConnectionError

    with pytest.raises(ConnectionError):
        await parlour.service.reached(ADA, killed)

    assert await players_of(parlour, table) == ["Ada", "Ben"]


async def test_what_is_accepted_while_they_open_their_chat_begins_all_the_same(
    parlour: ReachedParlour,
) -> None:
    table = await parlour.open(ADA, TO_BEN)

    async def accepted_meanwhile() -> None:
        await parlour.ask(BEN, table, "accept")
        await parlour.note(ADA)

    await parlour.service.reached(ADA, accepted_meanwhile)

    assert await players_of(parlour, table) == ["Ada", "Ben"]


async def test_who_has_accepted_finds_it_among_their_tables(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")

    kept = [each.id for each in await parlour.store.tables_of("ben")]
    await parlour.ask(BEN, table, "decline")

    assert kept == [table]
    assert await parlour.store.tables_of("ben") == ()
    assert (await lobby_of(parlour, table)).pledged is None


async def test_other_rules_have_to_be_accepted_before_it_begins(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")
    await parlour.propose(ADA, table, REMIK)

    await parlour.start(ADA)

    assert await players_of(parlour, table) == ["Ada"]


async def test_it_waits_no_longer_than_it_would_without(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    before = await parlour.store.deadline(table)
    parlour.clock.advance(60)
    await parlour.ask(BEN, table, "accept")

    after = await parlour.store.deadline(table)

    assert before is not None
    assert after == replace(before, version=2)


async def test_other_rules_give_it_its_time_again(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    before = await parlour.store.deadline(table)
    parlour.clock.advance(60)

    await parlour.propose(ADA, table, REMIK)

    after = await parlour.store.deadline(table)
    assert before is not None
    assert after is not None
    assert after.ends == before.ends + 60_000


async def test_it_lapses_like_any_other(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")

    await parlour.pass_time()

    assert (await parlour.table(table)).stage == Finished("expired")


async def test_who_has_accepted_and_leaves_makes_room(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")

    await parlour.service.departed(BEN, PARLOUR)
    await parlour.ask(CY, table, "accept")

    assert (await lobby_of(parlour, table)).pledged == Player("Cy", person="cy")


async def test_whose_account_is_no_more_takes_only_their_word_along(
    parlour: ReachedParlour,
) -> None:
    tables = [await parlour.open(ADA, TO_ANYBODY), await parlour.open(ADA, TO_BEN)]
    for table in tables:
        await parlour.ask(BEN, table, "accept")

    await parlour.service.person_gone(BEN)

    assert (await lobby_of(parlour, tables[0])).pledged is None
    assert (await parlour.table(tables[1])).stage == Finished("person_gone")


@pytest.mark.parametrize(
    ("person", "other"), [(ADA, "ben"), (BEN, "ada")], ids=["challenger", "who has accepted"]
)
async def test_who_blocks_the_other_does_not_play_them(
    parlour: ReachedParlour, person: Person, other: str
) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")

    await parlour.service.block(person, other)

    assert (await lobby_of(parlour, table)).pledged is None
    assert (await parlour.store.log(table))[-1].action == Decline("ben")


async def test_blocking_somebody_else_leaves_it_alone(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")

    await parlour.service.block(BEN, "cy")

    assert (await lobby_of(parlour, table)).pledged == BEN_PLAYS


async def test_what_may_be_asked_is_found_out_without_doing_it(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.service.check(await parlour.order(BEN, table, Ask("accept")))

    assert (await parlour.table(table)).version == 1


async def test_what_may_not_be_asked_is_refused_beforehand(parlour: ReachedParlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    fault = await fault_of(parlour.service.check(await parlour.order(CY, table, Ask("accept"))))

    assert fault is Fault.CHALLENGE_OTHERS
