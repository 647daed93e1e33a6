"""A bot on a fake Discord, for each test that asks for one."""

from collections.abc import AsyncIterator

import pytest

from tests.adapters.discord.hall import Hall


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A bot on a fake Discord."""
    async with Hall.open() as hall:
        yield hall
