"""What platforms tell of places and of their own lines: both move, go and come back."""

from dataclasses import dataclass, replace

from adapters.drawing import Drawing
from adapters.frontdesk.people.opponents import BOT_NAME
from adapters.frontdesk.values import Press, Said
from adapters.outbox import Outbox
from engine.match.people import Place
from engine.round.faults import Fault, NotAllowed
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class PlaceDoors:
    """The part of the desk that hears what becomes of places, and of the ways to them."""

    service: Service
    outbox: Outbox
    drawing: Drawing

    async def place_moved(self, old: Place, new: Place) -> None:
        """Hear that a place is another one now; all that is kept of it follows.

        It may be told any number of times.
        """
        await self.service.place_moved(old, new)

    async def place_now(self, place: Place) -> Place:
        """The place itself, or the one that it has become."""
        return await self.service.place_now(place)

    async def place_is_mute(self, place: Place) -> None:
        """Hear that nothing can be posted in a place by itself: it is quiet from then on.

        Unless it has chosen to be, or not to be. It may be told any number of times.
        """
        await self.service.hush(await self.service.place_now(place), BOT_NAME)

    async def place_gone(self, place: Place) -> None:
        """Hear that a place is no more, or no longer open to the bot: its tables end."""
        await self.service.place_gone(place)

    async def home_gone(self, platform: str, home: str) -> None:
        """Hear that a server or group is no more, or has sent the bot away: its tables end."""
        await self.service.home_gone(platform, home)

    async def place_back(self, place: Place) -> None:
        """Hear that a place takes messages again: what it refused of its tables follows."""
        tables = await self.drawing.store.tables_at(place.key)
        await self.outbox.readmit(table.id for table in tables)

    async def home_back(self, platform: str, home: str) -> None:
        """Hear that the bot may speak in a server or group again: boards it owes there follow."""
        tables = await self.drawing.store.tables_of_home(platform, home)
        await self.outbox.readmit(table.id for table in tables)

    def unreachable(self, platform: str) -> None:
        """Hear that a platform can not be reached: its clocks stand still until it can."""
        self.service.unreachable(platform)

    async def reachable(self, platform: str) -> None:
        """Hear that a platform can be reached again: its clocks go on, and its tables say so."""
        await self.service.reachable(platform)

    async def _said_now(self, said: Said) -> Said:
        """What was said, in its place as that is now."""
        if said.place is None:
            return said
        return replace(said, place=await self.service.place_now(said.place))

    async def _check_place(self, press: Press) -> None:
        """See to it that a press was made where its place still is.

        Raises:
            NotAllowed: if its message was left behind when the place moved.
        """
        place = press.place
        if place is not None and (await self.service.place_now(place)).key != place.key:
            raise NotAllowed(Fault.PLACE_MOVED)
