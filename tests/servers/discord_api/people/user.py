"""Virtual users: they type commands, press, choose, write, and keep what they were shown."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.servers.discord_api.accounts import Account
from tests.servers.discord_api.asking import asking, options
from tests.servers.discord_api.asking.asked import COMPONENT, SUBMIT, Asked
from tests.servers.discord_api.asking.modal import Modal, Value
from tests.servers.discord_api.messages import parts, showing
from tests.servers.discord_api.messages.message import Message
from tests.servers.discord_api.messages.parts import Button, Select
from tests.servers.discord_api.people import commands
from tests.servers.discord_api.places.privates import DM
from tests.servers.discord_api.refusal import Json

if TYPE_CHECKING:
    from tests.servers.discord_api.places.channel import Channel
    from tests.servers.discord_api.places.guild import Guild
    from tests.servers.discord_api.world import World


@dataclass(frozen=True, slots=True)
class Seen:
    """Bytes that reached a person; ``channel`` and ``message`` say where, 0 for no message."""

    raw: bytes
    channel: int
    message: int = 0
    ephemeral: bool = False


class User:
    """Somebody with Discord open before them.

    ``received`` is all that they were ever shown, ``pings`` the messages that called them by
    name, ``installed`` whether they have the app for themselves. In all that is done in some
    place, None is the private chat with the bot.
    """

    def __init__(self, world: "World", account: Account) -> None:
        self.account = account
        self.world = world
        self.dm = DM(world, self)
        self.guilds: set[Guild] = set()
        self.installed = False
        self.dms_closed = False
        self.received: list[Seen] = []
        self.pings: list[Message] = []
        self.ephemerals: list[Message] = []
        self._news = asyncio.Event()

    def __repr__(self) -> str:
        return f"<{self.name} {self.id}>"

    @property
    def id(self) -> int:
        """Their number."""
        return self.account.id

    @property
    def name(self) -> str:
        """What they are called everywhere."""
        return self.account.name

    @property
    def mention(self) -> str:
        """How they are named so that they are told."""
        return self.account.mention

    @property
    def private(self) -> tuple[Message, ...]:
        """The bot's messages in their private chat that last, oldest first."""
        return self.dm.messages

    @property
    def last(self) -> Message:
        """The newest message of the bot in their private chat."""
        return self.private[-1]

    @property
    def meets_bot(self) -> bool:
        """Whether they share a server with the bot, or have the app themselves."""
        return self.installed or any(guild.has_bot for guild in self.guilds)

    def install(self) -> None:
        """Install the app for oneself."""
        self.installed = True

    def uninstall(self) -> None:
        """Remove the app from one's own."""
        self.installed = False

    def close_dms(self) -> None:
        """Take no messages from the bot any more."""
        self.dms_closed = True

    def open_dms(self) -> None:
        """Take messages from the bot again."""
        self.dms_closed = False

    def leave(self, guild: "Guild") -> None:
        """Leave a server."""
        guild.drop(self)

    def sees(self, message: Message) -> bool:
        """Whether a message stands before them now."""
        return message.channel.sees(self, message)

    def commands(self, where: "Channel | None") -> list[commands.Offered]:
        """The commands that they are offered in a place, in their language."""
        return list(commands.offered(self, where or self.dm))

    def command(self, where: "Channel | None", line: str, /, **given: object) -> Asked:
        """Send a command; ``line`` is its name and those of its subcommands."""
        return commands.typed(self, where or self.dm, line, given)

    def complete(
        self, where: "Channel | None", line: str, option: str, typed: str, /, **given: object
    ) -> Asked:
        """Type at an option that is completed, and go no further yet."""
        return commands.half_typed(self, where or self.dm, line, {**given, option: typed}, option)

    def menu(self, name: str, target: "User", where: "Channel | None") -> Asked:
        """Choose an entry of the menu about somebody."""
        return commands.from_menu(self, where or self.dm, name, target)

    def press(self, message: Message, button: Button | str, *, stale: bool = False) -> Asked:
        """Press a button that is there; ``button`` may be its custom_id alone.

        A ``stale`` one need not be there any more, or never was.
        """
        custom_id = button.custom_id if isinstance(button, Button) else button
        if not stale:
            found = [one for one in message.buttons if one.custom_id == custom_id]
            assert custom_id, f"{button} is a link"
            assert found, f"{custom_id!r} is not there"
            assert not found[0].disabled, f"{found[0]} cannot be pressed"
            assert self.sees(message), f"{self.name} does not see {message}"
        data: Json = {"custom_id": custom_id, "component_type": parts.BUTTON, "id": 0}
        return self._use(message, data)

    def select(
        self,
        message: Message,
        select: Select | str,
        values: Sequence[str],
        *,
        stale: bool = False,
    ) -> Asked:
        """Choose from a menu; ``values`` are those of its options."""
        custom_id = select.custom_id if isinstance(select, Select) else select
        kind = parts.STRING_SELECT
        if not stale:
            found = [one for one in message.selects if one.custom_id == custom_id]
            assert found, f"{custom_id!r} is not there"
            assert self.sees(message), f"{self.name} does not see {message}"
            _check_choice(found[0], values)
            kind = found[0].kind
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 0}
        data["values"] = list(values)
        if kind == parts.USER_SELECT:
            data |= options.named(values, message.channel)
        return self._use(message, data)

    def submit(self, modal: Modal, values: dict[str, Value] | None = None) -> Asked:
        """Fill a window in, by labels or custom_ids, and send it."""
        before = modal.asked
        assert before.user is self, "that window is somebody else's"
        sent = modal.filled(values or {})
        data: Json = {"custom_id": modal.custom_id, "components": sent}
        data |= options.named(modal.people(sent), before.where)
        asked = asking.new(self, before.where, SUBMIT, data, before.owners)
        asked.pressed = before.pressed
        return asking.ask(asked)

    def say(self, where: "Channel | None", text: str, reply_to: Message | None = None) -> Message:
        """Write into a channel."""
        channel = where or self.dm
        assert self in tuple(channel.audience), f"{self.name} is not there"
        message = Message(
            id=self.world.ids.next(),
            channel=channel,
            author=self.account,
            at=self.world.now,
            content=text,
            reply_to=reply_to.id if reply_to else None,
        )
        return showing.posted(message)

    def say_privately(self, text: str) -> Message:
        """Write to the bot."""
        return self.say(None, text)

    def delete(self, message: Message) -> None:
        """Delete a message, as those may who look after a channel."""
        assert self.sees(message), f"{self.name} does not see it"
        showing.taken_away(message)

    def dismiss(self, message: Message) -> None:
        """Put away what they alone see."""
        assert message.owner is self, "that is not only theirs"
        showing.taken_away(message)

    def see(self, message: Message, raw: bytes) -> None:
        """A message is shown to them."""
        if message.author.is_bot:
            seen = Seen(raw, message.channel.id, message.id, message.ephemeral)
            self.received.append(seen)
            if message.owner is self and message.edits == 0:
                self.ephemerals.append(message)
        self.notice()

    def read(self, raw: bytes, where: "Channel") -> None:
        """Something else than a message is shown to them."""
        self.received.append(Seen(raw, where.id, 0, ephemeral=True))
        self.notice()

    async def heard(self) -> None:
        """Wait until anything changes before their eyes."""
        self._news.clear()
        await self._news.wait()

    def notice(self) -> None:
        """Something has changed before their eyes."""
        self._news.set()

    def _use(self, message: Message, data: Json) -> Asked:
        through = asking.owners_of(message)
        asked = asking.new(self, message.channel, COMPONENT, data, through)
        asked.pressed = message
        return asking.ask(asked)


def _check_choice(select: Select, values: Sequence[str]) -> None:
    assert not select.disabled, f"{select} cannot be used"
    assert select.least <= len(values) <= select.most, f"{len(values)} cannot be chosen"
    if select.kind == parts.STRING_SELECT:
        unknown = set(values) - {option.value for option in select.options}
        assert not unknown, f"{unknown} is not among the options"
