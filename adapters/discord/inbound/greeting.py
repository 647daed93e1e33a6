"""What the bot says when it comes into a server: what it is, and two buttons to begin with."""

import secrets
from dataclasses import dataclass, field
from typing import Final

import discord
import structlog
from discord import AllowedMentions, HTTPException

from adapters.discord import PLATFORM
from adapters.discord.answering.house import House
from adapters.discord.drawing.markup import escaped
from adapters.discord.drawing.message import Key, Rendered
from adapters.discord.drawing.renderer import CHALLENGE as COLOUR
from adapters.discord.inbound.forms import CHALLENGE
from adapters.discord.wire.insisting import insisted
from adapters.discord.wire.listener import Server
from adapters.frontdesk.manners import Once
from adapters.presentation.texts import text
from engine.match.people import Place

TYPES: Final = "/"
"""Begins what a button carries that types a command."""
_HELP: Final = f"{TYPES}help"
COMMANDS: Final = frozenset({_HELP})
"""All that a button may type: nobody signs that, so it must be harmless whoever sends it."""
GREETING_SECONDS: Final = 180.0
"""How long it is tried to say it in each of them."""
_NONCE_BYTES: Final = 8
"""Bytes of a name by which Discord knows a greeting whose answer was lost."""
_MOST_TRIES: Final = 5
"""In how many channels of a server it is tried to say something."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Greeting:
    """Greets each server once for each time that the bot comes into it."""

    house: House
    _greeted: Once = field(default_factory=Once)

    async def greet(self, server: Server) -> None:
        """Greet a server in its language, in the first channel that takes it."""
        if not self._greeted.is_first(server.id):
            return
        for channel in server.channels[:_MOST_TRIES]:
            try:
                await self._say(channel, server.locale)
            except HTTPException as error:
                log.info("discord takes no greeting", code=error.code)
            except TimeoutError:
                log.info("greeting given up")
                return
            else:
                return

    def forget(self, server: int) -> None:
        """Greet a server again, should the bot come back to it."""
        self._greeted.forget(server)

    async def _say(self, channel: int, tag: str) -> None:
        where = self.house.client.get_partial_messageable(channel)
        greeting, nonce = await self._greeting(channel, tag), secrets.token_hex(_NONCE_BYTES)
        await insisted(
            lambda: where.send(
                view=greeting.view(),
                allowed_mentions=AllowedMentions.none(),
                silent=True,
                nonce=nonce,
            ),
            seconds=GREETING_SECONDS,
        )

    async def _greeting(self, channel: int, tag: str) -> Rendered:
        place = Place(PLATFORM, str(channel))
        chosen = await self.house.desk.drawing.store.place_language(place.key)
        words = self.house.say(chosen or tag, text("discord-greeting"))
        buttons = (
            Key(
                self.house.say(chosen or tag, text("discord-challenge-anyone")),
                CHALLENGE,
                discord.ButtonStyle.primary,
            ),
            Key(self.house.say(chosen or tag, text("button-how-to-play")), _HELP),
        )
        return Rendered(texts=(escaped(words),), lines=(buttons,), colour=COLOUR)
