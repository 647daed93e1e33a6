"""An answer for the one who asked, in their language: a screen or one sentence."""

from dataclasses import dataclass

from adapters.drawing import Drawing
from adapters.frontdesk.values import Answer, Asked
from adapters.presentation.screen import Screen
from adapters.presentation.texts import Text
from engine.service.ports import Person, Update


@dataclass(frozen=True, slots=True)
class Replies:
    """Words every answer."""

    drawing: Drawing

    def show(self, person: Person, screen: Screen) -> Answer:
        """A screen that ``person`` alone sees."""
        return Answer(private=self.drawing.screen(person, screen))

    def note(self, person: Person, note: Text) -> Answer:
        """One sentence that ``person`` alone reads."""
        return Answer(notice=self.drawing.catalog.say(self.drawing.language_of(person), note))


def update_of(asked: Asked) -> Update | None:
    """The platform's own id of a press or a line, so that it is carried out once."""
    return Update(asked.visitor.platform, asked.update) if asked.update else None
