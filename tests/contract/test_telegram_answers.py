"""A bot on Telegram is killed while an answer does not get through: it comes all the same."""

from typing import Final

import pytest

from tests.contract.seeing import silence
from tests.contract.telegram_rig import TelegramRig

STOPPED_SECONDS: Final = 60

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_an_answer_that_waits_outlives_a_kill(mortal_telegram: TelegramRig) -> None:
    telegram, ann = mortal_telegram, await mortal_telegram.person("Ann")
    await silence([ann])
    before = len(ann.private())
    fault = telegram.server.fault(
        "sendMessage", chat=ann.account.id, status=429, retry_after=STOPPED_SECONDS
    )
    ann.account.say(None, "gin")
    await telegram.server.until(lambda: fault.met)

    await telegram.kill()
    unanswered = len(ann.private())
    await telegram.start()
    await telegram.server.until(lambda: len(ann.private()) > before)
    await silence([ann])

    assert unanswered == before
    assert len(ann.private()) == before + 1
