"""A virtual user of Discord as the contract knows people: commands, presses, what is shown."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from adapters.discord.spots import passing, private_chat
from engine.match.people import Place
from tests.contract.acting import Acting
from tests.contract.discord_lines import Filled, filled
from tests.contract.discord_reading import (
    buttons_of,
    has_screen,
    notice_of,
    token_of,
    told,
    words_of,
)
from tests.contract.rig import Button, Message, Received, Reply
from tests.servers import discord as fake
from tests.servers.discord_api.accounts import Account
from tests.servers.discord_api.asking.asked import LATER as PUT_OFF
from tests.servers.discord_api.asking.asked import UPDATE
from tests.servers.discord_api.messages.showing import DM_MESSAGES
from tests.servers.discord_api.messages.wire import message_json

PATIENCE_SECONDS: Final = 30.0
AGAIN_SECONDS: Final = 0.1
"""How long is waited for an answer that must not come."""
LATER: Final = 2
"""How many versions newer than what was shown last a sentence may be."""
SLASH: Final = 1
"""The type of a command that is typed."""


Who = fake.User | Account
"""Whom an option may name: a person, or the bot."""


class DiscordUser(Acting):
    """Somebody with Discord open before them; ``known`` are the people whom they can name.

    While they take no private messages, what they alone see elsewhere counts as private, the
    newest first.
    """

    def __init__(
        self,
        server: fake.DiscordServer,
        account: fake.User,
        name: str,
        known: Mapping[str, Who],
    ) -> None:
        super().__init__(name, "discord-too-fast")
        self.account = account
        self._server = server
        self._known = known
        self._kept: dict[int, tuple[object, Message]] = {}
        self._received: list[Received] = []
        self._read = 0
        self._asked: dict[str, fake.Asked | fake.Message] = {}

    @property
    def received(self) -> Sequence[Received]:
        """All that was ever shown to them, in order."""
        for one in self.account.received[self._read :]:
            self._received.append(self._shown(one))
        self._read = len(self.account.received)
        return self._received

    def messages(self, place: Place) -> tuple[Message, ...]:
        """The bot's messages in a channel that all can see."""
        return tuple(map(self._message, self._channel(place).messages))

    def private(self) -> tuple[Message, ...]:
        """The bot's messages to this person alone."""
        there = [*self.account.private]
        if self.account.dms_closed:
            there.extend(reversed(self.passing))
        return tuple(self._message(one) for one in there if not one.loading)

    @property
    def whispers(self) -> tuple[Message, ...]:
        """What they alone see for a while, as they have it before them, oldest first."""
        return tuple(self._message(one) for one in self.passing if not one.loading)

    @property
    def passing(self) -> list[fake.Message]:
        """What they alone see for a while, wherever that is."""
        return [one for one in self.account.ephemerals if not one.deleted]

    async def heard(self) -> None:
        """Wait until anything changes before their eyes."""
        await self.account.heard()

    async def say(self, place: Place | None, line: str, update: str = "") -> Reply:
        """Send a command; in private, write what is none."""
        if place is not None and not line.startswith("/"):
            self.account.say(self._channel(place), line)
            return Reply()
        return await self.once(update, lambda: self._say(place, line, update))

    async def press(self, message: Message, button: Button, update: str = "") -> Reply:
        """Press a button of a message, or choose from a menu on it."""
        return await self.press_raw(message, button.token, update)

    async def press_raw(self, message: Message, token: str, update: str = "") -> Reply:
        """Press what need not be on the message."""
        return await self.once(update, lambda: self._press(message, token, update))

    async def delete(self, message: Message) -> None:
        """Delete one of the bot's private messages."""
        self.account.delete(self.at(message))

    async def close_private(self) -> None:
        """Take no private messages from the bot any more."""
        self.account.close_dms()

    async def open_private(self) -> None:
        """Take private messages again, and use the bot there."""
        self.account.open_dms()
        await self.say(None, "/help")

    def at(self, message: Message) -> fake.Message:
        """A message as the server has it."""
        number = int(message.id.lstrip("~"))
        own = (one for one in self.account.ephemerals if one.id == number)
        if message.chat.startswith("@"):
            return self.account.dm.posted.get(number) or next(own)
        return self._server.world.channels[int(message.chat)].posted[number]

    async def delivered_again(self, update: str) -> None:
        """Let Discord deliver something again."""
        before = self._asked[update]
        if isinstance(before, fake.Asked):
            self._server.redeliver(before)
        else:
            said = message_json(before)
            self._server.gateway.tell_private("MESSAGE_CREATE", said, intent=DM_MESSAGES)
        await asyncio.sleep(AGAIN_SECONDS)

    async def _press(self, message: Message, token: str, update: str) -> Reply:
        target = self.at(message)
        asked = self._asked[update] = self._chosen(target, token)
        reply = await self._answer(asked)
        now = None if target.deleted else self._message(target)
        is_updated = asked.callback in {PUT_OFF, UPDATE}
        if now is None or not (is_updated or now != message):
            return reply
        notice = reply.notice or (notice_of(target) if is_updated else "")
        return Reply(now, reply.private, notice, reply.posted)

    def _chosen(self, target: fake.Message, token: str) -> fake.Asked:
        """Press what carries a token: a button, or an option of a menu."""
        for button in target.buttons:
            if token_of(button.custom_id) == token and not button.disabled:
                return self.account.press(target, button.custom_id, stale=True)
        for select in target.selects:
            for option in select.options:
                if token_of(option.value) == token:
                    return self.account.select(target, select, [option.value], stale=True)
        return self.account.press(target, token, stale=True)

    async def _say(self, place: Place | None, line: str, update: str) -> Reply:
        where = None if place is None else self._channel(place)
        command = self._filled(where, line)
        if command is None:
            return await self._written(line, update)
        asked = self.account.command(where, command.command, **command.options)
        self._asked[update] = asked
        return await self._answer(asked)

    def _filled(self, where: "fake.Channel | None", line: str) -> Filled[Who] | None:
        """The command that a line is; in a place one that takes whatever is typed."""
        offered = [one.command for one in self.account.commands(where)]
        commands = [one for one in offered if one.get("type", SLASH) == SLASH]
        found = filled(line, commands, self._known, self._server.bot)
        if found is not None or where is None:
            return found
        typed = line.lstrip("/").strip() or line
        return filled(f"/move {typed}", commands, {}, self._server.bot)

    async def _written(self, line: str, update: str) -> Reply:
        """Write to the bot privately, and wait for what it writes back."""
        if self.account.dms_closed:
            # Whoever takes nothing there writes nothing either: no answer could come.
            return Reply()
        written = self._asked[update] = self.account.say_privately(line)

        def answer() -> fake.Message | None:
            mine = reversed(self.account.dm.posted.values())
            return next((one for one in mine if one.nonce == str(written.id)), None)

        async with asyncio.timeout(PATIENCE_SECONDS):
            while (found := answer()) is None:
                await self.heard()
        is_screen = has_screen(found)
        return Reply(private=self._message(found) if is_screen else None, notice=notice_of(found))

    async def _answer(self, asked: fake.Asked) -> Reply:
        """What came as the answer, and all that came with it."""
        answer = await asked.answer(PATIENCE_SECONDS)
        assert not answer.failed, f"{asked} was never answered"
        told_of = [asked.original, *asked.followups]
        shown = [one for one in told_of if one is not None and one is not asked.pressed]
        own = [one for one in shown if one.ephemeral or one.channel is self.account.dm]
        screens = [one for one in own if has_screen(one)]
        posted = [one for one in shown if one not in own]
        return Reply(
            private=self._message(screens[-1]) if screens else None,
            notice="\n".join(filter(None, map(notice_of, own))),
            posted=self._message(posted[-1]) if posted else None,
        )

    def _channel(self, place: Place) -> "fake.Channel":
        return self._server.world.channels[int(place.channel)]

    def _message(self, message: fake.Message) -> Message:
        """A message of the server's as a person has it before them; made once for each state."""
        state = message.edits, message.deleted
        kept = self._kept.get(message.id)
        if kept is None or kept[0] != state:
            words = words_of(message) if has_screen(message) else notice_of(message)
            seen = Message(
                self._chat(message.channel.id, ephemeral=message.ephemeral),
                str(message.id),
                words,
                tuple(buttons_of(message)),
            )
            kept = self._kept[message.id] = (state, seen)
        return kept[1]

    def _shown(self, seen: fake.Seen) -> Received:
        chat = self._chat(seen.channel, ephemeral=seen.ephemeral)
        message = passing(seen.message) if seen.ephemeral else str(seen.message)
        raw = told(seen.raw)
        # A sentence has no button that would say of which version of a table it speaks.
        later = 0 if b'"custom_id"' in raw else LATER
        return Received(raw, chat, message if seen.message else "", later)

    def _chat(self, channel: int, *, ephemeral: bool) -> str:
        """The chat of a message as the bot knows it."""
        if ephemeral or channel == self.account.dm.id:
            return private_chat(str(self.account.id))
        return str(channel)
