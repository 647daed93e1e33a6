"""Groups on Telegram that come, grow and go, with tables in them; topics; nameless admins."""

import asyncio
import random
from dataclasses import replace
from typing import Final

import pytest

from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from engine.match.stages import Finished
from tests.contract.playing import Sitting, Way
from tests.contract.rig import Message
from tests.contract.seats import Pair, a_match, mover_of
from tests.contract.seeing import (
    has_wish,
    look_button,
    plays,
    table_of,
    until,
    version_of,
    wish_button,
)
from tests.contract.telegram_rig import TelegramRig, place_of
from tests.contract.telegram_user import TelegramUser
from tests.contract.truth import all_tables, table_now
from tests.servers import telegram as fake

CATALOG: Final = Catalog.load()
PATIENCE_SECONDS: Final = 20.0
LOOK_SECONDS: Final = 0.05

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_group_that_is_deleted_ends_its_tables_and_nobody_has_lost(
    telegram: TelegramRig,
) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")

    telegram.groups[0].destroy(_of(pair, 0).account)
    hands = [await seated.hand_at(pair.dealt_at + 1) for seated in pair.by_turns()]

    finished = _finished(telegram, pair.table)
    assert finished.settlement is None
    assert not any(plays(hand) for hand in hands)


async def test_a_bot_that_is_removed_ends_its_tables_and_greets_when_it_is_back(
    telegram: TelegramRig,
) -> None:
    pair = await a_match(telegram, telegram.place(0), "Ann", "Bob")
    group, ann = telegram.groups[0], _of(pair, 0)
    group.remove_bot(ann.account)
    for seated in pair.by_turns():
        await seated.hand_at(pair.dealt_at + 1)

    group.add_bot(ann.account)
    greeting = await until(ann, lambda: _saying(group, "telegram-greeting"), "a greeting")

    challenge, how_to_play = greeting.buttons
    await ann.account.press(greeting, challenge).answer()
    await until(ann, lambda: _open_card(ann, telegram), "the card")
    assert isinstance(_finished(telegram, pair.table), Finished)
    known = len(ann.private())
    await ann.account.press(greeting, how_to_play).answer()
    await until(ann, lambda: len(ann.private()) > known or None, "how it is played")


async def test_a_match_goes_on_in_the_supergroup_that_its_group_becomes(
    telegram: TelegramRig,
) -> None:
    pair = await a_match(telegram, telegram.place(2), "Ann", "Bob")
    mover = await mover_of(pair, pair.dealt_at)

    grown = telegram.groups[2].migrate()
    moved = replace(pair, place=place_of(grown))
    for seated in moved.by_turns():
        await seated.board_at()
    hand = await mover.hand_at()
    reply = await mover.user.press(hand, plays(hand)[0][0])

    assert reply.notice == ""
    version = version_of(reply.message, pair.table)
    for seated in moved.by_turns():
        assert version_of(await seated.board_at(version), pair.table) >= version
    await _resigned(moved)
    stats = await _of(pair, 0).say(moved.place, "/stats")
    assert "0 : 1" in stats.words


async def test_the_results_of_what_was_played_before_follow_into_the_supergroup(
    telegram: TelegramRig,
) -> None:
    pair = await a_match(telegram, telegram.place(2), "Ann", "Bob")
    await _resigned(pair)

    grown = place_of(telegram.groups[2].migrate())

    places: set[str] = set()
    async with asyncio.timeout(PATIENCE_SECONDS):
        while places != {grown.key}:
            await asyncio.sleep(LOOK_SECONDS)
            places = _places_of_results(telegram, pair.table)


async def test_a_button_in_the_group_that_has_grown_is_answered_kindly(
    telegram: TelegramRig,
) -> None:
    pair = await a_match(telegram, telegram.place(2), "Ann", "Bob")
    seated = pair.by_turns()[0]
    board = await seated.board_at(pair.dealt_at)
    grown = place_of(telegram.groups[2].migrate())
    await replace(seated, place=grown).board_at()

    reply = await seated.user.press(board, wish_button(board, "my_hand"))

    assert reply.notice
    assert _broken() not in reply.notice


