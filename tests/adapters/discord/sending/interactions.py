"""Interactions of the library's own make, as they come in, for tests of what is kept of them."""

from typing import Any, Final

import discord

APPLICATION: Final = "77"


def an_interaction(client: discord.Client, number: int = 1) -> discord.Interaction:
    """A press in a private chat; its token is told by its ``number``."""
    payload: Any = {
        "id": str(number),
        "application_id": APPLICATION,
        "type": 3,
        "token": f"token {number}",
        "version": 1,
        "user": {"id": "5", "username": "ann", "discriminator": "0", "avatar": None},
        "data": {"custom_id": "1", "component_type": 2},
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 1,
    }
    return discord.Interaction(data=payload, state=client._connection)
