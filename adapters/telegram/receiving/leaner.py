"""Updates without what nobody here reads, which takes the library longest to read."""

from collections.abc import Mapping
from typing import Any, Final

_UNREAD: Final = frozenset({"text", "entities", "caption", "caption_entities", "reply_markup"})
"""Parts of a message that was pressed: what it shows is known from its table."""


def leaner(body: Mapping[str, Any]) -> dict[str, Any]:
    """An update as it came, but of a message that was pressed only where and which it is."""
    query = body.get("callback_query")
    message = query.get("message") if isinstance(query, Mapping) else None
    if not isinstance(query, Mapping) or not isinstance(message, Mapping):
        return dict(body)
    read = {name: value for name, value in message.items() if name not in _UNREAD}
    return {**body, "callback_query": {**query, "message": read}}
