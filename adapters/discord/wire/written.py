"""Messages in Discord's words, as the library writes them."""

from typing import Any, cast

from discord import AllowedMentions, MessageFlags
from discord.http import MultipartParameters, handle_message_parameters
from discord.ui import LayoutView

__all__ = ["MultipartParameters", "components_of", "written"]


def written(
    view: LayoutView, mentions: AllowedMentions, nonce: str | None = None, *, silent: bool = False
) -> MultipartParameters:
    """A message that shows ``view``; a ``silent`` one notifies nobody when it comes."""
    flags = MessageFlags()
    flags.suppress_notifications = silent
    return handle_message_parameters(
        view=view, allowed_mentions=mentions, nonce=nonce, flags=flags
    )


def components_of(view: LayoutView) -> list[Any]:
    """What a message consists of that shows ``view``."""
    payload = handle_message_parameters(view=view).payload or {}
    return cast("list[Any]", payload["components"])
