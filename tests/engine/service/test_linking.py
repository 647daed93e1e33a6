"""Two people who are one: everything is one person's, or stays as it was."""

import asyncio
from collections.abc import Collection
from dataclasses import replace

import pytest

from engine.match.actions import Open
from engine.match.changes import replayed
from engine.match.stages import Lobby
from engine.match.table import Game
from engine.round.faults import Fault, NotAllowed, StaleView
from engine.service.codes import Joined
from engine.service.intents import Ask
from engine.service.orders import Order
from engine.service.ports import Person, Store, Update
from engine.service.service import Service
from engine.variants.house import variant_of
from tests.engine.service.parlour import ADA, BEN, CY, TO_ANYBODY, TO_BEN, Parlour
from tests.engine.service.refusals import fault_of
from tests.fakes import FakeClock

OTHER = Person("other", "Ada E")
THIRD = Person("third", "Ada D")


@pytest.fixture
async def parlour(store: Store, clock: FakeClock) -> Parlour:
    """On each store in turn; Ada has another account."""
    for person in (ADA, BEN, CY):
        await store.meet("web", person.id, person)
    await store.meet("telegram", "7", OTHER)
    await store.meet("discord", "9", THIRD)
    return Parlour(store, clock)


async def _code(parlour: Parlour) -> str:
    return await parlour.service.code_to_link("web", ADA.id)


async def _link(parlour: Parlour) -> None:
    await parlour.service.link(OTHER, await _code(parlour), "telegram")


