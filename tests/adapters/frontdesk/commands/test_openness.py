"""What is answered to a line in a place, and may be read by all who are there."""

import pytest

from adapters.frontdesk import Said, Visitor
from adapters.frontdesk.commands.openness import is_for_all
from tests.adapters.frontdesk.absence import dealt
from tests.counter import ADA, BEN, PARLOUR, Counter

GUEST = Visitor("web", "guest", "Guest")


@pytest.mark.parametrize(
    "line",
    [
        "/gin @Ben",
        "/gin nonsense",
        "/table",
        "/games",
        "/rules",
        "/resign",
        "/abort",
        "/end",
        "/rematch",
        "/ready",
        "/stats",
        "/history",
        "/language ru",
        "/settings here",
        "/help",
        "/nonsense",
    ],
)
def test_what_tells_nothing_of_cards_is_for_all(line: str) -> None:
    assert is_for_all(Said(GUEST, PARLOUR, line, "1"))


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("/hand", id="a hand"),
        pytest.param("/рука", id="a hand in another language"),
        pytest.param("/move 7h", id="a move"),
        pytest.param("/7h", id="a move with a slash"),
        pytest.param("/knock 7h", id="a knock"),
        pytest.param("/draw", id="a draw"),
        pytest.param("/settings block @Ben", id="whom somebody blocks"),
        pytest.param("/settings zone nowhere", id="where somebody lives"),
    ],
)
def test_what_may_tell_of_cards_and_of_own_affairs_is_for_one(line: str) -> None:
    assert not is_for_all(Said(GUEST, PARLOUR, line, "1"))


def test_in_private_nobody_else_reads() -> None:
    assert not is_for_all(Said(GUEST, None, "/gin", "1"))


async def test_what_is_done_and_what_is_refused_are_told_to_all_alike(counter: Counter) -> None:
    done = await counter.say(ADA, "/gin")
    refused = await counter.say(ADA, "/gin")

    assert (done.for_all, refused.for_all) == (True, True)
    assert refused.notice == counter.sentence("fault-open-challenge-twice")


async def test_a_move_and_its_refusal_are_told_to_nobody_else(counter: Counter) -> None:
    async with counter.running():
        await dealt(counter)
        answers = [
            await counter.say(who, line)
            for who in (ADA, BEN)
            for line in ("/knock 7h", "/draw", "/7h", "/hand")
        ]

    assert not any(answer.for_all for answer in answers)


async def test_a_screen_alone_has_nothing_for_all(counter: Counter) -> None:
    answer = await counter.say(ADA, "/help")

    assert (answer.notice, answer.for_all) == ("", False)
