"""People who are too fast for the bot on Telegram: what they are told, and how often."""

from collections.abc import AsyncIterator

import pytest

from adapters.frontdesk.pace import Pace
from adapters.telegram.inbound.manners import BURST, PER_SECOND, Gait
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
