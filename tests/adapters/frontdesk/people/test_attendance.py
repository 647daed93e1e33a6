"""Who plays where, and where the message of one's own hand lies."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk import Visitor
from engine.match.people import Place
from tests.adapters.frontdesk.absence import Absence, dealt
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

GARDEN = Place("web", "#garden", "garden")
CLUB = Place("web", "-100/45", "club", "-100")
STRANGER = Visitor("web", "stranger", "Stranger", "en")


@pytest.fixture
async def match(counter: Counter) -> AsyncIterator[Absence]:
    """A match that is under way, while everything is delivered."""
    async with counter.running():
        yield await dealt(counter)


async def test_players_play_where_their_table_stands(match: Absence) -> None:
    desk = match.counter.desk

    assert await desk.plays_at(ADA, PARLOUR)
    assert not await desk.plays_at(ADA, GARDEN)


@pytest.mark.parametrize("visitor", [EVE, STRANGER], ids=["onlooker", "stranger"])
async def test_others_play_nowhere(match: Absence, visitor: Visitor) -> None:
    assert not await match.counter.desk.plays_at(visitor, PARLOUR)


async def test_who_is_challenged_in_a_place_may_answer_there(counter: Counter) -> None:
    await counter.say(BEN, "/games")
    await counter.say(ADA, "/gin @Ben")

    assert await counter.desk.plays_at(BEN, PARLOUR)


async def test_who_has_left_a_home_is_missed_at_its_tables(counter: Counter) -> None:
    await _begun(counter, CLUB)

    await counter.desk.left_home(ADA, "-100")

    assert counter.table().departed == (0,)


@pytest.mark.parametrize("home", ["-200", ""])
async def test_a_table_elsewhere_does_not_miss_who_left(counter: Counter, home: str) -> None:
    await _begun(counter, CLUB)

    await counter.desk.left_home(ADA, home)

    assert counter.table().departed == ()


async def test_the_hand_is_brought_to_the_end_of_its_chat_instead_of_posted_twice(
    match: Absence,
) -> None:
    counter = match.counter
    before = counter.row("hand", ADA)
    answer = await counter.say(ADA, "/hand", None)
    assert answer.private is not None

    is_brought = await counter.desk.brought(ADA, answer.private)
    await counter.settled()

    after = counter.row("hand", ADA)
    assert is_brought
    assert after.message != before.message
    assert list(counter.pigeon.chats[after.chat]) == [after.message]


async def test_a_hand_that_was_drawn_before_something_happened_is_brought_as_it_is_now(
    match: Absence,
) -> None:
    counter = match.counter
    old = (await counter.say(ADA, "/hand", None)).private
    assert old is not None
    await counter.desk.departed(BEN, PARLOUR)

    is_brought = await counter.desk.brought(ADA, old)
    await counter.settled()

    assert is_brought
    assert counter.shown(counter.row("hand", ADA)).screen.version > old.screen.version


@pytest.mark.parametrize("line", ["/resign", "/rules", "/games"])
async def test_what_is_no_hand_brings_none(match: Absence, line: str) -> None:
    counter = match.counter
    before = counter.row("hand", ADA)
    answer = await counter.say(ADA, line, None)
    assert answer.private is not None

    assert not await counter.desk.brought(ADA, answer.private)
    assert counter.row("hand", ADA) == before


async def test_a_hand_that_was_not_sent_yet_comes_by_itself(counter: Counter) -> None:
    await _begun(counter, PARLOUR)
    drawn = await counter.drawing.table(counter.person(ADA), counter.table().id)

    assert await counter.desk.brought(ADA, drawn)
    assert counter.pigeon.chats == {}


async def _begun(counter: Counter, place: Place) -> None:
    """Let Ada and Ben begin a match of which nothing is delivered yet."""
    await counter.say(BEN, "/games", place)
    await counter.say(ADA, "/gin @Ben", place)
    await counter.say(BEN, "/move accept", place)
