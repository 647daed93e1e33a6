"""The parameters of a call, whichever way they came."""

import json
from dataclasses import dataclass, field
from typing import Final

from tests.servers.bot_api.refusal import Json, bad

STRUCTURES: Final = frozenset(
    {
        "allowed_updates",
        "caption_entities",
        "commands",
        "entities",
        "link_preview_options",
        "media",
        "menu_button",
        "reply_markup",
        "reply_parameters",
        "scope",
    }
)
NUMBERS: Final = frozenset(
    {
        "cache_time",
        "chat_id",
        "limit",
        "max_connections",
        "message_id",
        "message_thread_id",
        "offset",
        "timeout",
        "user_id",
    }
)
FLAGS: Final = frozenset(
    {
        "disable_notification",
        "drop_pending_updates",
        "protect_content",
        "show_alert",
    }
)
_TRUE: Final = frozenset({"true", "yes", "1"})


@dataclass(frozen=True, slots=True)
class Params:
    """Parameters by name, read as what they are; ``files`` are what was uploaded."""

    given: dict[str, object]
    files: dict[str, bytes] = field(default_factory=dict)

    @classmethod
    def read(cls, given: dict[str, object], files: dict[str, bytes] | None = None) -> "Params":
        """Read what came as text.

        Raises:
            Refusal: if something cannot be read.
        """
        return cls({name: _read(name, value) for name, value in given.items()}, files or {})

    @property
    def chat(self) -> int | None:
        """The chat that the call is about."""
        return self.number("chat_id")

    def text(self, name: str) -> str:
        """A text; empty if it was not given."""
        value = self.given.get(name, "")
        return value if isinstance(value, str) else str(value)

    def number(self, name: str) -> int | None:
        """A whole number; None if it was not given."""
        value = self.given.get(name)
        return value if isinstance(value, int) else None

    def flag(self, name: str) -> bool:
        """Whether something was said yes to."""
        return self.given.get(name) is True

    def mapping(self, name: str) -> Json:
        """A structure; empty if it was not given.

        Raises:
            Refusal: if it is none.
        """
        value = self.given.get(name) or {}
        if not isinstance(value, dict):
            raise bad(f"object expected as {name.replace('_', ' ')}")
        return value

    def sequence(self, name: str) -> list[object] | None:
        """A list; None if it was not given.

        Raises:
            Refusal: if it is none.
        """
        value = self.given.get(name)
        if value is not None and not isinstance(value, list):
            raise bad(f"array expected as {name.replace('_', ' ')}")
        return value


def _read(name: str, value: object) -> object:
    if name in FLAGS:
        return value is True or str(value).lower() in _TRUE
    if not isinstance(value, str):
        return value
    if name in NUMBERS:
        return _number(name, value)
    return _structure(name, value) if name in STRUCTURES else value


def _number(name: str, value: str) -> object:
    try:
        return int(value)
    except ValueError:
        if name == "chat_id":
            return value
        raise bad(f"invalid {name} specified") from None


def _structure(name: str, value: str) -> object:
    try:
        return json.loads(value) if value else None
    except ValueError:
        raise bad(f"can't parse {name.replace('_', ' ')} JSON object") from None
