"""What a place takes: so many tables an hour, in chosen places alone; and no soon repeated ask."""

import asyncio
from dataclasses import replace

import pytest

from engine.match.people import Place
from engine.round.faults import Fault, NotAllowed
from engine.service.intents import Challenge
from engine.service.limits import COOLDOWN_MS
from engine.service.ports import PlaceSettings
from tests.builders import PARLOUR
from tests.engine.service.parlour import (
    ADA,
    AGAINST_COMPUTER,
    BEN,
    CY,
    GARDEN,
    IN_PRIVATE,
    TO_ADA,
    TO_ANYBODY,
    TO_BEN,
    Parlour,
)
from tests.engine.service.refusals import fault_of

HOUR_SECONDS = 3600
CLUB = replace(PARLOUR, home="club")
CLUB_GARDEN = replace(GARDEN, home="club")


async def _takes(parlour: Parlour, per_hour: int) -> None:
    await parlour.store.change_place(PlaceSettings(PARLOUR.key, per_hour=per_hour))


async def _refused(parlour: Parlour, challenge: Challenge) -> NotAllowed:
    with pytest.raises(NotAllowed) as refusal:
        await parlour.open(ADA, challenge)
    return refusal.value


async def test_a_place_takes_so_many_tables_an_hour_and_says_when_the_next(
    parlour: Parlour,
) -> None:
    await _takes(parlour, 2)
    await parlour.open(BEN, AGAINST_COMPUTER)
    parlour.clock.advance(600.5)
    await parlour.open(CY, AGAINST_COMPUTER)

    refused = await _refused(parlour, TO_ANYBODY)

    assert refused.fault is Fault.TOO_MANY_AN_HOUR
    assert refused.blanks == {"limit": 2, "minutes": 50}


async def test_a_rematch_uses_up_none_of_them(parlour: Parlour) -> None:
    await _takes(parlour, 2)
    table = await parlour.dealt()
    await parlour.ask(ADA, table, "resign")
    for person in (ADA, BEN):
        await parlour.ask(person, table, "rematch")

    assert await parlour.open(CY, TO_ANYBODY)


async def test_challenges_that_came_to_nothing_use_up_none_of_them(parlour: Parlour) -> None:
    await _takes(parlour, 1)
    for _ in range(3):
        await parlour.ask(ADA, await parlour.open(ADA, TO_ANYBODY), "withdraw")

    assert await parlour.open(CY, TO_ANYBODY)


async def test_a_challenge_that_stands_uses_up_one(parlour: Parlour) -> None:
    await _takes(parlour, 1)
    await parlour.open(BEN, TO_ANYBODY)

    assert (await _refused(parlour, TO_ANYBODY)).fault is Fault.TOO_MANY_AN_HOUR


async def test_after_as_long_as_was_said_the_next_table_is_opened(parlour: Parlour) -> None:
    await _takes(parlour, 1)
    await parlour.open(BEN, AGAINST_COMPUTER)
    refused = await _refused(parlour, TO_ANYBODY)

    parlour.clock.advance(60 * int(refused.blanks["minutes"]))

    assert await parlour.open(ADA, TO_ANYBODY)


async def test_what_was_opened_before_the_clock_was_set_back_counts_no_more(
    parlour: Parlour,
) -> None:
    await _takes(parlour, 1)
    await parlour.open(BEN, AGAINST_COMPUTER)

    parlour.clock.set_wall(parlour.clock.now() - HOUR_SECONDS * 1000)

    assert await parlour.open(ADA, TO_ANYBODY)


async def test_a_private_table_is_counted_nowhere(parlour: Parlour) -> None:
    await _takes(parlour, 1)
    await parlour.open(ADA, IN_PRIVATE)

    assert await parlour.open(ADA, TO_ANYBODY)


async def test_two_who_open_the_last_table_of_the_hour_at_once_do_not_both_get_it(
    parlour: Parlour,
) -> None:
    await _takes(parlour, 1)

    both = await asyncio.gather(
        *(parlour.service.challenge(person, AGAINST_COMPUTER) for person in (ADA, BEN)),
        return_exceptions=True,
    )

    assert [type(each) for each in both].count(NotAllowed) == 1
    assert len(await parlour.store.tables_at(PARLOUR.key)) == 1


async def test_a_rematch_is_refused_by_no_limit(parlour: Parlour) -> None:
    table = await parlour.seated()
    await _takes(parlour, 1)
    await parlour.ask(ADA, table, "resign")
    await parlour.ask(ADA, table, "rematch")

    await parlour.ask(BEN, table, "rematch")

    assert len(await parlour.store.tables_at(PARLOUR.key)) == 1


async def test_where_a_channel_is_chosen_nobody_plays_in_the_others(parlour: Parlour) -> None:
    await parlour.store.change_place(
        PlaceSettings(GARDEN.key, home="club", chosen=True, name="The Garden")
    )

    refused = await _refused(parlour, replace(TO_BEN, place=CLUB))

    assert refused.fault is Fault.PLAY_ELSEWHERE
    assert refused.blanks == {"places": "The Garden"}


@pytest.mark.parametrize(
    "place", [CLUB_GARDEN, PARLOUR, replace(PARLOUR, home="other")], ids=lambda place: place.home
)
async def test_a_chosen_channel_bars_only_the_others_of_its_server(
    parlour: Parlour, place: Place
) -> None:
    await parlour.store.change_place(PlaceSettings(GARDEN.key, home="club", chosen=True))

    assert await parlour.open(ADA, replace(TO_BEN, place=place))


async def test_who_has_just_declined_is_not_challenged_again(parlour: Parlour) -> None:
    await parlour.ask(BEN, await parlour.open(ADA, TO_BEN), "decline")
    parlour.clock.advance(90)

    refused = await _refused(parlour, replace(TO_BEN, place=GARDEN))

    assert refused.fault is Fault.DECLINED_LATELY
    assert refused.blanks == {"name": "Ben", "minutes": 9}


async def test_after_a_while_who_declined_may_be_asked_again(parlour: Parlour) -> None:
    await parlour.ask(BEN, await parlour.open(ADA, TO_BEN), "decline")

    parlour.clock.advance(COOLDOWN_MS / 1000)

    assert await parlour.open(ADA, TO_BEN)


async def test_who_declined_may_challenge_and_take_an_open_challenge(parlour: Parlour) -> None:
    await parlour.ask(BEN, await parlour.open(ADA, TO_BEN), "decline")

    back = await parlour.open(BEN, TO_ADA)
    await parlour.ask(ADA, back, "decline")
    opened = await parlour.open(ADA, TO_ANYBODY)
    await parlour.ask(BEN, opened, "accept")

    assert len((await parlour.table(opened)).players) == 2


async def test_a_third_person_may_challenge_who_declined(parlour: Parlour) -> None:
    await parlour.ask(BEN, await parlour.open(ADA, TO_BEN), "decline")

    assert await parlour.open(CY, TO_BEN)


async def test_a_stranger_is_unknown_however_often_they_are_challenged(parlour: Parlour) -> None:
    challenge = Challenge(PARLOUR, opponent="nobody")

    assert await fault_of(parlour.open(ADA, challenge)) is Fault.UNKNOWN_PERSON
