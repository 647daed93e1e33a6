"""A table between two platforms, one of which can not be reached: nobody's time runs there."""

from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio

from tests.contract.afar import A_PLACE, met
from tests.contract.discord_rig import DiscordRig
from tests.contract.joint_rig import (
    DISCORD_AND_TELEGRAM,
    TELEGRAM_AND_DISCORD,
    Both,
    JointRig,
    joint_rig,
)
from tests.contract.rig import Rig
from tests.contract.seats import DEALT, Pair, a_match, dealt, mover_of
from tests.contract.seeing import until
from tests.contract.telegram_rig import TelegramRig
from tests.contract.waiting import Wait, press_first

LIVE_SECONDS: Final = 16
"""The turn: longer by far than it takes to notice that a platform can not be reached."""
FLOWN: Final = DEALT + 2
"""The version of a table whose first player has been warned and has not come."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(
    loop_scope="module",
    params=(DISCORD_AND_TELEGRAM, TELEGRAM_AND_DISCORD),
    ids=("discord", "telegram"),
)
async def rig(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[JointRig]:
    """A bot in a hurry, whose first platform is going to be cut off."""
    assert isinstance(request.param, Both)
    settings = {"LIVE_SECONDS": str(LIVE_SECONDS)}
    async with joint_rig(tmp_path_factory.mktemp("away"), request.param, **settings) as rig:
        yield rig
        assert rig.failures == []


async def test_no_time_runs_between_two_platforms_one_of_which_is_away(rig: JointRig) -> None:
    away = _to_be_cut(rig.one)
    ours = await _waiting(await dealt(await met(rig, "live")))
    beside = await _waiting(
        await a_match(rig.other, rig.other.place(A_PLACE + 1), "Cid", "Dan", rules="live")
    )

    away.cut_off()
    await beside.both_at(FLOWN)
    happened = ours.kinds()
    away.put_through()
    await until(beside.here.user, lambda: _is_back(rig), "that it is back")

    assert happened == []
    hand = await ours.away.hand_at(DEALT)
    assert (await press_first(ours.away, hand)).notice == ""
    assert ours.kinds()[0] not in {"warn", "autopilot"}


def _to_be_cut(rig: Rig) -> DiscordRig | TelegramRig:
    assert isinstance(rig, DiscordRig | TelegramRig)
    return rig


async def _waiting(pair: Pair) -> Wait:
    """The same, with whoever is to play."""
    away = await mover_of(pair, DEALT)
    one, other = pair.by_turns()
    return Wait(pair, away, other if away == one else one)


def _is_back(rig: JointRig) -> bool | None:
    return "can be reached again" in rig.bot.text or None
