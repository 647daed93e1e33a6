"""The platforms that the contract is run on, each with one bot that most tests share."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

import pytest
import pytest_asyncio

from tests.contract.discord_rig import DiscordRig
from tests.contract.platforms import DISCORD, PLATFORMS, TELEGRAM, Platform
from tests.contract.rig import Rig
from tests.contract.telegram_rig import TelegramRig

MORTAL: Final = {"COMPUTER_PAUSE_SECONDS": "2"}
"""What the bot that may be killed is set to: so it can be killed while the computer thinks."""


class SharedRigs:
    """Bots that tests share, by platform and settings, each started when first asked for."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._begun: dict[object, Rig] = {}
        self._until = AsyncExitStack()

    async def on(self, platform: Platform, **settings: str) -> Rig:
        """The bot of this platform with these settings."""
        key = platform.name, frozenset(settings.items())
        if key not in self._begun:
            rig = platform.begins(self._folders.mktemp(f"shared-{platform.name}"), **settings)
            self._begun[key] = await self._until.enter_async_context(rig)
        return self._begun[key]

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
    """The bot on Telegram."""
    async with _faultless(await shared_rigs.on(TELEGRAM)) as shared:
        assert isinstance(shared, TelegramRig)
        yield shared


@pytest_asyncio.fixture(loop_scope="session")
async def mortal_telegram(shared_rigs: SharedRigs) -> AsyncIterator[TelegramRig]:
    """The bot on Telegram that may be killed."""
    async with _faultless(await shared_rigs.on(TELEGRAM, **MORTAL)) as mortal:
        assert isinstance(mortal, TelegramRig)
        yield mortal


@pytest_asyncio.fixture(loop_scope="session")
async def discord(shared_rigs: SharedRigs) -> AsyncIterator[DiscordRig]:
    """The bot on Discord."""
    async with _faultless(await shared_rigs.on(DISCORD)) as shared:
        assert isinstance(shared, DiscordRig)
        yield shared


@pytest_asyncio.fixture(loop_scope="session")
async def mortal_discord(shared_rigs: SharedRigs) -> AsyncIterator[DiscordRig]:
    """The bot on Discord that may be killed."""
    async with _faultless(await shared_rigs.on(DISCORD, **MORTAL)) as mortal:
        assert isinstance(mortal, DiscordRig)
        yield mortal


@pytest_asyncio.fixture(loop_scope="session")
async def rig(platform: Platform, shared_rigs: SharedRigs) -> AsyncIterator[Rig]:
    """The shared bot."""
    async with _faultless(await shared_rigs.on(platform)) as shared:
        yield shared


@pytest_asyncio.fixture(loop_scope="session")
async def mortal_rig(platform: Platform, shared_rigs: SharedRigs) -> AsyncIterator[Rig]:
    """The bot that may be killed."""
    async with _faultless(await shared_rigs.on(platform, **MORTAL)) as mortal:
        yield mortal


@asynccontextmanager
async def _faultless(rig: Rig) -> AsyncIterator[Rig]:
    """A bot with nobody there yet; what it logs as an error fails the test."""
    before = rig.failures
    yield rig
    await rig.everybody_leaves()
    assert rig.failures == before
