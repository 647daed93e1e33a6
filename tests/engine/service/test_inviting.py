"""Challenges to whoever has a code: found by it, taken from elsewhere, gone in one place."""

from dataclasses import replace

import pytest

from engine.match.actions import Open
from engine.match.boards import HandView, board_of
from engine.match.changes import replayed
from engine.match.people import Origin, Place
from engine.match.stages import Finished, Lobby
from engine.match.table import Game
from engine.round.faults import Fault
from engine.service.intents import Ask, Challenge
from engine.service.ports import PlaceSettings, Store
from engine.variants.house import variant_of
from tests.builders import PARLOUR
from tests.engine.service.parlour import (
    ADA,
    BEN,
    CY,
    EVERYBODY,
    SOLO,
    TO_ANYBODY,
    TO_BEN,
    Parlour,
)
from tests.engine.service.refusals import fault_of
from tests.fakes import FakeClock

FIELD = Place("telegram", "-5", "Field", "-5")
FROM_FIELD = Origin("telegram", FIELD)
IN_PRIVATE = Challenge(None, platform="web")


@pytest.fixture
async def parlour(store: Store, clock: FakeClock) -> Parlour:
    """On each store in turn."""
    for person in EVERYBODY:
        await store.meet("web", person.id, person)
    return Parlour(store, clock)


async def joined(parlour: Parlour, table: str, origin: Origin | None = FROM_FIELD) -> None:
    """Let Ben take the seat from elsewhere."""
    order = await parlour.order(BEN, table, Ask("accept"))
    await parlour.service.carry_out(replace(order, origin=origin))


async def test_a_code_leads_to_its_challenge_until_it_is_gone(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    code = await parlour.service.code_to(table)

    found = await parlour.service.invited_by(code, BEN)
    same = await parlour.service.code_to(table)
    await parlour.ask(ADA, table, "withdraw")

    assert (board_of(found).id, same) == (table, code)
    assert await fault_of(parlour.service.invited_by(code, BEN)) is Fault.CHALLENGE_GONE


async def test_a_code_leads_whoever_took_the_seat_to_their_hand_until_the_match_is_over(
    parlour: Parlour,
) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    code = await parlour.service.code_to(table)
    await joined(parlour, table)

    hand = await parlour.service.invited_by(code, BEN)
    await parlour.ask(BEN, table, "resign")

    assert isinstance(hand, HandView)
    assert await fault_of(parlour.service.invited_by(code, CY)) is Fault.CHALLENGE_GONE
    assert await fault_of(parlour.service.invited_by(code, BEN)) is Fault.CHALLENGE_GONE


async def test_ones_own_open_challenge_is_found_where_it_stands(parlour: Parlour) -> None:
    await parlour.open(ADA, SOLO)
    await parlour.open(ADA, TO_BEN)
    own = await parlour.open(ADA, TO_ANYBODY)
    private = await parlour.open(ADA, IN_PRIVATE)
    service = parlour.service

    assert await service.own_open_challenge(ADA, PARLOUR) == own
    assert await service.own_open_challenge(ADA, None) == private
    assert await service.own_open_challenge(ADA, FIELD) == ""
    assert await service.own_open_challenge(BEN, PARLOUR) == ""


async def test_a_match_is_no_open_challenge(parlour: Parlour) -> None:
    await parlour.seated(TO_ANYBODY)

    assert await parlour.service.own_open_challenge(ADA, PARLOUR) == ""


async def test_whoever_joins_brings_the_board_to_their_place(
    parlour: Parlour, store: Store
) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)

    await joined(parlour, table)

    boards = [row.key.audience.id for row in await store.messages_of(table)]
    assert (await parlour.table(table)).places == (PARLOUR, FIELD)
    assert {PARLOUR.key, FIELD.key} <= set(boards)
    assert [found.id for found in await store.tables_at(FIELD.key)] == [table]


async def test_a_table_over_two_platforms_goes_by_a_clock_of_both(parlour: Parlour) -> None:
    table = await parlour.open(ADA, replace(TO_ANYBODY, rules=replace(TO_ANYBODY.rules)))

    await joined(parlour, table)

    parlour.time.stop("telegram")
    assert parlour.time.goes("web")
    assert not parlour.time.goes("telegram+web")


async def test_a_log_with_somebody_from_elsewhere_leads_to_the_same_table(
    parlour: Parlour, store: Store
) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await joined(parlour, table)
    await parlour.service.place_gone(PARLOUR)

    first, *rows = await store.log(table)
    assert isinstance(first.action, Open)
    again = replayed(
        first.action,
        [row.action for row in rows],
        lambda rules: Game(variant_of(rules), parlour.chance.order),
    )

    assert again == await parlour.table(table)


async def test_where_one_place_is_gone_the_match_goes_on_in_the_other(
    parlour: Parlour, store: Store
) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await joined(parlour, table)

    await parlour.service.place_gone(PARLOUR)

    rows = [row.key.audience.id for row in await store.messages_of(table)]
    assert (await parlour.table(table)).places == (FIELD,)
    assert PARLOUR.key not in rows
    assert await store.tables_at(PARLOUR.key) == ()


async def test_where_a_home_is_gone_the_match_goes_on_in_the_other(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await joined(parlour, table)

    await parlour.service.home_gone("telegram", FIELD.home)

    assert (await parlour.table(table)).places == (PARLOUR,)


async def test_with_its_last_place_a_match_ends(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await joined(parlour, table)

    await parlour.service.place_gone(PARLOUR)
    await parlour.service.place_gone(FIELD)

    assert (await parlour.table(table)).stage == Finished("place_gone")


async def test_nobody_joins_from_where_nobody_plays(parlour: Parlour, store: Store) -> None:
    await store.change_place(PlaceSettings("telegram:-6", chosen=True, home="-5", name="Yard"))
    table = await parlour.open(ADA, TO_ANYBODY)

    fault = await fault_of(joined(parlour, table))

    assert fault is Fault.PLAY_ELSEWHERE
    assert isinstance((await parlour.table(table)).stage, Lobby)


async def test_whoever_joins_where_the_table_stands_is_asked_nothing_more(
    parlour: Parlour, store: Store
) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await store.change_place(PlaceSettings(PARLOUR.key, per_hour=1))

    await joined(parlour, table, Origin("web", PARLOUR))

    assert len((await parlour.table(table)).players) == 2


async def test_two_may_play_in_private(parlour: Parlour) -> None:
    table = await parlour.open(ADA, IN_PRIVATE)

    await joined(parlour, table, Origin("telegram"))

    assert (await parlour.table(table)).platforms == ("web", "telegram")
    assert CY.id not in {player.person for player in (await parlour.table(table)).players}
