"""Whoever's turn it has become, and who is elsewhere, is called to it: once, and for something."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from adapters.frontdesk import Press, Visitor
from adapters.outbox import Gone, Later, Refused
from engine.match.pace import PaceKey
from engine.match.rules import Rules
from engine.match.stages import ChoosingDealer
from engine.round.moves import PASS
from engine.service.intents import Ask, Challenge, Intent, Play
from engine.service.orders import Order
from engine.service.ports import Deadline, MessageRow
from tests.counter import ADA, BEN, PARLOUR, PATIENCE_SECONDS, Counter

TRIES = 500
A_WHILE_SECONDS = 61
"""Longer than somebody who has just pressed something is thought to look."""


@pytest.fixture
def counter() -> Counter:
    """A bot without its process."""
    return Counter()


async def test_who_is_elsewhere_gets_a_new_message_in_place_of_the_old(counter: Counter) -> None:
    async with counter.running():
        called, before = await _called(counter)

    row = counter.row("hand", called)
    assert _deliveries(counter, called)[-1] == ("ring", 3)
    assert list(counter.pigeon.chats[row.chat]) == [row.message]
    assert row.message != before.message


async def test_who_has_just_pressed_something_is_not_called(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        await _deal(counter)
        await counter.settled()

    assert _rings(counter, ADA) + _rings(counter, BEN) == 0


async def test_who_wants_no_notices_sees_their_turn_and_is_not_called(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
        person = counter.person(called)
        await counter.store.change_person(replace(person, notices=False))
        await _deal_later(counter)
        await counter.store.change_person(person)
        await _warn(counter)

    assert _rings(counter, called) == 0
    assert counter.row("hand", called).shown == counter.table().version


async def test_a_hand_that_is_dealt_to_who_is_elsewhere_is_posted_as_a_call(
    counter: Counter,
) -> None:
    async with counter.running():
        await counter.say(BEN, "/help")
        await counter.say(ADA, "/gin @Ben")
        await counter.settled()
        counter.clock.advance(A_WHILE_SECONDS)
        await counter.press(BEN, counter.row("board"), Ask("accept"))
        await counter.settled()

    chooser = _chooser(counter)
    expected = [("ring", 2)] if chooser == ADA else [("post", 2)]
    assert _deliveries(counter, chooser) == expected
    assert _rings(counter, BEN) == 0


async def test_a_warning_calls_nobody_who_was_called_to_this_turn(counter: Counter) -> None:
    async with counter.running():
        called, _ = await _called(counter)
        await _warn(counter)

    assert counter.table().warned
    assert _rings(counter, called) == 1
    assert counter.row("hand", called).shown == counter.table().version


async def test_a_warning_calls_who_was_there_as_the_turn_began_and_went_away(
    counter: Counter,
) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
        await _deal(counter)
        await counter.settled()
        await _warn(counter)

    assert _rings(counter, called) == 1


async def test_every_turn_calls_again(counter: Counter) -> None:
    async with counter.running():
        called, _ = await _called(counter)
        await _order(counter, called, Play((PASS,)))
        counter.clock.advance(A_WHILE_SECONDS)
        await _order(counter, _opponent(called), Play((PASS,)))
        await counter.settled()

    assert _rings(counter, called) == 2


async def test_later_delays_a_call_and_makes_it_no_second_one(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
        counter.pigeon.fail(_chat(called), Later(0.01), Later(0.01))
        await _deal_later(counter)

    assert _deliveries(counter, called)[-3:] == [("ring", 3)] * 3
    assert len(counter.pigeon.chats[_chat(called)]) == 1
    assert counter.row("hand", called).rings == -3


async def test_a_call_to_a_turn_that_is_over_is_an_edit_when_it_comes_through(
    counter: Counter,
) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
        counter.pigeon.fail(_chat(called), Later(0.05))
        counter.clock.advance(A_WHILE_SECONDS)
        await _deal(counter)
        await _until(lambda: _rings(counter, called) == 1)
        await _order(counter, called, Play((PASS,)))
        await counter.settled()

    assert _deliveries(counter, called)[-2:] == [("ring", 3), ("edit", 4)]


async def test_a_call_that_waited_behind_another_message_is_none_once_its_turn_is_over(
    counter: Counter,
) -> None:
    async with counter.running():
        await _seated(counter)
        called, table = _other(counter), counter.table().id
        chat = _chat(called)
        held = counter.pigeon.hold(chat)
        await counter.outbox.redraw(await _second_table(counter, called))
        await asyncio.wait_for(counter.pigeon.waiting.wait(), 5)
        counter.clock.advance(A_WHILE_SECONDS)
        await _deal(counter, table)
        await asyncio.sleep(0.01)
        await _order(counter, called, Play((PASS,)), table)
        held.set()
        await counter.settled()

    assert _rings(counter, called) == 0
    assert counter.row("hand", called, table).shown == 4


async def test_a_call_that_was_made_but_not_noted_before_a_stop_makes_no_second_message() -> None:
    first = Counter()
    async with first.running():
        called, before = await _called(first)
    noted = first.row("hand", called)
    first.store.messages[noted.key] = replace(before, wanted=3, rings=3)

    second = Counter(store=first.store, pigeon=first.pigeon)
    async with second.running():
        await second.settled()

    assert second.row("hand", called).message == noted.message
    assert len(first.pigeon.chats[_chat(called)]) == 1


async def test_who_was_to_be_called_when_the_bot_stopped_is_called_after_the_start() -> None:
    first = Counter()
    async with first.running():
        await _seated(first)
        called = _other(first)
    first.clock.advance(A_WHILE_SECONDS)
    await _deal(first)

    second = Counter(store=first.store, pigeon=first.pigeon, clock=first.clock)
    async with second.running():
        await second.settled()

    assert _rings(second, called) == 1


async def test_a_call_at_a_message_that_is_gone_is_made_by_a_new_one(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
        counter.pigeon.fail(_chat(called), Gone())
        await counter.pigeon.delete(_chat(called), counter.row("hand", called).message)
        await _deal_later(counter)

    assert _deliveries(counter, called)[-2:] == [("ring", 3), ("ring", 3)]
    assert len(counter.pigeon.chats[_chat(called)]) == 1


async def test_who_takes_no_private_messages_is_not_called_later(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
        counter.pigeon.fail(_chat(called), Refused())
        await _deal_later(counter)
        state = counter.row("hand", called).state
        await counter.desk.private_opened(called)
        await counter.settled()

    assert state == "refused"
    assert _deliveries(counter, called)[-2:] == [("ring", 3), ("edit", 3)]


async def test_a_platform_that_fails_while_it_calls_is_asked_again_under_the_same_name(
    counter: Counter,
) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
        counter.pigeon.fail(_chat(called), RuntimeError("no line"))
        counter.clock.advance(A_WHILE_SECONDS)
        await _deal(counter)
        await _until(lambda: counter.row("hand", called).shown == 3)

    assert [str(error) for error in counter.reports] == ["no line"]
    assert len(counter.pigeon.chats[_chat(called)]) == 1


async def test_a_press_on_the_old_message_while_the_call_is_in_the_air_finds_its_table(
    counter: Counter,
) -> None:
    async with counter.running():
        called, before, held = await _call_in_the_air(counter)
        drawn = await counter.drawing.message(before.key)
        token = counter.tokens.encode(Play((PASS,)), before.key.table, 3, drawn.scope)
        answer = await counter.press_token(called, before, token)
        held.set()
        await counter.settled()

    assert answer.notice == ""
    assert counter.table().version == 4
    row = counter.row("hand", called)
    assert list(counter.pigeon.chats[row.chat]) == [row.message]
    assert counter.shown(row).screen.version == 4


async def test_a_press_on_the_old_message_after_the_call_finds_its_table(counter: Counter) -> None:
    async with counter.running():
        called, before = await _called(counter)
        drawn = await counter.drawing.message(before.key)
        token = counter.tokens.encode(Play((PASS,)), before.key.table, 3, drawn.scope)
        press = Press(called, None, before.chat, before.message, token, "late")
        answer = await counter.pressed(press)
        await counter.settled()

    assert answer.redraw is not None
    assert answer.redraw.screen.version == 4
    assert counter.row("hand", called).shown == 4


async def test_a_challenge_that_is_brought_down_calls_nobody_again(counter: Counter) -> None:
    async with counter.running():
        ada, ben = await counter.desk.people.meet(ADA), await counter.desk.people.meet(BEN)
        await counter.service.challenge(ada, Challenge(PARLOUR, ben.id))
        await counter.settled()
        posted = counter.shown(counter.row("board"))
        await counter.outbox.repost(counter.row("board"))
        await counter.settled()

    assert posted.screen.addressee == ben.id
    assert counter.shown(counter.row("board")).screen.addressee == ""


async def test_the_old_message_that_a_call_takes_away_is_not_lost(counter: Counter) -> None:
    async with counter.running():
        called, before, held = await _call_in_the_air(counter)
        await counter.desk.lost("web", before.chat, before.message)
        held.set()
        await counter.settled()

    row = counter.row("hand", called)
    assert row.lost == 0
    assert len(counter.pigeon.chats[row.chat]) == 1


async def test_who_presses_before_they_are_called_is_not_called(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        called = _other(counter)
    counter.clock.advance(A_WHILE_SECONDS)
    await _deal(counter)
    row = counter.row("hand", called)
    await counter.press(called, row, Ask("offer_abort"))

    async with counter.running():
        await counter.settled()

    assert row.rings == 3
    assert _rings(counter, called) == 0


async def _seated(counter: Counter, pace: PaceKey = "casual") -> None:
    """A table of Ada and Ben, the cut made, everything delivered."""
    for visitor in (ADA, BEN):
        await counter.say(visitor, "/help")
    rules = Rules("classic", pace=pace)
    challenge = Challenge(PARLOUR, counter.person(BEN).id, rules=rules)
    await counter.service.challenge(counter.person(ADA), challenge)
    await counter.settled()
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    await counter.settled()


async def _second_table(counter: Counter, visitor: Visitor) -> str:
    """A match of somebody's own against the computer, not delivered yet."""
    challenge = Challenge(None, computer="casual")
    await counter.service.challenge(counter.person(visitor), challenge)
    return counter.table().id


