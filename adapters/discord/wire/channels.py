"""Messages by the routes of their channels; the library's own ways would first ask for more."""

from typing import Any

from discord import Client

from adapters.discord.wire.rates import never_sleep
from adapters.discord.wire.written import MultipartParameters


class Channels:
    """What stands in channels: made, changed and taken away.

    What Discord refuses is raised.
    """

    def __init__(self, client: Client) -> None:
        """Speak through ``client``; where Discord asks to wait, that fails from now on."""
        self._http = client.http
        never_sleep(client.http)

    async def open(self, user: int) -> int:
        """The channel of the bot's private chat with somebody."""
        return int((await self._http.start_private_message(user))["id"])

    async def send(self, channel: int, message: MultipartParameters) -> tuple[int, list[Any]]:
        """Send a message; its id, and what it consists of where it was there already."""
        sent = await self._http.send_message(channel, params=message)
        return int(sent["id"]), list(sent.get("components", ()))

    async def change(self, channel: int, message: int, shown: MultipartParameters) -> None:
        """Let a message show something else."""
        await self._http.edit_message(channel, message, params=shown)

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away."""
        await self._http.delete_message(channel, message)
