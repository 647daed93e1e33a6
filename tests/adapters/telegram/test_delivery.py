"""Answers come in the end though Telegram fails, and nothing is said to be there that is not."""

import asyncio

import pytest

from tests.adapters.telegram.hall import Hall, button
from tests.servers.common.faults import Going
from tests.servers.telegram import Group, Message, User

PAUSE = 2
TROUBLES = [
    pytest.param({"status": 502}, id="502"),
    pytest.param({"drop": True}, id="dropped"),
    pytest.param({"status": 429, "retry_after": PAUSE}, id="429"),
]


@pytest.fixture
async def ann(hall: Hall) -> User:
    return await hall.visitor("Ann", "ann_x")


@pytest.fixture
async def club(hall: Hall, ann: User) -> Group:
    return hall.group(ann, await hall.visitor("Ben", "ben_x"))


@pytest.fixture
async def board(hall: Hall, ann: User) -> Message:
    """The board of a match of hers in another group."""
    cem = await hall.visitor("Cem", "cem_x")
    return await hall.match(ann, cem, hall.group(ann, cem))


async def settled(hall: Hall) -> None:
    """Wait until every answer is there, or given up."""
    for update in [*hall.server.world.updates.sent]:
        await hall.house.retries.settled(str(update))


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_sentence_in_private_comes_in_the_end(
    hall: Hall, ann: User, trouble: Going
) -> None:
    before = len(ann.private)
    hall.server.fault("sendMessage", **trouble)

    await hall.said(ann, None, "knock 7h")
    await settled(hall)

    assert len(ann.private) == before + 1


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_sentence_in_a_group_comes_in_the_end(
    hall: Hall, ann: User, club: Group, trouble: Going
) -> None:
    hall.server.fault("sendMessage", **trouble)

    await hall.said(ann, club, "/gin @ann_x")
    await settled(hall)

    assert len(club.messages) == 1


async def test_a_greeting_comes_in_the_end(hall: Hall, ann: User, club: Group) -> None:
    hall.server.fault("sendMessage", status=502)

    await hall.said(ann, club, "/start@DeadwoodBot")
    await settled(hall)

    assert [hall.sentence("telegram-greeting") in said.text for said in club.messages] == [True]


async def test_whoever_hides_behind_a_group_is_answered_in_the_end(
    hall: Hall, ann: User, club: Group
) -> None:
    hall.server.fault("sendMessage", drop=True)

    ann.say(club, "/gin", anonymous=True)
    await hall.quiet()
    await settled(hall)

    assert [said.text for said in club.messages] == [hall.sentence("telegram-anonymous")]


async def test_nobody_in_a_group_is_told_that_something_was_sent_that_was_not(
    hall: Hall, ann: User, club: Group
) -> None:
    before = len(ann.private)
    hall.server.fault("sendMessage", chat=ann.id, status=429, retry_after=5)

    await hall.said(ann, club, "/rules")
    told, sent = [said.text for said in club.messages], len(ann.private)
    await settled(hall)

    assert told == [hall.sentence("telegram-on-its-way")]
    assert (sent, len(ann.private)) == (before, before + 1)


async def test_what_has_to_wait_for_too_long_is_to_be_asked_for_again(
    hall: Hall, ann: User, club: Group
) -> None:
    hall.server.fault("sendMessage", chat=ann.id, status=429, retry_after=3600)

    await hall.said(ann, club, "/rules")

    assert [said.text for said in club.messages] == [hall.sentence("telegram-not-now")]


async def test_a_pop_up_does_not_say_that_something_was_sent_that_was_not(
    hall: Hall, ann: User, board: Message
) -> None:
    before = len(ann.private)
    hall.server.fault("sendMessage", chat=ann.id, status=429, retry_after=PAUSE)

    answered = await ann.press(board, button(board, "Rules")).answer()
    sent = len(ann.private)
    await hall.quiet()
    await settled(hall)

    assert answered.text == hall.sentence("telegram-on-its-way")
    assert (sent, len(ann.private)) == (before, before + 1)


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_pop_up_that_does_not_get_through_is_sent_once_more(
    hall: Hall, ann: User, board: Message, trouble: Going
) -> None:
    hall.server.fault("answerCallbackQuery", **trouble)

    answered = await asyncio.wait_for(ann.press(board, button(board, "My hand")).answer(), 5)

    assert answered.text


async def test_a_press_that_is_too_old_is_not_answered_again_and_again(
    hall: Hall, ann: User, board: Message
) -> None:
    calls = hall.server.journal.calls
    before = len(calls("answerCallbackQuery"))
    hall.server.fault(
        "answerCallbackQuery",
        times=3,
        status=400,
        description="Bad Request: query is too old and response timeout expired",
    )

    ann.press(board, button(board, "My hand"))
    await hall.quiet()

    assert len(calls("answerCallbackQuery")) == before + 1


@pytest.mark.usefixtures("board")
async def test_one_answer_is_given_though_the_message_can_not_be_brought_up(
    hall: Hall, ann: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("broken")

    hand, calls = ann.last, hall.server.journal.calls
    monkeypatch.setattr(hall.house.courier, "edit_now", broken)
    before = len(calls("answerCallbackQuery"))

    answered = await ann.press(hand, button(hand, "Rules")).answer()
    await hall.quiet()

    assert answered.text == ""
    assert len(calls("answerCallbackQuery")) == before + 1
    assert [str(error) for error in hall.failures] == ["broken"]
    hall.failures.clear()
