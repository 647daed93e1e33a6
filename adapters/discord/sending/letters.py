"""The calls by which messages come to Discord, change there and go; nothing is kept of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypedDict

import aiohttp
import discord
from discord.http import MultipartParameters, handle_message_parameters
from discord.webhook.async_ import async_context

from adapters.discord.drawing.message import Rendered
from adapters.discord.drawing.sheet import Sheet
from adapters.discord.sending.keys import Key
from adapters.discord.wire.rates import hurried, never_sleep


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
        self._http = client.http
        never_sleep(client.http)

    async def open(self, user: int) -> int:
        """The channel of the bot's private chat with somebody."""
        with hurried():
            return int((await self._http.start_private_message(user))["id"])

    async def send(self, channel: int, letter: Letter, nonce: str | None) -> Posted:
        """A new message, or the one that was made under the same ``nonce`` a few minutes ago."""
        with hurried():
            sent = await letter.sheet.sent(
                lambda rendered: self._http.send_message(
                    channel, params=_params(rendered, nonce, silent=letter.silent)
                )
            )
        return Posted(int(sent["id"]), tuple(_ids(sent.get("components", ()))))

    async def change(self, channel: int, message: int, letter: Letter) -> None:
        """Change a message by the route of its channel."""
        with hurried():
            await letter.sheet.sent(
                lambda rendered: self._http.edit_message(
                    channel, message, params=_params(rendered)
                )
            )

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away by the route of its channel."""
        with hurried():
            await self._http.delete_message(channel, message)

    async def change_by(self, key: Key, letter: Letter) -> None:
        """Change the one message of a kept token."""
        await letter.sheet.sent(lambda rendered: _changed_by(key, rendered))

    async def delete_by(self, key: Key) -> None:
        """Take the one message of a kept token away."""
        wire, ways, hook = async_context.get(), _ways(key), key.webhook.id
        if key.follow_up:
            await wire.delete_webhook_message(hook, key.token, key.follow_up, **ways)
        else:
            await wire.delete_original_interaction_response(hook, key.token, **ways)


async def _changed_by(key: Key, rendered: Rendered) -> None:
    wire, ways, payload = async_context.get(), _ways(key), _params(rendered).payload
    hook = key.webhook.id
    if key.follow_up:
        await wire.edit_webhook_message(
            hook, key.token, key.follow_up, payload=payload, with_components=True, **ways
        )
    else:
        await wire.edit_original_interaction_response(hook, key.token, payload=payload, **ways)


def _params(
    rendered: Rendered, nonce: str | None = None, *, silent: bool = False
) -> MultipartParameters:
    """A message in Discord's words."""
    flags = discord.MessageFlags()
    flags.suppress_notifications = silent
    return handle_message_parameters(
        view=rendered.view(), allowed_mentions=rendered.mentions, nonce=nonce, flags=flags
    )


class _Ways(TypedDict):
    """How the calls of a token leave this machine."""

    session: aiohttp.ClientSession
    proxy: str | None
    proxy_auth: aiohttp.BasicAuth | None


def _ways(key: Key) -> _Ways:
    hook = key.webhook
    return {"session": hook.session, "proxy": hook.proxy, "proxy_auth": hook.proxy_auth}


def ids_in(rendered: Rendered) -> tuple[str, ...]:
    """What can be pressed on a message that is to be sent, by its ids."""
    payload = handle_message_parameters(view=rendered.view()).payload or {}
    return tuple(_ids(payload["components"]))


def _ids(components: Iterable[Any]) -> Iterator[str]:
    """The ids of all components in these, with those within them."""
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"]
        yield from _ids(component.get("components", ()))
        if "accessory" in component:
            yield from _ids((component["accessory"],))
