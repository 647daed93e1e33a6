"""The question for a time zone: once, to whoever sits down at a slow table."""

from dataclasses import replace

import pytest

from adapters.frontdesk import Answer, Visitor
from adapters.presentation.screen import Screen
from engine.match.rules import CLASSIC_RULES
from engine.service.intents import Ask, Propose
from tests.adapters.frontdesk.reading import Reader
from tests.adapters.presentation.paper import buttons, on_paper
from tests.counter import ADA, BEN, Counter

SLOW = replace(CLASSIC_RULES, pace="slow")
ASKING = "Where do you live?"


def _asked(answer: Answer) -> bool:
    return answer.private is not None and ASKING in on_paper(answer.private.screen)


async def _taken(counter: Counter, visitor: Visitor) -> Answer:
    async with counter.running():
        await counter.settled()
    return await counter.press(visitor, counter.row("board"), Ask("accept"))


async def test_whoever_challenges_to_a_slow_match_is_asked(counter: Counter) -> None:
    assert _asked(await counter.say(ADA, "/gin slow"))


async def test_whoever_accepts_a_slow_match_is_asked_beside_the_board(counter: Counter) -> None:
    await counter.say(ADA, "/gin slow")

    answer = await _taken(counter, BEN)

    assert _asked(answer)
    assert answer.redraw is not None


async def test_whoever_accepts_by_words_is_asked_beside_their_hand(counter: Counter) -> None:
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben slow")

    answer = await counter.say(BEN, "/move accept")

    assert ASKING in answer.notice
    assert answer.private is not None
    assert counter.person(BEN).zone_asked


async def test_whoever_makes_their_challenge_a_slow_one_is_asked(counter: Counter) -> None:
    await counter.say(ADA, "/gin live")
    async with counter.running():
        await counter.settled()

    answer = await counter.press(ADA, counter.row("board"), Propose(SLOW))

    assert _asked(answer)


async def test_nobody_is_asked_twice(counter: Counter) -> None:
    await counter.say(ADA, "/gin slow")

    answer = await counter.say(ADA, "/gin slow remik bot")

    assert not _asked(answer)
    assert counter.person(ADA).zone_asked


@pytest.mark.parametrize("pace", ["live", "casual"])
async def test_nobody_is_asked_for_a_faster_match(counter: Counter, pace: str) -> None:
    assert not _asked(await counter.say(ADA, f"/gin {pace}"))


async def test_whose_zone_is_known_is_not_asked(counter: Counter) -> None:
    await counter.say(ADA, "/settings zone Asia/Almaty")

    assert not _asked(await counter.say(ADA, "/gin slow"))


async def test_whose_page_tells_their_zone_is_not_asked(counter: Counter) -> None:
    await counter.desk.people.found_zone(ADA, "Asia/Almaty")

    assert not _asked(await counter.say(ADA, "/gin slow"))


async def test_the_answer_leads_on_to_the_quiet_hours(counter: Counter, ada: Reader) -> None:
    screen = _private(await counter.say(ADA, "/gin slow"))

    after = await ada.follows(screen, "Almaty")

    assert "Time zone: Almaty" in buttons(after)
    assert counter.person(ADA).zone == "Asia/Almaty"


def _private(answer: Answer) -> Screen:
    assert answer.private is not None
    return answer.private.screen
