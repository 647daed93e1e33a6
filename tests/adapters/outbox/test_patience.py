"""What a reader can do without rests for a while, on platforms where messages are counted."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from adapters.frontdesk import Visitor
from adapters.outbox import Later
from adapters.presentation.screens.table.patience import COMPUTER_SECONDS, WATCHED_SECONDS
from engine.match.boards import HandView
from engine.match.stages import ChoosingDealer
from engine.match.table import to_act
from engine.round.moves import DRAW_STOCK, PASS, Discard, Move
from engine.service.intents import Ask, Play, Wanted
from engine.service.orders import Order
from engine.service.ports import Audience
from engine.service.time.timekeeper import Timekeeper
from tests.counter import ADA, BEN, PARLOUR, Counter
from tests.jumping import JumpingLoop

PATIENCE = 40.0
MOMENT = 0.1
BOARD_CHAT = PARLOUR.channel


def patiently(test: Callable[[Counter], Awaitable[None]]) -> Callable[[], None]:
    """The test on a clock that jumps, with a courier that counts messages."""

    def run() -> None:
        counter = Counter()
        counter.pigeon.patience = PATIENCE
        with asyncio.Runner(loop_factory=partial(JumpingLoop, counter.clock)) as runner:
            runner.run(_whole(test, counter))

    return run


async def _whole(test: Callable[[Counter], Awaitable[None]], counter: Counter) -> None:
    await test(counter)


@patiently
async def test_another_ones_draw_rests_until_its_discard_which_tells_of_both(
    counter: Counter,
) -> None:
    async with counter.running():
        await _in_play(counter)
        before = len(counter.pigeon.flown)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(PATIENCE / 2)
        await _throw(counter)
        await asyncio.sleep(MOMENT)

    version = counter.table().version
    assert [flight for flight in counter.pigeon.flown[before:] if flight[2] < version] == [
        ("edit", _chat(_opponent(counter)), version - 1)
    ]
    shown = counter.shown(counter.row("board")).screen
    assert "event-turn-stock" in repr(shown.blocks)


@patiently
async def test_a_draw_is_told_by_itself_once_patience_is_at_its_end(counter: Counter) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(PATIENCE - MOMENT)
        early = counter.row("board").shown
        await asyncio.sleep(2 * MOMENT)

    assert early == counter.table().version - 1
    assert counter.row("board").shown == counter.table().version


@patiently
async def test_where_messages_are_not_counted_nothing_rests(counter: Counter) -> None:
    counter.pigeon.patience = 0.0
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(MOMENT)

    assert counter.row("board").shown == counter.table().version


@patiently
async def test_a_draw_does_not_rest_where_its_reader_missed_what_came_before(
    counter: Counter,
) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        counter.pigeon.fail(BOARD_CHAT, Later(PATIENCE / 2))
        await _throw(counter)
        await asyncio.sleep(MOMENT)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(MOMENT)

    assert counter.row("board").shown == counter.table().version


@patiently
async def test_whoever_waits_for_the_platform_looks_again_when_there_is_something_new(
    counter: Counter,
) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        counter.pigeon.fail(BOARD_CHAT, Later(1000))
        await _throw(counter)
        await asyncio.sleep(MOMENT)
        waiting = counter.row("board")
        await _order(counter, _opponent(counter), Ask("offer_abort"))
        await asyncio.sleep(MOMENT)

    assert waiting.shown < waiting.wanted
    assert counter.row("board").shown == counter.table().version


@patiently
async def test_what_rests_is_brought_up_at_once_for_what_matters(counter: Counter) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        await _order(counter, _awaited(counter), Ask("offer_abort"))
        await asyncio.sleep(MOMENT)

    assert counter.row("board").shown == counter.table().version


@patiently
async def test_another_language_is_spoken_at_once(counter: Counter) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        await counter.say(replace(ADA, is_admin=True), "/language ru here")
        await asyncio.sleep(MOMENT)

    assert counter.shown(counter.row("board")).language == "ru"


@patiently
async def test_a_message_that_is_gone_is_posted_again_at_once(counter: Counter) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(MOMENT)
        await counter.outbox.lost(counter.row("board"))
        await asyncio.sleep(MOMENT)

    assert counter.row("board").shown == counter.table().version


@patiently
async def test_after_a_restart_a_draw_rests_anew(counter: Counter) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(PATIENCE / 2)

    again = Counter(store=counter.store, clock=counter.clock, pigeon=counter.pigeon)
    async with again.running():
        await asyncio.sleep(PATIENCE - MOMENT)
        early = again.row("board").shown
        await asyncio.sleep(2 * MOMENT)

    assert early == again.table().version - 1
    assert again.row("board").shown == again.table().version


@patiently
async def test_who_was_shown_what_rested_by_an_answer_is_as_patient_with_the_next(
    counter: Counter,
) -> None:
    async with counter.running():
        await _in_play(counter)
        before = len(counter.pigeon.flown)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(PATIENCE / 2)
        reader = _opponent(counter)
        await _throw(counter)
        # An old button, pressed before the discard is shown, is answered with it.
        await _press(counter, reader, DRAW_STOCK)
        await _press(counter, reader, DRAW_STOCK)
        await _press(counter, reader, await _discard(counter))
        await asyncio.sleep(MOMENT)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(PATIENCE / 2 + MOMENT)

    assert _chat(reader) not in {chat for _, chat, _ in counter.pigeon.flown[before:]}
    assert counter.row("hand", reader).shown == counter.table().version - 1


@patiently
async def test_a_message_that_rests_holds_up_no_other(counter: Counter) -> None:
    async with counter.running():
        await _in_play(counter)
        await _play(counter, DRAW_STOCK)
        await asyncio.sleep(MOMENT)
        drawer = _awaited(counter)
        await counter.outbox.lost(counter.row("hand", drawer))
        await asyncio.sleep(MOMENT)

    assert counter.row("board").shown == counter.table().version - 1
    assert counter.row("hand", drawer).shown == counter.table().version


@patiently
async def test_a_hand_shows_the_move_of_the_computer_with_ones_own(counter: Counter) -> None:
    async with counter.running(), _computers(counter):
        await counter.say(ADA, "/gin bot casual")
        await asyncio.sleep(5)
        before = len(counter.pigeon.flown)
        await _turn(counter)
        early = counter.table().version
        await asyncio.sleep(2)

    flown = [flight for flight in counter.pigeon.flown[before:] if flight[1] == _chat(ADA)]
    assert flown == [("edit", _chat(ADA), early + 1)]


@patiently
async def test_a_hand_tells_of_its_own_move_if_the_computer_takes_its_time(
    counter: Counter,
) -> None:
    async with counter.running():
        async with _computers(counter):
            await counter.say(ADA, "/gin bot casual")
            await asyncio.sleep(5)
        await _turn(counter)
        await asyncio.sleep(COMPUTER_SECONDS + MOMENT)

    assert counter.row("hand", ADA).shown == counter.table().version


@patiently
async def test_a_board_that_one_only_looks_on_at_is_brought_up_now_and_then(
    counter: Counter,
) -> None:
    async with counter.running(), _computers(counter):
        await counter.say(ADA, "/gin bot casual")
        await _order(counter, ADA, Ask("resign"))
        await counter.say(ADA, "/gin bot casual")
        await asyncio.sleep(5)
        before = len(counter.pigeon.flown)
        for _ in range(5):
            await _turn(counter)
            await asyncio.sleep(WATCHED_SECONDS / 4)
        await asyncio.sleep(PATIENCE)

    boards = [flight for flight in counter.pigeon.flown[before:] if flight[1] == BOARD_CHAT]
    assert len(boards) == 2
    assert counter.row("board").shown == counter.table().version


@asynccontextmanager
async def _computers(counter: Counter) -> AsyncIterator[None]:
    """Let computer players move, until the block ends."""
    keeper = Timekeeper(counter.service, counter.store, counter.time, counter.reports.append)
    await counter.time.start()
    task = asyncio.create_task(keeper.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _turn(counter: Counter) -> None:
    """Let Ada take her whole turn: she leaves the upcard, or draws and throws a card."""
    hand = (await _hand(counter, ADA)).round
    assert hand is not None
    if PASS in hand.moves:
        await _play(counter, PASS)
    else:
        await _play(counter, DRAW_STOCK)
        await _throw(counter)


async def _in_play(counter: Counter) -> None:
    """Ada and Ben have left the upcard; whoever is in turn draws."""
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben")
    await asyncio.sleep(MOMENT)
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    stage = counter.table().stage
    assert isinstance(stage, ChoosingDealer)
    await _order(counter, (ADA, BEN)[stage.chooser], Ask("deal_first"))
    await _play(counter, PASS)
    await _play(counter, PASS)
    await asyncio.sleep(MOMENT)


def _awaited(counter: Counter) -> Visitor:
    return (ADA, BEN)[to_act(counter.table())[0]]


def _opponent(counter: Counter) -> Visitor:
    return (BEN, ADA)[to_act(counter.table())[0]]


def _chat(visitor: Visitor) -> str:
    return f"@{visitor.user}"


async def _hand(counter: Counter, visitor: Visitor) -> HandView:
    reader = Audience("person", counter.person(visitor).id)
    view = await counter.service.show(counter.table().id, reader)
    assert isinstance(view, HandView)
    return view


async def _play(counter: Counter, *moves: Move) -> None:
    await _order(counter, _awaited(counter), Play(moves))


async def _throw(counter: Counter) -> None:
    """Throw the first card that may be thrown."""
    await _play(counter, await _discard(counter))


async def _discard(counter: Counter) -> Discard:
    """The first card that may be thrown."""
    hand = (await _hand(counter, _awaited(counter))).round
    assert hand is not None
    return next(move for move in hand.moves if isinstance(move, Discard))


async def _press(counter: Counter, visitor: Visitor, move: Move) -> None:
    """Press what means a move on one's hand as it is shown."""
    await counter.press(visitor, counter.row("hand", visitor), Play((move,)))


async def _order(counter: Counter, visitor: Visitor, intent: Wanted) -> None:
    table = counter.table()
    await counter.service.carry_out(
        Order(counter.person(visitor), table.id, table.version, intent)
    )
