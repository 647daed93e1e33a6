"""What all that comes in is answered with: the bot, the desk, the words, who is written to."""

from dataclasses import dataclass

import discord

from adapters.discord.answering.membership import Membership
from adapters.discord.drawing.renderer import Renderer
from adapters.discord.drawing.sheet import Sheet
from adapters.discord.sending.courier import DiscordCourier
from adapters.frontdesk import FrontDesk, Visitor
from adapters.presentation.ink import Drawn, Ink
from adapters.presentation.texts import Text


@dataclass(frozen=True, slots=True)
class House:
    """All that an answer on Discord may need, made once the bot knows who it is.

    ``membership`` hears the courier.
    """

    client: discord.Client
    desk: FrontDesk
    ink: Ink
    renderer: Renderer
    courier: DiscordCourier
    membership: Membership

    @property
    def us(self) -> str:
        """The bot's own id, as that of a user; empty while it is not known."""
        user = self.client.user
        return "" if user is None else str(user.id)

    def sheet(self, drawn: Drawn, notice: str = "") -> Sheet:
        """A screen as a message, below a notice."""
        return self.renderer.sheet(drawn, notice=notice)

    def words(self, words: str) -> Sheet:
        """A sentence as a message."""
        return self.renderer.note(words)

    def say(self, language: str, sentence: Text) -> str:
        """One of the platform's own sentences, in a language by its code or tag."""
        return self.ink.say_in(language, sentence)

    async def tell(self, visitor: Visitor, sentence: Text) -> Sheet:
        """One of the platform's own sentences as a message, in a visitor's language."""
        return self.words(self.say(await self.desk.language(visitor), sentence))
