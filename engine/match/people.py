"""Who sits at a table and where it stands: persons, computer players, places."""

from dataclasses import dataclass
from typing import Final

PART: Final = "/"
"""What stands between a channel and a part of it."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who holds a seat: a person, or a computer player when ``computer`` names one.

    ``person`` is the person's id and empty for a computer player. ``name`` is what others read.
    """

    name: str
    person: str = ""
    computer: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel of a platform, where boards are shown; ``name`` is what people call it.

    ``home`` is the server, group or site that it belongs to, in the platform's own words. What
    is a part of another channel, such as a topic, has that one's word, a slash and its own.
    """

    platform: str
    channel: str
    name: str = ""
    home: str = ""

    @property
    def key(self) -> str:
        """The place in one word, as it is stored."""
        return f"{self.platform}:{self.channel}"

    def moved(self, old: "Place", new: "Place") -> "Place":
        """This place after ``old`` has become ``new``, with all its parts; else as it is."""
        part = self.channel.removeprefix(old.channel)
        is_there = self.channel.startswith(old.channel) and part[:1] in {"", PART}
        if self.platform != old.platform or not is_there:
            return self
        home = new.home if self.home in {"", old.home} else self.home
        name = self.name if part else new.name or self.name
        return Place(new.platform, f"{new.channel}{part}", name, home)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where somebody comes from who joins a table: a ``platform``, and a ``place`` unless private.

    The place becomes one more place of the table.
    """

    platform: str
    place: Place | None = None
