"""The settings of a bot on the fake Discord."""

from pathlib import Path

from pydantic import SecretStr

from bot.settings import Settings
from tests.servers.discord import DiscordServer


def on(server: DiscordServer, folder: Path, **more: object) -> Settings:
    """A bot on the fake server alone, unless ``more`` says otherwise."""
    settings = Settings.model_construct(
        data_dir=folder,
        web=False,
        web_port=0,
        discord_token=SecretStr(server.token),
        discord_api_url=server.url,
    )
    return settings.model_copy(update=more)
