"""Whose challenges reach somebody, and for whom their own open ones are."""

from dataclasses import replace

from engine.match.stages import Lobby
from engine.round.faults import Fault, NotAllowed
from tests.engine.service.parlour import ADA, BEN, CY, TO_ANYBODY, TO_BEN, Parlour
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

    assert refused is Fault.CHALLENGE_OTHERS
    assert [player.person for player in (await parlour.table(table)).players] == ["ada", "cy"]


async def test_a_challenge_that_stands_already_may_be_accepted_by_the_blocked(
    parlour: Parlour,
) -> None:
    table = await parlour.open(ADA, TO_BEN)
    await parlour.store.block("ada", "ben")

    await parlour.ask(BEN, table, "accept")

    assert len((await parlour.table(table)).players) == 2


async def test_who_takes_no_challenges_may_take_an_open_one(parlour: Parlour) -> None:
    await parlour.store.change_person(replace(BEN, takes_challenges=False))
    table = await parlour.open(ADA, TO_ANYBODY)

    await parlour.ask(BEN, table, "accept")

    assert len((await parlour.table(table)).players) == 2


async def test_a_rematch_is_no_challenge(parlour: Parlour) -> None:
    table = await parlour.dealt()
    await parlour.ask(BEN, table, "resign")
    await parlour.store.block("ben", "ada")

    await parlour.ask(ADA, table, "rematch")

    assert (await parlour.board(table)).finished is not None
