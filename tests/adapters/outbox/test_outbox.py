"""The outbox brings every message to what its table says, whatever the platform answers."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from adapters.frontdesk import Visitor
from adapters.outbox import Gone, Later, Refused, nonce_of
from engine.match.boards import HandView
from engine.match.people import Place
from engine.match.stages import ChoosingDealer
from engine.match.table import to_act
from engine.opponents.casual import Casual
from engine.service.intents import Ask, Play, Wish
from engine.service.orders import Order
from engine.service.ports import Audience, MessageKey, MessageRow, PlaceSettings, Purpose
from tests.counter import ADA, BEN, PARLOUR, PATIENCE_SECONDS, Counter, Pigeon
from tests.fakes import MemoryStore

BOARD_CHAT = PARLOUR.channel
CLUB = Place("telegram", "-100", "Card club")
TRIES = 500


@pytest.fixture
def counter() -> Counter:
    """A bot without its process."""
    return Counter()


async def test_a_new_tables_board_is_posted_in_its_place(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()

    row = counter.row("board")
    assert (row.platform, row.chat, row.shown) == ("web", BOARD_CHAT, 1)
    assert counter.shown(row).screen.table == row.key.table


async def test_a_changed_table_edits_the_messages_that_are_there(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        board = counter.row("board")
        await counter.say(replace(ADA, is_admin=True), "/language ru here")
        await counter.settled()

    assert counter.row("board").message == board.message
    assert counter.shown(board).language == "ru"


async def test_hands_go_to_their_own_persons_alone(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)

    assert set(counter.pigeon.chats) == {BOARD_CHAT, "@ada", "@ben"}
    assert [row.key.purpose for row in counter.store.messages.values() if row.chat == "@ada"] == [
        "hand"
    ]


async def test_changes_that_come_while_a_delivery_is_in_the_air_are_sent_as_one(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        held = counter.pigeon.hold(BOARD_CHAT)
        before = len(counter.pigeon.flown)
        await counter.outbox.redraw(counter.table().id)
        await asyncio.wait_for(counter.pigeon.waiting.wait(), 5)
        await _deal(counter)
        for _ in range(3):
            await _offer_and_refuse(counter)
        held.set()
        await counter.settled()

    flights = [one for one in counter.pigeon.flown[before:] if one[1] == BOARD_CHAT]
    assert [version for _, _, version in flights] == [2, counter.table().version]


async def test_a_message_to_be_drawn_anew_while_it_is_in_the_air_is_drawn_once_more(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        held = counter.pigeon.hold(BOARD_CHAT)
        await counter.outbox.redraw(counter.table().id)
        await asyncio.wait_for(counter.pigeon.waiting.wait(), 5)
        await counter.store.change_place(PlaceSettings(PARLOUR.key, language="ru"))
        await counter.outbox.redraw(counter.table().id)
        held.set()
        await counter.settled()

    assert counter.shown(counter.row("board")).language == "ru"


async def test_a_clock_put_right_while_a_message_is_in_the_air_is_told_by_it(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        table, before = counter.table().id, len(counter.pigeon.flown)
        held = counter.pigeon.hold(BOARD_CHAT)
        await counter.outbox.redraw(table)
        await asyncio.wait_for(counter.pigeon.waiting.wait(), 5)
        await counter.service.time_was_put_right([table])
        held.set()
        await counter.settled()

    assert [flight for flight in counter.pigeon.flown[before:] if flight[1] == BOARD_CHAT] == [
        ("edit", BOARD_CHAT, 2)
    ] * 2


async def test_a_message_that_shows_what_it_should_is_left_alone(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        before = list(counter.pigeon.flown)
        counter.outbox.table_changed(counter.table().id, 2)
        await counter.settled()

    assert counter.pigeon.flown == before


async def test_later_makes_only_its_own_chat_wait(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.fail(BOARD_CHAT, Later(0.2))
        await _deal(counter)
        await _until_shown(counter, "hand", 3)
        early = counter.row("board").shown
        await counter.settled()

    assert early == 2
    assert counter.row("board").shown == 3


async def test_what_a_platform_does_not_take_now_is_kept_from_its_reader(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        chooser = _chooser(counter)
        counter.pigeon.fail(counter.pigeon.private_chat(chooser.user), Later(1.0))
        before = _is_kept(counter, chooser)
        await _deal(counter)
        await _until_shown(counter, "board", 3)
        meanwhile = [_is_kept(counter, visitor) for visitor in (chooser, _other(chooser))]
        await counter.settled()

    assert (before, meanwhile) == (False, [True, False])
    assert not _is_kept(counter, chooser)


async def test_a_hand_that_shows_what_matters_is_not_kept(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        chooser = _chooser(counter)
        counter.pigeon.fail(counter.pigeon.private_chat(chooser.user), Later(1.0))
        await _deal(counter)
        await _until_shown(counter, "board", 3)
        is_kept = _is_kept(counter, chooser, version=2)
        await counter.settled()

    assert not is_kept


def _other(visitor: Visitor) -> Visitor:
    return BEN if visitor == ADA else ADA


def _is_kept(counter: Counter, visitor: Visitor, version: int = 3) -> bool:
    return counter.outbox.is_kept(counter.table().id, counter.person(visitor).id, version)


async def test_a_message_that_is_gone_is_posted_again(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        lost = counter.row("board")
        await counter.pigeon.delete(lost.chat, lost.message)
        await _deal(counter)
        await counter.settled()

    row = counter.row("board")
    assert row.message != lost.message
    assert counter.shown(row).screen.version == 3


async def test_a_platform_that_says_gone_of_what_is_there_gets_a_new_one(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.fail(BOARD_CHAT, Gone())
        await _deal(counter)
        await counter.settled()

    assert counter.row("board").shown == 3


async def test_a_refused_message_is_not_tried_again_by_itself(counter: Counter) -> None:
    counter.pigeon.closed.add("@ben")
    async with counter.running():
        await _accepted(counter)
        tries = sum(chat == "@ben" for _, chat, _ in counter.pigeon.flown)
        await _deal(counter)
        await counter.settled()

    assert tries == 1
    assert sum(chat == "@ben" for _, chat, _ in counter.pigeon.flown) == 1
    assert await counter.outbox.is_refused(counter.table().id, counter.person(BEN).id)
    assert not await counter.outbox.is_refused(counter.table().id, counter.person(ADA).id)


async def test_a_refused_message_is_sent_once_its_person_opens_the_chat(counter: Counter) -> None:
    counter.pigeon.closed.add("@ben")
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.closed.clear()
        await counter.desk.private_opened(BEN)
        await counter.settled()

    assert counter.row("hand", BEN).shown == 2
    assert counter.row("hand", BEN).state == "live"


async def test_a_hand_that_was_refused_tells_of_an_end_that_came_meanwhile(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.fail("@ben", Refused())
        await counter.press(ADA, counter.row("hand", ADA), Ask("resign"))
        await counter.settled()
        was = counter.row("hand", BEN).state
        await counter.desk.private_opened(BEN)
        await counter.settled()

    hand = counter.row("hand", BEN)
    assert was == "refused"
    assert (hand.state, hand.shown) == ("live", hand.wanted)


async def test_a_hand_that_was_never_posted_is_not_once_its_match_is_over(
    counter: Counter,
) -> None:
    counter.pigeon.closed.add("@ben")
    async with counter.running():
        await _accepted(counter)
        await counter.press(ADA, counter.row("hand", ADA), Ask("resign"))
        await counter.settled()
        counter.pigeon.closed.clear()
        await counter.desk.private_opened(BEN)
        await counter.settled()

    assert "@ben" not in counter.pigeon.chats


async def test_opening_ones_chat_sends_nobody_elses_refused_message(counter: Counter) -> None:
    counter.pigeon.closed.update({"@ada", "@ben"})
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.closed.clear()
        await counter.desk.private_opened(BEN)
        await counter.settled()

    assert counter.row("hand", ADA).state == "refused"


async def test_an_edit_that_is_refused_comes_up_to_date_once_the_chat_is_open(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.fail("@ben", Refused())
        await _deal(counter)
        await counter.settled()
        was = counter.row("hand", BEN).state
        await counter.desk.private_opened(BEN)
        await counter.settled()

    assert was == "refused"
    assert counter.row("hand", BEN).shown == 3


async def test_an_exception_of_a_platform_is_reported_and_the_message_tried_again(
    counter: Counter,
) -> None:
    broken = RuntimeError("the platform is on fire")
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.fail(BOARD_CHAT, broken)
        await _deal(counter)
        await _until_shown(counter, "board", 3)

    assert counter.reports == [broken]


async def test_a_platform_in_trouble_holds_up_no_other_message(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.fail(BOARD_CHAT, *[RuntimeError("again")] * 3)
        await _deal(counter)
        await _until_shown(counter, "hand", 3)

    assert counter.row("board").shown == 2


async def test_a_round_is_told_before_what_it_led_to(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        counter.pigeon.fail(BOARD_CHAT, *[Later(0.01)] * 4)
        await _play_to_the_end(counter)
        await counter.settled()

    titles = [drawn.screen.title.key for drawn in counter.pigeon.chats[BOARD_CHAT].values()]
    rounds = len(counter.table().sheet.entries)
    assert titles == ["board-title", *["showdown-title"] * rounds, "result-title"]


async def test_what_was_behind_when_the_bot_stopped_is_delivered_at_the_next_start() -> None:
    first = Counter()
    await first.say(ADA, "/gin")

    second = Counter(store=first.store)
    async with second.running():
        await second.settled()

    assert second.row("board").shown == 1
    assert second.shown(second.row("board")).screen.version == 1


async def test_a_message_posted_but_not_noted_before_a_stop_is_not_posted_twice() -> None:
    first = Counter()
    async with first.running():
        await first.say(ADA, "/gin")
        await first.settled()
    row = first.row("board")
    await first.store.note_message(replace(row, platform="", chat="", message="", shown=0))

    second = Counter(store=first.store, pigeon=first.pigeon)
    async with second.running():
        await second.settled()

    assert second.row("board").message == row.message
    assert len(second.pigeon.chats[BOARD_CHAT]) == 1


async def test_what_is_up_to_date_at_a_start_is_left_alone() -> None:
    first = Counter()
    async with first.running():
        await _accepted(first)

    second = Counter(store=first.store)
    async with second.running():
        await second.settled()

    assert second.pigeon.flown == []


async def test_reposting_takes_the_old_message_away_and_posts_it_at_the_end(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        before = counter.row("board")
        await counter.outbox.repost(before)
        await counter.settled()

    row = counter.row("board")
    assert before.message not in counter.pigeon.chats[BOARD_CHAT]
    assert counter.shown(row).screen.version == 2


async def test_reposting_a_refused_board_tries_it_again(counter: Counter) -> None:
    counter.pigeon.closed.add(BOARD_CHAT)
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        counter.pigeon.closed.clear()
        await counter.outbox.repost(counter.row("board"))
        await counter.settled()

    assert counter.row("board").shown == 1


async def test_a_message_told_to_be_lost_is_posted_again(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        lost = counter.row("board")
        await counter.pigeon.delete(lost.chat, lost.message)
        await counter.desk.lost("web", lost.chat, lost.message)
        await counter.settled()

    assert counter.row("board").message != lost.message


async def test_the_loss_of_a_message_that_is_no_tables_changes_nothing(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        before = list(counter.pigeon.flown)
        await counter.desk.lost("web", BOARD_CHAT, "no such message")
        await counter.settled()

    assert counter.pigeon.flown == before


async def test_a_message_for_a_platform_that_is_off_is_left_behind(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin", CLUB)
        await counter.settled()

    (row,) = counter.store.messages.values()
    assert (row.state, row.shown) == ("live", 0)
    assert counter.pigeon.flown == []


async def test_what_was_left_behind_is_sent_once_its_platform_is_on() -> None:
    first = Counter()
    async with first.running():
        await first.say(ADA, "/gin", CLUB)
        await first.settled()

    second = Counter(store=first.store)
    club = Pigeon()
    club.platform = CLUB.platform
    second.outbox.serve(club)
    async with second.running():
        await second.settled()

    assert club.flown == [("post", CLUB.channel, 1)]


async def test_a_person_without_a_platform_that_is_on_holds_up_nobody_else(
    counter: Counter,
) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin bot casual")
        person = counter.person(ADA).id
        counter.store.known = {("telegram", "1"): person}
        await counter.settled()

    behind = [row for row in counter.store.messages.values() if not row.shown]
    assert [row.key.audience.id for row in behind] == [person]


async def test_a_message_of_a_table_that_is_gone_is_let_be(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
    key = MessageKey("gone", Audience("place", PARLOUR.key), "board")
    counter.store.messages[key] = replace(counter.row("board"), key=key, shown=0)

    late = Counter(store=counter.store)
    async with late.running():
        await late.settled()

    assert late.reports == []


async def test_a_press_and_a_delivery_in_the_air_leave_the_newest_on_show(
    counter: Counter,
) -> None:
    async with counter.running():
        await _accepted(counter)
        board = counter.row("board")
        held = counter.pigeon.hold(BOARD_CHAT)
        await counter.outbox.redraw(board.key.table)
        await asyncio.wait_for(counter.pigeon.waiting.wait(), 5)
        answer = await counter.press(_chooser(counter), counter.row("board"), Ask("deal_first"))
        held.set()
        await counter.settled()

    assert answer.redraw is not None
    assert answer.redraw.screen.version == 3
    assert counter.row("board").shown == 3
    assert counter.shown(board).screen.version == 3


async def test_the_message_that_was_pressed_is_left_to_the_answer(counter: Counter) -> None:
    async with counter.running():
        await _accepted(counter)
        before = len(counter.pigeon.flown)
        await counter.press(_chooser(counter), counter.row("board"), Ask("deal_first"))
        await counter.settled()

    assert counter.row("board").shown == 3
    assert BOARD_CHAT not in {chat for _, chat, _ in counter.pigeon.flown[before:]}


async def test_a_store_that_fails_once_delays_a_message_but_loses_none() -> None:
    store = _Forgetful()
    counter = Counter(store=store)
    async with counter.running():
        await counter.say(ADA, "/gin")
        await _until_shown(counter, "board", 1)

    assert [str(error) for error in counter.reports] == ["not this time"]


def test_the_names_of_two_messages_of_a_table_differ() -> None:
    person = Audience("person", "ada")
    keys = [
        MessageKey("t1", person, "hand"),
        MessageKey("t1", person, "showdown", 1),
        MessageKey("t1", person, "showdown", 2),
        MessageKey("t1", Audience("place", "ada"), "board"),
        MessageKey("t2", person, "hand"),
    ]

    assert len({nonce_of(MessageRow(key, 1)) for key in keys}) == len(keys)


async def test_a_message_that_was_lost_is_posted_under_another_name(counter: Counter) -> None:
    async with counter.running():
        await counter.say(ADA, "/gin")
        await counter.settled()
        before = counter.row("board")
        for _ in range(2):
            await counter.outbox.lost(counter.row("board"))
            await counter.settled()

    again = counter.row("board")
    assert (before.lost, again.lost) == (0, 2)
    assert nonce_of(again) != nonce_of(before)


class _Forgetful(MemoryStore):
    """Fails to note the first message."""

    failed = False

    async def note_message(self, row: MessageRow) -> None:
        """Fail once."""
        if not self.failed:
            self.failed = True
            raise OSError("not this time")
        await super().note_message(row)


async def _accepted(counter: Counter) -> None:
    """A table of Ada and Ben, the cut made, everything delivered."""
    await counter.say(BEN, "/help")
    await counter.say(ADA, "/gin @Ben")
    await counter.settled()
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    await counter.settled()


def _chooser(counter: Counter) -> Visitor:
    """Who cut the higher card."""
    stage = counter.table().stage
    assert isinstance(stage, ChoosingDealer)
    return (ADA, BEN)[stage.chooser]


async def _deal(counter: Counter) -> None:
    """Let the first round be dealt, without a press on any message."""
    await _order(counter, _chooser(counter), "deal_first")


async def _play_to_the_end(counter: Counter) -> None:
    """Play the whole match at once, both as the computer would."""
    await _deal(counter)
    dice = Random(1)
    while seats := to_act(counter.table()):
        table, visitor = counter.table(), (ADA, BEN)[seats[0]]
        view = await counter.service.show(table.id, Audience("person", counter.person(visitor).id))
        assert isinstance(view, HandView)
        intent: Play | Ask = Ask("ready")
        if view.board.readying is None and view.round is not None:
            intent = Play((Casual().choose(view.round, dice),))
        await counter.service.carry_out(
            Order(counter.person(visitor), table.id, table.version, intent)
        )


async def _offer_and_refuse(counter: Counter) -> None:
    await _order(counter, ADA, "offer_abort")
    await _order(counter, BEN, "refuse_abort")


async def _order(counter: Counter, visitor: Visitor, wish: Wish) -> None:
    table = counter.table()
    await counter.service.carry_out(
        Order(counter.person(visitor), table.id, table.version, Ask(wish))
    )


async def _until_shown(counter: Counter, purpose: Purpose, version: int) -> None:
    """Wait until the board, or both hands, show this version."""

    def is_shown() -> bool:
        rows = counter.store.messages.values()
        return all(row.shown >= version for row in rows if row.key.purpose == purpose)

    for _ in range(TRIES):
        if is_shown():
            return
        await asyncio.sleep(PATIENCE_SECONDS / TRIES)
    raise AssertionError(f"the {purpose} never showed {version}")
