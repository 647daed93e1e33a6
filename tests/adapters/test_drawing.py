"""A message is drawn for its audience: the right screen, in its language, bound to its scope."""

from dataclasses import replace

import pytest

from adapters.drawing import is_the_same, scope_of
from adapters.frontdesk import Visitor
from adapters.presentation.screen import Countdown
from adapters.presentation.texts import text
from engine.match.stages import ChoosingDealer
from engine.round.faults import Fault, NoTable
from engine.service.intents import Ask, Look
from engine.service.orders import Order
from engine.service.ports import Audience, MessageKey, PlaceSettings
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter

PLACE = Audience("place", PARLOUR.key)


@pytest.fixture
async def counter() -> Counter:
    """A bot at which Ada and Ben have cut for the deal."""
    counter = Counter()
    await counter.say(BEN, "/help")
    await counter.say(EVE, "/help")
    await counter.say(ADA, "/gin @Ben")
    await _order(counter, BEN, Ask("accept"))
    return counter


async def test_a_board_is_drawn_for_its_place(counter: Counter) -> None:
    drawn = await counter.drawing.message(_key(counter, PLACE))

    assert drawn.scope == scope_of(PLACE)
    assert drawn.screen.table == counter.table().id


async def test_a_place_without_a_language_reads_the_default(counter: Counter) -> None:
    counter.store.places.clear()

    assert (await counter.drawing.message(_key(counter, PLACE))).language == "en"


async def test_a_place_reads_its_own_language(counter: Counter) -> None:
    await counter.store.change_place(PlaceSettings(PARLOUR.key, language="kk"))

    assert (await counter.drawing.message(_key(counter, PLACE))).language == "kk"


async def test_a_hand_is_drawn_in_its_persons_language_and_order(counter: Counter) -> None:
    await counter.say(ADA, "/language ru")
    key = MessageKey(counter.table().id, _reader(counter, ADA), "hand")

    drawn = await counter.drawing.message(key)

    assert drawn.language == "ru"
    assert drawn.scope == scope_of(_reader(counter, ADA))


async def test_the_hand_of_somebody_who_does_not_sit_there_cannot_be_drawn(
    counter: Counter,
) -> None:
    key = MessageKey(counter.table().id, _reader(counter, EVE), "hand")

    with pytest.raises(NoTable) as refused:
        await counter.drawing.message(key)

    assert refused.value.fault is Fault.NO_TABLE


async def test_the_hand_of_nobody_cannot_be_drawn(counter: Counter) -> None:
    key = MessageKey(counter.table().id, Audience("person", "nobody"), "hand")

    with pytest.raises(NoTable):
        await counter.drawing.message(key)


async def test_a_table_that_is_gone_cannot_be_drawn(counter: Counter) -> None:
    with pytest.raises(NoTable):
        await counter.drawing.message(MessageKey("gone", PLACE, "board"))


async def test_a_showdown_that_never_was_cannot_be_drawn(counter: Counter) -> None:
    with pytest.raises(NoTable):
        await counter.drawing.message(MessageKey(counter.table().id, PLACE, "showdown", 7))


async def test_a_board_for_a_persons_eyes_shows_no_hand(counter: Counter) -> None:
    """A private table has its board in the private chat."""
    key = MessageKey(counter.table().id, _reader(counter, ADA), "board")
    public = await counter.drawing.message(_key(counter, PLACE))

    drawn = await counter.drawing.message(key)

    assert drawn.screen == public.screen


async def test_a_result_is_drawn_once_the_match_is_over(counter: Counter) -> None:
    await _order(counter, ADA, Ask("resign"))
    key = MessageKey(counter.table().id, PLACE, "result")

    drawn = await counter.drawing.message(key)

    assert Ask("rematch") in {button.intent for row in drawn.screen.rows for button in row}


async def test_a_look_is_drawn_for_the_one_who_looks(counter: Counter) -> None:
    person = counter.person(ADA)

    drawn = await counter.drawing.table(person, counter.table().id, Look("resign"))

    assert Ask("resign") in {button.intent for row in drawn.screen.rows for button in row}
    assert drawn.scope == scope_of(Audience("person", person.id))


async def test_a_person_who_is_not_known_reads_the_default(counter: Counter) -> None:
    assert await counter.drawing.language(Audience("person", "nobody")) == "en"


def test_places_and_persons_of_one_id_have_scopes_of_their_own() -> None:
    assert scope_of(Audience("place", "x")) != scope_of(Audience("person", "x"))


def _key(counter: Counter, audience: Audience) -> MessageKey:
    assert isinstance(counter.table().stage, ChoosingDealer)
    return MessageKey(counter.table().id, audience, "board")


def _reader(counter: Counter, visitor: Visitor) -> Audience:
    return Audience("person", counter.person(visitor).id)


async def _order(counter: Counter, visitor: Visitor, ask: Ask) -> None:
    table = counter.table()
    await counter.service.carry_out(Order(counter.person(visitor), table.id, table.version, ask))


async def test_a_message_whose_clock_was_put_right_is_the_same(counter: Counter) -> None:
    drawn = await counter.drawing.message(_key(counter, PLACE))
    clock = Countdown(text("grid-row"), until=1)
    now = replace(drawn, screen=replace(drawn.screen, blocks=(*drawn.screen.blocks, clock)))

    assert is_the_same(now, drawn)


async def test_what_offers_something_else_is_another_message(counter: Counter) -> None:
    drawn = await counter.drawing.message(_key(counter, PLACE))
    page = replace(drawn, screen=replace(drawn.screen, rows=()))

    assert not is_the_same(drawn, page)


async def test_a_message_is_the_same_once_its_table_has_gone_on(counter: Counter) -> None:
    drawn = await counter.drawing.message(_key(counter, PLACE))
    screen = replace(drawn.screen, version=drawn.screen.version + 1, rows=())

    assert is_the_same(replace(drawn, screen=screen), drawn)
