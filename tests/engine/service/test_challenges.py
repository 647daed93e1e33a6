"""Challenges: what they open, who may answer them and how, and when they make no sense."""

import asyncio
from dataclasses import replace

import pytest

from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer, Finished, Lobby, Playing
from engine.round.faults import Fault, GinError, NotAllowed
from engine.service.challenges import MAX_LIVE_TABLES
from engine.service.intents import Challenge, Wish
from engine.service.ports import Person
from tests.builders import PARLOUR
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    CY,
    GARDEN,
    IN_PRIVATE,
    SECOND_SEAT_CHOOSES,
    TO_ADA,
    TO_ANYBODY,
    TO_BEN,
    Parlour,
)
from tests.engine.service.refusals import fault_of


async def test_an_open_challenge_waits_for_anybody(parlour: Parlour) -> None:
    table = await parlour.table(await parlour.open(ADA, TO_ANYBODY))

    assert (table.stage, table.version, table.places) == (Lobby(waits_seconds=600), 1, (PARLOUR,))
    assert [player.person for player in table.players] == ["ada"]


async def test_a_named_challenge_waits_for_the_named_one(parlour: Parlour) -> None:
    table = await parlour.table(await parlour.open(ADA, TO_BEN))

    assert table.stage == Lobby("ben", "Ben", waits_seconds=600)


async def test_a_match_is_played_to_the_target_of_its_challenge(parlour: Parlour) -> None:
    table = await parlour.open(ADA, replace(TO_BEN, rules=Rules(target=250)))

    assert (await parlour.board(table)).sheet_rules.target == 250


async def test_the_computer_accepts_at_once(parlour: Parlour) -> None:
    parlour.chance.stack(SECOND_SEAT_CHOOSES)
    table = await parlour.table(await parlour.open(ADA, AGAINST_COMPUTER))

    assert isinstance(table.stage, ChoosingDealer)
    assert [player.computer for player in table.players] == ["", "casual"]


async def test_a_match_against_the_computer_may_be_private(parlour: Parlour) -> None:
    table = await parlour.table(await parlour.open(ADA, IN_PRIVATE))

    assert (table.places, len(table.players)) == ((), 2)


@pytest.mark.parametrize(
    ("challenge", "fault"),
    [
        pytest.param(TO_ADA, Fault.CHALLENGE_YOURSELF, id="oneself"),
        pytest.param(Challenge(None), Fault.NEEDS_CHANNEL, id="anybody, in private"),
        pytest.param(Challenge(None, opponent="ben"), Fault.NEEDS_CHANNEL, id="Ben, in private"),
        pytest.param(
            replace(TO_BEN, rules=Rules(target=5)), Fault.TARGET_RANGE, id="a match too short"
        ),
        pytest.param(
            replace(TO_BEN, opponent="nobody"), Fault.UNKNOWN_PERSON, id="a person unknown"
        ),
        pytest.param(
            replace(AGAINST_COMPUTER, computer="deep"), Fault.UNKNOWN_PERSON, id="no such computer"
        ),
    ],
)
async def test_a_challenge_that_makes_no_sense_is_refused(
    parlour: Parlour, challenge: Challenge, fault: Fault
) -> None:
    refused = await fault_of(parlour.open(ADA, challenge), NotAllowed)

    assert refused is fault
    assert await parlour.store.tables_of("ada") == ()


@pytest.mark.parametrize(
    ("challenge", "fault"),
    [
        pytest.param(TO_ANYBODY, Fault.OPEN_CHALLENGE_TWICE, id="to anybody"),
        pytest.param(TO_BEN, Fault.CHALLENGE_TWICE, id="to Ben"),
    ],
)
async def test_a_challenge_that_stands_is_not_made_again(
    parlour: Parlour, challenge: Challenge, fault: Fault
) -> None:
    await parlour.open(ADA, challenge)

    assert await fault_of(parlour.open(ADA, challenge)) is fault


@pytest.mark.parametrize(
    ("person", "challenge"),
    [
        pytest.param(ADA, replace(TO_BEN, place=GARDEN), id="in another place"),
        pytest.param(ADA, replace(TO_BEN, opponent="cy"), id="to another"),
        pytest.param(ADA, TO_ANYBODY, id="to anybody"),
        pytest.param(ADA, AGAINST_COMPUTER, id="to the computer"),
        pytest.param(BEN, replace(TO_BEN, opponent="cy"), id="by the challenged, to another"),
        pytest.param(CY, TO_BEN, id="by another, to the same"),
    ],
)
async def test_a_challenge_beside_another_is_welcome(
    parlour: Parlour, person: Person, challenge: Challenge
) -> None:
    first = await parlour.open(ADA, TO_BEN)

    second = await parlour.open(person, challenge)

    assert {table.id for table in await parlour.store.tables_at(PARLOUR.key)} >= {first}
    assert (await parlour.table(second)).players[0].person == person.id


async def test_who_waits_for_anybody_may_play_the_computer_meanwhile(parlour: Parlour) -> None:
    await parlour.open(ADA, TO_ANYBODY)

    await parlour.open(ADA, AGAINST_COMPUTER)

    assert len(await parlour.store.tables_of("ada")) == 2


async def test_who_is_challenged_already_is_told_to_accept(parlour: Parlour) -> None:
    await parlour.open(ADA, TO_BEN)

    with pytest.raises(NotAllowed) as refusal:
        await parlour.open(BEN, TO_ADA)

    assert refusal.value.fault is Fault.CHALLENGE_WAITING
    assert refusal.value.blanks == {"name": "Ada"}


