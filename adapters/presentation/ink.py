"""What turns a screen into words and buttons for one reader: the catalog, the tokens, the scope."""

from dataclasses import dataclass

from adapters.presentation.catalog import Catalog
from adapters.presentation.screen import Screen
from adapters.presentation.texts import Text
from adapters.presentation.tokens import Tokens
from engine.service.intents import Intent


@dataclass(frozen=True, slots=True)
class Drawn:
    """A screen for one reader: ``language`` is a catalog's code, ``scope`` what its tokens are bound to."""

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

    def token(self, drawn: Drawn, intent: Intent) -> str:
        """The token of a button on this screen, at most 64 bytes."""
        screen = drawn.screen
        return self.tokens.encode(intent, screen.table, screen.version, drawn.scope)
