"""The platforms that the contract is run on, each with one bot that most tests share."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from tests.contract.platforms import PLATFORMS, TELEGRAM, Platform
from tests.contract.rig import Rig
from tests.contract.telegram_rig import TelegramRig


class SharedRigs:
    """One bot for each platform, started when it is first asked for."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._begun: dict[str, Rig] = {}
        self._until = AsyncExitStack()

    async def on(self, platform: Platform) -> Rig:
        """The bot of this platform."""
        if platform.name not in self._begun:
            rig = platform.begins(self._folders.mktemp(f"shared-{platform.name}"))
            self._begun[platform.name] = await self._until.enter_async_context(rig)
        return self._begun[platform.name]

    async def close(self) -> None:
        """End them all."""
        await self._until.aclose()


@pytest.fixture(scope="session", params=PLATFORMS, ids=lambda platform: platform.name)
def platform(request: pytest.FixtureRequest) -> Platform:
    """The platform that a test is run on; every test is run on each."""
    chosen = request.param
    assert isinstance(chosen, Platform)
    return chosen


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_rigs(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SharedRigs]:
    """The bots for every test that leaves them running as they are."""
    rigs = SharedRigs(tmp_path_factory)
    yield rigs
    await rigs.close()


@pytest_asyncio.fixture(loop_scope="session")
async def telegram(shared_rigs: SharedRigs) -> AsyncIterator[TelegramRig]:
    """The bot on Telegram in privacy mode, as bots are unless somebody turns it off."""
    shared = await shared_rigs.on(TELEGRAM)
    assert isinstance(shared, TelegramRig)
    before, shared.server.world.reads_all = shared.failures, False
    yield shared
    shared.server.world.reads_all = True
    await shared.everybody_leaves()
    assert shared.failures == before


@pytest_asyncio.fixture(loop_scope="session")
async def rig(platform: Platform, shared_rigs: SharedRigs) -> AsyncIterator[Rig]:
    """The shared bot with nobody there yet; what it logs as an error fails the test."""
    shared = await shared_rigs.on(platform)
    before = shared.failures
    yield shared
    await shared.everybody_leaves()
    assert shared.failures == before
