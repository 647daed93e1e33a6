"""Where a press or a line comes from, and who makes it."""

from dataclasses import dataclass

from adapters.frontdesk import Visitor
from engine.match.people import Place


@dataclass(frozen=True, slots=True)
class Whence:
    """Who asks and where; ``chat`` and ``message`` are those of what was pressed.

    A line has no message, and what one person alone sees is in their private chat, wherever they
    see it. ``place`` is None in the bot's own private chat. ``channel`` is that of the place.
    ``update`` is Discord's own id of all this.
    """

    visitor: Visitor
    place: Place | None
    chat: str
    message: str
    update: str

    @property
    def channel(self) -> str:
        """The channel, thread or chat of people; empty in the bot's own private chat."""
        return self.place.channel if self.place is not None else ""

    @property
    def spot(self) -> tuple[str, str]:
        """What was pressed: its chat and its id there."""
        return self.chat, self.message
