"""A platform that shows people their hands outside the private chat: nobody has to open one."""

from dataclasses import replace
from typing import Final

import pytest

from engine.service.intents import Ask
from tests.adapters.presentation.paper import buttons
from tests.counter import ADA, BEN, PARLOUR, Counter

ELSEWHERE: Final = frozenset({"web"})


@pytest.fixture
def counter() -> Counter:
    """A bot on such a platform, where nobody takes private messages."""
    counter = Counter(starts=frozenset({"telegram"}), elsewhere=ELSEWHERE)
    counter.pigeon.closed = {"@ada", "@ben"}
    return counter


async def _seated(counter: Counter) -> None:
    """Ada's challenge, taken by Ben, both with closed private chats."""
    await counter.desk.language(BEN)
    await counter.say(ADA, "/gin @Ben")
    for visitor in (ADA, BEN):
        await counter.desk.private_closed(visitor)
    await counter.settled()
    await counter.press(BEN, counter.row("board"), Ask("accept"))
    await counter.settled()


async def test_nobody_has_to_open_a_private_chat_to_be_dealt_in(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)

    assert [player.name for player in counter.table().players] == ["Ada", "Ben"]


async def test_that_the_private_chat_is_closed_is_said_once(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        first = await counter.press(BEN, counter.row("board"), Ask("my_hand"))
        second = await counter.press(BEN, counter.row("board"), Ask("my_hand"))

    assert first.notice == counter.sentence("private-shut")
    assert first.private is not None
    assert second.notice == ""


async def test_whoever_reads_their_hand_where_they_press_is_told_nothing(
    counter: Counter,
) -> None:
    async with counter.running():
        await _seated(counter)
        await counter.say(BEN, "/settings hands here")
        answer = await counter.press(BEN, counter.row("board"), Ask("my_hand"))

    assert answer.notice == ""


async def test_where_hands_are_read_is_typed_and_shown(counter: Counter) -> None:
    answer = await counter.say(ADA, "/settings hands here")
    back = await counter.say(ADA, "/settings карты в личных сообщениях")

    assert answer.private is not None
    assert back.private is not None
    assert "Your cards: where you press" in buttons(answer.private.screen)
    assert "Your cards: in private messages" in buttons(back.private.screen)


async def test_another_place_for_hands_brings_those_of_live_tables(counter: Counter) -> None:
    async with counter.running():
        await _seated(counter)
        counter.pigeon.closed.clear()
        await counter.say(ADA, "/settings hands here")
        await counter.settled()
        before = counter.row("hand", ADA)
        await counter.say(ADA, "/settings hands private")
        await counter.settled()
        after = counter.row("hand", ADA)

    assert before.message
    assert after.message not in ("", before.message)
    assert set(counter.pigeon.chats["@ada"]) == {after.message}


async def test_where_hands_have_one_place_there_is_nothing_to_choose() -> None:
    counter = Counter()

    typed = await counter.say(ADA, "/settings hands here")
    shown = await counter.say(ADA, "/settings")

    assert typed.notice == counter.sentence("fault-hands-only-private")
    assert shown.private is not None
    assert not [label for label in buttons(shown.private.screen) if "Your cards" in label]


async def test_whoever_speaks_in_private_has_opened_that_chat(counter: Counter) -> None:
    await counter.desk.language(ADA)
    await counter.desk.private_closed(ADA)

    await counter.desk.spoke_in_private(ADA)
    await counter.desk.spoke_in_private(ADA)

    (contact,) = await counter.store.reach(counter.person(ADA).id)
    assert contact.private == "open"


async def test_a_place_where_nothing_can_be_posted_is_quiet(counter: Counter) -> None:
    await counter.desk.place_is_mute(PARLOUR)
    await counter.desk.place_is_mute(PARLOUR)

    assert (await counter.store.place(PARLOUR.key)).quiet
    assert [change.name for change in counter.store.changes] == ["Deadwood"]


async def test_a_mute_place_that_has_chosen_not_to_be_quiet_is_left_alone(
    counter: Counter,
) -> None:
    await counter.desk.place_is_mute(PARLOUR)
    await counter.say(replace(ADA, is_admin=True), "/settings here quiet off")

    await counter.desk.place_is_mute(PARLOUR)

    assert not (await counter.store.place(PARLOUR.key)).quiet
