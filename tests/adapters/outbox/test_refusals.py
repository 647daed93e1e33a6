"""Nothing that was refused stays so: it is tried again, and what is refused for good is cheap."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import pytest

from adapters.frontdesk import Visitor
from adapters.outbox import Refused
from adapters.outbox.refusals import (
    LONGEST_FOR_READERS,
    MOST_OF_READERS,
    PAUSES,
    TRIES_BY_ITSELF,
    Refusals,
)
from adapters.presentation.ink import Drawn
from engine.service.intents import Ask, Wish
from engine.service.orders import Order
from engine.service.ports import Audience, MessageKey, MessageRow
from tests.counter import ADA, BEN, EVE, PARLOUR, Counter
from tests.fakes import FakeClock
from tests.jumping import JumpingLoop

BOARD_CHAT = PARLOUR.channel
READERS = Audience("place", PARLOUR.key)
ROW = MessageRow(MessageKey("t1", READERS, "board"), wanted=2, state="refused")
MOMENT = 0.1
A_DAY = 86_400.0


def timed(test: Callable[[Counter], Awaitable[None]]) -> Callable[[], None]:
    """The test on a clock that jumps."""

    def run() -> None:
        counter = Counter()
        with asyncio.Runner(loop_factory=partial(JumpingLoop, counter.clock)) as runner:
            runner.run(_whole(test, counter))

    return run


async def _whole(test: Callable[[Counter], Awaitable[None]], counter: Counter) -> None:
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben")
        await counter.settled()
        await counter.press(BEN, counter.row("board"), Ask("accept"))
        await counter.settled()
        await test(counter)


@timed
async def test_a_board_that_was_refused_once_is_true_with_the_next_version(
    counter: Counter,
) -> None:
    counter.pigeon.fail(BOARD_CHAT, Refused())
    await _next_version(counter)
    was = counter.row("board").state
    await _next_version(counter)
    await asyncio.sleep(PAUSES[0] + MOMENT)

    row = counter.row("board")
    assert (was, row.state) == ("refused", "live")
    assert row.shown == row.wanted == counter.table().version


@timed
async def test_without_anything_new_what_is_refused_for_good_is_left_alone(
    counter: Counter,
) -> None:
    counter.pigeon.closed.add(BOARD_CHAT)
    await _next_version(counter)
    before = len(_flown(counter, BOARD_CHAT))
    await asyncio.sleep(A_DAY)

    assert len(_flown(counter, BOARD_CHAT)) == before


@timed
async def test_what_is_refused_again_and_again_is_tried_less_and_less(counter: Counter) -> None:
    counter.pigeon.closed.add(BOARD_CHAT)
    before = len(_flown(counter, BOARD_CHAT))
    for _ in range(100):
        await _next_version(counter)
        await asyncio.sleep(1.0)

    assert len(_flown(counter, BOARD_CHAT)) - before <= len(PAUSES)


@timed
async def test_what_was_not_even_tried_is_due_with_every_version(counter: Counter) -> None:
    counter.pigeon.fail(BOARD_CHAT, *[Refused(tried=False)] * 10)
    for _ in range(10):
        await _next_version(counter)
    refused = counter.row("board").state

    await _next_version(counter)

    assert (refused, counter.row("board").state) == ("refused", "live")


@timed
async def test_what_was_not_even_tried_waits_for_something_new(counter: Counter) -> None:
    counter.pigeon.fail(BOARD_CHAT, Refused(tried=False))
    await _next_version(counter)
    before = len(_flown(counter, BOARD_CHAT))
    await asyncio.sleep(A_DAY)

    assert len(_flown(counter, BOARD_CHAT)) == before


@timed
async def test_a_refusal_that_nobody_understands_is_tried_again_by_itself(
    counter: Counter,
) -> None:
    counter.pigeon.fail("@ben", *[Refused(may_pass=True)] * TRIES_BY_ITSELF)
    await _next_version(counter)
    await asyncio.sleep(sum(PAUSES[:TRIES_BY_ITSELF]) + MOMENT)

    row = counter.row("hand", BEN)
    assert (row.state, row.shown) == ("live", counter.table().version)


@timed
async def test_a_refusal_that_nobody_understands_is_not_tried_for_ever(counter: Counter) -> None:
    counter.pigeon.fail("@ben", *[Refused(may_pass=True)] * 100)
    before = len(_flown(counter, "@ben"))
    await _next_version(counter)
    await asyncio.sleep(A_DAY)

    assert len(_flown(counter, "@ben")) - before == 1 + TRIES_BY_ITSELF


@pytest.mark.parametrize("visitor", [ADA, EVE])
def test_whoever_types_where_a_board_was_refused_has_it_tried_again(visitor: Visitor) -> None:
    @timed
    async def typed(counter: Counter) -> None:
        counter.pigeon.fail(BOARD_CHAT, *[Refused()] * 4)
        for pause in PAUSES[:4]:
            await _next_version(counter)
            await asyncio.sleep(pause - MOMENT)

        await counter.say(visitor, "/help")
        await asyncio.sleep(LONGEST_FOR_READERS)

        assert counter.row("board").shown == counter.table().version

    typed()


@timed
async def test_whoever_types_in_private_has_their_hand_tried_again(counter: Counter) -> None:
    counter.pigeon.fail("@ben", Refused())
    await _next_version(counter)
    was = counter.row("hand", BEN).state

    await counter.say(BEN, "/help", None)
    await asyncio.sleep(PAUSES[0] + MOMENT)

    row = counter.row("hand", BEN)
    assert was == "refused"
    assert (row.state, row.shown) == ("live", counter.table().version)


@timed
async def test_what_others_type_tries_nobodys_hand(counter: Counter) -> None:
    counter.pigeon.fail("@ben", Refused())
    await _next_version(counter)
    before = len(_flown(counter, "@ben"))

    await counter.say(ADA, "/help", None)
    await asyncio.sleep(A_DAY)

    assert len(_flown(counter, "@ben")) == before


@timed
async def test_a_press_on_a_message_that_was_refused_heals_it_for_good(counter: Counter) -> None:
    counter.pigeon.fail("@ben", Refused())
    await _order(counter, ADA, "offer_abort")
    await counter.settled()
    was = counter.row("hand", BEN).state

    await counter.press(BEN, counter.row("hand", BEN), Ask("sort_rank"))
    await _order(counter, BEN, "refuse_abort")
    await asyncio.sleep(PAUSES[0] + MOMENT)

    row = counter.row("hand", BEN)
    assert was == "refused"
    assert (row.state, row.shown) == ("live", counter.table().version)


@timed
async def test_a_move_made_on_a_message_that_was_refused_heals_it_at_once(
    counter: Counter,
) -> None:
    counter.pigeon.fail("@ben", Refused())
    await _order(counter, ADA, "offer_abort")
    await counter.settled()
    counter.pigeon.show("@ben", counter.row("hand", BEN).message, await _true(counter, BEN))

    await counter.press(BEN, counter.row("hand", BEN), Ask("refuse_abort"))

    row = counter.row("hand", BEN)
    assert (row.state, row.shown) == ("live", counter.table().version)


@timed
async def test_what_was_refused_is_tried_again_at_a_start(counter: Counter) -> None:
    counter.pigeon.fail(BOARD_CHAT, Refused())
    await _next_version(counter)
    await counter.outbox.settle()
    again = Counter(counter.store, counter.clock, counter.pigeon)

    async with again.running():
        await again.settled()

    row = counter.row("board")
    assert (row.state, row.shown) == ("live", counter.table().version)


@timed
async def test_who_could_not_be_called_for_unknown_reasons_is_called_once_they_can(
    counter: Counter,
) -> None:
    row = counter.row("hand", BEN)
    version = counter.table().version
    counter.store.messages[row.key] = replace(row, shown=0, rings=version)
    counter.pigeon.fail("@ben", Refused(may_pass=True))
    counter.outbox.table_changed(row.key.table, version)
    await asyncio.sleep(PAUSES[0] + MOMENT)

    assert [what for what, chat, _ in counter.pigeon.flown if chat == "@ben"][-2:] == ["ring"] * 2


@timed
async def test_a_refused_edit_to_a_chat_that_closed_is_not_tried_again(counter: Counter) -> None:
    counter.pigeon.closed.add("@ben")
    await _next_version(counter)
    await counter.desk.private_closed(BEN)
    before = len(_flown(counter, "@ben"))
    for pause in PAUSES:
        await _next_version(counter)
        await asyncio.sleep(pause + MOMENT)

    assert len(_flown(counter, "@ben")) == before


def _refusals(work: Callable[[Refusals], None]) -> list[str]:
    """The tables that are looked at within a day after ``work``."""
    looked: list[str] = []

    async def whole() -> None:
        work(Refusals(looked.append))
        await asyncio.sleep(A_DAY)

    with asyncio.Runner(loop_factory=partial(JumpingLoop, FakeClock())) as runner:
        runner.run(whole())
    return looked


def test_a_round_that_could_not_be_shown_is_due_when_its_table_changes() -> None:
    showdown = replace(ROW, key=replace(ROW.key, purpose="showdown", number=1))

    def work(refusals: Refusals) -> None:
        refusals.note(showdown, Refused())
        refusals.changed("t1")
        refusals.is_due(showdown)

    assert _refusals(work) == ["t1"]


def test_only_so_much_is_remembered_of_what_one_place_refused() -> None:
    keys = [replace(ROW.key, table=f"t{number}") for number in range(MOST_OF_READERS + 1)]

    def work(refusals: Refusals) -> None:
        for key in keys:
            refusals.note(replace(ROW, key=key), Refused())
        refusals.heard(READERS)

    assert sorted(_refusals(work)) == sorted(key.table for key in keys[1:])


def test_nothing_is_looked_at_once_the_outbox_has_stopped() -> None:
    def work(refusals: Refusals) -> None:
        refusals.note(ROW, Refused(may_pass=True))
        refusals.close()

    assert _refusals(work) == []


def _flown(counter: Counter, chat: str) -> list[str]:
    return [what for what, where, _ in counter.pigeon.flown if where == chat]


async def _true(counter: Counter, visitor: Visitor) -> Drawn:
    return await counter.drawing.message(counter.row("hand", visitor).key)


async def _next_version(counter: Counter) -> None:
    """Let a version of the table be saved without a press on any message."""
    asked = counter.table().version % 2 == 0
    await _order(counter, *((ADA, "offer_abort") if asked else (BEN, "refuse_abort")))
    await counter.settled()


async def _order(counter: Counter, visitor: Visitor, wish: Wish) -> None:
    table = counter.table()
    await counter.service.carry_out(
        Order(counter.person(visitor), table.id, table.version, Ask(wish))
    )