async def _resigned(parlour: Parlour, winner: Person) -> str:
    """A match against Ben that ``winner`` has won."""
    table = await parlour.open(winner, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")
    await parlour.ask(BEN, table, "resign")
    return table


async def test_a_code_leads_to_who_asked_for_it(parlour: Parlour) -> None:
    found = await parlour.service.linked_by(await _code(parlour))

    assert found == ("web", ADA)


async def test_a_code_of_an_account_that_is_no_more_leads_nowhere(
    parlour: Parlour, store: Store
) -> None:
    code = await _code(parlour)
    await store.forget_identity("web", ADA.id)

    assert await fault_of(parlour.service.linked_by(code)) is Fault.BAD_CODE


async def test_a_code_that_another_takes_the_place_of_meanwhile_joins_nobody(
    parlour: Parlour, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await _code(parlour)
    saves = store.change_person

    async def saves_late(_: Store, person: Person, update: Update | None = None) -> None:
        await saves(person, update)
        standing = await store.code("person", code)
        assert standing is not None
        await store.keep_code(replace(standing, code="BCDFGH"))

    monkeypatch.setattr(type(store), "change_person", saves_late)

    assert await fault_of(parlour.service.link(OTHER, code, "telegram")) is Fault.BAD_CODE
    assert await store.person_of("telegram", "7") == OTHER


async def test_both_accounts_are_one_person(parlour: Parlour, store: Store) -> None:
    await _link(parlour)

    assert await store.person_of("telegram", "7") == ADA
    assert await store.person(OTHER.id) is None
    assert set(await store.identities(ADA.id)) == {("web", ADA.id), ("telegram", "7")}


async def test_what_was_played_is_one_persons(parlour: Parlour) -> None:
    first = await _resigned(parlour, ADA)
    second = await _resigned(parlour, OTHER)

    await _link(parlour)

    record = await parlour.service.record(ADA)
    ended = await parlour.service.ended_matches(ADA, 0, 9)
    against = await parlour.service.record(BEN, ADA)
    assert record.people.matches_won == 2
    assert {match.view.board.id for match in ended} == {first, second}
    assert against.versus is not None
    assert against.versus.matches_lost == 2


async def test_the_log_of_what_was_played_still_leads_to_it(
    parlour: Parlour, store: Store
) -> None:
    table = await _resigned(parlour, OTHER)
    await _link(parlour)

    first, *rows = await store.log(table)
    assert isinstance(first.action, Open)
    again = replayed(
        first.action,
        [row.action for row in rows],
        lambda rules: Game(variant_of(rules), parlour.chance.order),
    )

    assert again == await parlour.table(table)
    assert first.actor == ADA.id


async def test_whom_either_blocked_is_blocked(parlour: Parlour, store: Store) -> None:
    await store.block(OTHER.id, CY.id)
    await store.block(BEN.id, OTHER.id)
    await store.block(ADA.id, OTHER.id)

    await _link(parlour)

    assert [person.id for person in await store.blocked_by(ADA.id)] == [CY.id]
    assert [person.id for person in await store.blocked_by(BEN.id)] == [ADA.id]


async def test_a_code_joins_once(parlour: Parlour) -> None:
    code = await _code(parlour)
    await parlour.service.link(OTHER, code, "telegram")

    assert await fault_of(parlour.service.linked_by(code)) is Fault.BAD_CODE


async def test_that_a_code_was_used_is_kept_for_whoever_gave_it(
    parlour: Parlour, store: Store
) -> None:
    await _link(parlour)

    (used,) = await store.codes_of("joined")
    assert Joined.read(used.subject) == Joined("web", ADA.id, "telegram", OTHER.name)
    await store.forget_code(used.code)
    assert await store.codes_of("joined") == ()


async def test_those_who_are_one_are_not_joined_again(parlour: Parlour) -> None:
    assert await fault_of(parlour.service.check_link(ADA, ADA)) is Fault.LINKED_ALREADY


async def test_two_of_one_platform_stay_two(parlour: Parlour) -> None:
    assert await fault_of(parlour.service.check_link(ADA, BEN)) is Fault.LINK_ONE_PLATFORM


async def test_two_who_sit_at_one_table_stay_two(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.service.carry_out(await parlour.order(OTHER, table, Ask("accept")))

    assert await fault_of(_link(parlour)) is Fault.LINK_PLAYED


async def test_two_who_have_played_stay_two(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.service.carry_out(await parlour.order(OTHER, table, Ask("accept")))
    await parlour.ask(ADA, table, "resign")

    assert await fault_of(_link(parlour)) is Fault.LINK_PLAYED


async def test_whoever_joins_has_no_tables_that_go_on(parlour: Parlour, store: Store) -> None:
    table = await parlour.open(OTHER, TO_ANYBODY)

    fault = await fault_of(_link(parlour))
    await parlour.ask(OTHER, table, "withdraw")

    assert fault is Fault.LINK_TABLES
    assert await store.person_of("telegram", "7") == OTHER


async def test_whoever_is_joined_may_have_tables_that_go_on(parlour: Parlour) -> None:
    table = await parlour.seated(TO_BEN)

    await _link(parlour)

    assert (await parlour.hand(ADA, table)).seat == 0


async def test_nothing_is_saved_any_more_of_who_is_another_now(parlour: Parlour) -> None:
    standing = await parlour.open(BEN, TO_ANYBODY)
    code = await _code(parlour)
    version = (await parlour.table(standing)).version
    await parlour.service.link(OTHER, code, "telegram")

    with pytest.raises(StaleView):
        await parlour.service.carry_out(Order(OTHER, standing, version, Ask("accept")))
    with pytest.raises(StaleView):
        await parlour.service.challenge(OTHER, replace(TO_ANYBODY), None)

    assert len((await parlour.table(standing)).players) == 1


async def test_an_account_is_somebody_of_their_own_again(parlour: Parlour, store: Store) -> None:
    await _resigned(parlour, OTHER)
    await _link(parlour)

    new = await parlour.service.unlink(ADA, "telegram", "7")

    assert await store.person_of("telegram", "7") == new
    assert new.id not in {ADA.id, OTHER.id}
    assert (await parlour.service.record(new)).people.matches_won == 0
    assert (await parlour.service.record(ADA)).people.matches_won == 1


async def test_an_account_alone_is_not_parted(parlour: Parlour) -> None:
    assert await fault_of(parlour.service.unlink(BEN, "web", BEN.id)) is Fault.NOT_LINKED


async def test_whoever_is_blocked_is_so_with_every_account(parlour: Parlour, store: Store) -> None:
    await store.block(BEN.id, ADA.id)
    await _link(parlour)

    new = await parlour.service.unlink(ADA, "telegram", "7")

    blocked = {person.id for person in await store.blocked_by(BEN.id)}
    assert blocked == {ADA.id, new.id}


async def test_an_account_that_leaves_keeps_whom_it_blocks(parlour: Parlour, store: Store) -> None:
    await store.block(OTHER.id, CY.id)
    await _link(parlour)

    new = await parlour.service.unlink(ADA, "telegram", "7")

    for part in (ADA, new):
        assert [person.id for person in await store.blocked_by(part.id)] == [CY.id]


async def test_whoever_was_declined_waits_with_every_account(
    parlour: Parlour, store: Store
) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.ask(BEN, table, "decline")
    await _link(parlour)

    new = await parlour.service.unlink(ADA, "telegram", "7")

    waits = [await store.last_declined(part.id, BEN.id) for part in (ADA, new)]
    assert waits == [parlour.clock.now(), parlour.clock.now()]


async def test_the_later_of_two_refusals_counts_for_who_are_one(
    parlour: Parlour, store: Store
) -> None:
    for challenger in (ADA, OTHER):
        parlour.clock.advance(1)
        table = await parlour.open(challenger, TO_BEN)
        await parlour.ask(BEN, table, "decline")

    await _link(parlour)

    assert await store.last_declined(ADA.id, BEN.id) == parlour.clock.now()
    assert await store.last_declined(OTHER.id, BEN.id) == 0


async def test_two_that_leave_at_once_leave_somebody(parlour: Parlour, store: Store) -> None:
    await _link(parlour)

    done = await asyncio.gather(
        parlour.service.unlink(ADA, "telegram", "7"),
        parlour.service.unlink(ADA, "web", ADA.id),
        return_exceptions=True,
    )

    assert [type(each) for each in done] == [Person, NotAllowed]
    assert await store.identities(ADA.id) == (("web", ADA.id),)


async def test_an_account_that_has_left_does_not_leave_again(
    parlour: Parlour, store: Store
) -> None:
    await _link(parlour)
    new = await parlour.service.unlink(ADA, "telegram", "7")

    fault = await fault_of(parlour.service.unlink(ADA, "telegram", "7"))

    assert fault is Fault.NOT_LINKED
    assert await store.person_of("telegram", "7") == new


async def test_one_after_another_become_one(parlour: Parlour, store: Store) -> None:
    first = await _code(parlour)
    second = await parlour.service.code_to_link("telegram", "7")

    joined = await asyncio.gather(
        parlour.service.link(OTHER, first, "telegram"),
        parlour.service.link(THIRD, second, "telegram"),
    )

    assert list(joined) == [("web", ADA), ("telegram", ADA)]
    assert await store.person_of("discord", "9") == ADA


async def test_whoever_is_another_already_joins_nobody_else(
    parlour: Parlour, store: Store
) -> None:
    code = await _code(parlour)
    another = await parlour.service.code_to_link("discord", "9")

    joined, refused = await asyncio.gather(
        parlour.service.link(OTHER, code, "telegram"),
        parlour.service.link(OTHER, another, "telegram"),
        return_exceptions=True,
    )

    assert joined == ("web", ADA)
    assert isinstance(refused, StaleView)
    assert await store.person(OTHER.id) is None


async def test_a_seat_is_not_kept_for_who_is_another_now(parlour: Parlour) -> None:
    table = await parlour.open(BEN, TO_ANYBODY)
    parlour.service = _where_nobody_is_reached(parlour)
    version = (await parlour.table(table)).version
    await parlour.service.link(OTHER, await _code(parlour), "telegram")

    with pytest.raises(StaleView):
        await parlour.service.carry_out(Order(OTHER, table, version, Ask("accept")))

    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Lobby)
    assert stage.pledged is None


class _Nobody:
    async def is_open(self, _person: str, _platforms: Collection[str]) -> bool:
        """Nobody can be dealt in yet."""
        return False


def _where_nobody_is_reached(parlour: Parlour) -> Service:
    return Service(parlour.store, parlour.time, parlour.chance, parlour.waits, _Nobody())
