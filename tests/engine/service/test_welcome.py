"""Whose challenges reach somebody, and for whom their own open ones are."""

from dataclasses import replace

import pytest

from engine.match.stages import Finished, Lobby
from engine.round.faults import Fault, NotAllowed
from engine.round.outcome import Seat
from engine.service.ports import AlreadyDone
from tests.builders import NORTH, SOUTH
from tests.engine.service.parlour import ADA, BEN, CY, TO_ADA, TO_ANYBODY, TO_BEN, Parlour
from tests.engine.service.refusals import fault_of


async def test_whoever_takes_no_challenges_is_not_challenged(parlour: Parlour) -> None:
    await parlour.store.change_person(replace(BEN, takes_challenges=False))

    refused = await fault_of(parlour.open(ADA, TO_BEN), NotAllowed)

    assert refused is Fault.TAKES_NO_CHALLENGES
    assert await parlour.store.tables_of("ada") == ()


async def test_a_blocked_person_does_not_challenge_whoever_blocked_them(parlour: Parlour) -> None:
    await parlour.store.block("ben", "ada")

    assert await fault_of(parlour.open(ADA, TO_BEN), NotAllowed) is Fault.TAKES_NO_CHALLENGES


async def test_a_block_holds_in_one_direction(parlour: Parlour) -> None:
    await parlour.store.block("ada", "ben")

    table = await parlour.table(await parlour.open(ADA, TO_BEN))

    assert isinstance(table.stage, Lobby)


async def test_whoever_is_unblocked_may_challenge_again(parlour: Parlour) -> None:
    await parlour.store.block("ben", "ada")
    await parlour.store.block("ben", "ada", blocks=False)

    table = await parlour.table(await parlour.open(ADA, TO_BEN))

    assert isinstance(table.stage, Lobby)


async def test_a_blocked_person_does_not_accept_an_open_challenge(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.store.block("ada", "ben")

    refused = await fault_of(parlour.ask(BEN, table, "accept"), NotAllowed)
    await parlour.ask(CY, table, "accept")

    assert refused is Fault.TAKES_NO_CHALLENGES
    assert [player.person for player in (await parlour.table(table)).players] == ["ada", "cy"]


async def test_an_open_challenge_that_is_gone_says_so_to_the_blocked_too(
    parlour: Parlour,
) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(ADA, table, "withdraw")
    await parlour.store.block("ada", "ben")

    assert await fault_of(parlour.ask(BEN, table, "accept"), NotAllowed) is Fault.CHALLENGE_GONE


async def test_a_challenge_that_stands_is_declined_by_blocking_its_challenger(
    parlour: Parlour,
) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.service.block(BEN, "ada")

    assert (await parlour.table(table)).stage == Finished("declined")
    assert (await parlour.store.log(table))[-1].actor == "ben"


async def test_a_challenge_to_somebody_is_withdrawn_by_blocking_them(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.service.block(ADA, "ben")

    assert (await parlour.table(table)).stage == Finished("withdrawn", by=0)


async def test_blocking_leaves_all_other_tables_as_they_are(parlour: Parlour) -> None:
    tables = [
        await parlour.dealt(),
        await parlour.open(ADA, TO_ANYBODY),
        await parlour.open(CY, TO_ADA),
    ]
    before = [await parlour.table(table) for table in tables]

    await parlour.service.block(ADA, "ben")

    assert [await parlour.table(table) for table in tables] == before


async def test_a_block_that_is_delivered_again_blocks_nobody_anew(parlour: Parlour) -> None:
    update = parlour.update()
    await parlour.service.block(ADA, "ben", update)
    await parlour.store.block("ada", "ben", blocks=False)

    with pytest.raises(AlreadyDone):
        await parlour.service.block(ADA, "ben", update)

    assert await parlour.store.blocked_by("ada") == ()


async def test_who_takes_no_challenges_may_take_an_open_one(parlour: Parlour) -> None:
    await parlour.store.change_person(replace(BEN, takes_challenges=False))
    table = await parlour.open(ADA, TO_ANYBODY)

    await parlour.ask(BEN, table, "accept")

    assert len((await parlour.table(table)).players) == 2


async def test_who_takes_no_challenges_may_be_offered_a_rematch(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(BEN, table, "resign")
    await parlour.store.change_person(replace(BEN, takes_challenges=False))

    await parlour.ask(ADA, table, "rematch")

    assert await _offers(parlour, table) == (NORTH,)


async def test_a_blocked_person_offers_no_rematch(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(BEN, table, "resign")
    await parlour.store.block("ben", "ada")

    refused = await fault_of(parlour.ask(ADA, table, "rematch"), NotAllowed)
    await parlour.ask(BEN, table, "rematch")

    assert refused is Fault.TAKES_NO_CHALLENGES
    assert await _offers(parlour, table) == (SOUTH,)


async def test_the_blocked_are_welcome_at_tables_of_all_others(parlour: Parlour) -> None:
    table, other = await parlour.open(ADA, TO_ANYBODY), await parlour.open(CY, TO_ANYBODY)
    await parlour.store.block("ada", "ben")

    welcome = [await parlour.service.is_welcome(BEN, each) for each in (table, other)]

    assert welcome == [False, True]


async def _offers(parlour: Parlour, table: str) -> tuple[Seat, ...]:
    """Who would play again at a table whose match is over."""
    stage = (await parlour.table(table)).stage
    assert isinstance(stage, Finished)
    return stage.rematch