async def test_tables_side_by_side_stay_each_in_its_group_and_topic(
    telegram: TelegramRig,
) -> None:
    beside = telegram.neighbours[1]
    places = (telegram.place(0), telegram.place(0), telegram.place(1), beside)
    pairs = [await a_match(telegram, place, "Ann", "Bob", target=20) for place in places]

    await asyncio.gather(*(Sitting(pair, Way(random.Random(2))).play_round() for pair in pairs))

    for pair in pairs:
        watcher = await telegram.person("Wim")
        about = [m for m in watcher.messages(pair.place) if _is_about(m, pair)]
        assert about
        elsewhere = {*places} - {pair.place}
        assert not any(_is_about(m, pair) for place in elsewhere for m in watcher.messages(place))


async def test_a_closed_topic_stops_no_other_table(telegram: TelegramRig) -> None:
    closed = await a_match(telegram, telegram.place(1), "Ann", "Bob")
    beside = await a_match(telegram, telegram.neighbours[1], "Cid", "Dan")
    topic = telegram.room(1)
    assert isinstance(topic, fake.Topic)

    topic.close()
    for pair in (closed, beside):
        mover = await mover_of(pair, pair.dealt_at)
        hand = await mover.hand_at()
        reply = await mover.user.press(hand, plays(hand)[0][0])
        assert reply.notice == ""

    await beside.by_turns()[0].board_at(beside.dealt_at + 1)


@pytest.mark.parametrize(
    ("how", "key"),
    [({"anonymous": True}, "telegram-anonymous"), ({"as_channel": "News"}, "telegram-channel")],
    ids=["in the name of the group", "in the name of a channel"],
)
async def test_who_writes_as_nobody_is_told_why_they_can_not_play_so(
    telegram: TelegramRig, how: dict[str, object], key: str
) -> None:
    admin, before = await telegram.admin(), _tables(telegram)

    if "anonymous" in how:
        admin.account.say(telegram.room(0), "/gin", anonymous=True)
    else:
        admin.account.say(telegram.room(0), "/gin", as_channel="News")
    await until(admin, lambda: _saying(telegram.groups[0], key), "the reason")

    assert _tables(telegram) == before


async def _resigned(pair: Pair) -> None:
    """Let the first of two give the match up."""
    one, other = pair.by_turns()
    hand = await one.hand_at(pair.dealt_at)
    version = version_of(hand, pair.table)
    asked = await one.user.press(hand, look_button(hand, "resign"))
    await one.user.press(asked.message, wish_button(asked.message, "resign"))
    await other.hand_at(version + 1)


def _of(pair: Pair, number: int) -> TelegramUser:
    user = pair.users[number]
    assert isinstance(user, TelegramUser)
    return user


def _open_card(user: TelegramUser, telegram: TelegramRig) -> Message | None:
    cards = (m for m in user.messages(telegram.place(0)) if has_wish(m, "accept"))
    return next((card for card in cards if user.name in card.words), None)


def _saying(group: fake.Group, key: str) -> fake.Message | None:
    words = CATALOG.say("en", text(key))
    return next((message for message in group.messages if words in message.text), None)


def _is_about(message: Message, pair: Pair) -> bool:
    return bool(message.buttons) and table_of(message) == pair.table


def _finished(telegram: TelegramRig, table: str) -> Finished:
    with telegram.saved() as saved:
        stage = table_now(saved, table).stage
    assert isinstance(stage, Finished)
    return stage


def _places_of_results(telegram: TelegramRig, table: str) -> set[str]:
    with telegram.saved() as saved:
        query = "select place from match_results where table_id = ?"
        return {place for (place,) in saved.execute(query, (table,))}


def _tables(telegram: TelegramRig) -> tuple[str, ...]:
    with telegram.saved() as saved:
        return all_tables(saved)


def _broken() -> str:
    return CATALOG.say("en", text("fault-broken", id="#")).split("#")[0].strip()
