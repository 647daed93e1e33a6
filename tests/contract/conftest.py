"""The platforms that the contract is run on."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.contract.rig import Rig
from tests.contract.web_rig import web_rig


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_rig(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """One bot for every test that leaves it running as it is."""
    async with web_rig(tmp_path_factory.mktemp("shared")) as rig:
        yield rig


@pytest_asyncio.fixture(loop_scope="session")
async def rig(shared_rig: Rig) -> AsyncIterator[Rig]:
    """The shared bot with nobody there yet; what it logs as an error fails the test."""
    before = shared_rig.failures
    yield shared_rig
    await shared_rig.everybody_leaves()
    assert shared_rig.failures == before
