"""Statistics of people who are chosen, not named."""

from dataclasses import replace

import pytest

from adapters.frontdesk import Said, Visitor
from adapters.presentation.texts import text
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

ROBOT = Visitor("web", "r", "Robot", is_bot=True)


@pytest.fixture
def counter() -> Counter:
    """A bot whose commands are chosen from a menu."""
    return Counter(menus={"web": frozenset({"ru"})})


async def test_somebody_is_chosen_and_somebody_against_them(counter: Counter) -> None:
    shown = await counter.desk.said(Said(ADA, PARLOUR, "/stats", "1", BEN, EVE))

    assert "Ben" in repr(shown.private)
    assert "Eve" in repr(shown.private)


async def test_whoever_chooses_a_computer_is_told_that_it_has_none(counter: Counter) -> None:
    own = await counter.desk.said(Said(ADA, PARLOUR, "/stats", "1"))

    shown = await counter.desk.said(Said(ADA, PARLOUR, "/stats", "2", ROBOT))

    told = counter.catalog.say("en", text("stats-of-computer"))
    assert shown == replace(own, notice=told, for_all=True)


async def test_a_line_that_answers_a_message_of_the_bot_is_not_about_the_bot() -> None:
    counter = Counter()

    shown = await counter.desk.said(Said(ADA, PARLOUR, "/stats", "1", ROBOT))

    assert not shown.notice


async def test_a_refusal_tells_how_commands_are_given_there(counter: Counter) -> None:
    refused = await counter.desk.said(Said(ADA, None, "/settings here", "1"))

    assert "/settings here: True" in refused.notice
