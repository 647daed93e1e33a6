"""A fake Discord in a process of its own, with people who all press at once.

``serve`` prints its address, and then answers each line of its standard input with a line of
JSON, until that ends: ``people 200`` lets people ask for a match against the computer, ``press``
lets everybody press a button at the same moment and tells how long each waited.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from adapters.presentation.tokens import peek
from bench._discord_echo import PRESSED
from engine.round.faults import GinError
from engine.service.intents import Ask, Play
from tests.servers.discord import Button, DiscordServer, Message, TextChannel, User

CHANNELS: Final = 20
"""How many channels share the tables."""
QUIET_SECONDS: Final = 0.5
PATIENCE_SECONDS: Final = 120.0
STEPS: Final = (Ask("ready"), Ask("deal_first"), Ask("rematch"))
Json = dict[str, Any]


class Hall:
    """A server full of people, each of whom plays against the computer."""

    def __init__(self, server: DiscordServer) -> None:
        self.server = server
        self.guild = server.guild("Hall")
        self.channels: list[TextChannel] = [self.guild.channel(f"t{n}") for n in range(CHANNELS)]
        self.people: list[User] = []

    async def seat(self, people: int) -> Json:
        """Let people come in, begin a match, and wait until each has something to press."""
        await self.server.until(lambda: self.server.world.application.all_commands, 60)
        for number in range(people):
            user = self.server.user(f"P{number}")
            self.guild.add(user)
            self.people.append(user)
            user.command(self.channels[number % CHANNELS], "gin", level="casual", target=1000)
        await self._all_offered()
        return {}

    async def press(self) -> Json:
        """Let everybody press; how long each waited, and how long until nothing more was sent."""
        await self._all_offered()
        calls = len(self.server.journal.entries)
        offers = [(user, *_buttons(user)[0]) for user in self.people]
        began = perf_counter()
        asked = [user.press(message, button) for user, message, button in offers]
        await self._until(lambda: all(one.acknowledged or one.failed for one in asked))
        answered = perf_counter() - began
        await self.server.journal.quiet(QUIET_SECONDS)
        made = self.server.journal.entries[calls:]
        return {
            "waited": [one.answered_at - one.at for one in asked if one.answered_at is not None],
            "answered": answered,
            "calls": len(made),
            "metered": sum(call.counts for call in made),
        }

    async def _until(self, holds: Callable[[], bool]) -> None:
        await self.server.until(holds, PATIENCE_SECONDS)

    async def _all_offered(self) -> None:
        await self._until(lambda: all(_buttons(user) for user in self.people))
        await self.server.journal.quiet(QUIET_SECONDS)


def _buttons(user: User) -> list[tuple[Message, Button]]:
    """What somebody's newest messages offer, the newest message first."""
    return [
        (message, button)
        for message in reversed(user.private)
        for button in message.buttons
        if not button.disabled and _is_step(button.custom_id)
    ]


def _is_step(custom_id: str) -> bool:
    """Whether a button plays a move, or is what the next one waits for; or only an echo."""
    if custom_id.startswith(PRESSED):
        return True
    try:
        intent = peek(custom_id).intent
    except GinError:
        return False
    return isinstance(intent, Play) or intent in STEPS


async def serve() -> None:
    """Serve, in a process of its own."""
    async with DiscordServer.running() as server:
        hall = Hall(server)
        print(json.dumps({"url": server.url, "token": server.token}), flush=True)
        while line := (await asyncio.to_thread(sys.stdin.readline)).split():
            told = await (hall.seat(int(line[1])) if line[0] == "people" else hall.press())
            print(json.dumps(told), flush=True)