async def _called(counter: Counter) -> tuple[Visitor, MessageRow]:
    """Who was called to the first turn of a round, and the row of their hand before."""
    await _seated(counter)
    called = _other(counter)
    before = counter.row("hand", called)
    await _deal_later(counter)
    return called, before


async def _call_in_the_air(counter: Counter) -> tuple[Visitor, MessageRow, asyncio.Event]:
    """Who is being called, the row of their hand before, and what lets the call through."""
    await _seated(counter)
    called = _other(counter)
    before = counter.row("hand", called)
    held = counter.pigeon.hold(before.chat)
    counter.clock.advance(A_WHILE_SECONDS)
    await _deal(counter)
    await asyncio.wait_for(counter.pigeon.waiting.wait(), 5)
    return called, before, held


async def _deal_later(counter: Counter) -> None:
    """Let the first round be dealt once nobody is thought to look any more."""
    counter.clock.advance(A_WHILE_SECONDS)
    await _deal(counter)
    await counter.settled()


async def _deal(counter: Counter, table: str = "") -> None:
    """Let who cut the higher card deal, without a press on any message."""
    await _order(counter, _chooser(counter, table), Ask("deal_first"), table)


async def _warn(counter: Counter) -> None:
    """Let the time of a turn pass until the warning."""
    deadline = await _deadline(counter)
    counter.clock.advance((deadline.due - counter.time.now(deadline.clock)) / 1000)
    await counter.service.on_deadline(deadline)
    await counter.settled()


