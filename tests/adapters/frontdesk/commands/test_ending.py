"""Ends by those who may: after a question, for everybody to read, and counted for nobody."""

from dataclasses import replace
from typing import Final

import pytest

from adapters.drawing import scope_of
from adapters.frontdesk import Answer, Press, Visitor
from adapters.presentation.screen import Screen
from engine.match.people import Place
from engine.match.stages import Finished
from engine.round.faults import Fault
from engine.service.intents import Ask
from engine.service.ports import Audience, Enders, PlaceSettings
from tests.adapters.presentation.paper import buttons, on_paper
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

BOSS: Final = replace(EVE, is_admin=True)


async def _match(counter: Counter) -> str:
    """A match of Ada and Ben in the parlour."""
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben 50")
    await counter.settled()
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    await counter.settled()
    return counter.table().id


async def _asked(counter: Counter, visitor: Visitor, line: str = "/end") -> Screen:
    answer = await counter.say(visitor, line)
    assert answer.private is not None, answer.notice
    return answer.private.screen


async def _pressed(
    counter: Counter, visitor: Visitor, screen: Screen, place: Place | None = PARLOUR
) -> Answer:
    """The answer to a yes on the question that only this person sees."""
    scope = scope_of(Audience("person", counter.person(visitor).id))
    token = counter.tokens.encode(Ask("end"), screen.table, screen.version, scope)
    update = f"yes at {screen.version}"
    return await counter.pressed(Press(visitor, place, PARLOUR.channel, "~1", token, update))


async def _trust(counter: Counter, enders: Enders) -> None:
    await counter.store.change_place(PlaceSettings(PARLOUR.key, enders=enders))


@pytest.mark.parametrize("line", ["/end", "/завершить", "/аяқтау"])
async def test_an_admin_is_asked_before_a_table_ends(counter: Counter, line: str) -> None:
    async with counter.running():
        table = await _match(counter)

        screen = await _asked(counter, BOSS, line)

    assert "Ada, Ben" in on_paper(screen)
    assert buttons(screen)["End the table"].intent == Ask("end")
    assert not isinstance(counter.store.tables[table].stage, Finished)


async def test_a_table_that_an_admin_ends_says_so_to_everybody(counter: Counter) -> None:
    async with counter.running():
        table = await _match(counter)
        await _pressed(counter, BOSS, await _asked(counter, BOSS))
        await counter.settled()
        board = on_paper(counter.shown(counter.row("board")).screen)

    assert counter.store.tables[table].stage == Finished("ended", name="Eve")
    assert counter.store.logs[table][-1].actor == counter.person(EVE).id
    assert "Eve has ended the match" in board


async def test_what_was_ended_is_in_both_histories_and_in_no_statistics(counter: Counter) -> None:
    async with counter.running():
        await _match(counter)
        await _pressed(counter, BOSS, await _asked(counter, BOSS))

    for visitor in (ADA, BEN):
        assert len(await counter.service.ended_matches(counter.person(visitor), 0, 9)) == 1
    record = await counter.service.record(counter.person(ADA))
    assert record.people.matches_won == record.people.matches_lost == 0


