"""A name that was typed after ``/gin`` as if it were a rule."""

import pytest

from adapters.frontdesk import Visitor
from adapters.presentation.texts import Name
from engine.round.faults import Fault
from tests.counter import ADA, Counter

MAX = Visitor("web", "max", "Max", handle="max_m")
MAX_LEE = Visitor("web", "lee", "Max")


@pytest.fixture
def handled() -> Counter:
    """A counter on a platform where people have handles."""
    return Counter(handles=frozenset(("web",)))


@pytest.mark.parametrize("line", ["/gin Max", "/gin max_m"])
async def test_whoever_is_known_by_that_name_is_told_as_they_are_challenged(
    handled: Counter, line: str
) -> None:
    await handled.say(MAX, "/help")

    answer = await handled.say(ADA, line)

    sentence = handled.sentence(Fault.GIN_NAME, name=Name("Max"), example="/gin @max_m")
    assert answer.notice == sentence
    assert handled.store.tables == {}


async def test_what_else_was_typed_stays_in_the_line(handled: Counter) -> None:
    await handled.say(MAX_LEE, "/help")

    answer = await handled.say(ADA, "/gin remik Max 250")

    sentence = handled.sentence(Fault.GIN_NAME, name=Name("Max"), example='/gin remik @"Max" 250')
    assert answer.notice == sentence


@pytest.mark.parametrize("others", [(), (MAX, MAX_LEE)], ids=["nobody", "two"])
async def test_where_nobody_alone_is_called_so_it_is_told_how_people_are_challenged(
    counter: Counter, others: tuple[Visitor, ...]
) -> None:
    for other in others:
        await counter.say(other, "/help")

    answer = await counter.say(ADA, "/gin Max")

    assert answer.notice == counter.sentence(Fault.GIN_WORD, argument="Max")


async def test_where_people_have_handles_an_answer_to_their_message_challenges_too(
    handled: Counter,
) -> None:
    answer = await handled.say(ADA, "/gin Ada")

    assert answer.notice == handled.sentence(Fault.GIN_WORD_REPLY, argument="Ada")


async def test_the_same_is_told_of_a_line_without_its_slash(handled: Counter) -> None:
    await handled.say(MAX, "/help")

    answer = await handled.say(ADA, "play Max", place=None)

    sentence = handled.sentence(Fault.GIN_NAME, name=Name("Max"), example="/gin @max_m")
    assert answer.notice == sentence
