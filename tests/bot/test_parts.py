"""What a bot is made of by its settings."""

from pathlib import Path

import pytest
from pydantic import SecretStr

from adapters.discord import PLATFORM as DISCORD
from adapters.storage.database import Database
from bot.parts import parts_over
from bot.settings import Settings
from tests.fakes import FakeClock


@pytest.mark.parametrize(("token", "platforms"), [(None, set()), (SecretStr("a.b.c"), {DISCORD})])
async def test_hands_are_read_beside_tables_of_discord_only_where_that_is_on(
    tmp_path: Path, token: SecretStr | None, platforms: set[str]
) -> None:
    database = await Database.open(tmp_path / "deadwood.sqlite3", FakeClock())
    try:
        parts = await parts_over(database, Settings(_env_file=None, discord_token=token))
    finally:
        await database.close()

    assert parts.desk.elsewhere == platforms
