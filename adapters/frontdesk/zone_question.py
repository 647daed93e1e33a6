"""The one time somebody is asked for their time zone: when they sit down at a slow table."""

from dataclasses import dataclass, replace

from adapters.drawing import Drawing
from adapters.frontdesk.people import People
from adapters.frontdesk.values import Answer, Asked
from adapters.presentation.screens import ASKED, Own, settings_screen
from engine.match.boards import HandView
from engine.match.pace import PACES
from engine.service.ports import Person
from engine.service.service import Service


@dataclass(frozen=True, slots=True)
class ZoneQuestion:
    """Puts the question beside the answer to whatever made somebody sit down."""

    service: Service
    drawing: Drawing
    people: People

    async def beside(self, person: Person, asked: Asked, answer: Answer) -> Answer:
        """``answer``, with the question if it is due and there is room for it."""
        if person.zone or person.zone_asked or answer.private is not None:
            return answer
        if not await self._sits_at_slow_table(person):
            return answer
        now = await self.people.keep(asked.visitor, lambda known: replace(known, zone_asked=True))
        own = Own(now, self.drawing.language_of(now), in_place=asked.place is not None)
        return replace(answer, private=self.drawing.screen(now, settings_screen(own, ASKED)))

    async def _sits_at_slow_table(self, person: Person) -> bool:
        views = await self.service.views_of(person)
        seated = (PACES[view.board.rules.pace] for view in views if isinstance(view, HandView))
        return any(pace.rests and pace.turn_seconds for pace in seated)