async def _deadline(counter: Counter) -> Deadline:
    """The deadline that comes next."""
    deadline = await counter.store.next_deadline("web")
    assert deadline is not None
    return deadline


async def _order(counter: Counter, visitor: Visitor, intent: Intent, table: str = "") -> None:
    assert isinstance(intent, Play | Ask)
    at = counter.store.tables[table] if table else counter.table()
    await counter.service.carry_out(Order(counter.person(visitor), at.id, at.version, intent))


def _chooser(counter: Counter, table: str = "") -> Visitor:
    """Who cut the higher card."""
    stage = (counter.store.tables[table] if table else counter.table()).stage
    assert isinstance(stage, ChoosingDealer)
    return (ADA, BEN)[stage.chooser]


def _other(counter: Counter) -> Visitor:
    """Who will be the first to play, if the other deals."""
    return _opponent(_chooser(counter))


def _opponent(called: Visitor) -> Visitor:
    return BEN if called == ADA else ADA


def _chat(visitor: Visitor) -> str:
    return f"@{visitor.user}"


def _deliveries(counter: Counter, visitor: Visitor) -> list[tuple[str, int]]:
    """What was delivered to somebody, and with which version."""
    flown = counter.pigeon.flown
    return [(what, version) for what, chat, version in flown if chat == _chat(visitor)]


def _rings(counter: Counter, visitor: Visitor) -> int:
    return sum(what == "ring" for what, _ in _deliveries(counter, visitor))


async def _until(happens: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(TRIES):
        if happens():
            return
        await asyncio.sleep(PATIENCE_SECONDS / TRIES)
    raise AssertionError("it never happened")
