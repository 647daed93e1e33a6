"""Words and tokens for one reader: what turns a screen into a message."""

from dataclasses import dataclass

from adapters.presentation.catalog import Catalog
from adapters.presentation.screen import Button, Screen
from adapters.presentation.texts import Text
from adapters.presentation.tokens import Tokens
from engine.service.intents import Intent


@dataclass(frozen=True, slots=True)
class Drawn:
    """A screen for one reader; its tokens are bound to ``scope``, ``language`` is a code."""

    screen: Screen
    language: str
    scope: str


@dataclass(frozen=True, slots=True)
class Ink:
    """Writes words and tokens."""

    catalog: Catalog
    tokens: Tokens

    def say(self, drawn: Drawn, text: Text) -> str:
        """``text`` in the language of the reader."""
        return self.catalog.say(drawn.language, text)

    def say_in(self, language: str, text: Text) -> str:
        """``text`` in a language by its code or tag."""
        return self.catalog.say(self.catalog.match(language), text)

    def token(self, drawn: Drawn, intent: Intent) -> str:
        """The token of a card that can be pressed on this screen, at most 64 bytes."""
        screen = drawn.screen
        return self.tokens.encode(intent, screen.table, screen.version, drawn.scope)

    def button_token(self, drawn: Drawn, button: Button) -> str:
        """The token of ``button``, which may speak of another table than its screen."""
        screen = drawn.screen
        table = button.table or screen.table
        version = button.version if button.table else screen.version
        return self.tokens.encode(button.intent, table, version, drawn.scope)
