"""The one time somebody is asked for their time zone: when they sit down at a slow table."""

from dataclasses import dataclass, replace

from adapters.drawing import Drawing
from adapters.frontdesk.people.people import People
from adapters.frontdesk.values import Answer, Asked
from adapters.presentation.screens import ASKED, Own, settings_screen
from adapters.presentation.texts import text
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
        is_full = answer.private is not None and answer.notice
        if person.zone or person.zone_asked or is_full:
            return answer
        if not await self._sits_at_slow_table(person):
            return answer
        now = await self.people.keep(asked.visitor, lambda known: replace(known, zone_asked=True))
        if answer.private is not None:
            return replace(answer, notice=self._in_words(now))
        own = Own(now, self.drawing.language_of(now), in_place=asked.place is not None)
        return replace(answer, private=self.drawing.screen(now, settings_screen(own, ASKED)))

    def _in_words(self, person: Person) -> str:
        """The question where another screen has the room of its page."""
        language = self.drawing.language_of(person)
        return self.drawing.catalog.say(language, text("settings-zone-asked-in-words"))

    async def _sits_at_slow_table(self, person: Person) -> bool:
        views = await self.service.views_of(person)
        seated = (PACES[view.board.rules.pace] for view in views if isinstance(view, HandView))
        return any(pace.rests and pace.turn_seconds for pace in seated)
