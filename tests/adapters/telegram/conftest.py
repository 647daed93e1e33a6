"""What the tests of the Telegram adapter share: a bot on the fake Bot API server."""

from collections.abc import AsyncIterator

import pytest

from tests.adapters.telegram.hall import Hall


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """A hall in which everything that comes in is handled."""
    async with Hall.open() as opened:
        yield opened
