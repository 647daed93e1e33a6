"""Who sits at a table and where it stands: persons, computer players, places."""

from dataclasses import dataclass


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

    ``home`` is the server, group or site that it belongs to, in the platform's own words.
    """

    platform: str
    channel: str
    name: str = ""
    home: str = ""

    @property
    def key(self) -> str:
        """The place in one word, as it is stored."""
        return f"{self.platform}:{self.channel}"
