"""What came with a call: the blanks of its route, its query, its body and its files."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tests.servers.discord_api.refusal import Json, invalid, unknown

if TYPE_CHECKING:
    from tests.servers.discord_api.places.channel import Channel
    from tests.servers.discord_api.world import World

_ID: Final = re.compile(r"\d{1,20}")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came along; ``number`` is the one it is spoken of by."""

    number: int
    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Given:
    """A call as its route finds it."""

    world: "World"
    blanks: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    body: Json = field(default_factory=dict)
    files: tuple[Upload, ...] = ()
    entries: list[Json] = field(default_factory=list)

    def number(self, name: str) -> int:
        """An id of the route.

        Raises:
            Refusal: if it is none.
        """
        value = self.blanks[name]
        if not _ID.fullmatch(value):
            raise invalid(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)

    def channel(self) -> "Channel":
        """The channel of the route.

        Raises:
            Refusal: if there is none any more.
        """
        channel = self.world.channels.get(self.number("channel"))
        if channel is None or channel.deleted:
            raise unknown("Channel")
        return channel

    def flag(self, name: str) -> bool:
        """Whether the query says yes to something."""
        return self.query.get(name, "").lower() in {"1", "true"}
