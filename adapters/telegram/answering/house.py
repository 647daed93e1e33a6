"""What all that comes in is answered with: the bot, the desk, the words, who is written to."""

from dataclasses import dataclass, field
from typing import Final

from telegram import Bot

from adapters.frontdesk import FrontDesk
from adapters.frontdesk.pace import Pace
from adapters.latest import Latest
from adapters.presentation.ink import Ink
from adapters.presentation.texts import Text
from adapters.telegram.answering.asides import Asides
from adapters.telegram.answering.membership import Membership
from adapters.telegram.answering.popups import PopUps
from adapters.telegram.answering.retries import Retries
from adapters.telegram.answering.sentences import Sentences
from adapters.telegram.answering.turns import Turns
from adapters.telegram.drawing.renderer import Renderer
from adapters.telegram.links import Links
from adapters.telegram.sending.courier import TelegramCourier

POINTED_A_SECOND: Final = 1 / 60
"""How often somebody is told before a group that their answer is in the private chat."""


@dataclass(frozen=True, slots=True)
class House:
    """All that an answer on Telegram may need, made once the bot knows who it is.

    Whatever takes something in is given the house whole. ``membership`` hears the courier;
    ``copies`` are the newest messages beside a table's own: chat, table, what it is of;
    ``retries`` are what is still to be sent, ``answered`` the presses that have their answer.
    """

    bot: Bot
    desk: FrontDesk
    ink: Ink
    links: Links
    courier: TelegramCourier
    renderer: Renderer
    asides: Asides
    membership: Membership
    copies: Latest[tuple[str, str, str], str] = field(default_factory=Latest)
    retries: Retries = field(default_factory=Retries)
    answered: Latest[str, None] = field(default_factory=Latest)
    turns: Turns = field(default_factory=Turns)
    pointed: Pace = field(default_factory=lambda: Pace(1, POINTED_A_SECOND))

    @property
    def popups(self) -> PopUps:
        """What answers presses."""
        return PopUps(self.bot, self.answered)

    @property
    def sentences(self) -> Sentences:
        """What says sentences."""
        return Sentences(self.courier, self.retries)

    def say(self, language: str, sentence: Text) -> str:
        """One of the platform's own sentences, in a language by its code or tag."""
        return self.ink.say_in(language, sentence)
