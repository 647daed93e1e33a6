"""One command at a time per table, saved before it is told, and never carried out twice."""

import asyncio
from dataclasses import replace

import pytest

from engine.match import actions
from engine.match.changes import replayed
from engine.match.stages import Playing
from engine.match.table import Game
from engine.round.faults import Fault, GinError, StaleView
from engine.round.moves import DRAW_DISCARD, PASS
from engine.service.intents import Ask, Play
from engine.service.ports import AlreadyDone, StoreBusy, Unit, Update
from engine.service.service import Service
from engine.variants.gin import CLASSIC
from tests.builders import NORTH, SOUTH
from tests.engine.service.layouts import GIN, KNOCK, UNDERCUT, play_out
from tests.engine.service.parlour import ADA, BEN, CY, TO_ANYBODY, TO_BEN, Parlour
from tests.engine.service.refusals import fault_of
from tests.fakes import MemoryStore


class SlowStore(MemoryStore):
    """Saves at once, and answers when ``answer`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.answer = asyncio.Event()
        self.answer.set()
        self.saved = asyncio.Event()

    async def commit(self, unit: Unit) -> None:
        """Save, then keep the caller waiting."""
        await super().commit(unit)
        self.saved.set()
        await self.answer.wait()


class FullStore(MemoryStore):
    """Refuses commits while ``is_full``."""

    is_full = False

    async def commit(self, unit: Unit) -> None:
        """Save, or say that there is no room."""
        if self.is_full:
            raise StoreBusy
        await super().commit(unit)


async def test_an_update_delivered_twice_is_carried_out_once(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = await parlour.order(BEN, table, Play((PASS,)))
    await parlour.service.carry_out(order)
    after = await parlour.table(table)

    with pytest.raises(AlreadyDone):
        await parlour.service.carry_out(order)

    assert await parlour.table(table) == after


async def test_an_update_delivered_twice_at_once_is_carried_out_once(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = await parlour.order(BEN, table, Play((PASS,)))

    results = await asyncio.gather(
        parlour.service.carry_out(order),
        parlour.service.carry_out(order),
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [str, AlreadyDone]
    assert (await parlour.table(table)).version == 4


async def test_a_challenge_delivered_twice_opens_one_table(parlour: Parlour) -> None:
    update = Update("web", "twice")
    await parlour.service.challenge(ADA, TO_BEN, update)

    with pytest.raises(AlreadyDone):
        await parlour.service.challenge(ADA, TO_BEN, update)

    assert len(await parlour.store.tables_of("ada")) == 1


async def test_an_update_that_would_be_allowed_again_is_not_carried_out_again(
    parlour: Parlour,
) -> None:
    table = await parlour.dealt()
    order = await parlour.order(ADA, table, Ask("offer_abort"))
    await parlour.service.carry_out(order)
    await parlour.ask(BEN, table, "refuse_abort")

    with pytest.raises(AlreadyDone):
        await parlour.service.carry_out(replace(order, version=5))

    assert (await parlour.table(table)).abort_offer is None


async def test_after_an_update_that_was_done_the_table_is_played_on(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = await parlour.order(ADA, table, Ask("offer_abort"))
    await parlour.service.carry_out(order)
    await parlour.ask(BEN, table, "refuse_abort")
    with pytest.raises(AlreadyDone):
        await parlour.service.carry_out(replace(order, version=5))

    await parlour.play(BEN, table, PASS)

    assert (await parlour.table(table)).version == 6


async def test_what_was_refused_may_be_delivered_again(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = await parlour.order(ADA, table, Play((PASS,)))
    await fault_of(parlour.service.carry_out(order))
    await parlour.play(BEN, table, PASS)

    await parlour.service.carry_out(replace(order, version=4))

    assert (await parlour.table(table)).version == 5


async def test_an_order_without_an_update_is_carried_out_each_time(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = replace(await parlour.order(BEN, table, Play((PASS,))), update=None)
    await parlour.service.carry_out(order)

    assert await fault_of(parlour.service.carry_out(order), StaleView) is Fault.STALE_BUTTON


async def test_of_two_commands_at_once_on_one_table_one_is_carried_out(parlour: Parlour) -> None:
    table = await parlour.dealt()
    orders = [await parlour.order(BEN, table, Play((move,))) for move in (DRAW_DISCARD, PASS)]

    results = await asyncio.gather(
        *(parlour.service.carry_out(order) for order in orders), return_exceptions=True
    )

    assert [type(result) for result in results] == [str, StaleView]
    assert (await parlour.table(table)).version == 4


async def test_two_may_get_ready_at_once(parlour: Parlour) -> None:
    table = await parlour.seated()
    await play_out(parlour, table, KNOCK, NORTH)
    orders = [await parlour.order(person, table, Ask("ready")) for person in (ADA, BEN)]

    await asyncio.gather(*(parlour.service.carry_out(order) for order in orders))

    assert isinstance((await parlour.table(table)).stage, Playing)


async def test_of_many_who_accept_at_once_one_sits_down(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    orders = [await parlour.order(person, table, Ask("accept")) for person in (BEN, CY)]

    results = await asyncio.gather(
        *(parlour.service.carry_out(order) for order in orders), return_exceptions=True
    )

    assert sum(isinstance(result, GinError) for result in results) == 1
    assert len((await parlour.table(table)).players) == 2


async def test_another_writer_makes_what_one_saw_stale(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = await parlour.order(BEN, table, Play((PASS,)))
    other = Service(parlour.store, parlour.time, parlour.chance)
    await other.carry_out(await parlour.order(BEN, table, Play((DRAW_DISCARD,))))

    assert await fault_of(parlour.service.carry_out(order), StaleView) is Fault.STALE_BUTTON
    assert parlour.heard[-1] == (table, 3)


async def test_after_another_writer_the_table_is_read_again(parlour: Parlour) -> None:
    table = await parlour.dealt()
    order = await parlour.order(BEN, table, Play((PASS,)))
    other = Service(parlour.store, parlour.time, parlour.chance)
    await other.carry_out(await parlour.order(BEN, table, Play((PASS,))))
    await fault_of(parlour.service.carry_out(order), StaleView)

    await parlour.play(ADA, table, PASS)

    assert (await parlour.board(table)).version == 5


async def test_what_could_not_be_saved_has_not_happened() -> None:
    store = FullStore()
    parlour = Parlour(store)
    table = await parlour.dealt(TO_ANYBODY)
    heard = list(parlour.heard)
    store.is_full = True

    with pytest.raises(StoreBusy):
        await parlour.play(BEN, table, PASS)

    assert (await parlour.board(table)).version == 3
    assert parlour.heard == heard


async def test_what_could_not_be_saved_may_be_asked_again() -> None:
    store = FullStore()
    parlour = Parlour(store)
    table = await parlour.dealt(TO_ANYBODY)
    order = await parlour.order(BEN, table, Play((PASS,)))
    store.is_full = True
    with pytest.raises(StoreBusy):
        await parlour.service.carry_out(order)
    store.is_full = False

    await parlour.service.carry_out(order)

    assert (await parlour.board(table)).version == 4


async def test_a_change_is_shown_and_told_when_it_is_saved_and_not_before() -> None:
    store = SlowStore()
    parlour = Parlour(store)
    table = await parlour.dealt(TO_ANYBODY)
    store.answer.clear()
    store.saved.clear()
    playing = asyncio.create_task(parlour.play(BEN, table, PASS))
    await store.saved.wait()

    before = (await parlour.board(table)).version, parlour.heard[-1]
    store.answer.set()
    await playing

    assert before == (3, (table, 3))
    assert ((await parlour.board(table)).version, parlour.heard[-1]) == (4, (table, 4))


async def test_a_command_that_was_given_up_while_it_was_saved_has_happened() -> None:
    store = SlowStore()
    parlour = Parlour(store)
    table = await parlour.dealt(TO_ANYBODY)
    store.answer.clear()
    store.saved.clear()
    playing = asyncio.create_task(parlour.play(BEN, table, PASS))
    await store.saved.wait()
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    store.answer.set()

    await parlour.play(ADA, table, PASS)

    assert (await parlour.board(table)).version == 5


async def test_every_saved_change_is_told_once_to_every_listener(parlour: Parlour) -> None:
    also: list[tuple[str, int]] = []
    parlour.service.listen(lambda table, version: also.append((table, version)))
    table = await parlour.dealt()
    await fault_of(parlour.play(ADA, table, PASS))

    await parlour.play(BEN, table, PASS)

    assert parlour.heard == [(table, version) for version in (1, 2, 3, 4)]
    assert also == parlour.heard


async def test_a_table_is_played_on_after_a_restart(parlour: Parlour) -> None:
    table = await parlour.dealt()

    await parlour.restart()
    await parlour.play(BEN, table, PASS)

    assert (await parlour.board(table)).version == 4


async def test_a_replayed_log_gives_the_saved_table(parlour: Parlour) -> None:
    table = await parlour.seated()
    for layout in (KNOCK, UNDERCUT, GIN, GIN):
        await play_out(parlour, table, layout, NORTH)
    log = await parlour.store.log(table)
    opening, *others = [row.action for row in log]
    assert isinstance(opening, actions.Open)

    again = replayed(opening, others, lambda _rules: Game(CLASSIC, parlour.chance.order))

    assert again == await parlour.table(table)
    assert [row.version for row in log] == list(range(1, len(log) + 1))


async def test_the_log_says_who_did_what_when(parlour: Parlour) -> None:
    table = await parlour.dealt()
    parlour.clock.advance(60)

    await parlour.play(BEN, table, PASS)

    row = (await parlour.store.log(table))[-1]
    assert (row.actor, row.version, row.at) == ("ben", 4, parlour.clock.now())
    assert row.action == actions.Play(SOUTH, (PASS,))
