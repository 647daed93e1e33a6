"""Virtual users: they write, press, follow links, block the bot, and keep what they were shown."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

from tests.servers.bot_api.accounts import Account, member
from tests.servers.bot_api.messages import Button, Message
from tests.servers.bot_api.presses import Answered, Pressed
from tests.servers.bot_api.refusal import Json
from tests.servers.bot_api.rooms import Private, Room
from tests.servers.bot_api.typing_in import Line, written
from tests.servers.bot_api.wire import inaccessible, message_json
from tests.servers.bot_api.world import World, start_payload

if TYPE_CHECKING:
    from tests.servers.bot_api.groups import Group, Topic

    Chat: TypeAlias = Group | Topic | None


@dataclass(frozen=True, slots=True)
class Seen:
    """Bytes that reached a person; ``chat`` and ``message`` say where, 0 for a pop-up."""

    raw: bytes
    chat: int
    message: int = 0


class Writing(TypedDict, total=False):
    """How a line is written.

    ``mentions`` are people without a handle whom the line names. ``anonymous`` is as the group
    itself, ``as_channel`` as the channel of that title. ``extra`` are further fields of the
    message, such as a sticker.
    """

    reply_to: Message
    mentions: Sequence["User"]
    anonymous: bool
    as_channel: str
    extra: Json


class Pressing(TypedDict, total=False):
    """How a button is pressed.

    ``stale`` is a button that need not be there any more, or never was; ``inaccessible`` a
    message that the bot is told nothing of but its number.
    """

    stale: bool
    inaccessible: bool


class User:
    """Somebody with Telegram open before them.

    ``received`` is all that they were ever shown, ``popups`` the answers to their presses.
    """

    def __init__(self, world: World, account: Account) -> None:
        self.account = account
        self.world = world
        self.room = Private(world, self)
        self.received: list[Seen] = []
        self.popups: list[Answered] = []
        self._news = asyncio.Event()

    def __repr__(self) -> str:
        return f"<{self.name} {self.id}>"

    @property
    def id(self) -> int:
        """Their number, which is their private chat's too."""
        return self.account.id

    @property
    def name(self) -> str:
        """Their first name."""
        return self.account.name

    @property
    def username(self) -> str:
        """Their handle without the @, if they have one."""
        return self.account.username

    @property
    def private(self) -> tuple[Message, ...]:
        """The bot's messages in their private chat, oldest first."""
        return self.room.messages

    @property
    def last(self) -> Message:
        """The newest message of the bot in their private chat."""
        return self.private[-1]

    async def heard(self) -> None:
        """Wait until anything changes before their eyes."""
        self._news.clear()
        await self._news.wait()

    def notice(self) -> None:
        """Something has changed before their eyes."""
        self._news.set()

    def see(self, message: Message) -> None:
        """A message of the bot is shown to them."""
        if message.by_bot:
            told = message_json(message, {"id": message.chat})
            raw = json.dumps(told, ensure_ascii=False).encode("utf-8", "surrogatepass")
            self.received.append(Seen(raw, message.chat, message.id))
        self.notice()

    def told(self, pressed: Pressed, answered: Answered) -> None:
        """A press of theirs is answered."""
        self.popups.append(answered)
        raw = f"{answered.text}\n{answered.url}".encode("utf-8", "surrogatepass")
        self.received.append(Seen(raw, pressed.message.chat))
        self.notice()

    def start(self, payload: str = "") -> Message:
        """Press START in the private chat, perhaps having come by a link."""
        if self.room.state == "blocked":
            self.unblock()
        return self.say(None, f"/start {payload}".rstrip())

    def follow(self, link: str) -> Message:
        """Follow a link into the private chat, and press START there."""
        payload = start_payload(link, self.world.bot.username)
        assert payload is not None, f"{link} does not lead into the private chat"
        return self.start(payload)

    def block(self) -> None:
        """Take no messages from the bot any more."""
        self._turn("blocked", "member", "kicked")

    def unblock(self) -> None:
        """Take messages from the bot again."""
        self._turn("open", "kicked", "member")

    def say(self, chat: "Chat", text: str, **how: Unpack[Writing]) -> Message:
        """Write into a group, a topic, or (None) the private chat, which that opens."""
        line = Line(
            text,
            reply_to=how.get("reply_to"),
            mentions=tuple(one.account for one in how.get("mentions", ())),
            channel=how.get("as_channel", ""),
            anonymous=how.get("anonymous", False),
            extra=how.get("extra", {}),
        )
        if chat is not None:
            return chat.write(self, line)
        assert self.room.state != "blocked", f"{self.name} has blocked the bot"
        self.room.state = "open"
        message = self.room.add(written(self.room, self.account, line))
        self.world.updates.put("message", self.room.wire(message))
        return message

    def send(self, chat: "Chat", what: Json, **how: Unpack[Writing]) -> Message:
        """Send what is no text, such as ``STICKER``."""
        return self.say(chat, "", **(how | Writing(extra=what)))

    def edit(self, message: Message, text: str) -> None:
        """Change a line of one's own."""
        assert message.sender["id"] == self.id, "that is somebody else's line"
        room = self.room_of(message)
        line = written(room, self.account, Line(text))
        message.text, message.entities = line.text, line.entities
        message.edited = self.world.date
        self.world.updates.put("edited_message", room.wire(message))

    def press(self, message: Message, button: Button | str, **how: Unpack[Pressing]) -> Pressed:
        """Press a button that is there; ``button`` may be its callback data alone."""
        room = self.room_of(message)
        assert self in tuple(room.audience), f"{self.name} is not there"
        data = button.data if isinstance(button, Button) else button
        if not how.get("stale"):
            assert not message.deleted, "the message is gone"
            assert any(one.data == data for one in message.buttons), f"{data!r} is not there"
        pressed = Pressed(
            self.world, self, message, data, self.world.next_query(), self.world.clock.now()
        )
        self.world.queries[pressed.query] = pressed
        pressed.update = self.world.updates.put(
            "callback_query", self._query(pressed, room, hidden=how.get("inaccessible", False))
        )
        return pressed

    def delete(self, message: Message) -> None:
        """Delete a message of the private chat, for the bot too."""
        assert message.chat == self.id, "not in the private chat"
        self.room.take_away(message)

    def forward(self, message: Message, chat: "Group | Topic") -> Message:
        """Forward a message; buttons that are links stay on it, others do not."""
        return chat.write(self, Line(message.text, forwarded=message))

    def leave(self, group: "Group") -> None:
        """Leave a group."""
        group.drop(self)

    def room_of(self, message: Message) -> Room:
        """The chat that a message is in."""
        return self.room if message.chat == self.id else self.world.groups[message.chat]

    def _query(self, pressed: Pressed, room: Room, *, hidden: bool) -> Json:
        message = pressed.message
        old = self.world.clock.now() - message.date > self.world.memory_seconds
        gone = message.deleted or old or hidden
        told = inaccessible(message, room.json) if gone else room.wire(message)
        return {
            "id": pressed.query,
            "from": self.account.json,
            "chat_instance": str(room.id * 7919),
            "message": told,
            "data": pressed.data,
        }

    def _turn(self, state: str, before: str, after: str) -> None:
        """Their private chat opens or closes, and the bot is told."""
        self.room.state = state
        bot = self.world.bot
        self.world.updates.put(
            "my_chat_member",
            {
                "chat": self.room.json,
                "from": self.account.json,
                "date": self.world.date,
                "old_chat_member": member(bot, before),
                "new_chat_member": member(bot, after),
            },
        )
