"""The one message that the token of an interaction opens: changed and taken away."""

from dataclasses import dataclass, field
from typing import TypedDict

import aiohttp
from discord import Webhook
from discord.webhook.async_ import async_context

from adapters.discord.wire.written import MultipartParameters


@dataclass(frozen=True, slots=True)
class Token:
    """A token, and which message it is for: ``follow_up``, 0 for the answer itself."""

    webhook: Webhook
    token: str = field(repr=False)
    follow_up: int = 0

    async def change(self, shown: MultipartParameters) -> None:
        """Let the message show something else."""
        wire, ways, hook = async_context.get(), self._ways(), self.webhook.id
        if not self.follow_up:
            await wire.edit_original_interaction_response(
                hook, self.token, payload=shown.payload, **ways
            )
            return
        await wire.edit_webhook_message(
            hook,
            self.token,
            self.follow_up,
            payload=shown.payload,
            with_components=True,
            **ways,
        )

    async def delete(self) -> None:
        """Take the message away."""
        wire, ways, hook = async_context.get(), self._ways(), self.webhook.id
        if self.follow_up:
            await wire.delete_webhook_message(hook, self.token, self.follow_up, **ways)
        else:
            await wire.delete_original_interaction_response(hook, self.token, **ways)

    def _ways(self) -> "_Ways":
        hook = self.webhook
        return {"session": hook.session, "proxy": hook.proxy, "proxy_auth": hook.proxy_auth}


class _Ways(TypedDict):
    """How the calls of a token leave this machine."""

    session: aiohttp.ClientSession
    proxy: str | None
    proxy_auth: aiohttp.BasicAuth | None