async def test_a_challenge_is_ended_too(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await _pressed(counter, BOSS, await _asked(counter, BOSS))
        await counter.settled()

    assert counter.table().stage == Finished("ended", name="Eve")


@pytest.mark.parametrize(
    ("enders", "visitor", "may"),
    [
        ("players", EVE, False),
        ("players", BOSS, False),
        ("admins", EVE, False),
        ("admins", BOSS, True),
        ("anyone", EVE, True),
    ],
)
async def test_a_place_says_who_may_end_its_tables(
    counter: Counter, enders: Enders, visitor: Visitor, *, may: bool
) -> None:
    await _trust(counter, enders)
    await counter.say(ADA, "/gin")

    answer = await counter.say(visitor, "/end")

    assert (answer.private is not None) == may
    assert may or answer.notice == counter.sentence(Fault.NOT_AN_ENDER)


async def test_who_may_no_more_is_refused_at_the_press(counter: Counter) -> None:
    async with counter.running():
        table = await _match(counter)
        screen = await _asked(counter, BOSS)

        answer = await _pressed(counter, EVE, screen)

    assert answer.notice == counter.sentence(Fault.NOT_AN_ENDER)
    assert not isinstance(counter.store.tables[table].stage, Finished)


@pytest.mark.parametrize("place", [None, Place("web", "#garden")], ids=["in private", "elsewhere"])
async def test_an_admin_of_one_place_ends_no_table_of_another(
    counter: Counter, place: Place | None
) -> None:
    async with counter.running():
        table = await _match(counter)
        screen = await _asked(counter, BOSS)

        answer = await _pressed(counter, BOSS, screen, place)

    assert answer.notice == counter.sentence(Fault.NOT_AN_ENDER)
    assert not isinstance(counter.store.tables[table].stage, Finished)


async def test_where_the_table_has_moved_on_it_is_asked_again(counter: Counter) -> None:
    async with counter.running():
        table = await _match(counter)
        screen = await _asked(counter, BOSS)
        hand = counter.row("hand", ADA)
        await counter.press(ADA, hand, Ask("offer_abort"))

        answer = await _pressed(counter, BOSS, screen)
        assert answer.redraw is not None
        await _pressed(counter, BOSS, answer.redraw.screen)

    assert answer.notice == counter.sentence(Fault.STALE_BUTTON)
    assert "End the table" in buttons(answer.redraw.screen)
    assert counter.store.tables[table].stage == Finished("ended", name="Eve")


async def test_of_several_tables_it_is_asked_which(counter: Counter) -> None:
    await counter.say(ADA, "/gin bot casual")
    await counter.say(BEN, "/gin bot casual")

    screen = await _asked(counter, BOSS)

    assert len(screen.rows) == 2


async def test_where_nothing_is_open_there_is_nothing_to_end(counter: Counter) -> None:
    answer = await counter.say(BOSS, "/end")

    assert answer.notice == counter.sentence(Fault.NOTHING_TO_END)


async def test_who_plays_a_match_is_not_asked_whether_to_end_it(counter: Counter) -> None:
    await _trust(counter, "anyone")
    async with counter.running():
        await _match(counter)

        answer = await counter.say(ADA, "/end")

    assert answer.notice == counter.sentence(Fault.ENDS_OWN)


async def test_of_ones_own_match_and_another_it_is_the_other_that_is_meant(
    counter: Counter,
) -> None:
    await _trust(counter, "anyone")
    async with counter.running():
        await _match(counter)
        await counter.say(EVE, "/gin")

        screen = await _asked(counter, ADA)

    assert "Eve" in on_paper(screen)


async def test_whoever_sat_down_since_the_question_is_refused_at_the_press(
    counter: Counter,
) -> None:
    await _trust(counter, "anyone")
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben 50")
        await counter.settled()
        screen = await _asked(counter, ADA)
        await counter.press(BEN, counter.row("board"), Ask("accept"))
        await counter.settled()

        answer = await _pressed(counter, ADA, replace(screen, version=counter.table().version))

    assert answer.notice == counter.sentence(Fault.ENDS_OWN)
    assert not isinstance(counter.table().stage, Finished)


async def test_in_private_nothing_is_ended(counter: Counter) -> None:
    answer = await counter.say(BOSS, "/end", None)

    assert answer.notice == counter.sentence(Fault.SETTINGS_NEED_CHANNEL)


async def test_what_is_over_is_not_ended_again(counter: Counter) -> None:
    async with counter.running():
        await _match(counter)
        screen = await _asked(counter, BOSS)
        await _pressed(counter, BOSS, screen)

        answer = await _pressed(counter, BOSS, replace(screen, version=counter.table().version))

    assert "has ended the match" in answer.notice
    assert answer.redraw is not None
    assert "End the table" not in buttons(answer.redraw.screen)
