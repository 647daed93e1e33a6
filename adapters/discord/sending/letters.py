"""The calls by which messages come to Discord, change there and go; nothing is kept of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import discord

from adapters.discord.drawing.message import Rendered
from adapters.discord.drawing.sheet import Sheet
from adapters.discord.sending.keys import Key
from adapters.discord.wire.channels import Channels
from adapters.discord.wire.rates import hurried
from adapters.discord.wire.written import MultipartParameters, components_of, written


@dataclass(frozen=True, slots=True)
class Letter:
    """A message as it is to be; a ``silent`` one notifies nobody when it comes."""

    sheet: Sheet
    silent: bool = True


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that is there: its id, and which buttons it was given when it came there."""

    message: int
    ids: tuple[str, ...]


class Letters:
    """Sends, changes and deletes messages by the routes of channels, and by kept tokens.

    What Discord refuses is raised.
    """

    def __init__(self, client: discord.Client) -> None:
        """Send through ``client``; where that would have to wait, it fails at once."""
        self._channels = Channels(client)

    async def open(self, user: int) -> int:
        """The channel of the bot's private chat with somebody."""
        with hurried():
            return await self._channels.open(user)

    async def send(self, channel: int, letter: Letter, nonce: str | None) -> Posted:
        """A new message, or the one that was made under the same ``nonce`` a few minutes ago."""
        with hurried():
            message, components = await letter.sheet.sent(
                lambda rendered: self._channels.send(
                    channel, _written(rendered, nonce, silent=letter.silent)
                )
            )
        return Posted(message, tuple(_ids(components)))

    async def change(self, channel: int, message: int, letter: Letter) -> None:
        """Change a message by the route of its channel."""
        with hurried():
            await letter.sheet.sent(
                lambda rendered: self._channels.change(channel, message, _written(rendered))
            )

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away by the route of its channel."""
        with hurried():
            await self._channels.delete(channel, message)

    async def change_by(self, key: Key, letter: Letter) -> None:
        """Change the one message of a kept token."""
        await letter.sheet.sent(lambda rendered: key.token.change(_written(rendered)))

    async def delete_by(self, key: Key) -> None:
        """Take the one message of a kept token away."""
        await key.token.delete()


def ids_in(rendered: Rendered) -> tuple[str, ...]:
    """What can be pressed on a message that is to be sent, by its ids."""
    return tuple(_ids(components_of(rendered.view())))


def _written(
    rendered: Rendered, nonce: str | None = None, *, silent: bool = False
) -> MultipartParameters:
    return written(rendered.view(), rendered.mentions, nonce, silent=silent)


def _ids(components: Iterable[Any]) -> Iterator[str]:
    """The ids of all components in these, with those within them."""
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"]
        yield from _ids(component.get("components", ()))
        if "accessory" in component:
            yield from _ids((component["accessory"],))
