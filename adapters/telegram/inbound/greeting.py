"""What the bot says when it comes into a group: what it is, and two buttons to begin with."""

from dataclasses import dataclass, field
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from adapters.frontdesk.manners import Once
from adapters.presentation.catalog import Catalog
from adapters.presentation.texts import text
from adapters.telegram.answering.house import House
from adapters.telegram.answering.sentences import Sentence
from adapters.telegram.drawing.markup import escaped
from engine.match.people import Place

_BUTTONS: Final = (("telegram-challenge-anyone", "/gin"), ("button-how-to-play", "/help"))
COMMANDS: Final = frozenset(command for _, command in _BUTTONS)
"""All that a button may type: nobody signs that, so it must be harmless whoever sends it."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """Greets each group once for each time that the bot is added to it."""

    house: House
    _greeted: Once = field(default_factory=Once)

    async def greet(self, place: Place, tag: str, update: str) -> None:
        """Greet a group in its language, else in that of whoever added the bot."""
        if not self._greeted.is_first(place.home):
            return
        catalog = self.house.ink.catalog
        chosen = await self.house.desk.drawing.store.place_language(place.key)
        language = chosen or catalog.match(tag)
        sentence = escaped(catalog.say(language, text("telegram-greeting")))
        keyboard = _keyboard(catalog, language)
        await self.house.sentences.say(
            Sentence(update, place.channel, sentence, keyboard=keyboard)
        )

    def forget(self, home: str) -> None:
        """Greet a group again, should the bot come back to it."""
        self._greeted.forget(home)


def _keyboard(catalog: Catalog, language: str) -> InlineKeyboardMarkup:
    """The two buttons; each types a command."""
    return InlineKeyboardMarkup(
        [
            [InlineKeyboardButton(catalog.say(language, text(key)), callback_data=command)]
            for key, command in _BUTTONS
        ]
    )
