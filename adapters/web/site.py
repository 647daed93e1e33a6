"""Where the page is served, to whom, and which channels it has."""

from dataclasses import dataclass, field
from typing import Final

from engine.match.people import Place

PLATFORM: Final = "web"
HOME: Final = "page"
"""To what every channel belongs: all of one site are of one house."""
NEWCOMERS: Final = 60


@dataclass(frozen=True, slots=True)
class Site:
    """What the page is set up with.

    ``secret`` makes the tabs' keys. ``port`` 0 takes any free one. ``hosts`` are further names by
    which browsers may reach the page, such as that of a proxy before it. ``newcomers`` is how many
    new people one address may bring at once; after that they come at a walking pace. ``admins``
    are the names, in small letters, of those who may set up the channels and end their tables;
    where none is given, everybody may.
    """

    secret: bytes = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8080
    channels: tuple[str, ...] = ("lounge", "table-one", "table-two")
    hosts: frozenset[str] = frozenset()
    newcomers: int = NEWCOMERS
    admins: frozenset[str] = frozenset()

    def place_of(self, chat: str) -> Place | None:
        """The place of a channel's chat, ``#`` and its name; None if there is no such channel."""
        name = chat.removeprefix("#")
        if chat == name or name not in self.channels:
            return None
        return Place(PLATFORM, chat, name, HOME)

    def is_admin(self, name: str) -> bool:
        """Whether whoever goes by ``name`` here may set up the channels and end their tables."""
        return not self.admins or name.casefold() in self.admins
