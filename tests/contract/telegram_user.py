"""A virtual user of Telegram as the contract knows people: presses, types, keeps what is shown."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Final

from adapters.telegram.chats import Whereabouts
from engine.match.people import Place
from tests.contract.acting import Acting, said
from tests.contract.rig import Button, Message, Received, Reply
from tests.servers import telegram as fake

BUTTON: Final = "1"
"""How the data of a button begins that does something; others only tell why they do not."""
PATIENCE_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 0.03
"""How long nothing comes for a person once all that their press led to is there."""
SAID_SECONDS: Final = 0.1
"""The same for a line, which may be answered by a sentence and then a screen."""
REDRAW_SECONDS: Final = 2.0
"""How long a redraw may be on its way where an answer says nothing."""
ANSWER_SECONDS: Final = 1.0
"""How long the answer to a line may take, which need not be answered at all."""
LINE_SECONDS: Final = 0.2
"""The same once the bot is done with the line itself."""
NOTHING: Final = "0"
"""What a button carries that leads nowhere."""
UNSEEN: Final = "\u2060"
"""Keeps Telegram from finding links and commands in names."""
LATER: Final = 2
"""How many versions newer than what was shown last a sentence or a pop-up may be."""


class TelegramUser(Acting):
    """Somebody with Telegram open before them, in some groups and the private chat."""

    def __init__(self, server: fake.TelegramServer, user: fake.User, name: str) -> None:
        super().__init__(name, "telegram-too-fast")
        self.account = user
        self._server = server
        self._kept: dict[tuple[int, int], tuple[object, Message]] = {}
        self._since: dict[int, int] = {}
        self._received: list[Received] = []
        self._read = 0
        self._popups_read = 0
        self._updates: dict[str, int] = {}

    @property
    def received(self) -> Sequence[Received]:
        """All that was ever shown to them, in order."""
        for one in self.account.received[self._read :]:
            self._received.append(self._shown(one) if one.message else self._popup(one))
        self._read = len(self.account.received)
        return self._received

    def forget(self) -> None:
        """Begin anew: what has been shown so far is gone from their private chat."""
        for message in self.account.private:
            self.account.delete(message)

    def messages(self, place: Place) -> tuple[Message, ...]:
        """The bot's messages in a group, or a topic of it."""
        where = Whereabouts.read(place.channel)
        posted = self._server.world.groups[where.chat].messages
        return tuple(
            self._message(one) for one in posted if not where.topic or one.thread == where.topic
        )

    def private(self) -> tuple[Message, ...]:
        """The bot's messages in their private chat."""
        return tuple(map(self._message, self.account.private))

    async def heard(self) -> None:
        """Wait until anything changes before their eyes."""
        await self.account.heard()

    async def say(self, place: Place | None, line: str, update: str = "") -> Reply:
        """Type a line."""
        return await self.once(update, lambda: self._say(place, line, update))

    async def press(self, message: Message, button: Button, update: str = "") -> Reply:
        """Press a button of a message."""
        return await self.press_raw(message, button.token, update)

    async def press_raw(self, message: Message, token: str, update: str = "") -> Reply:
        """Press any data, on a message of theirs or of a group."""
        return await self.once(update, lambda: self._press(message, token, update))

    async def delete(self, message: Message) -> None:
        """Delete one of the bot's private messages."""
        self.account.delete(self.at(message))

    async def close_private(self) -> None:
        """Block the bot."""
        self.account.block()

    async def open_private(self) -> None:
        """Unblock it again."""
        self.account.unblock()

    async def delivered_again(self, update: str) -> None:
        """Let Telegram deliver an update again."""
        answered = len(self.account.popups)
        self._server.redeliver(self._updates[update])
        await self._taken()
        await self._quiet(self.account.id)
        assert len(self.account.popups) - answered <= 1, "answered again"

    def at(self, message: Message) -> fake.Message:
        """A message as the server has it."""
        where = Whereabouts.read(message.chat)
        room = self.account.room if where.chat > 0 else self._server.world.groups[where.chat]
        return room.posted[int(message.id)]

    async def _press(self, message: Message, token: str, update: str) -> Reply:
        target = self.at(message)
        before, known = _state(target), self._known()
        pressed = self.account.press(target, token, stale=True)
        self._updates[update] = pressed.update
        answered = await pressed.answer(PATIENCE_SECONDS)
        # What follows by itself is the answer then.
        follows = answered.text in said("telegram-goes-on")
        notice = "" if follows else answered.text

        def is_there() -> bool:
            is_told = bool(notice or answered.url) or _state(target) != before
            return is_told and self._is_whole(known)

        await self._until(is_there, PATIENCE_SECONDS if follows else REDRAW_SECONDS)
        await self._quiet(self.account.id, target.chat)
        now = None if target.deleted else self._message(target)
        private = [one for one in self._new_private(known) if self._is_screen(one)]
        return Reply(
            redraw=None if notice and now == message else now,
            private=private[-1] if private else None,
            notice=notice,
        )

    async def _say(self, place: Place | None, line: str, update: str) -> Reply:
        where = Whereabouts.read(place.channel) if place else None
        known = self._known()
        there = {message.id for message in self.messages(place)} if place else set()
        spoken = self.account.say(self._chat(where), line)
        self._updates[update] = self._last_update

        def posted() -> list[Message]:
            fresh = self.messages(place) if place else ()
            return [message for message in fresh if message.id not in there]

        def is_there() -> bool:
            return bool(posted() or self._new_private(known)) and self._is_whole(known)

        await self._taken()
        if place is None:
            await self._until(is_there, PATIENCE_SECONDS)
        else:
            await self._answered(place, is_there)
        await self._quiet(self.account.id, spoken.chat, seconds=SAID_SECONDS)
        return self._reply(spoken, posted(), self._new_private(known))

    async def _answered(self, place: Place, is_there: Callable[[], bool]) -> None:
        """Wait for the answer to a line in a group, which need not be answered at all.

        Once a later press of the same person is answered, the bot is done with the line; only
        what the line has changed for all may still be on its way.
        """
        await self._until(is_there, SAID_SECONDS)
        there = (*self.account.private, *map(self.at, self.messages(place)))
        if not is_there() and there:
            await self.not_too_fast()
            await self.account.press(there[-1], NOTHING, stale=True).answer(PATIENCE_SECONDS)
        await self._until(is_there, LINE_SECONDS if there else ANSWER_SECONDS)

    def _reply(self, spoken: fake.Message, posted: list[Message], private: list[Message]) -> Reply:
        """The answer to a line: sentences, a screen, and what everybody sees."""
        replies = [one for one in posted if self.at(one).reply_to == spoken.id]
        boards = [one for one in posted if one not in replies and self.name in one.words]
        screens = [one for one in private if self._is_screen(one)]
        notices = [one.words for one in (*replies, *private) if not self._is_screen(one)]
        return Reply(
            private=screens[-1] if screens else None,
            notice="\n".join(notices),
            posted=boards[-1] if boards else None,
        )

    def _is_whole(self, known: frozenset[int]) -> bool:
        """Whether every hand that went from its place in the private chat has come again."""
        there = self.account.room.posted
        gone = [one for one in known if there[one].deleted and there[one].keyboard]
        return len(gone) <= sum(map(self._is_screen, self._new_private(known)))

    def _is_screen(self, message: Message) -> bool:
        """Whether a message is more than a sentence: it has buttons, if only such as tell why."""
        return any(button.data for button in self.at(message).buttons)

    @property
    def _last_update(self) -> int:
        return max(self._server.world.updates.sent, default=0)

    def _chat(self, where: Whereabouts | None) -> "fake.Group | fake.Topic | None":
        if where is None:
            return None
        group = self._server.world.groups[where.chat]
        return group.topics[where.topic] if where.topic else group

    def _known(self) -> frozenset[int]:
        return frozenset(message.id for message in self.account.private)

    def _new_private(self, known: frozenset[int]) -> list[Message]:
        return [self._message(one) for one in self.account.private if one.id not in known]

    async def _taken(self) -> None:
        """Wait until the bot has taken in all that has happened."""
        updates = self._server.world.updates
        await self._server.until(lambda: not updates.waiting, PATIENCE_SECONDS)

    async def _until(self, is_there: Callable[[], bool], at_most: float) -> None:
        """Wait until what is looked for is there, or will not come."""
        with suppress(TimeoutError):
            async with asyncio.timeout(at_most):
                while not is_there():
                    await self.heard()

    async def _quiet(self, *chats: int, seconds: float = QUIET_SECONDS) -> None:
        """Wait until all calls into these chats are answered, and no more come for a moment."""
        until, seen = 0.0, -1
        while time.monotonic() < until or seen < 0:
            calls = [call for call in self._server.journal.entries[-50:] if call.chat in chats]
            if len(calls) != seen or not all(call.done for call in calls):
                until, seen = time.monotonic() + seconds, len(calls)
            await asyncio.sleep(QUIET_SECONDS / 4)

    def _message(self, message: fake.Message) -> Message:
        """A message of the server's as a person has it before them; made once for each state."""
        key, state = (message.chat, message.id), _state(message)
        kept = self._kept.get(key)
        if kept is None or kept[0] != state:
            kept = self._kept[key] = (state, _as_seen(message, self._channel(message)))
        return kept[1]

    def _channel(self, message: fake.Message) -> str:
        """The chat of a message and, in a forum, its topic."""
        group = self._server.world.groups.get(message.chat)
        topic = message.thread if group is not None and group.forum else None
        return Whereabouts(message.chat, topic or 0).channel

    def _shown(self, seen: fake.Seen) -> Received:
        room = self.account.room if seen.chat > 0 else self._server.world.groups[seen.chat]
        # A sentence has no button that would say of which version of a table it speaks.
        later = LATER if seen.chat > 0 and b'"callback_data"' not in seen.raw else 0
        channel = self._channel(room.posted[seen.message])
        return Received(seen.raw, channel, str(seen.message), later)

    def _popup(self, seen: fake.Seen) -> Received:
        """An answer to a press, with the button that it answers."""
        answered = self.account.popups[self._popups_read]
        self._popups_read += 1
        pressed = next(
            one
            for one in reversed(self._server.world.queries.values())
            if one.answered is answered
        )
        raw = f"{pressed.data}\n".encode() + seen.raw
        return Received(raw, self._channel(pressed.message), str(pressed.message.id), LATER)


def _state(message: fake.Message) -> tuple[str, fake.Keyboard, bool]:
    return message.text, message.keyboard, message.deleted


def _as_seen(message: fake.Message, channel: str) -> Message:
    return Message(
        channel,
        str(message.id),
        message.words.replace(UNSEEN, ""),
        tuple(_buttons(message)),
    )


def _buttons(message: fake.Message) -> Iterator[Button]:
    for button in message.buttons:
        if button.data.startswith(BUTTON):
            yield Button(button.text, button.data)