async def test_two_who_challenge_each_other_at_once_open_one_table(parlour: Parlour) -> None:
    results = await asyncio.gather(
        parlour.service.challenge(ADA, TO_BEN),
        parlour.service.challenge(BEN, TO_ADA),
        return_exceptions=True,
    )

    faults = [result.fault for result in results if isinstance(result, GinError)]
    assert faults == [Fault.CHALLENGE_WAITING]
    assert len(await parlour.store.tables_at(PARLOUR.key)) == 1


async def test_a_match_in_play_does_not_stand_in_the_way_of_a_challenge(parlour: Parlour) -> None:
    first = await parlour.dealt()

    second = await parlour.open(ADA, TO_BEN)

    assert first != second


async def test_nobody_sits_at_more_than_twenty_live_tables(parlour: Parlour) -> None:
    tables = [await parlour.open(ADA, IN_PRIVATE) for _ in range(MAX_LIVE_TABLES)]
    refused = await fault_of(parlour.open(ADA, IN_PRIVATE))

    await parlour.ask(ADA, tables[0], "resign")
    another = await parlour.open(ADA, IN_PRIVATE)

    assert refused is Fault.TOO_MANY_TABLES
    assert another not in tables


async def test_challenges_of_others_do_not_keep_anybody_from_opening_a_table(
    parlour: Parlour,
) -> None:
    for number in range(MAX_LIVE_TABLES):
        await parlour.open(ADA, replace(TO_BEN, place=replace(GARDEN, channel=f"bed {number}")))

    table = await parlour.open(BEN, TO_ANYBODY)

    assert isinstance((await parlour.table(table)).stage, Lobby)


async def test_anybody_may_accept_an_open_challenge(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)

    await parlour.ask(CY, table, "accept")

    stored = await parlour.table(table)
    assert isinstance(stored.stage, ChoosingDealer)
    assert [player.name for player in stored.players] == ["Ada", "Cy"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [("decline", "declined"), ("accept", "")],
)
async def test_the_challenged_may_accept_or_decline(
    parlour: Parlour, wish: Wish, reason: str
) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.ask(BEN, table, wish)

    stage = (await parlour.table(table)).stage
    assert (stage.reason if isinstance(stage, Finished) else "") == reason


async def test_the_challenger_may_take_a_challenge_back(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_BEN)

    await parlour.ask(ADA, table, "withdraw")

    assert (await parlour.table(table)).stage == Finished("withdrawn", by=0)


@pytest.mark.parametrize(
    ("challenge", "person", "wish", "fault"),
    [
        pytest.param(TO_BEN, CY, "accept", Fault.CHALLENGE_OTHERS, id="another accepts"),
        pytest.param(TO_BEN, ADA, "accept", Fault.CHALLENGE_YOURSELF, id="the challenger accepts"),
        pytest.param(TO_BEN, CY, "decline", Fault.CHALLENGE_OTHERS, id="another declines"),
        pytest.param(TO_ANYBODY, BEN, "decline", Fault.CHALLENGE_OTHERS, id="one of all declines"),
        pytest.param(TO_BEN, BEN, "withdraw", Fault.NOT_YOUR_BUTTON, id="the other withdraws"),
        pytest.param(TO_BEN, ADA, "resign", Fault.NOT_NOW, id="resigning before it begins"),
        pytest.param(TO_BEN, ADA, "ready", Fault.NOT_NOW, id="ready before it begins"),
    ],
)
async def test_a_challenge_is_not_for_everybody_to_answer(
    parlour: Parlour, challenge: Challenge, person: Person, wish: Wish, fault: Fault
) -> None:
    table = await parlour.open(ADA, challenge)

    refused = await fault_of(parlour.ask(person, table, wish), NotAllowed)

    assert refused is fault
    assert (await parlour.table(table)).version == 1


async def test_a_taken_seat_is_not_taken_again(parlour: Parlour) -> None:
    table = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, table, "accept")

    assert await fault_of(parlour.ask(CY, table, "accept")) is Fault.CHALLENGE_GONE


@pytest.mark.parametrize(("wish", "dealer"), [("deal_first", 1), ("let_deal", 0)])
async def test_who_cut_higher_deals_or_lets_the_other_deal(
    parlour: Parlour, wish: Wish, dealer: int
) -> None:
    table = await parlour.seated(cut=SECOND_SEAT_CHOOSES)

    await parlour.ask(BEN, table, wish)

    stored = await parlour.table(table)
    assert isinstance(stored.stage, Playing)
    assert stored.rounds[0].state.dealer == dealer


async def test_who_cut_lower_does_not_choose(parlour: Parlour) -> None:
    table = await parlour.seated(cut=SECOND_SEAT_CHOOSES)

    assert await fault_of(parlour.ask(ADA, table, "deal_first")) is Fault.NOT_YOUR_TURN


async def test_a_computer_that_cut_higher_lets_the_person_deal(parlour: Parlour) -> None:
    parlour.chance.stack(SECOND_SEAT_CHOOSES)
    table = await parlour.open(ADA, AGAINST_COMPUTER)

    await parlour.pass_time()

    stored = await parlour.table(table)
    assert isinstance(stored.stage, Playing)
    assert stored.rounds[0].state.dealer == 0
