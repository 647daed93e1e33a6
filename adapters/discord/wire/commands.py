"""The bot's commands at Discord: those that are there, and others in their place."""

from collections.abc import Sequence
from typing import Any

from discord import Client
from discord.http import Route


async def commands_of(client: Client, application: int) -> object:
    """All commands that an application has, with their words in all languages."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    found: object = await client.http.request(route, params={"with_localizations": "true"})
    return found


async def replace_commands(
    client: Client, application: int, commands: Sequence[dict[str, Any]]
) -> None:
    """Let an application have these commands and no others."""
    await client.http.bulk_upsert_global_commands(application, list(commands))
