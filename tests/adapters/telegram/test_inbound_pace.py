"""People who are too fast for the bot on Telegram: what they are told, and how often."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk.manners import BURST, PER_SECOND, Gait
from adapters.frontdesk.pace import Pace
from adapters.telegram.answering import turns as aloud
from tests.adapters.telegram.hall import Hall

TOO_MANY = 2 * BURST


class Watch:
    """A clock that a test moves."""

    now = 0.0


@pytest.fixture
def watch() -> Watch:
    """A clock that stands still."""
    return Watch()


@pytest.fixture
async def hall(watch: Watch) -> AsyncIterator[Hall]:
    """A hall in which no time passes but on the watch."""
    async with Hall.open(Gait(Pace(BURST, PER_SECOND, lambda: watch.now))) as opened:
        yield opened


async def test_who_says_too_much_is_told_so_once(hall: Hall) -> None:
    ann = hall.user("Ann")

    for _ in range(TOO_MANY):
        ann.say(None, "/language")
    await hall.quiet()

    answers = [message.text for message in ann.private]
    assert answers.count(hall.sentence("telegram-too-fast")) == 1
    assert len(answers) == BURST + 1


async def test_who_was_too_fast_is_heard_again_after_a_while(hall: Hall, watch: Watch) -> None:
    ann = hall.user("Ann")
    for _ in range(TOO_MANY):
        ann.say(None, "/language")
    await hall.quiet()

    watch.now += 1
    await hall.said(ann, None, "/help")

    assert hall.sentence("help-title") in ann.last.text


async def test_who_presses_too_fast_is_told_each_time_since_a_press_must_be_answered(
    hall: Hall,
) -> None:
    ann = hall.user("Ann")
    await hall.said(ann, None, "/language")

    pressed = [ann.press(ann.last, "x", stale=True) for _ in range(TOO_MANY)]
    answers = [(await press.answer()).text for press in pressed]

    # One was said before.
    assert answers.count(hall.sentence("telegram-too-fast")) == TOO_MANY - BURST + 1


async def test_who_is_too_fast_holds_up_nobody_else(hall: Hall) -> None:
    ann, ben = hall.user("Ann"), hall.user("Ben")
    for _ in range(TOO_MANY):
        ann.say(None, "/language")

    await hall.said(ben, None, "/help")

    assert hall.sentence("help-title") in ben.last.text


async def test_who_types_on_and_on_in_a_group_is_answered_in_private_at_last(hall: Hall) -> None:
    ann = await hall.visitor("Ann")
    group, before = hall.group(ann), len(ann.private)

    for _ in range(BURST // 2):
        ann.say(group, "/rematch")
    await hall.quiet()

    assert aloud.BURST <= len(group.messages) < BURST // 2
    assert len(group.messages) + len(ann.private) - before == BURST // 2


async def test_who_types_on_and_on_in_a_group_and_nowhere_else_is_told_once_that_it_is_too_much(
    hall: Hall,
) -> None:
    ann = hall.user("Ann")
    group = hall.group(ann)

    for _ in range(BURST // 2):
        ann.say(group, "/rematch")
    await hall.quiet()

    answers = [message.text for message in group.messages]
    assert answers.count(hall.sentence("telegram-too-fast")) == 1
    assert len(answers) < BURST // 2


async def test_what_one_types_in_a_group_silences_nobody_else(hall: Hall) -> None:
    ann, ben = hall.user("Ann"), hall.user("Ben")
    group = hall.group(ann, ben)
    for _ in range(BURST // 2):
        ann.say(group, "/rematch")
    await hall.quiet()

    line = ben.say(group, "/rematch")
    await hall.quiet()

    assert group.messages[-1].reply_to == line.id
